/* The board in half-block pixels: two square pixels a cell. */
#ifndef BASTIDE_TUI_BOARD_VIEW_H
#define BASTIDE_TUI_BOARD_VIEW_H

#include "tui/board/board_scene.h"
#include "tui/board/pixels.h"

/* Draws the part of the scene that `viewport` shows into `area`, which has the viewport's size.
 * `tiles` keeps the painted tiles between frames. */
void board_view_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                     const struct viewport *viewport, struct tile_cache *tiles);

/* Draws one tile by itself, `size` pixels a side, at the top left of `area`. */
void board_view_draw_tile(struct canvas *canvas, struct area area, kind_number kind,
                          unsigned orientation, unsigned size, struct tile_cache *tiles);

#endif
