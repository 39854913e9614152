/* Phrases about towers that the table and the wording share. */
#ifndef BASTIDE_TOWER_WORDS_H
#define BASTIDE_TOWER_WORDS_H

#include "facts.h"
#include "wording/wording.h"

/* "Ann 2, Ben": of whom how many; empty if there is nobody. */
struct sentence tower_reach_names(const struct tower_reach *reach, const struct seats *seats);

#endif
