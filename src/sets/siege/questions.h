/* Questions about sieges (SG). */
#ifndef BASTIDE_SIEGE_QUESTIONS_H
#define BASTIDE_SIEGE_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_is_besieged bastide_game_is_besieged
#define game_may_escape  bastide_game_may_escape
#define game_way_out     bastide_game_way_out
#define move_escape      bastide_move_escape

#ifdef __cplusplus
extern "C" {
#endif

/* Whether a game has sieges: either set brings them. */
static inline bool options_has_sieges(const struct options *options)
{
    return options_has_any(options, SETS_OF_WITH_SIEGE);
}

/* Whether the feature of `node` is a besieged city, not what play has made of one (SG1, SG7). */
bool game_is_besieged(const struct game *game, uint16_t node);

/* The square of a monastery or abbey by which followers may escape from the besieged city of
 * `node`; false if there is none (SG5). */
bool game_way_out(const struct game *game, uint16_t node, struct square *at);

/* Whether the follower with that number in game.followers could escape at the end of its player's
 * turn (SG5). */
bool game_may_escape(const struct game *game, unsigned follower);

/* Whether it is asked now who escapes. */
static inline bool game_awaits_escape(const struct game *game)
{
    return game->turn.phase == PHASE_ESCAPE;
}

/* By the number of the follower in game.followers. */
struct move move_escape(const struct game *game, unsigned follower);

#ifdef __cplusplus
}
#endif

#endif
