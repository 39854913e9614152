/* How certain the values of a position are. */
#ifndef BASTIDE_VALUING_CERTAINTY_H
#define BASTIDE_VALUING_CERTAINTY_H

#include "valuing/valuing.h"

/* Whether more games would hardly tell more: what each tile is worth to each player against the
 * best other one, or how much each turn loses against the best, is known to `within` points, more
 * than 0. Of a turn that loses more than three times its interval it is enough to know that.
 * `player` is the one whose turns are valued. */
bool certainty_is_reached(const struct valuing *valuing, unsigned player, double within);

#endif
