/* Ratings: Glicko-2 by the numbers of its author's example, and what the history of practice makes
 * of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rating/game_rating.h"
#include "rating/practice_rating.h"
#include "unit/trained.h"

#include <math.h>

enum { ENTRIES_MAX = 256 };

static struct training_entry entry[ENTRIES_MAX];
static struct training_entries entries = {entry, 0};

static int forget_all(void **state)
{
    (void)state;
    entries.count = 0;
    return 0;
}

static void expect_near(double value, double expected, double within)
{
    if (!(fabs(value - expected) <= within))
        fail_msg("%f instead of %f", value, expected);
}

static void test_glicko_agrees_with_its_example(void **state)
{
    (void)state;
    const struct rating_result results[] = {{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};
    struct rating after = rating_after((struct rating){1500, 200, 0.06}, results, 3);
    expect_near(after.points, 1464.06, 0.01);
    expect_near(after.deviation, 151.52, 0.01);
    expect_near(after.volatility, 0.05999, 0.00001);
}

static void test_a_rest_makes_a_rating_less_sure(void **state)
{
    (void)state;
    struct rating sure = {1500, 200, 0.06}, rested = rating_after(sure, NULL, 0);
    expect_near(rested.points, 1500, 0);
    expect_near(rested.deviation, 200.2714, 0.0001);
    expect_near(rating_rested(sure, 2).deviation,
                rating_rested(rating_rested(sure, 1), 1).deviation, 1e-9);
    expect_near(rating_rested(sure, 100000).deviation, rating_unknown().deviation, 0);
}

static void test_four_hundred_points_are_ten_to_one(void **state)
{
    (void)state;
    expect_near(rating_expects(1900, 1500), 10.0 / 11, 1e-4);
    expect_near(rating_expects(1500, 1500), 0.5, 1e-9);
}

/* Surprising results make somebody less steady; also where they win by far more than expected,
 * which is the other way to begin the search for a volatility. */
static void test_surprises_raise_volatility(void **state)
{
    (void)state;
    struct rating_result results[20];
    for (unsigned r = 0; r < 20; r++)
        results[r] = (struct rating_result){2200, 30, 1};
    struct rating after = rating_after((struct rating){1500, 60, 0.06}, results, 20);
    assert_true(after.volatility > 0.0605 && after.points > 1700);
}

/* An auction against `hard`, on a day. */
static void hold(unsigned day, double lost, double other)
{
    struct training_entry *at = &entry[entries.count++];
    *at = trained_entry("Ann", trained_noon(day), 1);
    trained_add(at, DECISION_BID, MISJUDGED_OVERPAID, TILES_OF_CITY, lost);
    at->other[at->others++] = (struct training_other){1, BOT_HARD, DECISION_BID, (float)other};
}

static struct practice_rating rating_of(unsigned kind, unsigned today)
{
    static struct training_trend trend;
    struct practice_rating rating;
    training_trend_find(&trend, &entries, "Ann", trained_noon(today));
    practice_rating_find(&rating, &entries, "Ann", kind, &trend, trained_noon(today));
    return rating;
}

/* As Glicko-2 has it for the results by hand: of two days, with one in between. */
static void test_days_are_periods(void **state)
{
    (void)state;
    double hard = practice_level_rating(BOT_HARD);
    const struct rating_result first[] = {{hard, 0, 1}, {hard, 0, 0.5}}, second[] = {{hard, 0, 0}};
    hold(0, 1, 3);
    hold(0, 2, 2.04);
    hold(2, 2, 0);
    struct rating by_hand = rating_after(rating_unknown(), first, 2);
    double after_first = by_hand.points;
    by_hand = rating_after(rating_rested(by_hand, 1), second, 1);
    struct practice_rating rating = rating_of(DECISION_KINDS_COUNT, 2);
    assert_int_equal(rating.auctions, 3);
    expect_near(rating.now.points, by_hand.points, 1e-9);
    expect_near(rating.now.deviation, by_hand.deviation, 1e-9);
    expect_near(rating.points[0], after_first, 1e-9);
    expect_near(rating.points[1], after_first, 1e-9);
    expect_near(rating.points[2], by_hand.points, 1e-9);
    expect_near(rating_of(DECISION_KINDS_COUNT, 5).now.deviation,
                rating_rested(by_hand, 3).deviation, 1e-9);
    expect_near(rating_of(DECISION_BID, 2).now.points, by_hand.points, 1e-9);
    assert_int_equal(rating_of(DECISION_SALE, 2).auctions, 0);
}

/* The history is in the order in which it was written, whatever the clock said. */
static void test_a_clock_put_back_goes_on_with_the_day(void **state)
{
    (void)state;
    hold(3, 1, 3);
    hold(3, 2, 0);
    struct practice_rating one_day = rating_of(DECISION_KINDS_COUNT, 3);
    entry[1].time = trained_noon(1);
    struct practice_rating put_back = rating_of(DECISION_KINDS_COUNT, 3);
    assert_int_equal(put_back.auctions, 2);
    expect_near(put_back.now.points, one_day.now.points, 0);
    expect_near(put_back.now.deviation, one_day.now.deviation, 0);
}

/* Without verdicts, or without anybody to be held against, there is nothing to rate. */
static void test_some_auctions_do_not_count(void **state)
{
    (void)state;
    hold(0, 1, 3);
    entry[0].others = 0;
    hold(0, 1, 3);
    entry[1].decision[0].loss.within = -1;
    hold(0, 1, 3);
    entry[2].other[0].level = BOT_ADAPTIVE;
    assert_int_equal(rating_of(DECISION_KINDS_COUNT, 0).auctions, 0);
}

static void test_losses_of_one_player_add_up(void **state)
{
    (void)state;
    hold(0, 3, 2);
    entry[0].other[entry[0].others++] = (struct training_other){1, BOT_HARD, DECISION_SALE, 2};
    assert_true(rating_of(DECISION_KINDS_COUNT, 0).now.points > 1500);
}

/* ---- of whole games ---- */

enum { ANN, BEN, PEOPLE };

static struct rated_game game[8];
static struct game_rating of_game[PEOPLE];

static struct rated_seat person(unsigned who, double points)
{
    return (struct rated_seat){.is_person = true, .who = who, .points = points};
}

static struct rated_seat bot(unsigned level, double points)
{
    return (struct rated_seat){.who = level, .points = points};
}

static void set_game(unsigned number, long long day, struct rated_seat one, struct rated_seat other)
{
    game[number] =
        (struct rated_game){.day = day, .has_points = true, .seats = 2, .seat = {one, other}};
}

static void rate_games(size_t games, long long today)
{
    memset(of_game, 0, sizeof of_game);
    game_ratings_find(of_game, game, games, today);
}

static void expect_rating(const struct game_rating *rating, struct rating expected)
{
    expect_near(rating->now.points, expected.points, 1e-9);
    expect_near(rating->now.deviation, expected.deviation, 1e-9);
}

/* Half of the luck is taken out, and a lead of a point is none. */
static void test_a_game_is_won_without_luck(void **state)
{
    (void)state;
    expect_near(game_rating_points(80, 20), 70, 0);
    expect_near(game_rating_score(70, 71.5), 0, 0);
    expect_near(game_rating_score(70, 71), 0.5, 0);
    expect_near(game_rating_score(71, 70), 0.5, 0);
    expect_near(game_rating_score(71.5, 70), 1, 0);
}

/* Both met on a day on which Ann had already met a level: results count against ratings before the
 * day. */
static void test_people_rate_each_other_by_days(void **state)
{
    (void)state;
    const struct rating none = rating_unknown();
    const struct rating_result of_ann[] = {{game_level_rating(BOT_HARD), 0, 1},
                                           {none.points, none.deviation, 0}};
    const struct rating_result of_ben[] = {{none.points, none.deviation, 1}};
    set_game(0, 100, person(ANN, 90), bot(BOT_HARD, 80));
    set_game(1, 100, bot(BOT_ADAPTIVE, 10), person(ANN, 99)); /* says nothing */
    set_game(2, 100, person(BEN, 60), person(ANN, 50));
    set_game(3, 103, person(ANN, 50), person(BEN, 50.5));
    rate_games(3, 100);
    struct rating ann = rating_after(none, of_ann, 2), ben = rating_after(none, of_ben, 1);
    expect_rating(&of_game[ANN], ann);
    expect_rating(&of_game[BEN], ben);
    assert_int_equal(of_game[ANN].games, 2);
    assert_int_equal(of_game[BEN].games, 1);
    ann = rating_rested(ann, 2);
    ben = rating_rested(ben, 2);
    struct rating_result of_both[] = {{ben.points, ben.deviation, 0.5},
                                      {ann.points, ann.deviation, 0.5}};
    rate_games(4, 107);
    expect_near(game[2].seat[1].after, ann.points, 1e-9);
    ann = rating_after(ann, &of_both[0], 1);
    expect_near(game[3].seat[0].after, ann.points, 1e-9);
    expect_rating(&of_game[ANN], rating_rested(ann, 4));
    expect_rating(&of_game[BEN], rating_rested(rating_after(ben, &of_both[1], 1), 4));
}

static void test_a_change_is_of_thirty_days(void **state)
{
    (void)state;
    set_game(0, 100, person(ANN, 90), bot(BOT_HARD, 80));
    set_game(1, 110, person(ANN, 10), bot(BOT_HARD, 80));
    rate_games(2, 129);
    expect_near(of_game[ANN].before, 0, 0); /* nothing was known then */
    rate_games(2, 130);
    expect_near(of_game[ANN].before, game[0].seat[0].after, 1e-9);
    rate_games(2, 140);
    expect_near(of_game[ANN].before, game[1].seat[0].after, 1e-9);
    assert_false(game_rating_is_known(&of_game[ANN]));
}

static void test_some_games_do_not_count(void **state)
{
    (void)state;
    set_game(0, 100, person(ANN, 90), person(ANN, 80));
    set_game(1, 100, person(ANN, 90), bot(BOT_ADAPTIVE, 80));
    set_game(2, 100, person(ANN, 90), bot(BOT_LEVELS_COUNT, 80)); /* a program */
    set_game(3, 100, bot(BOT_EASY, 90), bot(BOT_HARD, 80));
    for (unsigned g = 0; g < 4; g++)
        assert_false(rated_game_counts(&game[g]));
    set_game(4, 100, person(ANN, 90), bot(BOT_EASY, 80));
    assert_true(rated_game_counts(&game[4]));
    game[4].has_points = false;
    rate_games(5, 100);
    assert_int_equal(of_game[ANN].games, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_glicko_agrees_with_its_example),
        cmocka_unit_test(test_a_rest_makes_a_rating_less_sure),
        cmocka_unit_test(test_four_hundred_points_are_ten_to_one),
        cmocka_unit_test(test_surprises_raise_volatility),
        cmocka_unit_test_setup(test_days_are_periods, forget_all),
        cmocka_unit_test_setup(test_a_clock_put_back_goes_on_with_the_day, forget_all),
        cmocka_unit_test_setup(test_some_auctions_do_not_count, forget_all),
        cmocka_unit_test_setup(test_losses_of_one_player_add_up, forget_all),
        cmocka_unit_test(test_a_game_is_won_without_luck),
        cmocka_unit_test(test_people_rate_each_other_by_days),
        cmocka_unit_test(test_a_change_is_of_thirty_days),
        cmocka_unit_test(test_some_games_do_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
