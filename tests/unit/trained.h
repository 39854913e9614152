/* Histories of practice made by hand: for tests of the log, of progress, and of what shows it. */
#ifndef BASTIDE_TESTS_TRAINED_H
#define BASTIDE_TESTS_TRAINED_H

#include "training/entry.h"

#include <string.h>

/* Noon (UTC) of a day from Monday, 2024-01-01, on. */
static inline long long trained_noon(unsigned day)
{
    return 1704110400 + (long long)day * 24 * 60 * 60;
}

static inline struct training_entry trained_entry(const char *name, long long time, uint64_t seed)
{
    struct training_entry entry = {.time = time, .comes_again = true, .part = 10};
    strcpy(entry.name, name);
    entry.wish.options = options_default();
    entry.wish.stage = STAGE_OF_PRACTICE_EARLY;
    entry.wish.seed = seed;
    return entry;
}

/* A sure loss of that much, or none; what lost nothing was no mistake. */
static inline void trained_add(struct training_entry *entry, enum decision_kind kind,
                               enum misjudgement way, enum tile_group group, double loss)
{
    entry->decision[entry->decisions++] =
        (struct training_decision){(uint8_t)kind, (uint8_t)way, (uint8_t)group, {loss, loss / 4}};
}

#endif
