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
    uint8_t strength[PLAYERS_MAX];  /* of each player's followers (B9, IN4) */
    uint8_t holders;                /* mask of the players who would be paid */
    uint8_t parts;                  /* mask of the parts of its source that it is (SCORE_PARTS) */
    uint8_t owners;                 /* mask of those whom it pays, or has paid (MADE_PAY) */
    uint8_t helpers[FIGURES_COUNT]; /* of each helper: mask of the players who have it there */
    uint8_t touched[FEATURE_KINDS]; /* by a field: complete cities, and what is made of cities */
    uint8_t printed[SEGMENT_FLAGS_COUNT]; /* game_feature_flags */
};

/* The feature of `node`. */
struct feature_summary feature_summary_of(const struct game *game, uint16_t node);

/* The players whom a feature made of others pays, or has paid, as a mask; 0 for any other. */
unsigned feature_owners(const struct game *game, uint16_t node);

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

#endif
