#include "tui/keys.h"
#include "language/language.h"
#include "play/file.h"
#include "rows/stage.h"
#include "unicode/glyph.h"
#include "unicode/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CTRL = '@' /* of a letter: Ctrl with it */ };

/* What is not among them is a character, or Ctrl with a letter. */
static const struct {
    uint32_t key;
    const char *word; /* in files; NULL: there it has none */
    const char *name;
} named[] = {
    {KEYS_UP, "Up", "\u2191"},
    {KEYS_DOWN, "Down", "\u2193"},
    {KEYS_LEFT, "Left", "\u2190"},
    {KEYS_RIGHT, "Right", "\u2192"},
    {KEYS_HOME, "Home", NC_("a key", "Home")},
    {KEYS_END, "End", NC_("a key", "End")},
    {KEYS_PAGE_UP, "PgUp", NC_("a key", "PgUp")},
    {KEYS_PAGE_DOWN, "PgDn", NC_("a key", "PgDn")},
    {KEYS_BACKSPACE, "Backspace", NC_("a key", "Backspace")},
    {KEYS_DELETE, "Del", NC_("a key", "Del")},
    {KEYS_TAB, "Tab", NC_("a key", "Tab")},
    {KEYS_BACK_TAB, "Shift-Tab", NC_("a key", "Shift-Tab")},
    {KEYS_ENTER, "Enter", NC_("a key", "Enter")},
    {KEYS_ESCAPE, "Esc", NC_("a key", "Esc")},
    {KEYS_SHIFT_UP, NULL, NC_("a key", "Shift-↑")},
    {KEYS_SHIFT_DOWN, NULL, NC_("a key", "Shift-↓")},
    {KEYS_SHIFT_LEFT, NULL, NC_("a key", "Shift-←")},
    {KEYS_SHIFT_RIGHT, NULL, NC_("a key", "Shift-→")},
    {' ', "Space", NC_("a key", "Space")},
};
enum { NAMED = sizeof named / sizeof named[0] };

static unsigned find_named(uint32_t key)
{
    unsigned n = 0;
    while (n < NAMED && named[n].key != key)
        n++;
    return n;
}

void key_print(uint32_t key, char name[KEY_NAME_SIZE])
{
    unsigned n = find_named(key);
    name[0] = '\0';
    if (n < NAMED)
        snprintf(name, KEY_NAME_SIZE, "%s", language_of_marked(named[n].name));
    else if (key > 0 && key < ' ')
        snprintf(name, KEY_NAME_SIZE, C_("a key", "Ctrl-%c"), (char)(CTRL + key));
    else if (key < KEYS_SPECIAL && key > 0)
        glyph_print(key, name);
}

static const char ctrl[] = "Ctrl-";
enum { CTRL_SIZE = sizeof ctrl - 1 };

/* The same in files of keys, in no language. */
static void key_print_word(uint32_t key, char word[KEY_NAME_SIZE])
{
    unsigned n = find_named(key);
    if (n < NAMED)
        snprintf(word, KEY_NAME_SIZE, "%s", named[n].word);
    else if (key < ' ')
        snprintf(word, KEY_NAME_SIZE, "%s%c", ctrl, (char)(CTRL + key));
    else
        glyph_print(key, word);
}

/* KEYS_NONE if the word names none. */
static uint32_t key_of_word(struct word word)
{
    const char *at = word.at;
    for (unsigned n = 0; n < NAMED; n++)
        if (named[n].word != NULL && word_is(word, named[n].word))
            return named[n].key;
    if (word.length == CTRL_SIZE + 1 && memcmp(word.at, ctrl, CTRL_SIZE) == 0 &&
        word.at[CTRL_SIZE] >= 'A' && word.at[CTRL_SIZE] <= 'Z')
        return (uint32_t)(word.at[CTRL_SIZE] - CTRL);
    if (utf8_character(word.at, word.at + word.length) != word.length)
        return KEYS_NONE;
    uint32_t key = glyph_next(&at);
    return glyph_width(key) > 0 ? key : KEYS_NONE;
}

/* Actions. */

#define AT(place) (1u << KEYS_OF_##place)

enum {
    VIEWS = AT(GAME) | AT(REPLAY),
    ALL = ((1u << PLACES_COUNT) - 1) & ~(1u << KEYS_OF_FIXED),
};

const struct action actions[] = {
#define X(name, places, stays, ...) {name, places, {__VA_ARGS__}, stays},
    KEY_ACTIONS(X)
#undef X
};

const unsigned actions_count = sizeof actions / sizeof actions[0];

_Static_assert(sizeof actions / sizeof actions[0] <= ACTIONS_MAX, "a keymap holds every action");

unsigned action_at(enum key_place place, uint32_t key)
{
    if (key == 0) /* which fills the rows of keys up */
        return NO_ACTION;
    for (unsigned action = 0; action < actions_count; action++)
        for (unsigned k = 0; k < ACTION_KEYS; k++)
            if (actions[action].key[k] == key && actions[action].places >> place & 1u)
                return action;
    return NO_ACTION;
}

bool key_stays(uint32_t key)
{
    bool is_own = key == 'C' - CTRL || key == 'L' - CTRL || key == 'Z' - CTRL;
    return key > KEYS_SPECIAL || (key >= '0' && key <= '9') || key == ' ' || key == '?' || is_own;
}

const char *key_place_name(enum key_place place)
{
    static const char *const names[PLACES_COUNT] = {
#define X(name, word) [KEYS_OF_##name] = word,
        KEY_PLACES(X)
#undef X
    };
    return names[place];
}

/* The player's keys. */

struct keymap keymap_default(void)
{
    struct keymap keymap = {0};
    for (unsigned action = 0; action < actions_count; action++)
        memcpy(keymap.key[action], actions[action].key, sizeof keymap.key[action]);
    return keymap;
}

/* Where a key was set; line 0: it is a default. */
struct origin {
    size_t line, column;
};

struct reading {
    struct keymap keymap;
    bool is_set[ACTIONS_MAX];
    struct origin origin[ACTIONS_MAX][ACTION_KEYS];
};

/* Takes the next key of a line; an action that keeps its keys begins after them. */
static bool read_key(struct reading *reading, unsigned action, struct word word, size_t line,
                     struct bad_text *bad)
{
    uint32_t *keys = reading->keymap.key[action], key = key_of_word(word);
    unsigned count = 0;
    if (key == KEYS_NONE)
        return bad_text_expected(bad, word, _("a key: one character, or a name such as Ctrl-R"));
    for (; count < ACTION_KEYS && keys[count] != 0; count++)
        if (keys[count] == key && actions[action].stays)
            return true;
    if (key_stays(key))
        return bad_text_expected(bad, word, _("another key: this one stays what it is"));
    if (count == ACTION_KEYS)
        return bad_text_expected(bad, word, _("the line to end here: an action has three keys"));
    keys[count] = key;
    reading->origin[action][count] = (struct origin){line, word.column};
    return true;
}

static unsigned find_action(struct word word)
{
    unsigned action = 0;
    while (action < actions_count && !word_is(word, actions[action].name))
        action++;
    return action;
}

/* "action = key key". */
static bool keymap_read_line(struct reading *reading, const char *at, const char *end, size_t line,
                             struct bad_text *bad)
{
    const char *rest = at;
    struct word word;
    if (!word_next(at, &rest, end, &word) || word.at[0] == '#')
        return true;
    unsigned action = find_action(word);
    if (action == actions_count)
        return bad_text_expected(bad, word, _("an action; 'bastide keys' lists them"));
    if (reading->is_set[action])
        return bad_text_expected(bad, word, _("each action once"));
    if (!word_next(at, &rest, end, &word) || !word_is(word, "="))
        return bad_text_expected(bad, word, _("'='"));
    if (!word_next(at, &rest, end, &word))
        return bad_text_expected(bad, word, _("a key: one character, or a name such as Ctrl-R"));
    reading->is_set[action] = true;
    if (!actions[action].stays)
        memset(reading->keymap.key[action], 0, sizeof reading->keymap.key[action]);
    do
        if (!read_key(reading, action, word, line, bad))
            return false;
    while (word_next(at, &rest, end, &word) && word.at[0] != '#');
    return true;
}

/* A place at which both are asked; KEYS_OF_FIXED where there is none. */
static enum key_place action_places_meet(const struct action *a, const struct action *b)
{
    enum { REPLACED = 1u << KEYS_OF_REPLAY | 1u << KEYS_OF_READING | 1u << KEYS_OF_TILES };
    unsigned both = a->places & b->places;
    bool a_is_common = a->places >> KEYS_OF_GAME & 1u, b_is_common = b->places >> KEYS_OF_GAME & 1u;
    both |= (b_is_common ? a->places & ~(unsigned)REPLACED : 0) |
            (a_is_common ? b->places & ~(unsigned)REPLACED : 0);
    unsigned place = KEYS_OF_FIXED;
    while (both != 0 && !(both >> place & 1u))
        place++;
    return (enum key_place)place;
}

static bool has_default(const struct action *action, uint32_t key)
{
    for (unsigned k = 0; k < ACTION_KEYS; k++)
        if (action->key[k] == key)
            return true;
    return false;
}

/* Whether a key of `action` is another's as well, where both are asked. */
static bool keymap_check_key(const struct reading *reading, unsigned action, unsigned k,
                             struct bad_text *bad)
{
    uint32_t key = reading->keymap.key[action][k];
    const struct origin *origin = &reading->origin[action][k];
    char name[KEY_NAME_SIZE];
    for (unsigned other = 0; other < actions_count; other++)
        for (unsigned o = 0; o < ACTION_KEYS; o++) {
            if ((other == action && o == k) || reading->keymap.key[other][o] != key)
                continue;
            enum key_place place = action_places_meet(&actions[action], &actions[other]);
            if (place == KEYS_OF_FIXED ||
                (has_default(&actions[action], key) && has_default(&actions[other], key)))
                continue;
            key_print_word(key, name);
            return bad_text_say(bad, origin->line, origin->column,
                                _("'%s': expected a key that is not '%s' already (%s)"), name,
                                actions[other].name, key_place_name(place));
        }
    return true;
}

static bool keymap_check(const struct reading *reading, struct bad_text *bad)
{
    for (unsigned action = 0; action < actions_count; action++)
        for (unsigned k = 0; k < ACTION_KEYS && reading->keymap.key[action][k] != 0; k++)
            if (reading->origin[action][k].line > 0 && !keymap_check_key(reading, action, k, bad))
                return false;
    return true;
}

bool keymap_read(struct keymap *keymap, const char *text, size_t length, struct bad_text *bad)
{
    struct reading reading = {.keymap = keymap_default()};
    const char *rest = text, *at, *end;
    if (bad_text_is_marked(bad, text, length))
        return false;
    for (size_t line = 1; line_next_written(&rest, text + length, &at, &end); line++) {
        if (!line_is_text(at, end, line, bad))
            return false;
        if (!keymap_read_line(&reading, at, end, line, bad)) {
            bad->line = line;
            return false;
        }
    }
    if (!keymap_check(&reading, bad))
        return false;
    *keymap = reading.keymap;
    return true;
}

bool keymap_load(struct keymap *keymap, const char *path, struct problem *problem)
{
    char own[FOLDER_FILE_SIZE], *text = NULL;
    size_t length = 0;
    struct bad_text bad = {0};
    *keymap = keymap_default();
    if (path == NULL) {
        if (!folder_file(FOLDER_SETTINGS, "keys", own, problem) || !file_may_be_there(own))
            return true;
        path = own;
    }
    if (!file_read(FILE_SETTINGS, path, &text, &length, problem))
        return false;
    bool good = keymap_read(keymap, text, length, &bad);
    free(text);
    return good || problem_say(problem, "%s:%zu:%zu: %s", path, bad.line, bad.column, bad.reason);
}

bool keymap_print_default(FILE *file)
{
    fprintf(file, "# %s\n", _("The keys of Bastide: action = key key. See bastide(6)."));
    for (unsigned action = 0; action < actions_count; action++) {
        fprintf(file, "%s =", actions[action].name);
        for (unsigned k = 0; k < ACTION_KEYS && actions[action].key[k] != 0; k++) {
            char name[KEY_NAME_SIZE];
            key_print_word(actions[action].key[k], name);
            fprintf(file, " %s", name);
        }
        fputc('\n', file);
    }
    return fflush(file) == 0 && !ferror(file);
}

/* In effect. */

static void add_key(struct binding *binding, unsigned *count, uint32_t key, uint32_t means)
{
    for (unsigned k = 0; k < *count; k++)
        if (binding->key[k] == key)
            return;
    if (*count == BINDING_KEYS)
        return;
    binding->key[*count] = key;
    binding->means[(*count)++] = means;
}

/* The first keys of all come first, so that arrows stay side by side. */
void keymap_bind(const struct keymap *keymap, enum key_place place, struct binding *binding)
{
    const struct binding row = *binding;
    unsigned count = 0, action[BINDING_KEYS];
    memset(binding->key, 0, sizeof binding->key);
    memset(binding->means, 0, sizeof binding->means);
    for (unsigned k = 0; k < BINDING_KEYS; k++)
        action[k] = keymap != NULL ? action_at(place, row.key[k]) : NO_ACTION;
    for (unsigned nth = 0; nth < ACTION_KEYS; nth++)
        for (unsigned k = 0; k < BINDING_KEYS && row.key[k] != 0; k++) {
            uint32_t key = action[k] != NO_ACTION ? keymap->key[action[k]][nth]
                           : nth == 0             ? row.key[k]
                                                  : 0;
            if (key != 0)
                add_key(binding, &count, key, row.key[k]);
        }
}

static uint32_t key_set(const struct keymap *keymap, enum key_place place, uint32_t key)
{
    unsigned action = action_at(place, key);
    if (action == NO_ACTION)
        action = action_at(KEYS_OF_GAME, key);
    return keymap == NULL || action == NO_ACTION ? key : keymap->key[action][0];
}

struct key_words keymap_words(const struct keymap *keymap, enum key_place place, const char *text)
{
    struct key_words words;
    size_t length = 0;
    while (*text != '\0' && length + KEY_NAME_SIZE < KEY_WORDS_SIZE) {
        if (text[0] != '{' || text[1] == '\0' || text[2] != '}') {
            words.text[length++] = *text++;
            continue;
        }
        key_print(key_set(keymap, place, (unsigned char)text[1]), words.text + length);
        length += strlen(words.text + length);
        text += 3;
    }
    words.text[length] = '\0';
    return words;
}
