/* Openings: the empty squares that must be filled before a feature is complete. */
#ifndef BASTIDE_FACTS_OPENINGS_H
#define BASTIDE_FACTS_OPENINGS_H

#include "bastide/game.h"
#include "facts/placements.h"
#include "rows/facts.h"

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

/* Whether no remaining tile can complete the feature of `node`: there are fewer tiles than
 * openings, or some opening fits none. True is certain only while at most one bridge is left, as
 * two around one square might make something fit; false promises nothing. */
bool openings_are_hopeless(const struct openings *openings, const struct game *game,
                           const struct tile_fits *fits);

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
    unsigned turn = game->board.tile[game->features.tile[node]].orientation;
    return (printed << turn | printed >> (EDGES - turn)) & 0xfu;
}

/* The surroundings of a square. */

/* The road, city or field that a tile on `at` would meet at its edge `edge`; of two fields, the one
 * at the first half of that edge. NO_NODE if there is no tile. */
uint16_t feature_met_at(const struct board *board, struct square at, unsigned edge);

/* How many tiles lie along the edges of `at`. */
unsigned tiles_beside(const struct board *board, struct square at);

/* The incomplete monasteries on `at` and the eight squares around it. Returns how many they are. */
enum { NEIGHBOURS_MAX = 9 };
unsigned monasteries_around(const struct game *game, struct square at,
                            uint16_t nodes[NEIGHBOURS_MAX]);

#endif
