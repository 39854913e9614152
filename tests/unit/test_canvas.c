/* The canvas: drawing text and boxes into cells. */
#include "tui/canvas.h"
#include "unicode/glyph.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const struct style plain = {INK_TEXT, INK_NIGHT, 0};

static struct canvas canvas;

static void expect_row(int row, const char *expected)
{
    char text[4 * CANVAS_COLS_MAX + 1] = "";
    for (int col = 0; col < canvas.cols; col++) {
        char glyph[GLYPH_TEXT_SIZE] = "";
        if (canvas_cell(&canvas, row, col)->glyph)
            glyph_print(canvas_cell(&canvas, row, col)->glyph, glyph);
        strcat(text, glyph);
    }
    assert_string_equal(text, expected);
}

static void test_clear_cuts_to_the_greatest_size(void **state)
{
    (void)state;
    canvas_clear(&canvas, 100000, 100000);
    assert_int_equal(canvas.rows, CANVAS_ROWS_MAX);
    assert_int_equal(canvas.cols, CANVAS_COLS_MAX);
    canvas_clear(&canvas, -1, 5);
    assert_int_equal(canvas.rows, 0);
}

static void test_text_returns_the_column_behind_it(void **state)
{
    (void)state;
    canvas_clear(&canvas, 1, 8);
    assert_int_equal(canvas_text(&canvas, 0, 1, 5, plain, "abc"), 4);
    expect_row(0, " abc    ");
}

static void test_long_text_ends_in_an_ellipsis(void **state)
{
    (void)state;
    canvas_clear(&canvas, 1, 8);
    assert_int_equal(canvas_text(&canvas, 0, 0, 4, plain, "abcdef"), 4);
    expect_row(0, "abc\u2026    ");
    canvas_clear(&canvas, 1, 8);
    canvas_text(&canvas, 0, 0, 4, plain, "abcd");
    expect_row(0, "abcd    ");
    assert_int_equal(canvas_text(&canvas, 0, 3, 0, plain, "abcd"), 3);
}

static void test_drawing_outside_is_harmless(void **state)
{
    (void)state;
    canvas_clear(&canvas, 2, 4);
    canvas_put(&canvas, -1, 0, 'x', plain);
    canvas_put(&canvas, 0, 4, 'x', plain);
    canvas_fill(&canvas, (struct area){-5, -5, 3, 3}, 'x', plain);
    canvas_text(&canvas, 0, -2, 10, plain, "abcdefgh");
    canvas_text(&canvas, 7, 0, 10, plain, "abc");
    canvas_box(&canvas, (struct area){-3, -3, 40, 40}, plain, "title");
    canvas_clear(&canvas, 2, 4);
    canvas_text(&canvas, 0, -2, 10, plain, "abcdefgh");
    expect_row(0, "cdef");
}

static void test_wide_letters_take_two_cells(void **state)
{
    (void)state;
    canvas_clear(&canvas, 1, 6);
    assert_int_equal(canvas_text_width("a\u4ebab"), 4);
    assert_int_equal(canvas_text(&canvas, 0, 0, 6, plain, "a\u4ebab"), 4);
    expect_row(0, "a\u4ebab  ");
    assert_int_equal(canvas_cell(&canvas, 0, 2)->glyph, 0);
    canvas_put(&canvas, 0, 2, 'x', plain); /* half of it cannot stay */
    expect_row(0, "a xb  ");
    canvas_clear(&canvas, 1, 6);
    canvas_text(&canvas, 0, 0, 6, plain, "a\u4ebab");
    canvas_put(&canvas, 0, 1, 'x', plain);
    expect_row(0, "ax b  ");
}

static void test_a_wide_letter_is_not_cut_in_two(void **state)
{
    (void)state;
    canvas_clear(&canvas, 1, 4);
    canvas_text(&canvas, 0, 0, 3, plain, "a\u4eba\u4eba");
    expect_row(0, "a \u2026 ");
    canvas_clear(&canvas, 1, 2);
    canvas_text(&canvas, 0, 0, 3, plain, "a\u4eba");
    expect_row(0, "a ");
}

static void test_an_area_cuts_no_wide_letter_in_two(void **state)
{
    (void)state;
    canvas_clear(&canvas, 1, 8);
    canvas_text(&canvas, 0, 0, 8, plain, "\u4eba\u4eba\u4eba\u4eba");
    canvas_fill(&canvas, (struct area){0, 1, 1, 4}, 'x', plain);
    expect_row(0, " xxxx \u4eba");
    canvas_fill(&canvas, (struct area){0, 7, 1, 1}, 'y', plain);
    expect_row(0, " xxxx  y");
    canvas_fill(&canvas, (struct area){0, 4, 1, 0}, 'z', plain);
    expect_row(0, " xxxx  y");
}

static void test_bad_utf8_is_shown_as_unknown(void **state)
{
    (void)state;
    canvas_clear(&canvas, 1, 4);
    canvas_text(&canvas, 0, 0, 4, plain, "a\xff\xc3");
    expect_row(0, "a\ufffd\ufffd ");
}

/* Nothing that a player or a file is called may turn the line round or break it. */
static void test_hidden_characters_are_not_shown(void **state)
{
    (void)state;
    static const char text[] = "a\u202eb\u2028c\u2066d\ufeffe";
    assert_int_equal(canvas_text_width(text), 5);
    canvas_clear(&canvas, 1, 6);
    canvas_text(&canvas, 0, 0, 6, plain, text);
    expect_row(0, "abcde ");
}

static void test_paragraphs_break_between_words(void **state)
{
    (void)state;
    canvas_clear(&canvas, 5, 9);
    struct area area = {0, 0, 5, 8};
    assert_int_equal(canvas_paragraph(&canvas, area, plain, "one two three\n\nunbreakable"), 5);
    expect_row(0, "one two  ");
    expect_row(1, "three    ");
    expect_row(2, "         ");
    expect_row(3, "unbreaka ");
    expect_row(4, "ble      ");
}

static void test_bullets_hang(void **state)
{
    (void)state;
    canvas_clear(&canvas, 5, 9);
    struct area area = {0, 0, 5, 8};
    canvas_paragraph(&canvas, area, plain, "\u2022 one two\n  in deep\nout");
    expect_row(0, "\u2022 one    ");
    expect_row(1, "  two    ");
    expect_row(2, "  in     ");
    expect_row(3, "  deep   ");
    expect_row(4, "out      ");
}

static void test_paragraphs_can_be_scrolled(void **state)
{
    (void)state;
    canvas_clear(&canvas, 3, 5);
    struct area area = {1, 0, 1, 5};
    assert_int_equal(canvas_paragraph_from(&canvas, area, 1, plain, "a\nb\nc"), 3);
    expect_row(0, "     ");
    expect_row(1, "b    ");
    expect_row(2, "     ");
}

static void test_box_has_a_title_and_an_inside(void **state)
{
    (void)state;
    canvas_clear(&canvas, 3, 10);
    canvas_fill(&canvas, (struct area){0, 0, 3, 10}, 'x', plain);
    struct area inside = canvas_box(&canvas, (struct area){0, 0, 3, 10}, plain, "Ti");
    expect_row(0, "\u256d\u2500 Ti \u2500\u2500\u2500\u256e");
    expect_row(1, "\u2502        \u2502");
    expect_row(2, "\u2570\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u256f");
    assert_int_equal(inside.row, 1);
    assert_int_equal(inside.col, 1);
    assert_int_equal(inside.rows, 1);
    assert_int_equal(inside.cols, 8);
}

static void test_plain_canvas_is_ascii(void **state)
{
    (void)state;
    canvas_clear(&canvas, 3, 10);
    canvas_box(&canvas, (struct area){0, 0, 3, 10}, plain, "\u00c9t\u00e9");
    canvas_text(&canvas, 1, 1, 8, plain, "\u2191\u2193\u2026\u4eba\u2603");
    canvas_make_plain(&canvas, glyph_plain);
    expect_row(0, "+- Ete --+");
    expect_row(1, "|^v~???  |");
    for (int i = 0; i < canvas.rows * canvas.cols; i++)
        assert_in_range(canvas.cell[i].glyph, ' ', '~');
}

static void test_letters_of_languages_become_ascii(void **state)
{
    (void)state;
    static const struct {
        uint32_t glyph;
        char plain;
    } letters[] = {{0x105, 'a'}, {0x107, 'c'}, {0x119, 'e'}, {0x141, 'L'}, {0x142, 'l'},
                   {0x144, 'n'}, {0x152, 'O'}, {0x15b, 's'}, {0x171, 'u'}, {0x178, 'Y'},
                   {0x17a, 'z'}, {0x17b, 'Z'}, {0x17c, 'z'}, {0x17e, 'z'}, {0xf6, 'o'}};
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++)
        assert_int_equal(glyph_plain(letters[i].glyph), letters[i].plain);
    assert_int_equal(glyph_plain(0x17f), 's');
    assert_int_equal(glyph_plain(0x180), '?');
}

static void test_console_keeps_letters_and_lines(void **state)
{
    (void)state;
    canvas_clear(&canvas, 2, 10);
    canvas_text(&canvas, 0, 0, 10, plain, "\u0142\u00f6\u2500\u256d\u2554\u2026\u2191");
    canvas_text(&canvas, 1, 0, 10, plain, "\u2580\u2584\u2593\u2592\u4eba");
    canvas_make_plain(&canvas, glyph_console);
    expect_row(0, "\u0142\u00f6\u2500\u250c\u2554\u2026\u2191   ");
    expect_row(1, "\"_#\u2592??    ");
}

static void test_glyphs_survive_printing_and_reading(void **state)
{
    (void)state;
    static const uint32_t glyphs[] = {'a', 0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff};
    for (size_t i = 0; i < sizeof glyphs / sizeof glyphs[0]; i++) {
        char text[GLYPH_TEXT_SIZE];
        size_t length = glyph_print(glyphs[i], text);
        assert_int_equal(length, strlen(text));
        const char *at = text;
        assert_int_equal(glyph_next(&at), glyphs[i]);
        assert_int_equal(*at, '\0');
    }
    static const char *const bad[] = {"\xc0\x80",         "\xe0\x80\x80", "\xed\xa0\x80",
                                      "\xf4\x90\x80\x80", "\x80",         "\xe2\x82"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        const char *at = bad[i];
        assert_int_equal(glyph_next(&at), 0xfffd);
        assert_ptr_equal(at, bad[i] + 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_clear_cuts_to_the_greatest_size),
        cmocka_unit_test(test_text_returns_the_column_behind_it),
        cmocka_unit_test(test_long_text_ends_in_an_ellipsis),
        cmocka_unit_test(test_drawing_outside_is_harmless),
        cmocka_unit_test(test_wide_letters_take_two_cells),
        cmocka_unit_test(test_a_wide_letter_is_not_cut_in_two),
        cmocka_unit_test(test_an_area_cuts_no_wide_letter_in_two),
        cmocka_unit_test(test_bad_utf8_is_shown_as_unknown),
        cmocka_unit_test(test_hidden_characters_are_not_shown),
        cmocka_unit_test(test_paragraphs_break_between_words),
        cmocka_unit_test(test_bullets_hang),
        cmocka_unit_test(test_paragraphs_can_be_scrolled),
        cmocka_unit_test(test_box_has_a_title_and_an_inside),
        cmocka_unit_test(test_plain_canvas_is_ascii),
        cmocka_unit_test(test_letters_of_languages_become_ascii),
        cmocka_unit_test(test_console_keeps_letters_and_lines),
        cmocka_unit_test(test_glyphs_survive_printing_and_reading),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
