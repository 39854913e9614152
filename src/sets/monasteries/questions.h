/* Questions about special monasteries (MO). */
#ifndef BASTIDE_MONASTERIES_QUESTIONS_H
#define BASTIDE_MONASTERIES_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_abbots_in    bastide_game_abbots_in
#define game_abbots_line  bastide_game_abbots_line
#define game_abbots_worth bastide_game_abbots_worth

#ifdef __cplusplus
extern "C" {
#endif

/* Whether there are special monasteries, where figures may lie (MO1, MO2). */
static inline bool options_has_monasteries(const struct options *options)
{
    return options_has_set(options, SET_MONASTERIES);
}

/* The node where abbots lie in the special monastery of `node`, one of its two; NO_NODE of any
 * other. */
uint16_t game_abbots_in(const struct game *game, uint16_t node);

/* How many tiles there are in an unbroken line from that square to one of its edges, without its
 * own. */
unsigned game_abbots_line(const struct game *game, struct square at, unsigned edge);

/* What an abbot on that square would bring at the end (MO5). */
int game_abbots_worth(const struct game *game, struct square at);

#ifdef __cplusplus
}
#endif

#endif
