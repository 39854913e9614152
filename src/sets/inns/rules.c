/* An inn or a cathedral makes its road or city worth more, or nothing (IN1-IN3). */
#include "rules/moments.h"

int inns_each(const struct game *game, feature_counts counts, int each)
{
    if (feature_counts_flagged(counts) == 0)
        return each;
    if (feature_counts_open(counts) == 0)
        return each + 1;
    return game->options.value[OPTION_INN_FINAL] == INN_FINAL_ZERO ? 0 : each;
}
