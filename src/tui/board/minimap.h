/* A small map of the whole board in a corner of the view, for boards that the view cannot hold: a
 * pixel or four a tile, or a letter where there are no pixels. */
#ifndef BASTIDE_TUI_MINIMAP_H
#define BASTIDE_TUI_MINIMAP_H

#include "tui/board/board_scene.h"
#include "tui/board/glyph_tile.h"
#include "tui/board/pixels.h"

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
    int scale;         /* pixels a side of a square: 1 or 2; 0: letters, two columns a square */
};

/* Whether some tile is not wholly in view. */
bool minimap_is_needed(const struct viewport *viewport, const struct board *board);

/* Where the map lies over that view of the scene: in the corner where it hides least; never over
 * the tile in hand or anything else that is being chosen, nor over the tile placed last. It stays
 * in the corner `before` while that is hardly worse. Where it is too large it is cut to the squares
 * around the view. In no corner where no map is needed, or where even a small piece of it would
 * hide what is chosen. */
struct minimap minimap_place(const struct board_scene *scene, const struct viewport *viewport,
                             enum map_corner before);
struct minimap minimap_place_glyphs(const struct board_scene *scene,
                                    const struct viewport *viewport, enum map_corner before);

/* Draws it over the view that lies in `view`. The tiles is one of the viewport's size. */
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

#endif
