/* The position of a day as it is answered: on the screen and in text mode, a turn and an auction;
 * once, however it is left. */
#include "played.h"

#include "history/history.h"
#include "play/given_moves.h"
#include "play/start.h"
#include "support/probe.h"
#include "training/daily.h"
#include "tui/practice/practice.h"
#include "tui/table/table_bots.h"

#include <sys/wait.h>

enum { LONG = 5000 /* milliseconds */, TURN = 20458, AUCTION = 20459, TEXT_SIZE = 1 << 18 };

static char folder[64];

static int set_up(void **state)
{
    (void)state;
    scratch_make(folder);
    setenv("XDG_STATE_HOME", folder, 1);
    return played_games_in(folder);
}

struct fixture {
    struct probe *probe;
    struct practice *practice;
};

static struct fixture open_day(long long day)
{
    struct problem problem;
    struct practice_plan plan = daily_plan(day, "Ann");
    struct page *page = practice_page_of(&plan, &problem);
    if (page == NULL)
        fail_msg("%s", problem.text);
    return (struct fixture){probe_open(page, 24, 80), (struct practice *)page};
}

/* Until somebody is asked. */
static void await_people(struct fixture *fixture)
{
    const struct practice *practice = fixture->practice;
    while (practice->state == PRACTICE_SEEKS ||
           (practice->state == PRACTICE_PLAYS && table_bots_are_at_work(practice->table)))
        probe_await(fixture->probe, LONG);
    probe_screen(fixture->probe);
    fixture->probe->around.now += KEY_GUARD;
}

static void play(struct fixture *fixture)
{
    await_people(fixture);
    for (unsigned keys = 0; fixture->practice->state == PRACTICE_PLAYS; keys++) {
        assert_true(keys < 40);
        probe_press(fixture->probe, "<Enter>");
        await_people(fixture);
    }
    assert_int_equal(fixture->practice->state, PRACTICE_REVIEWS);
}

static void await_verdict(struct fixture *fixture)
{
    while (!fixture->practice->is_entered)
        probe_await(fixture->probe, LONG);
    probe_screen(fixture->probe);
}

static struct training_entries read_all(void)
{
    struct training_entries entries;
    struct problem problem;
    assert_true(training_log_read(&entries, &problem));
    return entries;
}

/* Checks that there is one answer; returns what it lost. */
static double check_answer(long long day, unsigned entered)
{
    struct training_entries entries = read_all();
    assert_int_equal(entries.count, entered);
    const struct training_entry *answer = daily_answer(&entries, "Ann", day);
    assert_non_null(answer);
    assert_non_null(answer->moves);
    double lost = 0;
    for (unsigned d = 0; d < answer->decisions; d++) {
        assert_true(answer->decision[d].loss.within == 0); /* solved */
        lost += answer->decision[d].loss.mean;
    }
    training_entries_free(&entries);
    return lost;
}

static void check_day(long long day)
{
    struct fixture fixture = open_day(day);
    play(&fixture);
    await_verdict(&fixture);
    double lost = check_answer(day, 1);
    probe_press(fixture.probe, "<Enter>");
    probe_shows(fixture.probe, "To share");
    probe_shows(fixture.probe, lost < NEGLIGIBLE ? "Nothing lost  *****" : "points lost");
    probe_close(fixture.probe);
}

static void test_a_turn_and_its_card(void **state)
{
    (void)state;
    check_day(TURN);
}

static void test_an_auction_and_its_card(void **state)
{
    (void)state;
    check_day(AUCTION);
}

/* The same turn again, and the page again, add nothing. */
static void test_another_try_does_not_count(void **state)
{
    (void)state;
    struct fixture fixture = open_day(TURN);
    play(&fixture);
    await_verdict(&fixture);
    probe_press(fixture.probe, "a");
    assert_true(fixture.practice->is_again);
    play(&fixture);
    while (practice_turn_is_busy(fixture.practice))
        probe_await(fixture.probe, LONG);
    probe_press(fixture.probe, "<Enter>");
    probe_shows(fixture.probe, "To share");
    probe_close(fixture.probe);
    check_answer(TURN, 1);
    fixture = open_day(TURN);
    await_people(&fixture);
    probe_shows(fixture.probe, "You have answered this one.");
    play(&fixture);
    probe_close(fixture.probe);
    check_answer(TURN, 1);
}

/* Whoever leaves before the verdict has answered. */
static void test_leaving_is_answering(void **state)
{
    (void)state;
    static const long long days[] = {TURN, AUCTION};
    for (size_t d = 0; d < 2; d++) {
        struct fixture fixture = open_day(days[d]);
        play(&fixture);
        probe_close(fixture.probe);
        check_answer(days[d], (unsigned)d + 1);
    }
}

static void test_leaving_before_the_turn_is_over_is_no_answer(void **state)
{
    (void)state;
    struct fixture fixture = open_day(TURN);
    await_people(&fixture);
    probe_press(fixture.probe, "<Enter>"); /* the hand-over */
    probe_close(fixture.probe);
    struct training_entries entries = read_all();
    assert_int_equal(entries.count, 0);
    training_entries_free(&entries);
}

static const char *say(const char *words)
{
    static char said[TEXT_SIZE];
    char command[512], path[256];
    snprintf(command, sizeof command,
             "yes '0' | sed 's/0/1\\n0\\n0/' | head -60 | '%s' --plain daily %s >%s 2>&1",
             BASTIDE_PROGRAM, words, played_path(path, folder, "said"));
    assert_true(WIFEXITED(system(command)));
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    said[fread(said, 1, TEXT_SIZE - 1, file)] = '\0';
    fclose(file);
    return said;
}

static void check_said(const char *said, const char *expected)
{
    if (strstr(said, expected) == NULL)
        fail_msg("'%s' is not said in\n%s", expected, said);
}

/* The first turn listed, with no follower: the same verdict on every machine. */
static void test_in_text_mode(void **state)
{
    (void)state;
    char first[TEXT_SIZE];
    strcpy(first, say("-p Ann 2026-01-05"));
    check_said(first, "Position of 2026-01-05: find the best turn. 1 tile to come.\n");
    check_said(first, "Exact: solved to the end of the game");
    check_said(first, "\nBastide, 2026-01-05: a turn\n");
    check_answer(TURN, 1);
    const char *again = say("-p Ann 2026-01-05");
    check_said(again, "You have answered this one. Another try does not count.\n");
    check_said(again, strstr(first, "\nBastide, 2026-01-05: a turn\n"));
    check_answer(TURN, 1);
}

static void test_days_that_have_no_position(void **state)
{
    (void)state;
    static const char *const days[] = {"2025-12-31", "2999-01-01", "2026-02-30", "soon"};
    for (size_t d = 0; d < sizeof days / sizeof days[0]; d++) {
        char expected[80];
        snprintf(expected, sizeof expected, "'daily %s': expected a date from 2026-01-01 to 2",
                 days[d]);
        check_said(say(days[d]), expected);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_turn_and_its_card, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_an_auction_and_its_card, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_another_try_does_not_count, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_leaving_is_answering, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_leaving_before_the_turn_is_over_is_no_answer, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_in_text_mode, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_days_that_have_no_position, set_up,
                                        played_games_remove),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
