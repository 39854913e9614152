/* The board's place on the screen, as the table and the replay both use it: how it is looked at,
 * and in which of its two pictures it is drawn. */
#ifndef BASTIDE_TUI_BOARD_PANE_H
#define BASTIDE_TUI_BOARD_PANE_H

#include "tui/board/board_view.h"
#include "tui/page.h"
#include "tui/table/layout.h"

/* A new board pane is all zeros. */
struct board_pane {
    struct viewport viewport;
    bool is_zoomed; /* by hand, so its size is left alone */
    bool is_shown;  /* nobody places tiles: all of it is in view, in any size */
    bool in_glyphs; /* as it was drawn last */
    bool hides_map;
    struct minimap map; /* as it was drawn last */
};

/* To be called before drawing: fits the viewport where the view's size has changed (or, if a size
 * was chosen, keeps that size and the middle), and then brings `focus` into view. Otherwise the
 * view stays where it is. */
void board_pane_prepare(struct board_pane *pane, const struct game *game, struct area board,
                        const struct surroundings *around, struct square focus);

/* At a quiet moment: chooses another size where the board has outgrown the view, or its game is
 * over, and nobody has chosen a size; and shows as much of the board as there is room for. */
void board_pane_fit(struct board_pane *pane, const struct game *game);

/* Scrolls where the square is not wholly in view, and then so far that its neighbours are, too, but
 * not beyond the board. Nothing before the first drawing. */
void board_pane_follow(struct board_pane *pane, const struct game *game, struct square at);

/* Scrolls the square into the middle of the view, with the other one as far as there is room for
 * both; where the whole board fits it stays in view. Nothing before the first drawing. */
void board_pane_centre(struct board_pane *pane, const struct game *game, struct square at,
                       struct square other);

/* The sizes that its tiles may have, as it was drawn last. */
const struct zooms *board_pane_zooms(const struct board_pane *pane);

/* The next larger (`by` 1) or smaller (-1) size: the land in the middle of the view stays there, as
 * far as the board goes. Returns NULL; or, at the last size, a sentence that says so; then the size
 * counts as chosen and nothing else changes. */
const char *board_pane_zoom(struct board_pane *pane, const struct game *game, int by);

/* Where an arrow, or a key that moves the board, points. */
enum edge board_pane_direction(uint32_t key);

/* Moves the view by a tile, or by cells: to the south and east where they are above 0. It goes no
 * further than the board and the squares around it do. */
void board_pane_pan(struct board_pane *pane, const struct game *game, enum edge towards);

/* What the mouse does on every page with a board: dragging moves it, the wheel changes its size
 * around the pointer, a click on the map leads there. Returns whether the gesture was one of these.
 */
bool board_pane_point(struct board_pane *pane, const struct game *game,
                      const struct gesture *gesture);

/* Whether there is a map to show or hide. */
bool board_pane_has_map(const struct board_pane *pane, const struct game *game);

/* Hides or shows the map. Returns NULL; or, if there is none to hide, a sentence that says why;
 * then nothing changes. */
const char *board_pane_turn_map(struct board_pane *pane, const struct game *game);

void board_pane_draw(struct board_pane *pane, struct canvas *canvas, struct area board,
                     const struct board_scene *scene, const struct surroundings *around);

/* What lies under a cell of the view, counted from its top left. */
struct board_hit board_pane_hit(const struct board_pane *pane, const struct board_scene *scene,
                                struct tile_cache *tiles, int row, int col);

/* Draws the tile on `at` with all that the scene shows on it, `size` pixels a side; returns the
 * rows that it takes. In letters there is nothing to see closer: 0. */
int board_pane_draw_close(const struct board_pane *pane, struct canvas *canvas, struct area area,
                          const struct board_scene *scene, struct tile_cache *tiles,
                          struct square at, int size);

/* What lies under a cell of that picture, counted from its top left. */
struct board_hit board_pane_hit_close(const struct board_scene *scene, struct tile_cache *tiles,
                                      struct square at, int size, int row, int col);

/* Draws a tile by itself, up to `size` pixels a side; returns the columns that it takes. */
int board_pane_draw_tile(struct canvas *canvas, struct area area, kind_number kind,
                         unsigned orientation, int size, const struct surroundings *around);

/* Draws one of many tiles, `size` pixels a side; in letters without a frame. */
void board_pane_draw_small(struct canvas *canvas, struct area area, kind_number kind, int size,
                           const struct surroundings *around);

/* Which territories are shown, in words, with the key that goes on to the next. */
const char *board_pane_territory_told(enum territory_kind kind);

#endif
