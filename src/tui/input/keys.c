#include "tui/input/keys.h"

#include "language/language.h"
#include "tui/glyph.h"

#include <stdio.h>
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

/* Arrows after "[1;" and the number of Shift. */
static uint32_t with_shift(uint32_t key)
{
    return key >= KEYS_UP && key <= KEYS_RIGHT ? key + (KEYS_SHIFT_UP - KEYS_UP) : key;
}

/* The key of the complete sequence held. Ctrl and Alt with an arrow are the arrow,
 * and so is Shift with other keys: "[1;5A" is "[A", "[5;2~" is "[5~". */
static uint32_t key_of_sequence(const struct key_reader *reader)
{
    enum { SHIFT = '2' };
    char plain[KEY_SEQUENCE_SIZE];
    size_t length = 0;
    const char *held = (const char *)reader->held + 1;
    size_t count = reader->count - 1;
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

/* A whole sequence is held: a key, or what the reader keeps of the report. */
static uint32_t read_sequence(struct key_reader *reader)
{
    if (report_is_pointer(reader->held, reader->count, &reader->pointer))
        return KEYS_POINTER;
    if (report_is_answer(reader->held, reader->count, &reader->answer))
        return KEYS_ANSWER;
    return key_of_sequence(reader);
}

/* Whether the bytes held, which begin with Escape, are a whole sequence. */
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
    case ']':
    case 'P':
    case 'X':
    case '^':
    case '_': /* strings up to a bell or Escape backslash */
        return count > 2 && (last == BELL || (last == '\\' && held[count - 2] == ESCAPE));
    default: /* Alt with a letter, or Escape and a character set */
        return last < 0x20 || last > 0x2f;
    }
}

static uint32_t reader_forget(struct key_reader *reader, uint32_t key)
{
    reader->count = 0;
    reader->swallowing = reader->may_be_typed = reader->gave_escape = false;
    return key;
}

/* "ESC [" and "ESC O", with which keys and reports begin; and Alt with these, typed by hand. */
static bool holds_introducer(const struct key_reader *reader)
{
    return reader->count == 2 && (reader->held[1] == '[' || reader->held[1] == 'O');
}

static bool holds_string(const struct key_reader *reader)
{
    return reader->count > 1 && strchr("]PX^_", reader->held[1]) != NULL;
}

/* A byte that nothing was known to come before: whether it goes on with a sequence, or was typed.
 */
static bool goes_on_late(const struct key_reader *reader, unsigned char byte)
{
    bool is_parameter = byte >= '0' && byte <= '?';
    struct key_reader whole = *reader;
    whole.held[whole.count++] = byte;
    return is_parameter || key_of_own(&whole) || key_of_sequence(&whole);
}

static uint32_t take_sequence(struct key_reader *reader)
{
    unsigned char last = reader->held[reader->count - 1];
    if (reader->count == 1)
        return KEYS_NONE;
    if (reader->swallowing && last < ' ' && !holds_string(reader)) { /* typed, or the next one */
        reader_forget(reader, KEYS_NONE);
        return key_reader_take(reader, last);
    }
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

uint32_t key_reader_take(struct key_reader *reader, unsigned char byte)
{
    bool is_late = reader->may_be_typed;
    reader->may_be_typed = false;
    if (is_late && !goes_on_late(reader, byte))
        reader_forget(reader, KEYS_NONE);
    if (reader->count == 0 && reader->gave_escape && (byte == '[' || byte == 'O'))
        reader->held[reader->count++] = ESCAPE;
    else if (reader->count == 0)
        reader->gave_escape = false;
    if (reader->count == sizeof reader->held) { /* only the end of a long string still matters */
        reader->swallowing = true;
        reader->count--;
        reader->held[reader->count - 1] = reader->held[reader->count];
    }
    reader->held[reader->count++] = byte;
    if (reader->held[0] == ESCAPE)
        return take_sequence(reader);
    if (reader->held[0] >= 0x80)
        return take_character(reader);
    for (size_t i = 0; i < sizeof single / sizeof single[0]; i++)
        if (single[i].byte == byte)
            return reader_forget(reader, single[i].key);
    return reader_forget(reader, byte);
}

int key_reader_patience(const struct key_reader *reader)
{
    bool is_escape = reader->held[0] == ESCAPE;
    if (reader->count == 0 || (reader->swallowing && !holds_string(reader)))
        return -1;
    if (is_escape && reader->count <= 2 && !reader->may_be_typed)
        return KEY_ESCAPE_WAIT;
    return KEY_REST_WAIT;
}

uint32_t key_reader_give_up(struct key_reader *reader)
{
    bool is_escape = reader->count == 1 && reader->held[0] == ESCAPE;
    if (holds_introducer(reader) && reader->gave_escape)
        return reader_forget(reader, reader->held[1]);
    if (holds_introducer(reader) && !reader->may_be_typed) {
        reader->may_be_typed = true;
        return KEYS_NONE;
    }
    if (reader->count > 2 && reader->held[0] == ESCAPE && !holds_string(reader)) {
        reader->swallowing = true;
        return KEYS_NONE;
    }
    reader_forget(reader, KEYS_NONE);
    reader->gave_escape = is_escape;
    return is_escape ? KEYS_ESCAPE : KEYS_NONE;
}

void key_print(uint32_t key, char name[KEY_NAME_SIZE])
{
    static const char *const names[KEYS_LAST - KEYS_SPECIAL] = {
        [KEYS_UP - KEYS_SPECIAL] = "\u2191",
        [KEYS_DOWN - KEYS_SPECIAL] = "\u2193",
        [KEYS_LEFT - KEYS_SPECIAL] = "\u2190",
        [KEYS_RIGHT - KEYS_SPECIAL] = "\u2192",
        [KEYS_HOME - KEYS_SPECIAL] = NC_("a key", "Home"),
        [KEYS_END - KEYS_SPECIAL] = NC_("a key", "End"),
        [KEYS_PAGE_UP - KEYS_SPECIAL] = NC_("a key", "PgUp"),
        [KEYS_PAGE_DOWN - KEYS_SPECIAL] = NC_("a key", "PgDn"),
        [KEYS_BACKSPACE - KEYS_SPECIAL] = NC_("a key", "Backspace"),
        [KEYS_DELETE - KEYS_SPECIAL] = NC_("a key", "Del"),
        [KEYS_TAB - KEYS_SPECIAL] = NC_("a key", "Tab"),
        [KEYS_BACK_TAB - KEYS_SPECIAL] = NC_("a key", "Shift-Tab"),
        [KEYS_ENTER - KEYS_SPECIAL] = NC_("a key", "Enter"),
        [KEYS_ESCAPE - KEYS_SPECIAL] = NC_("a key", "Esc"),
        [KEYS_SHIFT_UP - KEYS_SPECIAL] = NC_("a key", "Shift-↑"),
        [KEYS_SHIFT_DOWN - KEYS_SPECIAL] = NC_("a key", "Shift-↓"),
        [KEYS_SHIFT_LEFT - KEYS_SPECIAL] = NC_("a key", "Shift-←"),
        [KEYS_SHIFT_RIGHT - KEYS_SPECIAL] = NC_("a key", "Shift-→"),
    };
    name[0] = '\0';
    if (key > KEYS_SPECIAL && key < KEYS_LAST)
        snprintf(name, KEY_NAME_SIZE, "%s", language_of_marked(names[key - KEYS_SPECIAL]));
    else if (key == ' ')
        snprintf(name, KEY_NAME_SIZE, "%s", C_("a key", "Space"));
    else if (key > 0 && key < ' ')
        snprintf(name, KEY_NAME_SIZE, C_("a key", "Ctrl-%c"), (char)('@' + key));
    else if (key < KEYS_SPECIAL && key > 0)
        glyph_print(key, name);
}
