/* From a terminal's bytes to keys. */
#include "tui/input/keyboard.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { KEYS_MOST = 16 };

/* Feeds the bytes and then lets all the time that it takes run out; the keys that come, ended by
 * KEYS_NONE. */
static void read_keys(struct key_reader *reader, const char *bytes, uint32_t keys[KEYS_MOST])
{
    size_t count = 0;
    for (; *bytes; bytes++) {
        uint32_t key = key_reader_take(reader, (unsigned char)*bytes);
        if (key != KEYS_NONE)
            keys[count++] = key;
        assert_true(count < KEYS_MOST - 1);
    }
    for (unsigned waits = 0; waits < 2 && key_reader_patience(reader) >= 0; waits++) {
        uint32_t key = key_reader_give_up(reader);
        if (key != KEYS_NONE)
            keys[count++] = key;
    }
    keys[count] = KEYS_NONE;
}

static void expect_keys(const char *bytes, const uint32_t *expected)
{
    struct key_reader reader = {.count = 0};
    uint32_t keys[KEYS_MOST];
    read_keys(&reader, bytes, keys);
    size_t i = 0;
    for (; expected[i]; i++)
        assert_int_equal(keys[i], expected[i]);
    assert_int_equal(keys[i], KEYS_NONE);
}

#define EXPECT(bytes, ...)    expect_keys(bytes, (const uint32_t[]){__VA_ARGS__, KEYS_NONE})
#define EXPECT_NOTHING(bytes) expect_keys(bytes, (const uint32_t[]){KEYS_NONE})

static void test_letters_are_themselves(void **state)
{
    (void)state;
    EXPECT("aZ ?", 'a', 'Z', ' ', '?');
    EXPECT("\x03\x0c", 3, 12);
}

static void test_arrows_in_both_modes(void **state)
{
    (void)state;
    EXPECT("\x1b[A\x1bOA", KEYS_UP, KEYS_UP);
    EXPECT("\x1b[B\x1bOB", KEYS_DOWN, KEYS_DOWN);
    EXPECT("\x1b[C\x1bOC", KEYS_RIGHT, KEYS_RIGHT);
    EXPECT("\x1b[D\x1bOD", KEYS_LEFT, KEYS_LEFT);
}

static void test_arrows_with_modifiers_are_arrows(void **state)
{
    (void)state;
    EXPECT("\x1b[1;5A\x1b[1;3D\x1b[5;2~", KEYS_UP, KEYS_LEFT, KEYS_PAGE_UP);
}

static void test_arrows_with_shift_are_keys_of_their_own(void **state)
{
    (void)state;
    EXPECT("\x1b[1;2A\x1b[1;2B", KEYS_SHIFT_UP, KEYS_SHIFT_DOWN);
    EXPECT("\x1b[1;2C\x1b[1;2D", KEYS_SHIFT_RIGHT, KEYS_SHIFT_LEFT);
    EXPECT("\x1b[1;2H\x1b[3;2~", KEYS_HOME, KEYS_DELETE);
}

/* Feeds one report of the mouse. */
static struct pointer read_pointer(const char *bytes)
{
    struct key_reader reader = {.count = 0};
    uint32_t keys[KEYS_MOST];
    read_keys(&reader, bytes, keys);
    assert_int_equal(keys[0], KEYS_POINTER);
    assert_int_equal(keys[1], KEYS_NONE);
    return reader.pointer;
}

static void expect_pointer(const char *bytes, enum pointer_act act, enum pointer_button button,
                           int row, int col)
{
    struct pointer pointer = read_pointer(bytes);
    assert_int_equal(pointer.act, act);
    assert_int_equal(pointer.button, button);
    assert_int_equal(pointer.row, row);
    assert_int_equal(pointer.col, col);
}

static void test_mouse_is_reported(void **state)
{
    (void)state;
    expect_pointer("\x1b[<0;1;1M", POINTER_PRESS, POINTER_LEFT, 0, 0);
    expect_pointer("\x1b[<0;10;20m", POINTER_RELEASE, POINTER_LEFT, 19, 9);
    expect_pointer("\x1b[<1;2;3M", POINTER_PRESS, POINTER_MIDDLE, 2, 1);
    expect_pointer("\x1b[<2;399;127M", POINTER_PRESS, POINTER_RIGHT, 126, 398);
    expect_pointer("\x1b[<32;5;6M", POINTER_DRAG, POINTER_LEFT, 5, 4);
    expect_pointer("\x1b[<34;5;6M", POINTER_DRAG, POINTER_RIGHT, 5, 4);
    expect_pointer("\x1b[<64;5;6M", POINTER_WHEEL, POINTER_WHEEL_UP, 5, 4);
    expect_pointer("\x1b[<65;5;6M", POINTER_WHEEL, POINTER_WHEEL_DOWN, 5, 4);
    expect_pointer("\x1b[<66;5;6M", POINTER_WHEEL, POINTER_WHEEL_LEFT, 5, 4);
    expect_pointer("\x1b[<67;5;6M", POINTER_WHEEL, POINTER_WHEEL_RIGHT, 5, 4);
    expect_pointer("\x1b[<128;5;6M", POINTER_PRESS, POINTER_EXTRA, 5, 4);
}

static void test_modifiers_do_not_change_the_mouse(void **state)
{
    (void)state;
    expect_pointer("\x1b[<4;5;6M", POINTER_PRESS, POINTER_LEFT, 5, 4);
    expect_pointer("\x1b[<18;5;6M", POINTER_PRESS, POINTER_RIGHT, 5, 4);
    expect_pointer("\x1b[<92;5;6M", POINTER_WHEEL, POINTER_WHEEL_UP, 5, 4);
    expect_pointer("\x1b[<60;5;6M", POINTER_DRAG, POINTER_LEFT, 5, 4);
}

static void test_reports_that_make_no_sense_are_swallowed(void **state)
{
    (void)state;
    EXPECT("\x1b[<0;0;5Ma", 'a'); /* there is no column 0 */
    EXPECT("\x1b[<0;5;0Ma", 'a'); /* no row either */
    EXPECT("\x1b[<0;5Ma", 'a');   /* a number is missing */
    EXPECT("\x1b[<0;5;6;7Ma", 'a');
    EXPECT("\x1b[<0;;6Ma", 'a');
    EXPECT("\x1b[<0;99999999999;6Ma", 'a');
    EXPECT("\x1b[<0;5;6Ra", 'a');  /* an end that is none */
    EXPECT("\x1b[<35;5;6Ma", 'a'); /* moved without a button */
    EXPECT("\x1b[<64;5;6ma", 'a'); /* a wheel is not let go */
    EXPECT("\x1b[<Ma", 'a');
    EXPECT("\x1b[Ma\x80\xffq", 'q'); /* the mouse, long ago: three bytes of any kind */
}

static void expect_answer(const char *bytes, int mode, int value)
{
    struct key_reader reader = {.count = 0};
    uint32_t keys[KEYS_MOST];
    read_keys(&reader, bytes, keys);
    assert_int_equal(keys[0], KEYS_ANSWER);
    assert_int_equal(keys[1], KEYS_NONE);
    assert_int_equal(reader.answer.mode, mode);
    assert_int_equal(reader.answer.value, value);
}

static void test_answers_of_the_terminal_are_no_keys(void **state)
{
    (void)state;
    expect_answer("\x1b[?2026;2$y", 2026, 2);
    expect_answer("\x1b[?2026;0$y", 2026, 0);
    expect_answer("\x1b[?62;1;6c", 0, 62);
    expect_answer("\x1b[?6c", 0, 6);
    expect_answer("\x1b[I", KEY_ANSWER_FOCUS, 1);
    expect_answer("\x1b[O", KEY_ANSWER_FOCUS, 0);
    expect_answer("\x1bP>|kitty(0.36.4)\x1b\\", KEY_ANSWER_NAME, 0);
    EXPECT("\x1b[?2026$ya\x1b[?2026;2ya\x1b[?$ya", 'a', 'a', 'a');
}

static void test_every_home_and_end(void **state)
{
    (void)state;
    EXPECT("\x1b[H\x1bOH\x1b[1~\x1b[7~", KEYS_HOME, KEYS_HOME, KEYS_HOME, KEYS_HOME);
    EXPECT("\x1b[F\x1bOF\x1b[4~\x1b[8~", KEYS_END, KEYS_END, KEYS_END, KEYS_END);
    EXPECT("\x1b[3~\x1b[6~\x1b[Z\t", KEYS_DELETE, KEYS_PAGE_DOWN, KEYS_BACK_TAB, KEYS_TAB);
}

static void test_enter_and_backspace_in_all_forms(void **state)
{
    (void)state;
    EXPECT("\n\r\x1bOM", KEYS_ENTER, KEYS_ENTER, KEYS_ENTER);
    EXPECT("\x7f\x08", KEYS_BACKSPACE, KEYS_BACKSPACE);
}

static void test_escape_alone_is_a_key(void **state)
{
    (void)state;
    EXPECT("\x1b", KEYS_ESCAPE);
    EXPECT("\x1b\x1b", KEYS_ESCAPE, KEYS_ESCAPE);
    EXPECT("\x1b\x1b[A", KEYS_ESCAPE, KEYS_UP);
}

static void test_unknown_sequences_are_swallowed_whole(void **state)
{
    (void)state;
    EXPECT("\x1b[15~a", 'a');   /* a function key */
    EXPECT("\x1bOPa", 'a');     /* the same in application mode */
    EXPECT("\x1b[[Aa", 'a');    /* the same on the console */
    EXPECT("\x1b[M !!a", 'a');  /* the mouse, long ago */
    EXPECT("\x1bqa", 'a');      /* Alt */
    EXPECT("\x1b[?62;ca", 'a'); /* half an answer */
    EXPECT("\x1b]11;rgb:0/0/0\x07z", 'z');
    EXPECT("\x1bP1$r0m\x1b\\z", 'z');
    EXPECT_NOTHING("\x1b[12");
}

static void test_long_strings_are_swallowed_whole(void **state)
{
    (void)state;
    char bytes[512] = "\x1b]52;c;";
    memset(bytes + 7, 'q', 400);
    strcpy(bytes + 407, "\x1b\\x");
    EXPECT(bytes, 'x');
}

static void test_letters_beyond_ascii(void **state)
{
    (void)state;
    EXPECT("\u00e9\u4eba\U0001f600", 0xe9, 0x4eba, 0x1f600);
    EXPECT("\xff\xc3z", 'z');          /* no letters: dropped, what follows is kept */
    EXPECT("\xe4\xba\x1b[A", KEYS_UP); /* cut off by a key */
}

static void test_what_a_terminal_says_of_itself_wins(void **state)
{
    (void)state;
    struct key_reader reader = {.count = 0};
    uint32_t keys[KEYS_MOST];
    key_reader_add(&reader,
                   "\x1b"
                   "A",
                   KEYS_UP);
    key_reader_add(&reader, "q", KEYS_DOWN); /* no sequence: left out */
    read_keys(&reader,
              "\x1b"
              "Aq",
              keys);
    assert_int_equal(keys[0], KEYS_UP);
    assert_int_equal(keys[1], 'q');
}

/* Waits so many milliseconds for a byte that does not come; the key that is made of it. */
static uint32_t pause_reading(struct key_reader *reader, int milliseconds)
{
    uint32_t key = KEYS_NONE;
    for (int wait; (wait = key_reader_patience(reader)) >= 0 && wait <= milliseconds;) {
        milliseconds -= wait;
        uint32_t given = key_reader_give_up(reader);
        key = given != KEYS_NONE ? given : key;
    }
    return key;
}

/* What comes in pieces: a bar is a short pause, a backtick a long one. */
static void expect_late_keys(const char *pieces, const uint32_t *expected)
{
    struct key_reader reader = {.count = 0};
    uint32_t got[KEYS_MOST] = {KEYS_NONE};
    size_t count = 0;
    for (; *pieces; pieces++) {
        uint32_t key = *pieces == '|'   ? pause_reading(&reader, KEY_ESCAPE_WAIT)
                       : *pieces == '`' ? pause_reading(&reader, 2 * KEY_REST_WAIT)
                                        : key_reader_take(&reader, (unsigned char)*pieces);
        for (; key != KEYS_NONE; key = key_reader_more(&reader))
            got[count++] = key;
        assert_true(count < KEYS_MOST - 1);
    }
    for (size_t i = 0; i == 0 || expected[i - 1]; i++)
        if (got[i] != expected[i])
            fail_msg("key %zu is %x instead of %x", i, (unsigned)got[i], (unsigned)expected[i]);
}

#define EXPECT_LATE(pieces, ...)                                                                   \
    expect_late_keys(pieces, (const uint32_t[]){__VA_ARGS__, KEYS_NONE})

/* Over a slow line, which once typed a click: "[<0;12;5M" answered a question. */
static void test_sequence_in_pieces_is_one_sequence(void **state)
{
    (void)state;
    EXPECT_LATE("\x1b[|A\x1bO|Bx", KEYS_UP, KEYS_DOWN, 'x');
    EXPECT_LATE("\x1b[<|0;1|2;|5|Mx", KEYS_POINTER, 'x');
    EXPECT_LATE("\x1b[|<0;12;5M", KEYS_POINTER);
    EXPECT_LATE("\x1b[1|;2|A\x1b[5|~", KEYS_SHIFT_UP, KEYS_PAGE_UP);
    EXPECT_LATE("\x1b[?2026;|2$|y", KEYS_ANSWER);
    EXPECT_LATE("\xe4|\xba|\xba", 0x4eba);
}

/* Too late to mean anything, but still nothing that was typed. */
static void test_rest_that_comes_too_late_is_swallowed(void **state)
{
    (void)state;
    EXPECT_LATE("\x1b[<0;1`2;5Mx", 'x');
    EXPECT_LATE("\x1b[1;`5Ax", 'x');
    EXPECT_LATE("\x1b[<0;1`\rx", KEYS_ENTER, 'x');  /* there was no rest */
    EXPECT_LATE("\x1b[<0;1`\x1b[Ax", KEYS_UP, 'x'); /* none either */
    EXPECT_LATE("\x1b[<0;1`\x1b|x", KEYS_ESCAPE, 'x');
    EXPECT_LATE("\x1b]11;rgb`:0/0/0\x1b\\x", 'x');
    EXPECT_LATE("\x1bP1$r`0m\x1b`\\x", 'x');
}

/* It is typed with a pause behind each key, and by keys that no string has. */
static void test_string_without_an_end_keeps_no_keyboard(void **state)
{
    (void)state;
    EXPECT_LATE("\x1b]11;rgb`x|y", 'x', 'y');
    EXPECT_LATE("\x1b]11;rgb`\rx", KEYS_ENTER, 'x');
    EXPECT_LATE("\x1b]11;rgb`\x7fx", KEYS_BACKSPACE, 'x');
    EXPECT_LATE("\x1b]11;rgb`\x1b[Ax", KEYS_UP, 'x');
    EXPECT_LATE("\x1b]11;rgb`\x1b`q|", KEYS_ESCAPE, 'q');
}

/* The Escape was believed to be the key; what follows is no typing all the same. */
static void test_sequence_whose_escape_came_alone(void **state)
{
    (void)state;
    EXPECT_LATE("\x1b|[<0;12;5Mx", KEYS_ESCAPE, KEYS_POINTER, 'x');
    EXPECT_LATE("\x1b|[<|0;12;5Mx", KEYS_ESCAPE, KEYS_POINTER, 'x');
    EXPECT_LATE("\x1b|[Ax", KEYS_ESCAPE, KEYS_UP, 'x');
    EXPECT_LATE("\x1b|[|x", KEYS_ESCAPE, '[', 'x'); /* but who types it means it */
    EXPECT_LATE("\x1b|O|[|", KEYS_ESCAPE, 'O', '[');
    EXPECT_LATE("\x1b|x[A", KEYS_ESCAPE, 'x', '[', 'A');
    EXPECT_LATE("\x1b|]11;rgb:0/0/0\x1b\\x", KEYS_ESCAPE, 'x');
    EXPECT_LATE("\x1b`P1$r0m\x1b|\\x", KEYS_ESCAPE, 'x');
    EXPECT_LATE("\x1b`_Gi=31;OK\x1b\\x", KEYS_ESCAPE, 'x');
    EXPECT_LATE("\x1b|P|x", KEYS_ESCAPE, 'P', 'x'); /* typed, too, */
    EXPECT_LATE("\x1b|]|]|x", KEYS_ESCAPE, ']', ']', 'x');
    EXPECT_LATE("\x1b|Pax", KEYS_ESCAPE, 'P', 'a', 'x'); /* or pasted */
}

/* Alt with a bracket, or with O, means nothing; the key behind it does. */
static void test_alt_with_a_bracket_takes_no_key_with_it(void **state)
{
    (void)state;
    EXPECT_LATE("\x1b[|rx", 'r', 'x');
    EXPECT_LATE("\x1bO|rx", '2', 'x'); /* the 2 of a keypad */
    EXPECT_LATE("\x1bO|gx", 'g', 'x');
    EXPECT_LATE("\x1b[|\r", KEYS_ENTER);
    EXPECT_LATE("\x1b[`1|x", '1', 'x');
    EXPECT_LATE("\x1b[|\x1b[A", KEYS_UP);
    EXPECT_LATE("\x1b]|a\x1bP|b", 'a', 'b');
}

static void test_patience_is_short_only_for_escape(void **state)
{
    struct key_reader reader = {.count = 0};
    (void)state;
    assert_true(key_reader_patience(&reader) < 0);
    key_reader_take(&reader, 0x1b);
    assert_int_equal(key_reader_patience(&reader), KEY_ESCAPE_WAIT);
    key_reader_take(&reader, '[');
    key_reader_take(&reader, '<');
    assert_int_equal(key_reader_patience(&reader), KEY_REST_WAIT);
    key_reader_give_up(&reader);
    assert_true(key_reader_patience(&reader) < 0);
}

static void test_every_key_has_a_name(void **state)
{
    (void)state;
    for (uint32_t key = KEYS_SPECIAL + 1; key < KEYS_LAST; key++) {
        char name[KEY_NAME_SIZE];
        key_print(key, name);
        assert_string_not_equal(name, "");
    }
    char name[KEY_NAME_SIZE];
    key_print(' ', name);
    assert_string_equal(name, "Space");
    key_print(3, name);
    assert_string_equal(name, "Ctrl-C");
    key_print('r', name);
    assert_string_equal(name, "r");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_letters_are_themselves),
        cmocka_unit_test(test_arrows_in_both_modes),
        cmocka_unit_test(test_arrows_with_modifiers_are_arrows),
        cmocka_unit_test(test_arrows_with_shift_are_keys_of_their_own),
        cmocka_unit_test(test_mouse_is_reported),
        cmocka_unit_test(test_modifiers_do_not_change_the_mouse),
        cmocka_unit_test(test_reports_that_make_no_sense_are_swallowed),
        cmocka_unit_test(test_answers_of_the_terminal_are_no_keys),
        cmocka_unit_test(test_every_home_and_end),
        cmocka_unit_test(test_enter_and_backspace_in_all_forms),
        cmocka_unit_test(test_escape_alone_is_a_key),
        cmocka_unit_test(test_unknown_sequences_are_swallowed_whole),
        cmocka_unit_test(test_long_strings_are_swallowed_whole),
        cmocka_unit_test(test_letters_beyond_ascii),
        cmocka_unit_test(test_what_a_terminal_says_of_itself_wins),
        cmocka_unit_test(test_sequence_in_pieces_is_one_sequence),
        cmocka_unit_test(test_rest_that_comes_too_late_is_swallowed),
        cmocka_unit_test(test_string_without_an_end_keeps_no_keyboard),
        cmocka_unit_test(test_sequence_whose_escape_came_alone),
        cmocka_unit_test(test_alt_with_a_bracket_takes_no_key_with_it),
        cmocka_unit_test(test_patience_is_short_only_for_escape),
        cmocka_unit_test(test_every_key_has_a_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
