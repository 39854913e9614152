/* What the analysis of a position is asked for, so that it can be measured. */
#ifndef BASTIDE_BENCH_ANALYSIS_H
#define BASTIDE_BENCH_ANALYSIS_H

#include "bastide/game.h"

/* A question to a position in which a tile is to be placed; returns something of the answer, so
 * that no compiler leaves the work out. */
struct analysis_question {
    const char *name;
    unsigned (*ask)(const struct game *game);
};

extern const struct analysis_question analysis_questions[];
extern const unsigned analysis_questions_count;

#endif
