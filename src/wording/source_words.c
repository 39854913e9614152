#include "wording/source_words.h"

#include "language/language.h"
#include "rows/words.h"

const struct source_words source_words[SCORE_SOURCES_COUNT] = {
#define X(source, name, final) [FROM_##source] = {name, final},
    SOURCE_WORDS(X)
#undef X
};
SCORE_SOURCES(HAS_SOURCE_WORDS)
