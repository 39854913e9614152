/* The part of the board that is seen: fitting, following, moving, sizes. */
#include "played.h"

#include "tui/table/board_pane.h"

#include <math.h>

static const struct square start = {0, 0};

static struct game game_with_row_of(unsigned tiles)
{
    struct options options = options_default();
    struct game game;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    struct neighbours neighbours;
    for (unsigned t = 1; t < tiles; t++)
        board_lay(&game.board, square_at(start, (int)t, 0), tile_set_start[SET_BASE], EDGE_N,
                  &neighbours);
    return game;
}

static void test_fits_the_largest_size_that_shows_the_whole_board(void **state)
{
    static const struct {
        unsigned tiles;
        int rows, cols, size;
    } rows[] = {
        {1, 24, 48, 16}, {1, 23, 48, 12},  {2, 21, 54, 12},  {3, 21, 54, 10},  {4, 21, 54, 8},
        {5, 21, 54, 6},  {7, 47, 156, 16}, {8, 47, 156, 12}, {30, 47, 156, 8}, {1, 36, 72, 24},
        {1, 35, 72, 20}, {5, 47, 156, 20}, {8, 77, 256, 24},
    };
    (void)state;
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        struct game game = game_with_row_of(rows[r].tiles);
        struct viewport viewport =
            viewport_fit(&game.board, &zooms_painted, rows[r].rows, rows[r].cols);
        assert_int_equal(viewport.size, rows[r].size);
        assert_int_equal(viewport_holds(&viewport, &game.board),
                         (int)(rows[r].tiles + 2) * viewport.size <= rows[r].cols);
    }
}

static bool is_framed(const struct viewport *viewport, struct square at)
{
    int row = viewport_row(viewport, at), col = viewport_col(viewport, at);
    return row >= 1 && row + viewport->size / 2 + 1 <= viewport->rows && col >= 1 &&
           col + viewport->size + 1 <= viewport->cols;
}

/* A board on which nobody places tiles: no squares around it, but a cell on each side. */
static void test_tiles_alone_fit_larger(void **state)
{
    static const struct {
        unsigned tiles;
        int rows, cols, size;
    } rows[] = {{5, 21, 54, 10}, {5, 21, 52, 10}, {5, 21, 51, 8}, {9, 21, 54, 4}, {30, 21, 54, 4}};
    (void)state;
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        struct game game = game_with_row_of(rows[r].tiles);
        struct viewport viewport =
            viewport_fit_tiles(&game.board, &zooms_painted, rows[r].rows, rows[r].cols);
        assert_int_equal(viewport.size, rows[r].size);
        if ((int)rows[r].tiles * viewport.size + 2 <= rows[r].cols)
            for (unsigned t = 0; t < game.board.tiles; t++)
                assert_true(is_framed(&viewport, game.board.tile[t].at));
    }
}

/* Where nothing fits, the middle is that of the tiles, not of the squares that they span. */
static void test_the_view_is_where_most_tiles_are(void **state)
{
    struct game game = game_with_row_of(12);
    struct neighbours neighbours;
    (void)state;
    for (int x = 40; x < 42; x++)
        board_lay(&game.board, square_at(start, x, 0), tile_set_start[SET_BASE], EDGE_N,
                  &neighbours);
    struct viewport viewport = viewport_fit(&game.board, &zooms_painted, 20, 60);
    unsigned seen = 0;
    for (unsigned t = 0; t < game.board.tiles; t++)
        seen += viewport_shows(&viewport, game.board.tile[t].at);
    assert_int_equal(viewport.size, 8);
    assert_true(seen >= 7);
}

static void test_fitted_board_lies_in_the_middle(void **state)
{
    struct game game = game_with_row_of(1);
    (void)state;
    struct viewport viewport = viewport_fit(&game.board, &zooms_painted, 20, 60);
    assert_int_equal(viewport.size, 12);
    assert_int_equal(viewport_row(&viewport, start), 7);
    assert_int_equal(viewport_col(&viewport, start), 24);
}

/* Two squares with their middle in the middle; one of them, where there is no room for both. A
 * board that fits stays whole. */
static void test_squares_come_into_the_middle(void **state)
{
    struct game game = game_with_row_of(30);
    struct board_pane pane = {.viewport = viewport_fit(&game.board, &zooms_painted, 20, 60)};
    struct square one = square_at(start, 20, 0), near = square_at(start, 22, 1),
                  far = square_at(start, 10, 0);
    (void)state;
    assert_int_equal(pane.viewport.size, 8);
    board_pane_centre(&pane, &game, one, one);
    assert_int_equal(viewport_row(&pane.viewport, one), 8);
    assert_int_equal(viewport_col(&pane.viewport, one), 26);
    board_pane_centre(&pane, &game, one, near);
    assert_int_equal(viewport_col(&pane.viewport, one),
                     60 - viewport_col(&pane.viewport, near) - 8);
    assert_int_equal(viewport_row(&pane.viewport, one),
                     20 - viewport_row(&pane.viewport, near) - 4);
    board_pane_centre(&pane, &game, one, far);
    assert_int_equal(viewport_col(&pane.viewport, one), 26);
    game = game_with_row_of(5);
    pane.viewport = viewport_fit(&game.board, &zooms_painted, 20, 60);
    board_pane_centre(&pane, &game, square_at(start, 4, 0), square_at(start, 4, 0));
    assert_true(viewport_shows(&pane.viewport, square_at(start, -1, 0)));
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
                viewport_zoom_at(&viewport, &zooms_painted, -1, row, col);
                double after_x = (viewport.col + col + 0.5) / viewport.size;
                double after_y = (viewport.row + row + 0.5) / (viewport.size / 2);
                assert_true(fabs(after_x - before_x) * viewport.size <= 0.5001); /* half a cell */
                assert_true(fabs(after_y - before_y) * viewport.size <= 1.0001);
            }
            assert_int_equal(viewport.size, 4);
            for (int step = 0; step < 5; step++)
                viewport_zoom_at(&viewport, &zooms_painted, 1, row, col);
            struct square back = viewport_square(&viewport, row, col);
            assert_in_range(back.x - at.x + 1, 0, 2);
            assert_in_range(back.y - at.y + 1, 0, 2);
        }
}

static void test_zoom_stops_at_the_ends(void **state)
{
    struct viewport viewport = {.size = 8, .row = -10, .col = -24, .rows = 20, .cols = 48};
    (void)state;
    viewport_zoom_at(&viewport, &zooms_painted, 1, viewport.rows / 2, viewport.cols / 2);
    assert_int_equal(viewport.size, 10);
    assert_int_equal(viewport.row, -10);
    assert_int_equal(viewport.col, -24);
    for (unsigned i = 0; i < 10; i++)
        viewport_zoom_at(&viewport, &zooms_painted, 1, viewport.rows / 2, viewport.cols / 2);
    assert_int_equal(viewport.size, 24);
    for (unsigned i = 0; i < 10; i++)
        viewport_zoom_at(&viewport, &zooms_painted, -1, viewport.rows / 2, viewport.cols / 2);
    assert_int_equal(viewport.size, 4);
    assert_in_range(viewport.col + viewport.cols / 2 + 1, 0, 2);
}

static void test_pans_by_a_tile(void **state)
{
    struct game game = game_with_row_of(20);
    struct viewport viewport = viewport_fit(&game.board, &zooms_painted, 20, 48);
    struct viewport before = viewport;
    (void)state;
    viewport_pan(&viewport, &game.board, EDGE_E);
    assert_int_equal(viewport.col, before.col + viewport.size);
    viewport_pan(&viewport, &game.board, EDGE_W);
    assert_int_equal(viewport.col, before.col);
    assert_int_equal(viewport.row, before.row);
}

/* Cells of the view that lie beyond the span, in a row of it. */
static int wasted_cols(const struct viewport *viewport, struct span span)
{
    int wasted = 0;
    for (int col = 0; col < viewport->cols; col++) {
        int x = viewport_square(viewport, 0, col).x;
        wasted += x < span.west || x > span.east;
    }
    return wasted;
}

static int wasted_rows(const struct viewport *viewport, struct span span)
{
    int wasted = 0;
    for (int row = 0; row < viewport->rows; row++) {
        int y = viewport_square(viewport, row, 0).y;
        wasted += y < span.north || y > span.south;
    }
    return wasted;
}

/* Wherever it is moved: where the land is longer than the view, a cell at most shows nothing, else
 * the whole land is in view. */
static void test_moves_no_further_than_the_land(void **state)
{
    static const int by[] = {-1000, -7, -1, 1, 7, 1000};
    (void)state;
    for (unsigned tiles = 1; tiles <= 20; tiles++)
        for (unsigned s = 0; s < viewport_sizes_count; s++)
            for (unsigned m = 0; m < 36; m++) {
                struct game game = game_with_row_of(tiles);
                struct viewport viewport = {.size = viewport_sizes[s], .rows = 21, .cols = 54};
                struct span span = board_span(&game.board);
                int size = viewport.size;
                viewport_move(&viewport, &game.board, by[m / 6], by[m % 6]);
                int spare_cols = viewport.cols - (span.east - span.west + 1) * size;
                int spare_rows = viewport.rows - (span.south - span.north + 1) * (size / 2);
                assert_true(wasted_cols(&viewport, span) <= (spare_cols < 0 ? 1 : spare_cols));
                assert_true(wasted_rows(&viewport, span) <= (spare_rows < 0 ? 1 : spare_rows));
            }
}

/* At the table, to whatever square the play goes and at whatever size: the square is in view with
 * its frame, and nothing is wasted while other squares are out of sight. */
static void test_follows_the_play_without_waste(void **state)
{
    static const struct surroundings around = {.depth = DEPTH_256, .unicode = true};
    static struct session session;
    struct record_head head = played_head(3, 7);
    struct rng rng = rng_from_seed(7);
    struct problem problem;
    unsigned clamped = 0;
    (void)state;
    assert_true(session_begin(&session, &head, &problem));
    played_on(&session, &rng, 120);
    const struct game *game = &session.game;
    struct span span = board_span(&game->board);
    for (unsigned s = 0; s < viewport_sizes_count; s++) {
        struct board_pane pane = {.in_glyphs = false};
        board_pane_prepare(&pane, game, (struct area){0, 0, 40, 100}, &around, start);
        while (pane.viewport.size != viewport_sizes[s])
            board_pane_zoom(&pane, game, pane.viewport.size < viewport_sizes[s] ? 1 : -1);
        for (unsigned open = 0; open < game->board.opens; open++) {
            struct square at = board_open_square(&game->board, open);
            board_pane_follow(&pane, game, at);
            assert_true(is_framed(&pane.viewport, at) ||
                        viewport_holds(&pane.viewport, &game->board));
            int spare_cols = 100 - (span.east - span.west + 1) * pane.viewport.size;
            int spare_rows = 40 - (span.south - span.north + 1) * (pane.viewport.size / 2);
            assert_true(wasted_cols(&pane.viewport, span) <= (spare_cols < 0 ? 1 : spare_cols));
            assert_true(wasted_rows(&pane.viewport, span) <= (spare_rows < 0 ? 1 : spare_rows));
            clamped += spare_cols < 0 && spare_rows < 0;
        }
    }
    assert_true(clamped > 0);
    session_close(&session);
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
    assert_int_equal(viewport.col, -8 - 1); /* a frame's cell */
    viewport.col = 1000;
    viewport_tidy(&viewport, &long_game.board);
    assert_int_equal(viewport.col + viewport.cols, 21 * 8 + 1);
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
        cmocka_unit_test(test_tiles_alone_fit_larger),
        cmocka_unit_test(test_the_view_is_where_most_tiles_are),
        cmocka_unit_test(test_fitted_board_lies_in_the_middle),
        cmocka_unit_test(test_squares_come_into_the_middle),
        cmocka_unit_test(test_stands_still_while_the_square_is_in_view),
        cmocka_unit_test(test_follows_with_room_around),
        cmocka_unit_test(test_follows_on_a_view_smaller_than_the_margin),
        cmocka_unit_test(test_the_square_under_a_cell),
        cmocka_unit_test(test_zoom_keeps_the_land_under_the_pointer),
        cmocka_unit_test(test_zoom_stops_at_the_ends),
        cmocka_unit_test(test_pans_by_a_tile),
        cmocka_unit_test(test_moves_no_further_than_the_land),
        cmocka_unit_test(test_follows_the_play_without_waste),
        cmocka_unit_test(test_tidying_shows_all_or_wastes_nothing),
        cmocka_unit_test(test_resizing_keeps_the_middle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
