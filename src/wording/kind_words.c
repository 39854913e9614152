#include "wording/kind_words.h"

#include "language/language.h"

const struct kind_words kind_words[FEATURE_KINDS] = {
#define X(kind, size, told, held, occupied, ...) [FEATURE_##kind] = {__VA_ARGS__},
    KIND_WORDS(X)
#undef X
};
PRINTED_FEATURES(HAS_KIND_WORDS)
MADE_FEATURES(HAS_KIND_WORDS)
