/* The player's own keys: a file of lines "action = key key", by default
 * $XDG_CONFIG_HOME/bastide/keys. Lines that begin with '#' are remarks. */
#ifndef BASTIDE_TUI_KEYMAP_H
#define BASTIDE_TUI_KEYMAP_H

#include "play/problem.h"
#include "text/words.h"
#include "tui/input/keys.h"

#include <stdio.h>

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
