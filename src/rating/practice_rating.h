/* How well somebody decides at auctions: a rating against the computer players that they practised
 * with. An auction is won by whoever lost less by their own decisions: what the tiles, the seat or
 * the mistakes of others brought counts for nobody. Losses that are too close to call count like
 * others; over many auctions their errors cancel out. A day (UTC) is a period of Glicko-2. Docs:
 * docs/TRAINER.md. */
#ifndef BASTIDE_RATING_PRACTICE_RATING_H
#define BASTIDE_RATING_PRACTICE_RATING_H

#include "rating/glicko.h"
#include "training/progress.h"

/* The rating of a level at auctions, of all decisions (DECISION_KINDS_COUNT) or of a kind; 0: none,
 * as it adapts. Measured (docs/TRAINER.md). */
double practice_level_rating(enum bot_level level);

struct practice_rating {
    unsigned auctions; /* that count; 0: there is no rating */
    struct rating now; /* as sure as it is today */
    /* After each span of the trend; 0 before the first auction that counts. */
    double points[TREND_SPANS_MAX];
};

/* The rating of a player's decisions of a kind (DECISION_KINDS_COUNT: of all) up to `now`, with the
 * spans of the trend. Of a kind, each decision is held against one of the others' of the same kind
 * and day. */
void practice_rating_find(struct practice_rating *rating, const struct training_entries *entries,
                          const char *name, unsigned kind, const struct training_trend *trend,
                          long long now);

/* The result of losing so much where another lost so much: 1 won, 0.5 as good, 0 lost. */
double practice_rating_score(double lost, double others);

#endif
