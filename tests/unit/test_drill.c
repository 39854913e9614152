/* Drills: positions whose next decision is the one drilled, and worth making. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/auction_positions.h"
#include "training/drill.h"
#include "training/practice_auction.h"

#include <stdlib.h>
#include <string.h>

static struct drill drill;

static struct options options_of(unsigned players)
{
    struct options options = options_default();
    options.players = (uint8_t)players;
    options.sets = 1u << SET_BASE | 1u << SET_BCB;
    return options;
}

static struct game revealed(unsigned players)
{
    struct options options = options_of(players);
    return auction_position(&options, 1, 0);
}

/* Tile 0 is worth `worth` more than another to whoever gets it, and as much more or less to the
 * chooser as `more` says. Everybody else is a rival alike. */
static struct prices prices_of(const struct game *game, double worth, double more)
{
    struct prices prices;
    unsigned players = game->options.players;
    memset(&prices, 0, sizeof prices);
    for (unsigned taker = 0; taker < players; taker++)
        for (unsigned player = 0; player < players; player++) {
            double gain = worth + (taker == game->bazaar.chooser ? more : 0);
            prices.worth[taker][0][player] = taker == player ? gain : -gain / (players - 1);
            prices.rival[player][taker] = taker == player ? 0 : 1.0 / (players - 1);
        }
    return prices;
}

static bool finds(enum practice_drill which, const struct game *game, const struct prices *prices,
                  bool acts, uint64_t seed)
{
    struct rng rng = rng_from_seed(seed);
    struct drill_wish wish = {.drill = which, .group = TILES_OF_ANY, .acts = acts};
    return practice_drill_find(&drill, &wish, game, prices, &rng);
}

static struct game led_to(const struct game *game)
{
    struct game then = *game;
    for (unsigned m = 0; m < drill.moves; m++)
        assert_int_equal(game_apply(&then, drill.move[m], NULL), REFUSAL_NONE);
    return then;
}

/* With two players, a tile that makes 16 points of difference is bought and sold alike at 4; the
 * bid lies on the side that was wanted, and near. */
static void test_the_bid_is_on_the_side_wanted(void **state)
{
    struct game game = revealed(2);
    struct prices prices = prices_of(&game, 8, 0);
    (void)state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        assert_true(finds(DRILL_SALE, &game, &prices, seed % 2, seed));
        struct game then = led_to(&game);
        assert_true(practice_drill_is_due(DRILL_SALE, &then));
        assert_false(practice_drill_is_due(DRILL_OFFER, &then));
        assert_int_equal(game_actor(&then), game.bazaar.chooser);
        if (then.bazaar.offered == 0)
            assert_true(seed % 2 ? then.bazaar.bid == 2 || then.bazaar.bid == 3
                                 : then.bazaar.bid == 5 || then.bazaar.bid == 6);
        assert_true(drill.worth >= DRILL_WORTH_LEAST && drill.worth <= DRILL_WORTH_MOST);
    }
}

static void test_nothing_at_stake_is_no_drill(void **state)
{
    struct game game = revealed(2);
    struct prices equal = prices_of(&game, 0, 0), absurd = prices_of(&game, 40, 0);
    (void)state;
    assert_false(finds(DRILL_OFFER, &game, &equal, false, 1));
    assert_false(finds(DRILL_SALE, &game, &equal, true, 1));
    assert_false(finds(DRILL_BID, &game, &equal, true, 1));
    assert_true(finds(DRILL_SALE, &game, &absurd, true, 1));
    assert_true(drill.worth <= DRILL_WORTH_MOST);
}

/* The last to be asked bids for a tile that is worth more to the chooser; of one that is worth the
 * same to all there is no such drill. */
static void test_spite(void **state)
{
    struct game game = revealed(3);
    struct prices alike = prices_of(&game, 4, 0), more = prices_of(&game, 4, 3);
    (void)state;
    assert_false(finds(DRILL_SPITE, &game, &alike, true, 1));
    for (unsigned acts = 0; acts < 2; acts++) {
        assert_true(finds(DRILL_SPITE, &game, &more, acts, 1));
        struct game then = led_to(&game);
        assert_true(game_awaits_bid(&then));
        assert_int_equal(game_actor(&then), (game.bazaar.chooser + 2) % 3);
        assert_int_equal(then.bazaar.offered, 0);
    }
}

static struct practice_position found(const struct practice_wish *wish)
{
    void *memory = malloc(practice_search_size());
    memset(memory, 0xa5, practice_search_size()); /* nothing in it may matter */
    struct practice_search *search = practice_search_begin(memory, wish);
    while (!practice_search_go_on(search))
        ;
    struct practice_position position = *practice_search_found(search);
    free(memory);
    return position;
}

static bool is_right_to_act(const struct practice_position *position)
{
    static struct tile_values values;
    static struct prices prices;
    static struct haggling haggling;
    struct sight sight = *auction_positions_sight(&position->wish.options);
    sight.sees_rivals = true;
    values.are_found = false;
    tile_values_find(&sight, &position->game, NULL, &values);
    bargain_prices_find(&sight, &position->game, &values, &prices);
    for (unsigned taker = 0; taker < 2; taker++) /* they exaggerate (practice_auction.c) */
        for (unsigned tile = 0; tile < 2; tile++)
            for (unsigned player = 0; player < 2; player++)
                prices.worth[taker][tile][player] *= 0.7;
    haggling_begin(&haggling, &position->game, &prices);
    struct move best = haggling_best(&haggling).move;
    return best.verb == VERB_BUY || best.verb == VERB_BID;
}

/* In games the decision is due, both answers are right at times, and the same wish has the same
 * drill. */
static void test_drills_of_games(void **state)
{
    enum { SEEDS = 3 };
    unsigned acted = 0;
    struct practice_wish wish = {.options = options_of(2), .stage = STAGE_OF_PRACTICE_EARLY};
    (void)state;
    for (wish.drill = DRILL_SALE; wish.drill <= DRILL_OFFER; wish.drill++)
        for (wish.seed = 2; wish.seed < 2 + SEEDS; wish.seed++) {
            struct practice_position position = found(&wish);
            assert_true(practice_drill_is_due(wish.drill, &position.game));
            acted += wish.drill != DRILL_OFFER && is_right_to_act(&position);
        }
    assert_in_range(acted, 1, 2 * SEEDS - 1);
    wish.drill = DRILL_BID;
    wish.seed = 0;
    struct practice_position one = found(&wish), again = found(&wish);
    assert_int_equal(one.moves, again.moves);
    assert_memory_equal(&one.game.bazaar, &again.game.bazaar, sizeof one.game.bazaar);
}

static void test_the_tile_is_of_the_group(void **state)
{
    struct practice_wish wish = {.options = options_of(2),
                                 .group = TILES_OF_CITY,
                                 .stage = STAGE_OF_PRACTICE_EARLY,
                                 .drill = DRILL_SALE};
    (void)state;
    for (wish.seed = 0; wish.seed < 2; wish.seed++) {
        struct practice_position position = found(&wish);
        const struct bazaar *bazaar = &position.game.bazaar;
        assert_int_equal(tile_group_of(bazaar->tile[bazaar->offered]), TILES_OF_CITY);
    }
}

static void test_nobody_bids_without_points(void **state)
{
    struct game game = revealed(2);
    struct prices prices = prices_of(&game, 2, 0);
    (void)state;
    game.options.value[OPTION_BAZAAR_BIDS] = BAZAAR_BIDS_OWN_SCORE;
    for (unsigned player = 0; player < 2; player++)
        game.player[player].score = 0;
    assert_false(finds(DRILL_SALE, &game, &prices, true, 1));
    assert_true(finds(DRILL_OFFER, &game, &prices, true, 1));
}

static void test_where_drills_are_possible(void **state)
{
    struct options options = options_of(2);
    (void)state;
    assert_true(practice_drill_is_possible(DRILL_SALE, &options));
    assert_false(practice_drill_is_possible(DRILL_SPITE, &options));
    options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    assert_false(practice_drill_is_possible(DRILL_OFFER, &options));
    assert_true(practice_drill_is_possible(DRILL_NONE, &options));
    options = options_of(3);
    assert_true(practice_drill_is_possible(DRILL_SPITE, &options));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_bid_is_on_the_side_wanted),
        cmocka_unit_test(test_nothing_at_stake_is_no_drill),
        cmocka_unit_test(test_spite),
        cmocka_unit_test(test_drills_of_games),
        cmocka_unit_test(test_the_tile_is_of_the_group),
        cmocka_unit_test(test_nobody_bids_without_points),
        cmocka_unit_test(test_where_drills_are_possible),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
