/* A short game on the screen while each of the calls that its record and its settings make fails,
 * once or from then on. Whenever something comes out otherwise than without the fault, the screen
 * says so; and what it does not speak of is kept. */
#include "unit/played_table.h"

#include "faults/disk.h"
#include "play/session.h"
#include "support/probe.h"

#include <errno.h>
#include <limits.h>

static char folder[64], record[256], settings[256];

/* A turn of Ann and the beginning of Ben's, with much taking back; then the hints, which are a
 * setting. */
static const char *const keys[] = {"<Enter>", "<Enter>", "u",       "U",       "u",
                                   "<Tab>",   "<Enter>", "<Enter>", "<Enter>", "<Enter>",
                                   "<Enter>", "i",       "i"};

enum { KEYS = sizeof keys / sizeof keys[0] };

/* How it goes without a fault: moves made after each key, and whether the settings say "on". */
static size_t made[KEYS];
static bool has_hints[KEYS];

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    setenv("XDG_CONFIG_HOME", folder, 1);
    played_path(record, folder, "game.bastide");
    played_path(settings, folder, "bastide/settings");
    return played_games_in(folder);
}

static struct probe *sit_down_to(struct session *session, struct table **table)
{
    struct problem problem;
    unlink(record);
    unlink(settings);
    assert_true(session_keep(session, record, &problem));
    struct page *page = table_page(session);
    assert_non_null(page);
    *table = (struct table *)page;
    return probe_open(page, 24, 80);
}

static struct probe *sit_down(struct table **table)
{
    struct session session;
    played_begin(&session, 2, 3);
    return sit_down_to(&session, table);
}

static bool settings_say_on(void)
{
    size_t length;
    if (access(settings, F_OK) != 0)
        return false;
    char *text = played_text(settings, &length);
    bool is_on = strcmp(text, "hints: on\n") == 0;
    if (!is_on)
        assert_string_equal(text, "hints: off\n");
    free(text);
    return is_on;
}

/* Whether the record has every move of the session and no more: nothing is drawn that it does not
 * have. */
static bool is_kept(const struct session *session)
{
    struct session loaded;
    struct salvage salvage;
    struct problem problem;
    size_t length;
    disk_rest();
    char *text = played_text(record, &length);
    if (!session_salvage(&loaded, record, text, length, &salvage, &problem))
        fail_msg("%s", problem.text);
    free(text);
    disk_go_on();
    bool is_same = loaded.made == session->made &&
                   memcmp(&loaded.game, &session->game, sizeof loaded.game) == 0;
    session_close(&loaded);
    return is_same;
}

static void learn(void)
{
    struct table *table;
    struct probe *probe = sit_down(&table);
    for (unsigned k = 0; k < KEYS; k++) {
        probe_press(probe, keys[k]);
        made[k] = table->session.made;
        has_hints[k] = settings_say_on();
    }
    assert_int_equal(made[KEYS - 1], 5); /* draw, place, pass, draw, place */
    assert_true(has_hints[KEYS - 2] && !has_hints[KEYS - 1]);
    probe_close(probe);
}

static void play(const struct disk_fault *fault)
{
    struct table *table;
    struct probe *probe = sit_down(&table);
    bool goes_alike = true, may_be_missing = false;
    disk_fail(fault);
    for (unsigned k = 0; k < KEYS; k++) {
        probe_press(probe, keys[k]);
        bool is_alike = table->session.made == made[k] && settings_say_on() == has_hints[k];
        bool is_told = probe_has(probe, ": cannot be ") || probe_has(probe, "be synced");
        if (goes_alike && !is_alike && !is_told)
            fail_msg("call %s %u to %u, error %d: nothing is told after key %u:\n%s",
                     (const char *[]){"open", "pread", "pwrite", "ftruncate", "fdatasync", "fsync",
                                      "flock", "rename", "unlink"}[fault->call],
                     fault->from, fault->to, fault->error, k + 1, probe_screen(probe));
        goes_alike = goes_alike && is_alike;
        may_be_missing = may_be_missing || probe_has(probe, "may be missing");
        if (!may_be_missing)
            assert_true(is_kept(&table->session));
    }
    disk_fail(NULL);
    probe_close(probe); /* which mends what it can */
    struct session loaded;
    struct problem problem;
    assert_true(session_load(&loaded, record, &problem));
    session_close(&loaded);
}

static void test_every_call_of_a_game_on_the_screen(void **state)
{
    (void)state;
    static const int errors[] = {EIO, ENOSPC, DISK_HALF, DISK_NONE};
    static const struct disk_fault none = {DISK_OPEN, UINT_MAX, UINT_MAX, EIO};
    unsigned calls[DISK_CALLS_COUNT], runs = 0;
    learn();
    play(&none);
    disk_fail(NULL);
    play(&none);
    struct table *table; /* once more, to count */
    struct probe *probe = sit_down(&table);
    disk_fail(NULL);
    for (unsigned k = 0; k < KEYS; k++)
        probe_press(probe, keys[k]);
    for (unsigned call = 0; call < DISK_CALLS_COUNT; call++)
        calls[call] = disk_count((enum disk_call)call);
    probe_close(probe);
    for (unsigned call = 0; call < DISK_CALLS_COUNT; call++)
        for (unsigned n = 1; n <= calls[call]; n++)
            for (unsigned e = 0; e < sizeof errors / sizeof errors[0]; e++) {
                bool moves_bytes = call == DISK_READ || call == DISK_WRITE;
                if (errors[e] < 0 && !moves_bytes)
                    continue;
                play(&(struct disk_fault){(enum disk_call)call, n, n, errors[e]});
                play(&(struct disk_fault){(enum disk_call)call, n, UINT_MAX, errors[e]});
                runs += 2;
            }
    fprintf(stderr, "%u runs\n", runs);
    assert_true(runs > 50);
}

/* No tile is shown that is not kept: then the turn is not over, and can still be taken back. */
static void test_a_turn_is_not_ended_where_the_next_tile_cannot_be_kept(void **state)
{
    (void)state;
    static const struct disk_fault fault = {DISK_WRITE, 1, UINT_MAX, ENOSPC};
    struct table *table;
    struct probe *probe = sit_down(&table);
    probe_press(probe, "<Enter><Enter><Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    disk_fail(&fault);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "game.bastide: cannot be written");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_true(table_can_undo(table));
    disk_fail(NULL);
    assert_true(is_kept(&table->session));
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_not_equal(table->session.game.turn.hand, NO_TILE_KIND);
    assert_false(table_can_undo(table));
    assert_true(is_kept(&table->session));
    probe_close(probe);
}

/* A game on a real table, where a sale is one thing to enter and many moves of the record. */
static struct probe *sit_down_to_sell(struct table **table)
{
    static const char text[] =
        "bastide: 1\nplayer: Ann\nplayer: Ben\nplayer: Cleo\nsets: base bcb\nchance: manual\n\n"
        "- draw FFFF.b\n1 place 0,1 n\n1 pass\n- reveal CFFF RRRR CcRr\n";
    struct session session;
    struct problem problem;
    assert_true(session_read(&session, "sale", text, sizeof text - 1, &problem));
    struct probe *probe = sit_down_to(&session, table);
    if ((*table)->stage == STAGE_BAZAAR)
        probe_press(probe, "<Enter>");
    assert_int_equal((*table)->stage, STAGE_SELLING);
    return probe;
}

/* Returns whether the sale was made although the fault was there. */
static bool sell(const struct disk_fault *fault, size_t sold)
{
    struct table *table;
    struct probe *probe = sit_down_to_sell(&table);
    size_t before = table->session.made;
    disk_fail(fault);
    probe_press(probe, "7<Enter>");
    bool is_made = table->session.made != before;
    assert_true(is_kept(&table->session));
    if (!is_made) {
        probe_shows(probe, "cannot be written");
        assert_int_equal(table->stage, STAGE_SELLING);
        disk_fail(NULL);
        probe_press(probe, "<Enter>");
    }
    assert_int_equal(table->session.made, sold);
    assert_true(is_kept(&table->session));
    disk_fail(NULL);
    probe_close(probe);
    return is_made;
}

static void test_a_sale_is_kept_as_a_whole_or_not_at_all(void **state)
{
    (void)state;
    static const int errors[] = {EIO, ENOSPC, DISK_HALF, DISK_NONE};
    unsigned undone = 0;
    struct table *table;
    struct probe *probe = sit_down_to_sell(&table);
    disk_fail(NULL);
    probe_press(probe, "7<Enter>");
    size_t sold = table->session.made;
    unsigned writes = disk_count(DISK_WRITE);
    probe_close(probe);
    assert_true(writes >= 3);
    for (unsigned n = 1; n <= writes; n++)
        for (unsigned e = 0; e < sizeof errors / sizeof errors[0]; e++)
            for (unsigned is_full = 0; is_full < 2; is_full++) {
                unsigned to = is_full ? UINT_MAX : n;
                undone += !sell(&(struct disk_fault){DISK_WRITE, n, to, errors[e]}, sold);
            }
    assert_true(undone > writes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_turn_is_not_ended_where_the_next_tile_cannot_be_kept),
        cmocka_unit_test(test_a_sale_is_kept_as_a_whole_or_not_at_all),
        cmocka_unit_test(test_every_call_of_a_game_on_the_screen),
    };
    return cmocka_run_group_tests(tests, make_folder, played_games_remove);
}
