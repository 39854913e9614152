/* Scoring decisions. */
#include "language/language.h"
#include "plain/plain_game.h"
#include "plain/question.h"
#include "wording/deciding_words.h"
#include "wording/turn_words.h"

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

/* "at 0,1: City, 3 tiles ...": identifies one of several features. */
static void add_choice(struct question *question, const struct deciding *deciding,
                       const struct asking *asking)
{
    struct move move = deciding_move(deciding);
    struct sentence detail =
        asking_ranking(asking) == RANKED_BY_WORTH
            ? deciding_words_detail(deciding, asking->position, asking->seats)
            : deciding_words_name(deciding, asking->position, deciding->chosen);
    if (deciding_node(deciding) == NO_NODE)
        question_add_refusal(question, move, "%s", detail.text);
    else if (is_place(move))
        question_add(question, ANSWER_MOVE, move, "%d,%d: %s", move.at.x, move.at.y, detail.text);
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

/* The place of the follower in question, or "It covers 0,-1 and 0,0". */
static struct sentence ask_deciding_place_of(const struct deciding *deciding,
                                             const struct game *game, const struct seats *seats)
{
    struct square at[2] = {{0, 0}, {0, 0}};
    uint16_t node = game_decision_node(game);
    if (deciding->choice.follower != FOLLOWERS_MAX) {
        at[0] = game->board.tile[game->features.tile[node]].at;
        return sentence_of(_("At %d,%d: %s."), at[0].x, at[0].y,
                           tile_words_follower(game, deciding->choice.follower, seats).text);
    }
    if (!squares_of(game, node, at))
        return sentence_of("%s", "");
    return sentence_of(_("It covers %d,%d and %d,%d."), at[0].x, at[0].y, at[1].x, at[1].y);
}

void ask_deciding(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    struct deciding deciding = {asking->position->choice, 0};
    passage_add(&question->about, "%s %s",
                deciding_words_call(&deciding, game_player(game), asking->seats).text,
                ask_deciding_place_of(&deciding, game, asking->seats).text);
    question->task = deciding_words_task(&deciding, asking->seats);
    for (; deciding.chosen < deciding.choice.count; deciding.chosen++)
        add_choice(question, &deciding, asking);
}

/* Any decision, by its legal moves: those of sets that have no question of their own. */

struct sentence question_choice_words(const struct asking *asking, struct move move)
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

void ask_any(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct move_list *legal = &asking->position->legal;
    question->task = sentence_of("%s.", watch_words_task(game, NULL, asking->seats).text);
    for (size_t m = 0; m < legal->count; m++)
        if (legal->move[m].verb != VERB_PASS)
            question_add(question, ANSWER_MOVE, legal->move[m], "%s",
                         question_choice_words(asking, legal->move[m]).text);
    if (position_allows(asking->position, VERB_PASS))
        question_add_refusal(question, move_plain(VERB_PASS), "%s", _("pass"));
}

/* Entering by hand what was drawn from the box. */

void question_add_kinds(struct question *question, const struct asking *asking,
                        const struct pile *pile, enum answer answer)
{
    const struct edge_reading *edges = &asking->so_far->edges;
    struct kind_set kinds = edge_reading_kinds(edges, kinds_in_pile(pile));
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        unsigned left = pile->left[kind];
        if (left == 0 || !kind_set_has(&kinds, kind))
            continue;
        question_add(question, answer, move_draw(kind), _n("%s (%u left)", "%s (%u left)", left),
                     tile_words_brief(kind, EDGE_N).text, left);
        question->choice[question->choices - 1].kind = kind;
    }
    question->takes_edges = true;
    question->may_go_back = edges->count > 0;
}

struct sentence question_way_to_type(const struct edge_reading *edges)
{
    struct sentence letters = sentence_of("%s", "");
    for (unsigned edge = 0; edge < edges->count; edge++)
        sentence_add(&letters, "%c", edge_reading_letter(edges, edge));
    if (edges->count == 0)
        return sentence_of("%s", _("Type its number, or its edges clockwise, such as crff for "
                                   "city, road, field, field."));
    return sentence_of(_("Edges %s. Type its number, or other edges."), letters.text);
}

void ask_draw(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    question->task = sentence_of(_("%s draws: which tile is it? %s"),
                                 asking->seats->seat[game_player(game)].name,
                                 question_way_to_type(&asking->so_far->edges).text);
    question_add_kinds(question, asking, &game->pile, ANSWER_MOVE);
}
