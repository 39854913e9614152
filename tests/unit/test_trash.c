/* Deleting games, bringing them back, and what happens to them when a program is killed. */
#include "played.h"

#include "play/store.h"
#include "play/trash.h"
#include "support/probe.h"

#include <signal.h>
#include <sys/wait.h>

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
    if (!trash_put(path, &problem))
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
    assert_false(trash_has_games());
    put(path);
    assert_int_equal(played_games(), 0);
    assert_true(trash_has_games());
    assert_true(trash_bring_back(back, &problem));
    assert_string_equal(back, path);
    char *text_back = played_text(path, &length_back);
    assert_int_equal(length, length_back);
    assert_memory_equal(text, text_back, length);
    assert_int_equal(played_games(), 1);
    assert_false(trash_has_games());
    assert_false(trash_bring_back(back, &problem));
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
        assert_true(trash_bring_back(back, &problem));
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
    trash_empty();
    assert_false(trash_has_games());
    trash_bring_back_lost();
    assert_int_equal(played_games(), 0);
    assert_true(store_folder(folder, &problem));
    strcat(folder, "/deleted");
    assert_false(is_there(folder));
    trash_empty(); /* once more is harmless */
}

/* A program that deletes a game and waits until it is killed. */
static pid_t another_deletes(const char *path)
{
    int ready[2];
    char byte;
    assert_int_equal(pipe(ready), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        struct problem problem;
        byte = trash_put(path, &problem) ? 'y' : 'n';
        if (write(ready[1], &byte, 1) != 1)
            _exit(1);
        alarm(60); /* where the test fails nobody kills it */
        for (;;)
            pause();
    }
    assert_int_equal(read(ready[0], &byte, 1), 1);
    assert_int_equal(byte, 'y');
    close(ready[0]);
    close(ready[1]);
    return pid;
}

static void test_what_a_killed_program_deleted_comes_back(void **state)
{
    char path[STORE_PATH_SIZE];
    (void)state;
    keep_game("Ann", path);
    pid_t pid = another_deletes(path);
    trash_bring_back_lost(); /* it still runs: what it deleted is its own */
    trash_empty();
    assert_false(trash_has_games());
    assert_int_equal(played_games(), 0);
    kill(pid, SIGKILL);
    assert_int_equal(waitpid(pid, NULL, 0), pid);
    trash_empty();
    assert_int_equal(played_games(), 0);
    trash_bring_back_lost();
    assert_int_equal(played_games(), 1);
    assert_true(is_there(path));
}

static void test_no_other_game_is_replaced(void **state)
{
    char path[STORE_PATH_SIZE], back[STORE_PATH_SIZE];
    struct problem problem;
    (void)state;
    keep_game("Ann", path);
    put(path);
    played_write(path, "another\n", 8);
    assert_false(trash_bring_back(back, &problem));
    assert_non_null(strstr(problem.text, "cannot be moved: File exists"));
    assert_true(trash_has_games());
    assert_int_equal(unlink(path), 0);
    assert_true(trash_bring_back(back, &problem));
}

static void test_a_game_that_is_played_stays(void **state)
{
    char path[STORE_PATH_SIZE];
    struct session session;
    struct problem problem;
    (void)state;
    keep_game("Ann", path);
    assert_true(session_resume(&session, path, &problem));
    assert_false(trash_put(path, &problem));
    assert_non_null(strstr(problem.text, "this game is being played now"));
    assert_true(is_there(path));
    session_close(&session);
    put(path);
}

static void test_other_files_of_the_folder_are_left_alone(void **state)
{
    static const char *const names[] = {"notes", "x.1", "x.bastide.0.1", "x.bastide.1x.1", ".1.1"};
    char folder[STORE_PATH_SIZE], path[STORE_PATH_SIZE + 32];
    struct problem problem;
    (void)state;
    keep_game("Ann", path);
    put(path);
    assert_true(store_folder(folder, &problem));
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        snprintf(path, sizeof path, "%s/deleted/%s", folder, names[n]);
        played_write(path, "mine\n", 5);
    }
    trash_bring_back_lost();
    trash_empty();
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        snprintf(path, sizeof path, "%s/deleted/%s", folder, names[n]);
        assert_true(is_there(path));
    }
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, probe_folder_setup, probe_folder_teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_a_deleted_game_comes_back_as_it_was),
        TEST(test_the_last_comes_back_first),
        TEST(test_leaving_removes_them_for_good),
        TEST(test_what_a_killed_program_deleted_comes_back),
        TEST(test_no_other_game_is_replaced),
        TEST(test_a_game_that_is_played_stays),
        TEST(test_other_files_of_the_folder_are_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
