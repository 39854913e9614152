/* What a turn is good for, in words. */
#ifndef BASTIDE_WORDING_EFFECT_WORDS_H
#define BASTIDE_WORDING_EFFECT_WORDS_H

#include "analysis/turn_effect.h"
#include "wording/seats.h"
#include "wording/sentence.h"

/* Of a turn with a tile: "At 2,3 it completes your city for 14 points.", "Best at 2,3: follower on
 * a road." `player` is who takes the turn, `you` who is spoken to, or NOBODY. */
struct sentence effect_words(const struct turn_effect *effect, unsigned player,
                             const struct seats *seats, unsigned you);

#endif
