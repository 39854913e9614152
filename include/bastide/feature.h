/* Features: the segments of placed tiles, joined across edges, and what is known of each whole.
 *
 * Every segment on the board is a node. Joined nodes form a tree whose root stands for the
 * feature and holds its counts. They are kept up to date as tiles are laid and followers come and
 * go, so that no rule has to walk the board. A ring through all nodes of a feature serves those who
 * must see each of them. */
#ifndef BASTIDE_FEATURE_H
#define BASTIDE_FEATURE_H

#include "bastide/board.h"
#include "bastide/counts.h"
#include "bastide/figure.h"
#include "bastide/prefix.h"

enum {
    NODES_MAX = SEGMENT_NODES_MAX + BRIDGES_MAX, /* behind the segments, bridge b is node
                                                    SEGMENT_NODES_MAX + b */
    NO_NODE = 0xffff,
};

struct features {
    uint16_t parent[NODES_MAX];       /* itself at a root */
    uint16_t next[NODES_MAX];         /* the next node of the same feature, in a ring */
    uint8_t tile[NODES_MAX];          /* the tile that the node lies on */
    feature_counts counts[NODES_MAX]; /* good at a root only */
    uint16_t nodes;
};

/* Whose followers in the feature are strongest: a mask with bit p for each player who ties for
 * most; 0 where nobody is (B9). */
unsigned feature_majority(feature_counts counts);

void features_clear(struct features *features);

/* Adds the nodes of tile number `tile`, which has just been laid, and joins them with those of
 * its neighbours, edges and half-edges (B3, B13). Monasteries' counts are the caller's. */
void features_add_tile(struct features *features, struct board *board, uint8_t tile,
                       const struct neighbours *neighbours);

/* Adds bridge number `bridge`, which has just been built, as a road and joins it with the roads
 * and bridges that it meets (BR8). Fields and cities under it stay as they are (BR10). */
void features_add_bridge(struct features *features, const struct board *board, uint8_t bridge);

static inline uint16_t feature_bridge_node(unsigned bridge)
{
    return (uint16_t)(SEGMENT_NODES_MAX + bridge);
}

/* The root of the feature that `node` belongs to. */
uint16_t feature_root(const struct features *features, uint16_t node);

/* Whether the feature of `node` has no open end, a monastery no empty square around it. */
static inline bool feature_is_closed(const struct features *features, uint16_t node)
{
    return feature_counts_open(features->counts[feature_root(features, node)]) == 0;
}

/* The node of the feature at a board's edge (road, city) or half-edge (field) of tile number
 * `tile`, or NO_NODE. */
uint16_t feature_node_at_edge(const struct board *board, uint8_t tile, unsigned edge);
uint16_t feature_node_at_half(const struct board *board, uint8_t tile, unsigned half);

/* What `node` is: a printed segment, or a bridge as a road from edge to edge. */
const struct segment *feature_segment(const struct features *features, const struct board *board,
                                      uint16_t node);

/* The number of the segment on its tile that `node` is, or SEGMENT_BRIDGE; and the node of segment
 * `segment` (or SEGMENT_BRIDGE) of tile number `tile`, or NO_NODE where there is none. */
unsigned feature_segment_number(const struct features *features, const struct board *board,
                                uint16_t node);
uint16_t feature_node(const struct board *board, uint8_t tile, unsigned segment);

/* Counts a figure in where it stands, or out. A helper changes no counts. */
void feature_add_follower(struct features *features, struct follower follower);
void feature_remove_follower(struct features *features, struct follower follower);

/* A set of tiles, bit by bit; counts a tile once however often a feature crosses it (B9). */
struct tile_mask {
    uint64_t bits[(TILES_MAX + 63) / 64];
};

/* The tiles that the feature of `node` lies on, and how many they are. */
unsigned feature_tiles(const struct features *features, uint16_t node, struct tile_mask *tiles);

static inline bool tile_mask_has(const struct tile_mask *mask, unsigned tile)
{
    return mask->bits[tile / 64] >> (tile % 64) & 1u;
}

#endif
