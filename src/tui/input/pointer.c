#include "tui/input/pointer.h"

#include "tui/keys.h"

#include <stdlib.h>
#include <string.h>

/* How far a hand may tremble while it clicks. A row is as high as two columns are wide. */
static bool is_drag(const struct pointer *from, const struct pointer *to)
{
    return from->row != to->row || abs(from->col - to->col) > 1;
}

static bool is_same_target(const struct target *a, const struct target *b)
{
    return a->what == b->what && a->which == b->which && a->area.row == b->area.row &&
           a->area.col == b->area.col;
}

/* A click after another one in the same place, on something that was not there before. Enter goes
 * on, wherever it is shown, so it is something else each time. */
static bool is_hasty(const struct pointer_hand *hand, long long now)
{
    enum { DOUBLE_CLICK = 300 };
    const struct target *target = &hand->target;
    bool goes_on = target->what == TARGET_KEY && target->which == KEYS_ENTER;
    return hand->clicked_at > 0 && now - hand->clicked_at < DOUBLE_CLICK &&
           !is_drag(&hand->last, &hand->begun) &&
           (goes_on || !is_same_target(&hand->clicked, target));
}

static struct gesture gesture_of(enum gesture_kind kind, const struct pointer *pointer,
                                 const struct target *target)
{
    return (struct gesture){.kind = kind,
                            .button = pointer->button,
                            .row = pointer->row,
                            .col = pointer->col,
                            .target = *target};
}

/* Land under the hand is drawn anew with every step, so it goes by steps that are worth that. */
static bool is_step(const struct pointer_hand *hand, const struct pointer *pointer)
{
    enum { ROWS = 2, COLS = 4 };
    return abs(pointer->row - hand->row) >= ROWS || abs(pointer->col - hand->col) >= COLS;
}

/* The land follows the hand to where it is now. */
static bool pointer_pull(struct pointer_hand *hand, const struct pointer *pointer,
                         struct gesture *gesture)
{
    *gesture = gesture_of(GESTURE_DRAG, pointer, &hand->target);
    gesture->button = hand->begun.button;
    gesture->down = pointer->row - hand->row;
    gesture->right = pointer->col - hand->col;
    hand->row = pointer->row;
    hand->col = pointer->col;
    return true;
}

static bool pointer_drag(struct pointer_hand *hand, const struct pointer *pointer,
                         struct gesture *gesture)
{
    if (!hand->is_down || (!hand->has_dragged && !is_drag(&hand->begun, pointer)))
        return false;
    hand->has_dragged = true;
    return is_step(hand, pointer) && pointer_pull(hand, pointer, gesture);
}

/* After a drag it ends that. Without one it is a click on what was pressed, if that is still there;
 * with terminals that report no drags this is found out here. */
static bool pointer_release(struct pointer_hand *hand, const struct pointer *pointer,
                            const struct targets *targets, long long now, struct gesture *gesture)
{
    struct target under = target_at(targets, hand->begun.row, hand->begun.col);
    bool clicks = hand->is_down && !hand->has_dragged && !is_drag(&hand->begun, pointer) &&
                  is_same_target(&under, &hand->target) && !is_hasty(hand, now);
    bool is_behind = hand->is_down && hand->has_dragged &&
                     (pointer->row != hand->row || pointer->col != hand->col);
    hand->is_down = false;
    if (is_behind)
        return pointer_pull(hand, pointer, gesture);
    if (!clicks)
        return false;
    hand->last = hand->begun;
    hand->clicked = hand->target;
    hand->clicked_at = now;
    *gesture = gesture_of(GESTURE_CLICK, &hand->begun, &hand->target);
    return true;
}

bool pointer_follow(struct pointer_hand *hand, const struct pointer *pointer,
                    const struct targets *targets, long long now, struct gesture *gesture)
{
    struct target under = target_at(targets, pointer->row, pointer->col);
    switch (pointer->act) {
    case POINTER_PRESS:
        hand->is_down = true;
        hand->has_dragged = false;
        hand->begun = *pointer;
        hand->row = pointer->row;
        hand->col = pointer->col;
        hand->target = under;
        return false;
    case POINTER_DRAG:
        return pointer_drag(hand, pointer, gesture);
    case POINTER_RELEASE:
        return pointer_release(hand, pointer, targets, now, gesture);
    case POINTER_WHEEL:
        *gesture = gesture_of(GESTURE_WHEEL, pointer, &under);
        return true;
    }
    return false;
}

/* What a terminal reports. */

enum { REPORT_NUMBERS_MAX = 3, NUMBER_MOST = 9999 };

/* The numbers of a sequence that starts with three bytes ("\e[<", "\e[?"), separated by semicolons,
 * and the bytes after them. Only the first three are kept. */
struct report {
    int number[REPORT_NUMBERS_MAX];
    unsigned numbers; /* how many there are */
    const unsigned char *end;
    size_t left;
};

static bool is_digit(unsigned char byte)
{
    return byte >= '0' && byte <= '9';
}

static bool report_read(const unsigned char *bytes, size_t count, unsigned char mark,
                        struct report *report)
{
    enum { MARK = 2, FIRST = 3 };
    *report = (struct report){.numbers = 0};
    if (count <= FIRST || bytes[1] != '[' || bytes[MARK] != mark)
        return false;
    size_t at = FIRST;
    for (;;) {
        int number = 0;
        if (at == count || !is_digit(bytes[at]))
            return false;
        for (; at < count && is_digit(bytes[at]); at++)
            number = number > NUMBER_MOST ? number : 10 * number + (bytes[at] - '0');
        if (report->numbers < REPORT_NUMBERS_MAX)
            report->number[report->numbers] = number;
        report->numbers++;
        if (at == count || bytes[at] != ';')
            break;
        at++;
    }
    report->end = bytes + at;
    report->left = count - at;
    return report->left > 0;
}

/* The bits of SGR's first number. Shift, Meta and Control (4, 8, 16) mean nothing here. */
enum { BITS_BUTTON = 3, BIT_MOVES = 32, BIT_WHEEL = 64, BIT_EXTRA = 128 };

static enum pointer_button button_of(int code)
{
    static const enum pointer_button plain[] = {POINTER_LEFT, POINTER_MIDDLE, POINTER_RIGHT,
                                                POINTER_EXTRA};
    static const enum pointer_button wheel[] = {POINTER_WHEEL_UP, POINTER_WHEEL_DOWN,
                                                POINTER_WHEEL_LEFT, POINTER_WHEEL_RIGHT};
    if (code & BIT_EXTRA)
        return POINTER_EXTRA;
    return (code & BIT_WHEEL ? wheel : plain)[code & BITS_BUTTON];
}

bool report_is_pointer(const unsigned char *bytes, size_t count, struct pointer *pointer)
{
    enum { NO_BUTTON = 3 }; /* a mouse that moves by itself */
    struct report report;
    if (!report_read(bytes, count, '<', &report) || report.numbers != REPORT_NUMBERS_MAX ||
        report.left != 1)
        return false;
    int code = report.number[0], col = report.number[1], row = report.number[2];
    bool is_wheel = (code & (BIT_WHEEL | BIT_EXTRA)) == BIT_WHEEL, ends = *report.end == 'm';
    if ((!ends && *report.end != 'M') || row < 1 || col < 1 || row > NUMBER_MOST ||
        col > NUMBER_MOST)
        return false;
    if ((is_wheel && ends) || ((code & BIT_MOVES) && (code & BITS_BUTTON) == NO_BUTTON))
        return false;
    *pointer = (struct pointer){.act = is_wheel           ? POINTER_WHEEL
                                       : ends             ? POINTER_RELEASE
                                       : code & BIT_MOVES ? POINTER_DRAG
                                                          : POINTER_PRESS,
                                .button = button_of(code),
                                .row = row - 1,
                                .col = col - 1};
    return true;
}

/* "\eP>|NAME\e\\". */
static bool is_name(const unsigned char *bytes, size_t count, struct key_answer *answer)
{
    static const unsigned char begin[] = {0x1b, 'P', '>', '|'};
    enum { END = 2 };
    if (count < sizeof begin + END || memcmp(bytes, begin, sizeof begin) != 0 ||
        bytes[count - 1] != '\\')
        return false;
    *answer = (struct key_answer){.mode = KEY_ANSWER_NAME};
    size_t length = count - sizeof begin - END;
    if (length >= sizeof answer->name)
        length = sizeof answer->name - 1;
    memcpy(answer->name, bytes + sizeof begin, length);
    return true;
}

/* "\e[I" and "\e[O". */
static bool is_focus(const unsigned char *bytes, size_t count, struct key_answer *answer)
{
    if (count != 3 || bytes[1] != '[' || (bytes[2] != 'I' && bytes[2] != 'O'))
        return false;
    *answer = (struct key_answer){.mode = KEY_ANSWER_FOCUS, .value = bytes[2] == 'I'};
    return true;
}

bool report_is_answer(const unsigned char *bytes, size_t count, struct key_answer *answer)
{
    struct report report;
    if (is_name(bytes, count, answer) || is_focus(bytes, count, answer))
        return true;
    if (!report_read(bytes, count, '?', &report))
        return false;
    if (report.left == 1 && report.end[0] == 'c') {
        *answer = (struct key_answer){.mode = 0, .value = report.number[0]};
        return true;
    }
    if (report.numbers != 2 || report.left != 2 || report.end[0] != '$' || report.end[1] != 'y')
        return false;
    *answer = (struct key_answer){.mode = report.number[0], .value = report.number[1]};
    return true;
}
