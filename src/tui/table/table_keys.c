/* The keys that mean something at the table now. The order in which they are offered is the order
 * of the rows. */
#include "tui/table/table_keys.h"
#include "tui/auction/auction_keys.h"
#include "tui/table/key_rows.h"

static const struct key_rows *const all_keys[] = {
    &keys_of_placing, &keys_of_deploying, &keys_of_ending, &keys_of_looking, &keys_of_leaving,
};

static bool is_good(const struct table_key *key, const struct table *table)
{
    bool timely = table->overlay == OVERLAY_NONE ? key->stages >> table->stage & 1u
                                                 : key->overlays >> table->overlay & 1u;
    return timely && (key->possible == NULL || key->possible(table));
}

static size_t add_good_ones(const struct key_rows *keys, const struct table *table,
                            struct binding bindings[BINDINGS_MAX], size_t count)
{
    for (size_t k = 0; k < keys->count && count < BINDINGS_MAX; k++)
        if (is_good(&keys->row[k], table))
            bindings[count++] = keys->row[k].binding;
    return count;
}

size_t table_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct table *table = (const struct table *)page;
    size_t count = 0;
    if (table->stage == STAGE_AUCTION && table->overlay == OVERLAY_NONE)
        count = auction_bindings(&table->auction, &table->session.game, bindings, count);
    for (size_t k = 0; k < sizeof all_keys / sizeof all_keys[0]; k++)
        count = add_good_ones(all_keys[k], table, bindings, count);
    return count;
}
