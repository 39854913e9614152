/* The folder of games: where it is, what is listed, what is offered to go on with. */
#include "unit/played.h"

#include "play/journal.h"
#include "play/session.h"
#include "play/store.h"

#include <fcntl.h>
#include <sys/inotify.h>
#include <sys/wait.h>
#include <time.h>

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("HOME", "/nowhere", 1);
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    scratch_remove(folder);
    return 0;
}

/* Keeps a game under a name of the store, played for so many moves, last changed then. */
static void keep(const char *name, unsigned moves, time_t changed)
{
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    char path[512], store[STORE_PATH_SIZE];
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
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
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
    snprintf(path, sizeof path, "%.200s/%s", store, name);
    played_write(path, text, strlen(text));
}

static void test_folder_follows_the_rules_of_xdg(void **state)
{
    (void)state;
    char path[STORE_PATH_SIZE], expected[128];
    struct problem problem;
    struct stat about;
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    snprintf(expected, sizeof expected, "%s/bastide", folder);
    assert_string_equal(path, expected);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0700);

    setenv("HOME", folder, 1);
    snprintf(expected, sizeof expected, "%s/.local/share/bastide", folder);
    setenv("XDG_DATA_HOME", "not/absolute", 1);
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    assert_string_equal(path, expected);
    setenv("XDG_DATA_HOME", "", 1);
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    assert_string_equal(path, expected);
    unsetenv("XDG_DATA_HOME");
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    assert_string_equal(path, expected);
    assert_int_equal(stat(path, &about), 0);
}

static void test_without_home_the_problem_is_clear(void **state)
{
    (void)state;
    char path[STORE_PATH_SIZE];
    struct problem problem;
    struct stored_game game;
    struct store_list list;
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    assert_false(folder_make(FOLDER_GAMES, path, &problem));
    assert_string_equal(problem.text,
                        "no games folder: expected HOME or XDG_DATA_HOME to be an absolute path");
    assert_false(store_new_path(path, &problem));
    assert_false(store_list(&list, &problem));
    assert_int_equal(list.count, 0);
    assert_false(store_latest(&game, &problem));
    assert_non_null(strstr(problem.text, "no games folder"));
}

static void test_a_file_in_the_way_is_named(void **state)
{
    (void)state;
    char path[STORE_PATH_SIZE], file[256];
    struct problem problem;
    played_write(played_path(file, folder, "bastide"), "", 0);
    assert_false(folder_make(FOLDER_GAMES, path, &problem));
    assert_non_null(strstr(problem.text, "/bastide: cannot use this games folder: Not a"));
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
    struct stored_game games[4];
    struct store_list list;
    struct problem problem;
    put("notes.txt", "not a game");
    put(".hidden.bastide", "not a game");
    put("empty.bastide", "");
    put(".bastide", "not a game");
    keep("2026-01-01-000000.bastide", 9, 3000);
    keep("2026-01-02-000000.bastide", 1000, 1000);
    keep("2026-01-03-000000.bastide", 0, 2000);
    keep("2026-01-03-000000_02.bastide", 0, 2000);
    assert_true(store_list(&list, &problem));
    assert_int_equal(list.count, 4);
    for (size_t n = 0; n < 4; n++)
        store_examine(&list, n, &games[n]);
    store_list_free(&list);
    assert_string_equal(games[0].head.name[0], "2026-01-01-000000.ba");
    assert_string_equal(strrchr(games[1].path, '/'), "/2026-01-03-000000_02.bastide");
    assert_string_equal(strrchr(games[2].path, '/'), "/2026-01-03-000000.bastide");
    assert_int_equal(games[3].state, STORED_OVER);
    assert_int_equal(games[0].state, STORED_UNFINISHED);
    assert_int_equal(games[1].state, STORED_UNFINISHED);
    assert_true(games[3].score[0] + games[3].score[1] > 0);
    assert_true(games[0].turn > 1);
    assert_int_equal(games[2].turn, 1);
    assert_int_equal(games[3].changed, 1000);
}

static void set_time(const char *name, long nanoseconds)
{
    char path[STORE_PATH_SIZE];
    struct problem problem;
    const struct timespec times[2] = {{1000, nanoseconds}, {1000, nanoseconds}};
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    snprintf(path + strlen(path), sizeof path - strlen(path), "/%s", name);
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

/* Of two games of the same second, too, the one played last comes first; and no folder is a game.
 */
static void test_list_is_of_files_by_fractions_of_seconds(void **state)
{
    (void)state;
    struct store_list list;
    struct problem problem;
    char path[STORE_PATH_SIZE];
    put("a.bastide", "x");
    put("b.bastide", "x");
    put("c.bastide", "x");
    set_time("a.bastide", 200);
    set_time("b.bastide", 300);
    set_time("c.bastide", 100);
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    strcat(path, "/folder.bastide");
    assert_int_equal(mkdir(path, 0700), 0);
    strcat(path, "/file");
    played_write(path, "x", 1); /* it is no empty file to the list */
    assert_true(store_list(&list, &problem));
    assert_int_equal(list.count, 3);
    assert_string_equal(list.entry[0].name, "b.bastide");
    assert_string_equal(list.entry[1].name, "a.bastide");
    assert_string_equal(list.entry[2].name, "c.bastide");
    store_list_free(&list);
}

static void test_latest_is_the_newest_that_can_be_played_on(void **state)
{
    (void)state;
    struct stored_game game;
    struct problem problem;
    assert_false(store_latest(&game, &problem));
    assert_string_equal(problem.text, "");
    keep("2026-01-02-000000.bastide", 1000, 3000);
    assert_false(store_latest(&game, &problem));
    keep("2026-01-01-000000.bastide", 5, 1000);
    assert_true(store_latest(&game, &problem));
    assert_string_equal(game.head.name[0], "2026-01-01-000000.ba");
    assert_int_equal(game.state, STORED_UNFINISHED);
}

/* Changes a byte of a kept game behind the given words. */
static void damage(const char *name, const char *words, char to)
{
    char path[512], store[STORE_PATH_SIZE];
    struct problem problem;
    struct stat about;
    size_t length;
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
    snprintf(path, sizeof path, "%.200s/%s", store, name);
    assert_int_equal(stat(path, &about), 0);
    char *text = played_text(path, &length), *at = strstr(text, words);
    assert_non_null(at);
    at[strlen(words)] = to;
    played_write(path, text, length);
    free(text);
    struct timespec times[2] = {about.st_mtim, about.st_mtim};
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static void test_a_damaged_latest_game_is_not_passed_over(void **state)
{
    (void)state;
    struct stored_game game;
    struct problem problem;
    keep("2026-01-01-000000.bastide", 5, 1000);
    keep("2026-01-02-000000.bastide", 20, 2000);
    damage("2026-01-02-000000.bastide", "\n2 p", 'X'); /* 2 place */
    assert_true(store_latest(&game, &problem));
    assert_int_equal(game.state, STORED_DAMAGED);
    assert_non_null(strstr(game.path, "2026-01-02-000000"));
    assert_non_null(strstr(game.problem.text, "00.bastide:"));
    assert_non_null(strstr(game.problem.text, ":3: 'pXace': expected a move"));
    assert_true(game.salvage.moves > 0 && game.salvage.lost > 1);
    assert_false(store_latest_to_play(&game, &problem));
    assert_non_null(strstr(problem.text, "; 'bastide repair /"));
    assert_false(store_can_open(game.path, &problem));
    assert_non_null(strstr(problem.text, "; 'bastide repair /"));
}

static void test_an_unreadable_latest_game_is_not_passed_over(void **state)
{
    (void)state;
    struct stored_game game;
    struct problem problem;
    keep("2026-01-01-000000.bastide", 5, 1000);
    put("2026-01-04-000000.bastide", "bastide: 1\nplayer: A\n\n");
    assert_true(store_latest(&game, &problem));
    assert_int_equal(game.state, STORED_UNREADABLE);
    assert_non_null(strstr(game.problem.text, "bastide:3: the header ends: expected 2 to 6"));
    assert_false(store_latest_to_play(&game, &problem));
    assert_non_null(strstr(problem.text, "; correct it or move it away"));
}

static void test_a_finished_game_is_passed_over_damaged_or_not(void **state)
{
    (void)state;
    struct stored_game game;
    struct problem problem;
    keep("2026-01-01-000000.bastide", 5, 1000);
    keep("2026-01-02-000000.bastide", 1000, 2000);
    damage("2026-01-02-000000.bastide", "\n2 p", 'X');
    assert_true(store_latest(&game, &problem));
    assert_non_null(strstr(game.path, "2026-01-01-000000"));
}

/* The good part is played on beside the bad file, which stays; and then nobody hears of it again.
 */
static void test_a_repaired_game_goes_on_beside_the_damaged_one(void **state)
{
    (void)state;
    struct stored_game game, again;
    struct problem problem;
    struct session session, read;
    struct salvage salvage;
    struct rng rng = rng_from_seed(3);
    size_t length, after;
    keep("2026-01-02-000000.bastide", 20, 2000);
    damage("2026-01-02-000000.bastide", "\n2 p", 'X');
    assert_true(store_latest(&game, &problem));
    char *before = played_text(game.path, &length);
    assert_true(salvage_begin(&session, game.path, &salvage, &problem));
    assert_int_equal(salvage.line, game.salvage.line);
    assert_int_equal(salvage.moves, game.salvage.moves);
    assert_int_equal(salvage.lost, game.salvage.lost);
    played_on(&session, &rng, 1000);
    session_close(&session);
    char *still = played_text(game.path, &after);
    assert_int_equal(length, after);
    assert_memory_equal(still, before, length);
    assert_false(
        store_latest(&again, &problem)); /* the repaired one is over, the other forgotten */
    char path[STORE_PATH_SIZE + 16];
    snprintf(path, sizeof path, "%.*s_repaired.bastide", (int)strlen(game.path) - 8, game.path);
    assert_true(session_load(&read, path, &problem));
    assert_true(game_is_over(&read.game));
    assert_false(session_was_changed(&read, path, &problem));
    session_close(&read);
    /* Once more: another name. */
    assert_true(salvage_begin(&session, game.path, &salvage, &problem));
    assert_true(session_load(&read, path, &problem));
    session_close(&read);
    snprintf(path, sizeof path, "%.*s_repaired_02.bastide", (int)strlen(game.path) - 8, game.path);
    assert_int_equal(access(path, F_OK), 0);
    session_close(&session);
    free(before);
    free(still);
}

/* What was played stays, what comes is new, and the record that was looked at keeps every byte. */
static void test_a_game_is_played_on_from_any_move(void **state)
{
    (void)state;
    struct session from, branch, read;
    struct problem problem;
    struct rng rng = rng_from_seed(7);
    struct record_head head = played_head(3, 7);
    char path[STORE_PATH_SIZE], games[STORE_PATH_SIZE], branched[2 * STORE_PATH_SIZE];
    size_t length, after;
    unsigned other_tiles = 0, branches = 0;
    head.clock = 600;
    strcpy(head.name[2], "Cy");
    assert_true(session_begin(&from, &head, &problem));
    assert_true(folder_make(FOLDER_GAMES, games, &problem));
    assert_true(store_new_path(path, &problem));
    assert_true(session_keep(&from, path, &problem));
    from.used[1] = 100;
    played_on(&from, &rng, 1000);
    char *before = played_text(path, &length);
    for (size_t moves = 0; moves < from.made; moves += 13, branches++) {
        assert_true(store_branch(&branch, &from, moves, &problem));
        snprintf(branched, sizeof branched, "%s/%s", games, journal_name(branch.journal));
        assert_in_range(branch.made, moves, moves + 2);
        for (size_t s = 0; s < moves; s++) {
            assert_true(move_equal(branch.steps[s].move, from.steps[s].move));
            assert_memory_equal(&branch.steps[s].before, &from.steps[s].before,
                                sizeof(struct game));
        }
        assert_string_equal(branch.head.name[2], "Cy");
        assert_true(branch.head.has_seed && branch.head.seed != from.head.seed);
        assert_int_equal(branch.used[1], 0);
        assert_int_equal(branch.order.tiles, from.order.tiles);
        other_tiles += memcmp(branch.order.kind, from.order.kind,
                              from.order.tiles * sizeof from.order.kind[0]) != 0;
        assert_true(played_on(&branch, &rng, 1000) > 0);
        session_close(&branch);
        assert_true(session_load(&read, branched, &problem));
        assert_true(game_is_over(&read.game));
        session_close(&read);
    }
    char *still = played_text(path, &after);
    assert_int_equal(length, after);
    assert_memory_equal(still, before, length);
    assert_true(branches > 10 && other_tiles > branches / 2);
    free(before);
    free(still);
    session_close(&from);
}

static void test_BR6_a_needed_bridge_is_built_where_a_game_is_played_on(void **state)
{
    (void)state;
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\nsets: base bcb\nseed: 1\n\n"
                               "- draw FFFF.m\n1 place 1,0 n\n";
    struct session from, branch;
    struct problem problem;
    struct move bridge;
    assert_true(session_read(&from, "text", text, sizeof text - 1, &problem));
    assert_true(game_forced_action(&from.game, &bridge));
    assert_true(store_branch(&branch, &from, 2, &problem));
    assert_int_equal(branch.made, 3);
    assert_true(move_equal(branch.steps[2].move, bridge));
    assert_true(session_undo(&branch, &problem));
    assert_int_equal(branch.made, 1); /* the tile goes with its bridge */
    session_close(&branch);
    session_close(&from);
}

/* A record whose tiles are drawn by hand has no seed, and gets none. */
static void test_tiles_drawn_by_hand_stay_so(void **state)
{
    (void)state;
    struct session from, branch;
    struct problem problem;
    struct record_head head = played_head(2, 1);
    head.chance = RECORD_CHANCE_MANUAL;
    head.has_seed = false;
    assert_true(session_begin(&from, &head, &problem));
    assert_true(store_branch(&branch, &from, 0, &problem));
    assert_false(branch.head.has_seed);
    assert_int_equal(branch.made, 0);
    session_close(&branch);
    session_close(&from);
}

static void test_only_what_is_damaged_is_repaired(void **state)
{
    (void)state;
    struct session session;
    struct salvage salvage;
    struct problem problem;
    char path[STORE_PATH_SIZE + 64], store[STORE_PATH_SIZE];
    keep("2026-01-02-000000.bastide", 20, 2000);
    put("bad.bastide", "bastide: 1\nplayer: A\n\n");
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
    snprintf(path, sizeof path, "%s/2026-01-02-000000.bastide", store);
    assert_false(store_can_repair(path, &problem));
    assert_false(salvage_begin(&session, path, &salvage, &problem));
    assert_non_null(strstr(problem.text, "00.bastide: expected a damaged record; every line of"));
    snprintf(path, sizeof path, "%s/bad.bastide", store);
    assert_false(store_can_repair(path, &problem));
    assert_false(salvage_begin(&session, path, &salvage, &problem));
    assert_non_null(strstr(problem.text, "bad.bastide:3: the header ends"));
    struct store_list list;
    assert_true(store_list(&list, &problem));
    assert_int_equal(list.count, 2);
    store_list_free(&list);
}

/* What is lost is said: the bad line and all behind it but comments. */
static void test_what_is_lost_is_counted(void **state)
{
    (void)state;
    static const char text[] =
        "bastide: 1\nplayer: A\nplayer: B\nseed: 1\n\n- draw CRFr\n1 place 1,0 n\n# how bold\n"
        "1 pa\001ss\n# and now?\n\n- draw CRFr\n2 pl\002ce\n2 pa";
    struct session session;
    struct salvage salvage;
    struct problem problem;
    assert_true(session_salvage(&session, "text", text, sizeof text - 1, &salvage, &problem));
    assert_int_equal(session.made, 2);
    session_close(&session);
    assert_int_equal(salvage.line, 9);
    assert_int_equal(salvage.moves, 1);
    assert_int_equal(salvage.lost, 3);
}

/* Eight programs begin a game at the same instant. */
static void test_games_begun_at_once_take_other_names(void **state)
{
    (void)state;
    enum { PROGRAMS = 8, ROUNDS = 6 };
    for (unsigned round = 0; round < ROUNDS; round++) {
        int gate[2];
        pid_t child[PROGRAMS];
        assert_int_equal(pipe(gate), 0);
        for (unsigned p = 0; p < PROGRAMS; p++)
            if ((child[p] = fork()) == 0) {
                struct session session;
                struct problem problem;
                struct record_head head = played_head(2, p);
                char byte;
                close(gate[1]);
                ssize_t got = read(gate[0], &byte, 1); /* until it opens */
                bool begun = got == 0 && store_begin(&session, &head, &problem);
                if (!begun)
                    fprintf(stderr, "%s\n", problem.text);
                _exit(begun ? 0 : 1);
            }
        close(gate[0]);
        close(gate[1]);
        for (unsigned p = 0; p < PROGRAMS; p++) {
            int status;
            assert_int_equal(waitpid(child[p], &status, 0), child[p]);
            assert_int_equal(status, 0);
        }
    }
    struct store_list list;
    struct problem problem;
    assert_true(store_list(&list, &problem));
    assert_int_equal(list.count, PROGRAMS * ROUNDS);
    store_list_free(&list);
}

/* How many files of the folder have been opened since the watch began. */
static unsigned files_opened(int watch)
{
    unsigned opened = 0;
    _Alignas(struct inotify_event) char events[4096];
    for (ssize_t got; (got = read(watch, events, sizeof events)) > 0;)
        for (char *at = events; at < events + got;) {
            const struct inotify_event *event = (const struct inotify_event *)at;
            opened += event->len > 0;
            at += sizeof *event + event->len;
        }
    return opened;
}

static int watch_folder(void)
{
    char store[STORE_PATH_SIZE];
    struct problem problem;
    int watch = inotify_init1(IN_NONBLOCK);
    assert_true(watch >= 0);
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
    assert_true(inotify_add_watch(watch, store, IN_OPEN) >= 0);
    return watch;
}

/* However many games there are, only those that are looked at are read. */
static void test_listing_reads_no_game(void **state)
{
    (void)state;
    char name[64], store[STORE_PATH_SIZE], path[512], *text;
    struct stored_game game;
    struct store_list list;
    struct problem problem;
    size_t length;
    keep("2026-01-01-000000.bastide", 1000, 5000);
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
    snprintf(path, sizeof path, "%.200s/2026-01-01-000000.bastide", store);
    text = played_text(path, &length);
    for (unsigned n = 0; n < 700; n++) {
        snprintf(name, sizeof name, "game-%03u.bastide", n);
        put(name, text);
    }
    free(text);
    int watch = watch_folder();
    assert_true(store_list(&list, &problem));
    assert_int_equal(list.count, 701);
    assert_int_equal(files_opened(watch), 0);
    store_examine(&list, 650, &game);
    assert_int_equal(game.state, STORED_OVER);
    assert_int_equal(files_opened(watch), 1);
    store_list_free(&list);
    /* The newest that is not over is read, and of those that are newer no more than the end. */
    keep("2026-01-02-000000.bastide", 3, time(NULL) + 100);
    files_opened(watch);
    assert_true(store_latest(&game, &problem));
    assert_int_equal(game.state, STORED_UNFINISHED);
    assert_in_range(files_opened(watch), 1, 2);
    close(watch);
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
        STORE_TEST(test_list_is_of_files_by_fractions_of_seconds),
        STORE_TEST(test_latest_is_the_newest_that_can_be_played_on),
        STORE_TEST(test_a_damaged_latest_game_is_not_passed_over),
        STORE_TEST(test_an_unreadable_latest_game_is_not_passed_over),
        STORE_TEST(test_a_finished_game_is_passed_over_damaged_or_not),
        STORE_TEST(test_a_repaired_game_goes_on_beside_the_damaged_one),
        STORE_TEST(test_a_game_is_played_on_from_any_move),
        STORE_TEST(test_BR6_a_needed_bridge_is_built_where_a_game_is_played_on),
        STORE_TEST(test_tiles_drawn_by_hand_stay_so),
        STORE_TEST(test_only_what_is_damaged_is_repaired),
        STORE_TEST(test_what_is_lost_is_counted),
        STORE_TEST(test_games_begun_at_once_take_other_names),
        STORE_TEST(test_listing_reads_no_game),
        STORE_TEST(test_seeds_differ_and_are_short),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
