#include "wording/source_words.h"

#include "language/language.h"
#include "rows/words.h"

const struct source_words source_words[SCORE_SOURCES_COUNT] = {
#define X(source, name, final) [FROM_##source] = {name, final},
    SOURCE_WORDS(X)
#undef X
};
SCORE_SOURCES(HAS_SOURCE_WORDS)

const struct score_part_words score_part_words[SCORE_PARTS_COUNT] = {
#define X(part, below, name) [PART_##part] = {below, name},
    SCORE_PART_WORDS(X)
#undef X
};
SCORE_PARTS(HAS_SCORE_PART_WORDS)

const struct payment_words payment_words[SCORE_SOURCES_COUNT] = {
#define X(source, received, paid) [FROM_##source] = {received, paid},
    PAYMENT_WORDS(X)
#undef X
};
