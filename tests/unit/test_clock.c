/* The players' clocks: when they run, what they show, and that they go on after a break. */
#include "played.h"

#include "support/probe.h"
#include "tui/table/table.h"
#include "tui/table/table_clock.h"

#include "text/words.h"

static struct clock clock_with(unsigned limit)
{
    struct session session = {.journal = NULL};
    session.head.clock = limit;
    return clock_of(&session);
}

static void test_only_who_decides_uses_time(void **state)
{
    struct clock clock = clock_with(60);
    (void)state;
    assert_false(clock_update(&clock, 0, 5000)); /* the first look only begins */
    assert_false(clock_update(&clock, 0, 5900));
    assert_true(clock_update(&clock, 0, 6000));
    assert_false(clock_update(&clock, PLAYERS_MAX, 7000));
    assert_false(clock_update(&clock, 0, 7999));
    assert_true(clock_update(&clock, 0, 8000));
    assert_true(clock_update(&clock, 1, 9500));
    assert_int_equal(clock.used[0], 2000);
    assert_int_equal(clock.used[1], 1500);
}

static void test_a_gap_is_no_thinking(void **state)
{
    struct clock clock = clock_with(60);
    (void)state;
    clock_update(&clock, 0, 1000);
    assert_true(clock_update(&clock, 0, 1000 + CLOCK_GAP_MOST));
    unsigned long long used = clock.used[0];
    assert_false(clock_update(&clock, 0, 100000)); /* stopped with Ctrl-Z, under another page */
    assert_false(clock_update(&clock, 0, 90000));  /* and time never goes back */
    assert_int_equal(clock.used[0], used);
}

static void expect_reading(struct clock *clock, unsigned seconds, const char *expected)
{
    char text[CLOCK_TEXT_SIZE];
    clock->used[2] = seconds * 1000ull + 999;
    clock_print(clock, 2, text);
    assert_string_equal(text, expected);
}

static void test_what_a_clock_reads(void **state)
{
    struct clock clock = clock_with(600);
    (void)state;
    expect_reading(&clock, 0, "10:00");
    expect_reading(&clock, 1, "9:59");
    expect_reading(&clock, 595, "0:05");
    assert_false(clock_is_over(&clock, 2));
    expect_reading(&clock, 600, "+0:00");
    assert_true(clock_is_over(&clock, 2));
    expect_reading(&clock, 683, "+1:23");
    clock.limit = 3600;
    expect_reading(&clock, 0, "60:00");
    expect_reading(&clock, 999999999, "+16666606:39"); /* not cut in the middle of a number */
}

#define HEAD(line)                                                                                 \
    "bastide: 1\nplayer: Ann\nplayer: Ben\n" line "sets: base\nseed: 5\nchance: auto\n\n"
#define CLOCK HEAD("clock: 600\n")

static void test_the_head_of_a_record_has_the_time(void **state)
{
    char text[RECORD_HEAD_SIZE];
    (void)state;
    struct session session = played_session(CLOCK);
    assert_int_equal(session.head.clock, 600);
    record_print_head(&session.head, text);
    assert_non_null(strstr(text, "\nclock: 600\n"));
    session.head.clock = 0;
    record_print_head(&session.head, text);
    assert_null(strstr(text, "clock"));
    session_close(&session);
}

static void test_bad_times_are_refused(void **state)
{
    static const char *const bad[] = {HEAD("clock: 0\n"), HEAD("clock: 36001\n"),
                                      HEAD("clock: ten\n"), HEAD("clock: 10 min\n"),
                                      HEAD("clock: 60\nclock: 60\n")};
    (void)state;
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        struct session session;
        struct problem problem;
        assert_false(session_read(&session, "test", bad[b], strlen(bad[b]), &problem));
        assert_non_null(strstr(problem.text, b + 1 < sizeof bad / sizeof bad[0]
                                                 ? "from 1 to 36000"
                                                 : "this key only once"));
    }
}

/* The last one of each player counts; what only resembles one tells nothing. */
static void test_comments_tell_what_has_been_used(void **state)
{
    static const char record[] = CLOCK "# clock 2 9\n"
                                       "- draw CFFF\n"
                                       "1 place 0,-1 s\n"
                                       "# clock 1 12\n"
                                       "1 pass\n"
                                       "# clock 1 15\n"
                                       "# clock 3\n"
                                       "# clock 7 4\n"
                                       "# clock 2 -4\n"
                                       "# clock 2 4 minutes\n"
                                       "# the clock 2 4\n"
                                       "#clock 2 4\n"
                                       "# clock 2 5"; /* cut off */
    (void)state;
    struct session session = played_session(record);
    assert_int_equal(session.used[0], 15);
    assert_int_equal(session.used[1], 9);
    assert_int_equal(session.used[2], 0);
    session_close(&session);
}

/* A table at that record, kept in a file. */
struct fixture {
    struct probe *probe;
    struct table *table;
    char folder[64], path[256];
};

static void set_up(struct fixture *fixture, const char *record)
{
    struct problem problem;
    struct session session = played_session(record);
    scratch_make(fixture->folder);
    played_path(fixture->path, fixture->folder, "game.bastide");
    assert_true(session_keep(&session, fixture->path, &problem));
    fixture->table = (struct table *)table_page(&session);
    fixture->probe = probe_open(&fixture->table->page, 24, 80);
}

static void tear_down(struct fixture *fixture)
{
    probe_close(fixture->probe);
    scratch_remove(fixture->folder);
}

/* Lets time pass in small ticks; returns how many of them asked for the screen to be drawn. */
static unsigned wait(struct fixture *fixture, int milliseconds)
{
    enum { TICK = 50 };
    unsigned drawn = 0;
    for (int passed = 0; passed < milliseconds; passed += TICK) {
        fixture->probe->around.now += TICK;
        drawn += app_tick(fixture->probe->app, &fixture->probe->around);
    }
    return drawn;
}

/* Presses a key in no time. */
static void press(struct fixture *fixture, const char *keys)
{
    while (*keys != '\0') {
        long long now = fixture->probe->around.now;
        wait(fixture, KEY_GUARD); /* without which keys would be dead after a hand-over */
        probe_key(fixture->probe, probe_next_key(&keys));
        fixture->probe->around.now = now + KEY_GUARD;
    }
}

static unsigned seconds(const struct fixture *fixture, unsigned player)
{
    return (unsigned)(fixture->table->clock->used[player] / 1000);
}

static void test_games_without_clocks_want_no_ticks(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture, HEAD(""));
    assert_true(probe_is_at_rest(fixture.probe));
    press(&fixture, "<Enter>");
    probe_hides(fixture.probe, ":0");
    tear_down(&fixture);
}

static void test_a_clock_runs_from_hand_over_to_the_end_of_the_turn(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture, CLOCK);
    wait(&fixture, 50);
    assert_true(probe_is_at_rest(fixture.probe));
    assert_int_equal(wait(&fixture, 10000), 0); /* nobody has come to the keys: nothing to draw */
    assert_int_equal(seconds(&fixture, 0), 0);
    press(&fixture, "<Enter>");
    assert_int_equal(table_clock_runs_for(fixture.table), 0);
    assert_int_equal(app_patience(fixture.probe->app, &fixture.probe->around), 1000);
    assert_int_equal(wait(&fixture, 10000), 10); /* once a second */
    assert_int_equal(seconds(&fixture, 0), 10);
    probe_shows(fixture.probe, "9:50");
    probe_shows(fixture.probe, "10:00");
    press(&fixture, "<Enter>");
    unsigned before = seconds(&fixture, 0);
    wait(&fixture, 5000);
    assert_int_equal(seconds(&fixture, 0), before + 5);
    while (fixture.table->stage != STAGE_HAND_OVER)
        press(&fixture, "<Enter>");
    before = seconds(&fixture, 0);
    assert_int_equal(wait(&fixture, 60000), 0);
    assert_int_equal(seconds(&fixture, 0), before);
    assert_int_equal(seconds(&fixture, 1), 0);
    press(&fixture, "<Enter>");
    wait(&fixture, 3000);
    assert_int_equal(seconds(&fixture, 0), before);
    assert_int_equal(seconds(&fixture, 1), 3);
    tear_down(&fixture);
}

static void test_a_clock_rests_under_other_pages_and_questions(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture, CLOCK);
    press(&fixture, "<Enter>?");
    unsigned before = seconds(&fixture, 0);
    assert_int_equal(wait(&fixture, 20000), 0); /* the help lies over the table */
    press(&fixture, "<Esc>");
    wait(&fixture, 100);
    assert_true(seconds(&fixture, 0) <= before + 1);
    press(&fixture, "q"); /* leave? */
    before = seconds(&fixture, 0);
    assert_int_equal(wait(&fixture, 20000), 0);
    assert_int_equal(seconds(&fixture, 0), before);
    press(&fixture, "<Esc>x"); /* to look around is to think */
    wait(&fixture, 4000);
    assert_true(seconds(&fixture, 0) >= before + 4);
    static const char *const readings[] = {"<Esc>l", "<Esc>s", "<Esc>c", "<Esc>t"};
    for (unsigned r = 0; r < sizeof readings / sizeof readings[0]; r++) {
        press(&fixture, readings[r]); /* and so is to read what happened, and what is left */
        before = seconds(&fixture, 0);
        assert_int_equal(wait(&fixture, 4000), 4);
        assert_int_equal(seconds(&fixture, 0), before + 4);
    }
    tear_down(&fixture);
}

static void test_when_the_time_is_over_it_is_said_once(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture, HEAD("clock: 5\n"));
    press(&fixture, "<Enter>");
    wait(&fixture, 4000);
    probe_hides(fixture.probe, "is over");
    wait(&fixture, 1500);
    probe_shows(fixture.probe, "Ann is out of time. The game continues.");
    probe_shows(fixture.probe, "+0:00");
    probe_expect_sketch(fixture.probe, "clock_over");
    press(&fixture, "<Tab>");
    wait(&fixture, 3000);
    probe_hides(fixture.probe, "The game continues.");
    probe_shows(fixture.probe, "+0:03");
    press(&fixture, "<Enter>"); /* and it goes on */
    assert_int_not_equal(fixture.table->stage, STAGE_PLACING);
    tear_down(&fixture);
}

static void expect_on_disk(const struct fixture *fixture, unsigned ann, unsigned ben)
{
    struct session loaded;
    struct problem problem;
    if (!session_load(&loaded, fixture->path, &problem))
        fail_msg("%s", problem.text);
    assert_int_equal(loaded.used[0], ann);
    assert_int_equal(loaded.used[1], ben);
    session_close(&loaded);
}

static void test_each_move_tells_the_record_what_was_used(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture, CLOCK);
    press(&fixture, "<Enter>");
    wait(&fixture, 7000);
    expect_on_disk(&fixture, 0, 0);
    press(&fixture, "<Enter>");
    expect_on_disk(&fixture, 7, 0);
    wait(&fixture, 5000);
    press(&fixture, "u"); /* a move is taken back, but not the time */
    assert_int_equal(fixture.table->stage, STAGE_PLACING);
    expect_on_disk(&fixture, seconds(&fixture, 0), 0);
    assert_true(seconds(&fixture, 0) >= 12);
    tear_down(&fixture);
}

static void test_a_clock_goes_on_after_a_break(void **state)
{
    struct fixture fixture;
    struct session session;
    struct problem problem;
    (void)state;
    set_up(&fixture, CLOCK);
    press(&fixture, "<Enter><Enter>");
    wait(&fixture, 65000); /* thinking about a follower, without a move */
    unsigned used = seconds(&fixture, 0);
    assert_true(used >= 65);
    probe_close(fixture.probe);
    assert_true(session_resume(&session, fixture.path, &problem));
    fixture.table = (struct table *)table_page(&session);
    fixture.probe = probe_open(&fixture.table->page, 24, 80);
    assert_int_equal(seconds(&fixture, 0), used);
    press(&fixture, "<Enter>");
    assert_int_equal(fixture.table->stage, STAGE_DEPLOYING);
    wait(&fixture, 2000);
    assert_int_equal(seconds(&fixture, 0), used + 2);
    press(&fixture, "u"); /* the comment behind the last move goes with it */
    assert_int_equal(fixture.table->stage, STAGE_PLACING);
    tear_down(&fixture);
}

/* Saved by hand, all clocks are in the record as well. */
static void test_a_saved_copy_has_the_clocks(void **state)
{
    char folder[64];
    (void)state;
    scratch_make(folder);
    struct session session = played_session(CLOCK);
    session.used[1] = 77;
    char *text = played_record(&session, folder);
    assert_non_null(strstr(text, "# clock 2 77\n"));
    assert_null(strstr(text, "# clock 1"));
    free(text);
    session.head.clock = 0;
    text = played_record(&session, folder);
    assert_null(strstr(text, "clock"));
    free(text);
    session_close(&session);
    scratch_remove(folder);
}

static void test_clocks_of_six_players(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture, "bastide: 1\nplayer: Annabella\nplayer: Ben\nplayer: Cy\nplayer: Dora\n"
                     "player: Emil\nplayer: Frieda\nsets: base bcb drawbridges\nclock: 1800\n"
                     "seed: 5\nchance: auto\n\n");
    press(&fixture, "<Enter>");
    wait(&fixture, 3000);
    probe_expect_sketch(fixture.probe, "clock_six");
    press(&fixture, "e"); /* without what would be at the end there is room for all clocks */
    probe_expect_sketch(fixture.probe, "clock_six_all");
    tear_down(&fixture);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_only_who_decides_uses_time),
        cmocka_unit_test(test_a_gap_is_no_thinking),
        cmocka_unit_test(test_what_a_clock_reads),
        cmocka_unit_test(test_the_head_of_a_record_has_the_time),
        cmocka_unit_test(test_bad_times_are_refused),
        cmocka_unit_test(test_comments_tell_what_has_been_used),
        cmocka_unit_test(test_games_without_clocks_want_no_ticks),
        cmocka_unit_test(test_a_clock_runs_from_hand_over_to_the_end_of_the_turn),
        cmocka_unit_test(test_a_clock_rests_under_other_pages_and_questions),
        cmocka_unit_test(test_when_the_time_is_over_it_is_said_once),
        cmocka_unit_test(test_each_move_tells_the_record_what_was_used),
        cmocka_unit_test(test_a_clock_goes_on_after_a_break),
        cmocka_unit_test(test_a_saved_copy_has_the_clocks),
        cmocka_unit_test(test_clocks_of_six_players),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
