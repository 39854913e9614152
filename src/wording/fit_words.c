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
    size_t row = FIT_WORDS_ROWS - 1;
    while (row > 0 && fit_words[row].action != action)
        row--;
    return &fit_words[row].words;
}
