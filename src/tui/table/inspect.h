/* Looking around: a cursor that goes from square to square over the tiles and the empty squares
 * beside them and, on a tile, from segment to segment. */
#ifndef BASTIDE_TUI_INSPECT_H
#define BASTIDE_TUI_INSPECT_H

#include "tui/board/board_scene.h"

struct inspection {
    struct square at; /* where it is: on a tile or on an open square */
    tile_number tile; /* the tile there, or NO_TILE */
    uint8_t segment;  /* of the tile's kind, or SEGMENT_TRACK */
};

/* Begins on the tile placed last. */
void inspect_begin(struct inspection *inspection, const struct game *game);

/* Goes to the nearest tile or open square in that direction; nothing where there is none. */
void inspect_go(struct inspection *inspection, const struct game *game, enum edge towards);

/* Goes to a tile or open square; to nothing else. */
void inspect_see_square(struct inspection *inspection, const struct game *game, struct square at);

/* Goes to a tile, and there to the feature of `node` (NO_NODE: any). */
void inspect_see(struct inspection *inspection, const struct game *game, tile_number tile,
                 uint16_t node);

/* The tile's next segment (`by` 1) or the one before (-1); the bridge on it comes last. */
void inspect_step(struct inspection *inspection, const struct game *game, int by);

/* What the cursor is on: a node of the tile, or NO_NODE on an open square. */
uint16_t inspect_node(const struct inspection *inspection, const struct game *game);

/* Shows what the cursor is on, in place of what is shown of the current choice. */
void inspect_show(const struct inspection *inspection, struct board_scene *scene);

#endif
