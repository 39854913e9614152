#include "wording/fit_words.h"

#include "language/language.h"
#include "rows/words.h"

static const struct {
    enum verb action;
    struct fit_words words;
} fit_words[] = {
#define X(verb, ...) {VERB_##verb, {__VA_ARGS__}},
    FIT_WORDS(X)
#undef X
};
WAYS_TO_FIT(HAS_FIT_WORDS)

const struct fit_words *fit_words_of(enum verb action)
{
    const struct fit_words *words = &fit_words[0].words;
    for (size_t row = 0; row < FIT_WORDS_ROWS; row++)
        if (fit_words[row].action == action)
            words = &fit_words[row].words;
    return words;
}
