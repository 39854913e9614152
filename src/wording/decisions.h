/* The decisions that a scoring brings, in words: what the rows of DECISION_WORDS name
 * (wording/words.def). */
#ifndef BASTIDE_WORDING_DECISIONS_H
#define BASTIDE_WORDING_DECISIONS_H

#include "analysis/position.h"
#include "rows/words.h"
#include "wording/deciding.h"
#include "wording/seats.h"
#include "wording/sentence.h"

/* What a decision is told from. */
struct decision_view {
    const struct deciding *deciding;
    const struct position *position; /* of the game */
    const struct seats *seats;
};

/* What deciding_words.h says of a decision; texts are marked. */
struct decision_words {
    const char *heading, *note;
    const char
        *task[2]; /* %s is the player; with two forms %d the points that the answers pay now */
    const char *call[2]; /* the same without the player */
};

#define X(phase, detail, worth, bare, due, ...)                                                    \
    struct sentence detail(const struct decision_view *view);                                      \
    struct sentence worth(const struct decision_view *view, unsigned choice);                      \
    struct sentence bare(const struct decision_view *view);                                        \
    struct sentence due(const struct decision_view *view, unsigned choice);
DECISION_WORDS(X)
#undef X

/* For the rows of any: what the choice at hand is about, and with the points it pays now; those
 * points; nothing. */
struct sentence decision_bare(const struct decision_view *view);
struct sentence decision_detail(const struct decision_view *view);
struct sentence decision_points(const struct decision_view *view, unsigned choice);
struct sentence decision_untold(const struct decision_view *view, unsigned choice);

#endif
