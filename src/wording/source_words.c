#include "wording/source_words.h"

#include "language/language.h"
#include "rows/words.h"

const struct source_words source_words[SCORE_SOURCES_COUNT] = {
#define X(source, name, final) [FROM_##source] = {name, final},
    SOURCE_WORDS(X)
#undef X
};
_Static_assert(SOURCE_WORDS_ROWS == SCORE_SOURCES_COUNT, "every source has its words");
