#include "bastide/chance.h"

#include "bastide/rng.h"
#include "rules/draw.h"
#include "rules/options.h"

void pile_order_shuffle(struct pile_order *order, const struct options *options, uint64_t seed)
{
    struct rng rng = rng_from_seed(seed);
    struct pile pile;
    order->tiles = 0;
    if (options_check(options) != REFUSAL_NONE)
        return;
    draw_fill_pile(&pile, options);
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned copy = 0; copy < pile.left[kind]; copy++)
            order->kind[order->tiles++] = kind;
    for (unsigned last = order->tiles; last > 1; last--) {
        uint32_t other = rng_below(&rng, last);
        uint8_t kind = order->kind[other];
        order->kind[other] = order->kind[last - 1];
        order->kind[last - 1] = kind;
    }
}

/* The next `count` tiles in that order. */
static void next_tiles(const struct game *game, const struct pile_order *order, unsigned count,
                       uint8_t *kinds)
{
    uint8_t gone[TILE_KINDS_MAX] = {0};
    for (unsigned t = 0; t < order->tiles; t++)
        gone[order->kind[t]]++;
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        gone[kind] = (uint8_t)(gone[kind] - game->pile.left[kind]);
    for (unsigned t = 0; count > 0; t++) {
        if (gone[order->kind[t]] > 0) {
            gone[order->kind[t]]--;
        } else {
            *kinds++ = order->kind[t];
            count--;
        }
    }
}

struct move chance_move(const struct game *game, const struct pile_order *order)
{
    struct move move = {.verb = VERB_REVEAL};
    if (game->turn.phase == PHASE_REVEAL) {
        next_tiles(game, order, game_reveal_count(game), move.reveal);
    } else {
        move.verb = VERB_DRAW;
        next_tiles(game, order, 1, &move.arg);
    }
    return move;
}

struct move chance_move_in_order(const struct game *game, const struct pile_order *order)
{
    const uint8_t *next = &order->kind[order->tiles - game->pile.tiles];
    struct move move = {.verb = VERB_REVEAL};
    if (game->turn.phase != PHASE_REVEAL)
        return move_draw(*next);
    for (unsigned t = 0; t < game_reveal_count(game); t++)
        move.reveal[t] = next[t];
    return move;
}
