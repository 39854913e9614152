#include "bastide/board.h"

#include <string.h>

/* Boards of up to 23 by 22 squares have no two squares that meet in one slot. */
static unsigned first_slot(struct square at)
{
    return ((unsigned)at.x + 23u * (unsigned)at.y) % BOARD_HASH_SIZE;
}

static bool is_in_slot(const struct board *board, uint16_t entry, struct square at)
{
    return square_equal(at, entry & BOARD_OPEN_BIT ? board->open_at[entry ^ BOARD_OPEN_BIT]
                                                   : board->tile[entry - 1].at);
}

/* The slot where `at` is or would be. There are more slots than squares that ever need one. */
static unsigned slot_of(const struct board *board, struct square at)
{
    unsigned slot = first_slot(at);
    while (board->hash[slot] != 0 && !is_in_slot(board, board->hash[slot], at))
        slot = (slot + 1) % BOARD_HASH_SIZE;
    return slot;
}

void board_clear(struct board *board)
{
    board->tiles = 0;
    board->opens = 0;
    board->bridges = 0;
    memset(board->hash, 0, sizeof board->hash);
}

uint8_t board_tile_at(const struct board *board, struct square at)
{
    uint16_t entry = board->hash[slot_of(board, at)];
    return entry == 0 || entry & BOARD_OPEN_BIT ? NO_TILE : (uint8_t)(entry - 1);
}

unsigned board_open_at(const struct board *board, struct square at)
{
    uint16_t entry = board->hash[slot_of(board, at)];
    return entry & BOARD_OPEN_BIT ? (unsigned)(entry ^ BOARD_OPEN_BIT) : OPEN_SQUARES_MAX;
}

bool board_fits_anywhere(const struct board *board, uint8_t kind)
{
    for (unsigned orientation = 0; orientation < EDGES; orientation++) {
        uint8_t pattern = board_pattern(kind, orientation);
        for (unsigned open = 0; open < board->opens; open++)
            if (board_matches(board, open, pattern))
                return true;
    }
    return false;
}

/* Closes the gap that an open square leaves with the last one, so they stay in one run. */
static void forget_open(struct board *board, unsigned open)
{
    unsigned last = --board->opens;
    if (open == last)
        return;
    board->hash[slot_of(board, board->open_at[last])] = (uint16_t)(BOARD_OPEN_BIT | open);
    board->open_at[open] = board->open_at[last];
    board->wanted[open] = board->wanted[last];
    board->care[open] = board->care[last];
}

/* Notes that the open or empty square `at` has a tile with `terrain` behind its edge `edge`.
 * Returns the tile that lies there instead, or NO_TILE. */
static uint8_t want_edge(struct board *board, struct square at, unsigned edge, unsigned terrain)
{
    unsigned slot = slot_of(board, at);
    if (board->hash[slot] == 0) {
        unsigned fresh = board->opens++;
        board->open_at[fresh] = at;
        board->wanted[fresh] = 0;
        board->care[fresh] = 0;
        board->hash[slot] = (uint16_t)(BOARD_OPEN_BIT | fresh);
    } else if (!(board->hash[slot] & BOARD_OPEN_BIT)) {
        return (uint8_t)(board->hash[slot] - 1);
    }
    unsigned open = board->hash[slot] ^ BOARD_OPEN_BIT;
    board->wanted[open] |= (uint8_t)(terrain << (2 * edge));
    board->care[open] |= (uint8_t)(3u << (2 * edge));
    return NO_TILE;
}

uint8_t board_lay(struct board *board, struct square at, uint8_t kind, unsigned orientation,
                  struct neighbours *neighbours)
{
    unsigned slot = slot_of(board, at);
    uint8_t tile = board->tiles++;
    if (board->hash[slot] & BOARD_OPEN_BIT)
        forget_open(board, board->hash[slot] ^ BOARD_OPEN_BIT);
    board->tile[tile] = (struct placed_tile){
        .at = at, .kind = kind, .orientation = (uint8_t)orientation, .bridge = NO_BRIDGE};
    board->hash[slot] = (uint16_t)(tile + 1);
    for (unsigned edge = 0; edge < EDGES; edge++)
        neighbours->tile[edge] = want_edge(board, square_beside(at, edge), edge_opposite(edge),
                                           tile_terrain(kind, orientation, edge));
    return tile;
}

bool board_is_bridged(const struct board *board, uint8_t tile, unsigned edge)
{
    uint8_t bridge = board->tile[tile].bridge;
    return bridge != NO_BRIDGE && board->bridge[bridge].direction == edge_direction(edge);
}

enum terrain board_terrain(const struct board *board, uint8_t tile, unsigned edge)
{
    const struct placed_tile *placed = &board->tile[tile];
    return board_is_bridged(board, tile, edge)
               ? TERRAIN_ROAD
               : tile_terrain(placed->kind, placed->orientation, edge);
}

uint8_t board_bridge(struct board *board, uint8_t tile, enum direction direction)
{
    uint8_t bridge = board->bridges++;
    board->bridge[bridge] = (struct bridge){tile, (uint8_t)direction};
    board->tile[tile].bridge = bridge;
    for (unsigned edge = direction; edge < EDGES; edge += DIRECTIONS) {
        unsigned open = board_open_at(board, square_beside(board->tile[tile].at, edge));
        unsigned shift = 2 * edge_opposite(edge);
        if (open < OPEN_SQUARES_MAX)
            board->wanted[open] =
                (uint8_t)((board->wanted[open] & ~(3u << shift)) | (unsigned)TERRAIN_ROAD << shift);
    }
    return bridge;
}
