/* The theory of auctions against brute force: every move and every bid in whole points, made by the
 * rules themselves. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/slow_auction.h"

#include <math.h>

enum { BAZAARS = 1u << SET_BASE | 1u << SET_BCB };

static struct haggling haggling;
static struct alternatives alternatives;

static struct game position(unsigned players, uint64_t seed)
{
    struct options options = options_default();
    options.players = (uint8_t)players;
    options.sets = BAZAARS;
    return auction_position(&options, seed, 0);
}

static double any(struct rng *rng, double most)
{
    return most * rng_below(rng, 100000) / 100000;
}

/* Prices that are neither alike nor simple; rivals matter more or less. */
static struct prices any_prices(unsigned players, struct rng *rng, double most)
{
    struct prices prices = {.worth = {{{0}}}};
    for (unsigned p = 0; p < players; p++) {
        double sum = 0;
        for (unsigned q = 0; q < players; q++) {
            prices.rival[p][q] = p == q ? 0 : 0.1 + any(rng, 1);
            sum += prices.rival[p][q];
            for (unsigned t = 0; t < players; t++)
                prices.worth[q][t][p] = any(rng, p == q ? most : most / 3);
        }
        for (unsigned q = 0; q < players; q++)
            prices.rival[p][q] /= sum;
    }
    return prices;
}

static struct slow_bargain brute;

/* Every alternative of the decision due leads to what brute force says, for everybody; they are in
 * order, and none is missing. */
static void check_decision(const struct game *game, const struct prices *prices)
{
    struct move_list moves;
    haggling_begin(&haggling, game, prices);
    haggling_list(&haggling, &alternatives);
    slow_bargain_begin(&brute, prices, haggling.most + 1 + game->bazaar.bid);
    game_legal(game, &moves);
    assert_int_equal(alternatives.player, game_actor(game));
    assert_true(alternatives.count >= moves.count);
    for (unsigned a = 0; a < alternatives.count; a++) {
        const struct alternative *alternative = &alternatives.alternative[a];
        struct slow_worths expected = slow_bargain_after(&brute, game, alternative->move);
        struct outcome alone = haggling_outcome(&haggling, alternative->move);
        for (unsigned p = 0; p < game->options.players; p++) {
            assert_true(fabs(alternative->outcome.worth[p] - expected.of[p]) < 1e-6);
            assert_true(fabs(alone.worth[p] - expected.of[p]) < 1e-6);
        }
        if (a > 0)
            assert_true(alternative->outcome.worth[alternatives.player] <=
                        alternatives.alternative[a - 1].outcome.worth[alternatives.player]);
    }
}

/* One price: up to the limit there is a bid that leads to more than passing, and beyond it none; so
 * the best bid is within it, and where passing is best there is none. */
static void check_limit(const struct game *game)
{
    const struct alternative *all = alternatives.alternative;
    unsigned bidder = game_actor(game);
    double passed = 0;
    int highest = -1;
    if (!game_awaits_bid(game))
        return;
    for (unsigned a = 0; a < alternatives.count; a++)
        passed = all[a].move.verb == VERB_PASS ? all[a].outcome.worth[bidder] : passed;
    for (unsigned a = 0; a < alternatives.count; a++)
        if (all[a].outcome.worth[bidder] > passed && all[a].move.points > highest)
            highest = all[a].move.points;
    haggling_begin(&haggling, game, haggling.prices);
    assert_int_equal(haggling_terms(&haggling, game->bazaar.offered, bidder, 0).highest, highest);
    assert_true((all[0].move.verb == VERB_PASS) == (highest < 0));
}

/* The decisions of an auction by what was found at its beginning: as if each were looked at alone.
 * `later` has been begun there. */
static void check_turning_to(struct haggling *later, const struct game *game)
{
    if (game_phase(game) == PHASE_DRAFT)
        return;
    static struct game kept[2]; /* this one, and the one before it, which must not change either */
    static unsigned number;
    kept[++number % 2] = *game;
    haggling_turn_to(later, &kept[number % 2]);
    for (unsigned a = 0; a < alternatives.count; a++) {
        const struct alternative *alternative = &alternatives.alternative[a];
        struct outcome outcome = haggling_outcome(later, alternative->move);
        for (unsigned p = 0; p < game->options.players; p++)
            assert_true(fabs(outcome.worth[p] - alternative->outcome.worth[p]) < 1e-9);
    }
}

/* All decisions of an auction that goes on by the best moves, or by others. */
static void check_auction(struct game game, const struct prices *prices, struct rng *rng)
{
    static struct haggling later;
    int decisions = 0;
    slow_bargain_skip_turns(&game);
    struct game before = game;
    haggling_begin(&later, &before, prices);
    while (slow_bargain_is_due(&game)) {
        check_decision(&game, prices);
        check_turning_to(&later, &game);
        unsigned chosen = rng_below(rng, 2) ? 0 : rng_below(rng, alternatives.count);
        assert_int_equal(game_apply(&game, alternatives.alternative[chosen].move, NULL),
                         REFUSAL_NONE);
        slow_bargain_skip_turns(&game);
        decisions++;
    }
    assert_true(decisions > 0);
}

/* Prices so high that many bids come into question: too many for brute force. */
static void test_BZ5_the_limit_is_that_of_the_best_bid(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(3);
    unsigned bids = 0;
    for (unsigned run = 0; run < 60; run++) {
        unsigned players = 2 + run % 3;
        struct prices prices = any_prices(players, &rng, 14);
        struct game game = position(players, run % 5);
        while (slow_bargain_is_due(&game)) {
            haggling_begin(&haggling, &game, &prices);
            haggling_list(&haggling, &alternatives);
            bids += game_awaits_bid(&game);
            check_limit(&game);
            unsigned chosen = rng_below(&rng, alternatives.count);
            assert_int_equal(game_apply(&game, alternatives.alternative[chosen].move, NULL),
                             REFUSAL_NONE);
            slow_bargain_skip_turns(&game);
        }
    }
    assert_true(bids > 100);
}

static void test_BZ5_BZ6_two_players(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(1);
    for (unsigned run = 0; run < 40; run++) {
        struct prices prices = any_prices(2, &rng, 12);
        check_auction(position(2, run % 4), &prices, &rng);
    }
}

static void test_BZ8_three_players_and_who_chooses_next(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(2);
    for (unsigned run = 0; run < 12; run++) {
        struct prices prices = any_prices(3, &rng, 2);
        struct game game = position(3, run % 3);
        game.options.value[OPTION_BAZAAR_NEXT] =
            run % 2 ? BAZAAR_NEXT_AFTER_TAKER : BAZAAR_NEXT_AFTER_CHOOSER;
        check_auction(game, &prices, &rng);
    }
}

static void test_BZ7_own_score_bounds_the_bids(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(3);
    for (unsigned run = 0; run < 60; run++) {
        unsigned players = run % 4 == 3 ? 3 : 2;
        struct prices prices = any_prices(players, &rng, players == 2 ? 20 : 6);
        struct game game = position(players, run % 4);
        game.options.value[OPTION_BAZAAR_BIDS] = BAZAAR_BIDS_OWN_SCORE;
        for (unsigned p = 0; p < players; p++)
            game.player[p].score = (int)rng_below(&rng, 6);
        check_auction(game, &prices, &rng);
    }
}

/* What was found for the rest of an auction does not hold once players can pay more or less. */
static void test_BZ7_turning_to_later_decisions(void **state)
{
    (void)state;
    static struct haggling later;
    struct rng rng = rng_from_seed(8);
    for (unsigned run = 0; run < 20; run++) {
        struct prices prices = any_prices(4, &rng, 12);
        struct game game = position(4, run % 4);
        game.options.value[OPTION_BAZAAR_BIDS] = BAZAAR_BIDS_OWN_SCORE;
        for (unsigned p = 0; p < 4; p++)
            game.player[p].score = (int)rng_below(&rng, 12);
        struct game before = game;
        haggling_begin(&later, &before, &prices);
        while (slow_bargain_is_due(&game)) {
            haggling_begin(&haggling, &game, &prices);
            haggling_list(&haggling, &alternatives);
            check_turning_to(&later, &game);
            unsigned chosen = rng_below(&rng, alternatives.count);
            assert_int_equal(game_apply(&game, alternatives.alternative[chosen].move, NULL),
                             REFUSAL_NONE);
        }
    }
}

static void test_BZ13_draft(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(4);
    for (unsigned players = 2; players <= 4; players++) {
        struct options options = options_default();
        struct prices prices = any_prices(players, &rng, 9);
        options.players = (uint8_t)players;
        options.sets = BAZAARS;
        options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
        check_auction(auction_position(&options, players, 0), &prices, &rng);
    }
}

/* Bids that are not listed, as nobody can gain by them: the rules say what they lead to. */
static void test_bids_too_high_to_be_listed(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(7);
    for (unsigned run = 0; run < 20; run++) {
        struct prices prices = any_prices(2 + run % 2, &rng, 3);
        struct game game = position(2 + run % 2, run);
        haggling_begin(&haggling, &game, &prices);
        int high = haggling.most + 1 + (int)rng_below(&rng, 5);
        for (unsigned bids = 0; bids < 2; bids++) {
            struct move move = bids == 0 ? move_offer(run % 2, high) : move_bid(2 * high);
            haggling_turn_to(&haggling, &game);
            struct outcome outcome = haggling_outcome(&haggling, move);
            slow_bargain_begin(&brute, &prices, 2 * high + haggling.most + 3);
            struct slow_worths expected = slow_bargain_after(&brute, &game, move);
            for (unsigned p = 0; p < game.options.players; p++)
                assert_true(fabs(outcome.worth[p] - expected.of[p]) < 1e-6);
            move = move_offer(run % 2, (int)(run % 3));
            if (bids == 0)
                assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
        }
    }
}

/* Two players, and a tile that changes the margin by 12 (docs/BOTS.md). */
static void test_a_tile_worth_twelve(void **state)
{
    (void)state;
    struct game game = position(2, 1);
    struct prices prices = {.rival = {{0, 1}, {1, 0}}};
    unsigned chooser = game.bazaar.chooser;
    for (unsigned q = 0; q < 2; q++)
        for (unsigned p = 0; p < 2; p++)
            prices.worth[q][0][p] = q == p ? 6 : -6;
    haggling_begin(&haggling, &game, &prices);
    struct terms terms = haggling_terms(&haggling, 0, !chooser, 0);
    assert_true(fabs(terms.buy_below - 3) < 1e-9);
    haggling_list(&haggling, &alternatives);
    const struct alternative *best = &alternatives.alternative[0];
    assert_int_equal(best->move.verb, VERB_OFFER);
    assert_int_equal(best->move.arg, 0);
    for (unsigned a = 0; a < alternatives.count; a++) {
        const struct alternative *other = &alternatives.alternative[a];
        double loss = best->outcome.worth[chooser] - other->outcome.worth[chooser];
        if (other->move.arg == 0 && other->move.points == 0)
            assert_true(fabs(loss - 2) < 1e-9);
        if (other->move.arg == 0 && other->move.points == 8)
            assert_true(loss > 3);
    }
    assert_int_equal(best->move.points, 3);
    assert_true(terms.highest > 0);
    assert_int_equal(game_apply(&game, move_offer(0, 0), NULL), REFUSAL_NONE);
    haggling_begin(&haggling, &game, &prices);
    haggling_list(&haggling, &alternatives);
    assert_int_equal(alternatives.alternative[0].move.points, 3);
    assert_int_equal(haggling_terms(&haggling, 0, !chooser, 0).highest, terms.highest);
    assert_int_equal(game_apply(&game, move_bid(4), NULL), REFUSAL_NONE);
    haggling_begin(&haggling, &game, &prices);
    haggling_list(&haggling, &alternatives);
    assert_int_equal(alternatives.alternative[0].move.verb, VERB_SELL);
}

/* Six players are worked out too: what is best is as good as what follows from it. */
static void test_six_players(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(6);
    struct prices prices = any_prices(6, &rng, 8);
    struct game game = position(6, 1);
    double first[PLAYERS_MAX] = {0}, gained[PLAYERS_MAX] = {0};
    for (bool is_first = true; slow_bargain_is_due(&game); is_first = false) {
        struct game before = game;
        haggling_begin(&haggling, &game, &prices);
        haggling_list(&haggling, &alternatives);
        const struct alternative *best = &alternatives.alternative[0];
        for (unsigned p = 0; p < 6; p++)
            if (is_first)
                first[p] = best->outcome.worth[p];
            else
                assert_true(fabs(best->outcome.worth[p] + gained[p] - first[p]) < 1e-6);
        assert_int_equal(game_apply(&game, best->move, NULL), REFUSAL_NONE);
        for (unsigned p = 0; p < 6; p++) {
            for (unsigned q = 0; q < 6; q++)
                gained[p] += (game.player[q].score - before.player[q].score) *
                             (p == q ? 1 : -prices.rival[p][q]);
            for (unsigned t = 0; t < 6; t++)
                if (before.bazaar.owner[t] != game.bazaar.owner[t])
                    gained[p] += prices.worth[game.bazaar.owner[t]][t][p];
        }
    }
    for (unsigned p = 0; p < 6; p++)
        assert_true(fabs(gained[p] - first[p]) < 1e-6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_BZ5_BZ6_two_players),
        cmocka_unit_test(test_BZ5_the_limit_is_that_of_the_best_bid),
        cmocka_unit_test(test_BZ8_three_players_and_who_chooses_next),
        cmocka_unit_test(test_BZ7_own_score_bounds_the_bids),
        cmocka_unit_test(test_BZ7_turning_to_later_decisions),
        cmocka_unit_test(test_BZ13_draft),
        cmocka_unit_test(test_bids_too_high_to_be_listed),
        cmocka_unit_test(test_a_tile_worth_twelve),
        cmocka_unit_test(test_six_players),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
