/* The weights of the evaluation, in one table: what each term is worth in points, and the shape of
 * its curves (bots/bot.def). */
#ifndef BASTIDE_BOTS_WEIGHTS_H
#define BASTIDE_BOTS_WEIGHTS_H

#include "bastide/game.h"
#include "rows/bot.h"

/* The classes of line-ups that have weights of their own: two players or more, with the base set
 * alone or with others. */
enum weights_class {
    WEIGHTS_BASE_2,
    WEIGHTS_BASE_MORE,
    WEIGHTS_SETS_2,
    WEIGHTS_SETS_MORE,
    WEIGHTS_CLASSES
};

/* The weights: rows of bots/bot.def and of the sets. */
enum weight {
#define X(weight, ...) WEIGHT_##weight,
    WEIGHTS(X)
#undef X
        WEIGHTS_COUNT
};

struct weights {
    double of[WEIGHTS_COUNT]; /* by enum weight */
};

/* The class of games with those options, and the weights of a class. */
enum weights_class weights_class_of(const struct options *options);
const struct weights *weights_of(enum weights_class class);

/* The name of a weight, as in the table; for tuners and reports. */
const char *weight_name(enum weight weight);

/* Powers and exponentials, without the mathematics of the C library: the same on every machine, so
 * that a bot's move can be reproduced anywhere. Good to about nine digits. */

/* e to the power of `x`; 0 below -80, and no greater than for 80. */
double power_exp(double x);

/* `base` to the power of `exponent`; 0 if `base` is not above 0. */
double power_of(double base, double exponent);

#endif
