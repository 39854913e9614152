/* A feature's figures, gathered in one struct: a small one, as each entry of the log has it. */
#ifndef BASTIDE_FACTS_FEATURE_SUMMARY_H
#define BASTIDE_FACTS_FEATURE_SUMMARY_H

#include "bastide/game.h"

struct feature_summary {
    enum feature_kind kind;
    unsigned tiles;
    unsigned pennants;
    unsigned open; /* open ends; empty squares around a monastery */
    int points;    /* current worth, as game_feature_points; or what it has scored (MADE_PAY) */
    bool complete;
    uint8_t strength[PLAYERS_MAX]; /* of each player's followers (B9, IN4) */
    uint8_t holders;               /* mask of the players who would be paid */
    uint8_t parts;                 /* mask of the parts of its source that it is (SCORE_PARTS) */
    uint8_t owners;                /* mask of those whom it pays, or has paid (MADE_PAY) */
    /* Of each helper, of what holds a field without a farmer, and of each follower who counts
     * nothing there (AM8): mask of the players who have it there. */
    uint8_t helpers[FIGURES_COUNT];
    uint8_t touched[FEATURE_KINDS]; /* by a field: complete cities, and what is made of cities */
    uint8_t printed[SEGMENT_FLAGS_COUNT]; /* game_feature_flags */
    uint8_t height;                       /* of what is built on it (HEIGHTS) */
};

/* Whether who is in features of that kind lies there to the end, as farmers, and is paid then. */
static inline bool kind_pays_late(unsigned kind)
{
    return kind == FEATURE_FIELD || kind_is_lain_in(kind);
}

/* The feature of `node`. */
struct feature_summary feature_summary_of(const struct game *game, uint16_t node);

/* The summary without the parts that need a walk over the feature: tiles, points, parts, what
 * it touches and marks are 0. */
struct feature_summary feature_summary_in_short(const struct game *game, uint16_t node);

/* Of which parts of its source's scores the feature of `node` is, as a mask of enum score_part. */
unsigned feature_parts(const struct game *game, uint16_t node);

/* One node of every feature on the board, in the order of the tiles and of their segments, tracks
 * after the segments. Returns how many there are. */
size_t features_on_board(const struct game *game, uint16_t nodes[NODES_MAX]);

/* The features of the tile just placed, and of the track on it, that were completed unoccupied: a
 * follower deployed now takes them. One node of each, in segment order. Returns how many; 0 except
 * after placing. */
enum { FREE_FEATURES_MAX = SEGMENTS_MAX + 1 };
size_t features_free_to_take(const struct game *game, uint16_t nodes[FREE_FEATURES_MAX]);

/* Ownership overlay: the owners of every feature, and what the owned fields are worth. */

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
    uint16_t node; /* a node of the field, where its first follower stands, or what holds it */
    int16_t points;
};

struct territory {
    enum territory_kind kind;
    uint8_t owners[NODES_MAX]; /* of each node: mask of the players who would be paid for its
                                  feature if the game ended now; 0: nobody */
    struct node_mask paying;   /* nodes of the cities that pay for an owned field */
    struct field_worth worth[FOLLOWERS_MAX + PLAYERS_MAX];
    unsigned worths;
};

/* The overlay of one kind. */
struct territory territory_of(const struct game *game, enum territory_kind kind);

#endif
