/* The review of an auction: against every way in which a short game can go on and every bid, and
 * against the theory of each decision. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sets/bazaars/bot_faults.h"
#include "support/auction_positions.h"
#include "support/slow_auction.h"
#include "training/auction_review.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BAZAARS = 1u << SET_BASE | 1u << SET_BCB };

static struct auction_held held;
static struct auction_review review;
static struct auction_theory theory;
static struct slow_bargain slow;

static struct options options_for(unsigned players, unsigned mode)
{
    struct options options = options_default();
    options.players = (uint8_t)players;
    options.sets = BAZAARS;
    options.value[OPTION_BAZAAR_MODE] = (uint8_t)mode;
    return options;
}

/* By greedy play: what search finds takes long, and judgements are found from it in the same way.
 */
enum {
    ALL_ORDERS = 100000, /* more than there are */
    GREEDY = 60,
};
/* By both. */
enum { BOTH = 64 };

static struct valuing *valued(const struct game *game, unsigned playouts)
{
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    valuing_prepare(
        valuing, &(struct valuing_request){
                     .game = game, .playouts = playouts, .seed = 5, .is_greedy = playouts != BOTH});
    auction_positions_value(valuing);
    return valuing;
}

/* Any legal move, with bids up to so many above the least. */
static struct move any_move(const struct game *game, struct rng *rng, unsigned bids)
{
    struct bid_limits limits = game_bid_limits(game);
    struct move_list moves;
    game_legal(game, &moves);
    struct move move = moves.move[rng_below(rng, (unsigned)moves.count)];
    if (move.verb == VERB_OFFER || move.verb == VERB_BID) {
        int bid = limits.least + (int)rng_below(rng, bids);
        move.points = (int16_t)(bid < limits.most ? bid : limits.most);
    }
    return move;
}

/* Holds the auction that has just been revealed, with any moves. */
static struct game hold(struct game game, struct rng *rng, unsigned bids)
{
    held.decisions = 0;
    for (; slow_bargain_is_due(&game); slow_bargain_skip_turns(&game)) {
        struct move move = any_move(&game, rng, bids);
        auction_held_add(&held, &game, move);
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    }
    return game;
}

/* The last choice of a draft first: the order does not matter. */
static void find_review(unsigned playouts)
{
    auction_review_begin(&review, &held);
    for (unsigned number = auction_held_valuings(&held); number-- > 0;) {
        struct valuing *valuing = valued(&held.before[number], playouts);
        auction_review_find(&review, &held, valuing, number, &theory);
        free(valuing);
    }
}

/* The worth to the player who decides of the best move that is like the one made: of an offer, with
 * the same tile, or of any. */
static double slow_best(const struct game *game, struct move made, bool same_tile)
{
    struct bid_limits limits = game_bid_limits(game);
    double best = 0;
    if (made.verb != VERB_OFFER || !same_tile)
        return slow_bargain_best(&slow, game).of[game_actor(game)];
    for (int bid = 0; bid <= limits.most && bid <= slow.bids; bid++) {
        struct slow_worths worths = slow_bargain_after(&slow, game, move_offer(made.arg, bid));
        if (bid == 0 || worths.of[game_actor(game)] > best)
            best = worths.of[game_actor(game)];
    }
    return best;
}

static double slow_loss(const struct judgement *judgement)
{
    const struct game *game = &held.before[judgement->step];
    double of_tile = slow_best(game, judgement->made, true);
    if (judgement->kind == DECISION_CHOICE && judgement->made.verb == VERB_OFFER)
        return slow_best(game, judgement->made, false) - of_tile;
    return of_tile - slow_bargain_after(&slow, game, judgement->made).of[judgement->player];
}

static unsigned losses; /* seen that are not 0 */
static unsigned differ; /* where a fault changes the answer */

static void check_losses(void)
{
    for (unsigned j = 0; j < review.judgements; j++) {
        const struct judgement *judgement = &review.judgement[j];
        double expected = slow_loss(judgement);
        assert_true(fabs(judgement->loss.mean - expected) < 1e-6);
        assert_true(judgement->loss.within == 0);
        assert_int_equal(judgement_is_too_close(judgement), expected <= 0);
        assert_int_equal(judgement->player, game_actor(&held.before[judgement->step]));
        losses += expected > 0.1;
    }
}

/* Against a player with a fault: losses, and what the best answer to it brings more than the best
 * one to a sound player, by the same prices. */
static void check_fault(const struct valuing *valuing, unsigned faulty)
{
    static struct haggling sound, known;
    struct prices prices, with_fault;
    auction_prices_find(valuing, 2, &prices);
    with_fault = prices;
    prices_give_fault(&with_fault, faulty, (enum player_fault)held.fault[faulty]);
    for (unsigned j = 0; j < review.judgements; j++) {
        const struct judgement *judgement = &review.judgement[j];
        const struct game *game = &held.before[judgement->step];
        unsigned player = judgement->player;
        haggling_begin(&sound, game, &prices);
        haggling_begin(&known, game, &with_fault);
        struct move usual = haggling_best(&sound).move;
        struct alternative best = haggling_best(&known);
        double gain = best.outcome.worth[player] - haggling_outcome(&known, usual).worth[player];
        if (player == faulty)
            continue;
        assert_true(move_equal(judgement->sound, usual));
        assert_true(move_equal(judgement->against, best.move));
        assert_true(gain > -1e-9 && fabs(judgement->gain.mean - gain) < 1e-6);
        assert_true(judgement->loss.mean > -1e-9);
        differ += gain > 1;
    }
}

static void test_against_a_player_with_a_fault(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(3);
    struct options options = options_for(2, BAZAAR_MODE_AUCTION);
    differ = 0;
    for (uint64_t seed = 1; seed <= 2; seed++) {
        struct game game = auction_position(&options, seed, 30);
        struct valuing *valuing = valued(&game, seed == 1 ? BOTH : GREEDY);
        for (unsigned run = 0; run < 6; run++) {
            unsigned faulty = run / 3;
            held.fault[faulty] = (uint8_t)(1 + run % 3);
            hold(game, &rng, 4);
            assert_true(auction_held_has_fault(&held));
            auction_review_begin(&review, &held);
            auction_review_find(&review, &held, valuing, 0, &theory);
            check_fault(valuing, faulty);
            memset(held.fault, 0, sizeof held.fault);
        }
        free(valuing);
    }
    assert_false(auction_held_has_fault(&held));
    assert_true(differ > 0);
}

/* How much worth there can be in bids: more is not tried. */
static int bids_to_try(void)
{
    int made = 0;
    for (unsigned d = 0; d < held.decisions; d++)
        if (held.move[d].points > made && held.move[d].verb != VERB_TAKE)
            made = held.move[d].points;
    return theory.haggling.most + made + 1;
}

static void test_losses_are_exact_near_the_end(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(11);
    losses = 0;
    for (unsigned players = 2; players <= 3; players++)
        for (uint64_t seed = 1; seed <= 4; seed++) {
            struct options options = options_for(players, BAZAAR_MODE_AUCTION);
            struct game game = auction_position(&options, seed, 30);
            struct slow_shares shares;
            auction_position_shorten(&game, 2);
            slow_shares_find(&shares, &game);
            struct prices prices = slow_prices(&shares, players);
            for (unsigned run = 0; run < (players == 2 ? 4 : 2); run++) {
                hold(game, &rng, 6);
                find_review(ALL_ORDERS);
                assert_true(review.has_all_orders);
                slow_bargain_begin(&slow, &prices, bids_to_try());
                check_losses();
            }
        }
    assert_true(losses > 30);
}

/* In each choice of a draft by its own values: the tile taken, and who got the last. */
static void test_drafts_are_judged_choice_by_choice(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(12);
    for (uint64_t seed = 1; seed <= 6; seed++) {
        struct options options = options_for(3, BAZAAR_MODE_DRAFT);
        struct game game = auction_position(&options, seed, 30);
        auction_position_shorten(&game, 2);
        hold(game, &rng, 1);
        find_review(ALL_ORDERS);
        assert_int_equal(auction_held_valuings(&held), 2);
        assert_int_equal(review.judgements, 2);
        for (unsigned j = 0; j < 2; j++) {
            const struct game *before = &held.before[j];
            struct valuing *valuing = valued(before, ALL_ORDERS);
            unsigned player = game_actor(before), taken = held.move[j].arg;
            unsigned other = valuing_best_other(valuing, player, taken);
            double worth = valuing_tile(valuing, player, taken, other, player).mean;
            assert_int_equal(review.gain[player].tile, taken);
            assert_true(review.tile[taken][player].is_known);
            assert_true(fabs(review.tile[taken][player].worth.mean - worth) < 1e-9);
            /* Of the last two the better one is best. */
            if (j == 1)
                assert_true((review.judgement[j].loss.mean > 1e-9) == (worth < -1e-9));
            free(valuing);
        }
        unsigned last = 3u - held.move[0].arg - held.move[1].arg, takers = 0;
        for (unsigned p = 0; p < 3; p++)
            takers += review.gain[p].tile == last;
        assert_int_equal(takers, 1);
    }
}

/* A draft's losses are the brute force's by that choice's ends. */
static void test_losses_of_drafts_are_exact_near_the_end(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(13);
    losses = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        struct options options = options_for(2, BAZAAR_MODE_DRAFT);
        struct game game = auction_position(&options, seed, 30);
        struct slow_shares shares;
        auction_position_shorten(&game, 2);
        slow_shares_find(&shares, &game);
        struct prices prices = slow_prices(&shares, 2);
        hold(game, &rng, 1);
        find_review(ALL_ORDERS);
        slow_bargain_begin(&slow, &prices, 0);
        check_losses();
    }
    assert_true(losses > 1);
}

/* Between two players what one loses the other gains: together with what everybody got. */
static void test_gains_are_ones_own_losses_and_the_others(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(14);
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct options options = options_for(2, BAZAAR_MODE_AUCTION);
        struct game game = auction_position(&options, seed, 20);
        struct game after = hold(game, &rng, 6);
        find_review(seed == 1 ? BOTH : GREEDY);
        struct losses lost[2] = {{0}};
        for (unsigned p = 0; p < 2; p++)
            losses_add(&lost[p], review.judgement, review.judgements, p);
        for (unsigned p = 0; p < 2; p++) {
            const struct auction_gain *gain = &review.gain[p];
            assert_true(fabs(gain->margin.mean - (lost[!p].all - lost[p].all)) < 1e-6);
            assert_int_equal(after.bazaar.owner[gain->tile], p);
            assert_int_equal(gain->points, after.player[p].score - game.player[p].score);
        }
    }
}

/* Samples: the numbers of the theory, found for each decision alone. */
static void check_against_theory(const struct judgement *judgement, const struct valuing *valuing)
{
    struct estimate loss = {-1, -1};
    auction_theory_find(&theory, valuing, &held.before[judgement->step]);
    for (unsigned a = 0; a < theory.alternatives.count; a++)
        if (move_equal(theory.alternatives.alternative[a].move, judgement->made))
            loss = theory.loss[a];
    if (judgement->made.verb != VERB_OFFER) {
        assert_true(fabs(judgement->loss.mean - loss.mean) < 1e-6);
        assert_true(fabs(judgement->loss.within - loss.within) < 1e-6);
    } else if (judgement->kind == DECISION_OPENING) {
        assert_true(fabs(judgement[-1].loss.mean + judgement->loss.mean - loss.mean) < 1e-6);
        assert_true(judgement->best.arg == judgement->made.arg);
    }
    if (judgement->has_terms) {
        struct estimate below = theory.buy_below[judgement->tile][judgement->bidder];
        if (judgement->kind == DECISION_BID)
            assert_int_equal(judgement->limit.highest,
                             theory.limit[judgement->tile][judgement->bidder].highest);
        assert_true(fabs(judgement->buy_below.mean - below.mean) < 1e-6);
        assert_true(fabs(judgement->buy_below.within - below.within) < 1e-6);
    }
}

static void test_losses_are_those_of_the_theory(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(15);
    for (unsigned players = 2; players <= 4; players++) {
        struct options options = options_for(players, BAZAAR_MODE_AUCTION);
        struct game game = auction_position(&options, players, 30);
        hold(game, &rng, 3);
        struct valuing *valuing = valued(&game, players == 2 ? BOTH : GREEDY);
        auction_review_begin(&review, &held);
        auction_review_find(&review, &held, valuing, 0, &theory);
        for (unsigned j = 0; j < review.judgements; j++)
            check_against_theory(&review.judgement[j], valuing);
        free(valuing);
    }
}

/* One seat plays by the theory, the others anyhow. */
static void test_who_plays_best_makes_no_mistake(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(16);
    for (unsigned players = 2; players <= 3; players++) {
        struct options options = options_for(players, BAZAAR_MODE_AUCTION);
        struct game game = auction_position(&options, 3, 30);
        unsigned best = game.bazaar.chooser;
        struct valuing *valuing = valued(&game, players == 2 ? BOTH : GREEDY);
        held.decisions = 0;
        while (slow_bargain_is_due(&game)) {
            struct move move = any_move(&game, &rng, 5);
            if (game_actor(&game) == best) {
                auction_theory_find(&theory, valuing, &game);
                move = theory.alternatives.alternative[0].move;
            }
            auction_held_add(&held, &game, move);
            assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
        }
        auction_review_begin(&review, &held);
        auction_review_find(&review, &held, valuing, 0, &theory);
        struct losses loss = {0};
        losses_add(&loss, review.judgement, review.judgements, best);
        assert_true(loss.decisions > 1);
        assert_int_equal(loss.mistakes, 0);
        assert_true(loss.all < 1e-9 && loss.sure <= 0);
        for (unsigned j = 0; j < review.judgements; j++)
            if (review.judgement[j].player == best)
                assert_true(judgement_is_best(&review.judgement[j]));
        free(valuing);
    }
}

/* Far too much is bid: the loss is sure, and the terms say what would have been enough. */
static void test_overpaying_is_a_mistake(void **state)
{
    (void)state;
    struct options options = options_for(2, BAZAAR_MODE_AUCTION);
    struct game game = auction_position(&options, 4, 30), revealed = game;
    const struct move moves[] = {move_offer(0, 0), move_bid(300), move_plain(VERB_BUY)};
    held.decisions = 0;
    for (unsigned m = 0; m < 3; m++) {
        auction_held_add(&held, &game, moves[m]);
        assert_int_equal(game_apply(&game, moves[m], NULL), REFUSAL_NONE);
    }
    struct valuing *valuing = valued(&revealed, BOTH);
    auction_review_begin(&review, &held);
    auction_review_find(&review, &held, valuing, 0, &theory);
    const struct judgement *bid = &review.judgement[2], *sale = &review.judgement[3];
    assert_int_equal(review.judgements, 4);
    assert_int_equal(bid->kind, DECISION_BID);
    assert_false(judgement_is_too_close(bid));
    assert_true(bid->loss.mean > 400);
    assert_true(bid->best.verb == VERB_PASS || bid->best.points <= bid->limit.highest);
    assert_true(bid->limit.highest < 60);
    /* The chooser should have taken the money. */
    assert_int_equal(sale->kind, DECISION_SALE);
    assert_int_equal(sale->best.verb, VERB_SELL);
    assert_true(sale->loss.mean > 800 && !judgement_is_too_close(sale));
    assert_true(sale->buy_below.mean < 60);
    free(valuing);
}

/* What is held, and what is known before any value. */
static void test_all_moves_of_a_game_can_be_added(void **state)
{
    (void)state;
    struct options options = options_for(3, BAZAAR_MODE_AUCTION);
    struct pile_order order;
    struct game game;
    unsigned auctions = 0;
    struct rng rng = rng_from_seed(17);
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    pile_order_shuffle(&order, &options, 3);
    held.decisions = 0;
    while (!game_is_over(&game)) {
        if (slow_bargain_is_due(&game) || game_phase(&game) == PHASE_REVEAL) {
            struct move move = game_phase(&game) == PHASE_REVEAL ? chance_move(&game, &order)
                                                                 : any_move(&game, &rng, 3);
            bool begins = move.verb == VERB_REVEAL;
            auction_held_add(&held, &game, move);
            assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
            assert_true(begins == (held.decisions == 0));
            auctions += begins;
        } else {
            unsigned decisions = held.decisions;
            auction_held_add(&held, &game, move_plain(VERB_PASS));
            assert_int_equal(held.decisions, decisions);
            auction_positions_go_on(&game, &order);
        }
    }
    assert_true(auctions > 2);
    auction_review_begin(&review, &held);
    assert_int_equal(auction_held_valuings(&held), 1);
    for (unsigned j = 0; j < review.judgements; j++)
        assert_true(judgement_is_too_close(&review.judgement[j]));
    for (unsigned t = 0; t < 3; t++)
        assert_false(review.tile[t][0].is_known);
    assert_true(review.gain[0].margin.within < 0);
}

/* Nobody can open with more than the score: with none there is no opening to judge (BZ7). */
static void test_BZ7_without_points_there_is_no_opening(void **state)
{
    (void)state;
    struct options options = options_for(2, BAZAAR_MODE_AUCTION);
    options.value[OPTION_BAZAAR_BIDS] = BAZAAR_BIDS_OWN_SCORE;
    struct game game = auction_position(&options, 4, 30);
    unsigned chooser = game.bazaar.chooser;
    game.player[chooser].score = 0;
    held.decisions = 0;
    auction_held_add(&held, &game, move_offer(0, 0));
    auction_review_begin(&review, &held);
    assert_int_equal(review.judgements, 1);
    assert_int_equal(review.judgement[0].kind, DECISION_CHOICE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_losses_are_exact_near_the_end),
        cmocka_unit_test(test_against_a_player_with_a_fault),
        cmocka_unit_test(test_drafts_are_judged_choice_by_choice),
        cmocka_unit_test(test_losses_of_drafts_are_exact_near_the_end),
        cmocka_unit_test(test_gains_are_ones_own_losses_and_the_others),
        cmocka_unit_test(test_losses_are_those_of_the_theory),
        cmocka_unit_test(test_who_plays_best_makes_no_mistake),
        cmocka_unit_test(test_overpaying_is_a_mistake),
        cmocka_unit_test(test_all_moves_of_a_game_can_be_added),
        cmocka_unit_test(test_BZ7_without_points_there_is_no_opening),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
