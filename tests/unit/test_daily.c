/* The position of a day: the same however its search is cut, solved, clear, and worth finding; its
 * dates, and what becomes of answers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "language/language.h"
#include "training/daily.h"
#include "unit/trained.h"
#include "valuing/auction_prices.h"
#include "wording/puzzle_words.h"

#include <stdlib.h>
#include <time.h>

/* Days whose position is found soon, a turn and an auction; and two that have unclear ones before
 * it. */
enum { TURN = 20791, AUCTION = 20788, TURN_AMONG_MANY = 20789, AUCTION_AMONG_MANY = 20795 };

static void check_date(const char *date, long long expected)
{
    long long day = -1;
    assert_true(day_read(date, &day));
    assert_int_equal(day, expected);
}

static void test_dates_are_read(void **state)
{
    (void)state;
    check_date("1970-01-01", 0);
    check_date("2026-01-01", DAILY_FIRST);
    check_date("2000-02-29", 11016);
    for (long long day = 0; day < 60000; day += 13) {
        time_t time = (time_t)(day * SECONDS_A_DAY);
        char date[16];
        strftime(date, sizeof date, "%Y-%m-%d", gmtime(&time));
        check_date(date, day);
    }
}

static void test_what_is_no_date_is_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {"",           "2026-1-01",   "2026-02-29", "1900-02-29",
                                      "2026-13-01", "2026-00-10",  "2026-04-31", "2026-01-00",
                                      "1969-12-31", "2026-01-01 ", "x026-01-01", "2026/01/01"};
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        long long day = 7;
        assert_false(day_read(bad[b], &day));
        assert_int_equal(day, 7);
    }
}

static void test_days_of_the_week_have_their_kind(void **state)
{
    (void)state;
    for (long long day = DAILY_FIRST; day < DAILY_FIRST + 21; day++) {
        time_t time = (time_t)(day * SECONDS_A_DAY);
        int weekday = gmtime(&time)->tm_wday; /* 0: Sunday */
        assert_int_equal(daily_is_auction(day), weekday == 2 || weekday == 4 || weekday == 6);
    }
}

/* Memory full of anything. */
static const struct practice_position *found(void **memory, long long day, int fill)
{
    *memory = malloc(daily_search_size());
    assert_non_null(*memory);
    memset(*memory, fill, daily_search_size());
    struct daily_search *search = daily_search_begin(*memory, day);
    while (!daily_search_go_on(search))
        ;
    assert_true(daily_search_go_on(search));
    return daily_search_found(search);
}

static void check_the_same(long long day)
{
    void *memory[2];
    const struct practice_position *one = found(&memory[0], day, 0);
    const struct practice_position *other = found(&memory[1], day, 0xa5);
    assert_int_equal(one->seed, other->seed);
    assert_int_equal(one->moves, other->moves);
    for (unsigned m = 0; m < one->moves; m++)
        assert_true(move_equal(one->move[m], other->move[m]));
    assert_int_equal(one->wish.source, POSITION_OF_DAY);
    assert_int_equal(one->wish.seed, day);
    free(memory[0]);
    free(memory[1]);
}

static void test_a_day_has_one_position(void **state)
{
    (void)state;
    check_the_same(TURN);
    check_the_same(AUCTION);
}

static struct valuing *solved(const struct game *game)
{
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    valuing_prepare(valuing, &(struct valuing_request){
                                 .game = game, .playouts = 1, .solves = VALUING_SOLVES_AT_LENGTH});
    assert_true(valuing_is_solved(valuing));
    return valuing;
}

/* The obvious turn loses, and no other one is as good as the best. */
static void test_a_turn_is_clear(void **state)
{
    (void)state;
    void *memory;
    uint8_t ranked[VALUING_TURNS_MOST];
    const struct game *game = &found(&memory, TURN_AMONG_MANY, 0)->game;
    assert_true(game_awaits_placement(game));
    assert_int_equal(game->options.players, 2);
    struct valuing *valuing = solved(game);
    unsigned player = game_actor(game);
    valuing_rank_turns(valuing, ranked);
    assert_true(valuing_turn_difference(valuing, ranked[0], 0, player).mean >= 2);
    assert_true(valuing_turn_difference(valuing, ranked[0], ranked[1], player).mean >= 1);
    free(valuing);
    free(memory);
}

/* To offer the other tile loses, at whatever it is opened. */
static void test_an_auction_is_clear(void **state)
{
    (void)state;
    void *memory;
    const struct game *game = &found(&memory, AUCTION_AMONG_MANY, 0)->game;
    struct auction_theory *theory = calloc(1, sizeof *theory);
    assert_true(game_awaits_offer(game));
    struct valuing *valuing = solved(game);
    auction_theory_find(theory, valuing, game);
    const struct alternatives *all = &theory->alternatives;
    unsigned others = 0;
    for (unsigned a = 0; a < all->count; a++)
        if (all->alternative[a].move.arg != all->alternative[0].move.arg) {
            others++;
            assert_true(theory->loss[a].mean >= 1); /* half: a dozen games had none */
            assert_true(theory->loss[a].within == 0);
        }
    assert_true(others > 0);
    free(theory);
    free(valuing);
    free(memory);
}

/* Answers. */

static struct training_entry entry[8];
static struct training_entries entries = {entry, 0};

static struct training_entry *answer(const char *name, long long on, long long day, double loss)
{
    struct training_entry *at = &entry[entries.count++];
    *at = trained_entry(name, on * SECONDS_A_DAY + 3600, (uint64_t)day);
    at->wish.source = POSITION_OF_DAY;
    trained_add(at, DECISION_TURN, MISJUDGED_NONE, TILES_OF_CITY, loss);
    return at;
}

static int forget(void **state)
{
    (void)state;
    entries.count = 0;
    return 0;
}

static void test_the_first_answer_counts(void **state)
{
    (void)state;
    assert_null(daily_answer(&entries, "Ann", TURN));
    entry[0] = trained_entry("Ann", 0, TURN); /* practice with that seed */
    entries.count = 1;
    answer("Ann", TURN, TURN, 3)->decision[0].loss.within = -1; /* left before the verdict */
    answer("Ben", TURN, TURN, 2);
    const struct training_entry *first = answer("Ann", TURN, TURN, 1.5);
    answer("Ann", TURN, TURN, 0);
    assert_ptr_equal(daily_answer(&entries, "Ann", TURN), first);
    assert_null(daily_answer(&entries, "Ann", TURN + 1));
}

/* What is answered later is answered, but is no part of a streak. */
static void test_a_streak_is_of_days_in_a_row(void **state)
{
    (void)state;
    assert_int_equal(daily_streak(&entries, "Ann", TURN), 0);
    answer("Ann", TURN - 3, TURN - 3, 0);
    answer("Ann", TURN, TURN - 2, 0);
    answer("Ann", TURN - 1, TURN - 1, 4);
    answer("Ann", TURN, TURN, 0);
    answer("Ben", TURN + 1, TURN + 1, 0);
    assert_int_equal(daily_streak(&entries, "Ann", TURN), 2);
    assert_int_equal(daily_streak(&entries, "Ann", TURN + 1), 0);
    assert_int_equal(daily_streak(&entries, "Ann", TURN - 3), 1);
}

static void test_marks_go_with_points(void **state)
{
    (void)state;
    static const struct {
        double lost;
        unsigned marks;
    } cases[] = {{0, 5}, {0.049, 5}, {0.05, 4}, {0.99, 4}, {1, 3}, {1.9, 3},
                 {2, 2}, {4, 1},     {7.9, 1},  {8, 0},    {50, 0}};
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++)
        assert_int_equal(daily_marks(cases[c].lost), cases[c].marks);
}

static void test_a_card_tells_the_result_alone(void **state)
{
    (void)state;
    language_choose("en");
    answer("Ann", TURN - 1, TURN - 1, 0);
    answer("Ann", TURN, TURN, 1.5);
    assert_string_equal(puzzle_words_card(&entries, "Ann", TURN - 1).text,
                        "Bastide, 2026-12-03: an auction\nNothing lost  *****");
    assert_string_equal(puzzle_words_card(&entries, "Ann", TURN).text,
                        "Bastide, 2026-12-04: a turn\n1.5 points lost  ***..\n2 days in a row");
}

/* They are kept apart from practice: chosen for what there is to lose, they would say too much. */
static void test_they_are_no_practice(void **state)
{
    (void)state;
    answer("Ann", TURN, TURN, 9);
    assert_int_equal(training_average_of(&entries, "Ann", DECISION_KINDS_COUNT, 0, INT64_MAX).count,
                     0);
    training_link(&entries);
    const struct training_entry *due[1];
    assert_int_equal(training_due(&entries, "Ann", (TURN + 2LL) * SECONDS_A_DAY, due, 1), 1);
    assert_ptr_equal(due[0], &entry[0]); /* but what went wrong comes again */
    assert_int_equal(training_own_games(&entries, "Ann", (TURN + 2LL) * SECONDS_A_DAY, due, 1), 0);
    entry[0].wish.source = POSITION_OF_GAME;
    assert_int_equal(training_own_games(&entries, "Ann", TURN * (long long)SECONDS_A_DAY, due, 1),
                     1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dates_are_read),
        cmocka_unit_test(test_what_is_no_date_is_refused),
        cmocka_unit_test(test_days_of_the_week_have_their_kind),
        cmocka_unit_test(test_a_day_has_one_position),
        cmocka_unit_test(test_a_turn_is_clear),
        cmocka_unit_test(test_an_auction_is_clear),
        cmocka_unit_test_teardown(test_the_first_answer_counts, forget),
        cmocka_unit_test_teardown(test_a_streak_is_of_days_in_a_row, forget),
        cmocka_unit_test(test_marks_go_with_points),
        cmocka_unit_test_teardown(test_a_card_tells_the_result_alone, forget),
        cmocka_unit_test_teardown(test_they_are_no_practice, forget),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
