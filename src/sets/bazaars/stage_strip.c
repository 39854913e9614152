#include "stage_strip.h"

#include "language/language.h"

/* What a sold tile went for; nothing in a draft. */
static struct strip_tile sold(const struct auction_sale *sale, const struct seats *seats)
{
    struct strip_tile tile = {.is_taken = true, .holder = sale->taker};
    const char *name = seats->seat[sale->taker].name;
    bool has_price = sale->way != WAY_TAKEN;
    tile.price = has_price ? sentence_of("%d", sale->points) : sentence_of("%s", "");
    tile.said = has_price ? sentence_of("%s: %s", name, tile.price.text) : sentence_of("%s", name);
    return tile;
}

/* Who bids most for the tile on sale. */
static struct strip_tile offered(const struct bazaar *bazaar)
{
    return (struct strip_tile){.is_on_sale = true,
                               .holder = bazaar->bidder,
                               .price = sentence_of("%d?", bazaar->bid),
                               .said = sentence_of(_("bids %d"), bazaar->bid)};
}

void auction_strip_draw(struct canvas *canvas, const struct tile_strip *strip,
                        const struct bazaar *bazaar, unsigned looked,
                        const struct auction_account *account, const struct seats *seats,
                        const struct surroundings *around)
{
    struct strip_tile tiles[REVEALED_MAX];
    for (unsigned t = 0; t < bazaar->tiles; t++) {
        const struct auction_sale *sale = account == NULL ? NULL : auction_sale_of(account, t);
        tiles[t] = sale != NULL           ? sold(sale, seats)
                   : t == bazaar->offered ? offered(bazaar)
                                          : (struct strip_tile){.holder = NOBODY};
        tiles[t].kind = bazaar->tile[t];
        tiles[t].is_looked_at = t == looked;
    }
    tile_strip_draw(canvas, strip, tiles, bazaar->tiles, seats, around);
}
