/* Sales at a bazaar entered by their outcome, against all bids that the rules allow. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sets/bazaars/facts_auction.h"
#include "support/random_player.h"

#include <string.h>

enum { GAMES = 60, SALES_A_GAME = 8 };

/* Bids that are tried: the least ones, and those around what somebody has. */
struct bids {
    int bid[8];
    unsigned count;
};

static struct bids bids_of(const struct game *game, struct rng *rng)
{
    struct bids bids = {{0, 1, 2, 3}, 4};
    int purse = game_purse(game, rng_below(rng, game->options.players));
    for (int near = purse - 1; near <= purse + 1; near++)
        if (near > 3)
            bids.bid[bids.count++] = near;
    return bids;
}

/* What a sale did, by its event; the last tile may have gone with it (BZ9). */
static struct auction_deal deal_of(const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++)
        if (events->event[e].type == EVENT_AUCTION)
            return (struct auction_deal){events->event[e].player, events->event[e].other,
                                         events->event[e].points};
    return (struct auction_deal){NOBODY, NOBODY, 0};
}

/* The sales that legal play can lead to with those bids. */
struct reached {
    unsigned count;
    struct auction_deal deal[256];
};

static bool has_deal(const struct reached *reached, struct auction_deal deal)
{
    for (unsigned r = 0; r < reached->count; r++)
        if (reached->deal[r].taker == deal.taker && reached->deal[r].other == deal.other &&
            reached->deal[r].points == deal.points)
            return true;
    return false;
}

static void try_move(struct reached *reached, const struct game *game, struct move move,
                     const struct bids *bids);

static void reach(struct reached *reached, const struct game *game, unsigned tile,
                  const struct bids *bids)
{
    for (unsigned b = 0; b < bids->count; b++) {
        if (game_phase(game) == PHASE_OFFER)
            try_move(reached, game, move_offer(tile, bids->bid[b]), bids);
        if (game_phase(game) == PHASE_BID)
            try_move(reached, game, move_bid(bids->bid[b]), bids);
    }
    if (game_phase(game) == PHASE_BID)
        try_move(reached, game, move_plain(VERB_PASS), bids);
    if (game_phase(game) == PHASE_SETTLE) {
        try_move(reached, game, move_plain(VERB_BUY), bids);
        try_move(reached, game, move_plain(VERB_SELL), bids);
    }
}

static void try_move(struct reached *reached, const struct game *game, struct move move,
                     const struct bids *bids)
{
    struct event_list events;
    struct game then = *game;
    if (game_apply(&then, move, &events) != REFUSAL_NONE)
        return;
    struct auction_deal deal = deal_of(&events);
    if (deal.taker == NOBODY)
        reach(reached, &then, then.bazaar.offered, bids);
    else if (!has_deal(reached, deal))
        reached->deal[reached->count++] = deal;
}

static struct {
    unsigned sales, deals, refused, faults[SALE_CHOOSER_SHORT + 1], own_score;
} seen;

/* The moves are legal, as many as there can be, and lead to exactly that. */
static void check_leads_to(const struct game *game, unsigned tile, struct auction_deal deal,
                           const struct sale_moves *moves)
{
    struct event_list events = {.count = 0};
    struct game then = *game;
    assert_in_range(moves->count, 1, SALE_MOVES_MAX);
    for (unsigned m = 0; m < moves->count; m++) {
        assert_int_equal(deal_of(&events).taker, NOBODY);
        assert_int_equal(game_apply(&then, moves->move[m], &events), REFUSAL_NONE);
    }
    struct auction_deal done = deal_of(&events);
    assert_int_equal(done.taker, deal.taker);
    assert_int_equal(done.other, deal.other);
    assert_int_equal(done.points, deal.points);
    assert_int_equal(then.bazaar.owner[tile], deal.taker);
}

static bool has_way(const struct auction_deal *way, unsigned ways, struct auction_deal deal)
{
    for (unsigned w = 0; w < ways; w++)
        if (way[w].taker == deal.taker && way[w].other == deal.other)
            return true;
    return false;
}

static void check_deal(const struct game *game, unsigned tile, struct auction_deal deal,
                       const struct reached *reached)
{
    struct sale_moves moves;
    struct auction_deal way[SALE_WAYS_MAX];
    unsigned ways = sale_ways(game, way);
    enum sale_fault fault = sale_find(game, tile, deal, &moves);
    bool is_reached = has_deal(reached, deal);
    assert_int_equal(fault == SALE_NO_FAULT, is_reached);
    if (is_reached)
        check_leads_to(game, tile, deal, &moves);
    else
        assert_int_equal(moves.count, 0);
    struct bid_limits limits = sale_limits(game, deal.taker, deal.other);
    bool is_within = deal.points >= limits.least && deal.points <= limits.most;
    bool is_left = game->bazaar.owner[tile] == NOBODY;
    assert_int_equal(is_left && has_way(way, ways, deal) && is_within, is_reached);
    seen.deals += is_reached;
    seen.refused += !is_reached;
    seen.faults[fault]++;
}

/* Whoever takes the tile, whoever is paid, for any of the bids. */
static void check_sales(const struct game *game, struct rng *rng)
{
    struct reached reached = {.count = 0};
    struct bids bids = bids_of(game, rng);
    unsigned tile = rng_below(rng, game->bazaar.tiles);
    unsigned players = game->options.players;
    reach(&reached, game, tile, &bids);
    for (uint8_t taker = 0; taker < players; taker++)
        for (uint8_t other = 0; other <= players; other++)
            for (unsigned b = 0; b < bids.count; b++)
                check_deal(
                    game, tile,
                    (struct auction_deal){taker, other == players ? NOBODY : other, bids.bid[b]},
                    &reached);
    assert_int_equal(reached.count > 0, game->bazaar.owner[tile] == NOBODY);
    seen.sales++;
    seen.own_score += game->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OWN_SCORE;
}

static void play(uint64_t seed)
{
    static struct game game;
    struct random_player player = {.drawing = DRAWN_AT_RANDOM, .laying = LAID_CLOSELY};
    struct options options = options_default();
    unsigned sales = 0;
    player.rng = rng_from_seed(seed);
    options.players = (uint8_t)(PLAYERS_MIN + seed % (PLAYERS_MAX - PLAYERS_MIN + 1));
    random_player_agree(&player, &options);
    options.sets |= 1u << SET_BCB;
    options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_AUCTION;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    while (!game_is_over(&game) && sales < SALES_A_GAME) {
        struct move_list moves;
        if (game_phase(&game) == PHASE_OFFER) {
            check_sales(&game, &player.rng);
            sales++;
        }
        game_legal(&game, &moves);
        struct move move = random_player_choose(&player, &game, &moves);
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    }
}

static void test_sales_are_those_that_bids_can_lead_to(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        play(seed);
    assert_true(seen.sales > 200 && seen.own_score > 40);
    assert_true(seen.deals > 1000 && seen.refused > 1000);
    for (unsigned fault = SALE_NO_TILE; fault <= SALE_CHOOSER_SHORT; fault++)
        assert_true(seen.faults[fault] > 0);
}

static void test_nothing_is_sold_at_another_moment(void **state)
{
    static struct game game;
    struct options options = options_default();
    struct sale_moves moves;
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    assert_int_equal(sale_find(&game, 0, (struct auction_deal){0, NOBODY, 0}, &moves),
                     SALE_WRONG_MOMENT);
    assert_int_equal(moves.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sales_are_those_that_bids_can_lead_to),
        cmocka_unit_test(test_nothing_is_sold_at_another_moment),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
