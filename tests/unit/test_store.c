/* The folder of games: where it is, what is listed, what is offered to go on with. */
#include "unit/played.h"

#include "play/seed.h"
#include "play/store.h"

#include <fcntl.h>

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    played_folder(folder);
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("HOME", "/nowhere", 1);
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    played_folder_remove(folder);
    return 0;
}

/* Keeps a game under a name of the store, played for so many moves, last changed then. */
static void keep(const char *name, unsigned moves, time_t changed)
{
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    char path[512], store[STORE_PATH_SIZE];
    assert_true(store_folder(store, &problem));
    snprintf(path, sizeof path, "%.200s/%s", store, name);
    played_begin(&session, 2, 1);
    snprintf(session.head.name[0], NAME_SIZE, "%.20s", name);
    assert_true(session_keep(&session, path, &problem));
    played_on(&session, &rng, moves);
    session_close(&session);
    struct timespec times[2] = {{changed, 0}, {changed, 0}};
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static void put(const char *name, const char *text)
{
    char path[512], store[STORE_PATH_SIZE];
    struct problem problem;
    assert_true(store_folder(store, &problem));
    snprintf(path, sizeof path, "%.200s/%s", store, name);
    played_write(path, text, strlen(text));
}

static void test_folder_follows_the_rules_of_xdg(void **state)
{
    (void)state;
    char path[STORE_PATH_SIZE], expected[128];
    struct problem problem;
    struct stat about;
    assert_true(store_folder(path, &problem));
    snprintf(expected, sizeof expected, "%s/bastide", folder);
    assert_string_equal(path, expected);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0700);

    setenv("HOME", folder, 1);
    snprintf(expected, sizeof expected, "%s/.local/share/bastide", folder);
    setenv("XDG_DATA_HOME", "not/absolute", 1);
    assert_true(store_folder(path, &problem));
    assert_string_equal(path, expected);
    setenv("XDG_DATA_HOME", "", 1);
    assert_true(store_folder(path, &problem));
    assert_string_equal(path, expected);
    unsetenv("XDG_DATA_HOME");
    assert_true(store_folder(path, &problem));
    assert_string_equal(path, expected);
    assert_int_equal(stat(path, &about), 0);
}

static void test_without_home_the_problem_is_clear(void **state)
{
    (void)state;
    char path[STORE_PATH_SIZE];
    struct problem problem;
    struct stored_game game;
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    assert_false(store_folder(path, &problem));
    assert_string_equal(problem.text, "there is no folder for games: expected HOME or "
                                      "XDG_DATA_HOME to name one, beginning with /");
    assert_false(store_new_path(path, &problem));
    assert_int_equal(store_list(&game, 1), 0);
    assert_false(store_latest(&game));
}

static void test_a_file_in_the_way_is_named(void **state)
{
    (void)state;
    char path[STORE_PATH_SIZE], file[256];
    struct problem problem;
    played_write(played_path(file, folder, "bastide"), "", 0);
    assert_false(store_folder(path, &problem));
    assert_non_null(strstr(problem.text, "/bastide: this folder for games cannot be used: Not a"));
    assert_int_equal(unlink(file), 0);
}

static void test_new_paths_are_free_and_sort_by_time(void **state)
{
    (void)state;
    char last[STORE_PATH_SIZE] = "", path[STORE_PATH_SIZE];
    struct problem problem;
    for (unsigned i = 0; i < 12; i++) {
        assert_true(store_new_path(path, &problem));
        assert_true(access(path, F_OK) != 0);
        assert_true(strcmp(last, path) < 0);
        played_write(path, "x", 1);
        strcpy(last, path);
    }
    assert_string_equal(path + strlen(path) - 8, ".bastide");
}

static void test_list_is_newest_first_and_knows_foreign_files(void **state)
{
    (void)state;
    struct stored_game games[8];
    put("notes.txt", "not a game");
    put(".hidden.bastide", "not a game");
    put("empty.bastide", "");
    put(".bastide", "not a game");
    keep("2026-01-01-000000.bastide", 9, 3000);
    keep("2026-01-02-000000.bastide", 1000, 1000);
    keep("2026-01-03-000000.bastide", 0, 2000);
    keep("2026-01-03-000000_02.bastide", 0, 2000);
    assert_int_equal(store_list(games, 8), 4);
    assert_string_equal(games[0].head.name[0], "2026-01-01-000000.ba");
    assert_string_equal(strrchr(games[1].path, '/'), "/2026-01-03-000000_02.bastide");
    assert_string_equal(strrchr(games[2].path, '/'), "/2026-01-03-000000.bastide");
    assert_true(games[3].over && !games[0].over && !games[1].over);
    assert_true(games[3].score[0] + games[3].score[1] > 0);
    assert_true(games[0].turn > 1);
    assert_int_equal(games[2].turn, 1);
    assert_int_equal(games[3].changed, 1000);
    assert_int_equal(store_list(games, 1), 4); /* no more than fits */
    assert_string_equal(games[1].head.name[0], "2026-01-03-000000_02");
    assert_int_equal(store_list(NULL, 0), 4);
}

static void test_latest_is_the_newest_that_can_be_played_on(void **state)
{
    (void)state;
    struct stored_game game, games[4];
    assert_false(store_latest(&game));
    keep("2026-01-02-000000.bastide", 1000, 3000);
    assert_false(store_latest(&game));
    keep("2026-01-01-000000.bastide", 5, 1000);
    put("2026-01-04-000000.bastide", "bastide: 1\nplayer: A\n\n");
    assert_true(store_latest(&game));
    assert_string_equal(game.head.name[0], "2026-01-01-000000.ba");
    assert_false(game.over || game.bad);
    assert_int_equal(store_list(games, 4), 3);
    assert_true(games[0].bad);
    assert_non_null(strstr(games[0].problem.text, "bastide:3: the header ends: expected 2 to 6"));
}

static void test_seeds_differ_and_are_short(void **state)
{
    (void)state;
    uint64_t one = seed_by_chance(), other = seed_by_chance();
    char date[11];
    assert_true(one != other);
    assert_true(one < 1000000000000u && other < 1000000000000u);
    store_today(date);
    assert_int_equal(strlen(date), 10);
}

#define STORE_TEST(test) cmocka_unit_test_setup_teardown(test, make_folder, remove_folder)

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(test_folder_follows_the_rules_of_xdg),
        STORE_TEST(test_without_home_the_problem_is_clear),
        STORE_TEST(test_a_file_in_the_way_is_named),
        STORE_TEST(test_new_paths_are_free_and_sort_by_time),
        STORE_TEST(test_list_is_newest_first_and_knows_foreign_files),
        STORE_TEST(test_latest_is_the_newest_that_can_be_played_on),
        STORE_TEST(test_seeds_differ_and_are_short),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
