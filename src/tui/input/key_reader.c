#include "tui/input/keyboard.h"

#include "unicode/glyph.h"

#include <string.h>

enum { ESCAPE = 0x1b, BELL = 0x07, DELETE = 0x7f };

/* Escape sequences. All take the bytes of one from its Escape on. */

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

/* The key of a whole sequence as nearly all terminals send it; KEYS_NONE: it is not one. Ctrl and
 * Alt with an arrow are the arrow, and so is Shift with other keys: "[1;5A" is "[A", "[5;2~" is
 * "[5~". */
static uint32_t sequence_key(const unsigned char *bytes, size_t count)
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

/* Whether it is a string, which ends with a bell or Escape backslash and means nothing here: OSC,
 * DCS, SOS, PM, APC. */
static bool sequence_is_string(const unsigned char *held, size_t count)
{
    static const unsigned char strings[] = {']', 'P', 'X', '^', '_'};
    return count > 1 && memchr(strings, held[1], sizeof strings) != NULL;
}

/* Whether these are the two bytes with which keys, or what terminals report, begin: "ESC [",
 * "ESC O", "ESC ]", "ESC P", "ESC _". The same are Alt with these keys, typed by hand. */
static bool sequence_is_introduced(const unsigned char *held, size_t count)
{
    static const unsigned char introducers[] = {'[', 'O', ']', 'P', '_'};
    return count == 2 && memchr(introducers, held[1], sizeof introducers) != NULL;
}

/* Whether these bytes, two at least, are a whole sequence. */
static bool sequence_has_ended(const unsigned char *held, size_t count)
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

/* Whether what a terminal reports goes on with `byte` after those two: parameters of a control
 * sequence; a command of the operating system, or the name of a window; parameters of a device's
 * report; kitty's pictures. */
static bool sequence_may_go_on(const unsigned char *held, unsigned char byte)
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

/* Enter and backspace come as different bytes from different terminals. */
static const struct {
    unsigned char byte;
    uint32_t key;
} single[] = {
    {'\t', KEYS_TAB},       {'\n', KEYS_ENTER},     {'\r', KEYS_ENTER},
    {0x7f, KEYS_BACKSPACE}, {0x08, KEYS_BACKSPACE},
};

void key_reader_add(struct key_reader *reader, const char *bytes, uint32_t key)
{
    size_t length = strlen(bytes);
    if (length < 2 || length >= KEY_SEQUENCE_SIZE || bytes[0] != ESCAPE ||
        reader->owns == KEY_SEQUENCES_MAX)
        return;
    struct key_sequence *own = &reader->own[reader->owns++];
    memcpy(own->bytes, bytes, length + 1);
    own->key = key;
}

static uint32_t key_of_own(const struct key_reader *reader)
{
    for (size_t i = 0; i < reader->owns; i++)
        if (strlen(reader->own[i].bytes) == reader->count &&
            memcmp(reader->own[i].bytes, reader->held, reader->count) == 0)
            return reader->own[i].key;
    return KEYS_NONE;
}

/* A whole sequence is held: a key, or what the reader keeps of the report. */
static uint32_t read_sequence(struct key_reader *reader)
{
    if (report_is_pointer(reader->held, reader->count, &reader->pointer))
        return KEYS_POINTER;
    if (report_is_answer(reader->held, reader->count, &reader->answer))
        return KEYS_ANSWER;
    return sequence_key(reader->held, reader->count);
}

static uint32_t reader_forget(struct key_reader *reader, uint32_t key)
{
    reader->count = reader->doubtful = 0;
    reader->silence = KEY_SILENCE_NONE;
    reader->swallowing = reader->gave_escape = false;
    return key;
}

static uint32_t key_of_byte(unsigned char byte)
{
    for (size_t i = 0; i < sizeof single / sizeof single[0]; i++)
        if (single[i].byte == byte)
            return single[i].key;
    return byte == ESCAPE ? KEYS_ESCAPE : byte;
}

static void key_reader_leave(struct key_reader *reader, uint32_t key)
{
    if (key != KEYS_NONE && reader->lefts < KEYS_LEFT_MOST)
        reader->left[reader->lefts++] = key;
}

/* No sequence goes on with the bytes held: those that are doubtful were typed. */
static void key_reader_give_doubtful(struct key_reader *reader)
{
    for (size_t at = reader->count - reader->doubtful; at < reader->count; at++)
        key_reader_leave(reader, key_of_byte(reader->held[at]));
    reader_forget(reader, KEYS_NONE);
}

static bool is_introducer(unsigned char byte)
{
    return sequence_is_introduced((const unsigned char[]){ESCAPE, byte}, 2);
}

static bool completes_key(const struct key_reader *reader, unsigned char byte)
{
    struct key_reader whole = *reader;
    whole.held[whole.count++] = byte;
    return key_of_own(&whole) || sequence_key(whole.held, whole.count);
}

/* Each of these four tells whether `byte`, which came after that silence, goes on with what is
 * held, and how much of both is doubtful then: at first `doubtful` is what was. */

/* In silence an Escape is held only where an answer is expected. */
static bool escape_goes_on(struct key_reader *reader, unsigned char byte, enum key_silence silence)
{
    if (silence == KEY_SILENCE_NONE)
        return true;
    reader->doubtful = is_introducer(byte) ? 2 : 1;
    return is_introducer(byte);
}

/* What comes after a long silence, and could as well be a single key, is doubtful until more of it
 * has come. */
static bool introducer_goes_on(struct key_reader *reader, unsigned char byte,
                               enum key_silence silence)
{
    bool is_string = sequence_is_string(reader->held, reader->count);
    bool is_burst = silence == KEY_SILENCE_NONE && (reader->doubtful == 0 || !is_string);
    bool goes_on = is_burst || sequence_may_go_on(reader->held, byte) ||
                   (silence < KEY_SILENCE_LONG && completes_key(reader, byte));
    if (goes_on)
        reader->doubtful = silence == KEY_SILENCE_LONG && !reader->expects;
    return goes_on;
}

static bool string_goes_on(struct key_reader *reader, unsigned char byte, enum key_silence silence)
{
    bool is_control = byte < ' ' || byte == DELETE, is_late = silence == KEY_SILENCE_LONG;
    if (reader->held[reader->count - 1] == ESCAPE && byte != '\\') { /* it ended no string */
        reader->swallowing = false;
        reader->count = 1;
        return escape_goes_on(reader, byte, silence);
    }
    reader->doubtful = is_late && !is_control && byte != '\\' && !reader->expects;
    return !is_late || !is_control || byte == BELL || byte == ESCAPE;
}

static bool keys_goes_on(struct key_reader *reader, unsigned char byte, enum key_silence silence)
{
    if (reader->count == 1)
        return escape_goes_on(reader, byte, silence);
    if (sequence_is_introduced(reader->held, reader->count))
        return introducer_goes_on(reader, byte, silence);
    if (sequence_is_string(reader->held, reader->count))
        return string_goes_on(reader, byte, silence);
    reader->doubtful = 0;
    return !reader->swallowing || byte >= ' ';
}

static uint32_t take_sequence(struct key_reader *reader)
{
    if (reader->count == 1)
        return KEYS_NONE;
    if (reader->count == 2 && reader->held[1] == ESCAPE) {
        reader->count = 1;
        return KEYS_ESCAPE;
    }
    uint32_t own = key_of_own(reader);
    if (own)
        return reader_forget(reader, own);
    if (sequence_has_ended(reader->held, reader->count))
        return reader_forget(reader, reader->swallowing ? KEYS_NONE : read_sequence(reader));
    return KEYS_NONE;
}

/* The bytes held start a UTF-8 character. */
static uint32_t take_character(struct key_reader *reader)
{
    enum { UNKNOWN = 0xfffd };
    size_t length = glyph_length(reader->held[0]);
    unsigned char last = reader->held[reader->count - 1];
    if (length == 0)
        return reader_forget(reader, KEYS_NONE);
    if (reader->count > 1 && (last & 0xc0) != 0x80) {
        reader_forget(reader, KEYS_NONE);
        return key_reader_take(reader, last);
    }
    if (reader->count < length)
        return KEYS_NONE;
    char text[GLYPH_TEXT_SIZE] = {0};
    memcpy(text, reader->held, length);
    const char *at = text;
    uint32_t glyph = glyph_next(&at);
    return reader_forget(reader, glyph == UNKNOWN ? KEYS_NONE : glyph);
}

static void key_reader_hold(struct key_reader *reader, unsigned char byte)
{
    if (reader->count == sizeof reader->held) { /* only the end of a long string still matters */
        reader->swallowing = true;
        reader->count--;
        reader->held[reader->count - 1] = reader->held[reader->count];
    }
    reader->held[reader->count++] = byte;
}

/* Nothing is held: a byte begins something, or goes on with an Escape that was given as a key. */
static void keys_begin(struct key_reader *reader, unsigned char byte)
{
    bool is_late = reader->gave_escape && is_introducer(byte);
    reader->gave_escape = false;
    if (is_late)
        key_reader_hold(reader, ESCAPE);
    reader->doubtful = is_late;
}

static uint32_t keys_take(struct key_reader *reader, unsigned char byte)
{
    enum key_silence silence = reader->silence;
    reader->silence = KEY_SILENCE_NONE;
    if (reader->count > 0 && reader->held[0] == ESCAPE && !keys_goes_on(reader, byte, silence))
        key_reader_give_doubtful(reader);
    if (reader->count == 0)
        keys_begin(reader, byte);
    key_reader_hold(reader, byte);
    if (reader->held[0] == ESCAPE)
        return take_sequence(reader);
    if (reader->held[0] >= 0x80)
        return take_character(reader);
    return reader_forget(reader, key_of_byte(byte));
}

uint32_t key_reader_more(struct key_reader *reader)
{
    if (reader->lefts == 0)
        return KEYS_NONE;
    uint32_t first = reader->left[0];
    memmove(reader->left, reader->left + 1, --reader->lefts * sizeof reader->left[0]);
    return first;
}

uint32_t key_reader_take(struct key_reader *reader, unsigned char byte)
{
    uint32_t key = keys_take(reader, byte);
    if (reader->lefts == 0)
        return key;
    key_reader_leave(reader, key);
    return key_reader_more(reader);
}

int key_reader_patience(const struct key_reader *reader)
{
    if (reader->count == 0)
        return -1;
    if (reader->held[0] != ESCAPE)
        return KEY_REST_WAIT;
    if (reader->doubtful > 0)
        return reader->expects ? -1 : KEY_ESCAPE_WAIT;
    if (reader->silence == KEY_SILENCE_LONG)
        return -1;
    bool is_first = reader->count <= 2 && reader->silence == KEY_SILENCE_NONE;
    return is_first ? KEY_ESCAPE_WAIT : KEY_REST_WAIT;
}

/* The silence after what can be nothing but a sequence, or after Alt with a key. */
static void note_silence(struct key_reader *reader)
{
    bool is_first = reader->count == 2 && reader->silence == KEY_SILENCE_NONE;
    reader->silence = is_first ? KEY_SILENCE_SHORT : KEY_SILENCE_LONG;
    if (reader->count > 2 && !sequence_is_string(reader->held, reader->count))
        reader->swallowing = true;
}

uint32_t key_reader_give_up(struct key_reader *reader)
{
    bool is_escape = reader->count == 1 && reader->held[0] == ESCAPE;
    bool is_sequence =
        reader->count > 2 || sequence_is_introduced(reader->held, reader->count) || is_escape;
    if (reader->held[0] != ESCAPE || !is_sequence)
        return reader_forget(reader, KEYS_NONE);
    if (is_escape && reader->doubtful == 0) {
        reader->doubtful = 1;
        reader->silence = KEY_SILENCE_SHORT;
        if (reader->expects)
            return KEYS_NONE;
    }
    if (reader->doubtful == 0) {
        note_silence(reader);
        return KEYS_NONE;
    }
    key_reader_give_doubtful(reader);
    reader->gave_escape = is_escape;
    return key_reader_more(reader);
}
