#include "tui/input/keyboard.h"

#include <string.h>

enum { ESCAPE = 0x1b, BELL = 0x07 };

/* The sequences of nearly all terminals, after Escape; numbers for modifiers are taken out
 * before. "[A" is what arrows send at rest, "OA" in application mode. */
static const struct {
    const char *bytes;
    uint32_t key;
} common[] = {
    {"[A", KEYS_UP},      {"OA", KEYS_UP},       {"[B", KEYS_DOWN},
    {"OB", KEYS_DOWN},    {"[C", KEYS_RIGHT},    {"OC", KEYS_RIGHT},
    {"[D", KEYS_LEFT},    {"OD", KEYS_LEFT},     {"[H", KEYS_HOME},
    {"OH", KEYS_HOME},    {"[1~", KEYS_HOME},    {"[7~", KEYS_HOME},
    {"[F", KEYS_END},     {"OF", KEYS_END},      {"[4~", KEYS_END},
    {"[8~", KEYS_END},    {"[5~", KEYS_PAGE_UP}, {"[6~", KEYS_PAGE_DOWN},
    {"[3~", KEYS_DELETE}, {"[Z", KEYS_BACK_TAB}, {"OM", KEYS_ENTER},
    {"OI", KEYS_TAB},     {"Oj", '*'},           {"Ok", '+'},
    {"Om", '-'},          {"On", '.'},           {"Oo", '/'},
    {"Op", '0'},          {"Oq", '1'},           {"Or", '2'},
    {"Os", '3'},          {"Ot", '4'},           {"Ou", '5'},
    {"Ov", '6'},          {"Ow", '7'},           {"Ox", '8'},
    {"Oy", '9'},
};

/* Arrows after "[1;" and the number of Shift. */
static uint32_t with_shift(uint32_t key)
{
    return key >= KEYS_UP && key <= KEYS_RIGHT ? key + (KEYS_SHIFT_UP - KEYS_UP) : key;
}

/* Ctrl and Alt with an arrow are the arrow, and so is Shift with other keys: "[1;5A" is "[A",
 * "[5;2~" is "[5~". */
uint32_t sequence_key(const unsigned char *bytes, size_t count)
{
    enum { SHIFT = '2', PLAIN_SIZE = 16 };
    char plain[PLAIN_SIZE];
    size_t length = 0;
    const char *held = (const char *)bytes + 1;
    count--;
    const char *modifier = memchr(held, ';', count);
    size_t kept = modifier ? (size_t)(modifier - held) : count - 1;
    if (kept + 2 > sizeof plain)
        return KEYS_NONE;
    memcpy(plain, held, kept);
    length = kept;
    if (modifier && held[count - 1] != '~' && length == 2 && plain[1] == '1')
        length = 1;
    plain[length++] = held[count - 1];
    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++)
        if (strlen(common[i].bytes) == length && memcmp(common[i].bytes, plain, length) == 0)
            return modifier && modifier[1] == SHIFT ? with_shift(common[i].key) : common[i].key;
    return KEYS_NONE;
}

bool sequence_has_ended(const unsigned char *held, size_t count)
{
    unsigned char last = held[count - 1];
    switch (held[1]) {
    case '[': /* parameters, then a letter; the linux console's function keys have a second "[",
                 the oldest mouse reports three bytes behind "M" */
        if (count > 2 && held[2] == 'M')
            return count == 6;
        return (count > 3 && held[2] == '[') ||
               (count > 2 && last >= 0x40 && last <= 0x7e && !(count == 3 && last == '['));
    case 'O':
        return count > 2 && (last < '0' || last > '9');
    default:
        if (sequence_is_string(held, count)) /* up to a bell or Escape backslash */
            return count > 2 && (last == BELL || (last == '\\' && held[count - 2] == ESCAPE));
        return last < 0x20 || last > 0x2f; /* Alt with a letter, or Escape and a character set */
    }
}

bool sequence_is_string(const unsigned char *held, size_t count)
{
    static const unsigned char strings[] = {']', 'P', 'X', '^', '_'};
    return count > 1 && memchr(strings, held[1], sizeof strings) != NULL;
}

bool sequence_is_introduced(const unsigned char *held, size_t count)
{
    static const unsigned char introducers[] = {'[', 'O', ']', 'P', '_'};
    return count == 2 && memchr(introducers, held[1], sizeof introducers) != NULL;
}

/* Parameters of a control sequence; a command of the operating system, or the name of a window;
 * parameters of a device's report; kitty's pictures. */
bool sequence_may_go_on(const unsigned char *held, unsigned char byte)
{
    switch (held[1]) {
    case ']':
        return (byte >= '0' && byte <= '9') || byte == 'l' || byte == 'L';
    case 'P':
        return byte > ' ' && byte <= '?';
    case '_':
        return byte == 'G';
    default:
        return byte >= '0' && byte <= '?';
    }
}

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
