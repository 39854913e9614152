/* Finds what is under a cell of the board, by asking the same tiles that are drawn. */
#ifndef BASTIDE_TUI_BOARD_HIT_H
#define BASTIDE_TUI_BOARD_HIT_H

#include "tui/board/board_scene.h"
#include "tui/board/pixels.h"

enum { HIT_NODES_MAX = 3 };

struct board_hit {
    struct square at;
    tile_number tile; /* the tile there, or NO_TILE */
    unsigned nodes;   /* what is seen of its features in the cell: the figure's first, */
    uint16_t node[HIT_NODES_MAX]; /* then what is narrow, fields last */
    bool on_plan;                 /* on what the scene shows that may be built */
};

/* The cell of the view, in the picture of pixels (two of them lie in a cell) or of letters. */
struct board_hit board_hit_pixels(const struct board_scene *scene, const struct viewport *viewport,
                                  struct tile_cache *tiles, int row, int col);
struct board_hit board_hit_glyphs(const struct board_scene *scene, const struct viewport *viewport,
                                  int row, int col);

/* The first of the hit's features that is among `count` nodes, by its number there; where the hit
 * is on another tile of one of these features, that one. `count` where there is none. */
unsigned board_hit_among(const struct board_hit *hit, const struct game *game,
                         const uint16_t *nodes, unsigned count);

#endif
