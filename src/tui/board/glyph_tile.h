/* A tile in letters and lines, for terminals that cannot show its painting: 7 columns and 3 rows,
 * with a gap of one cell to the next tile. */
#ifndef BASTIDE_TUI_GLYPH_TILE_H
#define BASTIDE_TUI_GLYPH_TILE_H

#include "picture/overlay.h"
#include "tui/board/glyph_draw.h"

struct glyph_tile glyph_tile_of(kind_number kind, unsigned orientation);

/* Draws what a game builds on it; anchors and marks are found on the whole of it. */
void glyph_tile_overlay(struct glyph_tile *tile, const struct overlays *overlays);

/* What the tile's flags put in its middle; MARK_GRASS for nothing. */
enum glyph_mark glyph_tile_middle(kind_number kind);

/* What is seen of a tile from afar: a monastery, what its flags stand for, its cities, its roads.
 */
enum glyph_mark glyph_tile_landmark(kind_number kind, unsigned orientation);

#endif
