/* Ratings by Glicko-2 (M. E. Glickman): how well somebody plays, how far that is known, and how
 * steadily they play. Results count by periods, each against ratings that are known before it. */
#ifndef BASTIDE_RATING_GLICKO_H
#define BASTIDE_RATING_GLICKO_H

/* On the scale of chess: 400 points more are ten results won for each one lost. */
struct rating {
    double points;
    double deviation; /* with 95 %, the true rating is within 1.96 deviations */
    double volatility;
};

/* Somebody of whom nothing is known: 1500, as well as a level of that rating. */
struct rating rating_unknown(void);

/* A result against somebody else: 1 won, 0.5 as good, 0 lost. */
struct rating_result {
    double points, deviation; /* of the other */
    double score;             /* from 0 to 1 */
};

/* The rating after a period with these results; with none it only becomes less sure. */
struct rating rating_after(struct rating before, const struct rating_result *results,
                           unsigned count);

/* The rating after so many periods without results: its deviation grows, up to that of somebody
 * unknown. */
struct rating rating_rested(struct rating before, unsigned periods);

/* The part of the results that a player should win against another whose rating is known. */
double rating_expects(double points, double others);

#endif
