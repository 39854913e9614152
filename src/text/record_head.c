/* The header of a record. */
#include "bastide/notation.h"

#include "language/language.h"
#include "text/record.h"
#include "text/setup.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A header being read: its keys so far, and the current line. */
struct head_reader {
    struct record_reader *lines;
    struct record_line line;
    struct record_head head;
    struct option_choices choices;
    struct bad_text *bad;
    unsigned said; /* bit k: key k has been read */
};

static bool read_version(struct word value, struct record_head *head, struct bad_text *bad)
{
    (void)head;
    return word_is(value, "1") ||
           bad_text_expected(bad, value, _("1, the record version known here"));
}

static bool read_date(struct word value, struct record_head *head, struct bad_text *bad)
{
    static const char form[] = "YYYY-MM-DD";
    bool good = value.length == sizeof form - 1;
    for (size_t i = 0; good && i < value.length; i++)
        good = form[i] == '-' ? value.at[i] == '-' : value.at[i] >= '0' && value.at[i] <= '9';
    if (!good)
        return bad_text_expected(bad, value, _("a date such as 2026-11-21"));
    return word_copy(value, head->date, sizeof head->date);
}

static bool read_bot(struct head_reader *reader, unsigned seat, struct word value)
{
    return (value.length > 0 && word_copy(value, reader->head.bot[seat], BOT_SIZE)) ||
           bad_text_expected(reader->bad, value, _("a bot name of 1 to 16 letters"));
}

static bool read_colour(struct head_reader *reader, unsigned seat, struct word value)
{
    size_t colour = word_find(value, colour_names, PLAYERS_MAX);
    if (colour == PLAYERS_MAX)
        return bad_text_expected(reader->bad, value,
                                 _("red, blue, orange, purple, black or white"));
    reader->head.colour[seat] = (uint8_t)colour;
    return true;
}

/* The attributes after a player's name, as KEY=VALUE. */
static const struct {
    const char *name;
    bool (*read)(struct head_reader *reader, unsigned seat, struct word value);
} attributes[] = {
    {"bot", read_bot},
    {"colour", read_colour},
};

enum { ATTRIBUTES = sizeof attributes / sizeof attributes[0] };

static bool read_attribute(struct head_reader *reader, unsigned seat, struct word word,
                           unsigned *said)
{
    size_t length = (size_t)((const char *)memchr(word.at, '=', word.length) - word.at);
    size_t a =
        word_find_row(word_part(word, 0, length), attributes, ATTRIBUTES, sizeof *attributes);
    if (a == ATTRIBUTES)
        return bad_text_expected(reader->bad, word, _("a player's bot=NAME or colour=COLOUR"));
    if (*said >> a & 1u)
        return bad_text_expected(reader->bad, word, _("each attribute of a player only once"));
    *said |= 1u << a;
    return attributes[a].read(reader, seat, word_part(word, length + 1, word.length));
}

/* Takes the last word from `*rest` if it is an attribute; `*rest` then ends before the spaces. */
static bool take_attribute(struct word *rest, struct word *attribute)
{
    size_t begin = rest->length;
    while (begin > 0 && rest->at[begin - 1] != ' ' && rest->at[begin - 1] != '\t')
        begin--;
    *attribute = word_part(*rest, begin, rest->length);
    if (memchr(attribute->at, '=', attribute->length) == NULL)
        return false;
    while (begin > 0 && (rest->at[begin - 1] == ' ' || rest->at[begin - 1] == '\t'))
        begin--;
    rest->length = begin;
    return true;
}

static bool colour_is_free(struct head_reader *reader, unsigned seat, struct word value)
{
    const uint8_t *colour = reader->head.colour;
    for (unsigned other = 0; other < seat; other++)
        if (colour[other] == colour[seat])
            return bad_text_say(reader->bad, 0, value.column,
                                _("player %u is %s already: expected another colour=COLOUR"),
                                other + 1, colour_names[colour[seat]]);
    return true;
}

static bool read_player(struct head_reader *reader, struct word value)
{
    struct word name = value, attribute;
    unsigned said = 0, seat = reader->head.options.players;
    if (seat == PLAYERS_MAX)
        return bad_text_expected(reader->bad, value, _("at most 6 players"));
    while (take_attribute(&name, &attribute))
        if (!read_attribute(reader, seat, attribute, &said))
            return false;
    if (!player_name_read(name, reader->head.name[seat], reader->bad) ||
        !colour_is_free(reader, seat, value))
        return false;
    reader->head.options.players++;
    return true;
}

/* 'NAME VALUE' */
static bool read_option(struct head_reader *reader, struct word value)
{
    const char *line = reader->line.begin, *rest = value.at, *end = value.at + value.length;
    struct word name, choice, more;
    word_next(line, &rest, end, &name);
    word_next(line, &rest, end, &choice);
    if (!option_choose(&reader->choices, name, choice, reader->bad))
        return false;
    return !word_next(line, &rest, end, &more) ||
           bad_text_expected(reader->bad, more, _("an option and one value only"));
}

bool record_group_is_good(const char *name)
{
    size_t length = 0;
    while (name[length] > ' ' && name[length] <= '~')
        length++;
    return length > 0 && length < GROUP_SIZE && name[length] == '\0' && name[0] != '#';
}

static bool read_group(struct word value, struct record_head *head, struct bad_text *bad)
{
    char name[GROUP_SIZE];
    if (!word_copy(value, name, sizeof name) || !record_group_is_good(name))
        return bad_text_expected(bad, value, _("a group's name of 1 to 32 letters"));
    memcpy(head->group, name, sizeof name);
    return true;
}

enum repetition { ONCE, OFTEN };

/* The keys of a header: with a function for the head alone, with one for more, or a setting. */
static const struct head_key {
    const char *name;
    bool (*read)(struct word value, struct record_head *head, struct bad_text *bad);
    bool (*read_more)(struct head_reader *reader, struct word value);
    enum setting setting;
    enum repetition repetition;
} keys[] = {
    {.name = "bastide", .read = read_version},
    {.name = "date", .read = read_date},
    {.name = "player", .read_more = read_player, .repetition = OFTEN},
#define X(c_name, word) {.name = #word, .setting = SETTING_##c_name},
    SETTINGS(X)
#undef X
        {.name = "option", .read_more = read_option, .repetition = OFTEN},
    {.name = "aids", .read = aids_read},
    {.name = "clock", .read = record_clock_read},
    {.name = "group", .read = read_group},
};

enum { KEYS = sizeof keys / sizeof keys[0], KEY_VERSION = 0 };

static bool read_value(struct head_reader *reader, const struct head_key *key, struct word value)
{
    if (key->read_more != NULL)
        return key->read_more(reader, value);
    return key->read != NULL ? key->read(value, &reader->head, reader->bad)
                             : setting_read(key->setting, value, &reader->head, reader->bad);
}

static bool unknown_key(struct head_reader *reader, struct word word)
{
    char names[128] = "";
    for (unsigned k = 0; k < KEYS; k++)
        choice_add(names, sizeof names, k, KEYS, keys[k].name);
    return bad_text_say(reader->bad, 0, word.column,
                        _("'%.*s': expected 'KEY: VALUE' with the key %s"),
                        word.length > 40 ? 40 : (int)word.length, word.at, names);
}

/* Splits 'key: value'; the value is empty if nothing follows. */
static bool cut_line(struct word line, struct word *key, struct word *value)
{
    const char *colon = memchr(line.at, ':', line.length);
    if (colon == NULL)
        return false;
    size_t key_length = (size_t)(colon - line.at), begin = key_length + 1;
    while (begin < line.length && (line.at[begin] == ' ' || line.at[begin] == '\t'))
        begin++;
    *key = word_part(line, 0, key_length);
    *value = word_part(line, begin, line.length);
    return true;
}

static bool read_key(struct head_reader *reader)
{
    struct word line = reader->line.text, name, value;
    if (!cut_line(line, &name, &value))
        return unknown_key(reader, line);
    size_t k = word_find_row(name, keys, KEYS, sizeof *keys);
    if (reader->said == 0 && k != KEY_VERSION)
        return bad_text_expected(reader->bad, line, _("'bastide: 1' before anything else"));
    if (k == KEYS)
        return unknown_key(reader, name);
    if (keys[k].repetition == ONCE && reader->said >> k & 1u)
        return bad_text_expected(reader->bad, name, _("this key only once"));
    if (value.length == 0)
        return bad_text_expected(reader->bad, name, _("a value after the colon"));
    reader->said |= 1u << k;
    return read_value(reader, &keys[k], value);
}

/* Called at the blank line: checks that nothing is missing. */
static bool finish_head(struct head_reader *reader)
{
    struct record_head *head = &reader->head;
    if (head->options.players < PLAYERS_MIN)
        return bad_text_say(
            reader->bad, reader->lines->line, 0,
            _("the header ends: expected 2 to 6 'player: NAME' lines in it, not %u"),
            head->options.players);
    option_choices_apply(&reader->choices, &head->options);
    return true;
}

bool record_read_head(struct record_reader *lines, const char *text, size_t length,
                      struct record_head *head, struct bad_text *bad)
{
    struct head_reader reader = {.lines = lines, .head = setup_default(), .bad = bad};
    reader.head.options.players = 0;
    reader.head.options.sets =
        1u << SET_BASE; /* the default if sets are not mentioned, permanently */
    *lines = (struct record_reader){.text = text, .rest = text, .end = text + length};
    if (bad_text_is_marked(bad, text, length))
        return false;
    for (;;) {
        enum record_line_result result = record_line_next(lines, &reader.line, bad);
        if (result == RECORD_LINE_BAD)
            return false;
        if (result == RECORD_LINE_NONE)
            return bad_text_say(
                bad, lines->line + 1, 0,
                reader.said == 0 ? _("the text ends too soon: expected 'bastide: 1'")
                                 : _("the header ends too soon: expected a blank line after it"));
        record_line_take(lines);
        if (reader.line.text.length > 0) {
            if (!read_key(&reader))
                return record_line_refuse(lines, &reader.line, bad);
        } else if (!reader.line.is_comment && reader.said != 0) {
            break;
        }
    }
    if (!finish_head(&reader))
        return false;
    *head = reader.head;
    lines->chance = head->chance;
    return true;
}

bool record_find_player(const char *text, size_t length, unsigned player, size_t *begin,
                        size_t *end)
{
    struct record_reader reader = {.text = text, .rest = text, .end = text + length};
    struct record_line line;
    struct bad_text bad;
    while (record_line_next(&reader, &line, &bad) == RECORD_LINE_READ) {
        struct word key, value;
        if (!cut_line(line.text, &key, &value) || !word_is(key, "player") || player-- > 0)
            continue;
        *begin = (size_t)(line.text.at - text);
        *end = *begin + line.text.length;
        return true;
    }
    return false;
}

/* A text being printed. */
struct printed {
    char *text;
    size_t size, length;
};

__attribute__((format(printf, 2, 3))) static void print(struct printed *out, const char *format,
                                                        ...)
{
    va_list values;
    va_start(values, format);
    out->length +=
        (size_t)vsnprintf(out->text + out->length, out->size - out->length, format, values);
    va_end(values);
}

static void print_player(struct printed *out, const struct record_head *head, unsigned seat)
{
    print(out, "player: %s", head->name[seat]);
    if (head->bot[seat][0] != '\0')
        print(out, " bot=%s", head->bot[seat]);
    if (head->colour[seat] != seat)
        print(out, " colour=%s", colour_names[head->colour[seat]]);
}

size_t record_print_player(const struct record_head *head, unsigned player,
                           char text[RECORD_PLAYER_SIZE])
{
    struct printed out = {.size = RECORD_PLAYER_SIZE};
    out.text = text;
    print_player(&out, head, player);
    return out.length;
}

/* Options that differ from the edition. */
static void print_options(struct printed *out, const struct options *options)
{
    for (enum option option = 0; option < OPTIONS_COUNT; option++)
        if (option_is_changed(options, option))
            print(out, "option: %s %s\n", option_words[option].name,
                  option_words[option].value[options->value[option]].name);
}

size_t record_print_head(const struct record_head *head, char text[RECORD_HEAD_SIZE])
{
    struct printed out = {.size = RECORD_HEAD_SIZE};
    char value[SETTING_TEXT_SIZE], aids[AIDS_TEXT_SIZE];
    out.text = text;
    print(&out, "bastide: 1\n");
    if (head->date[0] != '\0')
        print(&out, "date: %s\n", head->date);
    for (unsigned seat = 0; seat < head->options.players; seat++) {
        print_player(&out, head, seat);
        print(&out, "\n");
    }
    for (enum setting setting = 0; setting < SETTINGS_COUNT; setting++) {
        if (setting_print(setting, head, value))
            print(&out, "%s: %s\n", setting_name(setting), value);
        if (setting == SETTING_EDITION)
            print_options(&out, &head->options);
    }
    aids_print(head, aids);
    if (head->changed_aids != 0)
        print(&out, "aids: %s\n", aids);
    if (head->clock != 0)
        print(&out, "clock: %u\n", (unsigned)head->clock);
    if (head->group[0] != '\0')
        print(&out, "group: %s\n", head->group);
    print(&out, "\n");
    return out.length;
}
