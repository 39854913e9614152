/* The revealed tiles in a strip, with what became of them so far. */
#ifndef BASTIDE_BAZAARS_STAGE_STRIP_H
#define BASTIDE_BAZAARS_STAGE_STRIP_H

#include "facts_auction.h"
#include "tui/table/layout.h"

enum { AUCTION_NO_TILE = REVEALED_MAX };

/* Draws the bazaar's tiles: the one `looked` at (or AUCTION_NO_TILE) in brackets, the one on sale
 * after an arrow. `account` is NULL while tiles are still being revealed. */
void auction_strip_draw(struct canvas *canvas, const struct tile_strip *strip,
                        const struct bazaar *bazaar, unsigned looked,
                        const struct auction_account *account, const struct seats *seats,
                        const struct surroundings *around);

#endif
