#include "support/probe.h"

#include "language/language.h"
#include "support/golden.h"
#include "support/scratch.h"
#include "support/screen_text.h"
#include "tui/keys.h"
#include "unicode/glyph.h"

#include <poll.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static void draw(struct probe *probe)
{
    app_draw(probe->app, &probe->canvas, &probe->around);
}

struct probe *probe_open(struct page *page, int rows, int cols)
{
    struct probe *probe = calloc(1, sizeof *probe);
    assert_non_null(page);
    assert_non_null(probe);
    probe->app = app_new(page);
    probe->text = malloc(SCREEN_TEXT_SIZE);
    assert_non_null(probe->app);
    assert_non_null(probe->text);
    probe->around = (struct surroundings){
        .rows = rows, .cols = cols, .depth = DEPTH_256, .unicode = true, .now = 1000000};
    draw(probe);
    return probe;
}

void probe_close(struct probe *probe)
{
    if (app_settings(probe->app)->value[SETTINGS_LANGUAGE][0] != '\0')
        language_choose("en"); /* keys may have changed the language */
    app_free(probe->app);
    free(probe->text);
    free(probe);
}

/* The key with that name: as in the help, in English whatever the language, with arrows spelled
 * out. */
static uint32_t key_named(const char *name)
{
    static const struct {
        const char *name;
        uint32_t key;
    } keys[] = {
        {"Up", KEYS_UP},
        {"Down", KEYS_DOWN},
        {"Left", KEYS_LEFT},
        {"Right", KEYS_RIGHT},
        {"Shift-Up", KEYS_SHIFT_UP},
        {"Shift-Down", KEYS_SHIFT_DOWN},
        {"Shift-Left", KEYS_SHIFT_LEFT},
        {"Shift-Right", KEYS_SHIFT_RIGHT},
        {"Home", KEYS_HOME},
        {"End", KEYS_END},
        {"PgUp", KEYS_PAGE_UP},
        {"PgDn", KEYS_PAGE_DOWN},
        {"Backspace", KEYS_BACKSPACE},
        {"Del", KEYS_DELETE},
        {"Tab", KEYS_TAB},
        {"Shift-Tab", KEYS_BACK_TAB},
        {"Enter", KEYS_ENTER},
        {"Esc", KEYS_ESCAPE},
    };
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++)
        if (strcmp(keys[k].name, name) == 0)
            return keys[k].key;
    if (strncmp(name, "Ctrl-", 5) == 0 && name[5] && !name[6])
        return (uint32_t)(name[5] - '@');
    return KEYS_NONE;
}

uint32_t probe_next_key(const char **keys)
{
    uint32_t key = glyph_next(keys);
    assert_int_not_equal(key, 0);
    if (key != '<')
        return key;
    if (**keys == '<')
        return glyph_next(keys);
    char name[32] = "";
    size_t length = strcspn(*keys, ">");
    assert_true(length < sizeof name && (*keys)[length] == '>');
    memcpy(name, *keys, length);
    *keys += length + 1;
    key = key_named(name);
    if (key == KEYS_NONE)
        fail_msg("<%s> is no key", name);
    return key;
}

static void let_a_second_pass(struct probe *probe)
{
    probe->around.now += 1000;
}

void probe_key(struct probe *probe, uint32_t key)
{
    app_key(probe->app, key, &probe->around);
    let_a_second_pass(probe);
    draw(probe);
}

void probe_press(struct probe *probe, const char *keys)
{
    while (*keys)
        probe_key(probe, probe_next_key(&keys));
}

static void point(struct probe *probe, enum pointer_act act, enum pointer_button button, int row,
                  int col)
{
    const struct pointer pointer = {act, button, row, col};
    draw(probe);
    app_point(probe->app, &pointer, &probe->around);
}

static void click(struct probe *probe, enum pointer_button button, int row, int col)
{
    let_a_second_pass(probe);
    point(probe, POINTER_PRESS, button, row, col);
    point(probe, POINTER_RELEASE, button, row, col);
}

void probe_click(struct probe *probe, int row, int col)
{
    click(probe, POINTER_LEFT, row, col);
}

void probe_right_click(struct probe *probe, int row, int col)
{
    click(probe, POINTER_RIGHT, row, col);
}

void probe_drag(struct probe *probe, int row, int col, int to_row, int to_col)
{
    let_a_second_pass(probe);
    point(probe, POINTER_PRESS, POINTER_LEFT, row, col);
    point(probe, POINTER_DRAG, POINTER_LEFT, (row + to_row) / 2, (col + to_col) / 2);
    point(probe, POINTER_DRAG, POINTER_LEFT, to_row, to_col);
    point(probe, POINTER_RELEASE, POINTER_LEFT, to_row, to_col);
}

void probe_wheel(struct probe *probe, enum pointer_button wheel, int row, int col)
{
    let_a_second_pass(probe);
    point(probe, POINTER_WHEEL, wheel, row, col);
}

void probe_click_on(struct probe *probe, const char *text)
{
    int row, col;
    if (!probe_find(probe, text, &row, &col))
        fail_msg("'%s' is not on the screen:\n%s", text, probe->text);
    probe_click(probe, row, col);
}

bool probe_is_at_rest(struct probe *probe)
{
    return app_patience(probe->app, &probe->around) == REST &&
           app_waits_for(probe->app, &probe->around) < 0;
}

void probe_wait(struct probe *probe, int milliseconds)
{
    probe->around.now += milliseconds;
    app_tick(probe->app, &probe->around);
}

void probe_await(struct probe *probe, int milliseconds)
{
    app_tick(probe->app, &probe->around); /* which may be what sets it going */
    struct pollfd source = {app_waits_for(probe->app, &probe->around), POLLIN, 0};
    if (source.fd >= 0)
        assert_int_equal(poll(&source, 1, -1), 1);
    probe_wait(probe, milliseconds);
}

static void row_text(const struct canvas *canvas, int row, char text[PROBE_ROW_SIZE])
{
    size_t length = 0;
    for (int col = 0; col < canvas->cols; col++) {
        const struct cell *cell = &canvas->cell[row * canvas->cols + col];
        length += glyph_print_marked(cell->glyph, cell->mark, text + length);
    }
    while (length > 0 && text[length - 1] == ' ')
        length--;
    text[length] = '\0';
}

const char *probe_screen(struct probe *probe)
{
    draw(probe);
    screen_plain(&probe->canvas, probe->text);
    return probe->text;
}

const char *probe_sketch(struct probe *probe)
{
    draw(probe);
    screen_sketch(&probe->canvas, probe->text);
    return probe->text;
}

void probe_row(struct probe *probe, int row, char text[PROBE_ROW_SIZE])
{
    probe_screen(probe);
    row_text(&probe->canvas, row, text);
}

bool probe_find(struct probe *probe, const char *text, int *row, int *col)
{
    probe_screen(probe);
    for (int r = 0; r < probe->canvas.rows; r++) {
        char line[PROBE_ROW_SIZE];
        row_text(&probe->canvas, r, line);
        char *at = strstr(line, text);
        if (!at)
            continue;
        *at = '\0';
        *row = r;
        *col = canvas_text_width(line);
        return true;
    }
    return false;
}

bool probe_has(struct probe *probe, const char *text)
{
    int row, col;
    return probe_find(probe, text, &row, &col);
}

void probe_shows(struct probe *probe, const char *text)
{
    if (!probe_has(probe, text))
        fail_msg("'%s' is not on the screen:\n%s", text, probe->text);
}

void probe_hides(struct probe *probe, const char *text)
{
    if (probe_has(probe, text))
        fail_msg("'%s' is on the screen:\n%s", text, probe->text);
}

static void expect(const char *name, const char *shown)
{
    char file[256];
    snprintf(file, sizeof file, "screens/%s.txt", name);
    golden_expect(file, shown);
}

void probe_expect(struct probe *probe, const char *name)
{
    expect(name, probe_screen(probe));
}

void probe_expect_sketch(struct probe *probe, const char *name)
{
    expect(name, probe_sketch(probe));
}

void probe_expect_colours(struct probe *probe, const struct theme *theme, enum depth depth,
                          const char *name)
{
    char file[128];
    snprintf(file, sizeof file, "colours/%s", name);
    probe->around.depth = depth;
    draw(probe);
    screen_colours(&probe->canvas, theme, depth, probe->text);
    expect(file, probe->text);
}

void probe_folder_make(void)
{
    char path[SCRATCH_SIZE];
    scratch_make(path);
    assert_int_equal(setenv("XDG_DATA_HOME", path, 1), 0);
    assert_int_equal(setenv("XDG_STATE_HOME", path, 1), 0);
}

void probe_folder_remove(void)
{
    scratch_remove(getenv("XDG_DATA_HOME"));
    unsetenv("XDG_DATA_HOME");
    setenv("XDG_STATE_HOME", "/dev/null/state", 1);
}

int probe_folder_setup(void **state)
{
    (void)state;
    probe_folder_make();
    return 0;
}

int probe_folder_teardown(void **state)
{
    (void)state;
    probe_folder_remove();
    return 0;
}
