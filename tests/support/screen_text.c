#include "support/screen_text.h"

#include "tui/ink.h"
#include "tui/theme/theme.h"
#include "unicode/glyph.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { UPPER_HALF = 0x2580 };

static size_t end_row(char *text, size_t begin, size_t end)
{
    while (end > begin && text[end - 1] == ' ')
        end--;
    text[end++] = '\n';
    return end;
}

static void print_cells(const struct canvas *canvas, uint32_t (*glyph_of)(const struct cell *cell),
                        char text[SCREEN_TEXT_SIZE])
{
    size_t length = 0;
    for (int row = 0; row < canvas->rows; row++) {
        size_t begin = length;
        for (int col = 0; col < canvas->cols; col++) {
            struct cell cell = canvas->cell[row * canvas->cols + col];
            uint32_t glyph = glyph_of(&cell);
            if (glyph != cell.glyph)
                cell_set_glyph(&cell, glyph);
            length += glyph_print_marked(glyph, cell.mark, text + length);
        }
        length = end_row(text, begin, length);
    }
    text[length] = '\0';
}

static uint32_t glyph_shown(const struct cell *cell)
{
    return cell->glyph;
}

void screen_plain(const struct canvas *canvas, char text[SCREEN_TEXT_SIZE])
{
    print_cells(canvas, glyph_shown, text);
}

static uint32_t glyph_of_ink(uint16_t ink)
{
    if (ink >= INK_BOARD && ink <= INK_BOARD_LAST_OF_TILES)
        return ':';
    switch (ink) {
    case INK_BOARD_GROUND:
    case INK_BOARD_MAP:
        return ' ';
    case INK_BOARD_LEGAL:
        return '+';
    case INK_BOARD_MENDED:
        return '=';
    case INK_BOARD_DISTRICT:
        return '*';
    case INK_BOARD_GHOST:
    case INK_BOARD_CURSOR:
        return '@';
    default:
        return '%';
    }
}

/* A cell with pixels is represented by the upper one. */
static uint32_t glyph_sketched(const struct cell *cell)
{
    if (cell->glyph == UPPER_HALF)
        return glyph_of_ink(cell->ink);
    return cell->glyph == ' ' && cell->paper >= INK_BOARD ? glyph_of_ink(cell->paper) : cell->glyph;
}

void screen_sketch(const struct canvas *canvas, char text[SCREEN_TEXT_SIZE])
{
    print_cells(canvas, glyph_sketched, text);
}

/* Letters for colours; no screen has more colours than letters. */
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

static struct rendition look_at(const struct printing *printing, int row, int col)
{
    const struct canvas *canvas = printing->canvas;
    return rendition_of(&canvas->cell[row * canvas->cols + col], printing->theme, printing->depth);
}

static void print_glyph(struct printing *printing, const struct rendition *look)
{
    printing->length +=
        glyph_print_marked(look->glyph, look->mark, printing->text + printing->length);
}

static void print_ink(struct printing *printing, const struct rendition *look)
{
    bool is_seen = look->glyph != 0 && !rendition_is_blank(look);
    printing->text[printing->length++] = is_seen ? letter_of(&printing->legend, look->ink) : ' ';
}

static void print_paper(struct printing *printing, const struct rendition *look)
{
    printing->text[printing->length++] =
        look->glyph != 0 ? letter_of(&printing->legend, look->paper) : ' ';
}

/* A digit, the sum of enum cell_attribute. */
static void print_attribute(struct printing *printing, const struct rendition *look)
{
    printing->text[printing->length++] =
        look->glyph != 0 && look->attribute ? (char)('0' + look->attribute) : ' ';
}

static void print_rows(struct printing *printing, const char *title,
                       void (*print)(struct printing *printing, const struct rendition *look))
{
    printing->length += (size_t)sprintf(printing->text + printing->length, "== %s\n", title);
    for (int row = 0; row < printing->canvas->rows; row++) {
        size_t begin = printing->length;
        for (int col = 0; col < printing->canvas->cols; col++) {
            struct rendition look = look_at(printing, row, col);
            print(printing, &look);
        }
        printing->length = end_row(printing->text, begin, printing->length);
        assert_true(printing->length + ROOM < SCREEN_TEXT_SIZE);
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

void screen_colours(const struct canvas *canvas, const struct theme *theme, enum depth depth,
                    char text[SCREEN_TEXT_SIZE])
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
