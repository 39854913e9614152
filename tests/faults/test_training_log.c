/* The history of practice on disk: what is added is there, whole, whatever happens before, after
 * and at the same time. */
#include "unit/played.h"
#include "unit/trained.h"

#include "faults/disk.h"
#include "history/history.h"
#include "play/file.h"
#include "training/drill.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/wait.h>

static char folder[64], path[256];

static int make_folder(void **state)
{
    (void)state;
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    scratch_make(folder);
    setenv("XDG_STATE_HOME", folder, 1);
    played_path(path, folder, "bastide/training");
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    disk_fail(NULL);
    scratch_remove(folder);
    return 0;
}

static struct training_entries read_all(const char *expected_problem)
{
    struct training_entries entries;
    struct problem problem;
    if (!training_log_read(&entries, &problem))
        fail_msg("%s", problem.text);
    if (expected_problem[0] == '\0')
        assert_string_equal(problem.text, "");
    else if (strstr(problem.text, expected_problem) == NULL)
        fail_msg("'%s' does not say '%s'", problem.text, expected_problem);
    return entries;
}

static void add(const struct training_entry *entry)
{
    struct problem problem;
    if (!training_log_add(entry, &problem))
        fail_msg("%s", problem.text);
}

static void expect_equal(const struct training_entry *a, const struct training_entry *b)
{
    assert_int_equal(a->time, b->time);
    assert_string_equal(a->name, b->name);
    assert_memory_equal(&a->wish.options, &b->wish.options, sizeof a->wish.options);
    assert_int_equal(a->wish.stage, b->wish.stage);
    assert_int_equal(a->wish.group, b->wish.group);
    assert_int_equal(a->wish.drill, b->wish.drill);
    assert_true(a->wish.seed == b->wish.seed);
    assert_int_equal(a->comes_again, b->comes_again);
    assert_int_equal(a->seat, b->seat);
    assert_int_equal(a->part, b->part);
    assert_int_equal(a->decisions, b->decisions);
    for (unsigned d = 0; d < a->decisions; d++) {
        const struct training_decision *one = &a->decision[d], *other = &b->decision[d];
        assert_int_equal(one->kind, other->kind);
        assert_int_equal(one->way, other->way);
        assert_int_equal(one->group, other->group);
        assert_float_equal(one->loss.mean, other->loss.mean, 1e-5);
        assert_float_equal(one->loss.within, other->loss.within, 1e-5);
    }
}

/* Of each value that a word stands for there is one. */
static struct training_entry entry_of_everything(void)
{
    struct training_entry entry = trained_entry("Zo\xc3\xab \"Q\" Z", 1795372837, UINT64_MAX);
    options_set_edition(&entry.wish.options, EDITION_2010);
    entry.wish.options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    entry.wish.options.players = 6;
    entry.wish.options.sets = SETS_ALL;
    entry.wish.stage = STAGE_OF_PRACTICE_LATE;
    entry.wish.group = TILES_OF_MONASTERY;
    entry.seat = 5;
    entry.part = 100;
    for (unsigned d = 0; d < TRAINING_DECISIONS_MAX; d++)
        trained_add(&entry, d % DECISION_KINDS_COUNT, d % MISJUDGEMENTS_COUNT,
                    1 + d % (TILE_GROUPS_COUNT - 1), 0.123 * d);
    entry.decision[7].loss.within = -1;
    return entry;
}

static void test_what_is_added_is_read(void **state)
{
    struct training_entry all = entry_of_everything(), record = trained_entry("Ben", 0, 0);
    (void)state;
    record.comes_again = false;
    record.wish.drill = DRILL_SALE;
    add(&all);
    add(&record);
    add(&all);
    struct training_entries entries = read_all("");
    assert_int_equal(entries.count, 3);
    expect_equal(&entries.entry[0], &all);
    expect_equal(&entries.entry[1], &record);
    expect_equal(&entries.entry[2], &all);
    training_entries_free(&entries);
}

/* As the documents have it. */
static void test_a_line_looks_as_documented(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1795372837, 42);
    (void)state;
    entry.wish.options.value[OPTION_BAZAAR_BIDS] = BAZAAR_BIDS_OWN_SCORE;
    entry.part = 25;
    trained_add(&entry, DECISION_OPENING, MISJUDGED_OPENED_LOW, TILES_OF_MONASTERY, 2.5);
    entry.decision[0].loss.within = 0.75;
    trained_add(&entry, DECISION_SALE, MISJUDGED_NONE, TILES_OF_ROAD, 0);
    entry.decision[1].loss.within = -1;
    char *line = training_line_print(&entry);
    assert_string_equal(
        line, "{\"time\":1795372837,\"name\":\"Ann\",\"players\":2,"
              "\"sets\":\"base bcb drawbridges\",\"edition\":\"2\","
              "\"options\":{\"bazaar-bids\":\"own-score\"},\"stage\":\"early\",\"tiles\":\"any\","
              "\"seed\":\"42\",\"seat\":1,\"played\":25,\"decisions\":["
              "{\"kind\":\"opening\",\"way\":\"opened-low\",\"tile\":\"monastery\",\"loss\":2.5,"
              "\"within\":0.75},"
              "{\"kind\":\"selling\",\"way\":\"none\",\"tile\":\"road\",\"loss\":0.0}]}");
    free(line);
}

static void test_nobody_else_can_read_it(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    struct stat about;
    char parent[256];
    (void)state;
    add(&entry);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 07777, 0600);
    assert_int_equal(stat(played_path(parent, folder, "bastide"), &about), 0);
    assert_int_equal(about.st_mode & 07777, 0700);
}

static void test_nothing_practised_is_no_problem(void **state)
{
    (void)state;
    struct training_entries entries = read_all("");
    assert_int_equal(entries.count, 0);
    assert_int_not_equal(access(path, F_OK), 0); /* and nothing was made */
}

static void test_a_history_that_cannot_be_is_said(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    struct training_entries entries;
    struct problem problem;
    (void)state;
    setenv("XDG_STATE_HOME", "/dev/null/state", 1);
    assert_false(training_log_read(&entries, &problem));
    assert_non_null(strstr(problem.text, "/dev/null/state/bastide/training: cannot be opened"));
    assert_int_equal(entries.count, 0);
    assert_false(training_log_add(&entry, &problem));
    assert_non_null(strstr(problem.text, "/dev/null: the state folder cannot be used"));
    setenv("XDG_STATE_HOME", folder, 1);
    played_path(path, folder, "bastide");
    assert_int_equal(mkdir(path, 0700), 0);
    played_path(path, folder, "bastide/training");
    assert_int_equal(mkdir(path, 0700), 0);
    assert_false(training_log_read(&entries, &problem));
    assert_non_null(strstr(problem.text, "expected a practice history"));
    assert_false(training_log_add(&entry, &problem));
    assert_non_null(strstr(problem.text, "cannot be opened"));
}

/* A crash may cut off the last line anywhere. The next one begins on a line of its own. */
static void test_a_line_cut_off_harms_no_other(void **state)
{
    struct training_entry before = trained_entry("Ann", 1, 1), cut = trained_entry("Ann", 2, 2),
                          after = trained_entry("Ann", 3, 3);
    size_t length, whole;
    (void)state;
    add(&before);
    free(played_text(path, &whole));
    add(&cut);
    char *text = played_text(path, &length);
    for (size_t kept = whole; kept <= length; kept++) {
        bool has_cut = kept >= length - 1; /* its newline alone is missing, or nothing */
        bool has_piece = kept > whole && !has_cut;
        const char *problem = has_piece ? "training: 1 line cannot be read; it is skipped" : "";
        played_write(path, text, kept);
        struct training_entries entries = read_all(problem);
        assert_int_equal(entries.count, has_cut ? 2 : 1);
        training_entries_free(&entries);
        add(&after);
        entries = read_all(problem);
        assert_int_equal(entries.count, has_cut ? 3 : 2);
        expect_equal(&entries.entry[0], &before);
        expect_equal(&entries.entry[entries.count - 1], &after);
        training_entries_free(&entries);
    }
    free(text);
}

/* A good line in which one thing is replaced by another. */
static void write_changed(const char *from, const char *to)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    trained_add(&entry, DECISION_BID, MISJUDGED_OVERPAID, TILES_OF_CITY, 2);
    char *line = training_line_print(&entry), changed[1024];
    const char *at = strstr(line, from);
    if (at == NULL)
        fail_msg("%s has no %s", line, from);
    snprintf(changed, sizeof changed, "%.*s%s%s\n", (int)(at - line), line, to, at + strlen(from));
    played_write(path, changed, strlen(changed));
    free(line);
}

static void test_what_cannot_be_read_is_skipped_and_kept(void **state)
{
    static const char *const bad[][2] = {
        {"{", ""},
        {"}]}", "}]"},
        {"\"time\":1,", ""},
        {"\"time\":1,", "\"time\":-1,"},
        {"\"time\":1,", "\"time\":\"1\","},
        {"\"time\":1,", "\"time\":1,\"time\":2,"},
        {"\"Ann\"", "\"\""},
        {"\"Ann\"", "\" Ann\""},
        {"\"Ann\"", "\"Ann with a name of far more letters\""},
        {"\"Ann\"", "\"A\\u0000nn\""},
        {"\"players\":2", "\"players\":7"},
        {"\"base bcb", "\"bcb"},
        {"\"edition\":\"2\"", "\"edition\":\"3\""},
        {"\"options\":{}", "\"options\":{\"bazaar-mode\":\"lottery\"}"},
        {"\"options\":{}", "\"options\":{\"bazaar-mode\":1}"},
        {"\"early\"", "\"noon\""},
        {"\"seed\":\"1\"", "\"seed\":\"-1\""},
        {"\"seed\":\"1\"", "\"seed\":1"},
        {"\"seat\":1", "\"seat\":0"},
        {"\"seat\":1", "\"seat\":3"},
        {"\"played\":10", "\"played\":101"},
        {"\"bidding\"", "\"juggling\""},
        {"\"overpaid\"", "\"overslept\""},
        {"\"city\"", "\"castle\""},
        {"\"city\"", "\"any\""},
        {"\"tiles\":\"any\"", "\"tiles\":\"all\""},
        {"\"loss\":2.0", "\"loss\":\"2\""},
        {"\"loss\":2.0", "\"loss\":1e7"},
        {"\"within\":0.5", "\"within\":null"},
        {"\"decisions\":[", "\"decisions\":["
                            "0,"},
    };
    struct training_entry good = trained_entry("Ann", 5, 5);
    (void)state;
    add(&good);
    write_changed("\"Ann\"", "\"Bea\""); /* such a change alone is no harm */
    struct training_entries entries = read_all("");
    assert_int_equal(entries.count, 1);
    training_entries_free(&entries);
    for (size_t b = 0; b < sizeof bad / sizeof *bad; b++) {
        size_t length, now;
        write_changed(bad[b][0], bad[b][1]);
        char *before = played_text(path, &length);
        add(&good);
        char *after = played_text(path, &now);
        entries = read_all("1 line cannot be read");
        if (entries.count != 1)
            fail_msg("%s is taken for an entry", before);
        expect_equal(&entries.entry[0], &good);
        assert_memory_equal(before, after, length);
        training_entries_free(&entries);
        free(before);
        free(after);
    }
}

static void test_other_keys_are_passed_over(void **state)
{
    struct training_entry good = trained_entry("Ann", 5, 5);
    (void)state;
    add(&good);
    write_changed("{\"time\"", "{\"weather\":[\"rain\"],\"time\"");
    struct training_entries entries = read_all("");
    assert_int_equal(entries.count, 1);
    training_entries_free(&entries);
}

static void test_skipped_lines_are_said_once(void **state)
{
    struct training_entry good = trained_entry("Ann", 5, 5);
    (void)state;
    add(&good);
    played_write(path, "x\n\ny\nz", 6);
    struct training_entries entries = read_all("training: 3 lines cannot be read; they are");
    assert_int_equal(entries.count, 0);
    training_entries_free(&entries);
}

static void test_capitals_make_nobody_else(void **state)
{
    struct training_entry first = trained_entry("ann", 1, 1), ben = trained_entry("Ben", 2, 2),
                          last = trained_entry("Ann", 3, 3);
    (void)state;
    add(&first);
    add(&ben);
    add(&last);
    struct training_entries entries = read_all("");
    assert_string_equal(entries.entry[0].name, "Ann");
    assert_string_equal(entries.entry[1].name, "Ben");
    assert_string_equal(entries.entry[2].name, "Ann");
    assert_string_equal(training_log_spelling(&entries, "aNN"), "Ann");
    assert_string_equal(training_log_spelling(&entries, "Cleo"), "Cleo");
    training_entries_free(&entries);
}

enum { PROGRAMS = 4, LINES_EACH = 25 };

static void add_many(unsigned program)
{
    for (unsigned line = 0; line < LINES_EACH; line++) {
        struct training_entry entry = entry_of_everything();
        struct problem problem;
        entry.time = program * LINES_EACH + line;
        if (!training_log_add(&entry, &problem))
            _exit(1);
    }
    _exit(0);
}

static void test_programs_do_not_mix_their_lines(void **state)
{
    unsigned next[PROGRAMS] = {0};
    (void)state;
    for (unsigned program = 0; program < PROGRAMS; program++) {
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0)
            add_many(program);
    }
    for (unsigned program = 0; program < PROGRAMS; program++) {
        int status;
        assert_true(wait(&status) > 0);
        assert_int_equal(status, 0);
    }
    struct training_entries entries = read_all("");
    assert_int_equal(entries.count, PROGRAMS * LINES_EACH);
    for (size_t e = 0; e < entries.count; e++) {
        unsigned program = (unsigned)entries.entry[e].time / LINES_EACH;
        assert_int_equal(entries.entry[e].time % LINES_EACH, next[program]++);
    }
    training_entries_free(&entries);
}

/* Another program that has locked the file, until it is let go, or the test has ended. */
struct holder {
    pid_t pid;
    int wanted; /* as long as this end of a pipe is open */
};

static void hold_it(const char *held, const int ready[2], const int wanted[2])
{
    int fd = open(held, O_RDWR | O_CREAT, 0600);
    char byte = fd >= 0 && flock(fd, LOCK_EX) == 0 ? 'y' : 'n';
    close(wanted[1]);
    if (write(ready[1], &byte, 1) != 1 || read(wanted[0], &byte, 1) != 0)
        _exit(1);
    _exit(0);
}

static struct holder hold(const char *held)
{
    int ready[2], wanted[2];
    char byte = 'n';
    assert_int_equal(pipe(ready), 0);
    assert_int_equal(pipe(wanted), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0)
        hold_it(held, ready, wanted);
    assert_int_equal(read(ready[0], &byte, 1), 1);
    assert_int_equal(byte, 'y');
    close(ready[0]);
    close(ready[1]);
    close(wanted[0]);
    return (struct holder){child, wanted[1]};
}

static void let_go(struct holder holder)
{
    kill(holder.pid, SIGKILL); /* others may have inherited the end of the pipe */
    close(holder.wanted);
    assert_int_equal(waitpid(holder.pid, NULL, 0), holder.pid);
}

static char *part_path(char part[256], unsigned number)
{
    char name[64];
    snprintf(name, sizeof name, "bastide/training.%u", number);
    return played_path(part, folder, name);
}

/* It would otherwise stand still, with the screen, until the other program lets go. */
static void test_nobody_waits_for_a_lock(void **state)
{
    struct training_entry first = trained_entry("Ann", 1, 1), second = trained_entry("Ann", 2, 2),
                          third = trained_entry("ann", 3, 3);
    char part[256];
    (void)state;
    add(&first);
    struct holder holder = hold(path);
    add(&second);
    struct training_entries entries = read_all("");
    assert_int_equal(entries.count, 2);
    training_entries_free(&entries);
    let_go(holder);
    add(&third);
    assert_int_equal(access(part_path(part, 2), F_OK), 0);
    entries = read_all("");
    assert_int_equal(entries.count, 3);
    for (unsigned e = 0; e < 3; e++)
        assert_int_equal(entries.entry[e].time, e + 1);
    assert_string_equal(entries.entry[1].name, "ann");
    training_entries_free(&entries);
}

/* Of parts written at the same second, and of one part written by a clock that was set back, the
 * lines stay in their order. */
static void test_parts_are_read_by_time(void **state)
{
    static const long long times[] = {5, 7, 6};
    char part[256];
    (void)state;
    for (unsigned e = 0; e < 3; e++) {
        struct training_entry entry = trained_entry("Ann", times[e], e);
        add(&entry);
    }
    struct training_entries entries = read_all("");
    for (unsigned e = 0; e < 3; e++)
        assert_int_equal(entries.entry[e].time, times[e]);
    training_entries_free(&entries);
    part_path(part, TRAINING_PARTS_MOST);
    assert_int_equal(rename(path, part), 0);
    entries = read_all("");
    assert_int_equal(entries.count, 3);
    assert_int_equal(entries.entry[1].time, 7);
    training_entries_free(&entries);
    struct training_entry alike = trained_entry("Ann", 6, 9);
    add(&alike);
    entries = read_all("");
    static const uint64_t seeds[] = {0, 9, 2, 1};
    for (unsigned e = 0; e < 4; e++)
        assert_int_equal(entries.entry[e].wish.seed, seeds[e]);
    training_entries_free(&entries);
}

static void test_a_history_that_is_locked_for_good_is_said(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    struct problem problem;
    struct holder holder[TRAINING_PARTS_MOST];
    char part[256];
    (void)state;
    add(&entry);
    holder[0] = hold(path);
    for (unsigned number = 2; number <= TRAINING_PARTS_MOST; number++)
        holder[number - 1] = hold(part_path(part, number));
    assert_false(training_log_add(&entry, &problem));
    assert_non_null(strstr(problem.text, "bastide/training: other programs keep it locked"));
    for (unsigned number = 1; number <= TRAINING_PARTS_MOST; number++)
        let_go(holder[number - 1]);
    struct training_entries entries = read_all("");
    assert_int_equal(entries.count, 1);
    training_entries_free(&entries);
}

/* The file may grow as long as people practise. Here it is mostly a hole, which is one long line.
 */
static void test_a_history_of_any_length_is_read(void **state)
{
    struct training_entry first = trained_entry("Ann", 1, 1), last = trained_entry("Ann", 2, 2);
    (void)state;
    add(&first);
    assert_int_equal(truncate(path, 100 << 20), 0);
    add(&last);
    struct training_entries entries = read_all("training: 1 line cannot be read");
    assert_int_equal(entries.count, 2);
    expect_equal(&entries.entry[0], &first);
    expect_equal(&entries.entry[1], &last);
    training_entries_free(&entries);
}

/* Lines end anywhere in what is read at once, and the longest that can be read just fits. */
static void test_lines_of_any_length_are_told_apart(void **state)
{
    struct training_entry entry = entry_of_everything();
    char *json = training_line_print(&entry);
    size_t length = strlen(json);
    char *text = malloc(3 * TRAINING_LINE_MOST);
    (void)state;
    add(&entry);
    for (size_t padded = TRAINING_LINE_MOST - 2 * length; padded <= TRAINING_LINE_MOST + 2;
         padded++) {
        if (padded == TRAINING_LINE_MOST - 2 * length + 9)
            padded = TRAINING_LINE_MOST - 3;
        size_t shown = padded < length ? length : padded;
        memset(text, ' ', shown);
        memcpy(text, json, length);
        text[shown] = '\n';
        memcpy(text + shown + 1, json, length);
        played_write(path, text, shown + 1 + length);
        bool fits = shown < TRAINING_LINE_MOST;
        struct training_entries entries = read_all(fits ? "" : "1 line cannot be read");
        assert_int_equal(entries.count, fits ? 2 : 1);
        expect_equal(&entries.entry[entries.count - 1], &entry);
        training_entries_free(&entries);
    }
    free(text);
    free(json);
}

/* A link is there on purpose, and its file goes on; but no file is made through one. */
static void test_a_link_is_continued_and_not_made(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    struct problem problem;
    char target[256];
    (void)state;
    add(&entry);
    played_path(target, folder, "elsewhere");
    assert_int_equal(rename(path, target), 0);
    assert_int_equal(symlink(target, path), 0);
    add(&entry);
    struct training_entries entries = read_all("");
    assert_int_equal(entries.count, 2);
    training_entries_free(&entries);
    assert_int_equal(unlink(target), 0);
    assert_false(training_log_add(&entry, &problem));
    assert_non_null(strstr(problem.text, "training: cannot be written: it is a broken link"));
    assert_int_not_equal(access(target, F_OK), 0);
}

static void remove_history(const struct disk_deed *deed)
{
    if (deed->call == DISK_OPEN && strcmp(deed->path, path) == 0)
        assert_int_equal(unlink(path), 0);
}

/* Nothing is added to a file that has no name any more. */
static void test_a_history_may_be_deleted_at_any_moment(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    (void)state;
    disk_watch(remove_history);
    add(&entry);
    disk_watch(NULL);
    struct training_entries entries = read_all("");
    assert_int_equal(entries.count, 1);
    training_entries_free(&entries);
}

static void test_a_pipe_is_no_history(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    struct problem problem;
    (void)state;
    add(&entry);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_false(training_log_add(&entry, &problem));
    assert_non_null(strstr(problem.text, "expected a practice history, this is not one"));
}

/* Every call wrong in every way, once or twice: what is said to be added is there, what is not
 * is not, and what was there before stays. */
static void expect_whole_or_nothing(const struct disk_fault *fault)
{
    struct training_entry before = trained_entry("Ann", 1, 1), added = trained_entry("Ann", 2, 2);
    struct problem problem = {""};
    size_t length;
    unlink(path);
    add(&before);
    char *text = played_text(path, &length);
    played_write(path, text, length + 1); /* a piece: the NUL at its end */
    free(text);
    disk_fail(fault);
    bool is_added = training_log_add(&added, &problem);
    disk_fail(NULL);
    struct training_entries entries;
    assert_true(training_log_read(&entries, &problem));
    if (entries.count != (is_added ? 2 : 1))
        fail_msg("%s fails from %u to %u with %d: %s, but %zu entries", "a call", fault->from,
                 fault->to, fault->error, is_added ? "added" : "not added", entries.count);
    expect_equal(&entries.entry[0], &before);
    training_entries_free(&entries);
    add(&added);
}

static void test_a_failing_disk_is_said(void **state)
{
    static const int errors[] = {EIO, ENOSPC, EINTR, DISK_HALF, DISK_NONE};
    static const enum disk_call calls[] = {DISK_OPEN, DISK_READ,        DISK_WRITE,
                                           DISK_SYNC, DISK_SYNC_FOLDER, DISK_LOCK};
    (void)state;
    for (size_t c = 0; c < sizeof calls / sizeof *calls; c++)
        for (size_t e = 0; e < sizeof errors / sizeof *errors; e++) {
            bool is_short = errors[e] < 0;
            bool moves_bytes = calls[c] == DISK_READ || calls[c] == DISK_WRITE;
            for (unsigned to = 1; to <= 2 && (!is_short || moves_bytes); to++)
                expect_whole_or_nothing(&(struct disk_fault){calls[c], 1, to, errors[e]});
        }
}

static void test_reading_goes_on_after_signals_and_fails_with_the_disk(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    struct training_entries entries;
    struct problem problem;
    (void)state;
    add(&entry);
    disk_fail(&(struct disk_fault){DISK_READ, 1, 2, EINTR});
    entries = read_all("");
    assert_int_equal(entries.count, 1);
    training_entries_free(&entries);
    disk_fail(&(struct disk_fault){DISK_READ, 1, UINT_MAX, EIO});
    assert_false(training_log_read(&entries, &problem));
    disk_fail(NULL);
    assert_non_null(strstr(problem.text, "training: cannot be read: Input/output error"));
    assert_int_equal(entries.count, 0);
}

/* Under a lock, and synced before the call returns; a new file with its name. */
static void test_what_is_added_is_synced(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    (void)state;
    disk_fail(NULL);
    add(&entry);
    assert_int_equal(disk_count(DISK_LOCK), 1);
    assert_int_equal(disk_count(DISK_SYNC), 1);
    assert_true(disk_count(DISK_SYNC_FOLDER) > 0);
    disk_fail(NULL);
    add(&entry);
    assert_int_equal(disk_count(DISK_SYNC), 1);
    assert_int_equal(disk_count(DISK_WRITE), 1);
    assert_int_equal(disk_count(DISK_SYNC_FOLDER), 0);
    assert_int_equal(unlink(path), 0);
    disk_fail(NULL);
    add(&entry);
    assert_int_equal(disk_count(DISK_SYNC_FOLDER), 1);
}

static void test_a_problem_tells_why(void **state)
{
    struct training_entry entry = trained_entry("Ann", 1, 1);
    struct problem problem;
    (void)state;
    add(&entry);
    disk_fail(&(struct disk_fault){DISK_WRITE, 1, UINT_MAX, ENOSPC});
    assert_false(training_log_add(&entry, &problem));
    disk_fail(NULL);
    assert_non_null(strstr(problem.text, "training: cannot be written: No space left"));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)
    const struct CMUnitTest tests[] = {
        TEST(test_what_is_added_is_read),
        TEST(test_a_line_looks_as_documented),
        TEST(test_nobody_else_can_read_it),
        TEST(test_nothing_practised_is_no_problem),
        TEST(test_a_history_that_cannot_be_is_said),
        TEST(test_a_line_cut_off_harms_no_other),
        TEST(test_what_cannot_be_read_is_skipped_and_kept),
        TEST(test_other_keys_are_passed_over),
        TEST(test_skipped_lines_are_said_once),
        TEST(test_capitals_make_nobody_else),
        TEST(test_programs_do_not_mix_their_lines),
        TEST(test_nobody_waits_for_a_lock),
        TEST(test_parts_are_read_by_time),
        TEST(test_a_history_that_is_locked_for_good_is_said),
        TEST(test_a_history_of_any_length_is_read),
        TEST(test_lines_of_any_length_are_told_apart),
        TEST(test_a_link_is_continued_and_not_made),
        TEST(test_a_history_may_be_deleted_at_any_moment),
        TEST(test_a_pipe_is_no_history),
        TEST(test_a_failing_disk_is_said),
        TEST(test_reading_goes_on_after_signals_and_fails_with_the_disk),
        TEST(test_what_is_added_is_synced),
        TEST(test_a_problem_tells_why),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
