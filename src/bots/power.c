#include "bots/power.h"

enum { TERMS = 14, HALVINGS = 8 };

/* The series converges quickly near 0, so x is divided by 2^8 and the result squared as often. */
double power_exp(double x)
{
    double term = 1, sum = 1;
    if (x < -80)
        return 0;
    x = (x > 80 ? 80 : x) / (1 << HALVINGS);
    for (int n = 1; n < TERMS; n++) {
        term *= x / n;
        sum += term;
    }
    for (int n = 0; n < HALVINGS; n++)
        sum *= sum;
    return sum;
}

/* The natural logarithm: x is brought near 1 by factors of 2, then by the series of
 * artanh((x - 1) / (x + 1)). */
static double logarithm(double x)
{
    static const double of_two = 0.69314718055994530942;
    double result = 0;
    while (x > 1.5) {
        x /= 2;
        result += of_two;
    }
    while (x < 0.75) {
        x *= 2;
        result -= of_two;
    }
    double y = (x - 1) / (x + 1), term = y;
    for (int n = 1; n < 2 * TERMS; n += 2) {
        result += 2 * term / n;
        term *= y * y;
    }
    return result;
}

double power_of(double base, double exponent)
{
    return base > 0 ? power_exp(exponent * logarithm(base)) : 0;
}
