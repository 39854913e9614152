#include "stage_sale.h"

void sale_entry_begin(struct sale_entry *entry, const struct game *game)
{
    *entry = (struct sale_entry){.points = 0};
    entry->ways = (uint8_t)sale_ways(game, entry->way);
}

/* Points that would be too few for the new way become its least. */
void sale_entry_choose(struct sale_entry *entry, unsigned way)
{
    if (way >= entry->ways)
        return;
    entry->chosen = (uint8_t)way;
    if (entry->points < entry->way[way].points)
        entry->points = entry->way[way].points;
    entry->is_typed = false;
}

void sale_entry_step(struct sale_entry *entry, int by)
{
    sale_entry_choose(entry, (entry->chosen + entry->ways + (unsigned)by) % entry->ways);
}

void sale_entry_raise(struct sale_entry *entry, const struct game *game, int by)
{
    struct bid_limits limits = sale_entry_limits(entry, game);
    int points = entry->points + by;
    entry->is_typed = false;
    entry->points = points < limits.least  ? limits.least
                    : points > limits.most ? limits.most
                                           : points;
}

void sale_entry_type(struct sale_entry *entry, int digit)
{
    int begun = entry->is_typed ? entry->points : 0;
    if (10 * begun + digit <= BIDS_MAX)
        entry->points = 10 * begun + digit;
    entry->is_typed = true;
}

void sale_entry_erase(struct sale_entry *entry)
{
    entry->points /= 10;
}

struct auction_deal sale_entry_deal(const struct sale_entry *entry)
{
    struct auction_deal deal = entry->way[entry->chosen];
    deal.points = entry->points;
    return deal;
}

struct bid_limits sale_entry_limits(const struct sale_entry *entry, const struct game *game)
{
    const struct auction_deal *way = &entry->way[entry->chosen];
    return sale_limits(game, way->taker, way->other);
}
