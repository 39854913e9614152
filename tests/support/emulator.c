#include "support/emulator.h"

#include "unicode/glyph.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include <string.h>

enum { PARAMETERS_MAX = 24, ESCAPE = 0x1b, BELL = 0x07, MARK = 0x1e };

/* A parsed control sequence. */
struct sequence {
    bool is_private;
    int parameter[PARAMETERS_MAX]; /* 0 if omitted */
    int parameters;                /* at least 1 */
    char intermediate, final;
};

void emulator_resize(struct emulator *emulator, int rows, int cols)
{
    emulator->rows = rows;
    emulator->cols = cols;
    emulator->row = rows / 2;
    emulator->col = cols / 2;
    emulator->waits_to_wrap = false;
    emulator->top = 0;
    emulator->bottom = rows;
    for (int i = 0; i < rows * cols; i++)
        emulator->cell[i] = (struct emulated_cell){'#', 1, 2, CELL_UNDERLINE, {0}};
}

void emulator_reset(struct emulator *emulator, struct emulator_kind kind, int rows, int cols)
{
    memset(emulator, 0, sizeof *emulator);
    emulator->kind = kind;
    emulator->wraps = !kind.is_vt52;
    emulator->pen = (struct emulated_cell){.ink = EMULATOR_OWN, .paper = EMULATOR_OWN};
    emulator_resize(emulator, rows, cols);
}

static struct emulated_cell *cell_at(struct emulator *emulator, int row, int col)
{
    return &emulator->cell[row * emulator->cols + col];
}

/* Overwriting half of a wide glyph erases the other half. */
static void cut_wide(struct emulator *emulator, int row, int col)
{
    if (cell_at(emulator, row, col)->glyph == 0 && col > 0)
        cell_at(emulator, row, col - 1)->glyph = '%';
    if (col + 1 < emulator->cols && cell_at(emulator, row, col + 1)->glyph == 0)
        cell_at(emulator, row, col + 1)->glyph = '%';
}

static void put(struct emulator *emulator, uint32_t glyph)
{
    cut_wide(emulator, emulator->row, emulator->col);
    struct emulated_cell *cell = cell_at(emulator, emulator->row, emulator->col);
    *cell = emulator->pen;
    cell->glyph = glyph;
}

static void go(struct emulator *emulator, int row, int col)
{
    if (row < 0 || row >= emulator->rows || col < 0 || col >= emulator->cols)
        fail_msg("the cursor goes to row %d, column %d", row, col);
    emulator->row = row;
    emulator->col = col;
    emulator->waits_to_wrap = false;
}

/* As terminals do: up to the edge, and no further. */
static void step(struct emulator *emulator, int down, int right)
{
    int row = emulator->row + down, col = emulator->col + right;
    row = row < 0 ? 0 : row >= emulator->rows ? emulator->rows - 1 : row;
    col = col < 0 ? 0 : col >= emulator->cols ? emulator->cols - 1 : col;
    go(emulator, row, col);
}

/* On the glyph written last. */
static void write_mark(struct emulator *emulator, uint32_t mark)
{
    struct emulated_cell *cell = &emulator->cell[emulator->last];
    unsigned m = cell->mark[0] != 0;
    if (cell->mark[m] != 0)
        fail_msg("U+%04X finds no place", (unsigned)mark);
    cell->mark[m] = (uint16_t)mark;
}

static void write_glyph(struct emulator *emulator, uint32_t glyph)
{
    int width = glyph_width(glyph);
    if (width == 0) {
        write_mark(emulator, glyph);
        return;
    }
    emulator->last = emulator->row * emulator->cols + emulator->col;
    if (emulator->waits_to_wrap)
        fail_msg("U+%04X is written beyond the last column", (unsigned)glyph);
    for (int half = 0; half < width; half++) {
        put(emulator, half == 0 ? glyph : 0);
        emulator->waits_to_wrap = emulator->col == emulator->cols - 1;
        if (emulator->waits_to_wrap)
            break;
        emulator->col++;
    }
    if (emulator->waits_to_wrap && emulator->wraps && emulator->kind.wraps_at_once)
        go(emulator, emulator->row + 1, 0);
    emulator->waits_to_wrap &= emulator->wraps;
}

static void erase(struct emulator *emulator, int row, int begin, int end)
{
    struct emulated_cell blank = {.glyph = ' ', .ink = EMULATOR_OWN, .paper = EMULATOR_OWN};
    if (emulator->kind.erases_to_paper)
        blank.paper = emulator->pen.paper;
    for (int col = begin; col < end && col < emulator->cols; col++) {
        cut_wide(emulator, row, col);
        *cell_at(emulator, row, col) = blank;
    }
}

static void erase_screen(struct emulator *emulator, int mode)
{
    int here = emulator->row;
    if (mode != 0 && mode != 2)
        fail_msg("ED with %d", mode);
    for (int row = mode == 2 ? 0 : here; row < emulator->rows; row++)
        erase(emulator, row, mode == 0 && row == here ? emulator->col : 0, emulator->cols);
}

static void erase_line(struct emulator *emulator, int mode)
{
    erase(emulator, emulator->row, mode == 0 ? emulator->col : 0,
          mode == 1 ? emulator->col + 1 : emulator->cols);
}

/* Shifts the cells of the cursor's row from `col` on; new cells are blank. */
static void shift_cells(struct emulator *emulator, int count, bool to_the_right)
{
    int col = emulator->col, rest = emulator->cols - col - count;
    struct emulated_cell *row = cell_at(emulator, emulator->row, 0);
    if (rest < 0)
        fail_msg("%d cells are moved at column %d", count, col);
    memmove(to_the_right ? &row[col + count] : &row[col],
            to_the_right ? &row[col] : &row[col + count], (size_t)rest * sizeof *row);
    int in = to_the_right ? col : emulator->cols - count;
    erase(emulator, emulator->row, in, in + count);
}

/* Shifts the rows from `top` to before the margin; new rows are blank. */
static void shift_rows(struct emulator *emulator, int top, int count, bool down)
{
    int cols = emulator->cols, rest = emulator->bottom - top - count;
    if (rest < 0 || top < emulator->top)
        fail_msg("%d rows are moved at row %d", count, top);
    memmove(cell_at(emulator, down ? top + count : top, 0),
            cell_at(emulator, down ? top : top + count, 0),
            (size_t)(rest * cols) * sizeof emulator->cell[0]);
    for (int row = 0; row < count; row++)
        erase(emulator, (down ? top : emulator->bottom - count) + row, 0, cols);
}

/* One line forward or back; at the margin, scrolls the region. */
static void feed_line(struct emulator *emulator, bool back)
{
    if (emulator->row == (back ? emulator->top : emulator->bottom - 1))
        shift_rows(emulator, emulator->top, 1, back);
    else
        step(emulator, back ? -1 : 1, 0);
}

static void set_margins(struct emulator *emulator, int top, int bottom)
{
    if (bottom > emulator->rows)
        fail_msg("margins at %d and %d", top, bottom);
    if (top >= bottom) /* as terminals do */
        return;
    emulator->top = top - 1;
    emulator->bottom = bottom;
    go(emulator, 0, 0);
}

/* The colour after 38 or 48; returns how many parameters that takes. */
static int take_colour(const int *parameter, int left, int32_t *colour)
{
    if (left >= 3 && parameter[1] == 5 && parameter[2] < 256) {
        *colour = parameter[2];
        return 3;
    }
    if (left < 5 || parameter[1] != 2 || (parameter[2] | parameter[3] | parameter[4]) > 255)
        fail_msg("SGR %d %d is no colour", parameter[0], parameter[1]);
    *colour = EMULATOR_RGB | parameter[2] << 16 | parameter[3] << 8 | parameter[4];
    return 5;
}

static void set_palette(struct emulator *emulator, int parameter)
{
    bool is_bright = parameter >= 90;
    int ground = parameter / 10 % 10;
    if (parameter % 10 > 7 || (!is_bright && ground != 3 && ground != 4) || parameter > 107)
        fail_msg("SGR %d", parameter);
    *(ground == 3 || ground == 9 ? &emulator->pen.ink : &emulator->pen.paper) =
        parameter % 10 + (is_bright ? 8 : 0);
}

/* One parameter of SGR; returns how many it took. */
static int set_pen(struct emulator *emulator, const int *parameter, int left)
{
    static const struct {
        int on, off;
        uint8_t attribute;
    } attributes[] = {{1, 22, CELL_BOLD}, {4, 24, CELL_UNDERLINE}, {7, 27, CELL_REVERSE}};
    struct emulated_cell *pen = &emulator->pen;
    for (size_t a = 0; a < sizeof attributes / sizeof attributes[0]; a++) {
        if (parameter[0] == attributes[a].on)
            pen->attribute |= attributes[a].attribute;
        else if (parameter[0] == attributes[a].off)
            pen->attribute &= (uint8_t)~attributes[a].attribute;
        else
            continue;
        return 1;
    }
    switch (parameter[0]) {
    case 0:
        *pen = (struct emulated_cell){.ink = EMULATOR_OWN, .paper = EMULATOR_OWN};
        return 1;
    case 10: /* the usual font */
        return 1;
    case 38:
        return take_colour(parameter, left, &pen->ink);
    case 48:
        return take_colour(parameter, left, &pen->paper);
    case 39:
        pen->ink = EMULATOR_OWN;
        return 1;
    case 49:
        pen->paper = EMULATOR_OWN;
        return 1;
    default:
        set_palette(emulator, parameter[0]);
        return 1;
    }
}

static void set_mode(struct emulator *emulator, const struct sequence *sequence, bool on)
{
    const struct {
        int mode;
        bool *state; /* NULL: no effect here */
        bool when_on;
    } modes[] = {{1, &emulator->sends_application_keys, true},
                 {7, &emulator->wraps, true},
                 {12, NULL, true},
                 {25, &emulator->hides_cursor, false},
                 {1002, &emulator->reports_mouse, true},
                 {1006, NULL, true},
                 {1049, &emulator->is_alternate, true},
                 {2026, &emulator->is_synchronized, true}};
    if (!sequence->is_private) /* insert mode; a block cursor */
        return;
    for (int p = 0; p < sequence->parameters; p++) {
        size_t m = 0;
        while (m < sizeof modes / sizeof modes[0] && modes[m].mode != sequence->parameter[p])
            m++;
        if (m == sizeof modes / sizeof modes[0])
            fail_msg("the private mode %d", sequence->parameter[p]);
        if (modes[m].mode == 2026)
            emulator->frames += !on && emulator->is_synchronized;
        if (modes[m].state)
            *modes[m].state = on == modes[m].when_on;
    }
}

static void obey(struct emulator *emulator, const struct sequence *sequence)
{
    int first = sequence->parameter[0], count = first > 0 ? first : 1;
    int second = sequence->parameter[1] > 0 ? sequence->parameter[1] : 1;
    switch (sequence->final) {
    case 'A':
        step(emulator, -count, 0);
        break;
    case 'B':
        step(emulator, count, 0);
        break;
    case 'C':
        step(emulator, 0, count);
        break;
    case 'D':
        step(emulator, 0, -count);
        break;
    case 'G':
        go(emulator, emulator->row, count - 1);
        break;
    case 'd':
        go(emulator, count - 1, emulator->col);
        break;
    case 'H':
        go(emulator, count - 1, second - 1);
        break;
    case 'J':
        erase_screen(emulator, first);
        break;
    case 'K':
        erase_line(emulator, first);
        break;
    case 'X':
        erase(emulator, emulator->row, emulator->col, emulator->col + count);
        break;
    case '@':
    case 'P':
        shift_cells(emulator, count, sequence->final == '@');
        break;
    case 'b': {
        uint32_t glyph = cell_at(emulator, emulator->row, emulator->col - 1)->glyph;
        while (count-- > 0)
            write_glyph(emulator, glyph);
        break;
    }
    case 'L':
    case 'M':
        shift_rows(emulator, emulator->row, count, sequence->final == 'L');
        break;
    case 'S':
    case 'T':
        shift_rows(emulator, emulator->top, count, sequence->final == 'T');
        break;
    case 'r':
        set_margins(emulator, count, second > 1 ? second : emulator->rows);
        break;
    case 'm':
        for (int p = 0; p < sequence->parameters;)
            p += set_pen(emulator, &sequence->parameter[p], sequence->parameters - p);
        break;
    case 'h':
    case 'l':
        set_mode(emulator, sequence, sequence->final == 'h');
        break;
    case 't': /* the window's title; */
    case 'c': /* the shape of the console's cursor, or who the terminal is; */
    case 'p': /* query of a mode */
        break;
    default:
        fail_msg("ESC [ ... %c", sequence->final);
    }
}

/* Parses a sequence after "ESC ["; returns its end, or NULL if it is incomplete. */
static const char *take_control(const char *at, const char *end, struct sequence *sequence)
{
    *sequence = (struct sequence){.parameters = 1};
    if (at < end && *at == '?') {
        sequence->is_private = true;
        at++;
    }
    for (; at < end && ((*at >= '0' && *at <= '9') || *at == ';' || *at == '$'); at++) {
        int *parameter = &sequence->parameter[sequence->parameters - 1];
        if (*at == '$') {
            sequence->intermediate = *at;
        } else if (*at == ';') {
            sequence->parameters++;
            assert_true(sequence->parameters <= PARAMETERS_MAX);
        } else {
            *parameter = *parameter * 10 + (*at - '0');
        }
    }
    if (at == end)
        return NULL;
    sequence->final = *at;
    return at + 1;
}

/* VT52 sequences. Returns the end, or NULL. */
static const char *take_vt52(struct emulator *emulator, const char *at, const char *end)
{
    switch (at[1]) {
    case 'A':
        step(emulator, -1, 0);
        return at + 2;
    case 'B':
        step(emulator, 1, 0);
        return at + 2;
    case 'C':
        step(emulator, 0, 1);
        return at + 2;
    case 'D':
        step(emulator, 0, -1);
        return at + 2;
    case 'H':
        go(emulator, 0, 0);
        return at + 2;
    case 'J':
        erase_screen(emulator, 0);
        return at + 2;
    case 'K':
        erase_line(emulator, 0);
        return at + 2;
    case 'Y':
        if (end - at < 4)
            return NULL;
        go(emulator, (unsigned char)at[2] - ' ', (unsigned char)at[3] - ' ');
        return at + 4;
    case 'I':
        feed_line(emulator, true);
        return at + 2;
    case '=':
    case '>':
    case 'F':
    case 'G':
        return at + 2;
    default:
        fail_msg("ESC %c on a VT52", at[1]);
        return NULL;
    }
}

/* Parses a sequence after ESC; returns its end, or NULL if it is incomplete. */
static const char *take_escape(struct emulator *emulator, const char *at, const char *end)
{
    struct sequence sequence;
    if (end - at < 2)
        return NULL;
    if (emulator->kind.is_vt52)
        return take_vt52(emulator, at, end);
    switch (at[1]) {
    case '[':
        at = take_control(at + 2, end, &sequence);
        if (at)
            obey(emulator, &sequence);
        return at;
    case '(':
    case ')': /* character sets */
        return end - at < 3 ? NULL : at + 3;
    case '=':
    case '>': /* keypad modes; "ESC [ ? 1 h" sets the arrows */
        return at + 2;
    case '7':
        emulator->saved_row = emulator->row;
        emulator->saved_col = emulator->col;
        return at + 2;
    case '8':
        go(emulator, emulator->saved_row, emulator->saved_col);
        return at + 2;
    case 'M':
        feed_line(emulator, true);
        return at + 2;
    default:
        fail_msg("ESC %c", at[1]);
        return NULL;
    }
}

static void take_byte(struct emulator *emulator, char byte)
{
    enum { TAB = 8 };
    switch (byte) {
    case '\n':
        feed_line(emulator, false);
        break;
    case '\r':
        go(emulator, emulator->row, 0);
        break;
    case '\b':
        step(emulator, 0, -1);
        break;
    case '\t':
        step(emulator, 0, TAB - emulator->col % TAB);
        break;
    case MARK:
        emulator->marks++;
        break;
    case '\0': /* padding */
    case 0x0e:
    case 0x0f: /* character sets */
        break;
    default:
        fail_msg("the byte %d is no text", byte);
    }
}

/* Processes the next complete character or sequence; returns its end, or NULL. */
static const char *take_next(struct emulator *emulator, const char *at, const char *end)
{
    if (*at == ESCAPE)
        return take_escape(emulator, at, end);
    if ((unsigned char)*at < ' ') {
        take_byte(emulator, *at);
        return at + 1;
    }
    char text[GLYPH_TEXT_SIZE] = {0};
    const char *glyph = text;
    size_t length = glyph_length((unsigned char)*at);
    assert_true(length > 0);
    if ((size_t)(end - at) < length)
        return NULL;
    memcpy(text, at, length);
    write_glyph(emulator, glyph_next(&glyph));
    return at + length;
}

size_t emulator_take(struct emulator *emulator, const char *bytes, size_t length)
{
    unsigned marks = emulator->marks;
    for (size_t taken = 0; taken < length; taken++) {
        assert_true(emulator->holds < sizeof emulator->held);
        emulator->held[emulator->holds++] = bytes[taken];
        const char *end = emulator->held + emulator->holds;
        if (take_next(emulator, emulator->held, end))
            emulator->holds = 0;
        if (emulator->marks > marks)
            return taken + 1;
    }
    return length;
}

static bool is_all_colour(uint32_t glyph)
{
    enum { UPPER = 0x2580, LOWER = 0x2584, FULL = 0x2588 };
    return glyph == ' ' || glyph == UPPER || glyph == LOWER || glyph == FULL;
}

struct sight sight_of(const struct emulated_cell *cell)
{
    enum { UPPER = 0x2580, LOWER = 0x2584, FULL = 0x2588 };
    struct emulated_cell seen = *cell;
    if (seen.attribute & CELL_REVERSE && seen.ink != EMULATOR_OWN && seen.paper != EMULATOR_OWN) {
        seen.ink = cell->paper;
        seen.paper = cell->ink;
        seen.attribute &= (uint8_t)~CELL_REVERSE;
    }
    if (seen.glyph == 0)
        return (struct sight){.glyph = 0};
    if (seen.glyph == ' ' || (seen.glyph >= UPPER && seen.glyph < 0x25a0)) /* blocks have no bold */
        seen.attribute &= (uint8_t)~CELL_BOLD;
    if (seen.ink == EMULATOR_OWN)
        seen.ink = EMULATOR_OWN_TEXT;
    if (!is_all_colour(seen.glyph) || seen.attribute != 0 || seen.mark[0] != 0)
        return (struct sight){
            seen.glyph, seen.ink, seen.paper, seen.attribute, {seen.mark[0], seen.mark[1]}};
    bool has_upper = seen.glyph == UPPER || seen.glyph == FULL;
    bool has_lower = seen.glyph == LOWER || seen.glyph == FULL;
    return (struct sight){.glyph = ' ',
                          .upper = has_upper ? seen.ink : seen.paper,
                          .lower = has_lower ? seen.ink : seen.paper};
}

struct sight emulator_sight(const struct emulator *emulator, int row, int col)
{
    return sight_of(&emulator->cell[row * emulator->cols + col]);
}
