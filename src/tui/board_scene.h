/* What the board shows: a game as it stands and everything that is drawn over it. The board in
 * pixels and the board in letters are two pictures of the same scene. */
#ifndef BASTIDE_TUI_BOARD_SCENE_H
#define BASTIDE_TUI_BOARD_SCENE_H

#include "bastide/game.h"
#include "tui/lens.h"
#include "tui/seats.h"

struct board_scene {
    const struct game *game;
    const struct seats *seats;

    const struct square *legal; /* squares where the tile in hand may lie */
    unsigned legals;
    uint8_t ghost_kind; /* the tile in hand as it would lie, or NO_TILE_KIND */
    uint8_t ghost_orientation;
    struct square ghost_at;

    const uint16_t *offer; /* nodes where a follower may go, numbered from 1 on the tile */
    unsigned offers;
    unsigned chosen; /* which of them is shown with the follower on it; `offers`: none */

    uint16_t lit;        /* a node whose whole feature is lit up, or NO_NODE */
    uint8_t cursor;      /* the tile under the cursor, or NO_TILE */
    uint8_t last;        /* the tile placed last, marked in the colour of */
    uint8_t last_player; /* who placed it; NO_TILE: none is marked */
};

/* A scene with nothing but the game. */
struct board_scene board_scene_of(const struct game *game, const struct seats *seats);

/* Which nodes belong to the feature of `node`; none where it is NO_NODE. */
struct node_mask {
    uint64_t bits[(NODES_MAX + 63) / 64];
};

struct node_mask node_mask_of(const struct game *game, uint16_t node);

static inline bool node_mask_has(const struct node_mask *mask, unsigned node)
{
    return mask->bits[node / 64] >> (node % 64) & 1u;
}

#endif
