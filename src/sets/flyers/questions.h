/* Questions about flying machines (FM). */
#ifndef BASTIDE_FLYERS_QUESTIONS_H
#define BASTIDE_FLYERS_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_flight_square    bastide_game_flight_square
#define game_landings         bastide_game_landings
#define game_machine_at       bastide_game_machine_at
#define game_throws_that_land bastide_game_throws_that_land

#ifdef __cplusplus
extern "C" {
#endif

enum { FLIGHT_MOST = 3 }; /* squares */

/* Whether there are machines. */
static inline bool options_has_flyers(const struct options *options)
{
    return options_has_set(options, SET_FLYERS);
}

/* What is awaited: the die, and where the follower lands. */
static inline bool game_awaits_throw(const struct game *game)
{
    return game->turn.phase == PHASE_THROW;
}

static inline bool game_awaits_landing(const struct game *game)
{
    return game->turn.phase == PHASE_LAND;
}

/* The square of the machine on the tile just placed; false if it has none. */
bool game_machine_at(const struct game *game, struct square *at);

/* Where it would bring a follower so many squares away (FM3). */
struct square game_flight_square(const struct game *game, unsigned squares);

/* The segments of the tile on a square where a follower of that figure could land, with the tile
 * just placed, as a mask (FM4, FM7): the track is SEGMENT_TRACK; 0 where there is no tile, either.
 */
uint64_t game_landings(const struct game *game, enum figure figure, struct square at);

/* With how many of the sides 1 to FLIGHT_MOST it could land anywhere. */
unsigned game_throws_that_land(const struct game *game, enum figure figure);

/* The moves of the set. */
static inline struct move move_fly(enum figure figure)
{
    struct move move = move_plain(VERB_FLY);
    move.figure = (uint8_t)figure;
    return move;
}

static inline struct move move_land(struct square at, unsigned segment)
{
    struct move move = move_with(VERB_LAND, segment);
    move.at = at;
    return move;
}

#ifdef __cplusplus
}
#endif

#endif
