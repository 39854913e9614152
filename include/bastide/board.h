/* The board: which tile is where, and which empty squares touch one.
 *
 * Squares are found by a small hash of their coordinates, so a board may grow in any direction as
 * far as its tiles reach. The open squares are kept as parallel byte arrays, so finding where a
 * tile fits costs one comparison per square and orientation. */
#ifndef BASTIDE_BOARD_H
#define BASTIDE_BOARD_H

#include "bastide/limits.h"
#include "bastide/prefix.h"
#include "bastide/tiles.h"

#include <assert.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    /* n connected tiles touch at most 2n + 2 empty squares. */
    OPEN_SQUARES_MAX = 2 * TILES_MAX + 2,
    OPEN_SQUARES_ROOM = (OPEN_SQUARES_MAX + 63) / 64 * 64, /* compared 64 at a time */
    NO_OPEN_SQUARE = OPEN_SQUARES_ROOM - 1, /* never used, so it may be overwritten freely */
    NO_TRACK = 0xff,
#define X(tracks) +(tracks)
    TRACKS_MAX = 0 TRACKS(X), /* of all players together */
#undef X
};

/* The entries of the hash: nothing, a tile by its number, or an open square by its number. */
enum {
    BOARD_NOTHING,
    BOARD_FIRST_TILE,
    BOARD_FIRST_OPEN = BOARD_FIRST_TILE + TILES_MAX,
    BOARD_ENTRIES = BOARD_FIRST_OPEN + OPEN_SQUARES_MAX,
    /* A power of two. As many entries as that there are only where all tiles lie in one line; on
     * boards that are played it is half of them. */
    BOARD_HASH_SIZE = BOARD_ENTRIES < 512    ? 512
                      : BOARD_ENTRIES < 1024 ? 1024
                      : BOARD_ENTRIES < 2048 ? 2048
                                             : 4096,
};

static_assert((int)TILES_MAX < NO_TILE, "a tile's number is not that of none");
static_assert(BOARD_ENTRIES < BOARD_HASH_SIZE, "every entry has a place");

struct placed_tile {
    struct square at;
    kind_number kind;
    uint8_t orientation; /* enum edge: where the printed north edge points */
    uint8_t track;       /* the number of the track on it, or NO_TRACK */
    uint16_t
        first_node; /* the tile's segments are the nodes from this one on (bastide/feature.h) */
};

/* A track is a road that a set builds over a tile that lies, from edge to edge. It stays for the
 * whole game; at most one per tile. */
struct track {
    tile_number tile;
    uint8_t direction; /* enum direction */
};

/* Edge patterns: two bits per edge (enum terrain), edge n lowest, as the edges lie on the board.
 * `care` has both bits of every edge set that has a tile beyond it. At such an edge `wanted` is
 * what that tile has there, and TERRAIN_NONE is water; at others it is TERRAIN_NONE. Both are zero
 * for unused numbers. The tables whose unused entries mean nothing are last (board_copy). */
struct board {
    uint8_t wanted[OPEN_SQUARES_ROOM];
    uint8_t care[OPEN_SQUARES_ROOM];
    struct track track[TRACKS_MAX]; /* in the order built */
    uint8_t tracks;
    tile_number tiles;                  /* how many are placed */
    uint16_t opens;                     /* how many squares are open */
    uint16_t hash[BOARD_HASH_SIZE];     /* each slot holds an entry, as above */
    struct placed_tile tile[TILES_MAX]; /* in the order laid; tile 0 is the start tile */
    uint16_t where[BOARD_ENTRIES];      /* of each entry the square: a tile and a step from it */
};

/* The steps from a tile: to the square beside each edge, or none. */
enum { BOARD_STEP_NONE = EDGES, BOARD_STEPS = 1 << 3 };

static_assert((TILES_MAX - 1) * BOARD_STEPS + BOARD_STEP_NONE <= UINT16_MAX,
              "any step from any tile is one number");

/* The square of an entry that is in use. */
static inline struct square board_entry_square(const struct board *board, unsigned entry)
{
    static const int8_t dx[BOARD_STEPS] = {0, 1, 0, -1}, dy[BOARD_STEPS] = {-1, 0, 1, 0};
    unsigned step = board->where[entry] % BOARD_STEPS;
    return square_at(board->tile[board->where[entry] / BOARD_STEPS].at, dx[step], dy[step]);
}

/* The square of open square number `open`. */
static inline struct square board_open_square(const struct board *board, unsigned open)
{
    return board_entry_square(board, BOARD_FIRST_OPEN + open);
}

/* A board without tiles. */
void board_clear(struct board *board);

/* Copies the board, except unused entries, which keep their contents. */
void board_copy(struct board *to, const struct board *from);

/* The number of the tile on `at`, or NO_TILE. */
tile_number board_tile_at(const struct board *board, struct square at);

/* The number of the tile that touches `at` along its edge `edge`, or NO_TILE. */
tile_number board_tile_beside(const struct board *board, struct square at, unsigned edge);

/* The number of the open square `at`, or OPEN_SQUARES_MAX if it is not open. */
unsigned board_open_at(const struct board *board, struct square at);

/* The edge pattern of a tile of `kind` in that orientation: a quarter turn moves every edge's two
 * bits to the next edge. */
static inline uint8_t board_pattern(kind_number kind, unsigned orientation)
{
    unsigned printed = tile_kinds[kind].pattern, shift = 2u * orientation;
    return (uint8_t)(printed << shift | printed >> (8u - shift));
}

/* Whether every neighbour of open square number `open` matches a tile with this pattern (B3). */
static inline bool board_matches(const struct board *board, unsigned open, uint8_t pattern)
{
    return ((board->wanted[open] ^ pattern) & board->care[open]) == 0;
}

/* The edges of open square number `open` that have a tile beyond them: bit 2e for edge e. */
static inline unsigned board_sides(const struct board *board, unsigned open)
{
    return board->care[open] & 0x55u;
}

/* The edges that have water beyond them, likewise; and whether there are any. */
static inline unsigned board_sides_with_water(const struct board *board, unsigned open)
{
    unsigned wanted = board->wanted[open];
    return board_sides(board, open) & ~(wanted | wanted >> 1);
}

static inline bool board_is_beside_water(const struct board *board, unsigned open)
{
    return board_sides_with_water(board, open) != 0;
}

/* The terrain at the board's edge `edge` of tile number `tile`: as printed, or road where a track
 * ends (BR12). */
enum terrain board_terrain(const struct board *board, tile_number tile, unsigned edge);

/* Whether the track on tile number `tile` ends at its edge `edge`. */
bool board_has_track(const struct board *board, tile_number tile, unsigned edge);

/* Builds a track over tile number `tile`, which must have none; legality is not checked. Open
 * squares at its ends require a road from now on. Returns the track's number. */
uint8_t board_add_track(struct board *board, tile_number tile, enum direction direction);

/* Whether a tile of `kind` fits on any open square in any orientation (B4). */
bool board_fits_anywhere(const struct board *board, kind_number kind);

/* The tiles that touch a tile along its edges n e s w, or NO_TILE. */
struct neighbours {
    tile_number tile[EDGES];
};

/* Places a tile on `at`, an open square or, on an empty board, any; whether it matches is not
 * checked. Returns the tile's number and the neighbours found on the way. The caller sets its
 * first_node. */
tile_number board_lay(struct board *board, struct square at, kind_number kind, unsigned orientation,
                      struct neighbours *neighbours);

#ifdef __cplusplus
}
#endif

#endif
