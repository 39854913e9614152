#include "rules/luck.h"

#include <assert.h>
#include <string.h>

/* The next `count` tiles in that order after `skipped` others. */
static void next_tiles(const struct game *game, const struct pile_order *order, unsigned skipped,
                       unsigned count, kind_number *kinds)
{
    uint8_t gone[TILE_KINDS_MAX] = {0};
    for (unsigned t = 0; t < order->tiles; t++)
        gone[order->kind[t]]++;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
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

/* Where tile number `tile` of the pile is in the order. Those put aside were next when they were;
 * what is drawn meanwhile comes after them. */
static unsigned place_in_order(const struct game *game, const struct pile_order *order,
                               unsigned tile)
{
    unsigned first = tile < game->pile.aside ? game->pile.aside_from : game->pile.tiles;
    return order->tiles - first + tile;
}

bool luck_is_in_order(const struct game *game, const struct pile_order *order)
{
    struct pile rest = {.tiles = 0};
    if (order->tiles < game->pile.tiles)
        return false;
    for (unsigned tile = 0; tile < game->pile.tiles; tile++)
        rest.left[order->kind[place_in_order(game, order, tile)]]++;
    return memcmp(rest.left, game->pile.left, sizeof rest.left) == 0;
}

/* Takes one of the remaining tiles at random. */
static kind_number luck_take(struct pile *pile, struct rng *rng)
{
    uint32_t number = rng_below(rng, pile->tiles--);
    kind_number kind = 0;
    for (; number >= pile->left[kind]; kind++)
        number -= pile->left[kind];
    pile->left[kind]--;
    return kind;
}

static void tiles_at_random(const struct game *game, struct rng *rng, unsigned count,
                            kind_number *kinds)
{
    struct pile pile = game->pile;
    for (unsigned t = 0; t < count; t++)
        kinds[t] = luck_take(&pile, rng);
}

void luck_tiles(const struct luck *luck, const struct game *game, unsigned skipped, unsigned count,
                kind_number *kinds)
{
    if (luck->order == NULL)
        tiles_at_random(game, luck->rng, count, kinds);
    else if (!luck->is_in_order)
        next_tiles(game, luck->order, skipped, count, kinds);
    else
        for (unsigned t = 0; t < count; t++)
            kinds[t] = luck->order->kind[place_in_order(game, luck->order, skipped + t)];
}

uint32_t luck_number(const struct luck *luck, uint32_t stream, unsigned before, uint32_t bound)
{
    if (luck->order == NULL)
        return rng_below(luck->rng, bound);
    struct rng streams = rng_from_seed(luck->order->seed ^ (uint64_t)stream << 32);
    struct rng numbers = rng_from_seed(rng_next(&streams) + before);
    struct rng number = rng_from_seed(rng_next(&numbers));
    return rng_below(&number, bound);
}

bool luck_add_outcome(struct outcome_list *outcomes, struct move move, uint64_t weight)
{
    if (outcomes->count == OUTCOMES_MAX)
        return false;
    outcomes->outcome[outcomes->count++] = (struct game_outcome){move, weight};
    outcomes->total += weight;
    return true;
}

void bag_put(struct bag *bag, unsigned kind, unsigned tokens)
{
    assert(kind < BAG_KINDS_MAX && bag->tokens + tokens <= UINT8_MAX);
    bag->left[kind] = (uint8_t)(bag->left[kind] + tokens);
    bag->tokens = (uint8_t)(bag->tokens + tokens);
}

void bag_draw(struct bag *bag, unsigned kind)
{
    assert(bag_has(bag, kind));
    bag->left[kind]--;
    bag->tokens--;
    bag->drawn++;
}

bool bag_outcomes(const struct bag *bag, enum verb verb, struct outcome_list *outcomes)
{
    for (unsigned kind = 0; kind < BAG_KINDS_MAX; kind++)
        if (bag->left[kind] > 0 &&
            !luck_add_outcome(outcomes, move_with(verb, kind), bag->left[kind]))
            return false;
    return true;
}

struct move bag_choose(const struct bag *bag, enum verb verb, uint32_t stream,
                       const struct luck *luck)
{
    uint32_t number = luck_number(luck, stream, bag->drawn, bag->tokens);
    unsigned kind = 0;
    for (; number >= bag->left[kind]; kind++)
        number -= bag->left[kind];
    return move_with(verb, kind);
}

bool die_outcomes(unsigned sides, enum verb verb, struct outcome_list *outcomes)
{
    for (unsigned side = 0; side < sides; side++)
        if (!luck_add_outcome(outcomes, move_with(verb, side), 1))
            return false;
    return true;
}

struct move die_choose(unsigned sides, unsigned before, enum verb verb, uint32_t stream,
                       const struct luck *luck)
{
    return move_with(verb, luck_number(luck, stream, before, sides));
}
