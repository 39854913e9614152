/* Around a game: it is played again, its setup is remembered, it is deleted from the list; and who
 * comes for the first time is shown how to play. */
#include "played.h"

#include "play/start.h"
#include "play/store.h"
#include "support/probe.h"
#include "tui/pages.h"

/* Keeps a game of Ann, Ben and Cy that has ended, or has just begun. */
static void keep_game(unsigned moves)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(3);
    struct record_head head = played_head(3, 3);
    head.options.sets = 1u << SET_BASE;
    head.clock = 600;
    strcpy(head.bot[1], "robot"); /* so that no bot moves by itself */
    for (uint8_t player = 0; player < 3; player++) {
        strcpy(head.name[player], names[player]);
        head.colour[player] = (uint8_t)(5 - player);
        head.colour[5 - player] = player;
    }
    assert_true(store_begin(&session, &head, &problem));
    played_on(&session, &rng, moves);
    session_close(&session);
}

/* The unfinished game, which there must be. */
static struct record_head newest_head(void)
{
    struct stored_game *game = malloc(sizeof *game);
    struct problem problem;
    assert_non_null(game);
    assert_true(store_latest(game, &problem));
    struct record_head head = game->head;
    free(game);
    return head;
}

/* Ann is number `ann` of a new game with the rules of the one before. */
static void expect_rematch(unsigned ann)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    struct record_head head = newest_head();
    assert_int_equal(played_games(), 2);
    assert_int_equal(head.options.players, 3);
    assert_int_equal(head.options.sets, 1u << SET_BASE);
    assert_int_equal(head.clock, 600);
    assert_true(head.has_seed && head.seed != 3);
    for (unsigned player = 0; player < 3; player++) {
        assert_string_equal(head.name[(ann + player) % 3], names[player]);
        assert_int_equal(head.colour[(ann + player) % 3], 5 - player);
        assert_string_equal(head.bot[(ann + player) % 3], player == 1 ? "robot" : "");
    }
}

enum { ALL_MOVES = 1000 };

static void press_in_list(const char *keys)
{
    keep_game(ALL_MOVES);
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_press(probe, keys);
    probe_shows(probe, "turn 1");
    probe_close(probe);
}

static void test_a_finished_game_is_played_again(void **state)
{
    (void)state;
    press_in_list("a");
    expect_rematch(0);
}

static void test_with_rotated_seats_too(void **state)
{
    (void)state;
    press_in_list("A");
    expect_rematch(2);
}

static void test_a_rematch_follows_the_final_table(void **state)
{
    (void)state;
    press_in_list("<Enter>a");
    expect_rematch(0);
}

static void test_and_from_there_with_rotated_seats(void **state)
{
    (void)state;
    press_in_list("<Enter>bA");
    expect_rematch(2);
}

static void test_a_game_that_goes_on_has_no_rematch(void **state)
{
    (void)state;
    keep_game(10);
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_press(probe, "aA");
    probe_shows(probe, "Last played");
    assert_int_equal(played_games(), 1);
    probe_close(probe);
}

static void test_the_final_table_says_so(void **state)
{
    (void)state;
    keep_game(ALL_MOVES);
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "a rematch");
    probe_shows(probe, "A next player starts");
    probe_close(probe);
}

static void test_the_setup_of_the_last_game_is_remembered(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "3<Tab><Ctrl-U>Zoe<Tab><Right><PgDn><Enter>");
    probe_close(probe);
    struct record_head head = last_setup();
    assert_int_equal(head.options.players, 3);
    assert_string_equal(head.name[0], "Zoe"); /* in the order of the list */
    assert_false(head.has_seed);
    assert_string_equal(head.date, "");
    probe = probe_open(setup_page(NULL), 24, 80);
    probe_shows(probe, "\u25c2 3");
    probe_shows(probe, "Zoe");
    probe_shows(probe, "Z blue");
    probe_shows(probe, "empty: random");
    probe_close(probe);
}

static void test_a_rematch_is_the_last_game_too(void **state)
{
    (void)state;
    press_in_list("a");
    struct record_head head = last_setup();
    assert_string_equal(head.name[2], "Cy");
    assert_int_equal(head.colour[2], 3);
    assert_string_equal(head.bot[1], "robot");
    assert_int_equal(head.clock, 600);
}

static char *state_path(char path[256])
{
    snprintf(path, 256, "%s/bastide/last-game", getenv("XDG_STATE_HOME"));
    return path;
}

/* Whatever is done to the file, a setup comes of it that a game can begin with. */
static void test_a_damaged_memory_does_no_harm(void **state)
{
    char path[256];
    size_t length;
    struct record_head head = played_head(3, 3), standard = setup_default();
    (void)state;
    last_setup_keep(&head);
    char *text = played_text(state_path(path), &length);
    for (size_t at = 0; at < length; at++) {
        for (unsigned change = 0; change < 3; change++) {
            static const char bytes[] = {'\0', '\xff', '9'};
            char kept = text[at];
            struct session session;
            struct problem problem;
            text[at] = bytes[change];
            played_write(path, text, length);
            struct record_head last = last_setup();
            last.has_seed = true;
            if (!session_begin(&session, &last, &problem))
                fail_msg("byte %zu: %s", at, problem.text);
            session_close(&session);
            text[at] = kept;
        }
        played_write(path, text, at);
        head = last_setup();
        assert_in_range(head.options.players, PLAYERS_MIN, PLAYERS_MAX);
    }
    free(text);
    unlink(path);
    head = last_setup();
    assert_memory_equal(&head.options, &standard.options, sizeof head.options);
    assert_int_equal(mkdir(path, 0700), 0);
    head = last_setup();
    assert_int_equal(head.options.players, standard.options.players);
}

static void test_games_are_deleted_and_brought_back(void **state)
{
    (void)state;
    keep_game(10);
    keep_game(20);
    struct probe *probe = probe_open(title_page(), 24, 80);
    app_open(probe->app, load_page());
    probe_hides(probe, "restore");
    probe_press(probe, "<Down>d");
    assert_int_equal(played_games(), 1);
    probe_shows(probe, "u restores it");
    probe_press(probe, "<Del>");
    assert_int_equal(played_games(), 0);
    probe_shows(probe, "No saved games yet.");
    probe_press(probe, "<Esc>");
    app_open(probe->app, load_page()); /* as long as the program runs */
    probe_press(probe, "u");
    assert_int_equal(played_games(), 1);
    probe_press(probe, "u");
    assert_int_equal(played_games(), 2);
    probe_hides(probe, "restore");
    probe_close(probe);
}

static bool row_is_chosen(struct probe *probe, const char *text)
{
    int row, col;
    return probe_find(probe, text, &row, &col) &&
           canvas_cell(&probe->canvas, row, col)->paper == INK_CHOSEN;
}

static void test_the_first_time_the_tutorial_comes_first(void **state)
{
    (void)state;
    struct probe *probe = probe_open(title_page_of(1), 24, 80);
    assert_true(row_is_chosen(probe, "Tutorial"));
    probe_press(probe, "<Enter><Enter>");
    probe_shows(probe, "Lesson 1");
    probe_press(probe, "qq");
    assert_true(row_is_chosen(probe, "New game")); /* it has been seen */
    probe_close(probe);
    keep_game(ALL_MOVES);
    probe = probe_open(title_page_of(1), 24, 80);
    assert_true(row_is_chosen(probe, "New game"));
    probe_close(probe);
}

static void test_the_pace_is_chosen_in_the_setup(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    const struct settings *settings = app_settings(probe->app);
    probe_shows(probe, "A banner calls the next player; Enter ends a turn");
    probe_press(probe, "<PgDn><Up><Left>");
    probe_shows(probe, "Fast: no banner, automatic end");
    assert_false(settings_is_on(settings, SETTINGS_BANNER));
    assert_true(settings_is_on(settings, SETTINGS_AUTO_END));
    struct settings kept;
    struct problem problem;
    assert_true(settings_load(&kept, &problem));
    assert_true(settings_is_on(&kept, SETTINGS_AUTO_END));
    probe_press(probe, "<Left>");
    assert_true(settings_is_on(settings, SETTINGS_BANNER));
    assert_true(settings_is_on(settings, SETTINGS_AUTO_END));
    probe_press(probe, "<Left><Left>");
    probe_shows(probe, "A banner calls the next player; Enter ends a turn");
    probe_close(probe);
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, probe_folder_setup, probe_folder_teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_a_finished_game_is_played_again),
        TEST(test_with_rotated_seats_too),
        TEST(test_a_rematch_follows_the_final_table),
        TEST(test_and_from_there_with_rotated_seats),
        TEST(test_a_game_that_goes_on_has_no_rematch),
        TEST(test_the_final_table_says_so),
        TEST(test_the_setup_of_the_last_game_is_remembered),
        TEST(test_a_rematch_is_the_last_game_too),
        TEST(test_a_damaged_memory_does_no_harm),
        TEST(test_games_are_deleted_and_brought_back),
        TEST(test_the_first_time_the_tutorial_comes_first),
        TEST(test_the_pace_is_chosen_in_the_setup),
    };
    return cmocka_run_group_tests(tests, played_settings_apart, played_settings_remove);
}
