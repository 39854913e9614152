#include "support/colour_screen.h"

#include "support/golden.h"
#include "tui/glyph.h"
#include "tui/look.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* What colours are called in the rows; more are used than there are letters on no screen. */
static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                              "!#$%&()*+,-/:;<=>?@[]^_{|}~";

enum { LETTERS = sizeof letters - 1, ROOM = 4096 };

struct legend {
    int32_t colour[LETTERS];
    int count;
};

static char letter_of(struct legend *legend, int32_t colour)
{
    int at = 0;
    if (colour == COLOUR_OWN)
        return '.';
    while (at < legend->count && legend->colour[at] != colour)
        at++;
    assert_true(at < LETTERS);
    if (at == legend->count)
        legend->colour[legend->count++] = colour;
    return letters[at];
}

struct printing {
    const struct canvas *canvas;
    const struct theme *theme;
    enum depth depth;
    struct legend legend;
    char *text;
    size_t length;
};

static struct look look_at(const struct printing *printing, int row, int col)
{
    const struct canvas *canvas = printing->canvas;
    return look_of(&canvas->cell[row * canvas->cols + col], printing->theme, printing->depth);
}

static void print_glyph(struct printing *printing, const struct look *look)
{
    if (look->glyph != 0)
        printing->length += glyph_print(look->glyph, printing->text + printing->length);
}

static void print_ink(struct printing *printing, const struct look *look)
{
    bool is_seen = look->glyph != 0 && !look_is_blank(look);
    printing->text[printing->length++] = is_seen ? letter_of(&printing->legend, look->ink) : ' ';
}

static void print_paper(struct printing *printing, const struct look *look)
{
    printing->text[printing->length++] =
        look->glyph != 0 ? letter_of(&printing->legend, look->paper) : ' ';
}

/* A digit, the sum of enum cell_attribute. */
static void print_attribute(struct printing *printing, const struct look *look)
{
    printing->text[printing->length++] =
        look->glyph != 0 && look->attribute ? (char)('0' + look->attribute) : ' ';
}

static void print_rows(struct printing *printing, const char *title,
                       void (*print)(struct printing *printing, const struct look *look))
{
    printing->length += (size_t)sprintf(printing->text + printing->length, "== %s\n", title);
    for (int row = 0; row < printing->canvas->rows; row++) {
        size_t begin = printing->length;
        for (int col = 0; col < printing->canvas->cols; col++) {
            struct look look = look_at(printing, row, col);
            print(printing, &look);
        }
        while (printing->length > begin && printing->text[printing->length - 1] == ' ')
            printing->length--;
        printing->text[printing->length++] = '\n';
        assert_true(printing->length + ROOM < COLOUR_SCREEN_SIZE);
    }
}

static void print_legend(struct printing *printing)
{
    const struct legend *legend = &printing->legend;
    printing->length += (size_t)sprintf(printing->text + printing->length, "== colours\n");
    for (int at = 0; at < legend->count; at++)
        printing->length +=
            (size_t)sprintf(printing->text + printing->length,
                            printing->depth == DEPTH_24_BIT ? "%c #%06x\n" : "%c %d\n", letters[at],
                            (unsigned)legend->colour[at]);
}

void colour_screen_text(const struct canvas *canvas, const struct theme *theme, enum depth depth,
                        char text[COLOUR_SCREEN_SIZE])
{
    struct printing printing = {canvas, theme, depth, .text = text};
    print_rows(&printing, "glyphs", print_glyph);
    if (depth != DEPTH_MONO) {
        print_rows(&printing, "inks", print_ink);
        print_rows(&printing, "papers", print_paper);
    }
    print_rows(&printing, "attributes: 1 bold, 2 underlined, 4 reversed", print_attribute);
    if (depth != DEPTH_MONO)
        print_legend(&printing);
    text[printing.length] = '\0';
}

void colour_screen_expect(struct screen_driver *driver, const struct theme *theme, enum depth depth,
                          const char *name)
{
    char file[256];
    char *shown = malloc(COLOUR_SCREEN_SIZE);
    assert_non_null(shown);
    driver->around.depth = depth;
    app_draw(driver->app, &driver->canvas, &driver->around);
    colour_screen_text(&driver->canvas, theme, depth, shown);
    snprintf(file, sizeof file, "colours/%s.txt", name);
    golden_expect(file, shown);
    free(shown);
}
