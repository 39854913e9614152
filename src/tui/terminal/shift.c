#include "tui/terminal/shift.h"

#include <string.h>

enum {
    LEAST = 24,    /* columns that must differ before it is worth a look */
    FARTHEST = 40, /* columns: more than two tiles */
};

/* A wide glyph must not be cut, and what is unknown is not worth moving. */
static bool may_be_moved(const struct row *row, int begin)
{
    for (int col = begin; col < row->cols; col++)
        if (!glyph_is_common(row->shown[col].glyph))
            return false;
    return true;
}

/* How many cells of the stretch would be right, moved by so much. */
static int count_right(const struct row *row, int begin, int end, int by)
{
    int from = by > 0 ? begin + by : begin, to = by < 0 ? end + by : end, right = 0;
    for (int col = from; col < to; col++)
        right += look_is_same(&row->wanted[col], &row->shown[col - by]);
    return right;
}

struct shift shift_find(const struct row *row, struct shift_search *search)
{
    struct shift shift = {0, row->cols, 0};
    while (shift.begin < shift.end &&
           look_is_same(&row->wanted[shift.begin], &row->shown[shift.begin]))
        shift.begin++;
    while (shift.end > shift.begin &&
           look_is_same(&row->wanted[shift.end - 1], &row->shown[shift.end - 1]))
        shift.end--;
    int length = shift.end - shift.begin;
    if (length < LEAST || search->failures == SHIFT_TRIES || !may_be_moved(row, shift.begin))
        return shift;
    int first = search->by ? search->by : -FARTHEST, last = search->by ? search->by : FARTHEST;
    int most = count_right(row, shift.begin, shift.end, 0) + length / 4;
    for (int by = first; by <= last; by++) {
        int right = by == 0 || by >= length || -by >= length
                        ? 0
                        : count_right(row, shift.begin, shift.end, by);
        if (right > most) {
            most = right;
            shift.by = by;
        }
    }
    search->failures += shift.by == 0 && search->by == 0;
    search->by = shift.by ? shift.by : search->by;
    return shift;
}

void shift_apply(const struct shift *shift, const struct row *row, struct look *shifted)
{
    memcpy(shifted, row->shown, (size_t)row->cols * sizeof *shifted);
    for (int col = shift->begin; col < shift->end; col++) {
        int from = col - shift->by;
        bool is_there = from >= shift->begin && from < shift->end;
        shifted[col] = is_there ? row->shown[from] : (struct look){LOOK_UNKNOWN, 0, 0, 0};
    }
}

void shift_write(const struct shift *shift, const struct row *row, struct row_hand *hand)
{
    int count = shift->by > 0 ? shift->by : -shift->by;
    bool has_rest = shift->end < row->cols;
    if (shift->by < 0)
        row_hand_edit(hand, (struct place){row->number, shift->begin}, count, 'P');
    if (has_rest)
        row_hand_edit(hand, (struct place){row->number, shift->end - count}, count,
                      shift->by < 0 ? '@' : 'P');
    if (shift->by > 0)
        row_hand_edit(hand, (struct place){row->number, shift->begin}, count, '@');
}
