#include "valuing/valuing.h"

#include "bots/appraisal.h"
#include "valuing/student.h"

#include <string.h>

static int best_other(const struct game *game, unsigned player)
{
    int best = INT32_MIN;
    for (unsigned other = 0; other < game->options.players; other++)
        if (other != player && game->player[other].score > best)
            best = game->player[other].score;
    return best;
}

void batch_add(struct batch *batch, unsigned cell, const struct game *over)
{
    for (unsigned player = 0; player < over->options.players; player++) {
        batch->margin[cell][player] += over->player[player].score - best_other(over, player);
        batch->score[cell][player] += over->player[player].score;
    }
}

void batch_add_rivals(struct batch *batch, const struct game *over)
{
    for (unsigned player = 0; player < over->options.players; player++) {
        int best = best_other(over, player);
        unsigned equals = 0;
        for (unsigned other = 0; other < over->options.players; other++)
            equals += other != player && over->player[other].score == best;
        for (unsigned other = 0; other < over->options.players; other++)
            if (other != player && over->player[other].score == best)
                batch->rival[player][other] += 1.0 / equals;
    }
}

void batch_join(struct batch *batch, const struct batch *other)
{
    batch->rounds += other->rounds;
    for (unsigned cell = 0; cell < TALLY_CELLS; cell++)
        for (unsigned player = 0; player < PLAYERS_MAX; player++) {
            batch->margin[cell][player] += other->margin[cell][player];
            batch->score[cell][player] += other->score[cell][player];
        }
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        for (unsigned rival = 0; rival < PLAYERS_MAX; rival++)
            batch->rival[player][rival] += other->rival[player][rival];
}

unsigned tally_rounds(const struct margin_tally *tally)
{
    unsigned rounds = 0;
    for (unsigned b = 0; b < TALLY_BATCHES; b++)
        rounds += tally->batch[b].rounds;
    return rounds;
}

bool tally_is_exact(const struct margin_tally *tally)
{
    return tally->all > 0 && tally_rounds(tally) == tally->all;
}

/* What a round counts in its cells. */
enum count { OF_MARGINS, OF_SCORES };

static double sum_in(const struct batch *batch, const struct mixture *mixture, unsigned player,
                     enum count count)
{
    double sum = 0;
    for (unsigned cell = 0; cell < TALLY_CELLS; cell++)
        sum += mixture->of[cell] *
               (count == OF_SCORES ? batch->score[cell][player] : batch->margin[cell][player]);
    return sum;
}

double tally_mean(const struct margin_tally *tally, unsigned cell, unsigned player)
{
    struct mixture mixture = {{0}};
    mixture.of[cell] = 1;
    return tally_estimate(tally, &mixture, player).mean;
}

/* Student's distribution: within so many standard errors with 95 %, by the first terms of its
 * expansion. */
static double quantile_of(unsigned freedom)
{
    double by = 1.0 / freedom;
    return 1.960 + by * (2.372 + by * (2.822 + by * (2.556 + by * 3.0)));
}

static unsigned used_batches(const struct margin_tally *tally, unsigned used[TALLY_BATCHES])
{
    unsigned count = 0;
    for (unsigned b = 0; b < TALLY_BATCHES; b++)
        if (tally->batch[b].rounds > 0)
            used[count++] = b;
    return count;
}

double tally_quantile(const struct margin_tally *tally)
{
    unsigned used[TALLY_BATCHES], count = used_batches(tally, used);
    return count < TALLY_BATCHES_LEAST ? -1 : quantile_of(count - 1);
}

double tally_widening(const struct margin_tally *tally, double beyond)
{
    unsigned used[TALLY_BATCHES], count = used_batches(tally, used);
    if (count < TALLY_BATCHES_LEAST)
        return 1;
    return student_quantile(count - 1, beyond) / student_quantile(count - 1, 0.05);
}

void tally_draw_again(const struct margin_tally *tally, struct rng *rng, struct margin_tally *again)
{
    unsigned used[TALLY_BATCHES], count = used_batches(tally, used);
    memset(again, 0, sizeof *again);
    for (unsigned b = 0; b < count; b++)
        again->batch[b] = tally->batch[used[rng_below(rng, count)]];
}

void tally_meet(struct margin_tally *tally, const struct margin_tally *other)
{
    for (unsigned cell = 0; cell < TALLY_CELLS; cell++)
        for (unsigned player = 0; player < PLAYERS_MAX; player++) {
            double off = tally_mean(other, cell, player) - tally_mean(tally, cell, player);
            for (unsigned b = 0; b < TALLY_BATCHES; b++)
                tally->batch[b].margin[cell][player] += off / 2 * tally->batch[b].rounds;
        }
}

static struct estimate estimate_of(const struct margin_tally *tally, const struct mixture *mixture,
                                   unsigned player, enum count what)
{
    struct estimate estimate = {0, -1};
    double rounds = tally_rounds(tally), squares = 0;
    unsigned used[TALLY_BATCHES], count = used_batches(tally, used);
    if (rounds == 0)
        return estimate;
    for (unsigned b = 0; b < TALLY_BATCHES; b++)
        estimate.mean += sum_in(&tally->batch[b], mixture, player, what) / rounds;
    for (unsigned b = 0; b < TALLY_BATCHES; b++) {
        const struct batch *batch = &tally->batch[b];
        double off = sum_in(batch, mixture, player, what) - batch->rounds * estimate.mean;
        squares += off * off;
    }
    if (tally_is_exact(tally))
        estimate.within = 0;
    if (tally_is_exact(tally) || count < TALLY_BATCHES_LEAST)
        return estimate;
    double variance = squares * count / (count - 1.0) / (rounds * rounds);
    estimate.within = quantile_of(count - 1) * power_of(variance, 0.5);
    return estimate;
}

struct estimate tally_estimate(const struct margin_tally *tally, const struct mixture *mixture,
                               unsigned player)
{
    return estimate_of(tally, mixture, player, OF_MARGINS);
}

struct estimate tally_score(const struct margin_tally *tally, const struct mixture *mixture,
                            unsigned player)
{
    return estimate_of(tally, mixture, player, OF_SCORES);
}

double tally_rival(const struct margin_tally *tally, unsigned player, unsigned other)
{
    double mine = 0, all = 0;
    for (unsigned b = 0; b < TALLY_BATCHES; b++)
        for (unsigned p = 0; p < PLAYERS_MAX; p++) {
            mine += p == other ? tally->batch[b].rival[player][p] : 0;
            all += tally->batch[b].rival[player][p];
        }
    return all > 0 ? mine / all : 0;
}
