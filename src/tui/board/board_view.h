/* The pictures of a scene: in half-block pixels, two to a cell, and in letters; and what is under a
 * cell of them. */
#ifndef BASTIDE_TUI_BOARD_VIEW_H
#define BASTIDE_TUI_BOARD_VIEW_H

#include "tui/board/board_scene.h"
#include "tui/board/glyph_tile.h"
#include "tui/board/pixels.h"

/* Draws the part of the scene that `viewport` shows into `area`, which has the viewport's size.
 * `tiles` keeps the painted tiles between frames. */
void board_view_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                     const struct viewport *viewport, struct tile_cache *tiles);

/* Draws one tile by itself, `size` pixels a side, at the top left of `area`. */
void board_view_draw_tile(struct canvas *canvas, struct area area, kind_number kind,
                          unsigned orientation, unsigned size, struct tile_cache *tiles);

/* The board in letters and lines, for terminals with few colours or few glyphs: # city, = or + or
 * a line road, . field, [M] monastery, o village, * pennant. What colour would say is said by
 * glyphs too. */

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

/* What is under a cell, found by asking the same tiles that are drawn. */

enum { HIT_NODES_MAX = 3 };

struct board_hit {
    struct square at;
    tile_number tile; /* the tile there, or NO_TILE */
    unsigned nodes;   /* what is seen of its features in the cell: the figure's first, */
    uint16_t node[HIT_NODES_MAX]; /* then what is narrow, fields last */
    bool on_plan;                 /* on what the scene shows that may be built */
};

/* The cell of the view, in the picture of pixels (two of them lie in a cell) or, where `tiles` is
 * NULL, of letters. */
struct board_hit board_hit_at(const struct board_scene *scene, const struct viewport *viewport,
                              struct tile_cache *tiles, int row, int col);

/* The first of the hit's features that is among `count` nodes, by its number there; where the hit
 * is on another tile of one of these features, that one. `count` where there is none. */
unsigned board_hit_among(const struct board_hit *hit, const struct game *game,
                         const uint16_t *nodes, unsigned count);

#endif
