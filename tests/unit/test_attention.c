/* How a terminal tells people who look elsewhere that it is their turn: the bytes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tui/terminal/attention.h"

#include <stdio.h>
#include <string.h>

#define SAVE    "\x1b[22;2t"
#define RESTORE "\x1b[23;2t"

struct fixture {
    struct attention attention;
    struct attention_means means;
    struct attention_choice choice;
};

static struct fixture set_up(enum attention_way way)
{
    return (struct fixture){
        .means = {.title_begin = "\x1b]2;", .title_end = "\a", .is_utf8 = true, .way = way},
        .choice = {.with_title = true, .with_bell = true, .notification = "auto"}};
}

static const char *tell(struct fixture *fixture, unsigned number, const char *text)
{
    static char bytes[ATTENTION_SIZE];
    struct page_call call = {.number = number};
    snprintf(call.text.text, sizeof call.text.text, "%s", text);
    attention_tell(&fixture->attention, &fixture->means, &fixture->choice, &call, bytes);
    return bytes;
}

static void test_a_title_is_told_once_and_given_back(void **state)
{
    struct fixture fixture = set_up(ATTENTION_NONE);
    (void)state;
    assert_string_equal(attention_end(&fixture.attention), "");
    assert_string_equal(tell(&fixture, 0, ""), "");
    assert_string_equal(tell(&fixture, 0, "Ben to move"), SAVE "\x1b]2;Bastide: Ben to move\a");
    assert_string_equal(tell(&fixture, 0, "Ben to move"), "");
    assert_string_equal(tell(&fixture, 0, "the game is over"),
                        "\x1b]2;Bastide: the game is over\a");
    assert_string_equal(attention_end(&fixture.attention), RESTORE);
    assert_string_equal(tell(&fixture, 0, ""), RESTORE);
    assert_string_equal(attention_end(&fixture.attention), "");
}

static void test_a_call_rings_once(void **state)
{
    struct fixture fixture = set_up(ATTENTION_NONE);
    (void)state;
    tell(&fixture, 0, "your turn, Ann");
    assert_string_equal(tell(&fixture, 1, "your turn, Ann"), "\a");
    assert_string_equal(tell(&fixture, 1, "your turn, Ann"), "");
    assert_string_equal(tell(&fixture, 0, ""), RESTORE); /* another game */
    tell(&fixture, 0, "Ben to move");
    assert_string_equal(tell(&fixture, 1, "Ben to move"), "\a");
}

static void test_notifications_by_what_the_terminal_is(void **state)
{
    static const struct {
        const char *name, *bytes;
    } terminals[] = {
        {"kitty(0.36.4)", "\x1b]99;;Bastide: your turn, Ann\x1b\\"},
        {"iTerm2 3.5.0", "\x1b]9;Bastide: your turn, Ann\x1b\\"},
        {"WezTerm 20240203-110809-5046fc22", "\x1b]777;notify;Bastide;your turn, Ann\x1b\\"},
        {"foot(1.16.2)", "\x1b]777;notify;Bastide;your turn, Ann\x1b\\"},
        {"XTerm(390)", ""},
        {"tmux 3.4", ""},
        {"kittens", ""},
        {"", ""},
    };
    (void)state;
    for (size_t t = 0; t < sizeof terminals / sizeof terminals[0]; t++) {
        struct fixture fixture = set_up(attention_way_of(terminals[t].name));
        fixture.choice.with_bell = fixture.choice.with_title = false;
        assert_string_equal(tell(&fixture, 1, "your turn, Ann"), terminals[t].bytes);
    }
}

static void test_each_can_be_off_and_a_way_can_be_chosen(void **state)
{
    struct fixture fixture = set_up(ATTENTION_OSC_99);
    (void)state;
    fixture.choice = (struct attention_choice){.notification = "off"};
    assert_string_equal(tell(&fixture, 1, "your turn, Ann"), "");
    fixture.choice.notification = "osc-9";
    assert_string_equal(tell(&fixture, 2, "your turn, Ann"),
                        "\x1b]9;Bastide: your turn, Ann\x1b\\");
    fixture.means.title_begin = "";
    fixture.choice = (struct attention_choice){.with_title = true, .notification = "off"};
    assert_string_equal(tell(&fixture, 3, "your turn, Ann"), "");
}

static void test_nobody_is_called_to_the_window_that_is_looked_at(void **state)
{
    struct fixture fixture = set_up(ATTENTION_OSC_9);
    (void)state;
    fixture.choice.with_title = false;
    fixture.means.has_focus = true;
    assert_string_equal(tell(&fixture, 1, "your turn, Ann"), "");
    fixture.means.has_focus = false;
    assert_string_equal(tell(&fixture, 1, "your turn, Ann"), ""); /* nor afterwards */
    assert_int_equal(tell(&fixture, 2, "your turn, Ann")[0], '\a');
}

/* Names come from a record, which anybody may have written. */
static void test_no_name_ends_the_sequence(void **state)
{
    struct fixture fixture = set_up(ATTENTION_OSC_777);
    (void)state;
    fixture.choice.with_bell = fixture.choice.with_title = false;
    assert_string_equal(tell(&fixture, 1, "A\x1b\\\a\n\x7f\xc2\x9c;\xc3\xa9"),
                        "\x1b]777;notify;Bastide;A\\,\xc3\xa9\x1b\\");
    fixture.means.is_utf8 = false;
    assert_string_equal(tell(&fixture, 2, "\xc3\xa9v\xe2\x82\xac"),
                        "\x1b]777;notify;Bastide;?v?\x1b\\");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_title_is_told_once_and_given_back),
        cmocka_unit_test(test_a_call_rings_once),
        cmocka_unit_test(test_notifications_by_what_the_terminal_is),
        cmocka_unit_test(test_each_can_be_off_and_a_way_can_be_chosen),
        cmocka_unit_test(test_nobody_is_called_to_the_window_that_is_looked_at),
        cmocka_unit_test(test_no_name_ends_the_sequence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
