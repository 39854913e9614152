/* Figures are told apart by their looks alone: on tiles of pixels, of letters, and at home. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tui/board/pixels.h"
#include "unicode/glyph.h"

static unsigned pixels_of(const char *const *drawing)
{
    unsigned pixels = 0;
    for (unsigned row = 0; drawing[row] != NULL; row++)
        for (unsigned col = 0; drawing[row][col] != '\0'; col++)
            pixels += drawing[row][col] != '.';
    return pixels;
}

/* Whether two drawings cover the same pixels, whatever is inside their outlines. */
static bool is_same_outline(const char *const *a, const char *const *b)
{
    unsigned row = 0;
    for (; a[row] != NULL && b[row] != NULL; row++) {
        if (strlen(a[row]) != strlen(b[row]))
            return false;
        for (unsigned col = 0; a[row][col] != '\0'; col++)
            if ((a[row][col] == '.') != (b[row][col] == '.'))
                return false;
    }
    return a[row] == NULL && b[row] == NULL;
}

static void test_figures_are_told_apart_without_colours(void **state)
{
    (void)state;
    for (unsigned a = 0; a < FIGURES_COUNT; a++)
        for (unsigned b = 0; b < a; b++)
            for (unsigned size = 0; size < DRAWN_SIZES; size++)
                for (unsigned pose = 0; pose < POSES; pose++)
                    assert_false(is_same_outline(figure_styles[a].drawing[size][pose],
                                                 figure_styles[b].drawing[size][pose]));
}

static void test_IN4_the_large_follower_is_larger(void **state)
{
    (void)state;
    for (unsigned size = 0; size < DRAWN_SIZES; size++)
        for (unsigned pose = 0; pose < POSES; pose++) {
            unsigned small = pixels_of(figure_styles[FIGURE_MEEPLE].drawing[size][pose]);
            assert_true(4 * pixels_of(figure_styles[FIGURE_LARGE].drawing[size][pose]) > 5 * small);
        }
}

/* The panel's symbols for bridges and castles, and those of the figures. */
static void test_symbols_at_home_differ_in_every_font(void **state)
{
    uint32_t symbols[FIGURES_COUNT + 2] = {0x2550, 0x25b2};
    (void)state;
    for (unsigned f = 0; f < FIGURES_COUNT; f++)
        symbols[2 + f] = figure_styles[f].at_home;
    for (unsigned a = 0; a < FIGURES_COUNT + 2; a++)
        for (unsigned b = 0; b < a; b++) {
            assert_int_not_equal(symbols[a], symbols[b]);
            assert_int_not_equal(glyph_plain(symbols[a]), glyph_plain(symbols[b]));
            assert_int_not_equal(glyph_console(symbols[a]), glyph_console(symbols[b]));
        }
    for (unsigned a = 0; a < FIGURES_COUNT; a++)
        for (unsigned b = 0; b < a; b++)
            assert_int_not_equal(figure_styles[a].mark, figure_styles[b].mark);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_figures_are_told_apart_without_colours),
        cmocka_unit_test(test_IN4_the_large_follower_is_larger),
        cmocka_unit_test(test_symbols_at_home_differ_in_every_font),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
