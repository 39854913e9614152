/* What a terminal answers comes late and in pieces: none of it is ever taken for keys, and none of
 * the keys pressed before, meanwhile and after is lost. */
#include "bastide/rng.h"
#include "tui/input/keyboard.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { KEYS_MOST = 32, SHORT = KEY_ESCAPE_WAIT + 10, LONG = 10 * KEY_REST_WAIT };

/* What terminals answer to whoever asks: modes, colours, the clipboard, their name and version,
 * settings, capabilities, checksums, pictures, titles, where the cursor is, how large they are. */
static const char *const answers[] = {
    "\x1b[?2026;2$y",
    "\x1b[?62;1;6;22c",
    "\x1b[>41;354;0c",
    "\x1b[24;80R",
    "\x1b[?1;2;0S",
    "\x1b[4;600;800t",
    "\x1b[?997;1n",
    "\x1b[0n",
    "\x1b[?1u",
    "\x1b]11;rgb:1e1e/1e1e/2e2e\x1b\\",
    "\x1b]10;rgb:ffff/ffff/ffff\a",
    "\x1b]4;1;rgb:cdcd/0000/0000\x1b\\",
    "\x1b]52;c;cGFzcyBhIGZvbGxvd2Vy\x1b\\",
    "\x1b]lbastide\x1b\\",
    "\x1bP1$r0m\x1b\\",
    "\x1bP0$r\x1b\\",
    "\x1bP1$r2 q\x1b\\",
    "\x1bP1+r544e=787465726d\x1b\\",
    "\x1bP>|XTerm(379)\x1b\\",
    "\x1bP!|00000000\x1b\\",
    "\x1bP7!~1A2B\x1b\\",
    "\x1b_Gi=31;OK\x1b\\",
};
enum { ANSWERS = sizeof answers / sizeof answers[0] };

/* A keyboard, a clock, and the keys that came. */
struct line {
    struct keyboard keyboard;
    long long now;
    uint32_t key[KEYS_MOST];
    size_t keys;
};

static void note(struct line *line, uint32_t key)
{
    if (key == KEYS_NONE)
        return;
    assert_true(line->keys < KEYS_MOST);
    line->key[line->keys++] = key;
}

static void arrive(struct line *line, const char *bytes, size_t length)
{
    struct keyboard *keyboard = &line->keyboard;
    assert_true(length <= sizeof keyboard->byte);
    memcpy(keyboard->byte, bytes, length);
    keyboard->at = 0;
    keyboard->end = length;
    while (keyboard->at < keyboard->end)
        note(line, keyboard_take(keyboard, line->now));
    for (uint32_t key; (key = keyboard_take(keyboard, line->now)) != KEYS_NONE;)
        note(line, key);
}

static void type(struct line *line, const char *keys)
{
    arrive(line, keys, strlen(keys));
}

/* Nothing comes for so many milliseconds; the keyboard is looked at whenever it asks for it. */
static void wait(struct line *line, long long milliseconds)
{
    long long until = line->now + milliseconds;
    for (unsigned looks = 0; line->now < until; looks++) {
        assert_true(looks < 100);
        line->now += keyboard_patience(&line->keyboard, line->now, until);
        note(line, keyboard_take(&line->keyboard, line->now));
    }
}

static void expect_keys(struct line *line, const char *answer, size_t cut, const uint32_t *keys)
{
    size_t count = 0;
    for (; keys[count] != KEYS_NONE; count++)
        if (count >= line->keys || line->key[count] != keys[count])
            fail_msg("%s cut at %zu: key %zu is not %x", answer + 1, cut, count,
                     (unsigned)keys[count]);
    if (line->keys != count)
        fail_msg("%s cut at %zu: %zu keys instead of %zu", answer + 1, cut, line->keys, count);
}

/* The whole answer with a pause in it, and then a key. */
static void cut_once(struct line *line, const char *answer, size_t cut, long long pause)
{
    arrive(line, answer, cut);
    wait(line, pause);
    type(line, answer + cut);
    type(line, "x");
    wait(line, LONG);
}

static const long long pauses[] = {1, SHORT, KEY_REST_WAIT, LONG};
enum { PAUSES = sizeof pauses / sizeof pauses[0] };

static void test_answer_that_is_expected_brings_no_key_wherever_it_is_cut(void **state)
{
    (void)state;
    for (size_t a = 0; a < ANSWERS; a++)
        for (size_t cut = 1; cut < strlen(answers[a]); cut++)
            for (size_t p = 0; p < PAUSES && pauses[p] < KEYBOARD_ANSWER_WAIT; p++) {
                struct line line = {.now = 1000};
                keyboard_expect_answers(&line.keyboard, line.now);
                cut_once(&line, answers[a], cut, pauses[p]);
                expect_keys(&line, answers[a], cut, (const uint32_t[]){'x', KEYS_NONE});
            }
}

/* Whoever has asked for it: cut behind its Escape it cannot be told from that key, which does not
 * wait; but nothing else of it is typed. */
static void test_answer_that_nobody_expects_brings_no_key_but_its_escape(void **state)
{
    (void)state;
    for (size_t a = 0; a < ANSWERS; a++)
        for (size_t cut = 1; cut < strlen(answers[a]); cut++)
            for (size_t p = 0; p < PAUSES; p++) {
                struct line line = {.now = 1000};
                bool gives_escape = cut == 1 && pauses[p] >= KEY_ESCAPE_WAIT;
                const uint32_t keys[] = {gives_escape ? KEYS_ESCAPE : 'x',
                                         gives_escape ? 'x' : KEYS_NONE, KEYS_NONE};
                cut_once(&line, answers[a], cut, pauses[p]);
                expect_keys(&line, answers[a], cut, keys);
            }
}

/* Pieces of at least so many bytes with any pauses between them. */
static void cut_at_random(struct line *line, struct rng *rng, const char *answer, size_t least)
{
    for (size_t length = strlen(answer), at = 0; at < length;) {
        size_t left = length - at, piece = least + rng_below(rng, (uint32_t)left);
        if (piece + least > left)
            piece = left;
        arrive(line, answer + at, piece);
        at += piece;
        if (at < length)
            wait(line, pauses[rng_below(rng, PAUSES)]);
    }
}

/* Keys pressed by hand, so with a pause behind each. */
static uint32_t press_at_random(struct line *line, struct rng *rng)
{
    static const struct {
        const char *bytes;
        uint32_t key;
    } keys[] = {{"x", 'x'},
                {"q", 'q'},
                {"1", '1'},
                {"\r", KEYS_ENTER},
                {"\x1b", KEYS_ESCAPE},
                {"p", 'p'},
                {"\\", '\\'},
                {"\x1b[A", KEYS_UP},
                {"\x1bOB", KEYS_DOWN},
                {"\x7f", KEYS_BACKSPACE}};
    size_t k = rng_below(rng, sizeof keys / sizeof keys[0]);
    type(line, keys[k].bytes);
    wait(line, SHORT + rng_below(rng, LONG));
    return keys[k].key;
}

enum asking { NOT_ASKED, ASKED };

/* Answers and keys by turns. */
static void mix(uint64_t seed, size_t least, enum asking asking)
{
    struct rng rng = rng_from_seed(seed);
    struct line line = {.now = 1000};
    uint32_t pressed[KEYS_MOST] = {KEYS_NONE};
    size_t count = 0;
    for (unsigned turn = 0; turn < 12; turn++) {
        const char *answer = answers[rng_below(&rng, ANSWERS)];
        line.keyboard.reader.expects = asking == ASKED; /* for as long as it takes */
        line.keyboard.answer_until = 1LL << 60;
        if (rng_below(&rng, 2) == 0)
            pressed[count++] = press_at_random(&line, &rng);
        else
            cut_at_random(&line, &rng, answer, least);
    }
    type(&line, "x");
    pressed[count] = 'x';
    for (size_t k = 0; k <= count; k++)
        if (k >= line.keys || line.key[k] != pressed[k])
            fail_msg("seed %u: key %zu is not %x", (unsigned)seed, k, (unsigned)pressed[k]);
    assert_int_equal(line.keys, count + 1);
}

enum { SEEDS = 3000 };

static void test_pieces_of_any_size_while_an_answer_is_expected(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++)
        mix(seed, 1, ASKED);
}

/* A single byte between two pauses may be a key, if no answer is expected. */
static void test_pieces_while_none_is_expected(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++)
        mix(seed, 2, NOT_ASKED);
}

static void test_escape_is_quick_where_no_answer_is_expected(void **state)
{
    struct line line = {.now = 1000};
    (void)state;
    type(&line, "\x1b");
    assert_int_equal(keyboard_patience(&line.keyboard, line.now, -1), KEY_ESCAPE_WAIT);
    wait(&line, KEY_ESCAPE_WAIT);
    expect_keys(&line, " ", 0, (const uint32_t[]){KEYS_ESCAPE, KEYS_NONE});
    assert_int_equal(keyboard_patience(&line.keyboard, line.now, -1), -1);
}

/* An answer ends the waiting, and so does another key, and at last the time for answers. */
static void test_escape_while_an_answer_is_expected(void **state)
{
    static const struct {
        const char *next;
        uint32_t keys[3];
    } cases[] = {{"\x1b[?62;1c", {KEYS_ESCAPE}},
                 {"q", {KEYS_ESCAPE, 'q'}},
                 {"\r", {KEYS_ESCAPE, KEYS_ENTER}},
                 {"\x1b[A", {KEYS_ESCAPE, KEYS_UP}},
                 {"", {KEYS_ESCAPE}}};
    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        struct line line = {.now = 1000};
        keyboard_expect_answers(&line.keyboard, line.now);
        type(&line, "\x1b");
        wait(&line, KEYBOARD_ANSWER_WAIT - 1);
        assert_int_equal(line.keys, 0);
        type(&line, cases[c].next);
        wait(&line, 1 + KEY_ESCAPE_WAIT);
        expect_keys(&line, cases[c].next, 0, cases[c].keys);
        assert_int_equal(keyboard_patience(&line.keyboard, line.now, -1), -1);
    }
}

/* Nobody answers: from then on Escape is quick. */
static void test_terminal_that_never_answers(void **state)
{
    struct line line = {.now = 1000};
    (void)state;
    keyboard_expect_answers(&line.keyboard, line.now);
    assert_int_equal(keyboard_patience(&line.keyboard, line.now, -1), -1); /* nothing to wake for */
    wait(&line, KEYBOARD_ANSWER_WAIT);
    type(&line, "\x1b");
    wait(&line, KEY_ESCAPE_WAIT);
    expect_keys(&line, " ", 0, (const uint32_t[]){KEYS_ESCAPE, KEYS_NONE});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_answer_that_is_expected_brings_no_key_wherever_it_is_cut),
        cmocka_unit_test(test_answer_that_nobody_expects_brings_no_key_but_its_escape),
        cmocka_unit_test(test_pieces_of_any_size_while_an_answer_is_expected),
        cmocka_unit_test(test_pieces_while_none_is_expected),
        cmocka_unit_test(test_escape_is_quick_where_no_answer_is_expected),
        cmocka_unit_test(test_escape_while_an_answer_is_expected),
        cmocka_unit_test(test_terminal_that_never_answers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
