#include "valuing/rest_of_pile.h"

#include <string.h>

/* The number of orders of tiles is that of the orders of their kinds: a product of binomials, each
 * step of which is a whole number. */
uint64_t rest_of_pile_orders(const struct pile *pile, uint64_t most)
{
    uint64_t orders = 1, tiles = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned copy = 1; copy <= pile->left[kind]; copy++) {
            orders = orders * ++tiles / copy;
            if (orders > most)
                return most + 1;
        }
    return orders;
}

/* Where tile number `tile` of the rest is in an order. Tiles that lie face down come first; after
 * them was what has been drawn since they were laid out (TB9). */
static unsigned place_of(const struct game *game, unsigned tile)
{
    unsigned face_down = game_tiles_face_down(game);
    return face_down > 0 && tile >= face_down
               ? tile + (unsigned)game->pile.aside_from - game->pile.tiles
               : tile;
}

static void begin(struct pile_order *order, const struct game *game)
{
    memset(order, 0, sizeof *order);
    order->tiles = game_tiles_face_down(game) > 0 ? game->pile.aside_from : game->pile.tiles;
}

void rest_of_pile_in_order(struct pile_order *order, const struct game *game, uint64_t number)
{
    struct pile rest = game->pile;
    uint64_t orders = rest_of_pile_orders(&rest, UINT32_MAX - 1);
    begin(order, game);
    for (unsigned tile = 0; rest.tiles > 0; tile++) {
        kind_number kind = 0;
        /* Of all orders, as many begin with a kind as there are tiles of it. */
        for (; number >= orders * rest.left[kind] / rest.tiles; kind++)
            number -= orders * rest.left[kind] / rest.tiles;
        orders = orders * rest.left[kind] / rest.tiles;
        rest.left[kind]--;
        rest.tiles--;
        order->kind[place_of(game, tile)] = kind;
    }
}

void rest_of_pile_at_random(struct pile_order *order, const struct game *game, struct rng *rng)
{
    struct pile rest = game->pile;
    begin(order, game);
    order->seed = rng->state;
    for (unsigned tile = 0; rest.tiles > 0; tile++) {
        uint32_t chosen = rng_below(rng, rest.tiles);
        kind_number kind = 0;
        for (; chosen >= rest.left[kind]; kind++)
            chosen -= rest.left[kind];
        rest.left[kind]--;
        rest.tiles--;
        order->kind[place_of(game, tile)] = kind;
    }
}
