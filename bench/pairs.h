/* Pairs with seats exchanged, and how much better one side is than the other by them. */
#ifndef BASTIDE_BENCH_PAIRS_H
#define BASTIDE_BENCH_PAIRS_H

struct pairs {
    double won, squares; /* sums of the parts that one side won, and of their squares */
    unsigned count;
};

/* Adds a pair, of which one side won that part, 0 to 1. */
void pairs_add(struct pairs *pairs, double won);

/* Ends a line with what it won on average, the interval (95 %), both in points of Glicko, and how
 * many pairs there are, at least one. */
void pairs_print(const struct pairs *pairs);

#endif
