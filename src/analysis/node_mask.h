/* A bit set of nodes: those of a highlighted feature, or those that pay for a field. */
#ifndef BASTIDE_ANALYSIS_NODE_MASK_H
#define BASTIDE_ANALYSIS_NODE_MASK_H

#include "bastide/game.h"

struct node_mask {
    uint64_t bits[(NODES_MAX + 63) / 64];
};

/* Adds all nodes of the feature of `node`; nothing if that is NO_NODE. */
void node_mask_add(struct node_mask *mask, const struct features *features, uint16_t node);

/* The set of those nodes alone. */
struct node_mask node_mask_of(const struct game *game, uint16_t node);

static inline bool node_mask_has(const struct node_mask *mask, unsigned node)
{
    return mask->bits[node / 64] >> (node % 64) & 1u;
}

#endif
