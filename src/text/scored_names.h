/* What was scored by name, where the reason of the score is no kind of feature (text.def). */
#ifndef BASTIDE_TEXT_SCORED_NAMES_H
#define BASTIDE_TEXT_SCORED_NAMES_H

#include "bastide/notation.h"
#include "rows/text.h"

#define X(reason, name) const char *name(const struct event *event);
SCORED_NAMES(X)
#undef X

#endif
