/* The slow map: the features of a slow board, found by flood fill from segment to segment. */
#ifndef BASTIDE_TESTS_SLOW_MAP_H
#define BASTIDE_TESTS_SLOW_MAP_H

#include "bastide/game.h"
#include "support/slow_board.h"

enum {
    SLOW_PLACES = SEGMENTS_MAX + 1, /* the segments of a tile, and SEGMENT_TRACK */
    SLOW_SEGMENTS = TILES_MAX * SLOW_PLACES,
    SLOW_NO_CASTLE = 0xff,
    SLOW_MAGICS = 2, /* the mage, then the witch */
};

/* How many of a figure each player has in games with that set (B1), and its strength (B9). */
struct slow_figure {
    enum tile_set set;
    unsigned each, strength;
    bool helps; /* is no follower (TB1, AM1) */
    bool alone; /* nor comes and goes with one (HS2) */
};

extern const struct slow_figure slow_figures[FIGURES_COUNT];

struct slow_follower {
    uint8_t player; /* from 0 */
    uint8_t figure; /* enum figure */
    tile_number tile;
    uint8_t segment;
};

/* A barn, by the square whose north-western corner it stands on (AM12). */
struct slow_barn {
    uint8_t player;
    struct square corner;
};

/* A small city converted to a castle. */
struct slow_castle {
    tile_number tile[2]; /* in reading order */
    bool owner[PLAYERS_MAX];
    bool scored;
};

struct slow_feature {
    uint8_t kind; /* enum feature_kind */
    bool on_tile[TILES_MAX];
    unsigned tiles;
    unsigned segments;
    unsigned open; /* unmatched edges; empty squares around a monastery; 0 for a field */
    unsigned pennants;
    unsigned inns, cathedrals, herds;
    unsigned sieges;                /* of its tiles (SG1) */
    unsigned vineyards;             /* around a monastery (HS12) */
    unsigned on_hills[PLAYERS_MAX]; /* followers that break a tie (HS11) */
    bool grows;                     /* field: an edge of it has no tile beyond (HS8) */
    unsigned followers[PLAYERS_MAX];
    unsigned strength[PLAYERS_MAX]; /* of these followers */
    bool pig[PLAYERS_MAX];
    unsigned goods[GOODS_COUNT];
    unsigned barns;           /* field: how many stand there */
    bool magic[SLOW_MAGICS];  /* road, city: mage, witch are there */
    unsigned others;          /* special monastery: followers that lie where these stand, or stand
                                 where these lie (MO2) */
    unsigned in_line;         /* where one may lie: tiles in its row and column (MO5) */
    bool closed;              /* an abbey lies against one of its edges (AM3) */
    bool triangular;          /* one of its city segments is */
    unsigned castle;          /* its number, or SLOW_NO_CASTLE */
    bool scored;              /* castle: has scored (CA9) */
    unsigned cities, castles; /* field: the completed cities and the castles that touch it (B13) */
    unsigned besieged;        /* field: how many of these cities are (SG4) */
    bool carcassonne;         /* field: it touches that city (CC9) */
};

struct slow_map {
    unsigned feature_of[TILES_MAX][SLOW_PLACES]; /* SLOW_SEGMENTS: no bridge there */
    struct slow_feature feature[SLOW_SEGMENTS];
    unsigned features;
};

/* Where mage or witch is (MW2). */
struct slow_magic {
    bool here; /* on the board */
    tile_number tile;
    uint8_t segment;
};

/* The pieces on the board. */
struct slow_pieces {
    struct slow_follower follower[FOLLOWERS_MAX];
    unsigned followers;
    struct slow_castle castle[CASTLES_MAX]; /* in the order built */
    unsigned castles;
    struct slow_barn barn[PLAYERS_MAX];
    unsigned barns;
    struct slow_magic magic[SLOW_MAGICS];
};

void slow_map_make(struct slow_map *map, const struct slow_board *board,
                   const struct slow_pieces *pieces);

bool slow_feature_is_complete(const struct slow_feature *feature);
bool slow_feature_is_occupied(const struct slow_feature *feature);

/* Whether somebody is there, or in the other part of a special monastery (B5, MO2). */
bool slow_feature_is_taken(const struct slow_feature *feature);

/* Whether it is a besieged city (SG1, SG7). */
bool slow_feature_is_besieged(const struct slow_feature *feature);

/* How many cities and castles pay for a field, besieged ones twice (SG4), Carcassonne once (CC9).
 */
int slow_feature_payers(const struct slow_feature *field);

/* Whether player `player` has the greatest strength in it, alone or tied (B9). */
bool slow_feature_pays(const struct slow_feature *feature, unsigned player);

/* B6-B8 if complete, B12 and B13 if not; CA10, CA11. */
int slow_feature_points(const struct slow_feature *feature, const struct options *options);

#endif
