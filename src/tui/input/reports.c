#include "tui/input/reports.h"

enum { NUMBERS_MAX = 3, NUMBER_MOST = 9999 };

/* The numbers of a sequence that starts with three bytes ("\e[<", "\e[?"), separated by semicolons,
 * and the bytes after them. Only the first three are kept. */
struct report {
    int number[NUMBERS_MAX];
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
        if (report->numbers < NUMBERS_MAX)
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
    if (!report_read(bytes, count, '<', &report) || report.numbers != NUMBERS_MAX ||
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

bool report_is_answer(const unsigned char *bytes, size_t count, struct key_answer *answer)
{
    struct report report;
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
