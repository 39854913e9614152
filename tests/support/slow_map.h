/* The slow map: the features of a slow board, found by flooding from segment to segment. */
#ifndef BASTIDE_TEST_SLOW_MAP_H
#define BASTIDE_TEST_SLOW_MAP_H

#include "bastide/options.h"
#include "support/slow_board.h"

enum { SLOW_SEGMENTS = TILES_MAX * SEGMENTS_MAX };

struct slow_follower {
    uint8_t player; /* from 0 */
    uint8_t tile;
    uint8_t segment;
};

struct slow_feature {
    uint8_t kind; /* enum feature_kind */
    bool on_tile[TILES_MAX];
    unsigned tiles;
    unsigned segments;
    unsigned open; /* edges without a partner; empty squares around a monastery; 0 for a field */
    unsigned pennants;
    unsigned followers[PLAYERS_MAX];
    unsigned cities; /* field: the completed cities that touch it (B13) */
};

struct slow_map {
    unsigned feature_of[TILES_MAX][SEGMENTS_MAX];
    struct slow_feature feature[SLOW_SEGMENTS];
    unsigned features;
};

void slow_map_make(struct slow_map *map, const struct slow_board *board,
                   const struct slow_follower *followers, unsigned count);

bool slow_feature_is_complete(const struct slow_feature *feature);
bool slow_feature_is_occupied(const struct slow_feature *feature);

/* Whether player `player` has most followers in it, alone or with others (B9). */
bool slow_feature_pays(const struct slow_feature *feature, unsigned player);

/* B6-B8 where it is complete, B12 and B13 where it is not. */
int slow_feature_points(const struct slow_feature *feature);

#endif
