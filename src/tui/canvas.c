#include "tui/canvas.h"

#include "tui/glyph.h"

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
        canvas->cell[i] = (struct cell){' ', INK_TEXT, INK_NIGHT, 0};
}

/* Half of a wide glyph cannot be shown: whoever overwrites one half blanks the other. */
static void mend_wide(struct canvas *canvas, int row, int col)
{
    struct cell *cell = canvas_cell(canvas, row, col);
    struct cell *left = canvas_cell(canvas, row, col - 1);
    struct cell *right = canvas_cell(canvas, row, col + 1);
    if (cell->glyph == 0 && left)
        left->glyph = ' ';
    if (right && right->glyph == 0)
        right->glyph = ' ';
}

void canvas_put(struct canvas *canvas, int row, int col, uint32_t glyph, struct style style)
{
    struct cell *cell = canvas_cell(canvas, row, col);
    if (!cell)
        return;
    mend_wide(canvas, row, col);
    *cell = (struct cell){glyph, style.ink, style.paper, style.attribute};
}

void canvas_fill(struct canvas *canvas, struct area area, uint32_t glyph, struct style style)
{
    int last_row = at_most(area.row + area.rows, canvas->rows);
    int last_col = at_most(area.col + area.cols, canvas->cols);
    for (int row = at_most(area.row, last_row); row < last_row; row++)
        for (int col = at_most(area.col, last_col); col < last_col; col++)
            canvas_put(canvas, row, col, glyph, style);
}

/* Puts a glyph of any width; returns the column behind it. */
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

int canvas_text_width(const char *text)
{
    int width = 0;
    for (uint32_t glyph; (glyph = glyph_next(&text)) != 0;)
        width += glyph_width(glyph);
    return width;
}

/* Draws the first `length` bytes of a text that is known to fit. */
static int put_bytes(struct canvas *canvas, int row, int col, struct style style, const char *text,
                     size_t length)
{
    for (const char *end = text + length; text < end;)
        col = put_wide(canvas, row, col, glyph_next(&text), style);
    return col;
}

int canvas_text(struct canvas *canvas, int row, int col, int width, struct style style,
                const char *text)
{
    enum { ELLIPSIS = 0x2026 };
    bool fits = canvas_text_width(text) <= width;
    int end = col + width - (fits ? 0 : 1);
    for (uint32_t glyph; (glyph = glyph_next(&text)) != 0;) {
        if (col + glyph_width(glyph) > end)
            break;
        col = put_wide(canvas, row, col, glyph, style);
    }
    if (!fits && width > 0) {
        while (col < end)
            canvas_put(canvas, row, col++, ' ', style);
        canvas_put(canvas, row, col++, ELLIPSIS, style);
    }
    return col;
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
    const char *break_at = NULL;
    while (*at != '\0' && *at != '\n') {
        const char *next = at;
        int wide = glyph_width(glyph_next(&next));
        if (*at == ' ' && at != line->text)
            break_at = at;
        if (used + wide > width && at != line->text)
            break;
        used += wide;
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
            put_bytes(canvas, area.row + lines - first, area.col + line.indent, style, line.text,
                      line.length);
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
        cell->glyph = cell->glyph == 0 ? '?' : plain(cell->glyph);
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
