/* An inn or a cathedral makes its road or city worth more, or nothing (IN2, IN3). */
#include "bots/terms.h"

void inns_rates(const struct options *options, feature_counts counts, struct rates *rates)
{
    if (feature_counts_flagged(counts) == 0)
        return;
    rates->finished++;
    if (options->value[OPTION_INN_FINAL] == INN_FINAL_ZERO)
        rates->unfinished = 0;
}
