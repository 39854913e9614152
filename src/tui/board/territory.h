/* A view of the board that tints features in their owners' colours. */
#ifndef BASTIDE_TUI_TERRITORY_H
#define BASTIDE_TUI_TERRITORY_H

#include "analysis/territory.h"

/* The kind that follows, round and round. */
enum territory_kind territory_next(enum territory_kind kind);

/* Whose colour a node has at such a place: features with several owners are striped slantwise,
 * `width` columns or rows for each. The node has an owner. */
unsigned territory_owner_at(const struct territory *territory, unsigned node, int x, int y,
                            int width);

#endif
