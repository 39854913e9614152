#include "bastide/board.h"

#include <string.h>

/* Boards of up to 23 by 22 squares have no two squares that meet in one slot. */
static unsigned first_slot(struct square at)
{
    return ((unsigned)at.x + 23u * (unsigned)at.y) % BOARD_HASH_SIZE;
}

static struct square square_in_slot(const struct board *board, uint16_t entry)
{
    return entry & BOARD_OPEN_BIT ? board->open_at[entry ^ BOARD_OPEN_BIT]
                                  : board->tile[entry - 1].at;
}

/* The slot where `at` is or would be. There are more slots than squares that ever need one. */
static unsigned slot_of(const struct board *board, struct square at)
{
    unsigned slot = first_slot(at);
    while (board->hash[slot] != 0 && !square_equal(square_in_slot(board, board->hash[slot]), at))
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

/* Eight bytes as one number, the first lowest. */
static inline uint64_t load_lanes(const uint8_t *bytes)
{
    uint64_t lanes;
    memcpy(&lanes, bytes, sizeof lanes);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    lanes = __builtin_bswap64(lanes);
#endif
    return lanes;
}

static const uint64_t every_lane = 0x0101010101010101u;

/* One bit for each of eight lanes, set where the lane is zero. */
static inline uint64_t zero_lanes(uint64_t lanes)
{
    const uint64_t low_bits = 0x7f * every_lane;
    uint64_t zero = ~(((lanes & low_bits) + low_bits) | lanes | low_bits) >> 7;
    return zero * 0x0102040810204080u >> 56;
}

enum nearness { MATCHES, NEARLY_MATCHES };

static inline void find(const struct board *board, uint8_t pattern, enum nearness nearness,
                        struct open_mask *found)
{
    const uint64_t wanted = pattern * every_lane;
    memset(found, 0, sizeof *found);
    for (unsigned open = 0; open < board->opens; open += OPEN_LANES) {
        uint64_t differ =
            (load_lanes(&board->wanted[open]) ^ wanted) & load_lanes(&board->care[open]);
        uint64_t bits = zero_lanes(differ);
        if (nearness == NEARLY_MATCHES) /* road and field alone differ in both bits of an edge */
            bits ^= zero_lanes((differ ^ differ >> 1) & 0x55 * every_lane);
        unsigned past = board->opens - open;
        if (past < OPEN_LANES)
            bits &= (1u << past) - 1;
        found->word[open / 64] |= bits << (open % 64);
    }
}

void board_find_matches(const struct board *board, uint8_t pattern, struct open_mask *matches)
{
    find(board, pattern, MATCHES, matches);
}

void board_find_near_matches(const struct board *board, uint8_t pattern,
                             struct open_mask *near_matches)
{
    find(board, pattern, NEARLY_MATCHES, near_matches);
}

bool board_fits_anywhere(const struct board *board, uint8_t kind)
{
    for (unsigned orientation = 0; orientation < EDGES; orientation++) {
        struct open_mask matches;
        board_find_matches(board, board_pattern(kind, orientation), &matches);
        for (unsigned word = 0; word < OPEN_WORDS; word++)
            if (matches.word[word] != 0)
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

/* Notes that the open or empty square `at` has a tile with `terrain` behind its edge `edge`. */
static void want_edge(struct board *board, struct square at, unsigned edge, unsigned terrain)
{
    unsigned slot = slot_of(board, at);
    if (board->hash[slot] == 0) {
        unsigned fresh = board->opens++;
        board->open_at[fresh] = at;
        board->wanted[fresh] = 0;
        board->care[fresh] = 0;
        board->hash[slot] = (uint16_t)(BOARD_OPEN_BIT | fresh);
    } else if (!(board->hash[slot] & BOARD_OPEN_BIT)) {
        return;
    }
    unsigned open = board->hash[slot] ^ BOARD_OPEN_BIT;
    board->wanted[open] |= (uint8_t)(terrain << (2 * edge));
    board->care[open] |= (uint8_t)(3u << (2 * edge));
}

uint8_t board_lay(struct board *board, struct square at, uint8_t kind, unsigned orientation)
{
    unsigned slot = slot_of(board, at);
    uint8_t tile = board->tiles++;
    if (board->hash[slot] & BOARD_OPEN_BIT)
        forget_open(board, board->hash[slot] ^ BOARD_OPEN_BIT);
    board->tile[tile] = (struct placed_tile){
        .at = at, .kind = kind, .orientation = (uint8_t)orientation, .bridge = NO_BRIDGE};
    board->hash[slot] = (uint16_t)(tile + 1);
    for (unsigned edge = 0; edge < EDGES; edge++)
        want_edge(board, square_beside(at, edge), edge_opposite(edge),
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
