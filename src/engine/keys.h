/* The arguments KEY=VALUE of a command, each at most once, in any order. */
#ifndef BASTIDE_ENGINE_KEYS_H
#define BASTIDE_ENGINE_KEYS_H

#include "engine/command.h"

/* A key with its `=`, and what reads its value. False: the value is refused, and the problem filled
 * in. */
struct key {
    const char *name;
    bool (*read)(struct arguments *arguments, struct word value, void *into);
};

/* Reads all that is left of the arguments. False: the problem says what is wrong, `expected` where
 * a word is none of the keys. */
bool keys_read(struct arguments *arguments, const struct key *keys, size_t count,
               const char *expected, void *into);

/* Fills in the problem: the word, its column, and what was expected instead. Returns false. */
bool refuse_value(struct arguments *arguments, struct word word, const char *expected);

#endif
