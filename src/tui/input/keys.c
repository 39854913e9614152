#include "tui/input/keys.h"

#include "language/language.h"
#include "rows/stage.h"
#include "unicode/glyph.h"
#include "unicode/utf8.h"

#include <stdio.h>
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

void key_print_word(uint32_t key, char word[KEY_NAME_SIZE])
{
    unsigned n = find_named(key);
    if (n < NAMED)
        snprintf(word, KEY_NAME_SIZE, "%s", named[n].word);
    else if (key < ' ')
        snprintf(word, KEY_NAME_SIZE, "%s%c", ctrl, (char)(CTRL + key));
    else
        glyph_print(key, word);
}

uint32_t key_of_word(struct word word)
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
    for (unsigned action = 0; action < actions_count; action++)
        for (unsigned k = 0; k < ACTION_KEYS; k++)
            if (key != 0 && actions[action].key[k] == key && actions[action].places >> place & 1u)
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
