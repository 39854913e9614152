/* Chance: possible draws and their order. The rules accept any draw; these functions make the draws
 * of a game with a seed, and give the probability of each. */
#ifndef BASTIDE_CHANCE_H
#define BASTIDE_CHANCE_H

#include "bastide/game.h"
#include "bastide/prefix.h"
#include "bastide/rng.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What chance brings in a game: its tiles in drawing order, and whatever else sets leave to
 * chance. */
struct pile_order {
    uint64_t seed; /* decides all but the tiles */
    kind_number kind[TILES_MAX];
    tile_number tiles;
    tile_number again_from; /* tiles in the pile as it was shuffled again, if this order is that of
                               afterwards; or 0; or ORDER_IS_WHOLE */
};

/* The order holds to its end, even if the pile is shuffled again. */
enum { ORDER_IS_WHOLE = (tile_number)-1 };

/* Shuffles the starting pile of a game with these options. The same options and seed give the same
 * order. */
void pile_order_shuffle(struct pile_order *order, const struct options *options, uint64_t seed);

/* The order of what was left when the pile of `game` was shuffled again (struct shuffled), by the
 * same seed; with tiles that lay face down, which stay the first. */
void pile_order_shuffle_again(const struct game *game, const struct pile_order *order,
                              struct pile_order *again);

/* The chance move due in `game`, in that order: its first tiles not yet drawn, even if others were
 * drawn by hand before. Tiles that lie face down are revealed, not drawn (game_tiles_face_down).
 * Only while game_actor is ACTOR_CHANCE. */
struct move chance_move(const struct game *game, const struct pile_order *order);

/* The same, faster, for a game whose tiles have all been drawn in that order. */
struct move chance_move_in_order(const struct game *game, const struct pile_order *order);

/* A chance move with its weight: how many of the equally likely ways, such as to draw tiles from
 * the pile, lead to it. */
struct game_outcome {
    struct move move;
    uint64_t weight;
};

/* Every draw, and every two tiles drawn at once. */
enum { OUTCOMES_MAX = TILE_KINDS_MAX * (TILE_KINDS_MAX + 1) / 2 };

struct outcome_list {
    uint64_t total; /* sum of all weights */
    size_t count;
    struct game_outcome outcome[OUTCOMES_MAX];
};

/* Every move that chance may make now, in the order of the tile kinds. The weight of a draw is the
 * number of tiles left of its kind (B2). A selection of tiles (BZ4) is listed in one order,
 * weighted by the ways to choose its tiles. False, with an empty list, if chance is not due or
 * there are more than OUTCOMES_MAX moves, as of three or more tiles at once until few are left;
 * sample those with chance_move_at_random. */
bool game_outcomes(const struct game *game, struct outcome_list *outcomes);

/* One of them at random, each remaining tile equally likely; several in any order. Only while
 * game_actor is ACTOR_CHANCE. */
struct move chance_move_at_random(const struct game *game, struct rng *rng);

#ifdef __cplusplus
}
#endif

#endif
