/* Scoring decisions. */
#include "plain/question.h"

#include "language/language.h"
#include "wording/deciding_words.h"
#include "wording/decisions.h"

#include <stdio.h>

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
        aids_has(&asking->session->head, AID_WORTH)
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
static struct sentence place_of(const struct deciding *deciding, const struct game *game,
                                const struct seats *seats)
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
    snprintf(question->about, sizeof question->about, "%s %s",
             deciding_words_call(&deciding, game_player(game), asking->seats).text,
             place_of(&deciding, game, asking->seats).text);
    question->task = deciding_words_task(&deciding, asking->seats);
    for (; deciding.chosen < deciding.choice.count; deciding.chosen++)
        add_choice(question, &deciding, asking);
}
