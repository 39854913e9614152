/* After "Example of the Glicko-2 system", whose steps and letters are those of the comments. */
#include "rating/glicko.h"

#include <math.h>

static const double scale = 173.7178, centre = 1500; /* the scale of chess, and that of the steps */
static const double most_deviation = 350, first_volatility = 0.06;
/* tau: how much a volatility may change. Small, as an auction is decided by little. */
static const double restraint = 0.5;

struct rating rating_unknown(void)
{
    return (struct rating){centre, most_deviation, first_volatility};
}

/* g: results against somebody little known say less. */
static double weight_of(double deviation)
{
    const double pi = 3.14159265358979323846;
    return 1 / sqrt(1 + 3 * deviation * deviation / (pi * pi));
}

/* E */
static double expected(double own, double other, double weight)
{
    return 1 / (1 + exp(-weight * (own - other)));
}

double rating_expects(double points, double others)
{
    return expected(points / scale, others / scale, 1);
}

/* What the results say: their variance (v), and the sum of what was won beyond what was expected,
 * by weight. */
struct findings {
    double variance, surplus;
};

static struct findings find(double own, const struct rating_result *results, unsigned count)
{
    double information = 0, surplus = 0;
    for (unsigned r = 0; r < count; r++) {
        double weight = weight_of(results[r].deviation / scale);
        double chance = expected(own, (results[r].points - centre) / scale, weight);
        information += weight * weight * chance * (1 - chance);
        surplus += weight * (results[r].score - chance);
    }
    return (struct findings){1 / information, surplus};
}

/* The new volatility is where this slope (f) is 0, x being the logarithm of its square. */
struct slope {
    double square; /* of the estimated improvement, Delta */
    double spread; /* phi squared plus v */
    double before; /* a */
};

static double slope_at(const struct slope *slope, double x)
{
    double variance = exp(x), sum = slope->spread + variance;
    return variance * (slope->square - sum) / (2 * sum * sum) -
           (x - slope->before) / (restraint * restraint);
}

/* A point on the other side of the root than `before`. */
static double other_side(const struct slope *slope)
{
    double x = slope->before - restraint;
    if (slope->square > slope->spread)
        return log(slope->square - slope->spread);
    while (slope_at(slope, x) < 0)
        x -= restraint;
    return x;
}

/* By the Illinois variant of the regula falsi. */
static double volatility_of(const struct slope *slope)
{
    const double near = 1e-6;
    double a = slope->before, b = other_side(slope);
    double at_a = slope_at(slope, a), at_b = slope_at(slope, b);
    while (fabs(b - a) > near) {
        double c = a + (a - b) * at_a / (at_b - at_a), at_c = slope_at(slope, c);
        if (at_c * at_b <= 0) {
            a = b;
            at_a = at_b;
        } else {
            at_a /= 2;
        }
        b = c;
        at_b = at_c;
    }
    return exp(a / 2);
}

static double larger_deviation(double deviation, double volatility, unsigned periods)
{
    double larger = scale * sqrt(deviation * deviation / (scale * scale) +
                                 (double)periods * volatility * volatility);
    return larger < most_deviation ? larger : most_deviation;
}

struct rating rating_rested(struct rating before, unsigned periods)
{
    before.deviation = larger_deviation(before.deviation, before.volatility, periods);
    return before;
}

struct rating rating_after(struct rating before, const struct rating_result *results,
                           unsigned count)
{
    if (count == 0)
        return rating_rested(before, 1);
    double own = (before.points - centre) / scale, deviation = before.deviation / scale;
    struct findings findings = find(own, results, count);
    double improvement = findings.variance * findings.surplus;
    struct slope slope = {improvement * improvement, deviation * deviation + findings.variance,
                          2 * log(before.volatility)};
    struct rating after = {.volatility = volatility_of(&slope)};
    double wider = larger_deviation(before.deviation, after.volatility, 1) / scale;
    double variance = 1 / (1 / (wider * wider) + 1 / findings.variance);
    after.deviation = scale * sqrt(variance);
    after.points = centre + scale * (own + variance * findings.surplus);
    return after;
}
