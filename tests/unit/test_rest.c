/* Where nothing moves nothing wakes the program: each page says when time brings something next,
 * and comes to rest. */
#include "played.h"

#include "support/probe.h"
#include "tui/pages.h"
#include "tui/replay/replay.h"
#include "tui/table/table.h"
#include "tui/tutorial/tutorial.h"

#include <poll.h>

static int patience(const struct probe *probe)
{
    return app_patience(probe->app, &probe->around);
}

static int source(const struct probe *probe)
{
    return app_waits_for(probe->app, &probe->around);
}

static bool can_be_read(int fd)
{
    struct pollfd wait = {fd, POLLIN, 0};
    return fd >= 0 && poll(&wait, 1, 0) == 1;
}

/* Does what the program does when nobody does anything: sleeps until the next tick is due, or what
 * is waited for has come. Returns how many ticks there were until it rests; a tick that is due at
 * once again and again would be a program that never sleeps. */
static unsigned ticks_to_rest(struct probe *probe)
{
    enum { TICKS_MOST = 5000, AT_ONCE_MOST = 50 };
    unsigned ticks = 0, at_once = 0;
    for (; !probe_is_at_rest(probe); ticks++) {
        struct pollfd wait = {source(probe), POLLIN, 0};
        int due = patience(probe);
        if (due != 0 && wait.fd >= 0 && poll(&wait, 1, due == REST ? -1 : 0) == 1)
            due = 1;
        at_once = due == 0 ? at_once + 1 : 0;
        assert_in_range(at_once, 0, AT_ONCE_MOST);
        assert_in_range(ticks, 0, TICKS_MOST);
        probe_screen(probe);
        probe_wait(probe, due);
    }
    return ticks;
}

static void expect_rest(struct probe *probe)
{
    if (!probe_is_at_rest(probe))
        fail_msg("a tick is due in %d ms, and %d is waited for:\n%s", patience(probe),
                 source(probe), probe_screen(probe));
}

static void test_pages_on_which_nothing_moves(void **state)
{
    struct record_head head = played_head(2, 5);
    (void)state;
    struct page *pages[] = {setup_page(NULL),
                            enter_page(NULL),
                            load_page(),
                            rules_page(),
                            practice_setup_page(),
                            setup_aids_page(&head),
                            setup_rules_page(&head.options)};
    for (size_t p = 0; p < sizeof pages / sizeof pages[0]; p++) {
        struct probe *probe = probe_open(pages[p], 24, 80);
        expect_rest(probe);
        probe_press(probe, "<Down>?");
        expect_rest(probe);
        probe_close(probe);
    }
}

/* A tile at a time, at its pace, until the land is full. */
static void test_title_rests_when_its_land_is_full(void **state)
{
    static const int rows[] = {24, 50}, cols[] = {80, 200};
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        enum { GROWTH = 400, MINUTE = 60000 };
        struct probe *probe = probe_open(title_page_of(5), rows[size], cols[size]);
        long long begun = probe->around.now;
        assert_int_equal(patience(probe), GROWTH);
        probe_wait(probe, GROWTH / 4);
        assert_int_equal(patience(probe), GROWTH - GROWTH / 4);
        unsigned ticks = ticks_to_rest(probe);
        assert_in_range(ticks, 10, 150);
        assert_true(probe->around.now - begun <= MINUTE);
        probe_press(probe, "<Down><Up>");
        expect_rest(probe);
        probe_press(probe, "."); /* the next one */
        assert_false(probe_is_at_rest(probe));
        probe_press(probe, ".");
        expect_rest(probe);
        probe_press(probe, ".");
        assert_true(ticks_to_rest(probe) > 10);
        probe_close(probe);
    }
}

static void test_title_in_letters_rests_at_once(void **state)
{
    (void)state;
    struct probe *probe = probe_open(title_page_of(5), 24, 80);
    probe->around.depth = DEPTH_8;
    probe_screen(probe);
    expect_rest(probe);
    probe_press(probe, ".");
    expect_rest(probe);
    probe_close(probe);
}

static struct probe *open_table(unsigned seed, unsigned clock)
{
    struct session session;
    struct problem problem;
    struct record_head head = played_head(2, seed);
    head.clock = clock;
    assert_true(session_begin(&session, &head, &problem));
    return probe_open(table_page(&session), 24, 80);
}

/* Between two turns, with a tile in hand, with a follower, and under what lies on the table. */
static void test_table_rests_while_somebody_decides(void **state)
{
    (void)state;
    struct probe *probe = open_table(5, 0);
    ticks_to_rest(probe);
    for (unsigned key = 0; key < 60; key++) {
        probe_press(probe, "<Enter>");
        ticks_to_rest(probe);
        expect_rest(probe);
    }
    for (const char *keys = "lsct?xq"; *keys != '\0'; keys++) {
        probe_press(probe, (const char[]){*keys, '\0'});
        expect_rest(probe);
        probe_press(probe, "<Esc>");
        ticks_to_rest(probe);
    }
    probe_close(probe);
}

/* Once a second, and only while it runs. */
static void test_clock_wakes_once_a_second(void **state)
{
    (void)state;
    struct probe *probe = open_table(5, 600);
    probe_wait(probe, 1);
    expect_rest(probe); /* nobody has come to the keys */
    probe_press(probe, "<Enter>");
    for (unsigned second = 0; second < 20; second++) {
        probe_wait(probe, patience(probe));
        assert_int_equal(patience(probe), 1000);
    }
    probe_press(probe, "q"); /* leave? */
    probe_wait(probe, patience(probe));
    expect_rest(probe);
    probe->around.now += 500;
    probe_press(probe, "<Esc>");
    assert_int_equal(patience(probe), 0);
    probe_wait(probe, 0);
    assert_true(patience(probe) > 0);
    probe_press(probe, "?");
    expect_rest(probe);
    probe_close(probe);
}

static struct probe *open_finished_replay(void)
{
    struct session session;
    struct rng rng = rng_from_seed(7);
    played_begin(&session, 2, 7);
    played_on(&session, &rng, 10000);
    return probe_open(replay_page(&session), 24, 80);
}

static void test_replay_wakes_for_its_moves_and_rests_at_the_end(void **state)
{
    (void)state;
    struct probe *probe = open_finished_replay();
    expect_rest(probe);
    probe_press(probe, " <<");
    probe_wait(probe, 500);
    assert_in_range(patience(probe), 500, AUTOPLAY_GAP_MOST);
    probe_press(probe, " ");
    expect_rest(probe);
    probe_press(probe, " ");
    size_t moves = ((struct replay *)app_page(probe->app))->session.made;
    assert_in_range(ticks_to_rest(probe), moves, 2 * moves + 2);
    probe_close(probe);
}

static void test_film_has_a_picture_at_a_time_and_an_end(void **state)
{
    (void)state;
    struct probe *probe = open_finished_replay();
    probe_press(probe, "F");
    assert_in_range(ticks_to_rest(probe), 1, FILM_LENGTH / FILM_PICTURE);
    probe_close(probe);
}

static void test_tutorial_rests(void **state)
{
    (void)state;
    struct probe *probe = probe_open(tutorial_lesson_page(0), 24, 80);
    for (unsigned key = 0; key < 20; key++) {
        ticks_to_rest(probe);
        expect_rest(probe);
        probe_press(probe, "<Enter>");
    }
    probe_close(probe);
}

/* It hears of each change, and of nothing else. */
static void test_watch_wakes_when_the_record_changes(void **state)
{
    char path[512];
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(3);
    (void)state;
    snprintf(path, sizeof path, "%s/watched.bastide", getenv("XDG_DATA_HOME"));
    played_begin(&session, 2, 3);
    assert_true(session_keep(&session, path, &problem));
    struct page *page = watch_page(path, &problem);
    struct probe *probe = probe_open(page, 24, 80);
    for (unsigned wait = 0; wait < 3; wait++)
        probe_wait(probe, patience(probe) == REST ? 0 : patience(probe));
    bool is_told = source(probe) >= 0; /* else the file system tells nothing */
    assert_int_equal(patience(probe), is_told ? REST : 1000);
    for (unsigned move = 0; move < 10; move++) {
        if (is_told)
            assert_false(can_be_read(source(probe)));
        played_on(&session, &rng, 1);
        if (is_told)
            assert_true(can_be_read(source(probe)));
        probe_wait(probe, is_told ? 0 : 1000);
        assert_int_equal(((struct replay *)page)->view.at, session.made); /* at once */
        assert_in_range(patience(probe), 1, 200);                         /* once more, soon */
        probe_wait(probe, patience(probe));
    }
    remove(path);
    for (unsigned wait = 0; wait < 3; wait++)
        probe_wait(probe, patience(probe) == REST ? 0 : patience(probe));
    probe_shows(probe, "The record is gone");
    assert_int_equal(patience(probe), is_told ? REST : 1000);
    session_close(&session);
    probe_close(probe);
}

/* Whatever is pressed: no tick is due again and again, and it comes to rest. */
static void test_random_keys_come_to_rest(void **state)
{
    static const uint32_t keys[] = {KEYS_ENTER, KEYS_UP,     KEYS_DOWN, KEYS_LEFT, KEYS_RIGHT,
                                    KEYS_TAB,   KEYS_ESCAPE, ' ',       'u',       'p',
                                    'l',        's',         'c',       'x',       'r',
                                    '1',        '0',         '?',       'F',       '.'};
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct rng rng = rng_from_seed(seed);
        struct probe *probe = open_table((unsigned)seed, 0);
        for (unsigned key = 0; key < 150 && !app_is_over(probe->app); key++) {
            probe_key(probe, keys[rng_below(&rng, sizeof keys / sizeof keys[0])]);
            if (!app_is_over(probe->app))
                ticks_to_rest(probe);
        }
        probe_close(probe);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pages_on_which_nothing_moves),
        cmocka_unit_test(test_title_rests_when_its_land_is_full),
        cmocka_unit_test(test_title_in_letters_rests_at_once),
        cmocka_unit_test(test_table_rests_while_somebody_decides),
        cmocka_unit_test(test_clock_wakes_once_a_second),
        cmocka_unit_test(test_replay_wakes_for_its_moves_and_rests_at_the_end),
        cmocka_unit_test(test_film_has_a_picture_at_a_time_and_an_end),
        cmocka_unit_test(test_tutorial_rests),
        cmocka_unit_test(test_watch_wakes_when_the_record_changes),
        cmocka_unit_test(test_random_keys_come_to_rest),
    };
    return cmocka_run_group_tests(tests, probe_folder_setup, probe_folder_teardown);
}
