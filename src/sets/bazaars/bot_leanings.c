#include "bot_leanings.h"

#include "bastide/rng.h"

#include <assert.h>

enum leaning leaning_of(uint64_t seed, unsigned seat)
{
    struct rng rng = rng_from_seed(seed);
    if (seed == 0)
        return LEANING_STEADY;
    return (enum leaning)((rng_below(&rng, LEANINGS_COUNT) + seat) % LEANINGS_COUNT);
}

/* How much of what a leaning likes there is in a move of that player. */

static double nothing_else(unsigned player, const struct alternative *alternative)
{
    return alternative->outcome.worth[player];
}

static double low_bid(unsigned player, const struct alternative *alternative)
{
    (void)player;
    return -alternative->move.points;
}

static double points_received(unsigned player, const struct alternative *alternative)
{
    return alternative->outcome.gains[player];
}

static double points_paid(unsigned player, const struct alternative *alternative)
{
    return -alternative->outcome.gains[player];
}

static double others_harm(unsigned player, const struct alternative *alternative)
{
    double harm = 0;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        harm -= p == player ? 0 : alternative->outcome.worth[p];
    return harm;
}

static double liked(enum leaning leaning, unsigned player, const struct alternative *alternative)
{
    static double (*const likes[LEANINGS_COUNT])(unsigned, const struct alternative *) = {
#define X(leaning, like) [LEANING_##leaning] = like,
        LEANINGS(X)
#undef X
    };
    return likes[leaning](player, alternative);
}

const struct alternative *leaning_choose(enum leaning leaning,
                                         const struct alternatives *alternatives, double slack)
{
    const struct alternative *first = alternatives->alternative, *best = first;
    unsigned player = alternatives->player;
    assert(alternatives->count > 0);
    for (unsigned a = 1; a < alternatives->count; a++) {
        const struct alternative *other = &first[a];
        if (other->outcome.worth[player] >= first->outcome.worth[player] - slack &&
            liked(leaning, player, other) > liked(leaning, player, best))
            best = other;
    }
    return best;
}
