/* Looking around: a cursor that goes from tile to tile and, on a tile, from segment to segment. */
#ifndef BASTIDE_TUI_LOOKING_H
#define BASTIDE_TUI_LOOKING_H

#include "bastide/game.h"

struct looking {
    uint8_t tile;
    uint8_t segment; /* of the tile's kind, or SEGMENT_BRIDGE */
};

/* Begins on the tile placed last. */
void looking_begin(struct looking *looking, const struct game *game);

/* Goes to the nearest tile in that direction; nothing where there is none. */
void looking_go(struct looking *looking, const struct game *game, enum edge towards);

/* The tile's next segment (`by` 1) or the one before (-1); the bridge on it comes last. */
void looking_step(struct looking *looking, const struct game *game, int by);

/* What the cursor is on. */
uint16_t looking_node(const struct looking *looking, const struct game *game);

#endif
