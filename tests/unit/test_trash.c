/* Deleting games, bringing them back, and what happens to them when a program is killed. */
#include "played.h"

#include "play/store.h"
#include "support/probe.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/wait.h>

static struct trash trash;  /* of this program */
static bool has_no_locks;   /* the file system */
static bool another_tidies; /* removes the next lock file before it is locked */

int __real_flock(int fd, int operation);
int __wrap_flock(int fd, int operation);

int __wrap_flock(int fd, int operation)
{
    if (another_tidies)
        assert_int_equal(system("rm \"$XDG_DATA_HOME\"/bastide/deleted/lock.*"), 0);
    another_tidies = false;
    if (!has_no_locks)
        return __real_flock(fd, operation);
    errno = ENOSYS;
    return -1;
}

static int setup(void **state)
{
    trash = (struct trash){.number = 0};
    has_no_locks = false;
    return probe_folder_setup(state);
}

static int teardown(void **state)
{
    trash_empty(&trash);
    return probe_folder_teardown(state);
}

/* Keeps a game of `players` with that name of the first; its path. */
static void keep_game(const char *name, char path[STORE_PATH_SIZE])
{
    struct session session;
    struct problem problem;
    struct record_head head = played_head(2, 1);
    strcpy(head.name[0], name);
    assert_true(store_new_path(path, &problem));
    assert_true(session_begin(&session, &head, &problem));
    assert_true(session_keep(&session, path, &problem));
    session_close(&session);
}

static void put(const char *path)
{
    struct problem problem;
    if (!trash_put(&trash, path, &problem))
        fail_msg("%s", problem.text);
}

static bool is_there(const char *path)
{
    return access(path, F_OK) == 0;
}

static void test_a_deleted_game_comes_back_as_it_was(void **state)
{
    char path[STORE_PATH_SIZE], back[STORE_PATH_SIZE];
    struct problem problem;
    size_t length, length_back;
    (void)state;
    keep_game("Ann", path);
    char *text = played_text(path, &length);
    assert_int_equal(trash.games, 0);
    put(path);
    assert_int_equal(played_games(), 0);
    assert_int_equal(trash.games, 1);
    assert_true(trash_bring_back(&trash, back, &problem));
    assert_string_equal(back, path);
    char *text_back = played_text(path, &length_back);
    assert_int_equal(length, length_back);
    assert_memory_equal(text, text_back, length);
    assert_int_equal(played_games(), 1);
    assert_int_equal(trash.games, 0);
    assert_false(trash_bring_back(&trash, back, &problem));
    assert_string_equal(problem.text, "no game has been deleted since the program started");
    free(text);
    free(text_back);
}

static void test_the_last_comes_back_first(void **state)
{
    enum { GAMES = 12 };
    char path[GAMES][STORE_PATH_SIZE], back[STORE_PATH_SIZE];
    struct problem problem;
    (void)state;
    for (unsigned g = 0; g < GAMES; g++)
        keep_game("Ann", path[g]);
    for (unsigned g = 0; g < GAMES; g++)
        put(path[g]);
    for (unsigned g = GAMES; g > 0; g--) {
        assert_true(trash_bring_back(&trash, back, &problem));
        assert_string_equal(back, path[g - 1]);
    }
}

static void test_leaving_removes_them_for_good(void **state)
{
    char path[STORE_PATH_SIZE], folder[STORE_PATH_SIZE];
    struct problem problem;
    (void)state;
    keep_game("Ann", path);
    put(path);
    trash_empty(&trash);
    assert_int_equal(trash.games, 0);
    trash_bring_back_lost();
    assert_int_equal(played_games(), 0);
    assert_true(folder_make(FOLDER_GAMES, folder, &problem));
    strcat(folder, "/deleted");
    assert_false(is_there(folder));
    trash_empty(&trash); /* once more is harmless */
}

/* Another program. It does something and waits until it is killed, or the test has ended. */
struct other {
    pid_t pid;
    int wanted; /* as long as this end of a pipe is open */
};

static struct other other_does(bool (*something)(const char *path), const char *path)
{
    int ready[2], wanted[2];
    char byte = 'n';
    assert_int_equal(pipe(ready), 0);
    assert_int_equal(pipe(wanted), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        close(wanted[1]);
        byte = something(path) ? 'y' : 'n';
        _exit(write(ready[1], &byte, 1) != 1 || read(wanted[0], &byte, 1) != 0);
    }
    assert_int_equal(read(ready[0], &byte, 1), 1);
    assert_int_equal(byte, 'y');
    close(ready[0]);
    close(ready[1]);
    close(wanted[0]);
    return (struct other){pid, wanted[1]};
}

static void other_is_killed(struct other other)
{
    kill(other.pid, SIGKILL);
    assert_int_equal(waitpid(other.pid, NULL, 0), other.pid);
    close(other.wanted);
}

static bool deletes(const char *path)
{
    struct problem problem;
    return trash_put(&trash, path, &problem);
}

static bool holds_lock(const char *path)
{
    int fd = open(path, O_RDWR | O_CREAT, 0600);
    return fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0;
}

/* The path of a file in the trash, whose folder is made. */
static char *in_trash(char path[STORE_PATH_SIZE], const char *name)
{
    struct problem problem;
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    strcat(path, "/deleted");
    mkdir(path, 0700);
    snprintf(path + strlen(path), STORE_PATH_SIZE - strlen(path), "/%s", name);
    return path;
}

/* Whether the trash and its folder are gone. */
static bool has_no_trash(void)
{
    char path[STORE_PATH_SIZE];
    struct problem problem;
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    return !is_there(strcat(path, "/deleted"));
}

static void test_what_a_killed_program_deleted_comes_back(void **state)
{
    char path[STORE_PATH_SIZE];
    (void)state;
    keep_game("Ann", path);
    struct other other = other_does(deletes, path);
    trash_bring_back_lost(); /* it still runs: what it deleted is its own */
    trash_empty(&trash);
    assert_int_equal(trash.games, 0);
    assert_int_equal(played_games(), 0);
    other_is_killed(other);
    trash_empty(&trash);
    assert_int_equal(played_games(), 0);
    trash_bring_back_lost();
    assert_int_equal(played_games(), 1);
    assert_true(is_there(path));
    assert_true(has_no_trash()); /* nor a lock file */
}

/* Without locks the number of the process tells. */
static void test_the_same_on_a_file_system_without_locks(void **state)
{
    char path[STORE_PATH_SIZE];
    (void)state;
    keep_game("Ann", path);
    has_no_locks = true;
    struct other other = other_does(deletes, path);
    trash_bring_back_lost();
    assert_int_equal(played_games(), 0);
    other_is_killed(other);
    trash_bring_back_lost();
    assert_int_equal(played_games(), 1);
    assert_true(has_no_trash());
}

/* Numbers of processes come again. What a dead program with ours could not give back, as its name
 * was taken, is not emptied with our own games; nor is what an earlier version left. */
static void test_a_dead_program_with_our_number_keeps_its_games(void **state)
{
    char path[STORE_PATH_SIZE], left[STORE_PATH_SIZE], name[128], owner[64];
    (void)state;
    for (unsigned o = 0; o < 2; o++) {
        keep_game("Ann", path);
        snprintf(owner, sizeof owner, o == 0 ? "%ld" : "%ld-000000000007", (long)getpid());
        snprintf(name, sizeof name, "%s.%s.1", strrchr(path, '/') + 1, owner);
        played_write(in_trash(left, name), "theirs\n", 7);
        trash_bring_back_lost(); /* its name is taken */
        assert_true(is_there(left));
        put(path);
        trash_empty(&trash);
        assert_true(is_there(left));
        trash_bring_back_lost();
        assert_true(is_there(path));
        assert_int_equal(unlink(path), 0);
    }
    assert_true(has_no_trash());
}

/* In two containers that share a folder two programs may have the same number. */
static void test_a_living_program_with_our_number_keeps_its_games(void **state)
{
    char game[STORE_PATH_SIZE], lock[STORE_PATH_SIZE], name[128];
    (void)state;
    snprintf(name, sizeof name, "x.bastide.%ld-000000000007.1", (long)getpid());
    played_write(in_trash(game, name), "theirs\n", 7);
    snprintf(name, sizeof name, "lock.%ld-000000000007", (long)getpid());
    struct other other = other_does(holds_lock, in_trash(lock, name));
    trash_bring_back_lost();
    assert_true(is_there(game));
    assert_true(is_there(lock));
    other_is_killed(other);
    trash_bring_back_lost();
    assert_int_equal(played_games(), 1);
    assert_true(has_no_trash());
}

/* The number of the dead program is another one's now, which is no owner of games. */
static void test_a_number_that_is_in_use_again_hides_no_game(void **state)
{
    char path[STORE_PATH_SIZE], taken[STORE_PATH_SIZE], name[128];
    struct problem problem;
    (void)state;
    snprintf(name, sizeof name, "x.bastide.%ld-000000000007.1", (long)getppid());
    played_write(in_trash(path, name), "theirs\n", 7);
    trash_bring_back_lost(); /* without a lock file there is only the number */
    assert_true(is_there(path));
    snprintf(name, sizeof name, "lock.%ld-000000000007", (long)getppid());
    played_write(in_trash(path, name), "", 0);
    assert_true(folder_make(FOLDER_GAMES, taken, &problem));
    strcat(taken, "/x.bastide");
    played_write(taken, "ours\n", 5);
    trash_bring_back_lost(); /* the lock file stays as long as there is a game of its owner */
    assert_true(is_there(path));
    assert_int_equal(unlink(taken), 0);
    trash_bring_back_lost();
    assert_int_equal(played_games(), 1);
    assert_true(has_no_trash());
}

/* A link in the place of the folder leads to files that are none of ours. */
static void test_a_link_is_no_trash(void **state)
{
    char path[STORE_PATH_SIZE], trash_path[STORE_PATH_SIZE], target[STORE_PATH_SIZE + 32];
    char theirs[STORE_PATH_SIZE + 64];
    struct problem problem;
    (void)state;
    keep_game("Ann", path);
    in_trash(trash_path, "");
    trash_path[strlen(trash_path) - 1] = '\0';
    assert_int_equal(rmdir(trash_path), 0);
    snprintf(target, sizeof target, "%s of another", trash_path);
    snprintf(theirs, sizeof theirs, "%s/x.bastide.%d.1", target, INT_MAX);
    assert_int_equal(mkdir(target, 0700), 0);
    played_write(theirs, "theirs\n", 7);
    assert_int_equal(symlink(target, trash_path), 0);
    assert_false(trash_put(&trash, path, &problem));
    assert_non_null(strstr(problem.text, "/deleted: expected a folder for deleted games; a link"));
    trash_bring_back_lost();
    trash_empty(&trash);
    assert_true(is_there(path));
    assert_true(is_there(theirs));
    assert_int_equal(unlink(theirs), 0);
    assert_int_equal(rmdir(target), 0); /* with nothing else in it */
    assert_int_equal(unlink(trash_path), 0);
    put(path);
    assert_int_equal(rename(trash_path, target), 0);
    assert_int_equal(symlink(target, trash_path), 0);
    assert_false(trash_bring_back(&trash, path, &problem));
    assert_non_null(strstr(problem.text, "/deleted: expected a folder for deleted games; a link"));
    assert_int_equal(trash.games, 1);
    assert_int_equal(unlink(trash_path), 0);
    assert_int_equal(rename(target, trash_path), 0);
    assert_true(trash_bring_back(&trash, path, &problem));
}

static void test_a_lock_file_may_be_gone_at_once(void **state)
{
    char path[STORE_PATH_SIZE];
    (void)state;
    keep_game("Ann", path);
    another_tidies = true;
    put(path);
    assert_false(another_tidies);
    trash_bring_back_lost(); /* there is another lock file, which we hold */
    assert_false(is_there(path));
}

/* It says nothing of its owner. */
static void test_a_link_is_no_lock_file(void **state)
{
    char game[STORE_PATH_SIZE], target[STORE_PATH_SIZE], lock[STORE_PATH_SIZE];
    (void)state;
    played_write(in_trash(game, "x.bastide.1-7.1"), "theirs\n", 7);
    played_write(in_trash(target, "notes"), "mine\n", 5);
    assert_int_equal(symlink(target, in_trash(lock, "lock.1-7")), 0);
    trash_bring_back_lost();
    assert_true(is_there(game));
}

static void test_a_file_is_no_trash(void **state)
{
    char path[STORE_PATH_SIZE], file[STORE_PATH_SIZE];
    struct problem problem;
    (void)state;
    keep_game("Ann", path);
    in_trash(file, "");
    file[strlen(file) - 1] = '\0';
    assert_int_equal(rmdir(file), 0);
    played_write(file, "mine\n", 5);
    assert_false(trash_put(&trash, path, &problem));
    assert_non_null(strstr(problem.text, "a link or a file is there"));
    assert_true(is_there(path));
}

/* The folder of games itself may be a link, as people put it on another disk. */
static void test_the_folder_of_games_may_be_a_link(void **state)
{
    char path[STORE_PATH_SIZE], back[STORE_PATH_SIZE], folder[STORE_PATH_SIZE];
    char target[STORE_PATH_SIZE + 32];
    struct problem problem;
    (void)state;
    assert_true(folder_make(FOLDER_GAMES, folder, &problem));
    snprintf(target, sizeof target, "%s elsewhere", folder);
    assert_int_equal(rename(folder, target), 0);
    assert_int_equal(symlink(target, folder), 0);
    keep_game("Ann", path);
    put(path);
    assert_int_equal(played_games(), 0);
    assert_true(trash_bring_back(&trash, back, &problem));
    assert_string_equal(back, path);
    put(path);
    trash_empty(&trash);
    assert_true(has_no_trash());
}

static void test_no_other_game_is_replaced(void **state)
{
    char path[STORE_PATH_SIZE], back[STORE_PATH_SIZE];
    struct problem problem;
    (void)state;
    keep_game("Ann", path);
    put(path);
    played_write(path, "another\n", 8);
    assert_false(trash_bring_back(&trash, back, &problem));
    assert_non_null(strstr(problem.text, "cannot be moved: File exists"));
    assert_int_equal(trash.games, 1);
    assert_int_equal(unlink(path), 0);
    assert_true(trash_bring_back(&trash, back, &problem));
}

static void test_a_game_that_is_played_stays(void **state)
{
    char path[STORE_PATH_SIZE];
    struct session session;
    struct problem problem;
    (void)state;
    keep_game("Ann", path);
    assert_true(session_resume(&session, path, &problem));
    assert_false(trash_put(&trash, path, &problem));
    assert_non_null(strstr(problem.text, "this game is being played now"));
    assert_true(is_there(path));
    session_close(&session);
    put(path);
}

static void test_other_files_of_the_folder_are_left_alone(void **state)
{
    static const char *const names[] = {"notes",
                                        "x.1",
                                        "x.bastide.0.1",
                                        "x.bastide.1x.1",
                                        ".1.1",
                                        "x.bastide.1-.1",
                                        "x.bastide.1-2x.1",
                                        "lock.1-x"};
    char folder[STORE_PATH_SIZE], path[STORE_PATH_SIZE + 32];
    struct problem problem;
    (void)state;
    keep_game("Ann", path);
    put(path);
    assert_true(folder_make(FOLDER_GAMES, folder, &problem));
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        snprintf(path, sizeof path, "%s/deleted/%s", folder, names[n]);
        played_write(path, "mine\n", 5);
    }
    trash_bring_back_lost();
    trash_empty(&trash);
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        snprintf(path, sizeof path, "%s/deleted/%s", folder, names[n]);
        assert_true(is_there(path));
    }
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_a_deleted_game_comes_back_as_it_was),
        TEST(test_the_last_comes_back_first),
        TEST(test_leaving_removes_them_for_good),
        TEST(test_what_a_killed_program_deleted_comes_back),
        TEST(test_the_same_on_a_file_system_without_locks),
        TEST(test_a_dead_program_with_our_number_keeps_its_games),
        TEST(test_a_living_program_with_our_number_keeps_its_games),
        TEST(test_a_number_that_is_in_use_again_hides_no_game),
        TEST(test_a_link_is_no_trash),
        TEST(test_a_lock_file_may_be_gone_at_once),
        TEST(test_a_link_is_no_lock_file),
        TEST(test_a_file_is_no_trash),
        TEST(test_the_folder_of_games_may_be_a_link),
        TEST(test_no_other_game_is_replaced),
        TEST(test_a_game_that_is_played_stays),
        TEST(test_other_files_of_the_folder_are_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
