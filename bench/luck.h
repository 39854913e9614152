/* The luck of a game: what its draws were worth, by the evaluation, beyond what they were worth on
 * average. Over all orders of the pile it is 0, whoever plays and whatever the evaluation is worth;
 * so a margin less its luck has the same mean as the margin, and varies much less. */
#ifndef BASTIDE_BENCH_LUCK_H
#define BASTIDE_BENCH_LUCK_H

#include "bots/plans.h"

/* How the luck is judged; its sight stays the same for games with the same options. */
struct luck {
    struct sight sight;
    struct outlook outlook;
};

void luck_begin(struct luck *luck, const struct options *options, const struct weights *weights);

/* What drawing `kind` is worth to `player`, in points of margin over the mean of the others, beyond
 * the average draw. The game is at the phase `draw`. */
double luck_of_draw(struct luck *luck, const struct game *game, uint8_t kind, unsigned player);

#endif
