/* Questions about drawbridges (DB). */
#ifndef BASTIDE_DRAWBRIDGES_QUESTIONS_H
#define BASTIDE_DRAWBRIDGES_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_crossing_follower bastide_game_crossing_follower
#define game_lowered_gates     bastide_game_lowered_gates
#define tile_gates             bastide_tile_gates

#ifdef __cplusplus
extern "C" {
#endif

/* Whether drawbridges are in play. */
static inline bool options_has_drawbridges(const struct options *options)
{
    return options_has_set(options, SET_DRAWBRIDGES);
}

/* The city segments of a tile kind that its roads have gates to: bit s for segment s (DB1). */
unsigned tile_gates(kind_number kind);

/* The edge of a city at which a road's gate lies, from the edges of both: straight on where the
 * road leads there, or the city's first. */
static inline unsigned tile_gate_edge(unsigned road, unsigned city)
{
    for (unsigned edge = 0; edge < EDGES; edge++)
        if ((road >> edge & 1u) && (city >> edge_opposite(edge) & 1u))
            return edge_opposite(edge);
    return (unsigned)__builtin_ctz(city);
}

/* The city segments of tile number `tile` that have a lowered drawbridge: bit s for segment s (DB2,
 * DB6). */
unsigned game_lowered_gates(const struct game *game, tile_number tile);

/* Whether it is awaited that a follower crosses a drawbridge or goes home (DB3). */
static inline bool game_awaits_crossing(const struct game *game)
{
    return game->turn.phase == PHASE_CROSS;
}

/* The follower that a decision at `cross` is about (DB3): its number in game.followers, or
 * FOLLOWERS_MAX at any other time. */
unsigned game_crossing_follower(const struct game *game);

static inline struct move move_cross(struct square at, unsigned segment)
{
    return move_on_square(VERB_CROSS, at, segment);
}

#ifdef __cplusplus
}
#endif

#endif
