/* Files that are replaced and made, on a disk that fails, and of owners who may not do everything:
 * what is there before and after, and what is left behind. */
#include "unit/played.h"

#include "faults/disk.h"
#include "play/file.h"
#include "play/journal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sys/file.h>
#include <sys/wait.h>

static char folder[64], path[256];

static int make_folder(void **state)
{
    (void)state;
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    umask(022);
    scratch_make(folder);
    played_path(path, folder, "file");
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    disk_watch(NULL);
    disk_fail(NULL);
    scratch_remove(folder);
    return 0;
}

static unsigned files_in_folder(void)
{
    unsigned files = 0;
    DIR *open = opendir(folder);
    assert_non_null(open);
    while (readdir(open) != NULL)
        files++;
    closedir(open);
    return files - 2;
}

static void expect_text(const char *expected)
{
    size_t length;
    char *text = played_text(path, &length);
    assert_string_equal(text, expected);
    free(text);
}

/* ---- replacing ---- */

static void test_what_fails_changes_nothing_and_leaves_nothing(void **state)
{
    static const int errors[] = {EIO, ENOSPC, DISK_HALF, DISK_NONE};
    static const enum disk_call calls[] = {DISK_WRITE, DISK_SYNC, DISK_RENAME};
    (void)state;
    played_write(path, "old\n", 4);
    for (size_t c = 0; c < sizeof calls / sizeof *calls; c++)
        for (size_t e = 0; e < sizeof errors / sizeof *errors; e++) {
            struct problem problem;
            if (errors[e] < 0 && calls[c] != DISK_WRITE)
                continue;
            disk_fail(&(struct disk_fault){calls[c], 1, UINT_MAX, errors[e]});
            assert_false(file_replace(path, FILE_PRIVATE, "new\n", 4, &problem));
            disk_fail(NULL);
            const char *why = strerror(errors[e] > 0 ? errors[e] : EIO);
            if (strstr(problem.text, why) == NULL)
                fail_msg("'%s' does not say '%s'", problem.text, why);
            expect_text("old\n");
            assert_int_equal(files_in_folder(), 1);
        }
}

/* What has been done, in its order. */
static enum disk_call deeds[16];
static unsigned deeds_done;
static bool was_unlocked; /* while it was written */
static ino_t folder_synced;

static void note(const struct disk_deed *deed)
{
    deeds[deeds_done++ % 16] = deed->call;
    if (deed->call == DISK_SYNC_FOLDER)
        folder_synced = deed->file;
    if (deed->call != DISK_WRITE)
        return;
    char fresh[300];
    snprintf(fresh, sizeof fresh, "%s.%ld.tmp", path, (long)getpid());
    disk_watch(NULL);
    int fd = open(fresh, O_RDONLY);
    was_unlocked = fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0;
    if (fd >= 0)
        close(fd);
    disk_watch(note);
}

static void test_the_text_is_synced_before_its_name_and_both_before_the_end(void **state)
{
    static const enum disk_call expected[] = {DISK_OPEN, DISK_WRITE, DISK_SYNC, DISK_RENAME,
                                              DISK_SYNC_FOLDER};
    struct problem problem;
    (void)state;
    deeds_done = 0;
    disk_watch(note);
    assert_true(file_replace(path, FILE_PRIVATE, "new\n", 4, &problem));
    disk_watch(NULL);
    assert_int_equal(deeds_done, 5);
    assert_memory_equal(deeds, expected, sizeof expected);
    assert_false(was_unlocked); /* or others would take it for a leftover */
}

/* Some file systems cannot sync folders; of others it is said. */
static void test_folders_that_cannot_be_synced(void **state)
{
    struct problem problem;
    (void)state;
    disk_fail(&(struct disk_fault){DISK_SYNC_FOLDER, 1, UINT_MAX, EINVAL});
    assert_true(file_replace(path, FILE_PRIVATE, "new\n", 4, &problem));
    disk_fail(&(struct disk_fault){DISK_SYNC_FOLDER, 1, UINT_MAX, EIO});
    assert_false(file_replace(path, FILE_PRIVATE, "newer\n", 6, &problem));
    disk_fail(NULL);
    assert_non_null(strstr(problem.text, "its folder cannot be synced: Input/output error"));
    expect_text("newer\n"); /* it is there all the same */
}

static void test_the_folder_of_a_path_is_synced(void **state)
{
    struct stat about;
    (void)state;
    disk_watch(note);
    assert_true(file_sync_folder("/no such file"));
    assert_int_equal(stat("/", &about), 0);
    assert_int_equal(folder_synced, about.st_ino);
    assert_true(file_sync_folder("no such file"));
    assert_int_equal(stat(".", &about), 0);
    assert_int_equal(folder_synced, about.st_ino);
    assert_true(file_sync_folder(path));
    assert_int_equal(stat(folder, &about), 0);
    assert_int_equal(folder_synced, about.st_ino);
}

/* ---- owners ---- */

enum { SOMEBODY = 65534, ANOTHER = 65533 };

/* Replaces the file as somebody who may change the folder, where tests run as root. */
static int replaced_as_somebody(void)
{
    int status;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct problem problem;
        if (geteuid() == 0 && (setegid(SOMEBODY) != 0 || seteuid(SOMEBODY) != 0))
            _exit(2);
        _exit(!file_replace(path, FILE_PRIVATE, "new\n", 4, &problem));
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return status;
}

static void test_a_file_that_cannot_be_read_is_replaced(void **state)
{
    struct stat about;
    (void)state;
    played_write(path, "old\n", 4);
    assert_int_equal(chmod(path, 0), 0);
    if (geteuid() == 0) {
        assert_int_equal(chown(folder, SOMEBODY, SOMEBODY), 0);
        assert_int_equal(chown(path, SOMEBODY, SOMEBODY), 0);
    }
    assert_int_equal(replaced_as_somebody(), 0);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0);
    assert_int_equal(chmod(path, 0600), 0);
    expect_text("new\n");
}

/* Another's file becomes somebody's own: nobody may read it who could not read the old one. */
static void test_a_file_of_another_is_closed(void **state)
{
    struct stat about;
    (void)state;
    if (geteuid() != 0)
        skip();
    played_write(path, "old\n", 4);
    assert_int_equal(chmod(path, 0664), 0);
    assert_int_equal(chown(folder, SOMEBODY, SOMEBODY), 0);
    assert_int_equal(chown(path, ANOTHER, ANOTHER), 0);
    assert_int_equal(replaced_as_somebody(), 0);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_uid, SOMEBODY);
    assert_int_equal(about.st_mode & 0777, 0600);
}

/* ---- records ---- */

static void add_text(struct record_buffer *buffer, const char *text)
{
    record_buffer_add(buffer, text, strlen(text));
}

static void test_the_name_of_a_new_record_is_synced(void **state)
{
    struct record_buffer text = {0};
    (void)state;
    add_text(&text, "bastide: 1\n");
    disk_fail(NULL);
    int fd = record_file_make(path, &text);
    assert_true(fd >= 0);
    assert_int_equal(disk_count(DISK_SYNC_FOLDER), 1);
    close(fd);
    disk_fail(&(struct disk_fault){DISK_SYNC_FOLDER, 1, UINT_MAX, EIO});
    assert_int_equal(unlink(path), 0);
    assert_int_equal(record_file_make(path, &text), -1);
    disk_fail(NULL);
    assert_int_equal(files_in_folder(), 0);
    record_buffer_free(&text);
}

/* Only "_02" and the like are numbers of a name. */
static void test_names_beside_others(void **state)
{
    static const char *const names[][2] = {
        {"a.bastide", "a_02.bastide"},
        {"a_02.bastide", "a_03.bastide"},
        {"a_1b.bastide", "a_1b_02.bastide"},
        {"a_b1.bastide", "a_b1_02.bastide"},
        {"b", "b_02"},
    };
    struct record_buffer text = {0};
    (void)state;
    add_text(&text, "bastide: 1\n");
    for (size_t n = 0; n < sizeof names / sizeof *names; n++) {
        char other[256], *made;
        played_path(path, folder, names[n][0]);
        played_write(path, "", 0);
        int fd = record_file_make_beside(path, &text, &made);
        assert_true(fd >= 0);
        assert_string_equal(made, played_path(other, folder, names[n][1]));
        close(fd);
        free(made);
    }
    record_buffer_free(&text);
}

static void test_a_record_that_failed_is_tried_once_more_at_the_end(void **state)
{
    struct record_buffer text = {0}, move = {0};
    struct problem problem;
    (void)state;
    add_text(&text, "bastide: 1\nplayer: Ann\nplayer: Ben\n\n");
    struct journal *journal = journal_create(path, &text, &problem);
    assert_non_null(journal);
    record_buffer_mark(&move, 0);
    add_text(&move, "- draw CFFF\n");
    disk_fail(&(struct disk_fault){DISK_SYNC, 1, UINT_MAX, EIO});
    assert_false(journal_append(journal, &move, &problem));
    disk_fail(NULL);
    journal_close(journal);
    assert_true(disk_count(DISK_SYNC) > 0);
    record_buffer_free(&text);
    record_buffer_free(&move);
}

static void test_a_record_is_not_replaced_by_one_that_is_too_long(void **state)
{
    struct record_buffer text = {0}, longer = {0};
    struct problem problem;
    size_t length;
    (void)state;
    add_text(&text, "bastide: 1\n");
    struct journal *journal = journal_create(path, &text, &problem);
    assert_non_null(journal);
    char *before = played_text(path, &length);
    char *many = malloc(FILE_SIZE_MOST + 2);
    memset(many, '#', FILE_SIZE_MOST + 1);
    many[FILE_SIZE_MOST + 1] = '\0';
    add_text(&longer, many);
    assert_false(journal_replace(journal, &longer, &problem));
    assert_non_null(strstr(problem.text, "would be too long for a game"));
    assert_int_equal(longer.length, FILE_SIZE_MOST + 1); /* still the caller's */
    expect_text(before);
    journal_close(journal);
    record_buffer_free(&text);
    record_buffer_free(&longer);
    free(before);
    free(many);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)
    const struct CMUnitTest tests[] = {
        TEST(test_what_fails_changes_nothing_and_leaves_nothing),
        TEST(test_the_text_is_synced_before_its_name_and_both_before_the_end),
        TEST(test_folders_that_cannot_be_synced),
        TEST(test_the_folder_of_a_path_is_synced),
        TEST(test_a_file_that_cannot_be_read_is_replaced),
        TEST(test_a_file_of_another_is_closed),
        TEST(test_the_name_of_a_new_record_is_synced),
        TEST(test_names_beside_others),
        TEST(test_a_record_that_failed_is_tried_once_more_at_the_end),
        TEST(test_a_record_is_not_replaced_by_one_that_is_too_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
