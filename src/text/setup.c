#include "text/setup.h"
#include "language/language.h"
#include "rows/text.h"
#include "unicode/utf8.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

const struct edition_row edition_words[EDITIONS_COUNT] = {
#define X(edition, name, sentence) [EDITION_##edition] = {name, sentence},
    EDITIONS(X)
#undef X
};

const struct option_row option_words[OPTIONS_COUNT] = {
#define X(option, name, sentence, a, a_name, a_sentence, b, b_name, b_sentence, ...)               \
    [OPTION_##option] = {name, sentence, {[a] = {a_name, a_sentence}, [b] = {b_name, b_sentence}}},
    OPTIONS(X)
#undef X
};

const struct aid_row aid_words[AIDS_COUNT] = {
#define X(aid, word) [AID_##aid].name = #word,
    AIDS(X)
#undef X
#define X(aid, words, what) [AID_##aid].title = words, [AID_##aid].sentence = what,
        AID_WORDS(X)
#undef X
};
_Static_assert(AID_WORDS_ROWS == AIDS_COUNT, "every aid has its words");

const char *const colour_names[PLAYERS_MAX] = {N_("red"),    N_("blue"),  N_("orange"),
                                               N_("purple"), N_("black"), N_("white")};

static const char *const chance_names[] = {
    [RECORD_CHANCE_AUTO] = "auto",
    [RECORD_CHANCE_MANUAL] = "manual",
    [RECORD_CHANCE_UNSEEN] = "unseen",
};

/* Adds a word to a list of them. */
static void list_add(char *list, size_t size, const char *word)
{
    size_t length = strlen(list);
    snprintf(list + length, size - length, "%s%s", length > 0 ? " " : "", word);
}

/* A word that is not among the names with which the rows begin; `format` has a %s for these. */
__attribute__((format(printf, 3, 0))) static bool unknown_row(struct bad_text *bad,
                                                              struct word word, const char *format,
                                                              const void *rows, size_t count,
                                                              size_t size)
{
    char known[BAD_TEXT_SIZE - 64] = "", what[BAD_TEXT_SIZE];
    for (size_t row = 0; row < count; row++)
        /* NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage): rows are tables that are whole */
        list_add(known, sizeof known, *(const char *const *)((const char *)rows + row * size));
    snprintf(what, sizeof what, format, known);
    return bad_text_expected(bad, word, what);
}

void choice_add(char *text, size_t size, size_t index, size_t count, const char *choice)
{
    size_t length = strlen(text);
    /* TRANSLATORS: before the last of several things that were expected: "new, load or replay" */
    const char *between = index == 0          ? ""
                          : index + 1 < count ? ", "
                                              : C_("the last of several choices", " or ");
    snprintf(text + length, size - length, "%s%s", between, choice);
}

/* Options. */

enum option option_find(struct word name)
{
    return (enum option)word_find_row(name, option_words, OPTIONS_COUNT, sizeof *option_words);
}

bool option_choose(struct option_choices *choices, struct word name, struct word value,
                   struct bad_text *bad)
{
    enum option option = option_find(name);
    if (option == OPTIONS_COUNT)
        return unknown_row(bad, name, _("an option: %s"), option_words, OPTIONS_COUNT,
                           sizeof *option_words);
    if (choices->made >> option & 1u)
        return bad_text_expected(bad, name, _("each option only once"));
    const struct value_row *values = option_words[option].value;
    size_t chosen = word_find_row(value, values, OPTION_VALUES_MAX, sizeof *values);
    if (chosen == OPTION_VALUES_MAX) {
        char known[128] = "";
        for (unsigned v = 0; v < OPTION_VALUES_MAX; v++)
            choice_add(known, sizeof known, v, OPTION_VALUES_MAX, values[v].name);
        return bad_text_expected(bad, value, known);
    }
    choices->value[option] = (uint8_t)chosen;
    choices->made |= 1u << option;
    return true;
}

void option_choices_apply(const struct option_choices *choices, struct options *options)
{
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        if (choices->made >> option & 1u)
            options->value[option] = choices->value[option];
}

/* Aids. */

unsigned aids_given(const struct record_head *head)
{
    return head->changed_aids ^ AIDS_GIVE_ALL;
}

void aids_give(struct record_head *head, unsigned given)
{
    head->changed_aids = (uint16_t)((given ^ AIDS_GIVE_ALL) & AIDS_GIVE_ADVICE);
}

static bool unknown_aid(struct bad_text *bad, struct word word)
{
    return unknown_row(bad, word, _("all, none, or the names of aids: %s"), aid_words, AIDS_COUNT,
                       sizeof *aid_words);
}

bool aids_read(struct word value, struct record_head *head, struct bad_text *bad)
{
    unsigned given = AIDS_GIVE_NONE;
    struct word name;
    if (value.length == 0)
        return unknown_aid(bad, value);
    if (word_is(value, "none"))
        value.length = 0;
    for (size_t begin = 0; word_next_listed(value, &begin, &name);) {
        size_t aid = word_find_row(name, aid_words, AIDS_COUNT, sizeof *aid_words);
        bool is_all = word_is(name, "all");
        if (aid == AIDS_COUNT && !is_all)
            return unknown_aid(bad, name);
        unsigned named = is_all ? (unsigned)AIDS_GIVE_ALL : 1u << aid;
        if ((given & named) != 0)
            return bad_text_expected(bad, name, _("each aid only once"));
        given |= named;
    }
    aids_give(head, given);
    return true;
}

void aids_print(const struct record_head *head, char text[AIDS_TEXT_SIZE])
{
    unsigned given = aids_given(head);
    bool is_all = (given & AIDS_GIVE_ALL) == AIDS_GIVE_ALL;
    unsigned listed = is_all ? given & ~(unsigned)AIDS_GIVE_ALL : given;
    snprintf(text, AIDS_TEXT_SIZE, "%s", given == 0 ? "none" : is_all ? "all" : "");
    for (unsigned aid = 0; aid < AIDS_COUNT; aid++)
        if (listed >> aid & 1u)
            list_add(text, AIDS_TEXT_SIZE, aid_words[aid].name);
}

/* Settings. */

static bool unknown_set(struct bad_text *bad, struct word word)
{
    char names[SETTING_TEXT_SIZE] = "", what[SETTING_TEXT_SIZE + 64];
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        list_add(names, sizeof names, tile_set_name((enum tile_set)set));
    snprintf(what, sizeof what, _("the names of sets: %s"), names);
    return bad_text_expected(bad, word, what);
}

/* A set that cannot be played with those before it. */
static bool set_apart(struct bad_text *bad, struct word word, uint32_t apart)
{
    char what[BAD_TEXT_SIZE];
    unsigned other = (unsigned)__builtin_ctz(apart);
    /* TRANSLATORS: %s: the name of a set in records */
    snprintf(what, sizeof what, _("a set that can be played with %s"),
             tile_set_name((enum tile_set)other));
    return bad_text_expected(bad, word, what);
}

static bool read_sets(struct word value, struct record_head *head, struct bad_text *bad)
{
    unsigned sets = 0;
    struct word name;
    for (size_t begin = 0; word_next_listed(value, &begin, &name);) {
        unsigned set = 0;
        while (set < TILE_SETS_COUNT && !word_is(name, tile_set_name((enum tile_set)set)))
            set++;
        if (set == TILE_SETS_COUNT)
            return unknown_set(bad, name);
        if (sets >> set & 1u)
            return bad_text_expected(bad, name, _("each set only once"));
        uint32_t apart = sets_apart_from(sets, (enum tile_set)set);
        if (apart != 0)
            return set_apart(bad, name, apart);
        sets |= 1u << set;
    }
    if (!(sets >> SET_BASE & 1u))
        return bad_text_expected(bad, value, _("base among the sets"));
    head->options.sets = sets;
    return true;
}

static void print_sets(const struct record_head *head, char text[SETTING_TEXT_SIZE])
{
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (options_has_set(&head->options, (enum tile_set)set))
            list_add(text, SETTING_TEXT_SIZE, tile_set_name((enum tile_set)set));
}

static bool read_edition(struct word value, struct record_head *head, struct bad_text *bad)
{
    size_t edition = word_find_row(value, edition_words, EDITIONS_COUNT, sizeof *edition_words);
    if (edition == EDITIONS_COUNT)
        return unknown_row(bad, value, _("an edition: %s"), edition_words, EDITIONS_COUNT,
                           sizeof *edition_words);
    options_set_edition(&head->options, (enum edition)edition);
    return true;
}

static void print_edition(const struct record_head *head, char text[SETTING_TEXT_SIZE])
{
    snprintf(text, SETTING_TEXT_SIZE, "%s", edition_words[head->options.edition].name);
}

/* word_number stops at nine digits; a seed has up to twenty. */
static bool read_seed(struct word value, struct record_head *head, struct bad_text *bad)
{
    const char *what = _("a seed, a whole number from 0 to 18446744073709551615");
    uint64_t seed = 0;
    if (value.length == 0 || (value.at[0] == '0' && value.length > 1))
        return bad_text_expected(bad, value, what);
    for (size_t i = 0; i < value.length; i++) {
        unsigned digit = (unsigned)(unsigned char)value.at[i] - '0';
        if (digit > 9 || seed > (UINT64_MAX - digit) / 10)
            return bad_text_expected(bad, value, what);
        seed = seed * 10 + digit;
    }
    head->seed = seed;
    head->has_seed = true;
    return true;
}

static void print_seed(const struct record_head *head, char text[SETTING_TEXT_SIZE])
{
    if (head->has_seed)
        snprintf(text, SETTING_TEXT_SIZE, "%" PRIu64, head->seed);
}

static bool read_chance(struct word value, struct record_head *head, struct bad_text *bad)
{
    const size_t count = sizeof chance_names / sizeof chance_names[0];
    size_t chance = word_find(value, chance_names, count);
    if (chance == count)
        return bad_text_expected(bad, value, _("auto, unseen or manual"));
    head->chance = (uint8_t)chance;
    return true;
}

static void print_chance(const struct record_head *head, char text[SETTING_TEXT_SIZE])
{
    snprintf(text, SETTING_TEXT_SIZE, "%s", chance_names[head->chance]);
}

/* How a setting's value is read and printed into an empty text, which may stay so. */
struct setting_words {
    const char *name;
    bool (*read)(struct word value, struct record_head *head, struct bad_text *bad);
    void (*print)(const struct record_head *head, char text[SETTING_TEXT_SIZE]);
};

static const struct setting_words settings[SETTINGS_COUNT] = {
#define X(setting, name) [SETTING_##setting] = {#name, read_##name, print_##name},
    SETTINGS(X)
#undef X
};

const char *setting_name(enum setting setting)
{
    return settings[setting].name;
}

bool setting_read(enum setting setting, struct word value, struct record_head *head,
                  struct bad_text *bad)
{
    return settings[setting].read(value, head, bad);
}

bool setting_print(enum setting setting, const struct record_head *head,
                   char text[SETTING_TEXT_SIZE])
{
    text[0] = '\0';
    settings[setting].print(head, text);
    return text[0] != '\0';
}

struct record_head setup_again(const struct record_head *head, unsigned first)
{
    struct record_head again = *head;
    unsigned players = head->options.players;
    again.date[0] = '\0';
    again.has_seed = false;
    again.seed = 0;
    again.group[0] = '\0';
    for (unsigned seat = 0; seat < players; seat++) {
        unsigned from = (seat + first) % players;
        memcpy(again.name[seat], head->name[from], NAME_SIZE);
        memcpy(again.bot[seat], head->bot[from], BOT_SIZE);
        again.colour[seat] = head->colour[from];
    }
    return again;
}

struct record_head setup_default(void)
{
    struct record_head head = {
        .options = options_default(),
        .chance = RECORD_CHANCE_AUTO,
    };
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
        snprintf(head.name[seat], NAME_SIZE, _("Player %u"), seat + 1);
        head.colour[seat] = (uint8_t)seat;
    }
    return head;
}

/* Whether a word of a name would be misread: the last as an attribute, or any as the start of a
 * comment. */
static bool word_misleads(const char *word, const char *end)
{
    const char *blank = memchr(word, ' ', (size_t)(end - word));
    return *word == '#' || (blank == NULL && memchr(word, '=', (size_t)(end - word)) != NULL);
}

bool record_name_is_good(const char *name)
{
    size_t length = strlen(name);
    const char *end = name + length;
    if (length == 0 || length >= NAME_SIZE || name[0] == ' ' || end[-1] == ' ')
        return false;
    if (!utf8_is_visible(name))
        return false;
    bool word_begins = true;
    for (const char *at = name; at < end;) {
        size_t bytes = utf8_character(at, end);
        if (bytes == 0 || (word_begins && word_misleads(at, end)))
            return false;
        word_begins = *at == ' ';
        at += bytes;
    }
    return true;
}

bool player_name_read(struct word word, char name[NAME_SIZE], struct bad_text *bad)
{
    char copy[NAME_SIZE];
    bool is_whole =
        spelling_compose(word.at, word.length, copy, sizeof copy) ||
        (memchr(word.at, '\0', word.length) == NULL && word_copy(word, copy, sizeof copy));
    uint32_t hidden = is_whole ? utf8_find_hidden(copy) : 0;
    if (hidden != 0)
        return bad_text_say(bad, 0, word.column,
                            _("U+%04X in a name: expected visible characters only"),
                            (unsigned)hidden);
    if (is_whole && copy[0] != '\0' && !utf8_is_visible(copy))
        return bad_text_expected(bad, word, _("a name with a visible character"));
    if (!is_whole || !record_name_is_good(copy))
        return bad_text_expected(bad, word,
                                 _("a name: 1 to 24 bytes of UTF-8, no '=' in its last word, no "
                                   "word starting with '#'"));
    memcpy(name, copy, sizeof copy);
    return true;
}

bool setup_read_name(struct word word, char name[NAME_SIZE], struct bad_text *bad)
{
    char read[NAME_SIZE];
    if (!player_name_read(word, read, bad))
        return false;
    if (utf8_has_loose_mark(read))
        return bad_text_expected(bad, word, _("a name in which every accent follows a letter"));
    memcpy(name, read, sizeof read);
    return true;
}
