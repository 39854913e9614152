#include "valuing/student.h"

#include "bots/appraisal.h"

/* Newton's method, as a power is not exact enough for what lies far out. */
static double root_of(double value)
{
    double root = power_of(value, 0.5);
    for (unsigned step = 0; root > 0 && step < 3; step++)
        root = (root + value / root) / 2;
    return root;
}

/* The chance of being farther off than `off` standard errors: for an even number of degrees of
 * freedom a finite sum. */
static double beyond_of(unsigned freedom, double off)
{
    double cosine = freedom / (freedom + off * off), term = 1, sum = 1;
    for (unsigned k = 2; k < freedom; k += 2) {
        term *= cosine * (k - 1) / k;
        sum += term;
    }
    return 1 - root_of(1 - cosine) * sum;
}

double student_quantile(unsigned freedom, double beyond)
{
    enum { FARTHEST = 1 << 20, HALVINGS = 60 };
    double low = 0, high = FARTHEST;
    freedom -= freedom % 2;
    for (unsigned step = 0; step < HALVINGS; step++) {
        double off = (low + high) / 2;
        if (beyond_of(freedom, off) > beyond)
            low = off;
        else
            high = off;
    }
    return high;
}
