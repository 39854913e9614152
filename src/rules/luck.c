#include "rules/luck.h"
#include "rules/moments.h"

#include <assert.h>
#include <string.h>

/* What makes another seed of a seed, for the second order. */
static const uint64_t SHUFFLED_AGAIN = 0x5d1a90b57e3f2c68;

/* What may come (bastide/game.h). */

bool game_may_come(const struct game *game, kind_number kind)
{
    return game->pile.left[kind] > 0 && moment_may_be_drawn(game, kind) == REFUSAL_NONE;
}

void game_pile_to_come(const struct game *game, struct pile *pile)
{
    *pile = game->pile;
    if (!moment_draws_vary(game))
        return;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        if (game_may_come(game, kind))
            continue;
        pile->tiles = (tile_number)(pile->tiles - pile->left[kind]);
        pile->left[kind] = 0;
    }
}

unsigned game_tiles_to_come(const struct game *game)
{
    unsigned tiles = game->pile.tiles;
    if (!moment_draws_vary(game))
        return tiles;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (!game_may_come(game, kind))
            tiles -= game->pile.left[kind];
    return tiles;
}

/* Most ask in the middle of a game, when one kind or two are enough to say so. Not written in
 * place: every turn of every game asks, and few have to look. */
static __attribute__((noinline)) bool more_than_may_come(const struct game *game, unsigned tiles)
{
    unsigned found = 0;
    tiles += game->pile.under;
    for (kind_number kind = 0; found <= tiles && kind < tile_kinds_count; kind++)
        if (game_may_come(game, kind))
            found += game->pile.left[kind];
    return found > tiles;
}

bool luck_has_more_than(const struct game *game, unsigned tiles)
{
    return moment_draws_vary(game) ? more_than_may_come(game, tiles) : game->pile.tiles > tiles;
}

/* How many of each kind in that order were gone as the pile was shuffled again. */
static void gone_then(const struct game *game, const struct pile_order *order,
                      int gone[TILE_KINDS_MAX])
{
    memset(gone, 0, TILE_KINDS_MAX * sizeof *gone);
    for (unsigned t = 0; t < order->tiles; t++)
        gone[order->kind[t]]++;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        gone[kind] -= game->shuffled.left[kind];
}

/* What lay face down then stays the first: it is gone from the others. */
static void add_face_down(const struct game *game, const struct pile_order *order,
                          int gone[TILE_KINDS_MAX], struct pile_order *again)
{
    int skipped[TILE_KINDS_MAX];
    memcpy(skipped, gone, sizeof skipped);
    for (unsigned t = 0; t < order->tiles && again->tiles < game->shuffled.aside; t++) {
        kind_number kind = order->kind[t];
        if (skipped[kind]-- > 0 || (game->shuffled.barred[kind / 8] >> kind % 8 & 1u))
            continue;
        again->kind[again->tiles++] = kind;
        gone[kind]++;
    }
}

/* The seed shuffles all tiles of the box, each of them numbered within its kind; those gone are the
 * first of theirs. So which are gone makes no order of the others likelier. */
void pile_order_shuffle_again(const struct game *game, const struct pile_order *order,
                              struct pile_order *again)
{
    struct {
        kind_number kind;
        uint8_t copy;
    } deck[TILES_MAX];
    int gone[TILE_KINDS_MAX], copies[TILE_KINDS_MAX] = {0};
    unsigned tiles = 0;
    struct rng rng = rng_from_seed(order->seed ^ SHUFFLED_AGAIN);
    *again = (struct pile_order){.seed = order->seed, .again_from = game->pile.again_from};
    gone_then(game, order, gone);
    add_face_down(game, order, gone, again);
    for (unsigned t = 0; t < order->tiles; t++)
        copies[order->kind[t]]++;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (uint8_t copy = 0; copy < copies[kind]; copy++, tiles++) {
            deck[tiles].kind = kind;
            deck[tiles].copy = copy;
        }
    for (; tiles > 0; tiles--) {
        uint32_t next = rng_below(&rng, tiles);
        if (deck[next].copy >= gone[deck[next].kind])
            again->kind[again->tiles++] = deck[next].kind;
        deck[next] = deck[tiles - 1];
    }
}

/* The next `count` tiles in that order after `skipped` others. */
static void next_in_order(const struct game *game, const struct pile_order *order, unsigned skipped,
                          unsigned count, kind_number *kinds)
{
    int gone[TILE_KINDS_MAX] = {0};
    for (unsigned t = 0; t < order->tiles; t++)
        gone[order->kind[t]]++;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        gone[kind] -= game->pile.left[kind];
    for (unsigned t = 0; count > 0; t++) {
        kind_number kind = order->kind[t];
        assert(t < order->tiles);
        if (gone[kind]-- > 0 || moment_may_be_drawn(game, kind) != REFUSAL_NONE)
            continue;
        if (skipped > 0) {
            skipped--;
        } else {
            *kinds++ = kind;
            count--;
        }
    }
}

/* The same in the order there is now. */
static void next_tiles(const struct game *game, const struct pile_order *order, unsigned skipped,
                       unsigned count, kind_number *kinds)
{
    struct pile_order again;
    unsigned again_from = game->pile.again_from;
    bool is_again =
        again_from != 0 && again_from != order->again_from && order->again_from != ORDER_IS_WHOLE;
    if (is_again)
        pile_order_shuffle_again(game, order, &again);
    next_in_order(game, is_again ? &again : order, skipped, count, kinds);
}

bool luck_is_in_order(const struct game *game, const struct pile_order *order)
{
    struct pile rest = {.tiles = 0};
    unsigned tiles = pile_held(&game->pile);
    if (order->tiles < tiles || moment_draws_vary(game))
        return false;
    for (unsigned tile = 0; tile < tiles; tile++)
        rest.left[order->kind[luck_place(game, order, tile)]]++;
    return memcmp(rest.left, game->pile.left, sizeof rest.left) == 0;
}

/* Takes one of the remaining tiles at random. */
static kind_number luck_take(struct pile *pile, struct rng *rng)
{
    uint32_t number = rng_below(rng, pile_held(pile));
    pile->tiles--;
    kind_number kind = 0;
    for (; number >= pile->left[kind]; kind++)
        number -= pile->left[kind];
    pile->left[kind]--;
    return kind;
}

static void tiles_at_random(const struct game *game, struct rng *rng, unsigned count,
                            kind_number *kinds)
{
    struct pile pile;
    game_pile_to_come(game, &pile);
    for (unsigned t = 0; t < count; t++)
        kinds[t] = luck_take(&pile, rng);
}

void luck_tiles_apart(const struct luck *luck, const struct game *game, unsigned skipped,
                      unsigned count, kind_number *kinds)
{
    if (luck->order == NULL)
        tiles_at_random(game, luck->rng, count, kinds);
    else
        next_tiles(game, luck->order, skipped, count, kinds);
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
