/* The program between terminal and pages: the stack, the line of keys, help, messages. */
#include "support/probe.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A page that writes down what happens to it. */
struct diary {
    int acted, typed, ticked, closed, resumed;
    uint32_t key;
};

struct toy {
    struct page page;
    const char *name;
    struct diary *diary;
    const struct binding *bindings;
    size_t count;
    struct page *next; /* opened by a deed below */
};

enum toy_deed { TOY_NOTE, TOY_OPEN, TOY_REPLACE, TOY_CLOSE, TOY_QUIT, TOY_SAY, TOY_TWICE };

static void toy_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    const struct style plain = {INK_TEXT, INK_NIGHT, 0};
    assert_int_equal(canvas->rows, around->rows);
    assert_int_equal(canvas->cols, around->cols);
    canvas_text(canvas, 2, 1, 70, plain, ((struct toy *)page)->name);
    canvas_text(canvas, around->rows - 1, 0, 70, plain, "last row");
    canvas_text(canvas, around->rows, 0, 70, plain, "on the line of keys");
}

static size_t toy_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct toy *toy = (struct toy *)page;
    for (size_t i = 0; i < toy->count; i++)
        bindings[i] = toy->bindings[i];
    return toy->count;
}

static void toy_do(const struct press *press)
{
    struct toy *toy = (struct toy *)press->page;
    struct app *app = press->app;
    toy->diary->acted++;
    toy->diary->key = press->key;
    switch ((enum toy_deed)press->binding->arg) {
    case TOY_NOTE:
        break;
    case TOY_OPEN:
        app_open(app, toy->next);
        break;
    case TOY_REPLACE:
        app_replace(app, toy->next);
        break;
    case TOY_CLOSE:
        app_close(app);
        break;
    case TOY_QUIT:
        app_quit(app);
        break;
    case TOY_SAY:
        app_say(app, "the message");
        break;
    case TOY_TWICE:
        app_close(app);
        app_close(app);
        break;
    }
    assert_int_equal(toy->diary->closed, 0); /* it lives until it has returned */
}

static bool toy_type(struct page *page, struct app *app, uint32_t key,
                     const struct surroundings *around)
{
    (void)app, (void)around;
    ((struct toy *)page)->diary->typed++;
    ((struct toy *)page)->diary->key = key;
    return true;
}

static bool toy_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    (void)app;
    ((struct toy *)page)->diary->ticked++;
    return around->now % 2 == 0;
}

static int toy_patience(const struct page *page, long long now)
{
    (void)page;
    return now % 2 == 0 ? 7 : REST;
}

static void toy_close(struct page *page)
{
    ((struct toy *)page)->diary->closed++;
    free(page);
}

static void toy_resume(struct page *page)
{
    ((struct toy *)page)->diary->resumed++;
}

static const struct page_kind toy_kind = {
    .name = "Toy",
    .draw = toy_draw,
    .bindings = toy_bindings,
    .type = toy_type,
    .tick = toy_tick,
    .patience = toy_patience,
    .close = toy_close,
    .resume = toy_resume,
};

static const struct binding toy_keys[] = {
    KEY(toy_do, TOY_NOTE, "note", "Make a note.", 'n', KEYS_ENTER),
    KEY(toy_do, TOY_OPEN, "open", "Open the next page.", 'o'),
    KEY(toy_do, TOY_REPLACE, NULL, "Be replaced by the next page.", 'r'),
    KEY(toy_do, TOY_CLOSE, "close", "Close this page.", 'c', KEYS_ESCAPE),
    KEY(toy_do, TOY_QUIT, "quit", NULL, 'Q'),
    KEY(toy_do, TOY_SAY, "say", "Say something.", 's'),
    KEY(toy_do, TOY_TWICE, NULL, "Close this page and the one below.", 'T'),
    KEY(toy_do, TOY_NOTE, "up and down", "Go up or down.", KEYS_UP, KEYS_DOWN, 'k', 'j'),
};
enum { TOY_KEYS = sizeof toy_keys / sizeof toy_keys[0] };

static struct toy *toy_make(const char *name, struct diary *diary)
{
    struct toy *toy = calloc(1, sizeof *toy);
    assert_non_null(toy);
    *diary = (struct diary){0};
    *toy = (struct toy){{.kind = &toy_kind}, name, diary, toy_keys, TOY_KEYS, NULL};
    return toy;
}

static void test_bound_keys_act_and_others_are_typed(void **state)
{
    (void)state;
    struct diary diary;
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 24, 80);
    probe_press(probe, "n<Enter>x");
    assert_int_equal(diary.acted, 2);
    assert_int_equal(diary.typed, 1);
    assert_int_equal(diary.key, 'x');
    probe_close(probe);
    assert_int_equal(diary.closed, 1);
}

static void test_line_of_keys_shows_what_works(void **state)
{
    (void)state;
    struct diary diary;
    char row[PROBE_ROW_SIZE];
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 24, 80);
    probe_row(probe, 23, row);
    assert_string_equal(
        row, " ? help  n note  o open  c close  Q quit  s say  \u2191\u2193 up and down");
    probe_row(probe, 22, row);
    assert_string_equal(row, "last row");
    probe_close(probe);
}

static void test_hints_that_do_not_fit_are_left_out_whole(void **state)
{
    (void)state;
    static const struct binding many[] = {
        KEY(toy_do, TOY_NOTE, "a hint that takes more than half of the whole line of keys", "A.",
            'a'),
        KEY(toy_do, TOY_NOTE, "another hint that is long", "B.", 'b'),
        KEY(toy_do, TOY_NOTE, "short", "C.", 'c'),
    };
    struct diary diary;
    struct toy *toy = toy_make("one", &diary);
    toy->bindings = many;
    toy->count = 3;
    char row[PROBE_ROW_SIZE];
    struct probe *probe = probe_open(&toy->page, 24, 80);
    probe_row(probe, 23, row);
    assert_string_equal(row, " ? help  a a hint that takes more than half of the whole line of keys"
                             "  c short");
    probe_close(probe);
}

static void test_help_lists_exactly_the_bindings(void **state)
{
    (void)state;
    struct diary diary;
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 40, 80);
    probe_press(probe, "?");
    probe_shows(probe, "one"); /* the page is still seen behind */
    probe_shows(probe, "Toy");
    size_t sentences = 0;
    for (size_t i = 0; i < TOY_KEYS; i++) {
        if (!toy_keys[i].help)
            continue;
        probe_shows(probe, toy_keys[i].help);
        sentences++;
    }
    probe_shows(probe, "n Enter  "); /* all keys of a binding */
    probe_shows(probe, "\u2191 \u2193 k j");
    probe_shows(probe, "Show the keys that work now.");
    probe_shows(probe, "Ctrl-C");
    size_t stops = 0;
    for (const char *at = probe_screen(probe); (at = strstr(at, ". ")) != NULL; at++)
        stops++;
    assert_int_equal(stops, sentences + 4 + 1); /* what works everywhere; one has two sentences */
    probe_close(probe);
}

static void test_any_key_closes_the_help_and_does_nothing_else(void **state)
{
    (void)state;
    struct diary diary;
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 24, 80);
    static const char *const keys[] = {"n", "?", "<Esc>", "<Enter>", "<Down>"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        probe_press(probe, "?");
        probe_shows(probe, "Make a note.");
        probe_press(probe, keys[i]);
        probe_hides(probe, "Make a note.");
    }
    assert_int_equal(diary.acted, 0);
    assert_int_equal(diary.typed, 0);
    probe_close(probe);
}

/* Ten digits need several rows, for one deed. */
static void test_help_tells_a_deed_once(void **state)
{
    static const struct binding rows[] = {
        KEY(toy_do, TOY_NOTE, NULL, "Type a number.", '0', '1', '2', '3'),
        KEY(toy_do, TOY_NOTE, NULL, "Type a number.", '4', '5', '6', '7'),
        KEY(toy_do, TOY_NOTE, NULL, "Type a number.", '8', '9'),
        KEY(toy_do, TOY_NOTE, NULL, "Make a note.", '1', '2', 'n'),
    };
    struct diary diary;
    struct toy *toy = toy_make("one", &diary);
    (void)state;
    toy->bindings = rows;
    toy->count = sizeof rows / sizeof rows[0];
    struct probe *probe = probe_open(&toy->page, 24, 80);
    probe_press(probe, "?");
    probe_shows(probe, "0 \u2026 9   Type a number.");
    probe_shows(probe, "1 2 n   Make a note.");
    const char *first = strstr(probe_screen(probe), "Type a number.");
    assert_null(strstr(first + 1, "Type a number."));
    probe_close(probe);
}

static void test_long_help_is_scrolled(void **state)
{
    (void)state;
    static struct binding many[BINDINGS_MAX];
    for (size_t i = 0; i < BINDINGS_MAX; i++)
        many[i] = (struct binding)KEY(toy_do, TOY_NOTE, "a",
                                      i % 2 == 0 ? "A sentence." : "Another sentence.", 'a');
    many[BINDINGS_MAX - 1].help = "The last sentence.";
    struct diary diary;
    struct toy *toy = toy_make("one", &diary);
    toy->bindings = many;
    toy->count = BINDINGS_MAX;
    struct probe *probe = probe_open(&toy->page, 24, 80);
    probe_press(probe, "?");
    probe_hides(probe, "The last sentence.");
    probe_screen(probe);
    probe_press(probe, "<PgDn><PgDn><PgDn>");
    probe_shows(probe, "The last sentence.");
    probe_shows(probe, "Leave Bastide.");
    probe_press(probe, "<Up>");
    probe_shows(probe, "The last sentence.");
    probe_press(probe, "x");
    probe_hides(probe, "The last sentence.");
    probe_close(probe);
}

static void test_messages_stay_until_the_next_key(void **state)
{
    (void)state;
    struct diary diary;
    char row[PROBE_ROW_SIZE];
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 24, 80);
    probe_press(probe, "s");
    probe_row(probe, 22, row);
    assert_string_equal(row, " the message");
    probe_wait(probe, 5000);
    probe_shows(probe, "the message");
    probe_press(probe, "n");
    probe_row(probe, 22, row);
    assert_string_equal(row, "last row");
    probe_close(probe);
}

static void test_pages_lie_on_one_another(void **state)
{
    (void)state;
    struct diary below, above;
    struct toy *one = toy_make("one", &below), *two = toy_make("two", &above);
    one->next = &two->page;
    struct probe *probe = probe_open(&one->page, 24, 80);
    probe_press(probe, "o");
    probe_shows(probe, "two");
    probe_hides(probe, "one");
    assert_int_equal(below.resumed, 0);
    probe_press(probe, "c");
    assert_int_equal(above.closed, 1);
    assert_int_equal(below.resumed, 1);
    probe_shows(probe, "one");
    assert_int_equal(above.resumed, 0);
    probe_close(probe);
}

static void test_replaced_pages_are_gone(void **state)
{
    (void)state;
    struct diary first, second;
    struct toy *one = toy_make("one", &first), *two = toy_make("two", &second);
    one->next = &two->page;
    struct probe *probe = probe_open(&one->page, 24, 80);
    probe_press(probe, "r");
    assert_int_equal(first.closed, 1);
    assert_int_equal(second.resumed, 0);
    probe_shows(probe, "two");
    probe_press(probe, "c");
    assert_true(app_is_over(probe->app));
    assert_int_equal(second.closed, 1);
    probe_screen(probe); /* nothing is drawn, nothing breaks */
    probe_press(probe, "n?<Ctrl-C>");
    probe_close(probe);
}

static void test_pages_can_close_those_below_them(void **state)
{
    (void)state;
    struct diary below, above;
    struct toy *one = toy_make("one", &below), *two = toy_make("two", &above);
    one->next = &two->page;
    struct probe *probe = probe_open(&one->page, 24, 80);
    probe_press(probe, "oT");
    assert_true(app_is_over(probe->app));
    assert_int_equal(below.closed, 1);
    assert_int_equal(above.closed, 1);
    assert_int_equal(below.resumed, 0);
    probe_close(probe);
}

static void test_what_cannot_be_opened_is_said(void **state)
{
    (void)state;
    struct diary diary;
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 24, 80);
    probe_press(probe, "o");
    probe_shows(probe, "Not enough memory");
    probe_press(probe, "r");
    probe_shows(probe, "Not enough memory");
    probe_shows(probe, "one");
    assert_int_equal(diary.closed, 0);
    probe_close(probe);
}

static void test_leaving_is_asked_for(void **state)
{
    (void)state;
    struct diary diary;
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 24, 80);
    probe_press(probe, "<Ctrl-C>");
    probe_expect(probe, "leave-80x24");
    probe_press(probe, "<Esc>");
    assert_false(app_is_over(probe->app));
    probe_press(probe, "<Ctrl-C>x");
    assert_false(app_is_over(probe->app));
    probe_press(probe, "<Ctrl-C>");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void test_quitting_closes_all_pages(void **state)
{
    (void)state;
    struct diary below, above;
    struct toy *one = toy_make("one", &below), *two = toy_make("two", &above);
    one->next = &two->page;
    struct probe *probe = probe_open(&one->page, 24, 80);
    probe_press(probe, "oQ");
    assert_true(app_is_over(probe->app));
    assert_int_equal(below.closed, 1);
    assert_int_equal(above.closed, 1);
    probe_close(probe);
}

static void test_small_screens_get_a_notice_and_keys_wait(void **state)
{
    (void)state;
    struct diary diary;
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 20, 60);
    probe_expect(probe, "too-small-60x20");
    probe_press(probe, "nxQ");
    probe_wait(probe, 100);
    assert_int_equal(diary.acted + diary.typed + diary.ticked, 0);
    probe->around.rows = 24;
    probe->around.cols = 79;
    probe_shows(probe, "have 79x24,");
    probe->around.cols = 80;
    probe_hides(probe, "need 80x24");
    probe_shows(probe, "one");
    probe->around.rows = 23;
    probe_press(probe, "<Ctrl-C>"); /* no room for a question */
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void test_the_notice_fits_every_size(void **state)
{
    (void)state;
    struct diary diary;
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 1, 1);
    for (int rows = 1; rows < 24; rows++)
        for (int cols = 1; cols < 80; cols++) {
            probe->around.rows = rows;
            probe->around.cols = cols;
            const char *text = probe_screen(probe);
            if (cols >= 10)
                assert_non_null(strstr(text, "need 80x24"));
        }
    probe_close(probe);
}

static void test_ticks_reach_the_page_at_hand(void **state)
{
    (void)state;
    struct diary diary;
    struct probe *probe = probe_open(&toy_make("one", &diary)->page, 24, 80);
    probe->around.now = 2;
    assert_int_equal(app_patience(probe->app, &probe->around), 7);
    assert_true(app_tick(probe->app, &probe->around));
    probe->around.now = 3;
    assert_int_equal(app_patience(probe->app, &probe->around), REST);
    assert_false(app_tick(probe->app, &probe->around));
    assert_int_equal(diary.ticked, 2);
    probe->around.now = 4;
    probe->around.rows = 10; /* too small to show it */
    assert_true(probe_is_at_rest(probe));
    probe->around.rows = 24;
    assert_false(probe_is_at_rest(probe));
    probe_press(probe, "?");
    probe->around.now = 6;
    assert_true(probe_is_at_rest(probe));
    assert_false(app_tick(probe->app, &probe->around));
    probe_close(probe);
}

static void test_without_unicode_all_is_ascii(void **state)
{
    (void)state;
    struct diary diary;
    struct probe *probe = probe_open(&toy_make("\u00c9tienne \u2026", &diary)->page, 24, 80);
    probe->around.unicode = false;
    probe_press(probe, "?");
    for (const char *at = probe_screen(probe); *at; at++)
        assert_true(*at == '\n' || (*at >= ' ' && *at <= '~'));
    probe_shows(probe, "Etienne ~");
    probe_close(probe);
}

static void test_no_page_is_no_app(void **state)
{
    (void)state;
    assert_null(app_new(NULL));
    app_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bound_keys_act_and_others_are_typed),
        cmocka_unit_test(test_line_of_keys_shows_what_works),
        cmocka_unit_test(test_hints_that_do_not_fit_are_left_out_whole),
        cmocka_unit_test(test_help_lists_exactly_the_bindings),
        cmocka_unit_test(test_any_key_closes_the_help_and_does_nothing_else),
        cmocka_unit_test(test_help_tells_a_deed_once),
        cmocka_unit_test(test_long_help_is_scrolled),
        cmocka_unit_test(test_messages_stay_until_the_next_key),
        cmocka_unit_test(test_pages_lie_on_one_another),
        cmocka_unit_test(test_replaced_pages_are_gone),
        cmocka_unit_test(test_pages_can_close_those_below_them),
        cmocka_unit_test(test_what_cannot_be_opened_is_said),
        cmocka_unit_test(test_leaving_is_asked_for),
        cmocka_unit_test(test_quitting_closes_all_pages),
        cmocka_unit_test(test_small_screens_get_a_notice_and_keys_wait),
        cmocka_unit_test(test_the_notice_fits_every_size),
        cmocka_unit_test(test_ticks_reach_the_page_at_hand),
        cmocka_unit_test(test_without_unicode_all_is_ascii),
        cmocka_unit_test(test_no_page_is_no_app),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
