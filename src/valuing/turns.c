#include "valuing/turns.h"

#include "facts/position.h"
#include "sets/bazaars/facts_auction.h"

#include <string.h>

void playout_hand_over(struct game *then, const struct game *game, unsigned tile, unsigned player)
{
    auction_try(then, game, tile, player);
    then->bazaar = (struct bazaar){.host = NOBODY};
    then->agenda = (struct agenda){.player = (uint8_t)player};
    then->pile.aside = then->pile.aside_from = 0;
}

struct plan playout_best_turn(const struct sight *sight, const struct outlook *outlook,
                              const struct game *game)
{
    struct plan_list plans;
    plans.room = 1;
    plans_find(sight, outlook, game, 0, NULL, &plans);
    return plans.plan[0];
}

/* The revealed tile with the best turn for the player who chooses. */
static unsigned best_tile(const struct sight *sight, const struct outlook *outlook,
                          const struct game *game)
{
    unsigned best = NOBODY;
    float most = 0;
    for (unsigned t = 0; t < game->bazaar.tiles; t++) {
        struct game then;
        if (game->bazaar.owner[t] != NOBODY)
            continue;
        playout_hand_over(&then, game, t, game->bazaar.chooser);
        float worth = playout_best_turn(sight, outlook, &then).worth;
        if (best == NOBODY || worth > most) {
            best = t;
            most = worth;
        }
    }
    return best;
}

static bool is_shared_out(const struct bazaar *bazaar)
{
    for (unsigned t = 0; t < bazaar->tiles; t++)
        if (bazaar->owner[t] == NOBODY)
            return false;
    return true;
}

/* The players of a playout. */
struct table {
    const struct sight *sight;
    struct outlook outlook;
    const struct pile_order *order;
    const uint8_t *share; /* NULL once its auction is over */
    struct playout_search search;
};

static void playout_draw(struct table *table, struct game *game)
{
    struct move move = chance_move_in_order(game, table->order);
    sight_make(game, move);
    if (move.verb == VERB_DRAW)
        outlook_draw(&table->outlook, move.arg);
    else
        outlook_of(&table->outlook, &table->sight->rows, &game->pile);
}

static unsigned tile_chosen(const struct table *table, const struct game *game)
{
    return table->share != NULL ? table->share[game->bazaar.chooser]
                                : best_tile(table->sight, &table->outlook, game);
}

/* The turn that the players of a playout make. */
static struct plan playout_turn(struct table *table, const struct game *game)
{
    struct plan_list plans;
    if (table->search.turns == 0)
        return playout_best_turn(table->sight, &table->outlook, game);
    plans.room = design_count(&design_best, DESIGN_WIDTH);
    plans_find(table->sight, &table->outlook, game, 0, NULL, &plans);
    table->search.turns--;
    return plans.plan[plans.count == 1 ? 0
                                       : tree_search(table->search.tree, table->sight, game, &plans,
                                                     table->search.simulations)];
}

static void playout_play_on(struct table *table, struct game *game)
{
    if (game_actor(game) == ACTOR_CHANCE) {
        playout_draw(table, game);
    } else if (game_awaits_offer(game)) {
        sight_make(game, move_offer(tile_chosen(table, game), 0));
    } else if (game_awaits_bid(game)) {
        sight_make(game, move_plain(VERB_PASS));
    } else if (game_awaits_draft(game)) {
        sight_make(game, move_take(tile_chosen(table, game)));
    } else if (plans_is_decision(game)) {
        plans_answer(table->sight, &table->outlook, game);
    } else {
        struct plan plan = playout_turn(table, game);
        plans_make(table->sight, &table->outlook, game, &plan);
    }
}

static bool is_permitted(const struct permission *permission)
{
    return permission->ask == NULL || permission->ask(permission->of);
}

bool playout(const struct sight *sight, const struct outlook *outlook,
             const struct pile_order *order, const uint8_t *share,
             const struct playout_search *search, const struct permission *permission,
             struct game *game)
{
    struct table table = {sight, *outlook, order, share, {.tree = NULL}};
    if (search != NULL && search->tree != NULL)
        table.search = *search;
    while (!game_is_over(game)) {
        if (!is_permitted(permission))
            return false;
        if (is_shared_out(&game->bazaar))
            table.share = NULL;
        playout_play_on(&table, game);
    }
    return true;
}

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
static unsigned playout_place_of(const struct game *game, unsigned tile)
{
    unsigned face_down = game_tiles_face_down(game);
    return face_down > 0 && tile >= face_down
               ? tile + (unsigned)game->pile.aside_from - pile_held(&game->pile)
               : tile;
}

/* A kind that is gone, as those always are that no pile has, stands for what has been drawn since:
 * one that is left would be taken for drawn where tiles may come out of order (PD3). */
static void playout_begin(struct pile_order *order, const struct game *game)
{
    kind_number gone = 0;
    while (game->pile.left[gone] > 0)
        gone++;
    memset(order, 0, sizeof *order);
    order->tiles = game_tiles_face_down(game) > 0 ? game->pile.aside_from
                                                  : (tile_number)pile_held(&game->pile);
    order->again_from = game->pile.again_from;
    for (tile_number tile = 0; tile < order->tiles; tile++)
        order->kind[tile] = gone;
}

/* The tiles of the pile, to be put in an order, with those that never come. */
static struct pile whole_pile(const struct game *game)
{
    struct pile pile = game->pile;
    pile.tiles = (tile_number)pile_held(&pile);
    pile.under = 0;
    return pile;
}

void rest_of_pile_in_order(struct pile_order *order, const struct game *game, uint64_t number)
{
    struct pile rest = whole_pile(game);
    uint64_t orders = rest_of_pile_orders(&rest, UINT32_MAX - 1);
    playout_begin(order, game);
    for (unsigned tile = 0; rest.tiles > 0; tile++) {
        kind_number kind = 0;
        /* Of all orders, as many begin with a kind as there are tiles of it. */
        for (; number >= orders * rest.left[kind] / rest.tiles; kind++)
            number -= orders * rest.left[kind] / rest.tiles;
        orders = orders * rest.left[kind] / rest.tiles;
        rest.left[kind]--;
        rest.tiles--;
        order->kind[playout_place_of(game, tile)] = kind;
    }
}

void rest_of_pile_at_random(struct pile_order *order, const struct game *game, struct rng *rng)
{
    struct pile rest = whole_pile(game);
    playout_begin(order, game);
    order->seed = rng->state;
    for (unsigned tile = 0; rest.tiles > 0; tile++) {
        uint32_t chosen = rng_below(rng, rest.tiles);
        kind_number kind = 0;
        for (; chosen >= rest.left[kind]; kind++)
            chosen -= rest.left[kind];
        rest.left[kind]--;
        rest.tiles--;
        order->kind[playout_place_of(game, tile)] = kind;
    }
}

static const struct move *turns_alike_find(const struct plan *plan, enum verb verb)
{
    for (unsigned m = 0; m < plan->count; m++)
        if (plan->move[m].verb == verb)
            return &plan->move[m];
    return NULL;
}

static bool is_same_or_none(const struct move *a, const struct move *b)
{
    return a == NULL || b == NULL ? a == b : move_equal(*a, *b);
}

static bool is_placed_alike(const struct game *game, const struct move *a, const struct move *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    uint8_t both = (uint8_t)(1u << a->arg | 1u << b->arg);
    uint8_t differ = rotations_that_differ(game_hand(game), both);
    return square_equal(a->at, b->at) && (differ & (differ - 1)) == 0;
}

/* Where a figure is deployed: the edges and halves of edges of the tile that its feature reaches.
 */
struct reach {
    enum feature_kind kind;
    unsigned edges, halves;
};

static struct reach reach_of(const struct game *game, const struct plan *plan,
                             const struct move *deploy)
{
    struct game then;
    game_copy(&then, game);
    tile_number tile = game_placed(game);
    for (unsigned m = 0; m < plan->count; m++) {
        enum refusal refusal = game_apply(&then, plan->move[m], NULL);
        if (refusal == REFUSAL_NONE && plan->move[m].verb == VERB_PLACE)
            tile = (tile_number)(then.board.tiles - 1);
    }
    const struct features *features = &then.features;
    uint16_t node = feature_node(&then.board, tile, deploy->arg);
    struct reach reach = {
        .kind = (enum feature_kind)feature_segment(features, &then.board, node)->kind};
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint16_t other = feature_node_at_edge(&then.board, tile, edge);
        if (other != NO_NODE && feature_root(features, other) == feature_root(features, node))
            reach.edges |= 1u << edge;
    }
    for (unsigned half = 0; half < HALF_EDGES; half++) {
        uint16_t other = feature_node_at_half(&then.board, tile, half);
        if (other != NO_NODE && feature_root(features, other) == feature_root(features, node))
            reach.halves |= 1u << half;
    }
    return reach;
}

static bool is_deployed_alike(const struct game *game, const struct plan *a, const struct plan *b)
{
    const struct move *one = turns_alike_find(a, VERB_DEPLOY),
                      *other = turns_alike_find(b, VERB_DEPLOY);
    if (one == NULL || other == NULL)
        return one == other;
    struct reach reach = reach_of(game, a, one), others = reach_of(game, b, other);
    return one->figure == other->figure && reach.kind == others.kind &&
           reach.edges == others.edges && reach.halves == others.halves;
}

bool turns_are_alike(const struct game *game, const struct plan *a, const struct plan *b)
{
    return is_placed_alike(game, turns_alike_find(a, VERB_PLACE),
                           turns_alike_find(b, VERB_PLACE)) &&
           is_same_or_none(turns_alike_find(a, VERB_DISCARD), turns_alike_find(b, VERB_DISCARD)) &&
           is_same_or_none(turns_alike_find(a, VERB_BRIDGE), turns_alike_find(b, VERB_BRIDGE)) &&
           is_deployed_alike(game, a, b);
}
