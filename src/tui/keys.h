/* Keys: those that are no characters, what they are called, and actions: what keys do in a game, by
 * names that stay, as by default or as the player has set them. A row of keys (page.h) names keys
 * as they are by default; the action that such a key stands for at its place is looked up here, and
 * with it the keys that the player has set. */
#ifndef BASTIDE_TUI_KEYS_H
#define BASTIDE_TUI_KEYS_H

#include "play/problem.h"
#include "text/words.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Keys as pages see them: a Unicode character, or one of these. */
enum keys {
    KEYS_NONE = 0,
    KEYS_SPECIAL = 0x110000, /* beyond Unicode */
    KEYS_UP,
    KEYS_DOWN,
    KEYS_LEFT,
    KEYS_RIGHT,
    KEYS_HOME,
    KEYS_END,
    KEYS_PAGE_UP,
    KEYS_PAGE_DOWN,
    KEYS_BACKSPACE,
    KEYS_DELETE,
    KEYS_TAB,
    KEYS_BACK_TAB,
    KEYS_ENTER,
    KEYS_ESCAPE,
    KEYS_SHIFT_UP, /* where a page knows no use for these four they are the plain arrows */
    KEYS_SHIFT_DOWN,
    KEYS_SHIFT_LEFT,
    KEYS_SHIFT_RIGHT,
    KEYS_LAST
};

enum { KEY_NAME_SIZE = 16 };

/* What people call the key: "a", "Enter", an arrow. */
void key_print(uint32_t key, char name[KEY_NAME_SIZE]);

/* Where keys mean something of their own. A stage's keys go before those of every stage,
 * KEYS_OF_GAME. The row: name in C, what it is called in errors. */
#define KEY_PLACES(X)                                                                              \
    X(GAME, "game")                                                                                \
    X(PLACING, "placing")                                                                          \
    X(DEPLOYING, "deploying")                                                                      \
    X(DECIDING, "deciding")                                                                        \
    X(AUCTION, "auction")                                                                          \
    X(RESULT, "result")                                                                            \
    X(LOOKING, "looking")                                                                          \
    X(REPLAY, "replay")                                                                            \
    X(READING, "reading")                                                                          \
    X(TILES, "tiles")                                                                              \
    X(DRAWING, "drawing")

enum key_place {
    KEYS_OF_FIXED, /* nothing can be changed: forms, questions, where letters are typed */
#define X(name, word) KEYS_OF_##name,
    KEY_PLACES(X)
#undef X
        PLACES_COUNT
};

enum { ACTION_KEYS = 3, ACTIONS_MAX = 128, NO_ACTION = ACTIONS_MAX };

struct action {
    const char *name;          /* in files of keys */
    unsigned places;           /* 1 << enum key_place */
    uint32_t key[ACTION_KEYS]; /* by default; unused ones are 0 */
    bool stays;                /* those remain its keys; others can only be added */
};

extern const struct action actions[];
extern const unsigned actions_count;

/* What a default key stands for at a place, a number of an action; NO_ACTION where it is the key
 * itself. Only `place` is asked, not KEYS_OF_GAME after it. */
unsigned action_at(enum key_place place, uint32_t key);

/* Whether a key can belong to no other action: Enter, Esc, Tab and all else that is not a
 * character, digits, the space bar, `?`, and what the program has for itself. */
bool key_stays(uint32_t key);

/* "placing", for people who read errors. */
const char *key_place_name(enum key_place place);

/* The player's own keys: a file of lines "action = key key", by default
 * $XDG_CONFIG_HOME/bastide/keys. Lines that begin with '#' are remarks. */

enum { BINDING_KEYS = 4 * ACTION_KEYS };

struct press;

/* One thing that a key does now. */
struct binding {
    void (*deed)(const struct press *press); /* what it does */
    int arg;                      /* for deeds that do one of several things: which, or how far */
    uint32_t key[BINDING_KEYS];   /* any of these, of a row at most 4; unused ones are 0 */
    const char *hint;             /* a word or two for the line of keys; NULL: help only */
    const char *help;             /* a sentence for the help */
    uint32_t means[BINDING_KEYS]; /* what each key is by default, for deeds; filled in by
                                     keymap_bind(): rows name default keys only */
};

/* A binding as a row: the keys come last. */
#define KEY(its_deed, its_arg, its_hint, its_help, ...)                                            \
    {                                                                                              \
        .deed = its_deed, .arg = its_arg, .key = {__VA_ARGS__}, .hint = its_hint, .help = its_help \
    }

/* What a key of a binding is by default. */
static inline uint32_t binding_means(const struct binding *binding, size_t nth)
{
    return binding->means[nth] != 0 ? binding->means[nth] : binding->key[nth];
}

/* The keys of every action; unused ones are 0. */
struct keymap {
    uint32_t key[ACTIONS_MAX][ACTION_KEYS];
};

struct keymap keymap_default(void);

/* Reads the text of such a file on top of the defaults. False, with `keymap` as it was, where it is
 * bad: `bad` says what was expected. No key may be two actions' at one place, or be taken from an
 * action of KEYS_OF_GAME by one that goes before it, but for those of which that is so by default.
 */
bool keymap_read(struct keymap *keymap, const char *text, size_t length, struct bad_text *bad);

/* Reads the file `path`, or NULL: the player's, without which everything has its default. False,
 * with the defaults, where it cannot be used: `problem` names file, line and column. */
bool keymap_load(struct keymap *keymap, const char *path, struct problem *problem);

/* Prints the defaults as such a file. False, with errno, where they cannot be written. */
bool keymap_print_default(FILE *file);

/* Gives a binding, whose keys are default ones, those that the player has set: what each then
 * stands for is its `means`. NULL: nothing has been changed. */
void keymap_bind(const struct keymap *keymap, enum key_place place, struct binding *binding);

enum { KEY_WORDS_SIZE = 1024 };

struct key_words {
    char text[KEY_WORDS_SIZE];
};

/* A sentence in which "{u}" is the key that is `u` by default, at that place or in KEYS_OF_GAME.
 * What is too long is cut off. */
struct key_words keymap_words(const struct keymap *keymap, enum key_place place, const char *text);

#endif
