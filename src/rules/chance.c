#include "bastide/chance.h"

#include "bastide/rng.h"
#include "rules/draw.h"
#include "rules/options.h"

#include <string.h>

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

/* The next `count` tiles in that order after `skipped` others. */
static void next_tiles(const struct game *game, const struct pile_order *order, unsigned skipped,
                       unsigned count, uint8_t *kinds)
{
    uint8_t gone[TILE_KINDS_MAX] = {0};
    for (unsigned t = 0; t < order->tiles; t++)
        gone[order->kind[t]]++;
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        gone[kind] = (uint8_t)(gone[kind] - game->pile.left[kind]);
    for (unsigned t = 0; count > 0; t++) {
        if (gone[order->kind[t]] > 0) {
            gone[order->kind[t]]--;
        } else if (skipped > 0) {
            skipped--;
        } else {
            *kinds++ = order->kind[t];
            count--;
        }
    }
}

/* Where the tiles that lie face down for an auction are in the order: those that were next when
 * they were laid out. What is drawn meanwhile comes after them (TB9). */
static unsigned first_face_down(const struct game *game, const struct pile_order *order)
{
    return order->tiles - (unsigned)game->pile.aside_from;
}

/* Whether the tiles gone so far are those that come first in that order. */
static bool is_in_order(const struct game *game, const struct pile_order *order)
{
    struct pile rest = {.tiles = 0};
    unsigned face_down = game_tiles_face_down(game);
    for (unsigned t = 0; t < face_down; t++)
        rest.left[order->kind[first_face_down(game, order) + t]]++;
    for (unsigned t = order->tiles - game->pile.tiles + face_down; t < order->tiles; t++)
        rest.left[order->kind[t]]++;
    return memcmp(rest.left, game->pile.left, sizeof rest.left) == 0;
}

struct move chance_move(const struct game *game, const struct pile_order *order)
{
    struct move move = {.verb = VERB_REVEAL};
    if (is_in_order(game, order))
        return chance_move_in_order(game, order);
    if (game->turn.phase == PHASE_REVEAL) {
        next_tiles(game, order, 0, game_reveal_count(game), move.kinds);
    } else {
        move.verb = VERB_DRAW;
        next_tiles(game, order, game_tiles_face_down(game), 1, &move.arg);
    }
    return move;
}

struct move chance_move_in_order(const struct game *game, const struct pile_order *order)
{
    unsigned face_down = game_tiles_face_down(game);
    unsigned next = order->tiles - game->pile.tiles;
    struct move move = {.verb = VERB_REVEAL};
    if (game->turn.phase != PHASE_REVEAL)
        return move_draw(order->kind[next + face_down]);
    if (face_down > 0)
        next = first_face_down(game, order);
    for (unsigned t = 0; t < game_reveal_count(game); t++)
        move.kinds[t] = order->kind[next + t];
    return move;
}
