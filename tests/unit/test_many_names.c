/* Histories and games of very many people: twice as many names are hardly more than twice the work.
 * Comparisons are counted, not time: the linker puts what is below in the place of the functions
 * that compare. */
#include "unit/played.h"
#include "unit/trained.h"

#include "history/history.h"
#include "play/session.h"
#include "play/statistics.h"
#include "support/probe.h"
#include "training/progress.h"
#include "tui/practice/practice.h"
#include "unicode/utf8.h"

static char folder[64];
static size_t compared, sorted;

int __real_spelling_compare(const char *one, const char *other);
int __wrap_spelling_compare(const char *one, const char *other);

int __wrap_spelling_compare(const char *one, const char *other)
{
    compared++;
    return __real_spelling_compare(one, other);
}

int __real_training_entry_compare(const struct training_entry *a, const struct training_entry *b);
int __wrap_training_entry_compare(const struct training_entry *a, const struct training_entry *b);

int __wrap_training_entry_compare(const struct training_entry *a, const struct training_entry *b)
{
    compared++;
    return __real_training_entry_compare(a, b);
}

int __real_salvage_order(const char *other, const char *name);
int __wrap_salvage_order(const char *other, const char *name);

int __wrap_salvage_order(const char *other, const char *name)
{
    compared++;
    return __real_salvage_order(other, name);
}

typedef int order_of(const void *one, const void *other);
void __real_qsort(void *first, size_t count, size_t size, order_of *order);
void __wrap_qsort(void *first, size_t count, size_t size, order_of *order);

void __wrap_qsort(void *first, size_t count, size_t size, order_of *order)
{
    sorted++;
    __real_qsort(first, count, size, order);
}

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    setenv("XDG_STATE_HOME", folder, 1);
    return played_games_in(folder);
}

static int remove_folder(void **state)
{
    (void)state;
    scratch_remove(folder);
    return 0;
}

/* Of n things at most n log n, with twice as many things at most thrice as much, but for a few that
 * come by chance. */
static void expect_hardly_more(size_t fewer, size_t more)
{
    if (more > 3 * fewer + 100)
        fail_msg("%zu comparisons become %zu", fewer, more);
}

/* A history of so many people, each with one mistake, and another one by a different spelling. */
static void write_history(unsigned people)
{
    char path[256];
    FILE *file;
    mkdir(played_path(path, folder, "bastide"), 0700);
    file = fopen(played_path(path, folder, "bastide/training"), "wb");
    assert_non_null(file);
    for (unsigned n = 0; n < 2 * people; n++) {
        char name[TRAINING_NAME_SIZE];
        snprintf(name, sizeof name, n < people ? "Name %u" : "NAME %u", n % people);
        struct training_entry entry = trained_entry(name, n, n % people);
        trained_add(&entry, DECISION_BID, MISJUDGED_OVERPAID, TILES_OF_CITY, 2);
        char *line = training_line_print(&entry);
        fprintf(file, "%s\n", line);
        free(line);
    }
    fclose(file);
}

/* How many comparisons it takes to read it. */
static size_t compared_in_history(unsigned people)
{
    struct training_entries entries;
    struct problem problem;
    write_history(people);
    compared = 0;
    assert_true(training_log_read(&entries, &problem));
    size_t total = compared;
    assert_int_equal(entries.count, 2 * people);
    assert_string_equal(entries.entry[0].name, "NAME 0");
    assert_int_equal(entries.entry[0].again, people + 1);
    assert_int_equal(entries.entry[people].again, 0);
    training_entries_free(&entries);
    return total;
}

static void test_names_of_a_history(void **state)
{
    (void)state;
    expect_hardly_more(compared_in_history(1000), compared_in_history(2000));
}

/* What the history says of a person is found once, not for every frame. */
static void test_frames_of_the_setup_of_practice(void **state)
{
    (void)state;
    write_history(100);
    struct probe *probe = probe_open(practice_setup_page(), 24, 80);
    probe_screen(probe);
    compared = 0;
    probe_screen(probe);
    probe_press(probe, "<Up>");
    probe_screen(probe);
    assert_true(compared < 10); /* the names of the form with each other */
    probe_close(probe);
}

/* How many it takes to find what is due for somebody who got so many positions wrong. */
static size_t compared_in_repetition(unsigned positions)
{
    struct training_entries entries = {.count = positions};
    entries.entry = calloc(positions, sizeof *entries.entry);
    assert_non_null(entries.entry);
    for (unsigned p = 0; p < positions; p++) {
        entries.entry[p] = trained_entry("Ann", p, p);
        trained_add(&entries.entry[p], DECISION_BID, MISJUDGED_OVERPAID, TILES_OF_CITY, 2);
    }
    compared = 0;
    training_link(&entries);
    assert_int_equal(training_due(&entries, "Ann", trained_noon(0), NULL, 0), positions);
    free(entries.entry);
    return compared;
}

static void test_positions_that_went_wrong(void **state)
{
    (void)state;
    expect_hardly_more(compared_in_repetition(2000), compared_in_repetition(4000));
}

/* So many games; six people each have two of them. */
static void write_games(unsigned games)
{
    struct session session;
    struct rng rng = rng_from_seed(1);
    struct record_head head = played_head(PLAYERS_MAX, 1);
    struct problem problem;
    char path[256];
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        snprintf(head.name[seat], NAME_SIZE, "Name %u 0000", seat);
    assert_true(session_begin(&session, &head, &problem));
    played_on(&session, &rng, 10000);
    char *text = played_record(&session, folder);
    session_close(&session);
    played_drop_checks(text);
    for (unsigned game = 0; game < games; game++) {
        char name[32], number[16];
        snprintf(number, sizeof number, "%04u", game % (games / 2));
        for (char *at = text; (at = strstr(at, "Name ")) != NULL; at++)
            memcpy(at + sizeof "Name 0 " - 1, number, 4);
        snprintf(name, sizeof name, "bastide/%u.bastide", game);
        played_write(played_path(path, folder, name), text, strlen(text));
    }
    free(text);
}

/* How many it takes to add all of them up, one after the other. */
static size_t compared_in_statistics(unsigned games)
{
    struct statistics statistics;
    struct problem problem;
    write_games(games);
    compared = sorted = 0;
    assert_true(statistics_begin(&statistics, &problem));
    sorted = 0; /* the list of games */
    while (statistics_read(&statistics, 0))
        continue;
    assert_int_equal(statistics.finished, games);
    assert_int_equal(statistics.players, games / 2 * PLAYERS_MAX);
    statistics_end(&statistics);
    assert_true(sorted < 10); /* not for each game */
    return compared;
}

static void test_players_of_statistics(void **state)
{
    char path[256];
    (void)state;
    mkdir(played_path(path, folder, "bastide"), 0700);
    size_t fewer = compared_in_statistics(50);
    expect_hardly_more(fewer, compared_in_statistics(100));
}

/* How many it takes to pass over so many damaged games that have been repaired. */
static size_t compared_in_store(unsigned games)
{
    static const char bad[] = "bastide: 2\n", over[] = "bastide: 1\n# over: Ann\n";
    struct stored_game game;
    struct problem problem;
    for (unsigned n = 0; n < games; n++) {
        char path[256], name[64];
        snprintf(name, sizeof name, "bastide/%u.bastide", n);
        played_write(played_path(path, folder, name), bad, strlen(bad));
        snprintf(name, sizeof name, "bastide/%u_repaired.bastide", n);
        played_write(played_path(path, folder, name), over, strlen(over));
    }
    compared = 0;
    bool found = store_latest(&game, &problem);
    if (found)
        fail_msg("%s", game.problem.text);
    return compared;
}

static void test_repaired_games(void **state)
{
    char path[256];
    (void)state;
    mkdir(played_path(path, folder, "bastide"), 0700);
    size_t fewer = compared_in_store(200);
    assert_true(fewer > 0);
    expect_hardly_more(fewer, compared_in_store(400));
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, make_folder, remove_folder)
    const struct CMUnitTest tests[] = {
        TEST(test_names_of_a_history),
        TEST(test_frames_of_the_setup_of_practice),
        TEST(test_positions_that_went_wrong),
        TEST(test_players_of_statistics),
        TEST(test_repaired_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
