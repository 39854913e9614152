/* Bags and dice: what chance brings besides tiles. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/luck.h"

enum { STREAM = 7, OTHER_STREAM = 8 };

static struct pile_order order_of(uint64_t seed)
{
    struct pile_order order;
    struct options options = options_default();
    pile_order_shuffle(&order, &options, seed);
    return order;
}

static struct bag bag_of(unsigned sheep, unsigned wolves)
{
    struct bag bag = {.tokens = 0};
    bag_put(&bag, 0, sheep);
    bag_put(&bag, 3, wolves);
    return bag;
}

static void test_a_bag_goes_up_and_down(void **state)
{
    struct bag bag = bag_of(2, 1);
    (void)state;
    bag_draw(&bag, 3);
    assert_false(bag_has(&bag, 3));
    assert_int_equal(bag.tokens, 2);
    bag_put(&bag, 3, 1);
    assert_true(bag_has(&bag, 3));
    assert_int_equal(bag.tokens, 3);
    assert_int_equal(bag.drawn, 1);
    assert_false(bag_has(&bag, BAG_KINDS_MAX));
}

static void test_outcomes_weigh_what_is_in_the_bag(void **state)
{
    struct outcome_list outcomes = {.count = 0};
    struct bag bag = bag_of(4, 2);
    (void)state;
    assert_true(bag_outcomes(&bag, VERB_DRAW, &outcomes));
    assert_int_equal(outcomes.count, 2);
    assert_int_equal(outcomes.total, 6);
    assert_int_equal(outcomes.outcome[1].move.arg, 3);
    assert_int_equal(outcomes.outcome[1].weight, 2);
    assert_true(die_outcomes(6, VERB_DRAW, &outcomes));
    assert_int_equal(outcomes.total, 12);
}

/* The same seed and as many tokens drawn before: the same token, as after moves were undone. */
static void test_a_seed_draws_the_same_again(void **state)
{
    struct pile_order order = order_of(5);
    struct luck luck = {.order = &order};
    unsigned drawn[12], differ = 0;
    (void)state;
    for (unsigned game = 0; game < 3; game++) {
        struct bag bag = bag_of(8, 8);
        for (unsigned t = 0; t < 12; t++) {
            struct bag before = bag;
            unsigned kind = bag_choose(&bag, VERB_DRAW, STREAM, &luck).arg;
            if (game == 0)
                drawn[t] = kind;
            assert_int_equal(kind, drawn[t]);
            assert_int_equal(bag_choose(&before, VERB_DRAW, STREAM, &luck).arg, kind);
            differ += bag_choose(&bag, VERB_DRAW, OTHER_STREAM, &luck).arg != kind;
            bag_draw(&bag, kind);
        }
    }
    assert_true(differ > 0); /* another bag, other tokens */
}

static void test_seeds_and_generators_draw_each_token_as_often(void **state)
{
    enum { DRAWS = 6000 };
    struct rng rng = rng_from_seed(1);
    struct bag bag = bag_of(4, 2);
    unsigned wolves[2] = {0}, sides[2][6] = {{0}};
    (void)state;
    for (unsigned draw = 0; draw < DRAWS; draw++) {
        struct pile_order order = {.seed = draw / 10};
        struct luck lucks[2] = {{.order = &order}, {.rng = &rng}};
        bag.drawn = (uint16_t)(draw % 10);
        for (unsigned c = 0; c < 2; c++) {
            wolves[c] += bag_choose(&bag, VERB_DRAW, STREAM, &lucks[c]).arg == 3;
            sides[c][die_choose(6, draw % 10, VERB_DRAW, OTHER_STREAM, &lucks[c]).arg]++;
        }
    }
    for (unsigned c = 0; c < 2; c++) {
        assert_in_range(wolves[c], DRAWS / 3 - 150, DRAWS / 3 + 150);
        for (unsigned side = 0; side < 6; side++)
            assert_in_range(sides[c][side], DRAWS / 6 - 120, DRAWS / 6 + 120);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_bag_goes_up_and_down),
        cmocka_unit_test(test_outcomes_weigh_what_is_in_the_bag),
        cmocka_unit_test(test_a_seed_draws_the_same_again),
        cmocka_unit_test(test_seeds_and_generators_draw_each_token_as_often),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
