/* The part of the board that is seen: fitting, following, moving, sizes. */
#include "played.h"

#include "tui/board/lens.h"

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
        struct lens lens = lens_fit(&game.board, rows[r].rows, rows[r].cols);
        assert_int_equal(lens.size, rows[r].size);
        assert_int_equal(lens_holds(&lens, &game.board),
                         (int)(rows[r].tiles + 2) * lens.size <= rows[r].cols);
    }
}

static void test_fitted_board_lies_in_the_middle(void **state)
{
    struct game game = game_with_row_of(1);
    (void)state;
    struct lens lens = lens_fit(&game.board, 20, 60);
    assert_int_equal(lens.size, 12);
    assert_int_equal(lens_row(&lens, start), 7);
    assert_int_equal(lens_col(&lens, start), 24);
}

static bool is_framed(const struct lens *lens, struct square at)
{
    int row = lens_row(lens, at), col = lens_col(lens, at);
    return row >= 1 && row + lens->size / 2 + 1 <= lens->rows && col >= 1 &&
           col + lens->size + 1 <= lens->cols;
}

static void test_stands_still_while_the_square_is_in_view(void **state)
{
    (void)state;
    for (int offset = 0; offset < 8; offset++)
        for (int y = -6; y <= 6; y++)
            for (int x = -6; x <= 6; x++) {
                struct lens lens = {
                    .size = 8, .row = offset - 6, .col = offset, .rows = 20, .cols = 48};
                struct lens after = lens;
                struct square at = square_at(start, x, y);
                lens_follow(&after, at, 1);
                bool stood = after.row == lens.row && after.col == lens.col;
                assert_int_equal(stood, is_framed(&lens, at));
                assert_true(is_framed(&after, at));
            }
}

static void test_follows_with_room_around(void **state)
{
    struct lens lens = {.size = 8, .rows = 20, .cols = 48};
    (void)state;
    lens_follow(&lens, (struct square){6, 2}, 1);
    assert_int_equal(lens.row, 0);
    assert_int_equal(lens.col, 16);
    lens_follow(&lens, (struct square){-3, -4}, 1);
    assert_int_equal(lens.col, -32);
    assert_int_equal(lens.row, -20);
}

static void test_follows_on_a_view_smaller_than_the_margin(void **state)
{
    struct lens lens = {.size = 16, .rows = 10, .cols = 20};
    (void)state;
    for (int x = -4; x <= 4; x++) {
        struct square at = {(int16_t)x, (int16_t)-x};
        lens_follow(&lens, at, 1);
        assert_true(lens_col(&lens, at) >= 0 && lens_col(&lens, at) + 16 <= 20);
        assert_true(lens_row(&lens, at) >= 0 && lens_row(&lens, at) + 8 <= 10);
    }
}

/* The square before the cell: -1 lies in square -1, not in 0. */
static void test_the_square_under_a_cell(void **state)
{
    struct lens lens = {.size = 10, .row = -5, .col = -10, .rows = 20, .cols = 48};
    (void)state;
    for (int row = 0; row < lens.rows; row++)
        for (int col = 0; col < lens.cols; col++) {
            struct square at = lens_square(&lens, row, col);
            assert_in_range(row - lens_row(&lens, at), 0, 4);
            assert_in_range(col - lens_col(&lens, at), 0, 9);
        }
    assert_true(square_equal(lens_square(&lens, 4, 9), (struct square){-1, -1}));
}

/* What is under the middle of a cell before is in that cell afterwards. */
static void test_zoom_keeps_the_land_under_the_pointer(void **state)
{
    (void)state;
    for (int row = 0; row < 20; row += 3)
        for (int col = 0; col < 48; col += 5) {
            struct lens lens = {.size = 16, .row = -13, .col = -29, .rows = 20, .cols = 48};
            struct square at = lens_square(&lens, row, col);
            for (int step = 0; step < 5; step++) {
                double before_x = (lens.col + col + 0.5) / lens.size;
                double before_y = (lens.row + row + 0.5) / (lens.size / 2);
                lens_zoom_at(&lens, -1, row, col);
                double after_x = (lens.col + col + 0.5) / lens.size;
                double after_y = (lens.row + row + 0.5) / (lens.size / 2);
                assert_true(fabs(after_x - before_x) * lens.size <= 0.5001); /* half a cell */
                assert_true(fabs(after_y - before_y) * lens.size <= 1.0001);
            }
            assert_int_equal(lens.size, 4);
            for (int step = 0; step < 5; step++)
                lens_zoom_at(&lens, 1, row, col);
            struct square back = lens_square(&lens, row, col);
            assert_in_range(back.x - at.x + 1, 0, 2);
            assert_in_range(back.y - at.y + 1, 0, 2);
        }
}

static void test_zoom_stops_at_the_ends(void **state)
{
    struct lens lens = {.size = 8, .row = -10, .col = -24, .rows = 20, .cols = 48};
    (void)state;
    lens_zoom(&lens, 1);
    assert_int_equal(lens.size, 10);
    assert_int_equal(lens.row, -10);
    assert_int_equal(lens.col, -24);
    for (unsigned i = 0; i < 10; i++)
        lens_zoom(&lens, 1);
    assert_int_equal(lens.size, 16);
    for (unsigned i = 0; i < 10; i++)
        lens_zoom(&lens, -1);
    assert_int_equal(lens.size, 4);
    assert_in_range(lens.col + lens.cols / 2 + 1, 0, 2);
}

static void test_pans_by_a_tile_and_never_loses_the_board(void **state)
{
    struct game game = game_with_row_of(4);
    struct lens lens = lens_fit(&game.board, 20, 48);
    struct lens before = lens;
    (void)state;
    lens_pan(&lens, &game.board, EDGE_E);
    lens_pan(&lens, &game.board, EDGE_S);
    assert_int_equal(lens.col, before.col + lens.size);
    assert_int_equal(lens.row, before.row + lens.size / 2);
    for (unsigned edge = 0; edge < EDGES; edge++) {
        unsigned seen = 0;
        for (unsigned i = 0; i < 40; i++)
            lens_pan(&lens, &game.board, edge);
        for (int x = 0; x < 4; x++)
            seen += lens_shows(&lens, square_at(start, x, 0));
        assert_true(seen > 0);
    }
    lens_move(&lens, &game.board, -1000, 1000);
    assert_true(lens_shows(&lens, square_at(start, 3, 0)));
}

static void test_tidying_shows_all_or_wastes_nothing(void **state)
{
    struct game game = game_with_row_of(4), long_game = game_with_row_of(20);
    struct lens lens = {.size = 8, .row = 30, .col = 70, .rows = 20, .cols = 50};
    (void)state;
    lens_tidy(&lens, &game.board);
    assert_int_equal(lens.row, -4); /* just as far as it must */
    assert_int_equal(lens.col, -8);
    struct lens tidied = lens;
    lens_tidy(&lens, &game.board);
    assert_memory_equal(&lens, &tidied, sizeof lens);
    lens.col = -100;
    lens_tidy(&lens, &long_game.board);
    assert_int_equal(lens.col, -8);
    lens.col = 1000;
    lens_tidy(&lens, &long_game.board);
    assert_int_equal(lens.col + lens.cols, 21 * 8);
    lens.col = 40;
    lens_tidy(&lens, &long_game.board);
    assert_int_equal(lens.col, 40);
}

static void test_resizing_keeps_the_middle(void **state)
{
    struct lens lens = {.size = 8, .row = -10, .col = -24, .rows = 20, .cols = 48};
    (void)state;
    lens_resize(&lens, 30, 100);
    assert_int_equal(lens.row, -15);
    assert_int_equal(lens.col, -50);
    assert_int_equal(lens.rows, 30);
    lens_resize(&lens, 20, 48);
    assert_int_equal(lens.row, -10);
    assert_int_equal(lens.col, -24);
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
