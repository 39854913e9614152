#include "engine/keys.h"

#include <string.h>

bool refuse_value(struct arguments *arguments, struct word word, const char *expected)
{
    return problem_say(arguments->problem, "column %zu: '%.*s': expected %s", word.column,
                       word.length > 40 ? 40 : (int)word.length, word.at, expected);
}

static bool begins_with(struct word word, const char *text)
{
    return word.length >= strlen(text) && memcmp(word.at, text, strlen(text)) == 0;
}

bool keys_read(struct arguments *arguments, const struct key *keys, size_t count,
               const char *expected, void *into)
{
    struct word word;
    unsigned said = 0;
    while (arguments_next(arguments, &word)) {
        size_t k = 0;
        while (k < count && !begins_with(word, keys[k].name))
            k++;
        if (k == count)
            return refuse_value(arguments, word, expected);
        if (said >> k & 1u)
            return refuse_value(arguments, word, "each key only once");
        said |= 1u << k;
        size_t name = strlen(keys[k].name);
        struct word value = {word.at + name, word.length - name, word.column + name};
        if (!keys[k].read(arguments, value, into))
            return false;
    }
    return true;
}
