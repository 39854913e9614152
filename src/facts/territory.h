/* Ownership overlay: the owners of every feature, and what the owned fields are worth. */
#ifndef BASTIDE_FACTS_TERRITORY_H
#define BASTIDE_FACTS_TERRITORY_H

#include "bastide/game.h"

/* A bit set of nodes: those of a highlighted feature, or those that pay for a field. */

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

/* What to show. */
enum territory_kind {
    TERRITORY_NONE,
    TERRITORY_FEATURES, /* all others */
    TERRITORY_FIELDS,   /* fields, and the cities that pay for them, whatever was made of them */
    TERRITORIES
};

/* An owned field: where to show its worth. */
struct field_worth {
    uint16_t node; /* a node of the field, where its first follower stands */
    int16_t points;
};

struct territory {
    enum territory_kind kind;
    uint8_t owners[NODES_MAX]; /* of each node: mask of the players who would be paid for its
                                  feature if the game ended now; 0: nobody */
    struct node_mask paying;   /* nodes of the cities that pay for an owned field */
    struct field_worth worth[FOLLOWERS_MAX];
    unsigned worths;
};

/* The overlay of one kind. */
struct territory territory_of(const struct game *game, enum territory_kind kind);

#endif
