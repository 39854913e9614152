/* Questions about king and robber (KR). */
#ifndef BASTIDE_KING_QUESTIONS_H
#define BASTIDE_KING_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_honour_points  bastide_game_honour_points
#define game_honours_points bastide_game_honours_points

#ifdef __cplusplus
extern "C" {
#endif

/* Whether king and robber are in play. */
static inline bool options_has_king(const struct options *options)
{
    return options_has_set(options, SET_KING);
}

/* Who has the honour, or NOBODY; and the tiles of the feature that brought it, 0 if nobody has it
 * (KR2). */
static inline unsigned game_honour_player(const struct game *game, enum honour honour)
{
    return game->honours.tiles[honour] > 0 ? game->honours.player[honour] : (unsigned)NOBODY;
}

static inline unsigned game_honour_tiles(const struct game *game, enum honour honour)
{
    return game->honours.tiles[honour];
}

/* What the honour is worth now, to whoever has it: 1 for each completed city, or road, on the board
 * (KR4). */
int game_honour_points(const struct game *game, enum honour honour);

/* The same of all honours at once. */
void game_honours_points(const struct game *game, int points[HONOURS_COUNT]);

#ifdef __cplusplus
}
#endif

#endif
