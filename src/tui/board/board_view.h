/* The pictures of a scene: in half-block pixels, two to a cell, and in letters; the small map in a
 * corner of them; and what is under a cell. */
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

/* Draws the part of the scene that `viewport`, of a size in letters, shows into `area`, which has
 * the viewport's size. */
void glyph_board_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                      const struct viewport *viewport, enum glyph_set set);

/* Draws one tile by itself at the top left of `area`. */
void glyph_board_draw_tile(struct canvas *canvas, struct area area, kind_number kind,
                           unsigned orientation, enum glyph_set set);

/* A tile as it lies on the board, with what the game has built upon it. */
struct glyph_tile glyph_board_tile(const struct game *game, const struct placed_tile *placed);

/* The cell of the view where what a mark is about stands; it may lie outside. */
struct glyph_anchor glyph_board_anchor(const struct board_scene *scene,
                                       const struct viewport *viewport,
                                       const struct board_mark *mark);

/* What is seen of a feature in a cell of the view: its node, or NO_NODE. */
unsigned glyph_board_node(const struct game *game, const struct viewport *viewport, int row,
                          int col);

/* Whether that cell shows something of what is built on the tile alone. */
bool glyph_board_is_built(const struct overlays *overlays, const struct viewport *viewport, int row,
                          int col);

/* The cells that a figure takes: its player's letter, its mark, or both. Returns how many. */
int glyph_board_figure(const struct board_scene *scene, const struct board_mark *figure,
                       uint32_t cells[2]);

/* A small map of the whole board in a corner of the view, for boards that the view cannot hold: a
 * pixel or four a tile, or a letter where there are no pixels. */

/* NONE: there is no map. */
enum map_corner {
    MAP_NONE,
    MAP_SOUTH_EAST,
    MAP_NORTH_EAST,
    MAP_SOUTH_WEST,
    MAP_NORTH_WEST,
    MAP_CORNERS
};

struct minimap {
    enum map_corner corner;
    struct area area;  /* within the view, counted from its top left */
    struct span span;  /* the squares that it shows */
    struct span whole; /* those that there are: where there is no room, it shows some of them */
    int scale;         /* pixels a side of a square: 1 or 2, in a film 3; 0: letters, two columns */
    bool is_tight;     /* letters in one column; lines, not brackets, tell what is in view */
    bool shows_owner;  /* the tile placed last is in its player's colour, as in a film */
};

/* Whether some tile is not wholly in view. */
bool minimap_is_needed(const struct viewport *viewport, const struct board *board);

/* Where the map lies over that view of the scene: in the corner where it hides least; never over
 * the tile in hand or anything else that is being chosen, nor over the tile placed last, nor over
 * more than a sixth of the view. It stays in the corner `before` while that is hardly worse. Where
 * it is too large letters move together, and then it is cut to the squares around the view. In no
 * corner where no map is needed, where even a small piece of it would hide what is chosen, or where
 * a piece would show nothing that is out of view. */
struct minimap minimap_place(const struct board_scene *scene, const struct viewport *viewport,
                             enum map_corner before);
struct minimap minimap_place_glyphs(const struct board_scene *scene,
                                    const struct viewport *viewport, enum map_corner before);

/* Draws it over the view that lies in `view`. `tiles` keeps the painted tiles between frames. */
void minimap_draw(const struct minimap *map, struct canvas *canvas, struct area view,
                  const struct board_scene *scene, const struct viewport *viewport,
                  struct tile_cache *tiles);
void minimap_draw_glyphs(const struct minimap *map, struct canvas *canvas, struct area view,
                         const struct board_scene *scene, const struct viewport *viewport,
                         enum glyph_set set);

/* The part of its area without the line that parts a map of letters from the board. */
struct area minimap_inside(const struct minimap *map);

/* Whether a cell of the view lies on the map, and which square it shows there. */
bool minimap_square(const struct minimap *map, int row, int col, struct square *at);

/* What is under a cell, found by asking the same tiles that are drawn. */

enum { HIT_NODES_MAX = 3 };

struct board_hit {
    struct square at;
    tile_number tile; /* the tile there, or NO_TILE; in small letters that of the first node */
    unsigned nodes;   /* what is seen of features in the cell: the figure's first, */
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
