/* The standings of a game with every set: all rows have room on the smallest screen, and nothing is
 * chosen where there is no cursor. */
#include "played_table.h"

#include "support/screen_text.h"
#include "tui/ink.h"
#include "tui/pages.h"
#include "tui/views/scores.h"

static void begin(struct session *session, unsigned players)
{
    struct problem problem;
    struct record_head head = played_head(players, 3);
    head.options.sets = SETS_ALL;
    assert_true(session_begin(session, &head, &problem));
}

static struct probe *open_table(unsigned players, int rows, int cols)
{
    struct session session;
    begin(&session, players);
    struct probe *probe = probe_open(table_page(&session), rows, cols);
    probe_press(probe, "<Enter>s");
    return probe;
}

static unsigned chosen_cells(struct probe *probe)
{
    unsigned chosen = 0;
    probe_screen(probe);
    for (int row = 0; row < probe->canvas.rows; row++)
        for (int col = 0; col < probe->canvas.cols; col++)
            chosen += canvas_cell(&probe->canvas, row, col)->paper == INK_CHOSEN;
    return chosen;
}

static void test_all_rows_have_room(void **state)
{
    (void)state;
    for (unsigned players = 2; players <= PLAYERS_MAX; players++) {
        struct probe *probe = open_table(players, 24, 80);
        probe_shows(probe, "Followers left");
        probe_shows(probe, "Other figures");
        probe_hides(probe, "Pig ");
        probe_shows(probe, "Castles left");
        probe_shows(probe, "Cloth tokens");
        char text[PROBE_ROW_SIZE];
        probe_row(probe, 22, text);
        assert_null(strpbrk(text, "0123456789")); /* the border */
        probe_close(probe);
    }
    struct probe *probe = open_table(4, 24, 80);
    probe_expect(probe, "standings-all-sets-80x24");
    probe_close(probe);
}

/* Where they cannot stand side by side, they are counted. */
static void test_other_figures_of_six_players_are_counted(void **state)
{
    char text[PROBE_ROW_SIZE];
    bool is_counted = false;
    (void)state;
    struct probe *probe = open_table(PLAYERS_MAX, 24, 80);
    for (int row = 0; row < 24; row++) {
        probe_row(probe, row, text);
        is_counted |= strstr(text, "Other figures") != NULL && strstr(text, " 10 ") != NULL &&
                      strchr(text, '@') == NULL;
    }
    assert_true(is_counted);
    probe_close(probe);
}

static void test_each_figure_has_a_row_where_there_is_room(void **state)
{
    (void)state;
    struct probe *probe = open_table(4, 50, 200);
    probe_hides(probe, "Other figures");
    probe_shows(probe, "Pig ");
    probe_shows(probe, "Barn ");
    probe_shows(probe, "Cloth tokens");
    probe_close(probe);
}

/* Where everything has brought points, and more is at home than there are rows for, the rows are
 * scrolled: each can be seen with the cursor on some number. */
static void test_rows_without_room_are_scrolled_to(void **state)
{
    enum { SCREEN_ROWS = 24, SCREEN_COLS = 80, PLAYERS = 4 };
    static struct canvas canvas;
    static char text[SCREEN_TEXT_SIZE];
    struct session session;
    (void)state;
    begin(&session, PLAYERS);
    struct seats seats = seats_of(&session.head);
    struct standings standings = {
        .game = &session.game,
        .seats = &seats,
        .table = {.players = PLAYERS, .options = session.game.options, .sources = ~0u},
        .shows_projection = true,
    };
    for (unsigned source = 0; source < SCORE_SOURCES_COUNT; source++)
        standings.table.during[0][source] = standings.table.received[0][source] = 1;
    struct score_cell cursor = {0, TOUR_ALL_SCORES};
    bool seen[3] = {false};
    for (unsigned press = 0; press < TOUR_SOURCES; press++) {
        static const char *const labels[] = {"Roads ", "Points ", "Cloth tokens"};
        unsigned chosen = 0;
        canvas_clear(&canvas, SCREEN_ROWS, SCREEN_COLS);
        standings_draw(&canvas, (struct area){0, 0, SCREEN_ROWS, SCREEN_COLS}, &standings, cursor,
                       0);
        screen_plain(&canvas, text);
        for (unsigned l = 0; l < 3; l++)
            seen[l] |= strstr(text, labels[l]) != NULL;
        assert_true(press > 0 || (strstr(text, labels[0]) == NULL && seen[2]));
        for (int row = 0; row < SCREEN_ROWS; row++)
            for (int col = 0; col < SCREEN_COLS; col++)
                chosen += canvas_cell(&canvas, row, col)->paper == INK_CHOSEN;
        assert_true(chosen > 0);
        standings_key(&standings, SCREEN_ROWS, &cursor, KEYS_DOWN);
    }
    session_close(&session);
    assert_true(seen[0] && seen[1] && seen[2]);
}

/* Where rows have made way, the cursor goes to those that are left. */
static void test_the_cursor_is_always_seen(void **state)
{
    (void)state;
    for (int rows = 24; rows <= 50; rows += 26) {
        struct probe *probe = open_table(6, rows, 80);
        for (unsigned press = 0; press < TOUR_SOURCES; press++) {
            probe_press(probe, press < TOUR_SOURCES / 2 ? "<Down>" : "<Up><Left>");
            assert_true(chosen_cells(probe) > 0);
        }
        probe_close(probe);
    }
}

static void test_nothing_is_chosen_in_a_replay(void **state)
{
    struct session session;
    (void)state;
    begin(&session, 4);
    struct probe *probe = probe_open(replay_page(&session), 24, 80);
    probe_press(probe, "s");
    probe_shows(probe, "Standings");
    assert_int_equal(chosen_cells(probe), 0);
    probe_close(probe);
    probe = open_table(4, 24, 80);
    assert_true(chosen_cells(probe) > 0);
    probe_close(probe);
}

int main(void)
{
    language_choose("en");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_rows_have_room),
        cmocka_unit_test(test_other_figures_of_six_players_are_counted),
        cmocka_unit_test(test_each_figure_has_a_row_where_there_is_room),
        cmocka_unit_test(test_rows_without_room_are_scrolled_to),
        cmocka_unit_test(test_the_cursor_is_always_seen),
        cmocka_unit_test(test_nothing_is_chosen_in_a_replay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
