/* Which tile and which of its segments a cell of a board in letters shows, in both sizes. */
#ifndef BASTIDE_TUI_GLYPH_CELLS_H
#define BASTIDE_TUI_GLYPH_CELLS_H

#include "tui/board/board_view.h"

static inline bool glyph_is_small(const struct viewport *viewport)
{
    return viewport->size == GLYPH_SMALL_SIZE;
}

/* The node of a segment of a tile in letters, NO_NODE for none. */
unsigned glyph_node_of(const struct placed_tile *placed, uint8_t segment);

/* The tile beyond that edge of a square, or NULL. */
const struct placed_tile *glyph_tile_beside(const struct game *game, struct square at,
                                            enum edge edge);

#endif
