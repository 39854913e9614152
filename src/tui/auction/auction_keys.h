/* What the keys do at an auction. The table's page lists these beside its own. */
#ifndef BASTIDE_TUI_AUCTION_KEYS_H
#define BASTIDE_TUI_AUCTION_KEYS_H

#include "tui/auction/auction.h"

/* Adds the keys that mean something now, the most useful first. Their hints are good until the
 * auction changes. */
size_t auction_bindings(const struct auction *auction, const struct game *game,
                        struct binding bindings[BINDINGS_MAX], size_t count);

#endif
