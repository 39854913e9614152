/* Players at other terminals, as a table sees them: two tables at one record. */
#include "unit/played.h"

#include "support/probe.h"
#include "tui/table/table.h"
#include "tui/table/table_clock.h"
#include "tui/table/table_others.h"

enum { LONG = 5000 /* milliseconds, longer than any step */ };

static const char record[] = "bastide: 1\n"
                             "player: Ann\n"
                             "player: Ben\n"
                             "sets: base\n"
                             "clock: 600\n"
                             "chance: unseen\n"
                             "\n"
                             "- draw FFRr\n";

struct fixture {
    char folder[64], path[256];
    struct probe *ann, *ben;
};

static struct probe *sit_down(struct fixture *fixture, const char *name)
{
    struct session session;
    struct problem problem;
    if (!session_join(&session, fixture->path, &problem) ||
        !session_sit(&session, &name, 1, &problem))
        fail_msg("%s", problem.text);
    struct page *page = table_page(&session);
    assert_non_null(page);
    struct probe *probe = probe_open(page, 24, 80);
    probe_wait(probe, 0);
    return probe;
}

static void set_up(struct fixture *fixture)
{
    scratch_make(fixture->folder);
    FILE *file = fopen(played_path(fixture->path, fixture->folder, "game.bastide"), "w");
    assert_non_null(file);
    assert_int_equal(fwrite(record, 1, sizeof record - 1, file), sizeof record - 1);
    assert_int_equal(fclose(file), 0);
    fixture->ann = sit_down(fixture, "Ann");
    fixture->ben = sit_down(fixture, "Ben");
    probe_wait(fixture->ann, 0);
}

static void tear_down(struct fixture *fixture)
{
    probe_close(fixture->ann);
    if (fixture->ben != NULL)
        probe_close(fixture->ben);
    scratch_remove(fixture->folder);
}

static struct table *table_of(struct probe *probe)
{
    return (struct table *)app_page(probe->app);
}

/* Ann plays her turn; what she did comes to Ben step by step. */
static void play_turn(struct probe *own, struct probe *other)
{
    probe_press(own, "<Enter>0<Enter>");
    for (unsigned steps = 0; steps < 8; steps++)
        probe_wait(other, LONG);
}

static void test_who_is_there_is_seen(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture);
    probe_shows(fixture.ann, "Ben has sat down at another terminal.");
    probe_shows(fixture.ann, "B@Ben");
    probe_shows(fixture.ben, "A@Ann");
    probe_press(fixture.ann, "?");
    for (unsigned keys = 0; keys < 40 && !probe_has(fixture.ann, "@ - *"); keys++)
        probe_press(fixture.ann, "<Down>");
    probe_shows(fixture.ann, "Beside a player: at another terminal");
    probe_press(fixture.ann, "<Esc>");
    probe_close(fixture.ben);
    fixture.ben = NULL;
    probe_wait(fixture.ann, 0);
    probe_shows(fixture.ann, "B-Ben");
    probe_shows(fixture.ann, "Ben has left.");
    probe_wait(fixture.ann, LONG);
    assert_int_equal(table_others_patience(table_of(fixture.ann), fixture.ann->around.now), REST);
    tear_down(&fixture);
}

/* But for the clock, which runs. */
static void test_nothing_wakes_who_waits(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture);
    table_of(fixture.ben)->clock->limit = 0;
    for (unsigned looks = 0; looks < 3; looks++)
        probe_wait(fixture.ben, LONG);
    assert_int_equal(app_patience(fixture.ben->app, &fixture.ben->around), REST);
    tear_down(&fixture);
}

static struct page_call call_at(struct probe *probe)
{
    return app_call(probe->app);
}

static void test_whoever_is_waited_for_is_called(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture);
    assert_string_equal(call_at(fixture.ann).text.text, "your turn, Ann");
    assert_string_equal(call_at(fixture.ben).text.text, "Ann to move");
    assert_int_equal(call_at(fixture.ann).number, 0); /* nobody was waited for */
    play_turn(fixture.ann, fixture.ben);
    assert_string_equal(call_at(fixture.ben).text.text, "your turn, Ben");
    assert_int_equal(call_at(fixture.ben).number, 1);
    probe_wait(fixture.ann, 0);
    assert_string_equal(call_at(fixture.ann).text.text, "Ben to move");
    assert_int_equal(call_at(fixture.ann).number, 0);
    tear_down(&fixture);
}

/* Whatever lies on the table, and without anything under it changing. */
static void test_who_reads_the_help_is_called_too(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture);
    struct table *table = table_of(fixture.ben);
    probe_press(fixture.ben, "?");
    size_t made = table->session.made;
    probe_press(fixture.ann, "<Enter>0<Enter>");
    assert_int_not_equal(app_waits_for(fixture.ben->app, &fixture.ben->around), -1);
    probe_wait(fixture.ben, 0);
    assert_int_equal(table->session.made, made);
    assert_null(table->session.ahead);
    assert_string_equal(call_at(fixture.ben).text.text, "your turn, Ben");
    assert_int_equal(call_at(fixture.ben).number, 1);
    probe_press(fixture.ben, "<Esc>");
    for (unsigned steps = 0; steps < 8; steps++)
        probe_wait(fixture.ben, LONG);
    assert_true(table->session.made > made);
    assert_int_equal(call_at(fixture.ben).number, 1);
    tear_down(&fixture);
}

static unsigned seconds_at(struct probe *probe, unsigned player)
{
    return (unsigned)(table_of(probe)->clock->used[player] / 1000);
}

static void let_time_pass(struct fixture *fixture, int seconds)
{
    for (int second = 0; second < seconds; second++) {
        probe_wait(fixture->ann, 1000);
        probe_wait(fixture->ben, 1000);
    }
}

/* Each counts the time of its own players, and shows that of the others; what is written is what
 * whoever decided has counted. */
static void test_a_clock_is_counted_by_one_and_shown_by_all(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture);
    let_time_pass(&fixture, 20);
    assert_in_range(seconds_at(fixture.ann, 0), 15, 25);
    assert_in_range(seconds_at(fixture.ben, 0), 15, 25);
    assert_int_equal(seconds_at(fixture.ann, 1), 0);
    table_of(fixture.ben)->clock->used[0] += 50000; /* as if Ann had read the rules meanwhile */
    play_turn(fixture.ann, fixture.ben);
    unsigned used = seconds_at(fixture.ann, 0);
    assert_int_equal(table_of(fixture.ann)->session.used[0], used);
    assert_int_equal(table_of(fixture.ben)->session.used[0], used);
    assert_int_equal(seconds_at(fixture.ben, 0), used);
    tear_down(&fixture);
}

/* Leaving writes the time of who leaves, and nobody else's; nobody's clock runs who is not there.
 */
static void test_a_clock_stands_while_its_player_is_away(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture);
    play_turn(fixture.ann, fixture.ben);
    probe_press(fixture.ben, "<Enter>");
    let_time_pass(&fixture, 20);
    unsigned used = seconds_at(fixture.ben, 1);
    assert_in_range(used, 20, 25);
    unsigned anns = seconds_at(fixture.ann, 0);
    table_of(fixture.ben)->clock->used[0] += 50000; /* which Ben has no business with */
    probe_close(fixture.ben);
    fixture.ben = NULL;
    probe_wait(fixture.ann, 1000);
    for (int second = 0; second < 10; second++)
        probe_wait(fixture.ann, 1000);
    assert_int_equal(table_of(fixture.ann)->session.used[1], used);
    assert_int_equal(seconds_at(fixture.ann, 1), used);
    fixture.ben = sit_down(&fixture, "Ben");
    assert_int_equal(seconds_at(fixture.ben, 1), used);
    assert_int_equal(seconds_at(fixture.ben, 0), anns);
    tear_down(&fixture);
}

/* Step by step, from what one has done last on to how it stands. */
static void test_what_happened_since_is_gone_through(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture);
    play_turn(fixture.ann, fixture.ben);
    probe_close(fixture.ben); /* coming back, one is told of it */
    fixture.ben = sit_down(&fixture, "Ben");
    probe_shows(fixture.ben, "] shows what has happened");
    probe_press(fixture.ben, "]");
    probe_shows(fixture.ben, "Replay: turn 1, move 0 of");
    probe_press(fixture.ben, "]]");
    probe_shows(fixture.ben, "move 2 of");
    probe_press(fixture.ben, "<Esc><Enter><Enter>0<Enter>");
    for (unsigned steps = 0; steps < 8; steps++)
        probe_wait(fixture.ann, LONG);
    size_t made = table_of(fixture.ann)->session.made;
    probe_screen(fixture.ann);
    probe_press(fixture.ann, "]"); /* what Ann did herself is not shown again */
    probe_hides(fixture.ann, "move 0 of");
    char moves[64];
    snprintf(moves, sizeof moves, "of %zu", made);
    probe_shows(fixture.ann, moves);
    tear_down(&fixture);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_who_is_there_is_seen),
        cmocka_unit_test(test_nothing_wakes_who_waits),
        cmocka_unit_test(test_whoever_is_waited_for_is_called),
        cmocka_unit_test(test_who_reads_the_help_is_called_too),
        cmocka_unit_test(test_a_clock_is_counted_by_one_and_shown_by_all),
        cmocka_unit_test(test_a_clock_stands_while_its_player_is_away),
        cmocka_unit_test(test_what_happened_since_is_gone_through),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
