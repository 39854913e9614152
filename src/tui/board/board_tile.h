/* A tile as it lies on the painted board: with what the game has built upon it, and where followers
 * stand on it. Drawing and pointing both go by this. */
#ifndef BASTIDE_TUI_BOARD_TILE_H
#define BASTIDE_TUI_BOARD_TILE_H

#include "picture/overlay.h"
#include "tui/board/tile_cache.h"

/* Fills in size * size pixels. */
void board_tile_paint(const struct game *game, const struct placed_tile *placed, unsigned size,
                      struct tile_cache *tiles, struct pixel *pixels);

/* The anchor of a node on its tile. */
struct picture_anchor board_tile_anchor(const struct game *game, uint16_t node, unsigned size,
                                        struct tile_cache *tiles);

#endif
