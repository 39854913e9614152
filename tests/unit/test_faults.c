/* Players with a fault at auctions: what they do, and what is best against them, held against brute
 * force, in which the rules make every move and every bid. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/bot.h"
#include "sets/bazaars/bot_bargain.h"
#include "sets/bazaars/bot_faults.h"
#include "support/slow_auction.h"
#include "training/fault.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct haggling haggling;
static struct alternatives alternatives;

static struct game position(uint64_t seed)
{
    struct options options = options_default();
    options.players = 2;
    options.sets = 1u << SET_BASE | 1u << SET_BCB;
    return auction_position(&options, seed, 0);
}

static struct prices any_prices(struct rng *rng)
{
    enum { MOST = 12, PARTS = 1000 };
    struct prices prices = {.rival = {{0, 1}, {1, 0}}};
    for (unsigned taker = 0; taker < 2; taker++)
        for (unsigned t = 0; t < 2; t++)
            for (unsigned p = 0; p < 2; p++)
                prices.worth[taker][t][p] =
                    (double)rng_below(rng, (p == taker ? MOST : MOST / 3) * PARTS) / PARTS;
    return prices;
}

/* The slow way: the moves that a player with a fault has, and what each seems to them. */

struct slow_fault {
    const struct prices *sound, *prices; /* without the fault, and with it */
    unsigned player;
    enum player_fault fault;
    int bids;
};

static struct slow_worths slow_after(const struct slow_fault *slow, const struct game *game,
                                     struct move move);

/* A sale without what it brings: with two players, twice the bid. */
static double slow_seems(const struct slow_fault *slow, const struct game *game, struct move move,
                         const struct slow_worths *worths)
{
    static struct slow_bargain sound;
    unsigned player = game_actor(game);
    bool keeps = slow->fault == FAULT_KEEPS && player == slow->player;
    if (keeps && move.verb == VERB_OFFER) {
        slow_bargain_begin(&sound, slow->sound, slow->bids);
        return slow_bargain_after(&sound, game, move).of[player];
    }
    return worths->of[player] - (keeps && move.verb == VERB_SELL ? 2 * game->bazaar.bid : 0);
}

static unsigned slow_moves(const struct slow_fault *slow, const struct game *game,
                           struct move found[ALTERNATIVES_MAX])
{
    struct bid_limits limits = game_bid_limits(game);
    struct move_list moves;
    unsigned count = 0;
    bool opens_low = slow->fault == FAULT_OPENS && game_actor(game) == slow->player;
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb == VERB_PASS)
            found[count++] = moves.move[m];
    for (size_t m = 0; m < moves.count; m++) {
        struct move move = moves.move[m];
        bool has_points = move.verb == VERB_OFFER || move.verb == VERB_BID;
        int most = move.verb == VERB_OFFER && opens_low ? 0 : slow->bids;
        if (!has_points && move.verb != VERB_PASS)
            found[count++] = move;
        for (int bid = limits.least; has_points && bid <= limits.most && bid <= most; bid++) {
            move.points = (int16_t)bid;
            found[count++] = move;
        }
    }
    return count;
}

static struct move slow_best(const struct slow_fault *slow, const struct game *game)
{
    struct move moves[ALTERNATIVES_MAX], best = {.verb = VERB_PASS};
    unsigned count = slow_moves(slow, game, moves);
    double most = 0;
    for (unsigned m = 0; m < count; m++) {
        struct slow_worths worths = slow_after(slow, game, moves[m]);
        double seems = slow_seems(slow, game, moves[m], &worths);
        if (m == 0 || seems > most + 1e-9) {
            best = moves[m];
            most = seems;
        }
    }
    return best;
}

static struct slow_worths slow_after(const struct slow_fault *slow, const struct game *game,
                                     struct move move)
{
    struct game after = *game;
    struct slow_worths worths = {{0}};
    assert_int_equal(game_apply(&after, move, NULL), REFUSAL_NONE);
    if (slow_bargain_is_due(&after))
        worths = slow_after(slow, &after, slow_best(slow, &after));
    for (unsigned p = 0; p < 2; p++) {
        for (unsigned q = 0; q < 2; q++)
            worths.of[p] += (after.player[q].score - game->player[q].score) * (p == q ? 1.0 : -1.0);
        for (unsigned t = 0; t < game->bazaar.tiles; t++)
            if (game->bazaar.owner[t] == NOBODY && after.bazaar.owner[t] != NOBODY)
                worths.of[p] += slow->prices->worth[after.bazaar.owner[t]][t][p];
    }
    return worths;
}

/* Every decision of an auction, going on by the best moves or by others. */
static unsigned check_auction(struct game game, const struct slow_fault *slow, struct rng *rng)
{
    unsigned decisions = 0;
    for (; slow_bargain_is_due(&game); decisions++) {
        haggling_begin(&haggling, &game, slow->prices);
        haggling_list(&haggling, &alternatives);
        assert_true(move_equal(alternatives.alternative[0].move, slow_best(slow, &game)));
        for (unsigned a = 0; a < alternatives.count; a++) {
            const struct alternative *alternative = &alternatives.alternative[a];
            struct slow_worths worths = slow_after(slow, &game, alternative->move);
            for (unsigned p = 0; p < 2; p++)
                assert_true(fabs(alternative->outcome.worth[p] - worths.of[p]) < 1e-6);
            assert_true(fabs(alternative->seems -
                             slow_seems(slow, &game, alternative->move, &worths)) < 1e-6);
        }
        unsigned chosen = rng_below(rng, 2) ? 0 : rng_below(rng, alternatives.count);
        assert_int_equal(game_apply(&game, alternatives.alternative[chosen].move, NULL),
                         REFUSAL_NONE);
    }
    return decisions;
}

static void test_against_brute_force(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(1);
    unsigned decisions = 0;
    for (unsigned run = 0; run < 48; run++) {
        struct prices sound = any_prices(&rng), prices = sound;
        struct game game = position(run % 5);
        struct slow_fault slow = {&sound, &prices, run / 4 % 2,
                                  (enum player_fault)(run % PLAYER_FAULTS_COUNT), 0};
        prices_give_fault(&prices, slow.player, slow.fault);
        haggling_begin(&haggling, &game, &prices);
        slow.bids = haggling.most + 1;
        decisions += check_auction(game, &slow, &rng);
    }
    assert_true(decisions > 100);
}

/* A tile that changes the margin by 12: sound players buy and sell at 3. */

static struct prices of_twelve(unsigned player, enum player_fault fault)
{
    struct prices prices = {.rival = {{0, 1}, {1, 0}}};
    for (unsigned taker = 0; taker < 2; taker++)
        for (unsigned p = 0; p < 2; p++)
            prices.worth[taker][0][p] = taker == p ? 6 : -6;
    prices_give_fault(&prices, player, fault);
    return prices;
}

static struct move best_after(struct game *game, const struct prices *prices, struct move move)
{
    assert_int_equal(game_apply(game, move, NULL), REFUSAL_NONE);
    haggling_begin(&haggling, game, prices);
    return haggling_best(&haggling).move;
}

/* Whether the chooser buys at that bid. */
static bool buys_at(enum player_fault fault, int bid)
{
    struct game game = position(1);
    struct prices prices = of_twelve(game.bazaar.chooser, fault);
    assert_int_equal(game_apply(&game, move_offer(0, 0), NULL), REFUSAL_NONE);
    return best_after(&game, &prices, move_bid(bid)).verb == VERB_BUY;
}

static void test_BZ6_at_which_bids_they_buy(void **state)
{
    (void)state;
    static const int most[PLAYER_FAULTS_COUNT] = {
        [FAULT_NONE] = 3, [FAULT_KEEPS] = 6, [FAULT_OPENS] = 3, [FAULT_PAYS] = 6};
    for (unsigned fault = 0; fault < PLAYER_FAULTS_COUNT; fault++) {
        assert_true(buys_at((enum player_fault)fault, most[fault]));
        assert_false(buys_at((enum player_fault)fault, most[fault] + 1));
    }
}

static struct move opening_of(enum player_fault fault)
{
    struct game game = position(1);
    struct prices prices = of_twelve(game.bazaar.chooser, fault);
    haggling_begin(&haggling, &game, &prices);
    return haggling_best(&haggling).move;
}

/* Who hates to sell opens as if they would. */
static void test_BZ5_at_what_they_open(void **state)
{
    (void)state;
    assert_true(move_equal(opening_of(FAULT_NONE), move_offer(0, 3)));
    assert_true(move_equal(opening_of(FAULT_KEEPS), move_offer(0, 3)));
    assert_true(move_equal(opening_of(FAULT_OPENS), move_offer(0, 0)));
    assert_true(opening_of(FAULT_PAYS).points > 3);
}

static void test_BZ6_the_best_bid_against_them(void **state)
{
    (void)state;
    static const int best[PLAYER_FAULTS_COUNT] = {
        [FAULT_NONE] = 3, [FAULT_KEEPS] = 6, [FAULT_OPENS] = 3, [FAULT_PAYS] = 6};
    for (unsigned fault = 0; fault < PLAYER_FAULTS_COUNT; fault++) {
        struct game game = position(1);
        struct prices prices = of_twelve(game.bazaar.chooser, (enum player_fault)fault);
        struct move move = best_after(&game, &prices, move_offer(0, 0));
        assert_true(move_equal(move, move_bid(best[fault])));
    }
}

/* The computer player. */

static struct move move_of_bot(const struct game *game, enum player_fault fault)
{
    static struct bot_answer answer;
    void *memory = malloc(bot_size(1));
    assert_non_null(memory);
    struct bot *bot = bot_begin(memory, 1);
    bot_think(bot,
              &(struct bot_request){
                  .game = game, .level = BOT_NORMAL, .seed = 7, .fault = (uint8_t)fault},
              &answer);
    free(memory);
    return bot_answer_move(&answer);
}

/* The highest bid at which the bot buys what it offered for nothing; -1: none. */
static int bot_buys_to(const struct game *revealed, enum player_fault fault)
{
    enum { BIDS = 12 };
    int most = -1;
    struct move offer = move_offer(move_of_bot(revealed, FAULT_NONE).arg, 0);
    for (int bid = 1; bid < BIDS; bid++) {
        struct game game = *revealed;
        assert_int_equal(game_apply(&game, offer, NULL), REFUSAL_NONE);
        assert_int_equal(game_apply(&game, move_bid(bid), NULL), REFUSAL_NONE);
        if (move_of_bot(&game, fault).verb == VERB_BUY)
            most = bid;
    }
    return most;
}

/* What it is asked with reaches what it does. */
static void test_bots_are_asked_with_a_fault(void **state)
{
    (void)state;
    struct game game = position(0);
    int price = bot_buys_to(&game, FAULT_NONE);
    assert_true(price > 0);
    assert_true(bot_buys_to(&game, FAULT_KEEPS) > price);
    assert_true(bot_buys_to(&game, FAULT_PAYS) > price);
}

/* A tile worth 12 to the bot, too, whatever its leaning. */
static struct move bargain_of_twelve(const struct game *game, enum player_fault fault,
                                     uint64_t seed)
{
    static struct tile_values values;
    static struct bargain_memory memory;
    struct sight sight;
    float worth;
    sight_prepare_tiles(&sight);
    appraiser_prepare(&sight.appraiser, &game->options,
                      weights_of(weights_class_of(&game->options)), true);
    sight.sees_rivals = true;
    sight.seed = seed;
    sight.fault = (uint8_t)fault;
    memset(&values, 0, sizeof values);
    for (unsigned taker = 0; taker < 2; taker++)
        for (unsigned p = 0; p < 2; p++)
            values.gain[taker][0].of[p] = taker == p ? 3 : -3;
    return bargain_move(&sight, game, &values, &memory, &worth);
}

static void test_bots_with_a_fault(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed < 20; seed++) {
        struct game game = position(1);
        assert_true(bargain_of_twelve(&game, FAULT_NONE, seed).points > 0);
        assert_true(move_equal(bargain_of_twelve(&game, FAULT_OPENS, seed), move_offer(0, 0)));
        assert_int_equal(game_apply(&game, move_offer(0, 0), NULL), REFUSAL_NONE);
        assert_int_equal(game_apply(&game, move_bid(6), NULL), REFUSAL_NONE);
        assert_int_equal(bargain_of_twelve(&game, FAULT_NONE, seed).verb, VERB_SELL);
        assert_int_equal(bargain_of_twelve(&game, FAULT_KEEPS, seed).verb, VERB_BUY);
        assert_int_equal(bargain_of_twelve(&game, FAULT_PAYS, seed).verb, VERB_BUY);
    }
}

/* What knowing it is worth: Ben opens at 3, and is then outbid by 1 or up to where he buys; opening
 * at 0 he loses the 2 that opening at 3 would have brought him. */
static double use_of_twelve(enum player_fault fault, bool chooses)
{
    static struct drill room;
    struct game game = position(1);
    struct prices sound = of_twelve(0, FAULT_NONE);
    unsigned chooser = game.bazaar.chooser;
    return fault_use(&room, &game, &sound, chooses ? chooser : !chooser, fault);
}

static void test_what_a_fault_is_worth(void **state)
{
    (void)state;
    assert_true(fabs(use_of_twelve(FAULT_NONE, true)) < 1e-9);
    assert_true(fabs(use_of_twelve(FAULT_NONE, false)) < 1e-9);
    assert_true(fabs(use_of_twelve(FAULT_KEEPS, true) - 4) < 1e-9);
    assert_true(fabs(use_of_twelve(FAULT_OPENS, true) - 2) < 1e-9);
    assert_true(use_of_twelve(FAULT_PAYS, true) >= 0); /* he opens where bids end */
    assert_true(use_of_twelve(FAULT_PAYS, false) > 1);
    assert_false(fault_matters(use_of_twelve(FAULT_NONE, true)));
    assert_true(fault_matters(use_of_twelve(FAULT_KEEPS, true)));
}

static void test_each_is_drawn(void **state)
{
    (void)state;
    unsigned drawn = 0, answers = 0;
    for (uint64_t seed = 0; seed < 40; seed++)
        drawn |= 1u << practice_fault_draw(seed);
    for (unsigned number = 0; number < PLAYER_FAULTS_COUNT; number++)
        answers |= 1u << practice_fault_answer(number);
    assert_int_equal(drawn, (1u << PLAYER_FAULTS_COUNT) - 1);
    assert_int_equal(answers, drawn);
    assert_int_equal(practice_fault_answer(PLAYER_FAULTS_COUNT - 1), FAULT_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_against_brute_force),
        cmocka_unit_test(test_BZ6_at_which_bids_they_buy),
        cmocka_unit_test(test_BZ5_at_what_they_open),
        cmocka_unit_test(test_BZ6_the_best_bid_against_them),
        cmocka_unit_test(test_bots_are_asked_with_a_fault),
        cmocka_unit_test(test_bots_with_a_fault),
        cmocka_unit_test(test_what_a_fault_is_worth),
        cmocka_unit_test(test_each_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
