/* Letters on all places of a stage, to be typed instead of walking there. */
#ifndef BASTIDE_TUI_MODE_LABELS_H
#define BASTIDE_TUI_MODE_LABELS_H

#include "tui/table/stage.h"

/* Whether there are places to be labelled; and the deed that puts the labels there. */
bool labels_are_possible(const struct table *table);
void labels_deed_open(const struct press *press);

#endif
