/* Powers and exponentials, without the mathematics of the C library: the same on every machine, so
 * that a bot's move can be reproduced anywhere. Good to about nine digits. */
#ifndef BASTIDE_BOTS_POWER_H
#define BASTIDE_BOTS_POWER_H

/* e to the power of `x`; 0 below -80, and no greater than for 80. */
double power_exp(double x);

/* `base` to the power of `exponent`; 0 if `base` is not above 0. */
double power_of(double base, double exponent);

#endif
