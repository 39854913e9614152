/* The part of the board that is seen: fitting, following, moving, sizes. */
#include "played.h"

#include "tui/board/viewport.h"

#include <math.h>

static const struct square start = {0, 0};

static struct game game_with_row_of(unsigned tiles)
{
    struct options options = options_default();
    struct game game;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    struct neighbours neighbours;
    for (unsigned t = 1; t < tiles; t++)
        board_lay(&game.board, square_at(start, (int)t, 0), tile_start_kind, EDGE_N, &neighbours);
    return game;
}

static void test_fits_the_largest_size_that_shows_the_whole_board(void **state)
{
    static const struct {
        unsigned tiles;
        int rows, cols, size;
    } rows[] = {
        {1, 24, 48, 16}, {1, 23, 48, 12},  {2, 21, 54, 12},  {3, 21, 54, 10},  {4, 21, 54, 8},
        {5, 21, 54, 8},  {7, 47, 156, 16}, {8, 47, 156, 12}, {30, 47, 156, 8},
    };
    (void)state;
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        struct game game = game_with_row_of(rows[r].tiles);
        struct viewport viewport = viewport_fit(&game.board, rows[r].rows, rows[r].cols);
        assert_int_equal(viewport.size, rows[r].size);
        assert_int_equal(viewport_holds(&viewport, &game.board),
                         (int)(rows[r].tiles + 2) * viewport.size <= rows[r].cols);
    }
}

static void test_fitted_board_lies_in_the_middle(void **state)
{
    struct game game = game_with_row_of(1);
    (void)state;
    struct viewport viewport = viewport_fit(&game.board, 20, 60);
    assert_int_equal(viewport.size, 12);
    assert_int_equal(viewport_row(&viewport, start), 7);
    assert_int_equal(viewport_col(&viewport, start), 24);
}

static bool is_framed(const struct viewport *viewport, struct square at)
{
    int row = viewport_row(viewport, at), col = viewport_col(viewport, at);
    return row >= 1 && row + viewport->size / 2 + 1 <= viewport->rows && col >= 1 &&
           col + viewport->size + 1 <= viewport->cols;
}

static void test_stands_still_while_the_square_is_in_view(void **state)
{
    (void)state;
    for (int offset = 0; offset < 8; offset++)
        for (int y = -6; y <= 6; y++)
            for (int x = -6; x <= 6; x++) {
                struct viewport viewport = {
                    .size = 8, .row = offset - 6, .col = offset, .rows = 20, .cols = 48};
                struct viewport after = viewport;
                struct square at = square_at(start, x, y);
                viewport_follow(&after, at, 1);
                bool stood = after.row == viewport.row && after.col == viewport.col;
                assert_int_equal(stood, is_framed(&viewport, at));
                assert_true(is_framed(&after, at));
            }
}

static void test_follows_with_room_around(void **state)
{
    struct viewport viewport = {.size = 8, .rows = 20, .cols = 48};
    (void)state;
    viewport_follow(&viewport, (struct square){6, 2}, 1);
    assert_int_equal(viewport.row, 0);
    assert_int_equal(viewport.col, 16);
    viewport_follow(&viewport, (struct square){-3, -4}, 1);
    assert_int_equal(viewport.col, -32);
    assert_int_equal(viewport.row, -20);
}

static void test_follows_on_a_view_smaller_than_the_margin(void **state)
{
    struct viewport viewport = {.size = 16, .rows = 10, .cols = 20};
    (void)state;
    for (int x = -4; x <= 4; x++) {
        struct square at = {(int16_t)x, (int16_t)-x};
        viewport_follow(&viewport, at, 1);
        assert_true(viewport_col(&viewport, at) >= 0 && viewport_col(&viewport, at) + 16 <= 20);
        assert_true(viewport_row(&viewport, at) >= 0 && viewport_row(&viewport, at) + 8 <= 10);
    }
}

/* The square before the cell: -1 lies in square -1, not in 0. */
static void test_the_square_under_a_cell(void **state)
{
    struct viewport viewport = {.size = 10, .row = -5, .col = -10, .rows = 20, .cols = 48};
    (void)state;
    for (int row = 0; row < viewport.rows; row++)
        for (int col = 0; col < viewport.cols; col++) {
            struct square at = viewport_square(&viewport, row, col);
            assert_in_range(row - viewport_row(&viewport, at), 0, 4);
            assert_in_range(col - viewport_col(&viewport, at), 0, 9);
        }
    assert_true(square_equal(viewport_square(&viewport, 4, 9), (struct square){-1, -1}));
}

/* What is under the middle of a cell before is in that cell afterwards. */
static void test_zoom_keeps_the_land_under_the_pointer(void **state)
{
    (void)state;
    for (int row = 0; row < 20; row += 3)
        for (int col = 0; col < 48; col += 5) {
            struct viewport viewport = {.size = 16, .row = -13, .col = -29, .rows = 20, .cols = 48};
            struct square at = viewport_square(&viewport, row, col);
            for (int step = 0; step < 5; step++) {
                double before_x = (viewport.col + col + 0.5) / viewport.size;
                double before_y = (viewport.row + row + 0.5) / (viewport.size / 2);
                viewport_zoom_at(&viewport, -1, row, col);
                double after_x = (viewport.col + col + 0.5) / viewport.size;
                double after_y = (viewport.row + row + 0.5) / (viewport.size / 2);
                assert_true(fabs(after_x - before_x) * viewport.size <= 0.5001); /* half a cell */
                assert_true(fabs(after_y - before_y) * viewport.size <= 1.0001);
            }
            assert_int_equal(viewport.size, 4);
            for (int step = 0; step < 5; step++)
                viewport_zoom_at(&viewport, 1, row, col);
            struct square back = viewport_square(&viewport, row, col);
            assert_in_range(back.x - at.x + 1, 0, 2);
            assert_in_range(back.y - at.y + 1, 0, 2);
        }
}

static void test_zoom_stops_at_the_ends(void **state)
{
    struct viewport viewport = {.size = 8, .row = -10, .col = -24, .rows = 20, .cols = 48};
    (void)state;
    viewport_zoom(&viewport, 1);
    assert_int_equal(viewport.size, 10);
    assert_int_equal(viewport.row, -10);
    assert_int_equal(viewport.col, -24);
    for (unsigned i = 0; i < 10; i++)
        viewport_zoom(&viewport, 1);
    assert_int_equal(viewport.size, 16);
    for (unsigned i = 0; i < 10; i++)
        viewport_zoom(&viewport, -1);
    assert_int_equal(viewport.size, 4);
    assert_in_range(viewport.col + viewport.cols / 2 + 1, 0, 2);
}

static void test_pans_by_a_tile_and_never_loses_the_board(void **state)
{
    struct game game = game_with_row_of(4);
    struct viewport viewport = viewport_fit(&game.board, 20, 48);
    struct viewport before = viewport;
    (void)state;
    viewport_pan(&viewport, &game.board, EDGE_E);
    viewport_pan(&viewport, &game.board, EDGE_S);
    assert_int_equal(viewport.col, before.col + viewport.size);
    assert_int_equal(viewport.row, before.row + viewport.size / 2);
    for (unsigned edge = 0; edge < EDGES; edge++) {
        unsigned seen = 0;
        for (unsigned i = 0; i < 40; i++)
            viewport_pan(&viewport, &game.board, edge);
        for (int x = 0; x < 4; x++)
            seen += viewport_shows(&viewport, square_at(start, x, 0));
        assert_true(seen > 0);
    }
    viewport_move(&viewport, &game.board, -1000, 1000);
    assert_true(viewport_shows(&viewport, square_at(start, 3, 0)));
}

static void test_tidying_shows_all_or_wastes_nothing(void **state)
{
    struct game game = game_with_row_of(4), long_game = game_with_row_of(20);
    struct viewport viewport = {.size = 8, .row = 30, .col = 70, .rows = 20, .cols = 50};
    (void)state;
    viewport_tidy(&viewport, &game.board);
    assert_int_equal(viewport.row, -4); /* just as far as it must */
    assert_int_equal(viewport.col, -8);
    struct viewport tidied = viewport;
    viewport_tidy(&viewport, &game.board);
    assert_memory_equal(&viewport, &tidied, sizeof viewport);
    viewport.col = -100;
    viewport_tidy(&viewport, &long_game.board);
    assert_int_equal(viewport.col, -8);
    viewport.col = 1000;
    viewport_tidy(&viewport, &long_game.board);
    assert_int_equal(viewport.col + viewport.cols, 21 * 8);
    viewport.col = 40;
    viewport_tidy(&viewport, &long_game.board);
    assert_int_equal(viewport.col, 40);
}

static void test_resizing_keeps_the_middle(void **state)
{
    struct viewport viewport = {.size = 8, .row = -10, .col = -24, .rows = 20, .cols = 48};
    (void)state;
    viewport_resize(&viewport, 30, 100);
    assert_int_equal(viewport.row, -15);
    assert_int_equal(viewport.col, -50);
    assert_int_equal(viewport.rows, 30);
    viewport_resize(&viewport, 20, 48);
    assert_int_equal(viewport.row, -10);
    assert_int_equal(viewport.col, -24);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fits_the_largest_size_that_shows_the_whole_board),
        cmocka_unit_test(test_fitted_board_lies_in_the_middle),
        cmocka_unit_test(test_stands_still_while_the_square_is_in_view),
        cmocka_unit_test(test_follows_with_room_around),
        cmocka_unit_test(test_follows_on_a_view_smaller_than_the_margin),
        cmocka_unit_test(test_the_square_under_a_cell),
        cmocka_unit_test(test_zoom_keeps_the_land_under_the_pointer),
        cmocka_unit_test(test_zoom_stops_at_the_ends),
        cmocka_unit_test(test_pans_by_a_tile_and_never_loses_the_board),
        cmocka_unit_test(test_tidying_shows_all_or_wastes_nothing),
        cmocka_unit_test(test_resizing_keeps_the_middle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
