#include "tui/canvas.h"

#include "unicode/glyph.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const struct style panel_text = {INK_TEXT, INK_PANEL, 0};
const struct style panel_faint = {INK_FAINT, INK_PANEL, 0};
const struct style panel_strong = {INK_STRONG, INK_PANEL, CELL_BOLD};
const struct style panel_key = {INK_KEY, INK_PANEL, CELL_BOLD};
const struct style night_text = {INK_TEXT, INK_NIGHT, 0};
const struct style night_faint = {INK_FAINT, INK_NIGHT, 0};
const struct style night_bad = {INK_BAD, INK_NIGHT, 0};

static int at_most(int number, int most)
{
    return number < 0 ? 0 : number > most ? most : number;
}

void canvas_clear(struct canvas *canvas, int rows, int cols)
{
    canvas->rows = at_most(rows, CANVAS_ROWS_MAX);
    canvas->cols = at_most(cols, CANVAS_COLS_MAX);
    canvas->targets.count = 0;
    for (int i = 0; i < canvas->rows * canvas->cols; i++) /* whatever was there is not looked at */
        canvas->cell[i] = (struct cell){' ', INK_TEXT, INK_NIGHT, 0, {0}};
}

/* Half of a wide glyph cannot be shown: overwriting one half blanks the other. */
static void mend_wide(struct canvas *canvas, int row, int col)
{
    struct cell *cell = canvas_cell(canvas, row, col);
    struct cell *left = canvas_cell(canvas, row, col - 1);
    struct cell *right = canvas_cell(canvas, row, col + 1);
    if (cell->glyph == 0 && left)
        cell_set_glyph(left, ' ');
    if (right && right->glyph == 0)
        cell_set_glyph(right, ' ');
}

void canvas_put(struct canvas *canvas, int row, int col, uint32_t glyph, struct style style)
{
    struct cell *cell = canvas_cell(canvas, row, col);
    if (!cell)
        return;
    mend_wide(canvas, row, col);
    *cell = (struct cell){glyph, style.ink, style.paper, style.attribute, {0}};
}

void canvas_fill(struct canvas *canvas, struct area area, uint32_t glyph, struct style style)
{
    int first_row = at_most(area.row, canvas->rows), first_col = at_most(area.col, canvas->cols);
    int last_row = at_most(area.row + area.rows, canvas->rows);
    int last_col = at_most(area.col + area.cols, canvas->cols);
    struct cell filled = {glyph, style.ink, style.paper, style.attribute, {0}};
    for (int row = first_row; row < last_row && first_col < last_col; row++) {
        /* Only at its ends can the area cut a wide glyph. */
        mend_wide(canvas, row, first_col);
        mend_wide(canvas, row, last_col - 1);
        for (int col = first_col; col < last_col; col++)
            *canvas_cell(canvas, row, col) = filled;
    }
}

/* Puts a glyph of any width; returns the column after it. */
static int put_wide(struct canvas *canvas, int row, int col, uint32_t glyph, struct style style)
{
    int width = glyph_width(glyph);
    bool cut = width == 2 && (!canvas_cell(canvas, row, col) || !canvas_cell(canvas, row, col + 1));
    if (width == 2 && !cut) {
        canvas_put(canvas, row, col + 1, ' ', style);
        canvas_put(canvas, row, col, glyph, style);
        canvas_cell(canvas, row, col + 1)->glyph = 0;
    } else if (width > 0) {
        for (int i = 0; i < width; i++)
            canvas_put(canvas, row, col + i, cut ? ' ' : glyph, style);
    }
    return col + width;
}

/* Puts an accent on the glyph of a cell; a third one finds no room. */
static void put_mark(struct canvas *canvas, int row, int col, uint32_t mark)
{
    struct cell *cell = canvas_cell(canvas, row, col);
    unsigned m = 0;
    if (!cell || cell->glyph == 0 || mark > UINT16_MAX)
        return;
    while (m < GLYPH_MARKS && cell->mark[m] != 0)
        m++;
    if (m < GLYPH_MARKS)
        cell->mark[m] = (uint16_t)mark;
}

/* Puts all that a grapheme is made of; returns the column after it. */
static int put_grapheme(struct canvas *canvas, int row, int col, const struct grapheme *grapheme,
                        struct style style)
{
    int last = col;
    for (unsigned g = 0; g < grapheme->glyphs; g++)
        if (glyph_width(grapheme->glyph[g]) == 0) {
            put_mark(canvas, row, last, grapheme->glyph[g]);
        } else {
            last = col;
            col = put_wide(canvas, row, col, grapheme->glyph[g], style);
        }
    return col;
}

int canvas_text_width(const char *text)
{
    return grapheme_text_width(text);
}

/* Draws the graphemes of a text that fit before column `end`. */
static int put_text(struct canvas *canvas, int row, int col, int end, struct style style,
                    const char *text, const char *last)
{
    struct grapheme grapheme;
    while (grapheme_next(&text, last, &grapheme) && col + grapheme.width <= end)
        col = put_grapheme(canvas, row, col, &grapheme, style);
    return col;
}

int canvas_text(struct canvas *canvas, int row, int col, int width, struct style style,
                const char *text)
{
    enum { ELLIPSIS = 0x2026 };
    bool fits = canvas_text_width(text) <= width;
    int end = col + width - (fits ? 0 : 1);
    col = put_text(canvas, row, col, end, style, text, text + strlen(text));
    if (!fits && width > 0) {
        while (col < end)
            canvas_put(canvas, row, col++, ' ', style);
        canvas_put(canvas, row, col++, ELLIPSIS, style);
    }
    return col;
}

void canvas_text_right(struct canvas *canvas, int row, int end, struct style style,
                       const char *text)
{
    int width = canvas_text_width(text);
    canvas_text(canvas, row, end - width, width, style, text);
}

int canvas_printf(struct canvas *canvas, int row, int col, int width, struct style style,
                  const char *format, ...)
{
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return canvas_text(canvas, row, col, width, style, text);
}

/* One line of a wrapped text. */
struct text_line {
    const char *text;
    size_t length; /* in bytes */
    int indent;    /* blanks before it */
};

/* How far the further lines of the line at `text` are indented. */
static int hanging_indent(const char *text)
{
    int indent = 0;
    for (; *text == ' '; text++)
        indent++;
    enum { BULLET = 0x2022 };
    return glyph_next(&text) == BULLET ? indent + 2 : indent;
}

/* Takes as much of `*rest` as fits into `width` cells, up to a newline, broken between words if
 * it can be. False if nothing is left. */
static bool next_line(const char **rest, int width, int *hang, struct text_line *line)
{
    const char *at = *rest;
    if (*at == '\0')
        return false;
    bool goes_on = *hang >= 0;
    line->indent = goes_on && *hang < width ? *hang : 0;
    if (!goes_on)
        *hang = hanging_indent(at);
    line->text = at;
    int used = line->indent;
    const char *break_at = NULL, *end = at + strlen(at);
    while (*at != '\0' && *at != '\n') {
        const char *next = at;
        struct grapheme grapheme;
        grapheme_next(&next, end, &grapheme);
        if (*at == ' ' && at != line->text)
            break_at = at;
        if (used + grapheme.width > width && at != line->text)
            break;
        used += grapheme.width;
        at = next;
    }
    bool ended = *at == '\0' || *at == '\n';
    if (!ended && break_at)
        at = break_at;
    line->length = (size_t)(at - line->text);
    if (*at == '\n')
        at++;
    else
        while (*at == ' ')
            at++;
    if (ended)
        *hang = -1;
    *rest = at;
    return true;
}

int canvas_paragraph_from(struct canvas *canvas, struct area area, int first, struct style style,
                          const char *text)
{
    struct text_line line;
    int lines = 0, hang = -1;
    for (; area.cols > 0 && next_line(&text, area.cols, &hang, &line); lines++)
        if (lines >= first && lines - first < area.rows)
            put_text(canvas, area.row + lines - first, area.col + line.indent, INT_MAX, style,
                     line.text, line.text + line.length);
    return lines;
}

int canvas_width_or(int least, const char *text)
{
    int width = canvas_text_width(text);
    return width > least ? width : least;
}

int canvas_paragraph(struct canvas *canvas, struct area area, struct style style, const char *text)
{
    return canvas_paragraph_from(canvas, area, 0, style, text);
}

struct area canvas_box(struct canvas *canvas, struct area area, struct style style,
                       const char *title)
{
    enum { ACROSS = 0x2500, DOWN = 0x2502, NW = 0x256d, NE = 0x256e, SW = 0x2570, SE = 0x256f };
    struct style frame = {INK_FRAME, style.paper, 0};
    struct style heading = {INK_STRONG, style.paper, CELL_BOLD};
    int bottom = area.row + area.rows - 1, right = area.col + area.cols - 1;
    canvas_target(canvas, area, TARGET_NOTHING, 0);
    canvas_fill(canvas, area, ' ', style);
    canvas_fill(canvas, (struct area){area.row, area.col, 1, area.cols}, ACROSS, frame);
    canvas_fill(canvas, (struct area){bottom, area.col, 1, area.cols}, ACROSS, frame);
    canvas_fill(canvas, (struct area){area.row, area.col, area.rows, 1}, DOWN, frame);
    canvas_fill(canvas, (struct area){area.row, right, area.rows, 1}, DOWN, frame);
    canvas_put(canvas, area.row, area.col, NW, frame);
    canvas_put(canvas, area.row, right, NE, frame);
    canvas_put(canvas, bottom, area.col, SW, frame);
    canvas_put(canvas, bottom, right, SE, frame);
    if (title && area.cols > 6) {
        canvas_put(canvas, area.row, area.col + 2, ' ', heading);
        int end = canvas_text(canvas, area.row, area.col + 3, area.cols - 6, heading, title);
        canvas_put(canvas, area.row, end, ' ', heading);
    }
    return (struct area){area.row + 1, area.col + 1, area.rows > 2 ? area.rows - 2 : 0,
                         area.cols > 2 ? area.cols - 2 : 0};
}

void canvas_make_plain(struct canvas *canvas, uint32_t (*plain)(uint32_t glyph))
{
    for (int i = 0; i < canvas->rows * canvas->cols; i++) {
        struct cell *cell = &canvas->cell[i];
        cell_set_glyph(cell, cell->glyph == 0 ? '?' : plain(cell->glyph));
    }
}

void canvas_target(struct canvas *canvas, struct area area, int what, int which)
{
    struct targets *targets = &canvas->targets;
    if (targets->count < TARGETS_MAX)
        targets->target[targets->count++] = (struct target){area, what, which};
}

void canvas_target_key(struct canvas *canvas, struct area area, uint32_t key)
{
    canvas_target(canvas, area, TARGET_KEY, (int)key);
}

struct target target_at(const struct targets *targets, int row, int col)
{
    for (unsigned t = targets->count; t-- > 0;)
        if (area_holds(targets->target[t].area, row, col))
            return targets->target[t];
    return (struct target){.what = TARGET_NOTHING};
}
