/* What players differ by in an auction: which of nearly equal moves each takes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sets/bazaars/bot_leanings.h"

static struct alternatives alternatives;

static void add(struct move move, double worth, int gains, double others)
{
    struct alternative *alternative = &alternatives.alternative[alternatives.count++];
    *alternative = (struct alternative){.move = move};
    alternative->outcome.worth[0] = worth;
    alternative->outcome.worth[1] = others;
    alternative->outcome.gains[0] = (int16_t)gains;
}

/* Offers by player 0, of which all but the last are within half a point of the best. */
static void list(void)
{
    alternatives.player = 0;
    alternatives.count = 0;
    add(move_offer(0, 2), 3, 0, 5);
    add(move_offer(0, 3), 2.9, -3, 5);
    add(move_offer(1, 1), 2.7, 2, 5);
    add(move_offer(1, 2), 2.6, 0, 1);
    add(move_offer(1, 0), 2.4, 9, -9);
}

static void check(enum leaning leaning, double slack, struct move expected)
{
    assert_true(move_equal(leaning_choose(leaning, &alternatives, slack)->move, expected));
}

static void test_each_takes_what_it_likes(void **state)
{
    (void)state;
    list();
    check(LEANING_STEADY, 0.5, move_offer(0, 2));
    check(LEANING_GAMBLER, 0.5, move_offer(1, 1));
    check(LEANING_SAVER, 0.5, move_offer(1, 1));
    check(LEANING_COLLECTOR, 0.5, move_offer(0, 3));
    check(LEANING_SPOILER, 0.5, move_offer(1, 2));
    check(LEANING_GAMBLER, 0.7, move_offer(1, 0));
    check(LEANING_SPOILER, 0.7, move_offer(1, 0));
}

static void test_without_slack_all_take_the_best(void **state)
{
    (void)state;
    list();
    for (unsigned leaning = 0; leaning < LEANINGS_COUNT; leaning++)
        check((enum leaning)leaning, 0, move_offer(0, 2));
}

static void test_of_what_is_liked_equally_the_best(void **state)
{
    (void)state;
    alternatives.player = 0;
    alternatives.count = 0;
    add(move_offer(1, 2), 3, 1, 0);
    add(move_offer(0, 2), 2.9, 1, 0);
    for (unsigned leaning = 0; leaning < LEANINGS_COUNT; leaning++)
        check((enum leaning)leaning, 1, move_offer(1, 2));
}

/* The same in the same game; neighbours differ; every leaning comes; none without a seed. */
static void test_leanings_by_seat_and_game(void **state)
{
    unsigned seen[LEANINGS_COUNT] = {0};
    (void)state;
    for (uint64_t seed = 1; seed < 60; seed++)
        for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
            assert_int_equal(leaning_of(seed, seat), leaning_of(seed, seat));
            assert_int_not_equal(leaning_of(seed, seat), leaning_of(seed, seat + 1));
            seen[leaning_of(seed, seat)]++;
        }
    for (unsigned leaning = 0; leaning < LEANINGS_COUNT; leaning++)
        assert_in_range(seen[leaning], 30, 120);
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        assert_int_equal(leaning_of(0, seat), LEANING_STEADY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_takes_what_it_likes),
        cmocka_unit_test(test_without_slack_all_take_the_best),
        cmocka_unit_test(test_of_what_is_liked_equally_the_best),
        cmocka_unit_test(test_leanings_by_seat_and_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
