/* After a placement: a figure, something else, or neither. */
#include "plain/question.h"

#include "facts/choices.h"
#include "language/language.h"
#include "wording/figure_words.h"

/* Where a figure would stand, naming the segment's edges. */
static struct sentence figure_there(const struct game *game, struct move deploy)
{
    const struct placed_tile *placed = &game->board.tile[game_placed(game)];
    uint16_t node = feature_node(&game->board, game_placed(game), deploy.arg);
    struct sentence segment =
        deploy.arg == SEGMENT_TRACK
            ? sentence_of("%s", "")
            : tile_words_places(placed->kind, placed->orientation, deploy.arg);
    return figure_words_there((enum figure)deploy.figure, figure_place_of(game, node),
                              segment.text);
}

/* "follower on the road (east, west), 3 tiles: 3 points so far" */
struct sentence figure_choice(const struct asking *asking, struct move deploy)
{
    const struct game *game = &asking->session->game;
    struct feature_summary summary =
        feature_summary_of(game, feature_node(&game->board, game_placed(game), deploy.arg));
    struct sentence where = figure_there(game, deploy);
    struct sentence feature = wording_with_measure(where.text, &summary);
    return asking_ranking(asking) == RANKED_BY_WORTH
               ? wording_figure_worth(feature.text, &summary, (enum figure)deploy.figure)
               : feature;
}

static const struct action_words *const action_words[VERBS_COUNT] = {
#define X(verb, ...) [VERB_##verb] = &(const struct action_words){__VA_ARGS__},
    ACTION_QUESTIONS(X)
#undef X
};

/* The legal moves, for the wording of the question. */
struct offers {
    unsigned figures, others;
    const struct action_words *words; /* of the others; NULL: they have several, or none */
    bool has_helper;                  /* not only followers */
    bool may_pass;
};

static void count_other(struct offers *offers, struct move move)
{
    const struct action_words *words = action_words[move.verb];
    offers->words = offers->others == 0 || offers->words == words ? words : NULL;
    offers->others++;
}

static struct offers offers_of(const struct move_list *moves)
{
    struct offers offers = {0};
    for (size_t m = 0; m < moves->count; m++)
        if (moves->move[m].verb == VERB_PASS) {
            offers.may_pass = true;
        } else if (moves->move[m].verb == VERB_DEPLOY) {
            offers.figures++;
            offers.has_helper |= !figure_is_follower((enum figure)moves->move[m].figure);
        } else {
            count_other(&offers, moves->move[m]);
        }
    return offers;
}

static struct sentence task_of(const struct offers *offers, const char *name)
{
    const struct action_words *words = offers->words;
    if (offers->others == 0)
        return sentence_of("%s", offers->has_helper ? _("A figure?") : _("A follower?"));
    if (words == NULL)
        return sentence_of(_("%s, you decide."), name);
    const char *task = !offers->may_pass      ? words->forced
                       : offers->figures == 0 ? words->alone
                       : offers->has_helper   ? words->or_figure
                                              : words->or_follower;
    return sentence_of("%s", _(task));
}

static const char *refusal_of(const struct offers *offers)
{
    if (offers->others == 0)
        return offers->has_helper ? _("no figure") : _("no follower");
    if (offers->words == NULL)
        return _("pass");
    return offers->figures == 0 ? _(offers->words->none) : _("neither");
}

/* "Ann: 5 followers left, 2 bridges left. A second part follows: ..." */
static void tell_supply(struct question *question, const struct asking *asking,
                        const struct offers *offers)
{
    const struct game *game = &asking->session->game;
    unsigned player = game_player(game);
    struct sentence left = wording_figures_left(&game->options, &game->player[player]);
    struct sentence notes = sentence_of("%s", ""), note;
    if (offers->words && offers->words->add_supply)
        offers->words->add_supply(&left, game, player);
#define X(words)                                                                                   \
    note = words(game);                                                                            \
    if (note.text[0] != '\0')                                                                      \
        sentence_add(&notes, " %s", note.text);
    ACTION_NOTES(X)
#undef X
    passage_add(&question->about, "%s: %s.%s", asking->seats->seat[player].name, left.text,
                notes.text);
}

void ask_action(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    struct move_list moves = asking->position->legal;
    deployments_list_once(game, &moves);
    ranking_sort_actions(game, &moves, asking_ranking(asking));
    struct offers offers = offers_of(&moves);
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb != VERB_PASS)
            question_add(question, ANSWER_MOVE, moves.move[m], "%s",
                         question_choice_words(asking, moves.move[m]).text);
    if (offers.may_pass)
        question_add_refusal(question, move_plain(VERB_PASS), "%s", refusal_of(&offers));
    question->task = task_of(&offers, asking->seats->seat[game_player(game)].name);
    tell_supply(question, asking, &offers);
}
