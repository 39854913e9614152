/* Questions about bridges (BR). */
#ifndef BASTIDE_BRIDGES_QUESTIONS_H
#define BASTIDE_BRIDGES_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_bridged_placements bastide_game_bridged_placements

#ifdef __cplusplus
extern "C" {
#endif

/* Whether bridges are in play (ED). */
static inline bool options_has_bridges(const struct options *options)
{
    return options_has_set(options, SET_BCB) && options->value[OPTION_BRIDGES] == BRIDGES_YES;
}

/* Where a tile of `kind` would match once a bridge is built, by any player (BR6): otherwise as
 * game_placements. */
void game_bridged_placements(const struct game *game, kind_number kind, struct move_list *moves);

static inline struct move move_bridge(struct square at, enum direction direction)
{
    return move_on_square(VERB_BRIDGE, at, direction);
}

/* The number of the bridge built this turn, or NO_TRACK. */
static inline uint8_t game_track_built(const struct game *game)
{
    return game->turn.built;
}

#ifdef __cplusplus
}
#endif

#endif
