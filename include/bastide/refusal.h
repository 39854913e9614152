/* Why a move is refused. The core gives the reason; its row also has the sentence for people, which
 * refusal_sentence (bastide/notation.h) returns. */
#ifndef BASTIDE_REFUSAL_H
#define BASTIDE_REFUSAL_H

#include "bastide/rows.h"

enum refusal {
#define X(name, sentence) REFUSAL_##name,
    REFUSALS(X)
#undef X
        REFUSALS_COUNT
};

#endif
