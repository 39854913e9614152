/* Values that the solver (bots/solver.h) finds: what the end of a game comes to if both play their
 * best, as expected over the draws. */
#ifndef BASTIDE_VALUING_SOLVED_H
#define BASTIDE_VALUING_SOLVED_H

#include "valuing/valuing.h"

/* The bytes that it works in, which lie behind the valuing. */
size_t solved_size(void);

/* Solves each alternative of a valuing that has been prepared, and adds their margins to `values`,
 * a batch of zeros; the best turn of all is put among the turns. False, with nothing that counts in
 * `values`: there are more than two players, too many tiles are left, an auction may come, or it
 * would take more than so many positions. */
bool solved_find(struct valuing *valuing, unsigned long positions, struct batch *values);

#endif
