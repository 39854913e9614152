#include "support/screen_driver.h"

#include "language/language.h"
#include "tui/board/board_ink.h"
#include "tui/glyph.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { UPPER_HALF = 0x2580 };

void screen_begin(struct screen_driver *driver, struct page *page, int rows, int cols)
{
    assert_non_null(page);
    driver->around = (struct surroundings){
        .rows = rows, .cols = cols, .depth = DEPTH_256, .unicode = true, .now = 1000};
    driver->app = app_new(page);
    assert_non_null(driver->app);
    app_draw(driver->app, &driver->canvas, &driver->around);
}

void screen_end(struct screen_driver *driver)
{
    if (app_settings(driver->app)->value[SETTINGS_LANGUAGE][0] != '\0')
        language_choose("en"); /* keys may have led to another */
    app_free(driver->app);
}

void screen_key(struct screen_driver *driver, uint32_t key)
{
    app_key(driver->app, key, &driver->around);
    driver->around.now += 1000;
    app_draw(driver->app, &driver->canvas, &driver->around);
}

static uint32_t key_of(char letter)
{
    static const struct {
        char letter;
        uint32_t key;
    } special[] = {
        {'\n', KEYS_ENTER}, {'\t', KEYS_TAB}, {'\b', KEYS_BACKSPACE}, {'\033', KEYS_ESCAPE},
        {'^', KEYS_UP},     {'v', KEYS_DOWN}, {'<', KEYS_LEFT},       {'>', KEYS_RIGHT},
    };
    for (size_t s = 0; s < sizeof special / sizeof special[0]; s++)
        if (special[s].letter == letter)
            return special[s].key;
    return (uint32_t)(unsigned char)letter;
}

void screen_keys(struct screen_driver *driver, const char *keys)
{
    for (; *keys != '\0'; keys++)
        screen_key(driver, key_of(*keys));
}

static uint32_t glyph_of_ink(uint16_t ink)
{
    if (ink >= INK_BOARD && ink <= INK_BOARD_LAST_OF_TILES)
        return ':';
    switch (ink) {
    case INK_BOARD_GROUND:
        return ' ';
    case INK_BOARD_LEGAL:
        return '+';
    case INK_BOARD_BRIDGED:
        return '=';
    case INK_BOARD_FIEF:
        return '*';
    case INK_BOARD_GHOST:
    case INK_BOARD_CURSOR:
        return '@';
    default:
        return '%';
    }
}

/* A cell that shows pixels is told by its upper one. */
static uint32_t glyph_of_cell(const struct cell *cell)
{
    if (cell->glyph == UPPER_HALF)
        return glyph_of_ink(cell->ink);
    return cell->glyph == ' ' && cell->paper >= INK_BOARD ? glyph_of_ink(cell->paper) : cell->glyph;
}

void screen_text(struct screen_driver *driver, char text[SCREEN_TEXT_SIZE])
{
    size_t length = 0;
    app_draw(driver->app, &driver->canvas, &driver->around);
    for (int row = 0; row < driver->canvas.rows; row++) {
        for (int col = 0; col < driver->canvas.cols; col++) {
            uint32_t glyph = glyph_of_cell(canvas_cell(&driver->canvas, row, col));
            if (glyph != 0)
                length += glyph_print(glyph, text + length);
            assert_true(length + GLYPH_TEXT_SIZE + 2 < SCREEN_TEXT_SIZE);
        }
        while (length > 0 && text[length - 1] == ' ')
            length--;
        text[length++] = '\n';
    }
    text[length] = '\0';
}

bool screen_shows(struct screen_driver *driver, const char *text)
{
    static char screen[SCREEN_TEXT_SIZE];
    screen_text(driver, screen);
    return strstr(screen, text) != NULL;
}

static void write_expected(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    if (file == NULL || fputs(text, file) == EOF || fclose(file) != 0)
        fail_msg("%s: cannot be written", path);
}

void screen_expect(struct screen_driver *driver, const char *name)
{
    static char actual[SCREEN_TEXT_SIZE], expected[SCREEN_TEXT_SIZE];
    char path[1024];
    snprintf(path, sizeof path, "%s/tests/screens/%s.txt", BASTIDE_SOURCE_DIR, name);
    screen_text(driver, actual);
    if (getenv("BASTIDE_UPDATE_SCREENS") != NULL) {
        write_expected(path, actual);
        return;
    }
    FILE *file = fopen(path, "r");
    if (file == NULL)
        fail_msg("%s: cannot be read; BASTIDE_UPDATE_SCREENS=1 writes it", path);
    size_t length = fread(expected, 1, sizeof expected - 1, file);
    fclose(file);
    expected[length] = '\0';
    if (strcmp(actual, expected) != 0)
        fail_msg("the screen differs from %s (BASTIDE_UPDATE_SCREENS=1 writes it anew):\n%s", path,
                 actual);
}
