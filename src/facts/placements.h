/* Which tiles fit where: the squares and orientations for a tile, what still fits on an open
 * square, and the open squares that features need. */
#ifndef BASTIDE_FACTS_PLACEMENTS_H
#define BASTIDE_FACTS_PLACEMENTS_H

#include "bastide/game.h"
#include "rows/facts.h"

/* A bit set of tile kinds; and the kinds that have edges read off a tile. */

enum { KIND_SET_WORDS = (TILE_KINDS_MAX + 63) / 64 };

struct kind_set {
    uint64_t bits[KIND_SET_WORDS];
};

static inline bool kind_set_has(const struct kind_set *set, unsigned kind)
{
    return set->bits[kind / 64] >> (kind % 64) & 1u;
}

static inline void kind_set_add(struct kind_set *set, unsigned kind)
{
    set->bits[kind / 64] |= (uint64_t)1 << (kind % 64);
}

static inline bool kind_set_is_empty(const struct kind_set *set)
{
    uint64_t any = 0;
    for (unsigned word = 0; word < KIND_SET_WORDS; word++)
        any |= set->bits[word];
    return any == 0;
}

/* Intersection and union. */
static inline struct kind_set kind_set_both(struct kind_set a, const struct kind_set *b)
{
    for (unsigned word = 0; word < KIND_SET_WORDS; word++)
        a.bits[word] &= b->bits[word];
    return a;
}

static inline struct kind_set kind_set_either(struct kind_set a, const struct kind_set *b)
{
    for (unsigned word = 0; word < KIND_SET_WORDS; word++)
        a.bits[word] |= b->bits[word];
    return a;
}

/* The kinds still in the pile. */
struct kind_set kinds_in_pile(const struct pile *pile);

/* Those, plus the kinds drawn or revealed that may not have been placed yet: all that everyone at
 * the table knows to come. */
struct kind_set kinds_unplaced(const struct game *game);

/* The pile, which is that of the game or a part of it, without the tiles that may not come now. */
struct pile pile_to_come(const struct game *game, const struct pile *pile);

/* The pile, and with it the tiles that all see and that nobody has begun to place. */
struct pile pile_unplaced(const struct game *game);

/* How many tiles of these kinds are in the pile. */
unsigned kinds_left(const struct pile *pile, const struct kind_set *kinds);

/* The kinds in the pile, most numerous first; ties in table order. Returns how many there are. */
unsigned kinds_by_count(const struct pile *pile, kind_number kinds[TILE_KINDS_MAX]);

/* Sorts a list of kinds into that order. */
void kinds_sort_by_count(const struct pile *pile, kind_number *kinds, unsigned count);

/* How many edges of those tiles have each terrain, and how many tiles have a monastery. */
struct edge_counts {
    unsigned edges[TERRAIN_CITY + 1]; /* by enum terrain */
    unsigned monasteries;
};
struct edge_counts kinds_edges(const struct pile *pile, const struct kind_set *kinds);

/* Finding a tile's kind by its edges, as somebody reads them off the tile: clockwise, from any edge
 * on. */

/* A new reading is all zeros. */
struct edge_reading {
    uint8_t terrain[EDGES]; /* enum terrain, in the order read */
    uint8_t count;
};

/* Reads one more edge by its letter, as in the IDs of tiles but small: c, r, f. False, with nothing
 * read, if it is no such letter, or if all four edges have been read. */
bool edge_reading_add(struct edge_reading *reading, char letter);

/* The letter of an edge that has been read. */
char edge_reading_letter(const struct edge_reading *reading, unsigned edge);

/* Those among `kinds` that have these edges one after another clockwise, in some rotation. */
struct kind_set edge_reading_kinds(const struct edge_reading *reading, struct kind_set kinds);

struct placements {
    unsigned squares;
    unsigned plain; /* how many, listed first, need no action after placing */
    struct square at[OPEN_SQUARES_MAX];
    uint8_t ways[OPEN_SQUARES_MAX];   /* bit o: it fits there in orientation o, */
    uint8_t forced[OPEN_SQUARES_MAX]; /* but needs an action (game_placements_with), */
    uint8_t action[OPEN_SQUARES_MAX]; /* of that verb, or of several the first; 0: none */
};

/* Where `player` (from 0) could place a tile of `kind` with what they have left, unordered;
 * valid in any phase. */
void placements_find(struct placements *placements, const struct game *game, kind_number kind,
                     unsigned player);

/* The same for the tile in hand and its player while it is placed, as offered for choosing:
 * in reading order, the forced ones after the others, and of identical orientations only the
 * first (rotations_that_differ). */
void placements_in_hand(struct placements *placements, const struct game *game);

/* The index of the square `at` among them, or `squares`. */
unsigned placements_at(const struct placements *placements, struct square at);

/* Whether the tile may be discarded: it fits nowhere as it is (B4, BR7). */
static inline bool placements_may_discard(const struct placements *placements)
{
    return placements->plain == 0;
}

/* What still fits on the open squares, computed from what everyone at the table knows. */

/* For every open square, by its number in game.board, the kinds to come that could be placed there
 * in some orientation. */
struct tile_fits {
    struct kind_set plain[OPEN_SQUARES_MAX];
    struct kind_set forced[OPEN_SQUARES_MAX]; /* only with an action that some player can do, */
    uint8_t action[OPEN_SQUARES_MAX];         /* of that verb, or of several the first; 0: none */
};

/* Valid in any phase; squares that are not open have empty sets. */
void tile_fits_find(struct tile_fits *fits, const struct game *game);

/* Whether no tile to come fits on that open square, even so. */
static inline bool tile_fits_is_dead(const struct tile_fits *fits, unsigned open)
{
    return kind_set_is_empty(&fits->plain[open]) && kind_set_is_empty(&fits->forced[open]);
}

/* Openings: the empty squares that must be filled before a feature is complete. */

struct opening {
    struct square at;
    uint8_t edges; /* road, city: bit e if the feature enters at that square's edge e */
};

struct openings {
    unsigned count;
    struct opening opening[OPEN_SQUARES_MAX]; /* each square once */
};

/* The openings of the feature of `node`: for a road or city the squares beyond its open ends; for a
 * monastery the empty ones around it, some of which may not be open squares yet. None for a field
 * and what is made of others, which no tile completes; a road end whose bridge is yet to be built
 * (BR6) is left out. */
void openings_find(struct openings *openings, const struct game *game, uint16_t node);

/* When a follower on the board goes home. */
enum follower_fate {
    FATE_RETURNS, /* in the current scoring: its feature is complete */
    FATE_WAITS,   /* once its feature is completed */
    FATE_STUCK,   /* its feature cannot be completed any more: at the end of the game */
    FATE_LIES,    /* at the end of the game, as it is on a field */
#define X(made, fate, when) FATE_##fate,
    MADE_FATES(X)
#undef X
};

/* The fate of follower number `follower` in game.followers; `fits` must be of the same game. */
enum follower_fate follower_fate_of(const struct game *game, const struct tile_fits *fits,
                                    unsigned follower);

/* The edges of the board that the road or city segment of `node` reaches. */
static inline unsigned segment_edges_on_board(const struct game *game, uint16_t node)
{
    unsigned printed = feature_segment(&game->features, &game->board, node)->edges;
    if (node >= SEGMENT_NODES_MAX) /* a bridge is never turned */
        return printed;
    unsigned turn = game->board.tile[feature_tile(&game->features, node)].orientation;
    return (printed << turn | printed >> (EDGES - turn)) & 0xfu;
}

/* The surroundings of a square. */

/* The road, city or field that a tile on `at` would meet at its edge `edge`; of two fields, the one
 * at the first half of that edge. NO_NODE if there is no tile. */
uint16_t feature_met_at(const struct board *board, struct square at, unsigned edge);

/* How many tiles lie along the edges of `at`. */
unsigned tiles_beside(const struct board *board, struct square at);

/* The incomplete monasteries, and what else is SURROUNDED, on `at` and the eight squares around it.
 * Returns how many they are. */
enum { NEIGHBOURS_MAX = 9 };
unsigned monasteries_around(const struct game *game, struct square at,
                            uint16_t nodes[NEIGHBOURS_MAX]);

#endif
