#include "pairs.h"

#include <math.h>
#include <stdio.h>

void pairs_add(struct pairs *pairs, double won)
{
    pairs->won += won;
    pairs->squares += won * won;
    pairs->count++;
}

static double points_of(double part)
{
    const double surest = 0.999;
    part = part > surest ? surest : part < 1 - surest ? 1 - surest : part;
    return 400 * log10(part / (1 - part));
}

void pairs_print(const struct pairs *pairs)
{
    double mean = pairs->won / pairs->count;
    double within = 1.96 * sqrt((pairs->squares / pairs->count - mean * mean) / pairs->count);
    printf("%.1f %% +- %.1f %%, %+.0f points (%+.0f to %+.0f), %u pairs\n", 100 * mean,
           100 * within, points_of(mean), points_of(mean - within), points_of(mean + within),
           pairs->count);
}
