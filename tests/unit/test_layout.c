/* Where everything lies on the table's page, at every size of the screen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/game.h"
#include "tui/page.h"
#include "tui/table/layout.h"

static void test_panel_takes_the_room_there_is(void **state)
{
    static const struct {
        int rows, cols, panel, hand;
    } rows[] = {
        {24, 80, 26, 12},  {50, 99, 26, 12},  {24, 100, 34, 12}, {36, 120, 34, 16},
        {40, 129, 34, 16}, {33, 130, 44, 12}, {50, 239, 44, 16}, {80, 300, 56, 24},
    };
    (void)state;
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        struct table_areas areas = table_areas_of(rows[r].rows, rows[r].cols, 3);
        assert_int_equal(areas.panel.cols, rows[r].panel);
        assert_int_equal(areas.hand_size, rows[r].hand);
    }
}

/* Board and panel share the screen; the panel's parts lie below each other, and the tile in hand
 * leaves room for words beside it. */
static void test_parts_share_the_screen(void **state)
{
    enum { WORDS = 10 };
    (void)state;
    for (int rows = SCREEN_ROWS_MIN - 1; rows <= CANVAS_ROWS_MAX; rows++)
        for (int cols = SCREEN_COLS_MIN; cols <= CANVAS_COLS_MAX; cols++)
            for (unsigned players = 2; players <= PLAYERS_MAX; players++) {
                struct table_areas areas = table_areas_of(rows, cols, players);
                assert_int_equal(areas.board.cols, areas.panel.col);
                assert_int_equal(areas.panel.col + areas.panel.cols, areas.column.col);
                assert_int_equal(areas.column.col + areas.column.cols, cols);
                assert_int_equal(areas.status.cols, areas.board.cols);
                assert_int_equal(areas.board.rows + areas.status.rows, rows);
                assert_true(areas.players.row > areas.pile.row);
                assert_int_equal(areas.players.rows, areas.player_rows * (int)players);
                assert_true(areas.hand.row > areas.players.row + areas.players.rows);
                assert_true(areas.log.row > areas.hand.row + areas.hand.rows);
                assert_true(areas.log.rows >= 5);
                assert_int_equal(areas.log.row + areas.log.rows, rows);
                assert_true(areas.hand.cols - areas.hand_size >= WORDS);
            }
}

/* What is beside the panel never takes what the board can use: as much as it is high, in cells
 * twice as high as wide, and 110 columns. */
static void test_a_column_leaves_the_board_its_room(void **state)
{
    enum { BOARD_LEAST = 110, COLUMN_LEAST = 40, COLUMN_MOST = 60 };
    static const struct {
        int rows, cols;
        bool has_column;
    } sizes[] = {{24, 80, false}, {36, 120, false}, {50, 160, false}, {24, 193, false},
                 {24, 194, true}, {50, 200, true},  {80, 200, false}, {80, 300, true}};
    (void)state;
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++)
        assert_int_equal(table_areas_of(sizes[s].rows, sizes[s].cols, 3).column.cols > 0,
                         sizes[s].has_column);
    for (int rows = SCREEN_ROWS_MIN - 1; rows <= CANVAS_ROWS_MAX; rows++)
        for (int cols = SCREEN_COLS_MIN; cols <= CANVAS_COLS_MAX; cols++) {
            struct table_areas areas = table_areas_of(rows, cols, 2);
            struct table_areas page = page_areas_of(rows, cols, 2);
            assert_int_equal(page.column.cols, 0);
            assert_int_equal(page.panel.col + page.panel.cols, cols);
            assert_int_equal(page.panel.cols, areas.panel.cols);
            if (areas.column.cols == 0)
                continue;
            assert_in_range(areas.column.cols, COLUMN_LEAST, COLUMN_MOST);
            assert_true(areas.board.cols >= BOARD_LEAST);
            assert_true(areas.board.cols >= 2 * areas.board.rows);
        }
}

/* The log begins below what is taken; where nothing is, in place of the line below the players. */
static void test_the_log_has_what_is_left(void **state)
{
    struct table_areas areas = table_areas_of(40, 120, 4);
    (void)state;
    for (int taken = 0; taken < 20; taken++) {
        struct area log = table_log_below(&areas, taken);
        assert_int_equal(log.row, taken == 0 ? areas.hand.row - 1 : areas.hand.row + taken);
        assert_int_equal(log.row + log.rows, 40);
    }
    assert_int_equal(table_log_below(&areas, areas.hand.rows).row, areas.log.row - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_panel_takes_the_room_there_is),
        cmocka_unit_test(test_parts_share_the_screen),
        cmocka_unit_test(test_a_column_leaves_the_board_its_room),
        cmocka_unit_test(test_the_log_has_what_is_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
