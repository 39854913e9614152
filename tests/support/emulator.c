#include "support/emulator.h"

#include "tui/glyph.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include <string.h>

enum { PARAMETERS_MAX = 24 };

/* A control sequence taken apart. */
struct sequence {
    bool is_private;
    int parameter[PARAMETERS_MAX]; /* 0 where it is left out */
    int parameters;                /* at least 1 */
    char final;
};

void emulator_reset(struct emulator *emulator, const struct dialect *dialect, int rows, int cols)
{
    memset(emulator, 0, sizeof *emulator);
    emulator->dialect = *dialect;
    emulator->rows = rows;
    emulator->cols = cols;
    emulator->row = rows / 2;
    emulator->col = cols / 2;
    emulator->pen = (struct emulated_cell){.ink = 5, .paper = 3, .attribute = CELL_REVERSE};
    for (int i = 0; i < rows * cols; i++)
        emulator->cell[i] = (struct emulated_cell){'#', 1, 2, CELL_UNDERLINE};
}

static struct emulated_cell *cell_at(struct emulator *emulator, int row, int col)
{
    return &emulator->cell[row * emulator->cols + col];
}

static void need(bool is_understood, const char *what)
{
    if (!is_understood)
        fail_msg("the dialect has no %s", what);
}

/* Half of a wide glyph that is overwritten takes the other half with it. */
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

static bool is_odd(uint32_t glyph)
{
    return glyph >= 0x1e00 && !(glyph >= 0x2010 && glyph < 0x2028) &&
           !(glyph >= 0x2190 && glyph < 0x2200) && !(glyph >= 0x2500 && glyph < 0x2600);
}

static void write_glyph(struct emulator *emulator, uint32_t glyph)
{
    int width = glyph_width(glyph);
    if (emulator->odd_width > 0 && is_odd(glyph))
        width = emulator->odd_width;
    if (emulator->waits_to_wrap)
        fail_msg("U+%04X is written beyond the last column", (unsigned)glyph);
    need(glyph < 0x80 || emulator->dialect.unicode || emulator->dialect.console,
         "glyphs beyond ASCII");
    for (int half = 0; half < width; half++) {
        put(emulator, half == 0 ? glyph : 0);
        emulator->waits_to_wrap = emulator->col == emulator->cols - 1;
        if (emulator->waits_to_wrap)
            break;
        emulator->col++;
    }
    if (emulator->waits_to_wrap && emulator->row == emulator->rows - 1)
        need(emulator->dialect.wraps_late, "late wrapping: it has scrolled");
}

static void go(struct emulator *emulator, int row, int col)
{
    if (row < 0 || row >= emulator->rows || col < 0 || col >= emulator->cols)
        fail_msg("the cursor goes to row %d, column %d", row, col);
    emulator->row = row;
    emulator->col = col;
    emulator->waits_to_wrap = false;
}

/* Straight or aside, which only a cursor that is somewhere can. */
static void step(struct emulator *emulator, int down, int right)
{
    if (emulator->waits_to_wrap)
        fail_msg("the cursor is moved from beyond the last column");
    go(emulator, emulator->row + down, emulator->col + right);
}

static void erase(struct emulator *emulator, int begin, int end)
{
    struct emulated_cell blank = {' ', EMULATOR_OWN, EMULATOR_OWN, 0};
    if (emulator->pen.attribute & (CELL_REVERSE | CELL_UNDERLINE))
        fail_msg("cells are erased while reversed or underlined");
    if (end > emulator->cols || emulator->waits_to_wrap)
        fail_msg("cells are erased up to column %d", end);
    if (emulator->dialect.erases_to_paper)
        blank.paper = emulator->pen.paper;
    for (int col = begin; col < end; col++) {
        cut_wide(emulator, emulator->row, col);
        *cell_at(emulator, emulator->row, col) = blank;
    }
}

/* Cells of the cursor's row from `col` on move aside; what comes in is blank. */
static void shift_cells(struct emulator *emulator, int count, bool to_the_right)
{
    int col = emulator->col, rest = emulator->cols - col - count;
    struct emulated_cell *row = cell_at(emulator, emulator->row, 0);
    if (rest < 0 || emulator->waits_to_wrap)
        fail_msg("%d cells are moved at column %d", count, col);
    for (int c = col; c < emulator->cols; c++)
        if (row[c].glyph == 0)
            fail_msg("a wide glyph may be cut");
    memmove(to_the_right ? &row[col + count] : &row[col],
            to_the_right ? &row[col] : &row[col + count], (size_t)rest * sizeof *row);
    for (int c = 0; c < count; c++)
        row[to_the_right ? col + c : emulator->cols - count + c] =
            (struct emulated_cell){' ', EMULATOR_OWN, emulator->pen.paper, 0};
}

/* The same with rows from the cursor's on. */
static void shift_rows(struct emulator *emulator, int count, bool down)
{
    int row = emulator->row, cols = emulator->cols, rest = emulator->rows - row - count;
    if (rest < 0 || emulator->col != 0)
        fail_msg("%d rows are moved at row %d", count, row);
    memmove(cell_at(emulator, down ? row + count : row, 0),
            cell_at(emulator, down ? row : row + count, 0),
            (size_t)(rest * cols) * sizeof emulator->cell[0]);
    for (int c = 0; c < count * cols; c++)
        *cell_at(emulator, down ? row : emulator->rows - count, c) =
            (struct emulated_cell){' ', EMULATOR_OWN, emulator->pen.paper, 0};
}

/* 38 or 48 with what follows; returns how many parameters that takes. */
static int take_colour(struct emulator *emulator, const int *parameter, int left, int32_t *colour)
{
    enum depth depth = emulator->dialect.depth;
    if (left >= 3 && parameter[1] == 5) {
        need(depth == DEPTH_256 && parameter[2] >= 16, "such colours of 256");
        *colour = parameter[2];
        return 3;
    }
    need(left >= 5 && parameter[1] == 2 && depth == DEPTH_24_BIT, "colours of 24 bits");
    *colour = EMULATOR_RGB | parameter[2] << 16 | parameter[3] << 8 | parameter[4];
    return 5;
}

static void set_attribute(struct emulator *emulator, uint8_t attribute)
{
    need(emulator->dialect.attributes & attribute, "such an attribute");
    emulator->pen.attribute |= attribute;
}

static void end_attribute(struct emulator *emulator, uint8_t attribute)
{
    need(emulator->dialect.ends_attributes, "end of a single attribute");
    emulator->pen.attribute &= (uint8_t)~attribute;
}

static void set_palette(struct emulator *emulator, int parameter)
{
    enum depth depth = emulator->dialect.depth;
    bool is_bright = parameter >= 90;
    int ground = parameter / 10 % 10;
    int colour = parameter % 10 + (is_bright ? 8 : 0);
    need(parameter % 10 < 8 && depth != DEPTH_MONO && depth != DEPTH_24_BIT, "such a colour");
    need(!is_bright || depth >= DEPTH_16, "bright colours");
    *(ground == 3 || ground == 9 ? &emulator->pen.ink : &emulator->pen.paper) = colour;
}

/* One parameter of SGR; returns how many it took. */
static int set_pen(struct emulator *emulator, const int *parameter, int left)
{
    switch (parameter[0]) {
    case 0:
        emulator->pen = (struct emulated_cell){0, EMULATOR_OWN, EMULATOR_OWN, 0};
        return 1;
    case 1:
        set_attribute(emulator, CELL_BOLD);
        return 1;
    case 4:
        set_attribute(emulator, CELL_UNDERLINE);
        return 1;
    case 7:
        set_attribute(emulator, CELL_REVERSE);
        return 1;
    case 22:
        end_attribute(emulator, CELL_BOLD);
        return 1;
    case 24:
        end_attribute(emulator, CELL_UNDERLINE);
        return 1;
    case 27:
        end_attribute(emulator, CELL_REVERSE);
        return 1;
    case 38:
        return take_colour(emulator, parameter, left, &emulator->pen.ink);
    case 48:
        return take_colour(emulator, parameter, left, &emulator->pen.paper);
    case 39:
    case 49:
        need(emulator->dialect.has_own, "colours of its own");
        *(parameter[0] == 39 ? &emulator->pen.ink : &emulator->pen.paper) = EMULATOR_OWN;
        return 1;
    default:
        set_palette(emulator, parameter[0]);
        return 1;
    }
}

static void obey(struct emulator *emulator, const struct sequence *sequence)
{
    const struct dialect *dialect = &emulator->dialect;
    int first = sequence->parameter[0], count = first > 0 ? first : 1;
    if (sequence->is_private) {
        need(first == 2026, "such a private mode");
        emulator->is_synchronized = sequence->final == 'h';
        return;
    }
    switch (sequence->final) {
    case 'H':
        go(emulator, count - 1, sequence->parameter[1] > 0 ? sequence->parameter[1] - 1 : 0);
        break;
    case 'B':
        need(dialect->down, "CUD");
        step(emulator, count, 0);
        break;
    case 'C':
        need(dialect->right, "CUF");
        step(emulator, 0, count);
        break;
    case 'D':
        need(dialect->left, "CUB");
        step(emulator, 0, -count);
        break;
    case 'G':
        need(dialect->to_column, "CHA");
        go(emulator, emulator->row, count - 1);
        break;
    case 'X':
        need(dialect->erases_cells, "ECH");
        erase(emulator, emulator->col, emulator->col + count);
        break;
    case 'K':
        need(dialect->erases_line && first == 0, "EL");
        erase(emulator, emulator->col, emulator->cols);
        break;
    case '@':
    case 'P':
        need(dialect->shifts_cells, "ICH and DCH");
        shift_cells(emulator, count, sequence->final == '@');
        break;
    case 'L':
    case 'M':
        need(dialect->shifts_lines, "IL and DL");
        shift_rows(emulator, count, sequence->final == 'L');
        break;
    case 'm':
        for (int p = 0; p < sequence->parameters;)
            p += set_pen(emulator, &sequence->parameter[p], sequence->parameters - p);
        break;
    default:
        fail_msg("ESC [ ... %c is no sequence of a dialect", sequence->final);
    }
}

/* Takes the sequence behind "ESC ["; returns where it ends. */
static const char *take_sequence(const char *at, const char *end, struct sequence *sequence)
{
    *sequence = (struct sequence){.parameters = 1};
    if (at < end && *at == '?') {
        sequence->is_private = true;
        at++;
    }
    for (; at < end && ((*at >= '0' && *at <= '9') || *at == ';'); at++) {
        int *parameter = &sequence->parameter[sequence->parameters - 1];
        if (*at == ';') {
            sequence->parameters++;
            assert_true(sequence->parameters <= PARAMETERS_MAX);
        } else {
            *parameter = *parameter * 10 + (*at - '0');
        }
    }
    assert_true(at < end);
    sequence->final = *at;
    return at + 1;
}

void emulator_take(struct emulator *emulator, const char *bytes, size_t length)
{
    struct sequence sequence;
    const char *at = bytes, *end = bytes + length;
    while (at < end) {
        if (end - at > 1 && at[0] == '\x1b' && at[1] == '[') {
            at = take_sequence(at + 2, end, &sequence);
            obey(emulator, &sequence);
        } else if (*at == '\n') {
            need(emulator->dialect.line_feeds, "line feeds");
            step(emulator, 1, 0);
            at++;
        } else if (*at == '\r') {
            need(emulator->dialect.line_feeds, "carriage returns");
            go(emulator, emulator->row, 0);
            at++;
        } else if ((unsigned char)*at < ' ') {
            fail_msg("the byte %d is no text", *at);
        } else {
            char text[GLYPH_TEXT_SIZE] = {0};
            const char *glyph = text;
            size_t taken = glyph_length((unsigned char)*at);
            assert_true(taken > 0 && taken <= (size_t)(end - at));
            memcpy(text, at, taken);
            at += taken;
            write_glyph(emulator, glyph_next(&glyph));
        }
    }
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
        return (struct sight){0, 0, 0, 0};
    if (seen.glyph == ' ' || (seen.glyph >= UPPER && seen.glyph < 0x25a0)) /* blocks have no bold */
        seen.attribute &= (uint8_t)~CELL_BOLD;
    if (seen.ink == EMULATOR_OWN)
        seen.ink = EMULATOR_OWN_TEXT;
    if (!is_all_colour(seen.glyph) || seen.attribute != 0)
        return (struct sight){seen.glyph, seen.ink, seen.paper, seen.attribute};
    bool has_upper = seen.glyph == UPPER || seen.glyph == FULL;
    bool has_lower = seen.glyph == LOWER || seen.glyph == FULL;
    return (struct sight){' ', has_upper ? seen.ink : seen.paper, has_lower ? seen.ink : seen.paper,
                          0};
}

struct sight emulator_sight(const struct emulator *emulator, int row, int col)
{
    return sight_of(&emulator->cell[row * emulator->cols + col]);
}
