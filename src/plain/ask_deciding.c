/* Scoring decisions: castle or points, what a castle scores by, across a drawbridge or home. */
#include "plain/question.h"

#include "language/language.h"
#include "wording/deciding_words.h"

#include <stdio.h>

/* "at 0,1: City, 3 tiles ...": identifies one of several features. */
static void add_choice(struct question *question, const struct deciding *deciding,
                       const struct asking *asking)
{
    struct move move = deciding_move(deciding);
    struct sentence detail =
        aids_has(&asking->session->head, AID_WORTH)
            ? deciding_words_detail(deciding, asking->position, asking->seats)
            : deciding_words_name(deciding, asking->position, deciding->chosen);
    if (move.verb == VERB_HOME)
        question_add_refusal(question, move, "%s", detail.text);
    else if (move.verb == VERB_CLAIM || move.verb == VERB_CROSS)
        question_add(question, ANSWER_MOVE, move, "%d,%d: %s", move.at.x, move.at.y, detail.text);
    else
        question_add(question, ANSWER_MOVE, move, "%s", detail.text);
}

/* "It lies at 0,-1 and 0,0", or the place of the follower in question, if there is one. */
static struct sentence place_of(const struct deciding *deciding, const struct game *game,
                                const struct seats *seats)
{
    uint8_t tiles[2];
    if (game_decision_tiles(game, tiles)) {
        struct square a = game->board.tile[tiles[0]].at, b = game->board.tile[tiles[1]].at;
        return sentence_of(_("It covers %d,%d and %d,%d."), a.x, a.y, b.x, b.y);
    }
    if (deciding->choice.follower == FOLLOWERS_MAX)
        return sentence_of("%s", "");
    struct square at = game->board.tile[game->features.tile[game_decision_node(game)]].at;
    return sentence_of(_("At %d,%d: %s."), at.x, at.y,
                       tile_words_follower(game, deciding->choice.follower, seats).text);
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
