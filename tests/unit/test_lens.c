/* The part of the board that is seen: fitting, following, moving, sizes. */
#include "played.h"

#include "tui/board/lens.h"

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

static void test_fits_at_12_while_all_of_the_board_can_be_seen(void **state)
{
    struct game small = game_with_row_of(2), large = game_with_row_of(3);
    (void)state;
    struct lens lens = lens_fit(&small.board, 21, 54); /* four squares with those around */
    assert_int_equal(lens.size, 12);
    assert_true(lens_holds(&lens, &small.board));
    lens = lens_fit(&large.board, 21, 54);
    assert_int_equal(lens.size, 8);
    assert_true(lens_holds(&lens, &large.board));
    large = game_with_row_of(30);
    lens = lens_fit(&large.board, 21, 54);
    assert_int_equal(lens.size, 8);
    assert_false(lens_holds(&lens, &large.board));
}

static void test_fitted_board_lies_in_the_middle(void **state)
{
    struct game game = game_with_row_of(1);
    (void)state;
    struct lens lens = lens_fit(&game.board, 20, 60);
    assert_int_equal(lens_row(&lens, start), 7);
    assert_int_equal(lens_col(&lens, start), 24);
}

static void test_follows_only_as_far_as_it_must(void **state)
{
    struct lens lens = {.size = 8, .rows = 20, .cols = 48};
    (void)state;
    lens_follow(&lens, (struct square){2, 2}, 1);
    assert_int_equal(lens.row, 0);
    assert_int_equal(lens.col, 0);
    lens_follow(&lens, (struct square){5, 2}, 0);
    assert_int_equal(lens.col, 0);
    lens_follow(&lens, (struct square){5, 2}, 1);
    assert_int_equal(lens.col, 8);
    lens_follow(&lens, (struct square){-3, -4}, 1);
    assert_int_equal(lens.col, -32);
    assert_int_equal(lens.row, -20);
}

static void test_follows_on_a_view_smaller_than_the_margin(void **state)
{
    struct lens lens = {.size = 16, .rows = 10, .cols = 20};
    (void)state;
    for (int x = -4; x <= 4; x++) {
        struct square at = {(int8_t)x, (int8_t)-x};
        lens_follow(&lens, at, 1);
        assert_true(lens_col(&lens, at) >= 0 && lens_col(&lens, at) + 16 <= 20);
        assert_true(lens_row(&lens, at) >= 0 && lens_row(&lens, at) + 8 <= 10);
    }
}

static void test_zoom_keeps_the_middle_and_stops_at_the_ends(void **state)
{
    struct lens lens = {.size = 8, .row = -10, .col = -24, .rows = 20, .cols = 48};
    (void)state;
    lens_zoom(&lens, 1);
    assert_int_equal(lens.size, 12);
    assert_int_equal(lens.row, -10);
    assert_int_equal(lens.col, -24);
    for (unsigned i = 0; i < 10; i++)
        lens_zoom(&lens, 1);
    assert_int_equal(lens.size, 16);
    for (unsigned i = 0; i < 10; i++)
        lens_zoom(&lens, -1);
    assert_int_equal(lens.size, 4);
    assert_int_equal(lens.col + lens.cols / 2, 0);
}

static void test_pans_by_a_tile(void **state)
{
    struct lens lens = {.size = 8, .rows = 20, .cols = 48};
    (void)state;
    lens_pan(&lens, EDGE_E);
    lens_pan(&lens, EDGE_S);
    assert_int_equal(lens.col, 8);
    assert_int_equal(lens.row, 4);
    lens_pan(&lens, EDGE_W);
    lens_pan(&lens, EDGE_N);
    assert_int_equal(lens.col, 0);
    assert_int_equal(lens.row, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fits_at_12_while_all_of_the_board_can_be_seen),
        cmocka_unit_test(test_fitted_board_lies_in_the_middle),
        cmocka_unit_test(test_follows_only_as_far_as_it_must),
        cmocka_unit_test(test_follows_on_a_view_smaller_than_the_margin),
        cmocka_unit_test(test_zoom_keeps_the_middle_and_stops_at_the_ends),
        cmocka_unit_test(test_pans_by_a_tile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
