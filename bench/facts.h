/* Questions about a position, to be measured. */
#ifndef BASTIDE_BENCH_FACTS_H
#define BASTIDE_BENCH_FACTS_H

#include "bastide/game.h"

/* A query of a position in which a tile must be placed; returns part of the result, so that no
 * compiler removes the work. */
struct facts_question {
    const char *name;
    unsigned (*ask)(const struct game *game);
};

extern const struct facts_question facts_questions[];
extern const unsigned facts_questions_count;

#endif
