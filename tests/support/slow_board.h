/* The slow board: tiles on squares and bridges over them, searched and compared in the plainest
 * way, with nothing stored that could be derived. It shares only the tile lists with the core. */
#ifndef BASTIDE_TESTS_SLOW_BOARD_H
#define BASTIDE_TESTS_SLOW_BOARD_H

#include "bastide/limits.h"
#include "bastide/tiles.h"

enum { SLOW_NO_TILE = 0xffff, SLOW_GRID = 256, SLOW_NO_TRACK = DIRECTIONS };

struct slow_tile {
    struct square at;
    kind_number kind;
    uint8_t orientation;
    uint8_t track; /* enum direction, or SLOW_NO_TRACK */
    bool misfit;   /* laid against the rules: no bridge is awaited */
    bool barred;   /* no bridge may be built over it (BT11) */
};

struct slow_board {
    struct slow_tile tile[TILES_MAX]; /* in the order laid */
    unsigned tiles;
    tile_number grid[SLOW_GRID][SLOW_GRID]; /* 1 + tile number, or 0; by x + 128 and y + 128 */
};

/* The squares that may hold or touch a tile: the bounding box of all tiles, plus one row and column
 * on every side. */
struct slow_area {
    int left, top, right, bottom; /* all inclusive */
};

void slow_board_clear(struct slow_board *board);
void slow_board_lay(struct slow_board *board, struct square at, unsigned kind,
                    unsigned orientation);

/* Removes the last tile. */
void slow_board_take_up(struct slow_board *board);

/* The number of the tile on `at`, or SLOW_NO_TILE. */
unsigned slow_board_tile_at(const struct slow_board *board, struct square at);

struct slow_area slow_board_area(const struct slow_board *board);

/* The terrain at the board's edge `edge` of tile number `tile`, from its segments; road where a
 * bridge ends (BR12). */
enum terrain slow_board_terrain(const struct slow_board *board, unsigned tile, unsigned edge);

/* Whether a tile is next to the empty square `at`. */
bool slow_board_touches(const struct slow_board *board, struct square at);

/* Whether B3 allows the tile there. */
bool slow_board_may_lay(const struct slow_board *board, struct square at, unsigned kind,
                        unsigned orientation);

/* Whether B3 allows it anywhere. */
bool slow_board_fits_anywhere(const struct slow_board *board, unsigned kind);

/* Whether it is an abbey, which every edge may lie against and none continues (AM3). */
bool slow_board_is_abbey(const struct slow_board *board, unsigned tile);

/* Whether the square is empty with tiles on all four sides (AM2). */
bool slow_board_is_hole(const struct slow_board *board, struct square at);

/* Whether all edges of a placed tile match those that they touch, or need not. */
bool slow_board_is_matched(const struct slow_board *board, unsigned tile);

/* The tiles where a bridge may be built after tile number `tile` was placed: itself and its
 * neighbours along edges (BR3). Returns how many. */
enum { SLOW_SITES_MAX = 1 + EDGES };
unsigned slow_board_sites(const struct slow_board *board, unsigned tile,
                          unsigned sites[SLOW_SITES_MAX]);

/* Whether BR2, BR4 and BR5 allow a bridge over tile number `tile`. */
bool slow_board_may_bridge(const struct slow_board *board, unsigned tile, unsigned direction);

/* Whether the tile may be placed there with one bridge built then, by trying every bridge (BR6).
 * The board is restored afterwards. */
bool slow_board_may_lay_with_bridge(struct slow_board *board, struct square at, unsigned kind,
                                    unsigned orientation);

/* Whether that bridge, built after tile number `placed` was laid, makes all its edges match. */
bool slow_board_mends(struct slow_board *board, unsigned placed, unsigned tile, unsigned direction);

/* The segment of tile number `tile` at the board's edge (road, city) or half-edge (field), found in
 * the list of its segments; NO_SEGMENT if there is none. At an edge where a bridge ends it is
 * SEGMENT_TRACK. */
unsigned slow_board_segment_at_edge(const struct slow_board *board, unsigned tile, unsigned edge);

/* The same by the half of the edge, from 0 clockwise: two cities may have one each (HS14). */
unsigned slow_board_segment_at(const struct slow_board *board, unsigned tile, unsigned edge,
                               unsigned half);
unsigned slow_board_segment_at_half(const struct slow_board *board, unsigned tile, unsigned half);

#endif
