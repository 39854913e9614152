/* The board in letters and lines, for terminals with few colours or few glyphs: # city, = or + or
 * a line road, . field, [M] monastery, o village, * pennant. What colour would say is said by
 * glyphs too. */
#ifndef BASTIDE_TUI_GLYPH_BOARD_H
#define BASTIDE_TUI_GLYPH_BOARD_H

#include "tui/board/board_scene.h"
#include "tui/board/glyph_tile.h"

enum { GLYPH_VIEWPORT_SIZE = 8 }; /* the only size of viewport that it can be drawn through */

/* Draws the part of the scene that `viewport` shows into `area`, which has the viewport's size. */
void glyph_board_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                      const struct viewport *viewport, enum glyph_set set);

/* Draws one tile by itself at the top left of `area`. */
void glyph_board_draw_tile(struct canvas *canvas, struct area area, kind_number kind,
                           unsigned orientation, enum glyph_set set);

/* A tile as it lies on the board, with what the game has built upon it. */
struct glyph_tile glyph_board_tile(const struct game *game, const struct placed_tile *placed);

/* The cells that a figure takes: its player's letter, its mark, or both. Returns how many. */
int glyph_board_figure(const struct board_scene *scene, const struct board_mark *figure,
                       uint32_t cells[2]);

#endif
