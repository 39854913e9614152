#include "tui/terminal/frame.h"

#include "tui/glyph.h"
#include "tui/terminal/scroll.h"
#include "tui/terminal/shift.h"

#include <stdlib.h>
#include <string.h>

static const struct look nobody_knows = {LOOK_UNKNOWN, 0, 0, 0};

struct frame *frame_new(void)
{
    return calloc(1, sizeof(struct frame));
}

void frame_free(struct frame *frame)
{
    free(frame);
}

void frame_forget(struct frame *frame)
{
    for (int i = 0; i < frame->rows * frame->cols; i++)
        frame->shown[i] = nobody_knows;
}

static void take_size(struct frame *frame, const struct canvas *canvas)
{
    if (frame->rows == canvas->rows && frame->cols == canvas->cols)
        return;
    frame->rows = canvas->rows;
    frame->cols = canvas->cols;
    frame_forget(frame);
}

/* Whether a glyph fits the cells that it has: one, or two where the next is its right half. */
static bool fits(const struct canvas *canvas, int row, int col)
{
    const struct cell *cell = &canvas->cell[row * canvas->cols + col];
    bool has_two = col + 1 < canvas->cols && cell[1].glyph == 0;
    if (cell->glyph == 0)
        return col > 0 && cell[-1].glyph != 0;
    if (glyph_is_common(cell->glyph) && !has_two)
        return true;
    return cell->glyph < LOOK_UNKNOWN && glyph_width(cell->glyph) == (has_two ? 2 : 1);
}

/* The last cell of the screen is never written where that scrolls. */
static bool lacks_last_cell(const struct dialect *dialect)
{
    return !dialect->wraps_late;
}

/* What the canvas shall look like; returns how many cells differ from what is shown. */
static int look_up(struct frame *frame, const struct canvas *canvas, const struct theme *theme,
                   const struct dialect *dialect)
{
    int changed = 0, writable = canvas->rows * canvas->cols - lacks_last_cell(dialect);
    for (int row = 0; row < canvas->rows; row++)
        for (int col = 0; col < canvas->cols; col++) {
            int at = row * canvas->cols + col;
            struct look *wanted = &frame->wanted[at];
            *wanted = look_of(&canvas->cell[at], theme, dialect->depth);
            if (!fits(canvas, row, col))
                wanted->glyph = '?';
            changed += at < writable && !look_is_same(wanted, &frame->shown[at]);
        }
    return changed;
}

/* Shifts the row where that and what is left to write is shorter than writing it. */
static void write_row(struct frame *frame, struct row *row, struct shift_search *search,
                      struct row_hand *hand)
{
    int cost = row_plan(&frame->plan, row, hand);
    struct shift shift = {.by = 0};
    if (hand->dialect->shifts_cells && cost > SHIFT_LENGTH)
        shift = shift_find(row, search);
    if (shift.by != 0) {
        struct row shifted = *row;
        shift_apply(&shift, row, frame->shifted);
        shifted.shown = frame->shifted;
        if (row_plan(&frame->plan, &shifted, hand) + SHIFT_LENGTH < cost) {
            shift_write(&shift, row, hand);
            row = &shifted;
        }
        row_plan(&frame->plan, row, hand);
        row_write(&frame->plan, row, hand);
        return;
    }
    row_write(&frame->plan, row, hand);
}

/* Writes all that differs. */
static void write_rows(struct frame *frame, const struct scroll *scroll,
                       const struct dialect *dialect, struct bytes *bytes)
{
    int rows = frame->rows, cols = frame->cols;
    struct shift_search search = {.by = 0};
    struct row_hand hand = {.dialect = dialect,
                            .bytes = bytes,
                            .pen = {COLOUR_OWN, COLOUR_OWN, 0, false},
                            .cursor = {0, PLACE_UNKNOWN}};
    if (scroll->by != 0)
        scroll_write(scroll, rows, &hand);
    for (int number = 0; number < rows; number++) {
        bool is_short = number == rows - 1 && lacks_last_cell(dialect);
        struct row row = {.number = number,
                          .cols = cols,
                          .writable = cols - is_short,
                          .wanted = &frame->wanted[number * cols],
                          .shown = &frame->shown[number * cols]};
        write_row(frame, &row, &search, &hand);
    }
    if (!dialect->hides_cursor) {
        char text[TRAVEL_SIZE];
        struct place corner = {rows - 1, cols - 1};
        bytes_add(bytes, text, travel(dialect, hand.cursor, corner, text));
    }
}

/* Writes the frame once more, scrolled, where much of it is new and may be old and only elsewhere;
 * keeps the shorter one. */
static void try_scrolling(struct frame *frame, int changed, const struct dialect *dialect,
                          struct bytes *bytes, size_t begin)
{
    enum { MUCH = 10 };
    size_t end = bytes->length;
    struct scroll scroll = {.by = 0};
    if (dialect->shifts_lines && changed > frame->rows * frame->cols / MUCH)
        scroll = scroll_find(frame->wanted, frame->shown, frame->rows, frame->cols);
    if (scroll.by == 0)
        return;
    scroll_apply(&scroll, frame->shown, frame->cols);
    write_rows(frame, &scroll, dialect, bytes);
    if (bytes->length - end < end - begin)
        bytes_cut(bytes, begin, end);
    else
        bytes_cut(bytes, end, bytes->length);
}

void frame_write(struct frame *frame, const struct canvas *canvas, const struct theme *theme,
                 const struct dialect *dialect, struct bytes *bytes)
{
    const struct scroll still = {.by = 0};
    size_t begin = bytes->length;
    take_size(frame, canvas);
    int changed = look_up(frame, canvas, theme, dialect), all = frame->rows * frame->cols;
    if (changed == 0)
        return;
    write_rows(frame, &still, dialect, bytes);
    try_scrolling(frame, changed, dialect, bytes, begin);
    memcpy(frame->shown, frame->wanted, (size_t)all * sizeof frame->shown[0]);
    if (lacks_last_cell(dialect))
        frame->shown[all - 1] = nobody_knows;
}
