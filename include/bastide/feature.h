/* Features: the segments of placed tiles, joined across edges, with running counts for each
 * feature.
 *
 * Every segment on the board is a node. Joined nodes form a tree whose root represents the feature
 * and holds its counts; each other node holds the way to it. These are updated as tiles are placed
 * and followers come and go, so no rule has to walk the board. All nodes of a feature are also
 * linked in a ring, for code that must visit each. */
#ifndef BASTIDE_FEATURE_H
#define BASTIDE_FEATURE_H

#include "bastide/board.h"
#include "bastide/figure.h"
#include "bastide/prefix.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    NODES_MAX = SEGMENT_NODES_MAX + TRACKS_MAX, /* track t is the node t after the segments */
    NO_NODE = 0xffff,
    TILE_PAGE = 1 << 8, /* so many tiles a byte tells apart */
    TILE_PAGES = (TILES_MAX + TILE_PAGE - 1) / TILE_PAGE,
};

struct features {
    uint16_t next[NODES_MAX];         /* the next node of the same feature, in a ring */
    uint8_t tile[SEGMENT_NODES_MAX];  /* the tile each is on (feature_tile): its last eight bits, */
    uint16_t page[TILE_PAGES];        /* and the first node of each 256 tiles, or NO_NODE */
    tile_number track[TRACKS_MAX];    /* the tile each track is on */
    feature_counts counts[NODES_MAX]; /* at roots; at others FEATURE_JOINED and the node above */
    uint16_t nodes;
    uint8_t splits; /* edges that are split between two cities and have no partner, */
    uint16_t split[SPLIT_EDGES_MAX]; /* the node at the first half clockwise of each */
};

/* The tile that `node` is on. */
static inline tile_number feature_tile(const struct features *features, uint16_t node)
{
    if (node >= SEGMENT_NODES_MAX)
        return features->track[node - SEGMENT_NODES_MAX];
    unsigned page = 0;
    for (unsigned p = 1; p < TILE_PAGES; p++)
        page += node >= features->page[p];
    return (tile_number)(features->tile[node] + page * TILE_PAGE);
}

/* What tells a node that is no root. */
#define FEATURE_JOINED ((feature_counts)1 << 63)

static inline bool feature_is_root(const struct features *features, uint16_t node)
{
    return (features->counts[node] & FEATURE_JOINED) == 0;
}

/* The strongest players, bit p for each tied for most; 0 where nobody has any strength (B9). Begins
 * as {.most = 1}, and looks at each player once, in any order. */
struct majority {
    unsigned most, players;
};

static inline void majority_look(struct majority *majority, unsigned player, unsigned strength)
{
    if (strength > majority->most)
        *majority = (struct majority){strength, 0};
    if (strength == majority->most)
        majority->players |= 1u << player;
}

/* The strongest by the counts of a feature. */
unsigned feature_majority(feature_counts counts);

/* No features, for a board without tiles. */
void features_clear(struct features *features);

/* Copies the features, except unused nodes, which keep their contents. */
void features_copy(struct features *to, const struct features *from);

/* Adds the nodes of tile number `tile`, just placed, and joins them with those of its neighbours at
 * edges and half-edges (B3, B13). Monasteries' counts are left to the caller. */
void features_add_tile(struct features *features, struct board *board, tile_number tile,
                       const struct neighbours *neighbours);

/* The same for a tile laid against the rules, whose edges need not match: where a road meets a city
 * nothing joins, where a field or water meets a road, or a field water, only the fields do, and a
 * city joins neither.
 * What does not join stays open there. */
void features_add_misfit(struct features *features, struct board *board, tile_number tile,
                         const struct neighbours *neighbours);

/* Closes the road or city, if there is one, that reaches edge `edge` of tile number `tile`, or both
 * that share it: that end has no partner there and needs none. To be done once. */
void features_close_edge(struct features *features, const struct board *board, tile_number tile,
                         unsigned edge);

/* Adds track number `track`, just built, as a road and joins it with the roads and tracks it
 * meets (BR8). Fields and cities under it are unchanged (BR10). */
void features_add_track(struct features *features, const struct board *board, uint8_t track);

/* The node of track number `track`. */
static inline uint16_t feature_track_node(unsigned track)
{
    return (uint16_t)(SEGMENT_NODES_MAX + track);
}

/* The root of the feature that `node` belongs to. */
uint16_t feature_root(const struct features *features, uint16_t node);

/* Whether the feature of `node` has no open end; for a monastery, no empty square around it. */
static inline bool feature_is_closed(const struct features *features, uint16_t node)
{
    return feature_counts_open(features->counts[feature_root(features, node)]) == 0;
}

/* The node of the feature at a board's edge (road, city) or half-edge (field) of tile number
 * `tile`, or NO_NODE. Where an edge is split, that of its first half clockwise. */
uint16_t feature_node_at_edge(const struct board *board, tile_number tile, unsigned edge);
uint16_t feature_node_at_half(const struct board *board, tile_number tile, unsigned half);

/* The node at the second half clockwise, where an edge is split between two cities; or NO_NODE. */
uint16_t feature_node_split_off(const struct board *board, tile_number tile, unsigned edge);

/* The segment of `node`: a printed one, or a track as a road from edge to edge. */
const struct segment *feature_segment(const struct features *features, const struct board *board,
                                      uint16_t node);

/* The segment number of `node` on its tile, or SEGMENT_TRACK; and the node of segment `segment`
 * (or SEGMENT_TRACK) of tile number `tile`, or NO_NODE if there is none. */
unsigned feature_segment_number(const struct features *features, const struct board *board,
                                uint16_t node);
uint16_t feature_node(const struct board *board, tile_number tile, unsigned segment);

/* Adds a figure to, or removes it from, the counts of the feature it stands in. A helper changes no
 * counts. */
void feature_add_follower(struct features *features, struct follower follower);
void feature_remove_follower(struct features *features, struct follower follower);

/* A bit set of tiles, which counts a tile once however often a feature crosses it (B9). */
struct tile_mask {
    uint64_t bits[(TILES_MAX + 63) / 64];
};

/* The tiles the feature of `node` covers; returns how many. */
unsigned feature_tiles(const struct features *features, uint16_t node, struct tile_mask *tiles);

static inline bool tile_mask_has(const struct tile_mask *mask, unsigned tile)
{
    return mask->bits[tile / 64] >> (tile % 64) & 1u;
}

#ifdef __cplusplus
}
#endif

#endif
