/* What becomes of practice, held against numbers computed by hand: averages and their days and
 * weeks, weaknesses, what comes again when, exercises, and what an entry takes from a review. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/auction_positions.h"
#include "training/drill.h"
#include "training/progress.h"
#include "unit/trained.h"

#include <stdlib.h>
#include <time.h>

enum { ENTRIES_MAX = 128, HOUR = 60 * 60 };

static struct training_entry entry[ENTRIES_MAX];
static struct training_entries entries = {entry, 0};

static int forget_all(void **state)
{
    (void)state;
    entries.count = 0;
    return 0;
}

static struct training_entry *begin(const char *name, long long time, uint64_t seed)
{
    entry[entries.count] = trained_entry(name, time, seed);
    return &entry[entries.count++];
}

/* An auction with one decision, which lost so much by overpaying. */
static struct training_entry *lose(const char *name, long long time, uint64_t seed, double loss)
{
    struct training_entry *at = begin(name, time, seed);
    trained_add(at, DECISION_BID, loss > 0 ? MISJUDGED_OVERPAID : MISJUDGED_NONE, TILES_OF_CITY,
                loss);
    return at;
}

/* ---- days and weeks ---- */

/* Noon of a date, by the C library. */
static long long noon(int year, int month, int day)
{
    return timegm(
        &(struct tm){.tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day, .tm_hour = 12});
}

static void expect_week(long long time, int year, int month, int day)
{
    long long monday = noon(year, month, day) - 12 * HOUR;
    assert_int_equal(training_week_of(time), monday);
    assert_int_equal(training_week_of(monday), monday);
    assert_int_equal(training_week_of(monday + 7 * 24 * HOUR - 1), monday);
    assert_int_equal(training_week_of(monday + 7 * 24 * HOUR), monday + 7 * 24 * HOUR);
}

static void test_weeks_begin_on_mondays(void **state)
{
    (void)state;
    expect_week(noon(2024, 12, 30), 2024, 12, 30); /* the week in which 2025 begins */
    expect_week(noon(2025, 1, 5), 2024, 12, 30);
    expect_week(noon(2021, 1, 1), 2020, 12, 28);
    expect_week(noon(2023, 1, 1), 2022, 12, 26);
    expect_week(noon(2024, 3, 1), 2024, 2, 26); /* with a leap day */
    expect_week(noon(1970, 1, 7), 1970, 1, 5);
}

static void test_days_are_those_of_utc(void **state)
{
    long long midnight = noon(2026, 10, 25) - 12 * HOUR;
    (void)state;
    assert_int_equal(training_day_of(midnight), midnight);
    assert_int_equal(training_day_of(midnight + 24 * HOUR - 1), midnight);
    assert_int_equal(training_day_of(midnight - 1), midnight - 24 * HOUR);
}

/* ---- averages ---- */

static void expect_average(struct training_average average, unsigned count, double loss)
{
    assert_int_equal(average.count, count);
    assert_float_equal(average.loss, loss, 1e-9);
}

static void test_averages_are_of_sure_losses(void **state)
{
    long long day = trained_noon(0), next = trained_noon(1);
    (void)state;
    struct training_entry *ann = begin("Ann", day, 1);
    trained_add(ann, DECISION_OPENING, MISJUDGED_OPENED_LOW, TILES_OF_CITY, 3);
    trained_add(ann, DECISION_BID, MISJUDGED_NONE, TILES_OF_CITY, 0);
    trained_add(ann, DECISION_BID, MISJUDGED_NONE, TILES_OF_CITY, 2);
    ann->decision[2].loss.within = 2; /* too close to call: nothing is lost */
    trained_add(ann, DECISION_BID, MISJUDGED_NONE, TILES_OF_CITY, 9);
    ann->decision[3].loss.within = -1; /* nothing is known of it: it does not count */
    lose("Ann", next, 2, 1.5);
    lose("Ben", day, 3, 100);
    expect_average(training_average_of(&entries, "Ann", DECISION_KINDS_COUNT, day, next + 1), 4,
                   1.125);
    expect_average(training_average_of(&entries, "Ann", DECISION_KINDS_COUNT, day, next), 3, 1);
    expect_average(training_average_of(&entries, "Ann", DECISION_BID, day, next + 1), 3, 0.5);
    expect_average(training_average_of(&entries, "Ann", DECISION_OPENING, day + 1, next + 1), 0, 0);
    expect_average(training_average_of(&entries, "Ben", DECISION_BID, day, next), 1, 100);
    expect_average(training_average_of(&entries, "ann", DECISION_BID, day, next), 0, 0);
}

static struct training_trend trend;

/* By days from the first auction on, as long as that is not long ago. */
static void test_a_course_begins_with_days(void **state)
{
    enum { LAST = 20, ALL = DECISION_KINDS_COUNT };
    long long now = trained_noon(LAST) + 11 * HOUR;
    (void)state;
    lose("Ann", trained_noon(0) - 12 * HOUR, 1, 4);
    lose("Ann", trained_noon(0) + 12 * HOUR - 1, 2, 2);
    lose("Ann", trained_noon(LAST), 3, 1);
    lose("Ann", trained_noon(LAST + 1), 4, 50); /* a clock was wrong */
    training_trend_find(&trend, &entries, "Ann", now);
    assert_int_equal(trend.seconds, SECONDS_A_DAY);
    assert_int_equal(trend.begin, trained_noon(0) - 12 * HOUR);
    assert_int_equal(trend.spans, LAST + 1);
    assert_int_equal(trend.auctions, 4);
    expect_average(trend.of[ALL][0], 2, 3);
    expect_average(trend.of[DECISION_BID][0], 2, 3);
    expect_average(trend.of[DECISION_SALE][0], 0, 0);
    expect_average(trend.of[ALL][1], 0, 0);
    expect_average(trend.of[ALL][LAST], 1, 1);
    expect_average(trend.whole[ALL], 4, 14.25);
}

static void test_a_longer_course_is_by_weeks(void **state)
{
    enum { ALL = DECISION_KINDS_COUNT };
    (void)state;
    lose("Ann", trained_noon(6), 1, 4); /* the Sunday of the first week */
    lose("Ann", trained_noon(7), 2, 2);
    lose("Ann", trained_noon(13), 3, 1);
    training_trend_find(&trend, &entries, "Ann", trained_noon(6 + TREND_DAYS_MAX));
    assert_int_equal(trend.seconds, 7 * SECONDS_A_DAY);
    assert_int_equal(trend.begin, trained_noon(0) - 12 * HOUR);
    assert_int_equal(trend.spans, 4);
    expect_average(trend.of[ALL][0], 1, 4);
    expect_average(trend.of[ALL][1], 2, 1.5);
    expect_average(trend.of[ALL][2], 0, 0);
}

/* Of years the last one is shown; all of them count. */
static void test_the_longest_course_is_a_year(void **state)
{
    enum { WEEKS = 200, ALL = DECISION_KINDS_COUNT };
    (void)state;
    lose("Ann", trained_noon(0), 1, 4);
    lose("Ann", trained_noon(7 * (WEEKS - TREND_SPANS_MAX)), 2, 3);
    lose("Ann", trained_noon(7 * (WEEKS - TREND_SPANS_MAX + 1)), 3, 2);
    lose("Ann", trained_noon(7 * WEEKS), 4, 1);
    training_trend_find(&trend, &entries, "Ann", trained_noon(7 * WEEKS));
    assert_int_equal(trend.spans, TREND_SPANS_MAX);
    assert_int_equal(trend.begin, trained_noon(7 * (WEEKS - TREND_SPANS_MAX + 1)) - 12 * HOUR);
    expect_average(trend.of[ALL][0], 1, 2);
    expect_average(trend.of[ALL][TREND_SPANS_MAX - 1], 1, 1);
    expect_average(trend.whole[ALL], 4, 2.5);
    assert_int_equal(trend.auctions, 4);
}

static void test_no_practice_is_no_course(void **state)
{
    (void)state;
    lose("Ben", trained_noon(0), 1, 4);
    training_trend_find(&trend, &entries, "Ann", trained_noon(0));
    assert_int_equal(trend.spans, 0);
    assert_int_equal(trend.auctions, 0);
}

/* ---- weaknesses ---- */

static void mistake(uint8_t part, enum misjudgement way, enum tile_group group, double loss)
{
    struct training_entry *at = begin("Ann", trained_noon(0), 1);
    at->part = part;
    trained_add(at, DECISION_BID, way, group, loss);
}

enum { EARLY = 10, MIDDLE = 40, LATE = 90 };

static struct training_weakness weakness[WEAKNESSES_MAX];

static void expect_weakness(unsigned at, enum misjudgement way, unsigned group, unsigned stage,
                            unsigned times, double lost)
{
    assert_int_equal(weakness[at].way, way);
    assert_int_equal(weakness[at].group, group);
    assert_int_equal(weakness[at].stage, stage);
    assert_int_equal(weakness[at].times, times);
    assert_float_equal(weakness[at].lost, lost, 1e-9);
}

static void test_weaknesses_name_what_they_are_about(void **state)
{
    enum { ANY = STAGE_OF_PRACTICE_ANY, ANY_GROUP = TILES_OF_ANY };
    (void)state;
    /* Six of ten points at monasteries; no stage has as much. */
    mistake(EARLY, MISJUDGED_OVERPAID, TILES_OF_MONASTERY, 4);
    mistake(LATE, MISJUDGED_OVERPAID, TILES_OF_MONASTERY, 2);
    mistake(MIDDLE, MISJUDGED_OVERPAID, TILES_OF_CITY, 3);
    mistake(LATE, MISJUDGED_OVERPAID, TILES_OF_ROAD, 1);
    /* Late in the game, with any tile. */
    mistake(LATE, MISJUDGED_OPENED_LOW, TILES_OF_MONASTERY, 5);
    mistake(LATE, MISJUDGED_OPENED_LOW, TILES_OF_CITY, 5);
    mistake(EARLY, MISJUDGED_OPENED_LOW, TILES_OF_ROAD, 2);
    /* Everywhere. */
    mistake(EARLY, MISJUDGED_LET_GO, TILES_OF_MONASTERY, 2);
    mistake(MIDDLE, MISJUDGED_LET_GO, TILES_OF_CITY, 2.5);
    mistake(LATE, MISJUDGED_LET_GO, TILES_OF_ROAD, 3);
    /* No mistakes, and somebody else's. */
    mistake(LATE, MISJUDGED_NONE, TILES_OF_ROAD, 0);
    mistake(LATE, MISJUDGED_WRONG_TILE, TILES_OF_CITY, 50);
    strcpy(entry[entries.count - 1].name, "Ben");
    assert_int_equal(training_weaknesses(&entries, "Ann", weakness, WEAKNESSES_MAX), 6);
    expect_weakness(0, MISJUDGED_OPENED_LOW, ANY_GROUP, STAGE_OF_PRACTICE_LATE, 2, 10);
    expect_weakness(1, MISJUDGED_LET_GO, ANY_GROUP, ANY, 3, 7.5);
    expect_weakness(2, MISJUDGED_OVERPAID, TILES_OF_MONASTERY, ANY, 2, 6);
    expect_weakness(3, MISJUDGED_OVERPAID, TILES_OF_CITY, ANY, 1, 3);
    expect_weakness(4, MISJUDGED_OPENED_LOW, ANY_GROUP, STAGE_OF_PRACTICE_EARLY, 1, 2);
    expect_weakness(5, MISJUDGED_OVERPAID, TILES_OF_ROAD, ANY, 1, 1);
    assert_int_equal(training_weaknesses(&entries, "Ann", weakness, 2), 2);
    expect_weakness(1, MISJUDGED_LET_GO, ANY_GROUP, ANY, 3, 7.5);
    assert_int_equal(training_weaknesses(&entries, "Ann", weakness, 0), 0);
    assert_int_equal(training_weaknesses(&entries, "Cleo", weakness, 2), 0);
}

/* Where both tell something, what tells more. */
static void test_weaknesses_are_told_by_what_has_more_of_them(void **state)
{
    (void)state;
    mistake(LATE, MISJUDGED_OPENED_HIGH, TILES_OF_MONASTERY, 3);
    mistake(LATE, MISJUDGED_OPENED_HIGH, TILES_OF_CITY, 1);
    assert_int_equal(training_weaknesses(&entries, "Ann", weakness, WEAKNESSES_MAX), 1);
    expect_weakness(0, MISJUDGED_OPENED_HIGH, TILES_OF_ANY, STAGE_OF_PRACTICE_LATE, 2, 4);
    mistake(EARLY, MISJUDGED_OPENED_HIGH, TILES_OF_MONASTERY, 2);
    assert_int_equal(training_weaknesses(&entries, "Ann", weakness, WEAKNESSES_MAX), 2);
    expect_weakness(0, MISJUDGED_OPENED_HIGH, TILES_OF_MONASTERY, STAGE_OF_PRACTICE_ANY, 2, 5);
}

/* ---- repetition ---- */

static const struct training_entry *due[REPETITION_DUE_MAX];

static unsigned due_at(long long time)
{
    training_link(&entries);
    return training_due(&entries, "Ann", time, due, REPETITION_DUE_MAX);
}

/* It is due from then on, and not before. */
static void expect_due_from(long long time)
{
    assert_int_equal(due_at(time - 1), 0);
    assert_int_equal(due_at(time), 1);
    assert_int_equal(due_at(time + 400LL * SECONDS_A_DAY), 1);
}

static void expect_learnt(long long time)
{
    assert_int_equal(due_at(time + 4000LL * SECONDS_A_DAY), 0);
}

static void test_what_went_wrong_comes_again(void **state)
{
    static const int days[] = {1, 3, 7, 16, 35};
    long long time = trained_noon(0);
    (void)state;
    lose("Ann", time, 7, 2);
    for (unsigned rung = 0; rung < sizeof days / sizeof *days; rung++) {
        time += (long long)days[rung] * SECONDS_A_DAY - REPETITION_EARLY;
        expect_due_from(time);
        assert_ptr_equal(due[0], &entry[rung]);
        lose("Ann", time, 7, 0);
    }
    expect_learnt(time);
}

static void test_another_mistake_begins_anew(void **state)
{
    long long time = trained_noon(0);
    (void)state;
    lose("Ann", time, 7, 2);
    lose("Ann", time + SECONDS_A_DAY, 7, 0);
    lose("Ann", time + 4 * SECONDS_A_DAY, 7, 1);
    expect_due_from(time + 5 * SECONDS_A_DAY - REPETITION_EARLY);
    lose("Ann", time + 5 * SECONDS_A_DAY, 7, 0);
    expect_due_from(time + 8 * SECONDS_A_DAY - REPETITION_EARLY);
}

static void test_what_was_learnt_may_be_forgotten(void **state)
{
    long long time = trained_noon(0);
    (void)state;
    lose("Ann", time, 7, 2);
    for (unsigned rung = 0; rung < 5; rung++)
        lose("Ann", time += 35 * SECONDS_A_DAY, 7, 0);
    expect_learnt(time);
    lose("Ann", time, 7, 2);
    expect_due_from(time + SECONDS_A_DAY - REPETITION_EARLY);
}

static void test_right_before_it_is_due_changes_nothing(void **state)
{
    (void)state;
    lose("Ann", trained_noon(0), 7, 2);
    for (unsigned again = 1; again < 9; again++)
        lose("Ann", trained_noon(0) + again * 60, 7, 0);
    expect_due_from(trained_noon(1) - REPETITION_EARLY);
}

/* Leaving before there is a verdict is neither a success nor a mistake. */
static void test_what_was_not_judged_changes_nothing(void **state)
{
    (void)state;
    lose("Ann", trained_noon(0), 7, 2);
    for (unsigned again = 1; again < 9; again++)
        lose("Ann", trained_noon(again * 40), 7, 0)->decision[0].loss.within = -1;
    expect_due_from(trained_noon(1) - REPETITION_EARLY);
}

/* Half a point is a mistake; less is not, nor what is too close to call. */
static void test_small_losses_do_not_come_again(void **state)
{
    (void)state;
    lose("Ann", trained_noon(0), 1, 0.49);
    lose("Ann", trained_noon(0), 2, 5)->decision[0].loss.within = 5;
    expect_learnt(trained_noon(0));
    lose("Ann", trained_noon(0), 3, 0.5);
    expect_due_from(trained_noon(1) - REPETITION_EARLY);
}

/* What is another position, another's, or of a record, is no repetition. */
static void test_only_the_same_position_is_a_repetition(void **state)
{
    long long time = trained_noon(0), later = time + 2 * SECONDS_A_DAY;
    (void)state;
    lose("Ann", time, 7, 2);
    lose("Ben", later, 7, 0);
    lose("Ann", later, 8, 0);
    lose("Ann", later, 7, 0)->seat = 1;
    lose("Ann", later, 7, 0)->wish.stage = STAGE_OF_PRACTICE_LATE;
    lose("Ann", later, 7, 0)->wish.group = TILES_OF_CITY;
    lose("Ann", later, 7, 0)->wish.options.players = 3;
    lose("Ann", later, 7, 0)->wish.options.sets = 1u << SET_BASE | 1u << SET_BCB;
    lose("Ann", later, 7, 0)->wish.options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    lose("Ann", later, 7, 0)->comes_again = false;
    lose("Ann", later, 0, 9)->comes_again = false;
    expect_due_from(time + SECONDS_A_DAY - REPETITION_EARLY);
    lose("Ann", later, 7, 0)->wish.options.edition = EDITION_2010; /* the same by its options */
    assert_int_equal(due_at(later), 0);
}

static void test_the_most_overdue_comes_first(void **state)
{
    enum { POSITIONS = 100 };
    (void)state;
    for (uint64_t seed = 0; seed < POSITIONS; seed++) /* 37 and 100 have no common divisor */
        lose("Ann", trained_noon(0) + (long long)(seed * 37 % POSITIONS), seed, 1);
    assert_int_equal(due_at(trained_noon(2)), POSITIONS);
    for (unsigned d = 0; d < REPETITION_DUE_MAX; d++)
        assert_int_equal(due[d]->time, trained_noon(0) + d);
    assert_int_equal(training_due(&entries, "Ann", trained_noon(2), due, 1), POSITIONS);
    assert_int_equal(due[0]->time, trained_noon(0));
    assert_int_equal(training_due(&entries, "Ann", trained_noon(2), NULL, 0), POSITIONS);
    entries.count = 0;
    lose("Ann", trained_noon(0), 1, 1);
    lose("Ann", trained_noon(0), 2, 1); /* of two alike, the one practised first */
    assert_int_equal(due_at(trained_noon(2)), 2);
    assert_ptr_equal(due[0], &entry[0]);
}

/* ---- tiles, exercises ---- */

static kind_number kind_of(const char *id)
{
    kind_number kind = tile_kind_find(id);
    assert_int_not_equal(kind, NO_TILE_KIND);
    return kind;
}

static void test_tiles_are_of_the_first_group_that_fits(void **state)
{
    (void)state;
    assert_int_equal(tile_group_of(kind_of("FFFF.m")), TILES_OF_MONASTERY);
    assert_int_equal(tile_group_of(kind_of("FFFR.m")), TILES_OF_MONASTERY);
    assert_int_equal(tile_group_of(kind_of("CRFr")), TILES_OF_CITY);
    assert_int_equal(tile_group_of(kind_of("FFRr")), TILES_OF_ROAD);
}

static void test_stages_are_those_of_the_positions(void **state)
{
    (void)state;
    assert_int_equal(training_stage_of(0), STAGE_OF_PRACTICE_EARLY);
    assert_int_equal(training_stage_of(33), STAGE_OF_PRACTICE_EARLY);
    assert_int_equal(training_stage_of(34), STAGE_OF_PRACTICE_MIDDLE);
    assert_int_equal(training_stage_of(66), STAGE_OF_PRACTICE_MIDDLE);
    assert_int_equal(training_stage_of(67), STAGE_OF_PRACTICE_LATE);
    assert_int_equal(training_stage_of(100), STAGE_OF_PRACTICE_LATE);
}

static struct game revealed(unsigned players)
{
    struct options options = options_default();
    options.players = (uint8_t)players;
    options.sets = 1u << SET_BASE | 1u << SET_BCB;
    return auction_position(&options, 1, 0);
}

static void test_exercises_are_against_weaknesses(void **state)
{
    struct training_weakness low = {
        MISJUDGED_OPENED_LOW, TILES_OF_ANY, STAGE_OF_PRACTICE_LATE, 1, 1, 0};
    struct training_weakness dear = {
        MISJUDGED_OVERPAID, TILES_OF_MONASTERY, STAGE_OF_PRACTICE_ANY, 2, 4, 1};
    struct training_weakness sold = {
        MISJUDGED_LET_GO, TILES_OF_CITY, STAGE_OF_PRACTICE_ANY, 2, 4, 3};
    (void)state;
    struct training_exercise opening = training_exercise_against(&low);
    struct training_exercise bidding = training_exercise_against(&dear);
    assert_int_equal(opening.drill, DRILL_OFFER);
    assert_int_equal(opening.group, TILES_OF_ANY);
    assert_int_equal(opening.stage, STAGE_OF_PRACTICE_LATE);
    assert_int_equal(bidding.drill, DRILL_BID);
    assert_int_equal(bidding.group, TILES_OF_MONASTERY);
    assert_int_equal(bidding.stage, STAGE_OF_PRACTICE_ANY);
    assert_int_equal(training_exercise_against(&sold).drill, DRILL_SALE);
    assert_int_equal(training_exercise_against(&sold).group, TILES_OF_CITY);
}

/* What was lost by buying and selling is told apart from what was lost by bids. */
static void test_sales_are_told_apart(void **state)
{
    struct training_entry let_go = trained_entry("Ann", trained_noon(1), 1);
    struct training_entries kept = {&let_go, 1};
    struct training_weakness found[WEAKNESSES_MAX];
    (void)state;
    trained_add(&let_go, DECISION_BID, MISJUDGED_LET_GO, TILES_OF_CITY, 2);
    trained_add(&let_go, DECISION_SALE, MISJUDGED_LET_GO, TILES_OF_CITY, 3);
    assert_int_equal(training_weaknesses(&kept, "Ann", found, WEAKNESSES_MAX), 1);
    assert_float_equal(found[0].lost, 5, 1e-9);
    assert_float_equal(found[0].sold, 3, 1e-9);
    assert_int_equal(training_exercise_against(&found[0]).drill, DRILL_SALE);
}

static void test_groups_are_looked_for_among_the_revealed(void **state)
{
    struct game game = revealed(3);
    (void)state;
    for (unsigned t = 0; t < REVEALED_MAX; t++)
        game.bazaar.tile[t] = kind_of("FFRr");
    assert_true(tile_group_is_revealed(TILES_OF_ANY, &game));
    assert_true(tile_group_is_revealed(TILES_OF_ROAD, &game));
    assert_false(tile_group_is_revealed(TILES_OF_MONASTERY, &game));
    game.bazaar.tile[2] = kind_of("FFFR.m");
    assert_true(tile_group_is_revealed(TILES_OF_MONASTERY, &game));
    game.bazaar.tiles = 2;
    assert_false(tile_group_is_revealed(TILES_OF_MONASTERY, &game));
}

/* Positions of a wish with a group have such a tile; what the sets do not have is not waited for.
 */
static void test_positions_have_what_is_wanted(void **state)
{
    struct practice_wish wish = {.options = options_default(), .stage = STAGE_OF_PRACTICE_EARLY};
    void *memory = malloc(practice_search_size());
    unsigned by_chance = 0;
    (void)state;
    assert_non_null(memory);
    for (wish.seed = 1; wish.seed <= 9; wish.seed++) {
        wish.group = wish.seed % 3 == 0   ? TILES_OF_ANY
                     : wish.seed % 3 == 1 ? TILES_OF_MONASTERY
                                          : TILES_OF_OTHER;
        struct practice_search *search = practice_search_begin(memory, &wish);
        while (!practice_search_go_on(search))
            continue;
        const struct practice_position *found = practice_search_found(search);
        bool has_monastery = tile_group_is_revealed(TILES_OF_MONASTERY, &found->game);
        assert_true(wish.group != TILES_OF_MONASTERY || has_monastery);
        assert_int_equal(found->wish.group, wish.group);
        by_chance += wish.group != TILES_OF_MONASTERY && has_monastery;
    }
    assert_true(by_chance < 6);
    free(memory);
}

/* ---- from a review ---- */

static struct auction_review review;
static struct auction_held held;

static void judge(struct game before, unsigned player, enum decision_kind kind, struct move made,
                  struct move best, double loss)
{
    bool chooses = best.verb == VERB_OFFER || best.verb == VERB_TAKE;
    held.before[held.decisions] = before;
    held.move[held.decisions] = made;
    review.judgement[review.judgements++] = (struct judgement){
        .kind = (uint8_t)kind,
        .player = (uint8_t)player,
        .step = (uint16_t)held.decisions++,
        .made = made,
        .best = best,
        .tile = chooses ? (uint8_t)best.arg : before.bazaar.offered,
        .loss = {loss, 1},
    };
}

static void expect_decision(const struct training_entry *of, unsigned at, enum decision_kind kind,
                            enum misjudgement way, enum tile_group group, double loss)
{
    assert_int_equal(of->decision[at].kind, kind);
    assert_int_equal(of->decision[at].way, way);
    assert_int_equal(of->decision[at].group, group);
    assert_float_equal(of->decision[at].loss.mean, loss, 1e-9);
}

static void test_an_entry_tells_how_decisions_were_wrong(void **state)
{
    struct game game = revealed(2);
    struct move buy = move_plain(VERB_BUY), sell = move_plain(VERB_SELL),
                pass = move_plain(VERB_PASS);
    (void)state;
    game.bazaar.tile[0] = kind_of("FFFF.m");
    game.bazaar.tile[1] = kind_of("FFRr");
    judge(game, 0, DECISION_CHOICE, move_offer(1, 3), move_offer(0, 0), 4);
    judge(game, 0, DECISION_OPENING, move_offer(1, 3), move_offer(1, 5), 4);
    judge(game, 0, DECISION_OPENING, move_offer(0, 6), move_offer(0, 5), 4);
    judge(game, 0, DECISION_OPENING, move_offer(0, 6), move_offer(0, 5), 0.5);
    game.bazaar.offered = 0;
    judge(game, 0, DECISION_BID, pass, move_bid(0), 4);
    judge(game, 0, DECISION_BID, move_bid(7), move_bid(9), 4);
    judge(game, 0, DECISION_BID, move_bid(7), move_bid(6), 4);
    judge(game, 0, DECISION_BID, move_bid(7), pass, 4);
    judge(game, 1, DECISION_BID, move_bid(7), pass, 99);
    game.bazaar.offered = 1;
    judge(game, 0, DECISION_SALE, buy, sell, 4);
    judge(game, 0, DECISION_SALE, sell, buy, 4);
    judge(game, 0, DECISION_CHOICE, move_take(1), move_take(0), 4);
    const uint8_t level[PLAYERS_MAX] = {BOT_LEVELS_COUNT, BOT_HARD};
    struct training_entry of = training_entry_of(
        &review, &held, &(struct practice_origin){.wish.options = game.options}, 0, "Ann", level);
    assert_int_equal(of.seat, 0);
    assert_int_equal(of.part, practice_part_of(&game));
    assert_int_equal(of.wish.options.sets, game.options.sets);
    assert_int_equal(of.decisions, 11);
    expect_decision(&of, 0, DECISION_CHOICE, MISJUDGED_WRONG_TILE, TILES_OF_MONASTERY, 4);
    expect_decision(&of, 1, DECISION_OPENING, MISJUDGED_OPENED_LOW, TILES_OF_ROAD, 4);
    expect_decision(&of, 2, DECISION_OPENING, MISJUDGED_OPENED_HIGH, TILES_OF_MONASTERY, 4);
    expect_decision(&of, 3, DECISION_OPENING, MISJUDGED_NONE, TILES_OF_MONASTERY, 0.5);
    expect_decision(&of, 4, DECISION_BID, MISJUDGED_LET_GO, TILES_OF_MONASTERY, 4);
    expect_decision(&of, 5, DECISION_BID, MISJUDGED_LET_GO, TILES_OF_MONASTERY, 4);
    expect_decision(&of, 6, DECISION_BID, MISJUDGED_OVERPAID, TILES_OF_MONASTERY, 4);
    expect_decision(&of, 7, DECISION_BID, MISJUDGED_OVERPAID, TILES_OF_MONASTERY, 4);
    expect_decision(&of, 8, DECISION_SALE, MISJUDGED_OVERPAID, TILES_OF_ROAD, 4);
    expect_decision(&of, 9, DECISION_SALE, MISJUDGED_LET_GO, TILES_OF_ROAD, 4);
    expect_decision(&of, 10, DECISION_CHOICE, MISJUDGED_WRONG_TILE, TILES_OF_MONASTERY, 4);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup(name, forget_all)
    const struct CMUnitTest tests[] = {
        TEST(test_weeks_begin_on_mondays),
        TEST(test_days_are_those_of_utc),
        TEST(test_averages_are_of_sure_losses),
        TEST(test_a_course_begins_with_days),
        TEST(test_a_longer_course_is_by_weeks),
        TEST(test_the_longest_course_is_a_year),
        TEST(test_no_practice_is_no_course),
        TEST(test_weaknesses_name_what_they_are_about),
        TEST(test_weaknesses_are_told_by_what_has_more_of_them),
        TEST(test_what_went_wrong_comes_again),
        TEST(test_another_mistake_begins_anew),
        TEST(test_what_was_learnt_may_be_forgotten),
        TEST(test_right_before_it_is_due_changes_nothing),
        TEST(test_what_was_not_judged_changes_nothing),
        TEST(test_small_losses_do_not_come_again),
        TEST(test_only_the_same_position_is_a_repetition),
        TEST(test_the_most_overdue_comes_first),
        TEST(test_tiles_are_of_the_first_group_that_fits),
        TEST(test_stages_are_those_of_the_positions),
        TEST(test_exercises_are_against_weaknesses),
        TEST(test_sales_are_told_apart),
        TEST(test_groups_are_looked_for_among_the_revealed),
        TEST(test_positions_have_what_is_wanted),
        TEST(test_an_entry_tells_how_decisions_were_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
