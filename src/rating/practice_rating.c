#include "rating/practice_rating.h"

#include <string.h>

/* By bench/ratings.c; `normal` is the one the others are held against. */
static const double level_rating[BOT_LEVELS_COUNT] = {
    [BOT_EASY] = 1430, [BOT_CASUAL] = 1500, [BOT_NORMAL] = 1500,
    [BOT_HARD] = 1500, [BOT_EXPERT] = 1490,
};

double practice_level_rating(enum bot_level level)
{
    return level_rating[level];
}

double practice_rating_score(double lost, double others)
{
    const double as_good = 0.05; /* points: less is nothing (docs/TRAINER.md) */
    return lost < others - as_good ? 1 : lost > others + as_good ? 0 : 0.5;
}

/* Results of one day, no more than there is room for: a day of hundreds of auctions is told by the
 * first ones. */
enum { RESULTS_MAX = 512 };

struct rating_day {
    long long begin; /* 0: none yet */
    struct rating_result result[RESULTS_MAX];
    unsigned results, auctions;
    /* Decisions of a kind: the player's losses, and those of others. */
    double own[RESULTS_MAX];
    struct training_other other[RESULTS_MAX];
    unsigned owns, others;
};

static void add_result(struct rating_day *day, double lost, double others, uint8_t level)
{
    if (day->results < RESULTS_MAX && level_rating[level] > 0)
        day->result[day->results++] =
            (struct rating_result){level_rating[level], 0, practice_rating_score(lost, others)};
}

/* The whole auction against each of the others. */
static void add_auction(struct rating_day *day, const struct training_entry *entry)
{
    double lost[PLAYERS_MAX] = {0}, own = 0;
    uint8_t level[PLAYERS_MAX] = {0};
    unsigned players = 0;
    for (unsigned d = 0; d < entry->decisions; d++)
        own += entry->decision[d].loss.mean;
    for (unsigned o = 0; o < entry->others; o++) {
        const struct training_other *other = &entry->other[o];
        lost[other->player] += (double)other->loss;
        level[other->player] = other->level;
        players |= 1u << other->player;
    }
    for (; players != 0; players &= players - 1)
        add_result(day, own, lost[__builtin_ctz(players)], level[__builtin_ctz(players)]);
}

/* Decisions of a kind are gathered: in one auction the players seldom have the same to decide. */
static void gather(struct rating_day *day, const struct training_entry *entry, unsigned kind)
{
    for (unsigned d = 0; d < entry->decisions; d++)
        if (entry->decision[d].kind == kind && day->owns < RESULTS_MAX)
            day->own[day->owns++] = entry->decision[d].loss.mean;
    for (unsigned o = 0; o < entry->others; o++)
        if (entry->other[o].kind == kind && day->others < RESULTS_MAX)
            day->other[day->others++] = entry->other[o];
}

static void pair_up(struct rating_day *day)
{
    for (unsigned d = 0; d < day->owns && day->others > 0; d++) {
        const struct training_other *other = &day->other[d % day->others];
        add_result(day, day->own[d], (double)other->loss, other->level);
    }
}

/* Whether an entry counts: it is practice, has verdicts, and others were there. */
static bool counts(const struct training_entry *entry, const char *name)
{
    return training_is_practice(entry) && strcmp(entry->name, name) == 0 && entry->others > 0 &&
           training_is_judged(entry);
}

static void rating_day_add(struct rating_day *day, const struct training_entry *entry,
                           unsigned kind)
{
    day->auctions++;
    if (kind == DECISION_KINDS_COUNT)
        add_auction(day, entry);
    else
        gather(day, entry, kind);
}

static void rating_day_begin(struct rating_day *day, long long begin)
{
    day->begin = begin;
    day->results = day->auctions = day->owns = day->others = 0;
}

/* The spans that end after a day. */
static void fill_spans(struct practice_rating *rating, const struct training_trend *trend,
                       long long from)
{
    for (unsigned s = 0; s < trend->spans; s++)
        if (trend->begin + (long long)(s + 1) * trend->seconds > from)
            rating->points[s] = rating->now.points;
}

/* Days from the beginning of one to that of another. */
static unsigned days_between(long long from, long long until)
{
    return until > from ? (unsigned)((until - from) / SECONDS_A_DAY) : 0;
}

/* Takes the results of a day that is over, `last` being the one before with any; returns the last
 * one. */
static long long rating_day_end(struct practice_rating *rating, struct rating_day *day,
                                const struct training_trend *trend, long long last)
{
    pair_up(day);
    if (day->results == 0)
        return last;
    if (last > 0)
        rating->now = rating_rested(rating->now, days_between(last, day->begin) - 1);
    rating->now = rating_after(rating->now, day->result, day->results);
    rating->auctions += day->auctions;
    fill_spans(rating, trend, day->begin);
    return day->begin;
}

/* An entry that is dated before the day in hand was added after it: the clock was put back. */
void practice_rating_find(struct practice_rating *rating, const struct training_entries *entries,
                          const char *name, unsigned kind, const struct training_trend *trend,
                          long long now)
{
    struct rating_day day;
    long long last = 0;
    *rating = (struct practice_rating){.now = rating_unknown()};
    rating_day_begin(&day, 0);
    for (size_t e = 0; e < entries->count; e++) {
        const struct training_entry *entry = &entries->entry[e];
        long long of = training_day_of(entry->time);
        if (!counts(entry, name))
            continue;
        if (of > day.begin) {
            last = rating_day_end(rating, &day, trend, last);
            rating_day_begin(&day, of);
        }
        rating_day_add(&day, entry, kind);
    }
    last = rating_day_end(rating, &day, trend, last);
    if (last > 0)
        rating->now = rating_rested(rating->now, days_between(last, training_day_of(now)));
}
