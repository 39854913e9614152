/* The board's place on the screen, as the table and the replay both use it: how it is looked at,
 * and in which of its two pictures it is drawn. */
#ifndef BASTIDE_TUI_DESK_H
#define BASTIDE_TUI_DESK_H

#include "tui/board/album.h"
#include "tui/board/board_scene.h"
#include "tui/page.h"
#include "tui/table/layout.h"

/* A new desk is all zeros. */
struct desk {
    struct lens lens;
    bool is_zoomed; /* by hand, so its size is left alone */
    bool in_glyphs; /* as it was drawn last */
    struct album tiles, hand;
};

/* To be called before drawing: fits the lens where the view's size has changed, and then brings
 * `focus` into view. Otherwise the view stays where it is. */
void desk_prepare(struct desk *desk, const struct game *game, struct area board,
                  const struct surroundings *around, struct square focus);

/* At a quiet moment: chooses a smaller size where the board has outgrown the view and nobody has
 * chosen a size. */
void desk_fit(struct desk *desk, const struct game *game);

/* Scrolls just as far as brings the square into view: with its neighbours, unless the whole board
 * fits anyway. Nothing before the first drawing. */
void desk_follow(struct desk *desk, const struct game *game, struct square at);

void desk_zoom(struct desk *desk, int by);

void desk_draw(struct desk *desk, struct canvas *canvas, struct area board,
               const struct board_scene *scene, const struct surroundings *around);

/* Draws the tile on `at` with all that the scene shows on it, `size` pixels a side; returns the
 * rows that it takes. In letters there is nothing to see closer: 0. */
int desk_draw_close(struct desk *desk, struct canvas *canvas, struct area area,
                    const struct board_scene *scene, struct square at, int size);

/* Draws a tile by itself, up to `size` pixels a side; returns the columns that it takes. */
int desk_draw_tile(struct desk *desk, struct canvas *canvas, struct area area, uint8_t kind,
                   unsigned orientation, int size, const struct surroundings *around);

#endif
