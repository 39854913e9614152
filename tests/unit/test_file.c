/* Files that are replaced and read: modes, links, leftovers, and what is said of what is no such
 * file. */
#include "unit/played.h"

#include "play/file.h"
#include "play/settings.h"
#include "tui/theme/theme.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    setenv("XDG_CONFIG_HOME", folder, 1);
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    umask(022);
    char path[256];
    mkdir(played_path(path, folder, "bastide"), 0700);
    mkdir(played_path(path, folder, "bastide/themes"), 0700);
    return 0;
}

static char *put(char path[256], const char *name, const char *text)
{
    played_write(played_path(path, folder, name), text, strlen(text));
    return path;
}

static void expect(const char *path, const char *text)
{
    size_t length;
    char *found = played_text(path, &length);
    assert_string_equal(found, text);
    free(found);
}

static unsigned mode_of(const char *path)
{
    struct stat about;
    assert_int_equal(lstat(path, &about), 0);
    return about.st_mode & 07777;
}

static void replace(const char *path)
{
    struct problem problem;
    if (!file_replace(path, FILE_PRIVATE, "new\n", 4, &problem))
        fail_msg("%s", problem.text);
    expect(path, "new\n");
}

static void expect_refused(const char *path, const char *why)
{
    struct problem problem;
    assert_false(file_replace(path, FILE_PRIVATE, "new\n", 4, &problem));
    if (!strstr(problem.text, why))
        fail_msg("'%s' does not say '%s'", problem.text, why);
}

static void test_a_new_file_is_nobody_elses(void **state)
{
    (void)state;
    char path[256];
    replace(played_path(path, folder, "new"));
    assert_int_equal(mode_of(path), 0600);
}

/* Others may read a shared one as far as the umask lets them. */
static void test_a_new_shared_file_has_the_mode_of_the_umask(void **state)
{
    (void)state;
    char path[256];
    struct problem problem;
    static const mode_t masks[] = {022, 077, 002};
    mode_t before = umask(022);
    for (size_t m = 0; m < sizeof masks / sizeof masks[0]; m++) {
        played_path(path, folder, "shared");
        umask(masks[m]);
        assert_true(file_replace(path, FILE_SHARED, "new\n", 4, &problem));
        assert_int_equal(mode_of(path), 0666 & ~masks[m]);
        unlink(path);
    }
    umask(before);
}

static void test_a_file_keeps_its_mode(void **state)
{
    (void)state;
    static const unsigned modes[] = {0600, 0640, 0644, 0660, 0400};
    for (size_t m = 0; m < sizeof modes / sizeof modes[0]; m++) {
        char path[256];
        put(path, "mode", "old\n");
        assert_int_equal(chmod(path, modes[m]), 0);
        replace(path);
        assert_int_equal(mode_of(path), modes[m]);
        unlink(path);
    }
}

static void test_a_link_stays_and_its_file_is_replaced(void **state)
{
    (void)state;
    char target[256], link[256], second[256];
    struct stat about;
    put(target, "target", "old\n");
    chmod(target, 0640);
    assert_int_equal(symlink("target", played_path(link, folder, "link")), 0);
    assert_int_equal(symlink(link, played_path(second, folder, "link of link")), 0);
    replace(second);
    expect(target, "new\n");
    assert_int_equal(lstat(link, &about), 0);
    assert_true(S_ISLNK(about.st_mode));
    assert_int_equal(lstat(second, &about), 0);
    assert_true(S_ISLNK(about.st_mode));
    assert_int_equal(mode_of(target), 0640);
}

static void test_links_that_lead_nowhere_are_told(void **state)
{
    (void)state;
    char nowhere[256], round[256];
    assert_int_equal(symlink("gone", played_path(nowhere, folder, "nowhere")), 0);
    expect_refused(nowhere, "nowhere: cannot be written: it is a broken link");
    assert_int_equal(symlink("round", played_path(round, folder, "round")), 0);
    expect_refused(round, "round: cannot be written: Too many levels of symbolic links");
}

static void test_what_is_no_file_is_refused(void **state)
{
    (void)state;
    char path[256];
    expect_refused(folder, "it is not a regular file");
    expect_refused("/dev/null", "it is not a regular file");
    assert_int_equal(mkfifo(played_path(path, folder, "pipe"), 0600), 0);
    expect_refused(path, "it is not a regular file");
    expect_refused(played_path(path, folder, "no/such/folder"), "No such file or directory");
}

static bool is_read(const char *path, size_t expected, struct problem *problem)
{
    char *text;
    size_t length;
    if (!file_read(FILE_SETTINGS, path, &text, &length, problem))
        return false;
    assert_int_equal(length, expected);
    free(text);
    return true;
}

/* Up to the limit files are read, and nobody waits for somebody who writes into a pipe. */
static void test_what_is_read(void **state)
{
    (void)state;
    char path[256], most[FILE_SMALL_MOST + 1];
    struct problem problem;
    memset(most, '#', sizeof most);
    played_write(played_path(path, folder, "longest"), most, FILE_SMALL_MOST);
    assert_true(is_read(path, FILE_SMALL_MOST, &problem));
    played_write(path, most, FILE_SMALL_MOST + 1);
    assert_false(is_read(path, 0, &problem));
    assert_non_null(strstr(problem.text, "too long for settings"));
    assert_int_equal(mkfifo(played_path(path, folder, "pipe to read"), 0600), 0);
    assert_false(is_read(path, 0, &problem));
    assert_non_null(strstr(problem.text, "expected a settings file, this is not one"));
}

/* The number of a process that has ended. */
static long dead_process(void)
{
    pid_t child = fork();
    if (child == 0)
        _exit(0);
    waitpid(child, NULL, 0);
    return child;
}

static void test_leftovers_of_the_dead_are_removed_and_no_others(void **state)
{
    (void)state;
    char path[256], name[96], left[256], alive[256], others[256], strange[256], linked[256];
    long dead = dead_process();
    snprintf(name, sizeof name, "kept.%ld.tmp", dead);
    put(left, name, "half of");
    snprintf(name, sizeof name, "kept.%ld.tmp", (long)getppid());
    put(alive, name, "half of");
    snprintf(name, sizeof name, "another.%ld.tmp", dead);
    put(others, name, "half of");
    snprintf(name, sizeof name, "kept.%ld.tmp.mine", dead);
    put(strange, name, "mine");
    snprintf(name, sizeof name, "kept.%ld.tmp", dead_process());
    assert_int_equal(symlink(others, played_path(linked, folder, name)), 0);
    replace(played_path(path, folder, "kept"));
    assert_int_not_equal(access(left, F_OK), 0);
    expect(alive, "half of");
    expect(others, "half of");
    expect(strange, "mine");
    assert_int_equal(access(linked, F_OK), 0);
    unlink(linked);
}

static int lock_of(const char *path)
{
    int fd = open(path, O_RDWR);
    assert_true(fd >= 0);
    assert_int_equal(flock(fd, LOCK_EX | LOCK_NB), 0);
    return fd;
}

/* It is written just now by a program that runs where its process cannot be seen. */
static void test_a_locked_leftover_is_left_alone(void **state)
{
    (void)state;
    char path[256], left[256], name[96];
    snprintf(name, sizeof name, "kept.%ld.tmp", dead_process());
    int held = lock_of(put(left, name, "half of"));
    replace(played_path(path, folder, "kept"));
    expect(left, "half of");
    close(held);
    replace(path);
    assert_int_not_equal(access(left, F_OK), 0);
}

/* One of our own number is a dead program's, and in the way, or of a program in another container.
 */
static void test_a_leftover_with_our_number(void **state)
{
    (void)state;
    char path[256], left[256], name[96];
    snprintf(name, sizeof name, "numbered.%ld.tmp", (long)getpid());
    put(path, "numbered", "old\n");
    int held = lock_of(put(left, name, "half of"));
    expect_refused(path, "numbered: cannot be written: File exists");
    expect(left, "half of");
    expect(path, "old\n");
    close(held);
    replace(path);
    assert_int_not_equal(access(left, F_OK), 0);
}

/* A record that is being played is not replaced; settings are no record, whoever locks them. */
static void test_locked_files(void **state)
{
    (void)state;
    char path[256];
    struct settings before = settings_default(), after = before;
    struct problem problem;
    int held = lock_of(put(path, "played", "old\n"));
    expect_refused(path, "played: a game is in progress there: expected another name");
    expect(path, "old\n");
    close(held);
    strcpy(after.value[SETTINGS_HINTS], "on");
    held = lock_of(put(path, "bastide/settings", ""));
    if (!settings_keep(&before, &after, &problem))
        fail_msg("%s", problem.text);
    expect(path, "hints: on\n");
    close(held);
    assert_int_equal(unlink(path), 0);
}

/* The reason stands at the end, and is there however long the path is. */
static void test_a_long_path_does_not_hide_the_reason(void **state)
{
    (void)state;
    char path[4200];
    struct problem problem;
    for (size_t length = 900; length < 4100; length += 100) {
        memset(path, 'p', length);
        for (size_t at = 0; at < length; at += 200)
            path[at] = '/';
        path[length] = '\0';
        assert_false(file_replace(path, FILE_PRIVATE, "", 0, &problem));
        const char *why = strstr(problem.text, ": cannot be written: ");
        assert_non_null(why);
        assert_true(strlen(why) > strlen(": cannot be written: "));
        assert_int_equal(strncmp(problem.text, "/ppp", 4), 0);
        assert_true(length < 1000 || strstr(problem.text, "ppp...ppp"));
    }
}

/* Characters are not cut in two. */
static void test_a_long_text_is_cut_between_characters(void **state)
{
    (void)state;
    char text[3000];
    struct problem problem;
    for (size_t shift = 0; shift < 4; shift++) {
        memset(text, 'x', shift);
        for (size_t at = shift; at + 4 < sizeof text; at += 3)
            memcpy(text + at, "\xe2\x82\xac", 4);
        problem_say(&problem, "%s", text);
        assert_null(strchr(problem.text, '?'));
        assert_non_null(strstr(problem.text, "\xe2\x82\xac...\xe2\x82\xac"));
    }
}

static void expect_settings_refused(const char *why)
{
    struct settings settings;
    struct problem problem;
    assert_false(settings_load(&settings, &problem));
    if (!strstr(problem.text, why))
        fail_msg("'%s' does not say '%s'", problem.text, why);
}

static void put_long(const char *path)
{
    FILE *file = fopen(path, "w");
    for (int i = 0; i < FILE_SMALL_MOST; i++)
        putc(i % 64 ? '#' : '\n', file);
    putc('#', file);
    fclose(file);
}

static void test_settings_that_are_none_are_told_as_such(void **state)
{
    (void)state;
    char path[256];
    struct settings before = settings_default(), after = before;
    struct problem problem;
    strcpy(after.value[SETTINGS_HINTS], "on");
    mkdir(played_path(path, folder, "bastide/settings"), 0700);
    expect_settings_refused("settings: expected a settings file, this is not one");
    rmdir(path);
    put_long(path);
    expect_settings_refused("settings: too long for settings: expected at most 65536 bytes");
    unlink(path);
    assert_int_equal(symlink("settings", path), 0);
    expect_settings_refused("settings: cannot be opened: Too many levels of symbolic links");
    assert_false(settings_keep(&before, &after, &problem));
    unlink(path);
    assert_int_equal(symlink("gone", path), 0);
    expect_settings_refused("settings: cannot be opened: No such file or directory");
    assert_false(settings_keep(&before, &after, &problem)); /* the link stays */
    assert_int_equal(unlink(path), 0);
}

static void test_settings_keep_their_mode_and_are_0600_when_new(void **state)
{
    (void)state;
    char path[256];
    struct settings before = settings_default(), after = before;
    struct problem problem;
    strcpy(after.value[SETTINGS_HINTS], "on");
    assert_true(settings_keep(&before, &after, &problem));
    assert_int_equal(mode_of(played_path(path, folder, "bastide/settings")), 0600);
    chmod(path, 0640);
    assert_true(settings_keep(&after, &before, &problem));
    assert_int_equal(mode_of(path), 0640);
    unlink(path);
}

static void expect_theme_refused(const char *why)
{
    struct theme theme;
    struct problem problem;
    assert_false(theme_find("mine", &theme, &problem));
    if (!strstr(problem.text, why))
        fail_msg("'%s' does not say '%s'", problem.text, why);
}

static void test_themes_that_are_none_are_told_as_such(void **state)
{
    (void)state;
    char path[256];
    expect_theme_refused("unknown theme 'mine'");
    mkdir(played_path(path, folder, "bastide/themes/mine.theme"), 0700);
    expect_theme_refused("mine.theme: expected a theme file, this is not one");
    rmdir(path);
    put_long(path);
    expect_theme_refused("mine.theme: too long for a theme: expected at most 65536 bytes");
    unlink(path);
    assert_int_equal(symlink("mine.theme", path), 0);
    expect_theme_refused("mine.theme: cannot be opened: Too many levels of symbolic links");
    unlink(path);
}

/* A record that is a link in the folder of games: the file that it leads to is played on; a new
 * record never goes through a link. */
static void test_records_and_links(void **state)
{
    (void)state;
    char target[256], link[256], fresh[256];
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    size_t length;
    played_begin(&session, 2, 1);
    assert_true(session_keep(&session, played_path(target, folder, "there"), &problem));
    assert_int_equal(mode_of(target), 0600);
    session_close(&session);
    assert_int_equal(symlink(target, played_path(link, folder, "here")), 0);
    assert_true(session_resume(&session, link, &problem));
    played_on(&session, &rng, 3);
    assert_false(session_news(&session, &problem));
    char *whole = played_record(&session, folder), *text = played_text(target, &length);
    assert_string_equal(text, whole);
    free(text);
    free(whole);
    session_close(&session);
    played_begin(&session, 2, 1);
    assert_int_equal(symlink("not yet", played_path(fresh, folder, "fresh")), 0);
    assert_false(session_keep(&session, fresh, &problem));
    assert_non_null(strstr(problem.text, "fresh: cannot be created: File exists"));
    assert_int_not_equal(access(played_path(fresh, folder, "not yet"), F_OK), 0);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_new_file_is_nobody_elses),
        cmocka_unit_test(test_a_new_shared_file_has_the_mode_of_the_umask),
        cmocka_unit_test(test_a_file_keeps_its_mode),
        cmocka_unit_test(test_a_link_stays_and_its_file_is_replaced),
        cmocka_unit_test(test_links_that_lead_nowhere_are_told),
        cmocka_unit_test(test_what_is_no_file_is_refused),
        cmocka_unit_test(test_what_is_read),
        cmocka_unit_test(test_leftovers_of_the_dead_are_removed_and_no_others),
        cmocka_unit_test(test_a_locked_leftover_is_left_alone),
        cmocka_unit_test(test_a_leftover_with_our_number),
        cmocka_unit_test(test_locked_files),
        cmocka_unit_test(test_a_long_path_does_not_hide_the_reason),
        cmocka_unit_test(test_a_long_text_is_cut_between_characters),
        cmocka_unit_test(test_settings_that_are_none_are_told_as_such),
        cmocka_unit_test(test_settings_keep_their_mode_and_are_0600_when_new),
        cmocka_unit_test(test_themes_that_are_none_are_told_as_such),
        cmocka_unit_test(test_records_and_links),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
