/* The board: which tile lies where, and which empty squares touch one.
 *
 * Squares are found by a small hash from coordinates, so a board may grow in any direction as far
 * as its tiles reach. The open squares are kept as parallel arrays of bytes, so that asking where
 * a tile fits is one comparison a square and orientation. */
#ifndef BASTIDE_BOARD_H
#define BASTIDE_BOARD_H

#include "bastide/limits.h"
#include "bastide/prefix.h"
#include "bastide/tiles.h"

#include <assert.h>

enum {
    /* n tiles that hang together touch at most 2n + 2 empty squares. */
    OPEN_SQUARES_MAX = 2 * TILES_MAX + 2,
    OPEN_SQUARES_ROOM = (OPEN_SQUARES_MAX + 63) / 64 * 64, /* they are compared by sixty-fours */
    NO_OPEN_SQUARE = OPEN_SQUARES_ROOM - 1, /* nothing is kept there, so anything may be written */
    NO_TILE = 0xff,                         /* no tile lies there */
    BRIDGES_MAX = 12,                       /* the bridges of all players together (BR1) */
    NO_BRIDGE = 0xff,
};

/* What a place of the hash holds: nothing, a tile by its number, or an open square by its own. */
enum {
    BOARD_NOTHING,
    BOARD_FIRST_TILE,
    BOARD_FIRST_OPEN = BOARD_FIRST_TILE + TILES_MAX,
    BOARD_ENTRIES = BOARD_FIRST_OPEN + OPEN_SQUARES_MAX,
    BOARD_HASH_SIZE = BOARD_ENTRIES < 384 ? 512 : 1024, /* a power of two, a quarter free */
};

static_assert((int)TILES_MAX < NO_TILE, "a tile's number is a byte");
static_assert(BOARD_ENTRIES < BOARD_HASH_SIZE, "every entry has a place");

struct placed_tile {
    struct square at;
    uint8_t kind;
    uint8_t orientation; /* enum edge: where the printed north edge points */
    uint8_t bridge;      /* the bridge on it by its number, or NO_BRIDGE */
    uint16_t first_node; /* the tile's segments are the nodes from here on (bastide/feature.h) */
};

/* A bridge stays for the whole game, one at most on a tile (BR2). */
struct bridge {
    uint8_t tile;
    uint8_t direction; /* enum direction */
};

/* Edge patterns: two bits an edge (enum terrain), edge n lowest, as the edges lie on the board.
 * In `wanted`, TERRAIN_NONE is an edge with no tile behind it; `care` has both bits of every
 * other edge set. Both are zero for numbers that no open square has. */
struct board {
    struct placed_tile tile[TILES_MAX];  /* in the order laid; tile 0 is the start tile */
    struct square hashed[BOARD_ENTRIES]; /* the square of each entry of the hash */
    uint8_t wanted[OPEN_SQUARES_ROOM];
    uint8_t care[OPEN_SQUARES_ROOM];
    struct bridge bridge[BRIDGES_MAX]; /* in the order built */
    uint8_t bridges;
    uint8_t tiles;                  /* how many are placed */
    uint16_t opens;                 /* how many squares are open */
    uint16_t hash[BOARD_HASH_SIZE]; /* of BOARD_ENTRIES */
};

/* The square of open square number `open`. */
static inline struct square board_open_square(const struct board *board, unsigned open)
{
    return board->hashed[BOARD_FIRST_OPEN + open];
}

/* A board without tiles. */
void board_clear(struct board *board);

/* The number of the tile on `at`, or NO_TILE. */
uint8_t board_tile_at(const struct board *board, struct square at);

/* The number of the tile that touches `at` along its edge `edge`, or NO_TILE. */
uint8_t board_tile_beside(const struct board *board, struct square at, unsigned edge);

/* The place of `at` among the open squares, or OPEN_SQUARES_MAX where `at` is none. */
unsigned board_open_at(const struct board *board, struct square at);

/* The edge pattern of a tile of `kind` lying in that orientation: turning a tile by a quarter moves
 * every edge's two bits to the next edge. */
static inline uint8_t board_pattern(uint8_t kind, unsigned orientation)
{
    unsigned printed = tile_kinds[kind].pattern, shift = 2u * orientation;
    return (uint8_t)(printed << shift | printed >> (8u - shift));
}

/* Whether every neighbour of open square number `open` matches a tile with that pattern (B3). */
static inline bool board_matches(const struct board *board, unsigned open, uint8_t pattern)
{
    return ((board->wanted[open] ^ pattern) & board->care[open]) == 0;
}

/* What lies along the board's edge `edge` of tile number `tile`: what is printed there, or road
 * where a bridge ends (BR12). */
enum terrain board_terrain(const struct board *board, uint8_t tile, unsigned edge);

/* Whether the bridge on tile number `tile` ends at its edge `edge`. */
bool board_is_bridged(const struct board *board, uint8_t tile, unsigned edge);

/* Builds a bridge over tile number `tile`, which has none; whether it may be built is not asked.
 * Open squares at its ends want a road from now on. Returns the bridge's number. */
uint8_t board_bridge(struct board *board, uint8_t tile, enum direction direction);

/* Whether a tile of `kind` fits on any open square in any orientation (B4). */
bool board_fits_anywhere(const struct board *board, uint8_t kind);

/* The tiles that touch a tile along its edges n e s w, or NO_TILE. */
struct neighbours {
    uint8_t tile[EDGES];
};

/* Lays a tile on `at`, an open square or, on an empty board, any; it is not asked whether it
 * matches. Returns the tile's number, and its neighbours, which are found on the way. Its
 * first_node is the caller's to set. */
uint8_t board_lay(struct board *board, struct square at, uint8_t kind, unsigned orientation,
                  struct neighbours *neighbours);

#endif
