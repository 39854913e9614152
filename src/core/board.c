#include "bastide/board.h"

#include <stddef.h>
#include <string.h>

/* On boards of up to 23 by 22 squares no two squares share a slot. */
enum { SLOTS_A_ROW = 23 };

static unsigned first_slot(struct square at)
{
    return ((unsigned)at.x + SLOTS_A_ROW * (unsigned)at.y) % BOARD_HASH_SIZE;
}

/* The first slot of the square that touches a square with first slot `slot` along that edge.
 * Stepping from slot to slot avoids the coordinates: a compiler that adds both in one vector
 * register would have to move each back to a general register. */
static unsigned first_slot_beside(unsigned slot, unsigned edge)
{
    static const int8_t step[EDGES] = {-SLOTS_A_ROW, 1, SLOTS_A_ROW, -1};
    return (slot + (unsigned)step[edge]) % BOARD_HASH_SIZE;
}

/* The slot where `at` is or would be, searched from its first slot on. There are always more slots
 * than squares. Nearly every search ends at its first slot; whether that is free or the right one
 * is unpredictable, so both are tested at once. */
static unsigned find_slot(const struct board *board, struct square at, unsigned slot)
{
    unsigned entry = board->hash[slot];
    while ((uint64_t)entry * square_difference(board_entry_square(board, entry), at) != 0) {
        slot = (slot + 1) % BOARD_HASH_SIZE;
        entry = board->hash[slot];
    }
    return slot;
}

static unsigned slot_of(const struct board *board, struct square at)
{
    return find_slot(board, at, first_slot(at));
}

void board_clear(struct board *board)
{
    board->tiles = 0;
    board->opens = 0;
    board->tracks = 0;
    memset(board->wanted, 0, sizeof board->wanted);
    memset(board->care, 0, sizeof board->care);
    memset(board->hash, BOARD_NOTHING, sizeof board->hash);
    board->where[BOARD_NOTHING] = 0; /* read, though what it says means nothing */
}

void board_copy(struct board *to, const struct board *from)
{
    memcpy(to, from, offsetof(struct board, tile));
    memcpy(to->tile, from->tile, from->tiles * sizeof *from->tile);
    memcpy(to->where, from->where, (BOARD_FIRST_TILE + from->tiles) * sizeof *from->where);
    memcpy(to->where + BOARD_FIRST_OPEN, from->where + BOARD_FIRST_OPEN,
           from->opens * sizeof *from->where);
}

/* The tile of an entry, or NO_TILE, whose bits are all set. */
static tile_number tile_of(unsigned entry)
{
    unsigned tile = entry - BOARD_FIRST_TILE;
    return (tile_number)(tile | (0u - (tile >= TILES_MAX)));
}

tile_number board_tile_at(const struct board *board, struct square at)
{
    return tile_of(board->hash[slot_of(board, at)]);
}

tile_number board_tile_beside(const struct board *board, struct square at, unsigned edge)
{
    unsigned first = first_slot_beside(first_slot(at), edge);
    return tile_of(board->hash[find_slot(board, square_beside(at, edge), first)]);
}

unsigned board_open_at(const struct board *board, struct square at)
{
    unsigned entry = board->hash[slot_of(board, at)];
    return entry >= BOARD_FIRST_OPEN ? entry - BOARD_FIRST_OPEN : (unsigned)OPEN_SQUARES_MAX;
}

bool board_fits_anywhere(const struct board *board, kind_number kind)
{
    for (unsigned orientation = 0; orientation < EDGES; orientation++) {
        uint8_t pattern = board_pattern(kind, orientation);
        for (unsigned open = 0; open < board->opens; open++)
            if (board_matches(board, open, pattern))
                return true;
    }
    return false;
}

/* Fills the gap of a removed open square with the last one, so they stay contiguous. */
static void forget_open(struct board *board, unsigned open)
{
    unsigned last = --board->opens;
    struct square at = board_open_square(board, last);
    board->hash[slot_of(board, at)] = (uint16_t)(BOARD_FIRST_OPEN + open);
    board->where[BOARD_FIRST_OPEN + open] = board->where[BOARD_FIRST_OPEN + last];
    board->wanted[open] = board->wanted[last];
    board->care[open] = board->care[last];
    board->wanted[last] = 0;
    board->care[last] = 0;
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Records that the open or empty square `at` has tile number `tile`, with `terrain`, beyond its
 * edge `edge`. Returns the tile that is there instead, or NO_TILE. `first` is its first slot. Which
 * of the three applies is unpredictable, so all take the same path and write, if need be, to a
 * spare entry. */
static tile_number want_edge(struct board *board, struct square at, unsigned first,
                             tile_number tile, unsigned edge, unsigned terrain)
{
    unsigned slot = find_slot(board, at, first);
    unsigned entry = board->hash[slot];
    unsigned is_new = entry == BOARD_NOTHING;
    entry += is_new * (BOARD_FIRST_OPEN + board->opens);
    board->opens = (uint16_t)(board->opens + is_new);
    board->hash[slot] = (uint16_t)entry;
    board->where[entry] = (uint16_t)(tile * BOARD_STEPS + edge_opposite(edge));
    /* A tile's entry is less than any open square's: the difference wraps around. */
    unsigned open = least(entry - BOARD_FIRST_OPEN, NO_OPEN_SQUARE);
    board->wanted[open] |= (uint8_t)(terrain << (2 * edge));
    board->care[open] |= (uint8_t)(3u << (2 * edge));
    return tile_of(entry);
}

tile_number board_lay(struct board *board, struct square at, kind_number kind, unsigned orientation,
                      struct neighbours *neighbours)
{
    unsigned first = first_slot(at), slot = find_slot(board, at, first);
    tile_number tile = board->tiles++;
    if (board->hash[slot] >= BOARD_FIRST_OPEN)
        forget_open(board, board->hash[slot] - BOARD_FIRST_OPEN);
    board->tile[tile] = (struct placed_tile){
        .at = at, .kind = kind, .orientation = (uint8_t)orientation, .track = NO_TRACK};
    unsigned entry = BOARD_FIRST_TILE + tile;
    board->hash[slot] = (uint16_t)entry;
    board->where[entry] = (uint16_t)(tile * BOARD_STEPS + BOARD_STEP_NONE);
#pragma GCC unroll 4 /* so that shifts and steps are constants */
    for (unsigned edge = 0; edge < EDGES; edge++)
        neighbours->tile[edge] =
            want_edge(board, square_beside(at, edge), first_slot_beside(first, edge), tile,
                      edge_opposite(edge), tile_terrain(kind, orientation, edge));
    return tile;
}

bool board_has_track(const struct board *board, tile_number tile, unsigned edge)
{
    uint8_t track = board->tile[tile].track;
    return track != NO_TRACK && board->track[track].direction == edge_direction(edge);
}

enum terrain board_terrain(const struct board *board, tile_number tile, unsigned edge)
{
    const struct placed_tile *placed = &board->tile[tile];
    return board_has_track(board, tile, edge)
               ? TERRAIN_ROAD
               : tile_terrain(placed->kind, placed->orientation, edge);
}

uint8_t board_add_track(struct board *board, tile_number tile, enum direction direction)
{
    uint8_t track = board->tracks++;
    board->track[track] = (struct track){tile, (uint8_t)direction};
    board->tile[tile].track = track;
    for (unsigned edge = direction; edge < EDGES; edge += DIRECTIONS) {
        unsigned open = board_open_at(board, square_beside(board->tile[tile].at, edge));
        unsigned shift = 2 * edge_opposite(edge);
        if (open < OPEN_SQUARES_MAX)
            board->wanted[open] =
                (uint8_t)((board->wanted[open] & ~(3u << shift)) | (unsigned)TERRAIN_ROAD << shift);
    }
    return track;
}
