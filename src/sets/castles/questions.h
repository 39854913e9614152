/* Questions about castles (CA). */
#ifndef BASTIDE_CASTLES_QUESTIONS_H
#define BASTIDE_CASTLES_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether castles are in play (ED). */
static inline bool options_has_castles(const struct options *options)
{
    return options_has_set(options, SET_BCB) && options->value[OPTION_CASTLES] == CASTLES_YES;
}

/* The number of the castle that the feature of `node` is, or CASTLES_MAX if it is none. */
unsigned game_castle_of(const struct game *game, uint16_t node);

/* The players whom castle number `castle` pays when it scores, as a mask: those of its owners with
 * a follower in it (CA5, CA9). An owner whose lord has gone home against the rules is none. */
unsigned game_castle_lords(const struct game *game, unsigned castle);

/* The six squares of a castle's fief (CA4), in reading order. */
enum { FIEF_SQUARES = 6 };
void game_fief(const struct game *game, unsigned castle, struct square fief[FIEF_SQUARES]);

/* The same around two tiles in reading order, where a castle could be built. */
void game_fief_around(const struct game *game, const uint8_t tiles[2],
                      struct square fief[FIEF_SQUARES]);

/* At `castle` and `claim`: the two tiles of that small city or castle, in reading order. False,
 * with `tiles` unchanged, at any other time. */
bool game_decision_tiles(const struct game *game, uint8_t tiles[2]);

#ifdef __cplusplus
}
#endif

#endif
