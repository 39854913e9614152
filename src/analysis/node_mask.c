#include "analysis/node_mask.h"

void node_mask_add(struct node_mask *mask, const struct features *features, uint16_t node)
{
    uint16_t at = node;
    if (node == NO_NODE)
        return;
    do {
        mask->bits[at / 64] |= (uint64_t)1 << (at % 64);
        at = features->next[at];
    } while (at != node);
}

struct node_mask node_mask_of(const struct game *game, uint16_t node)
{
    struct node_mask mask = {{0}};
    node_mask_add(&mask, &game->features, node);
    return mask;
}
