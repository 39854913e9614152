/* The tiles of auctions, counted (BZ6). */
#include "facts_auction.h"

#include "facts/pieces.h"

void auctions_begin(struct game_result *result)
{
    result->offerer = NOBODY;
}

static void add_sale(struct game_result *result, const struct event *sale)
{
    uint8_t offerer = result->offerer;
    result->offerer = NOBODY;
    if (offerer == NOBODY)
        return;
    result->won[sale->player]++;
    if (sale->player != offerer)
        result->sold[offerer]++;
    else if (sale->other != NOBODY)
        result->bought[offerer]++;
}

void auctions_add(struct game_result *result, const struct event *event)
{
    if (event->type == EVENT_OFFER)
        result->offerer = event->player;
    else if (event->type == EVENT_AUCTION)
        add_sale(result, event);
}

void auctions_sum_up(struct career *career, const struct game_result *result, unsigned player)
{
    career->won += result->won[player];
    career->bought += result->bought[player];
    career->sold += result->sold[player];
}

long career_average_price(const struct career *career)
{
    return career_average_of(career->paid[FROM_AUCTIONS], career->won);
}
