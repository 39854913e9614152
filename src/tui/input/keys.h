/* Keys that are no characters, what keys are called, and actions: what keys do in a game, by names
 * that stay. A row of keys (page.h) names keys as they are by default; the action that such a key
 * stands for at its place is looked up here, and with it the keys that the player has set
 * (keymap.h). */
#ifndef BASTIDE_TUI_KEYS_H
#define BASTIDE_TUI_KEYS_H

#include "text/words.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/* The same in files of keys, in no language: "a", "Enter", "Up"; and the key of such a word,
 * KEYS_NONE where it is none. */
void key_print_word(uint32_t key, char word[KEY_NAME_SIZE]);
uint32_t key_of_word(struct word word);

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

enum { ACTION_KEYS = 3, ACTIONS_MAX = 80, NO_ACTION = ACTIONS_MAX };

struct action {
    const char *name;          /* in files of keys */
    unsigned places;           /* 1 << enum key_place */
    uint32_t key[ACTION_KEYS]; /* by default; unused ones are 0 */
    bool stays;                /* those remain its keys; others can only be added */
};

extern const struct action actions[];
extern const unsigned actions_count;

/* What a default key stands for at a place, a number of an action; NO_ACTION where it is the key
 * itself. `place` alone is asked, not KEYS_OF_GAME behind it. */
unsigned action_at(enum key_place place, uint32_t key);

/* Whether a key can be no other action's: Enter, Esc, Tab and what else is no character, digits,
 * the space bar, `?`, and what the program has for itself. */
bool key_stays(uint32_t key);

/* "placing", for people who read errors. */
const char *key_place_name(enum key_place place);

#endif
