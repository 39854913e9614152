/* The replay: it plays by itself, jumps, is played on from in a game of its own, and the film. */
#include "played_table.h"

#include "play/session.h"
#include "play/store.h"
#include "tui/replay/replay.h"

/* ---- autoplay ---- */

static const int pauses[AUTOPLAY_SPEEDS] = {2000, 1000, 500, 250, 100};

/* Looks often until then; how many moves came due. */
static size_t due_until(struct autoplay *autoplay, long long then)
{
    enum { TICK = 50 };
    size_t due = 0;
    while (autoplay->seen < then) {
        long long next = autoplay->seen + TICK;
        due += autoplay_due(autoplay, next < then ? next : then);
    }
    return due;
}

static void test_each_speed_has_its_pause(void **state)
{
    (void)state;
    for (unsigned speed = 0; speed < AUTOPLAY_SPEEDS; speed++) {
        struct autoplay autoplay = {.speed = speed};
        autoplay_start(&autoplay, 7000);
        assert_int_equal(due_until(&autoplay, 7000 + pauses[speed] - 1), 0);
        assert_int_equal(due_until(&autoplay, 7000 + pauses[speed]), 1);
        assert_int_equal(due_until(&autoplay, 7000 + 2 * pauses[speed]), 1);
    }
}

static void test_late_looks_keep_the_pace(void **state)
{
    struct autoplay autoplay = {.speed = AUTOPLAY_SPEEDS - 1};
    (void)state;
    autoplay_start(&autoplay, 0);
    assert_int_equal(autoplay_due(&autoplay, 1050), 10);
    assert_int_equal(autoplay_due(&autoplay, 1099), 0);
    assert_int_equal(autoplay_due(&autoplay, 1100), 1);
}

static void test_a_stopped_program_has_not_played(void **state)
{
    struct autoplay autoplay = {.speed = AUTOPLAY_SPEEDS - 1};
    (void)state;
    autoplay_start(&autoplay, 0);
    assert_int_equal(autoplay_due(&autoplay, 100), 1);
    assert_int_equal(autoplay_due(&autoplay, 100 + AUTOPLAY_GAP_MOST + 1), 0);
    assert_int_equal(autoplay_due(&autoplay, 200 + AUTOPLAY_GAP_MOST + 1), 1);
}

static void test_speed_changes_from_the_last_move_on(void **state)
{
    struct autoplay autoplay = {.speed = 0};
    (void)state;
    autoplay_change(&autoplay, -1, 0);
    assert_int_equal(autoplay.speed, 0);
    autoplay_start(&autoplay, 0);
    autoplay_change(&autoplay, 1, 300);
    assert_int_equal(autoplay_due(&autoplay, 999), 0);
    assert_int_equal(autoplay_due(&autoplay, 1000), 1);
    autoplay_change(&autoplay, 1, 1900); /* a move was due at 1500: now, but only one */
    assert_int_equal(autoplay_due(&autoplay, 1900), 1);
    for (unsigned press = 0; press < 9; press++)
        autoplay_change(&autoplay, 1, 1900);
    assert_int_equal(autoplay.speed, AUTOPLAY_SPEEDS - 1);
    autoplay.runs = false;
    assert_int_equal(autoplay_due(&autoplay, 9000), 0);
}

/* ---- the page ---- */

/* Lets time pass as it does on a terminal, in small ticks. */
static void let_pass(struct probe *probe, int milliseconds)
{
    enum { TICK = 50 };
    for (int passed = 0; passed < milliseconds; passed += TICK)
        probe_wait(probe, TICK);
}

static struct replay *open_replay(struct probe **probe, struct session *session)
{
    struct page *page = replay_page(session);
    *probe = probe_open(page, 24, 80);
    return (struct replay *)page;
}

static struct replay *open_finished(struct probe **probe, uint64_t seed)
{
    struct session session;
    played_all_sets(&session, 3, seed, 10000);
    return open_replay(probe, &session);
}

static void test_space_plays_and_stops(void **state)
{
    struct probe *probe;
    struct replay *replay = open_finished(&probe, 1);
    (void)state;
    probe_hides(probe, "Speed");
    probe_press(probe, " ");
    probe_shows(probe, "move 0 of");
    probe_shows(probe, "Speed 2 of 5");
    probe_shows(probe, "stop");
    long long now = replay->autoplay.seen;
    for (size_t moves = 1; moves <= 5; moves++) {
        probe->around.now = now + (long long)moves * 1000 - 1;
        assert_false(app_tick(probe->app, &probe->around));
        probe->around.now++;
        assert_true(app_tick(probe->app, &probe->around));
        assert_int_equal(replay->view.at, moves);
    }
    probe_press(probe, "p");
    probe_hides(probe, "Speed");
    let_pass(probe, 3000);
    assert_int_equal(replay->view.at, 5);
    probe_press(probe, ">>p");
    probe_shows(probe, "Speed 4 of 5");
    probe_press(probe, "<<<<");
    probe_shows(probe, "Speed 2 of 5");
    probe_close(probe);
}

static void test_who_goes_elsewhere_stops_it(void **state)
{
    static const char *const keys[] = {"]",     "[", "<Down>", "<Up>", "<Home>",
                                       "<End>", "n", "1",      "."};
    (void)state;
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++) {
        struct probe *probe;
        struct replay *replay = open_finished(&probe, 1);
        probe_press(probe, "]]]]]]]]]] ");
        assert_true(replay->autoplay.runs);
        probe_press(probe, keys[k]);
        assert_false(replay->autoplay.runs);
        probe_close(probe);
    }
}

static void test_it_ends_with_the_game_and_starts_over(void **state)
{
    struct probe *probe;
    struct replay *replay = open_finished(&probe, 1);
    (void)state;
    probe_press(probe, "<End>[[ ");
    let_pass(probe, 4000);
    assert_int_equal(replay->view.at, replay->view.session->made);
    assert_false(replay->autoplay.runs);
    probe_shows(probe, "The game is over");
    probe_press(probe, " ");
    assert_int_equal(replay->view.at, 0);
    assert_true(replay->autoplay.runs);
    probe_close(probe);
}

static void test_it_plays_below_the_chart_and_the_standings(void **state)
{
    struct probe *probe;
    struct replay *replay = open_finished(&probe, 1);
    (void)state;
    probe_press(probe, "c ");
    let_pass(probe, 2000);
    size_t at = replay->view.at;
    assert_true(at > 1);
    probe_press(probe, "<Tab>");
    let_pass(probe, 2000);
    assert_true(replay->view.at > at);
    probe_press(probe, "p");
    assert_false(replay->autoplay.runs);
    probe_close(probe);
}

static void test_it_waits_below_the_help(void **state)
{
    struct probe *probe;
    struct replay *replay = open_finished(&probe, 1);
    (void)state;
    probe_press(probe, ">>> ");
    let_pass(probe, 500);
    size_t at = replay->view.at;
    assert_true(at > 0);
    probe_press(probe, "?");
    let_pass(probe, 3000);
    assert_int_equal(replay->view.at, at);
    probe_press(probe, "<Esc>");
    let_pass(probe, 100);
    assert_in_range(replay->view.at, at, at + 2);
    let_pass(probe, 500);
    assert_true(replay->view.at > at + 2);
    probe_close(probe);
}

/* The lines below the board say all in every language, late in a long game, too. */
static void test_nothing_of_the_status_is_cut(void **state)
{
    static const char *const languages[] = {"de", "pl", "en"};
    (void)state;
    for (size_t l = 0; l < sizeof languages / sizeof languages[0]; l++) {
        struct probe *probe;
        struct replay *replay = open_finished(&probe, 1);
        char status[PROBE_ROW_SIZE];
        language_choose(languages[l]);
        assert_true(replay->view.session->made > 200);
        for (unsigned press = 0; press < 2; press++) {
            probe_press(probe, press == 0 ? "<End>[" : "p");
            probe_row(probe, 21, status);
            assert_non_null(strstr(status, press == 0 ? ": " : "2 "));
            char *cut = strstr(status, "\u2026");
            assert_true(cut == NULL || cut - status > 54);
        }
        probe_close(probe);
    }
}

static void test_jumps(void **state)
{
    struct probe *probe;
    struct replay *replay = open_finished(&probe, 1);
    size_t at = 0;
    (void)state;
    assert_true(landmark_find(replay->view.session, replay->view.session->made,
                              (struct landmark){.kind = LANDMARK_SCORE}, 1, &at));
    probe_press(probe, "n");
    assert_int_equal(replay->view.at, at);
    probe_press(probe, "nN");
    assert_int_equal(replay->view.at, at);
    probe_press(probe, "N");
    probe_shows(probe, "There is no earlier score.");
    probe_press(probe, "<Home>b");
    assert_int_equal(replay->view.session->steps[replay->view.at - 1].move.verb, VERB_REVEAL);
    probe_press(probe, "B");
    probe_shows(probe, "There is no earlier bazaar.");
    probe_press(probe, "<End>b");
    probe_shows(probe, "There is no later bazaar.");
    probe_press(probe, "<End>n");
    probe_shows(probe, "There is no later score.");
    probe_close(probe);
}

static void test_jumps_to_turns(void **state)
{
    struct probe *probe;
    struct replay *replay = open_finished(&probe, 1);
    (void)state;
    probe_press(probe, "2");
    assert_int_equal(view_game(&replay->view)->turn.player, 1);
    assert_int_equal(replay_turn(replay), 2);
    size_t first = replay->view.at;
    probe_press(probe, ".");
    assert_int_equal(view_game(&replay->view)->turn.player, 1);
    assert_true(replay->view.at > first);
    probe_press(probe, ",");
    assert_int_equal(replay->view.at, first);
    probe_press(probe, ",");
    probe_shows(probe, "That player has no earlier turn.");
    probe_press(probe, "4"); /* there are three */
    probe_hides(probe, "That player");
    assert_int_equal(replay->view.at, first);
    probe_press(probe, "<End>3");
    probe_shows(probe, "That player has no later turn.");
    probe_close(probe);
}

static void test_without_bazaars_there_is_no_jump_to_them(void **state)
{
    struct session session;
    struct probe *probe;
    struct record_head head = played_head(2, 1);
    struct problem problem;
    (void)state;
    head.options.sets = 1u << SET_BASE;
    assert_true(session_begin(&session, &head, &problem));
    struct replay *replay = open_replay(&probe, &session);
    probe_press(probe, "b");
    assert_int_equal(replay->view.at, 0);
    probe_hides(probe, "bazaar");
    probe_close(probe);
}

/* ---- played on ---- */

static void test_played_on_from_a_move(void **state)
{
    struct probe *probe;
    struct replay *replay = open_finished(&probe, 1);
    struct store_list list;
    struct problem problem;
    (void)state;
    probe_press(probe, "22<Down>]]g"); /* a tile was placed */
    size_t at = replay->view.at;
    struct game there = *session_game_after(replay->view.session, at);
    probe_shows(probe, "Play on from here?");
    probe_press(probe, "<Esc>");
    assert_ptr_equal(app_page(probe->app), &replay->page);
    assert_true(store_list(&list, &problem));
    assert_int_equal(list.count, 0);
    probe_press(probe, "g<Enter>");
    const struct table *table = (const struct table *)app_page(probe->app);
    assert_int_equal(table->session.made, at);
    assert_memory_equal(&table->session.game, &there, sizeof there);
    assert_string_equal(table->seats.seat[2].name, "Cy");
    probe_shows(probe, "The game is saved as");
    assert_true(store_list(&list, &problem));
    assert_int_equal(list.count, 1);
    store_list_free(&list);
    probe_close(probe);
}

static void test_a_game_that_is_over_is_not_played_on(void **state)
{
    struct probe *probe;
    struct replay *replay = open_finished(&probe, 1);
    (void)state;
    probe_press(probe, "<End>g");
    assert_ptr_equal(app_page(probe->app), &replay->page);
    probe_hides(probe, "Play on from here?");
    probe_close(probe);
}

/* The table that was looked back from is below the new one. */
static void test_played_on_from_a_table(void **state)
{
    struct probe *probe;
    struct session session;
    (void)state;
    played_all_sets(&session, 3, 2, 40);
    struct table *table = played_table(&probe, &session, 2, 24, 80);
    size_t made = table->session.made;
    probe_press(probe, "[[[g<Enter>");
    assert_ptr_not_equal(app_page(probe->app), &table->page);
    probe_press(probe, "q<Enter>");
    assert_ptr_equal(app_page(probe->app), &table->page);
    assert_int_equal(table->session.made, made);
    probe_close(probe);
}

static void test_clocks_are_told_of_before(void **state)
{
    struct session session;
    struct probe *probe;
    struct record_head head = played_head(2, 1);
    struct problem problem;
    (void)state;
    head.clock = 600;
    assert_true(session_begin(&session, &head, &problem));
    session.used[0] = 100;
    open_replay(&probe, &session);
    probe_press(probe, "g");
    probe_shows(probe, "The clocks start at full time.");
    probe_press(probe, "<Enter>");
    assert_int_equal(((const struct table *)app_page(probe->app))->session.used[0], 0);
    probe_close(probe);
}

/* ---- the film ---- */

static void test_a_film_tells_all_in_ten_seconds(void **state)
{
    (void)state;
    for (size_t entries = 1; entries < 2000; entries += 37) {
        size_t told = film_told(entries, 0, FILM_PICTURES);
        assert_int_equal(told, 0);
        for (unsigned picture = 0; picture < FILM_PICTURES; picture++) {
            size_t now = film_told(entries, picture, FILM_PICTURES);
            assert_true(now >= told && now < entries);
            told = now;
        }
        assert_true(told >= entries * 99 / 100);
        assert_int_equal(film_told(entries, FILM_PICTURES, FILM_PICTURES), entries);
    }
}

/* Six long names, at the final table; its film begins, and so much time passes. */
static struct probe *open_film(int rows, int cols, int milliseconds)
{
    static const char *const names[PLAYERS_MAX] = {
        "Wilhelmina von Hohenfels", "Bartholomaeus Ziegenfuss", "Konstantin Oberleitner X",
        "Maximiliana Oberhuberova", "Anna-Magdalena Wuellrich", "Ferdinand Graf Zeppelin"};
    struct session session;
    struct rng rng = rng_from_seed(3);
    struct record_head head = played_head(PLAYERS_MAX, 3);
    struct problem problem;
    head.options.sets = SETS_DEFAULT;
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        strcpy(head.name[player], names[player]);
    assert_true(session_begin(&session, &head, &problem));
    played_on(&session, &rng, 10000);
    struct probe *probe = probe_open(table_page(&session), rows, cols);
    probe_shows(probe, "film");
    probe_press(probe, "F");
    probe_wait(probe, milliseconds);
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        probe_shows(probe, names[player]);
    return probe;
}

static void test_films(void **state)
{
    (void)state;
    struct probe *probe = open_film(24, 80, FILM_LENGTH / 2);
    probe_expect_sketch(probe, "film_80x24");
    probe->around.depth = DEPTH_MONO;
    probe_expect_sketch(probe, "film_mono");
    probe->around.unicode = false;
    probe_expect_sketch(probe, "film_ascii");
    probe_wait(probe, FILM_LENGTH / 2);
    probe_expect_sketch(probe, "film_end_ascii");
    probe_close(probe);
    probe = open_film(50, 200, FILM_LENGTH);
    probe_expect_sketch(probe, "film_end_200x50");
    probe_shows(probe, "wins with");
    probe_close(probe);
}

/* Where there is no room for tiles a map shows the land at the end, all of it, so that no view is
 * framed. */
static void test_the_map_of_a_film_has_no_frame(void **state)
{
    struct probe *probe = open_film(24, 80, FILM_LENGTH);
    unsigned framed = 0, map = 0;
    (void)state;
    for (int cell = 0; cell < 24 * 80; cell++) {
        framed += probe->canvas.cell[cell].paper == INK_BOARD_CURSOR;
        map += probe->canvas.cell[cell].paper == INK_BOARD_MAP;
    }
    assert_true(map > 0);
    assert_int_equal(framed, 0);
    probe_close(probe);
}

/* The bars end at what everybody has, and the longest fills its line. */
static void test_the_end_of_the_film_is_the_end_of_the_game(void **state)
{
    struct probe *probe;
    struct replay *replay = open_finished(&probe, 1);
    char score[16];
    (void)state;
    probe_press(probe, "F");
    probe_wait(probe, FILM_LENGTH);
    for (unsigned player = 0; player < 3; player++) {
        snprintf(score, sizeof score, " %d", replay->view.session->game.player[player].score);
        probe_shows(probe, score);
    }
    assert_false(app_tick(probe->app, &probe->around)); /* nothing moves any more */
    probe_close(probe);
}

static void test_any_other_key_stops_a_film(void **state)
{
    static const char *const keys[] = {"<Esc>", "<Enter>", "q", "x", "<Down>", "f", "7"};
    (void)state;
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++) {
        struct probe *probe;
        struct replay *replay = open_finished(&probe, 1);
        probe_press(probe, "F");
        assert_ptr_not_equal(app_page(probe->app), &replay->page);
        probe_press(probe, keys[k]);
        assert_ptr_equal(app_page(probe->app), &replay->page);
        probe_press(probe, "F");
        probe_click(probe, 5, 5);
        assert_ptr_equal(app_page(probe->app), &replay->page);
        assert_int_equal(replay->view.at, 0);
        probe_close(probe);
    }
}

/* That it shows another picture, within so many milliseconds. */
static bool film_changes(struct probe *probe, int milliseconds)
{
    static struct canvas before;
    probe_screen(probe);
    before = probe->canvas;
    probe_wait(probe, milliseconds);
    probe_screen(probe);
    return memcmp(&before, &probe->canvas, sizeof before) != 0;
}

static void test_a_film_pauses_and_skips(void **state)
{
    static struct canvas paused;
    struct probe *probe;
    (void)state;
    open_finished(&probe, 1);
    probe_press(probe, "F");
    assert_true(film_changes(probe, FILM_LENGTH / 2));
    probe_press(probe, " ");
    probe_shows(probe, "play");
    assert_false(film_changes(probe, FILM_LENGTH));
    probe_screen(probe);
    paused = probe->canvas;
    probe_press(probe, "<Right>");
    probe_screen(probe);
    assert_memory_not_equal(&paused, &probe->canvas, sizeof paused);
    probe_press(probe, "<Left>");
    probe_screen(probe);
    assert_memory_equal(&paused, &probe->canvas, sizeof paused);
    probe_press(probe, " ?"); /* below the help it stands still */
    probe_shows(probe, "Pause the film");
    probe_wait(probe, FILM_LENGTH);
    probe_press(probe, "<Esc>");
    probe_screen(probe);
    assert_memory_equal(paused.cell, probe->canvas.cell,
                        sizeof paused.cell[0] * 21 * 80); /* the line of keys has changed */
    probe_wait(probe, 100);
    assert_true(film_changes(probe, FILM_LENGTH / 4)); /* it is not over yet */
    probe_wait(probe, FILM_LENGTH / 2);
    probe_shows(probe, "wins with");
    probe_press(probe, " ");
    assert_true(film_changes(probe, FILM_LENGTH / 2));
    probe_close(probe);
}

/* Where no tick comes for a while, as on a line that takes nothing, what would have been shown
 * meanwhile is left out: the film ends when it should. */
static void test_a_slow_line_has_fewer_pictures(void **state)
{
    struct probe *probe;
    (void)state;
    open_finished(&probe, 1);
    probe_press(probe, "F");
    unsigned pictures = 0;
    for (int passed = 0; passed < FILM_LENGTH; passed += 2500) {
        probe->around.now += 2500;
        pictures += app_tick(probe->app, &probe->around);
    }
    assert_int_equal(pictures, 4);
    probe_shows(probe, "wins with");
    probe_close(probe);
}

/* In most pictures nothing moves but what is played, however small the view: a view that moves
 * costs kilobytes, and no eye could follow one that always does. */
static void expect_calm(int rows, int cols, enum depth depth)
{
    static struct canvas before;
    struct session session;
    struct rng rng = rng_from_seed(5);
    played_begin(&session, 2, 5);
    played_on(&session, &rng, 1000);
    struct probe *probe = probe_open(replay_page(&session), rows, cols);
    probe->around.depth = depth;
    probe_press(probe, "F");
    probe_wait(probe, FILM_PICTURE);
    int moved = 0;
    for (int picture = 0; picture < FILM_LENGTH / FILM_PICTURE - 2; picture++) {
        int changed = 0;
        probe_screen(probe);
        before = probe->canvas;
        probe_wait(probe, FILM_PICTURE);
        probe_screen(probe);
        for (int cell = 0; cell < before.rows * before.cols; cell++)
            changed +=
                memcmp(&before.cell[cell], &probe->canvas.cell[cell], sizeof(struct cell)) != 0;
        moved += changed > rows * cols / 15;
    }
    assert_in_range(moved, 3, FILM_PICTURES / 2);
    probe_close(probe);
}

static void test_the_view_of_a_film_is_calm(void **state)
{
    (void)state;
    expect_calm(24, 80, DEPTH_256);
    expect_calm(24, 80, DEPTH_MONO);
    expect_calm(36, 120, DEPTH_8);
    expect_calm(50, 200, DEPTH_256);
    expect_calm(50, 200, DEPTH_8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_speed_has_its_pause),
        cmocka_unit_test(test_late_looks_keep_the_pace),
        cmocka_unit_test(test_a_stopped_program_has_not_played),
        cmocka_unit_test(test_speed_changes_from_the_last_move_on),
        cmocka_unit_test(test_space_plays_and_stops),
        cmocka_unit_test(test_who_goes_elsewhere_stops_it),
        cmocka_unit_test(test_it_ends_with_the_game_and_starts_over),
        cmocka_unit_test(test_it_plays_below_the_chart_and_the_standings),
        cmocka_unit_test(test_it_waits_below_the_help),
        cmocka_unit_test(test_nothing_of_the_status_is_cut),
        cmocka_unit_test(test_jumps),
        cmocka_unit_test(test_jumps_to_turns),
        cmocka_unit_test(test_without_bazaars_there_is_no_jump_to_them),
        cmocka_unit_test_setup_teardown(test_played_on_from_a_move, probe_folder_setup,
                                        probe_folder_teardown),
        cmocka_unit_test(test_a_game_that_is_over_is_not_played_on),
        cmocka_unit_test_setup_teardown(test_played_on_from_a_table, probe_folder_setup,
                                        probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_clocks_are_told_of_before, probe_folder_setup,
                                        probe_folder_teardown),
        cmocka_unit_test(test_a_film_tells_all_in_ten_seconds),
        cmocka_unit_test(test_films),
        cmocka_unit_test(test_the_map_of_a_film_has_no_frame),
        cmocka_unit_test(test_the_end_of_the_film_is_the_end_of_the_game),
        cmocka_unit_test(test_any_other_key_stops_a_film),
        cmocka_unit_test(test_a_film_pauses_and_skips),
        cmocka_unit_test(test_a_slow_line_has_fewer_pictures),
        cmocka_unit_test(test_the_view_of_a_film_is_calm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
