#include "tui/terminal/scroll.h"

#include <string.h>

enum {
    SAMPLE = 3,    /* every third column is looked at */
    LEAST = 5,     /* of them that must differ before a row counts as new */
    FARTHEST = 16, /* rows: two of the greatest tiles */
};

/* How many cells of one row, as a sample, are alike in two grids. */
static int count_alike(const struct look *a, const struct look *b, int cols)
{
    int alike = 0;
    for (int col = 0; col < cols; col += SAMPLE)
        alike += look_is_same(&a[col], &b[col]);
    return alike;
}

static bool row_is_new(const struct look *wanted, const struct look *shown, int cols)
{
    int samples = (cols + SAMPLE - 1) / SAMPLE;
    return samples - count_alike(wanted, shown, cols) >= LEAST;
}

/* How many cells of the scrolled rows would be right. */
static int count_right(const struct scroll *scroll, const struct look *wanted,
                       const struct look *shown, int cols)
{
    int from = scroll->by > 0 ? scroll->top + scroll->by : scroll->top;
    int to = scroll->by < 0 ? scroll->bottom + scroll->by : scroll->bottom, right = 0;
    for (int row = from; row < to; row++)
        right += count_alike(&wanted[row * cols], &shown[(row - scroll->by) * cols], cols);
    return right;
}

struct scroll scroll_find(const struct look *wanted, const struct look *shown, int rows, int cols)
{
    struct scroll best = {0, rows, 0};
    while (best.top < best.bottom &&
           !row_is_new(&wanted[best.top * cols], &shown[best.top * cols], cols))
        best.top++;
    while (best.bottom > best.top &&
           !row_is_new(&wanted[(best.bottom - 1) * cols], &shown[(best.bottom - 1) * cols], cols))
        best.bottom--;
    int height = best.bottom - best.top;
    int most = count_right(&best, wanted, shown, cols);
    struct scroll scroll = best;
    for (scroll.by = -FARTHEST; scroll.by <= FARTHEST; scroll.by++) {
        if (scroll.by == 0 || scroll.by >= height || -scroll.by >= height)
            continue;
        int right = count_right(&scroll, wanted, shown, cols);
        if (right > most) {
            most = right;
            best.by = scroll.by;
        }
    }
    return best;
}

void scroll_apply(const struct scroll *scroll, struct look *shown, int cols)
{
    int from = scroll->by > 0 ? scroll->top : scroll->top - scroll->by;
    int to = scroll->by > 0 ? scroll->top + scroll->by : scroll->top;
    int count = scroll->by > 0 ? scroll->by : -scroll->by;
    int kept = scroll->bottom - scroll->top - count;
    int gap = scroll->by > 0 ? scroll->top : scroll->bottom - count;
    memmove(&shown[to * cols], &shown[from * cols], (size_t)(kept * cols) * sizeof *shown);
    for (int i = gap * cols; i < (gap + count) * cols; i++)
        shown[i] = (struct look){LOOK_UNKNOWN, 0, 0, 0};
}

void scroll_write(const struct scroll *scroll, int rows, struct row_hand *hand)
{
    int count = scroll->by > 0 ? scroll->by : -scroll->by;
    bool has_rest = scroll->bottom < rows;
    if (scroll->by < 0)
        row_hand_edit(hand, (struct place){scroll->top, 0}, count, 'M');
    if (has_rest)
        row_hand_edit(hand, (struct place){scroll->bottom - count, 0}, count,
                      scroll->by < 0 ? 'L' : 'M');
    if (scroll->by > 0)
        row_hand_edit(hand, (struct place){scroll->top, 0}, count, 'L');
}
