/* Sums of final margins, and how far they can be trusted.
 *
 * A round plays every alternative once, with the same pile, so that what differs between them is
 * not the luck of the draw. Rounds go into batches by turns; the means of the batches differ by
 * chance alone, so their spread gives the interval of anything that is a sum of the cells' means,
 * whatever in one round hangs together with what. */
#ifndef BASTIDE_VALUING_TALLY_H
#define BASTIDE_VALUING_TALLY_H

#include "bastide/game.h"
#include "bastide/rng.h"

enum {
    TALLY_BATCHES = 32,
    TALLY_CELLS = 36, /* alternatives: each revealed tile for each player, or the turns */
};

/* One batch. A round adds every player's margin and score to each of its cells. */
struct batch {
    double margin[TALLY_CELLS][PLAYERS_MAX];
    double score[TALLY_CELLS][PLAYERS_MAX];
    double rival[PLAYERS_MAX][PLAYERS_MAX]; /* of a player: how often that other was the best */
    unsigned rounds;
};

struct margin_tally {
    struct batch batch[TALLY_BATCHES];
    unsigned all; /* rounds there are: with so many played, means are exact; 0: they are a sample */
};

/* The mean of something; with 95 % its expectation is within `within` of it. Negative: unknown, too
 * few rounds. 0: exact. */
struct estimate {
    double mean, within;
};

/* How much of each cell's mean makes up what is asked for. */
struct mixture {
    double of[TALLY_CELLS];
};

/* Adds the end of a game to a cell of the batch: each one's score, and that less the best
 * other's. */
void batch_add(struct batch *batch, unsigned cell, const struct game *over);

/* Adds who was the best other of each player; of equals each has a part. */
void batch_add_rivals(struct batch *batch, const struct game *over);

/* Adds the rounds of another batch. */
void batch_join(struct batch *batch, const struct batch *other);

unsigned tally_rounds(const struct margin_tally *tally);

/* Whether every possible round has been played. */
bool tally_is_exact(const struct margin_tally *tally);

/* The mean of a cell's margins for a player; 0 before the first round. */
double tally_mean(const struct margin_tally *tally, unsigned cell, unsigned player);

/* A sum of the cells' means for a player, and its interval. */
struct estimate tally_estimate(const struct margin_tally *tally, const struct mixture *mixture,
                               unsigned player);

/* The mean of a cell's scores for a player, and its interval. */
struct estimate tally_score(const struct margin_tally *tally, unsigned cell, unsigned player);

/* How many standard errors an interval is to each side; negative: too few rounds for one. */
double tally_quantile(const struct margin_tally *tally);

/* A tally that could have come out as well: batches drawn from those with rounds, each as often as
 * may be. */
void tally_draw_again(const struct margin_tally *tally, struct rng *rng,
                      struct margin_tally *again);

/* Whether a difference tells nothing: it is not larger than its interval, or that is unknown. */
static inline bool estimate_is_too_close(struct estimate difference)
{
    return difference.within < 0 || difference.mean <= difference.within;
}

/* The part of all games in which `other` was the best other of `player`; 0 before the first
 * round. */
double tally_rival(const struct margin_tally *tally, unsigned player, unsigned other);

#endif
