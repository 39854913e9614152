#include "training/judgement.h"

const char *decision_kind_word(enum decision_kind kind)
{
    static const char *const words[DECISION_KINDS_COUNT] = {
#define X(kind, word) [DECISION_##kind] = #word,
        DECISION_KINDS(X)
#undef X
    };
    return words[kind];
}
