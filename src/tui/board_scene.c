#include "tui/board_scene.h"

struct board_scene board_scene_of(const struct game *game, const struct seats *seats)
{
    return (struct board_scene){.game = game,
                                .seats = seats,
                                .ghost_kind = NO_TILE_KIND,
                                .lit = NO_NODE,
                                .cursor = NO_TILE,
                                .last = NO_TILE};
}

struct node_mask node_mask_of(const struct game *game, uint16_t node)
{
    struct node_mask mask = {{0}};
    if (node == NO_NODE)
        return mask;
    uint16_t at = node;
    do {
        mask.bits[at / 64] |= (uint64_t)1 << (at % 64);
        at = game->features.next[at];
    } while (at != node);
    return mask;
}
