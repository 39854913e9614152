/* Student's distribution, without the library of mathematics. */
#ifndef BASTIDE_VALUING_STUDENT_H
#define BASTIDE_VALUING_STUDENT_H

/* How far a mean of `freedom` + 1 numbers is off with a chance of `beyond`, in standard errors, to
 * either side; `freedom` at least 2, `beyond` from 1e-9 to 1. Of an odd number of degrees of
 * freedom it is that of one less, which is a little more. */
double student_quantile(unsigned freedom, double beyond);

#endif
