/* What can be said of a feature, counted together. */
#ifndef BASTIDE_ANALYSIS_FEATURE_SUMMARY_H
#define BASTIDE_ANALYSIS_FEATURE_SUMMARY_H

#include "bastide/game.h"

struct feature_summary {
    enum feature_kind kind;
    unsigned tiles;
    unsigned pennants;
    unsigned open;    /* open ends; empty squares around a monastery */
    unsigned cities;  /* complete ones that a field touches, */
    unsigned castles; /* and castles (CA11) */
    unsigned bridges; /* that are part of a road */
    int points;       /* worth now, as game_feature_points; of a castle what it has scored */
    bool complete;
    unsigned followers[PLAYERS_MAX];
    unsigned holders; /* mask of the players who would be paid */
    unsigned owners;  /* of a castle: mask of those who built it */
};

/* The feature of `node`. */
struct feature_summary feature_summary_of(const struct game *game, uint16_t node);

/* The summary without `followers`, which are looked for among all on the board, and are 0. */
struct feature_summary feature_summary_of_worth(const struct game *game, uint16_t node);

/* The summary without what takes a walk over the feature: without tiles, points, cities, castles
 * and bridges, which are 0. */
struct feature_summary feature_summary_in_short(const struct game *game, uint16_t node);

/* One node of every feature on the board, in the order of the tiles and of their segments, bridges
 * behind the segments. Returns how many there are. */
size_t features_on_board(const struct game *game, uint16_t nodes[NODES_MAX]);

/* A feature that was completed and that nobody holds can be taken by a follower right after the
 * placement: the features of the tile just placed, and of the bridge on it, that are so, one node
 * of each, by its segments. Returns how many; none but in PHASE_BUILD. */
enum { FREE_FEATURES_MAX = SEGMENTS_MAX + 1 };
size_t features_free_to_take(const struct game *game, uint16_t nodes[FREE_FEATURES_MAX]);

#endif
