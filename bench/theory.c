/* The worked auctions of docs/THEORY.md: what each decision leads to by the theory
 * (sets/bazaars/bot_haggling.h), with made-up worths, which add up.
 *
 *     bastide_theory D DAY TILE
 *
 * Two players, two tiles. If the chooser gets tile 1 and the other tile 2, the chooser's lead is D
 * points more than the other way round; with the lead halfway between both as 0. And the order of laying at
 * the bazaar of a day (training/daily.h), the chooser having TILE. A line for each
 * figure, a name and points of the chooser's lead, or a bid. */
#include "bastide/chance.h"
#include "sets/bazaars/bot_haggling.h"
#include "training/daily.h"
#include "valuing/valuing.h"

#include <stdio.h>
#include <stdlib.h>

enum { ESTIMATES = 100000 };

struct bazaar_room {
    struct haggling haggling;
    struct alternatives alternatives;
};

static void make(struct game *game, struct move move)
{
    if (game_apply(game, move, NULL) != REFUSAL_NONE)
        abort();
}

/* Any bazaar of two at its reveal: the first of a game played by chance. */
static void find_bazaar(struct game *game)
{
    struct options options = options_default();
    struct rng rng = rng_from_seed(1);
    options.players = 2;
    options.sets = 1u << SET_BASE | 1u << SET_BCB;
    if (game_start(game, &options) != REFUSAL_NONE)
        abort();
    while (!game_awaits_offer(game)) {
        struct move_list legal;
        bool is_chance = game_actor(game) == ACTOR_CHANCE;
        if (!is_chance)
            game_legal(game, &legal);
        make(game, is_chance ? chance_move_at_random(game, &rng)
                             : legal.move[rng_below(&rng, (uint32_t)legal.count)]);
    }
}

static struct prices prices_of(const struct game *game, double difference)
{
    struct prices prices = {.worth = {{{0}}}};
    unsigned chooser = game_actor(game), other = !chooser;
    prices.rival[chooser][other] = prices.rival[other][chooser] = 1;
    prices.worth[chooser][0][chooser] = prices.worth[other][0][other] = difference / 2;
    prices.worth[chooser][0][other] = prices.worth[other][0][chooser] = -difference / 2;
    return prices;
}

/* The best move due. */
static struct alternative best(struct bazaar_room *room, const struct game *game,
                               const struct prices *prices)
{
    haggling_begin(&room->haggling, game, prices);
    return haggling_best(&room->haggling);
}

static double after(struct bazaar_room *room, const struct game *game,
                    const struct prices *prices, struct move move, unsigned player)
{
    haggling_begin(&room->haggling, game, prices);
    return haggling_outcome(&room->haggling, move).worth[player];
}

/* What the chooser's first move leads to. */
static void tell_openings(struct bazaar_room *room, const struct game *game,
                          const struct prices *prices)
{
    unsigned chooser = game_actor(game);
    struct alternative offer = best(room, game, prices);
    printf("opening: %d\ntile: %u\n", offer.move.points, offer.move.arg + 1u);
    for (int points = 0; points <= 6; points++)
        printf("open-%d: %+.0f\n", points,
               after(room, game, prices, move_offer(0, points), chooser));
    printf("offer-other: %+.0f\n", after(room, game, prices, move_offer(1, 0), chooser));
    haggling_begin(&room->haggling, game, prices);
    printf("quarter: %.0f\n", haggling_terms(&room->haggling, 0, !chooser, 0).buy_below);
}

/* Tile 1 is opened at 0: the other's bids, and what the chooser answers. */
static void tell_bids(struct bazaar_room *room, const struct game *game,
                      const struct prices *prices)
{
    unsigned chooser = game_actor(game);
    struct game offered = *game;
    make(&offered, move_offer(0, 0));
    printf("pass: %+.0f\n", after(room, &offered, prices, move_plain(VERB_PASS), chooser));
    for (int points = 1; points <= 5; points++) {
        struct game bid = offered;
        make(&bid, move_bid(points));
        double buy = after(room, &bid, prices, move_plain(VERB_BUY), chooser);
        double sell = after(room, &bid, prices, move_plain(VERB_SELL), chooser);
        printf("buy-%d: %+.0f\nsell-%d: %+.0f\n", points, buy, points, sell);
    }
    printf("bid: %d\n", best(room, &offered, prices).move.points);
}

/* What the chooser's lead comes to, solved, from where somebody has a tile to place. */
static double solved(const struct game *game, unsigned chooser)
{
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    uint8_t ranked[VALUING_TURNS_MOST];
    unsigned player = game_actor(game);
    valuing_prepare(valuing, &(struct valuing_request){
                                 .game = game, .playouts = 1, .solves = VALUING_SOLVES_AT_LENGTH});
    if (!valuing_is_solved(valuing))
        abort();
    valuing_rank_turns(valuing, ranked);
    double lead = valuing_turn_margin(valuing, ranked[0], player).mean;
    free(valuing);
    return player == chooser ? lead : -lead;
}

/* At the bazaar of a day, the same tiles for both, as the chooser places first and as the other
 * does: the chooser takes a tile for nothing, or sells the other one for a point and gets that tile
 * as the last; the point is taken back. */
static void tell_order(long long day, unsigned tile)
{
    struct daily_search *search = daily_search_begin(malloc(daily_search_size()), day);
    while (!daily_search_go_on(search))
        ;
    struct game first = daily_search_found(search)->game, second = first;
    unsigned chooser = game_actor(&first);
    make(&first, move_offer(tile, 0));
    make(&first, move_plain(VERB_PASS));
    make(&second, move_offer(!tile, 0));
    make(&second, move_bid(1));
    make(&second, move_plain(VERB_SELL));
    printf("first: %+.0f\nsecond: %+.0f\n", solved(&first, chooser),
           solved(&second, chooser) - 2);
    free(search);
}

/* So many bidders, each off by up to `error` either way, all values equally likely: by how much the
 * highest estimate is too high, on average. */
static double curse(unsigned bidders, double error)
{
    struct rng rng = rng_from_seed(1);
    double sum = 0;
    for (unsigned e = 0; e < ESTIMATES; e++) {
        double most = -error;
        for (unsigned b = 0; b < bidders; b++) {
            double off = error * (2.0 * rng_below(&rng, 1000001) / 1000000 - 1);
            most = off > most ? off : most;
        }
        sum += most;
    }
    return sum / ESTIMATES;
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: bastide_theory D DAY TILE\n");
        return 2;
    }
    struct bazaar_room *room = calloc(1, sizeof *room);
    struct game *game = calloc(1, sizeof *game);
    if (room == NULL || game == NULL)
        abort();
    find_bazaar(game);
    struct prices prices = prices_of(game, strtod(argv[1], NULL));
    tell_openings(room, game, &prices);
    tell_bids(room, game, &prices);
    tell_order(strtoll(argv[2], NULL, 10), (unsigned)strtoul(argv[3], NULL, 10) - 1);
    for (unsigned bidders = 2; bidders <= 5; bidders++)
        printf("curse-%u: %.1f\n", bidders, curse(bidders, 4));
    free(game);
    free(room);
    return 0;
}
