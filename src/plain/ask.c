/* What is asked after a placement, in scoring, and where no set has a question of its own. */
#include "plain/question.h"

#include "facts/position.h"
#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

/* What a move is called among the choices. */
static struct sentence words_of_choice(const struct asking *asking, struct move move)
{
    static choice_words *const words[VERBS_COUNT] = {
#define X(verb, words) [VERB_##verb] = words,
        CHOICE_WORDS(X)
#undef X
    };
    char text[MOVE_TEXT_SIZE];
    if (words[move.verb] != NULL)
        return words[move.verb](asking, move);
    move_print(&asking->session->game, move, text);
    return sentence_of("%s", text);
}

/* After a placement: a figure, something else, or neither. */

/* Where a figure would stand on that tile, naming the segment's edges. */
static struct sentence figure_there(const struct game *game, tile_number tile, struct move deploy)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    uint16_t node = feature_node(&game->board, tile, deploy.arg);
    struct sentence segment =
        deploy.arg == SEGMENT_TRACK
            ? sentence_of("%s", "")
            : tile_words_places(placed->kind, placed->orientation, deploy.arg);
    return figure_words_there((enum figure)deploy.figure, figure_place_of(game, node),
                              segment.text);
}

struct sentence figure_choice_on(const struct asking *asking, tile_number tile, struct move deploy)
{
    const struct game *game = &asking->session->game;
    struct feature_summary summary =
        feature_summary_of(game, feature_node(&game->board, tile, deploy.arg));
    struct sentence where = figure_there(game, tile, deploy);
    struct sentence feature = wording_with_measure(where.text, &summary);
    return asking_ranking(asking) == RANKED_BY_WORTH
               ? wording_figure_worth(feature.text, &summary, (enum figure)deploy.figure)
               : feature;
}

struct sentence figure_choice(const struct asking *asking, struct move deploy)
{
    return figure_choice_on(asking, game_placed(&asking->session->game), deploy);
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
    if (words == NULL && (!offers->may_pass || offers->figures == 0))
        return sentence_of(_("%s, you decide."), name);
    if (words == NULL)
        return sentence_of("%s", _("A figure, or something else?"));
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
                         words_of_choice(asking, moves.move[m]).text);
    if (offers.may_pass)
        question_add_refusal(question, move_plain(VERB_PASS), "%s", refusal_of(&offers));
    question->task = task_of(&offers, asking->seats->seat[game_player(game)].name);
    tell_supply(question, asking, &offers);
}

/* Scoring decisions. */

/* Whether the answers are places to choose from. */
static bool is_place(struct move move)
{
    static const bool is_place[VERBS_COUNT] = {
#define X(phase, verb, told) [VERB_##verb] = true,
        DECISION_PLACES(X)
#undef X
    };
    return is_place[move.verb];
}

/* Whether none of the answers is a place, or about a feature: all are things to do. */
static bool are_deeds(const struct deciding *deciding)
{
    for (unsigned choice = 0; choice < deciding->choice.count; choice++)
        if (deciding->choice.node[choice] != NO_NODE || is_place(deciding->choice.move[choice]))
            return false;
    return true;
}

/* "at 0,1: City, 3 tiles ...": identifies one of several features. */
static void add_choice(struct question *question, const struct deciding *deciding,
                       const struct asking *asking)
{
    struct move move = deciding_move(deciding);
    const struct decision_view view = {deciding, asking->position, asking->seats};
    struct sentence detail =
        asking_ranking(asking) == RANKED_BY_WORTH
            ? decision_words_of(deciding)->detail(&view)
            : deciding_words_name(deciding, asking->position, deciding->chosen);
    if (game_awaits_chance(&asking->position->game))
        question_add(question, ANSWER_MOVE, move, "%s: %s",
                     deciding_words_name(deciding, asking->position, deciding->chosen).text,
                     decision_words_of(deciding)->detail(&view).text);
    else if (is_place(move))
        question_add(question, ANSWER_MOVE, move, "%d,%d: %s", move.at.x, move.at.y, detail.text);
    else if (deciding_node(deciding) == NO_NODE && !are_deeds(deciding))
        question_add_refusal(question, move, "%s", detail.text);
    else
        question_add(question, ANSWER_MOVE, move, "%s", detail.text);
}

/* The two squares of a feature that has no more, in reading order. */
static bool squares_of(const struct game *game, uint16_t node, struct square at[2])
{
    struct tile_mask mask;
    unsigned count = 0;
    if (feature_tiles(&game->features, node, &mask) != 2)
        return false;
    for (unsigned tile = 0; tile < game->board.tiles; tile++)
        if (tile_mask_has(&mask, tile))
            at[count++] = game->board.tile[tile].at;
    if (square_reads_before(at[1], at[0])) {
        struct square first = at[1];
        at[1] = at[0];
        at[0] = first;
    }
    return true;
}

/* The place of the follower in question, or "It covers 0,-1 and 0,0"; empty for decisions about
 * squares. */
static struct sentence place_of_decision(const struct deciding *deciding, const struct game *game,
                                         const struct seats *seats)
{
    struct square at[2] = {{0, 0}, {0, 0}};
    uint16_t node = game_decision_node(game);
    if (deciding->choice.follower != FOLLOWERS_MAX) {
        at[0] = game_node_square(game, node);
        return sentence_of(_("At %d,%d: %s."), at[0].x, at[0].y,
                           tile_words_follower(game, deciding->choice.follower, seats).text);
    }
    if (node == NO_NODE || !squares_of(game, node, at))
        return sentence_of("%s", "");
    return sentence_of(_("It covers %d,%d and %d,%d."), at[0].x, at[0].y, at[1].x, at[1].y);
}

static void ask_deciding(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    struct deciding deciding = {asking->position->choice, 0};
    struct sentence place = place_of_decision(&deciding, game, asking->seats);
    passage_add(&question->about, "%s%s%s",
                deciding_words_call(&deciding, game_player(game), asking->seats).text,
                place.text[0] ? " " : "", place.text);
    question->task = deciding_words_task(&deciding, asking->seats);
    for (; deciding.chosen < deciding.choice.count; deciding.chosen++)
        add_choice(question, &deciding, asking);
}

/* Any decision, by its legal moves: those of sets that have no question of their own. */

void ask_any(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct move_list *legal = &asking->position->legal;
    question->task = sentence_of("%s.", watch_words_task(game, NULL, asking->seats).text);
    for (size_t m = 0; m < legal->count; m++)
        if (legal->move[m].verb != VERB_PASS)
            question_add(question, ANSWER_MOVE, legal->move[m], "%s",
                         words_of_choice(asking, legal->move[m]).text);
    if (position_allows(asking->position, VERB_PASS))
        question_add_refusal(question, move_plain(VERB_PASS), "%s", _("pass"));
}

void ask_draw(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    question->task = sentence_of(_("%s draws: which tile is it? %s"),
                                 asking->seats->seat[game_player(game)].name,
                                 question_way_to_type(&asking->so_far->edges).text);
    question_add_kinds(question, asking, &game->pile, ANSWER_MOVE);
}

static ask_question *const asks[PHASES_COUNT] = {
#define X(phase, asks) [PHASE_##phase] = asks,
    QUESTIONS(X)
#undef X
#define X(phase, ...) [PHASE_##phase] = ask_deciding,
        DECISION_WORDS(X)
#undef X
};

void ask_due(struct question *question, const struct asking *asking)
{
    question->about.text[0] = '\0';
    question->choices = 0;
    question->number = (struct typed_number){.least = 0, .most = -1};
    question->takes_edges = false;
    question->may_go_back = false;
    ask_question *of_phase = asks[game_phase(&asking->session->game)];
    (of_phase ? of_phase : ask_any)(question, asking);
}
