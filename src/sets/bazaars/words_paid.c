#include "words_paid.h"

#include "language/language.h"
#include "wording/statistics_words.h"

static const char *name_of(const struct seats *seats, unsigned player)
{
    return seats->seat[player].name;
}

struct sentence auction_words_balance(const struct auction_course *course, unsigned player)
{
    int balance = auction_balance(course, player);
    return balance == 0 ? sentence_of("%s", "") : sentence_of("%+d", balance);
}

/* A sale: for nothing, and for so many points. */
struct sale_words {
    const char *free, *paid;
};

static const struct sale_words own_words = {N_("%s takes tile %u for nothing"),
                                            N_("%s takes tile %u for %d")};
static const struct sale_words bought_words = {N_("%s buys tile %u from %s for nothing"),
                                               N_("%s buys tile %u from %s for %d")};
static const struct sale_words sold_words = {N_("%s sells tile %u to %s for nothing"),
                                             N_("%s sells tile %u to %s for %d")};
static const struct sale_words forced_words = {
    N_("%s cannot pay and sells tile %u to %s for nothing"),
    N_("%s cannot pay and sells tile %u to %s for %d")};

static const char *at_price(const struct sale_words *words, int points)
{
    return points == 0 ? _(words->free) : _(words->paid);
}

struct sentence auction_words_sale(const struct auction_sale *sale, const struct seats *seats)
{
    const char *taker = name_of(seats, sale->taker);
    const char *other = sale->other == NOBODY ? "" : name_of(seats, sale->other);
    unsigned tile = sale->tile + 1u;
    int points = sale->points;
    switch ((enum auction_way)sale->way) {
    case WAY_TAKEN:
        return sentence_of(_("%s takes tile %u"), taker, tile);
    case WAY_OWN:
        return sentence_of(at_price(&own_words, points), taker, tile, points);
    case WAY_BOUGHT:
        return sentence_of(at_price(&bought_words, points), taker, tile, other, points);
    case WAY_SOLD:
        return sentence_of(at_price(&sold_words, points), other, tile, taker, points);
    case WAY_FORCED:
        return sentence_of(at_price(&forced_words, points), other, tile, taker, points);
    case WAY_LAST:
        return sentence_of(_("%s gets tile %u, the last, for nothing"), taker, tile);
    }
    return sentence_of("%s", "");
}

struct sentence tiles_won(const struct tally *tally)
{
    if (tally->counted[FROM_AUCTIONS] == 0)
        return (struct sentence){""};
    return sentence_of(_n("%u tile won, %s points on average; %u bought, %u sold",
                          "%u tiles won, %s points each on average; %u bought, %u sold",
                          tally->won),
                       tally->won, statistics_words_tenths(tally_average_price(tally)).text,
                       tally->bought, tally->sold);
}
