/* Sentences about a bazaar. */
#ifndef BASTIDE_WORDING_AUCTION_WORDS_H
#define BASTIDE_WORDING_AUCTION_WORDS_H

#include "analysis/auction.h"
#include "analysis/placements.h"
#include "wording/wording.h"

/* What the player who must decide is asked: "Ben: bid more than 3 for tile 2, or pass". */
struct sentence auction_words_task(const struct game *game, const struct seats *seats);

/* The same in a word or two, for below the name: "bids for tile 2". */
struct sentence auction_words_part(const struct game *game);

/* Where tile `number` (from 0) would fit: "Tile 2 fits on 9 squares, 2 by a bridge"; `unseen` of
 * the squares are out of sight. */
struct sentence auction_words_fits(const struct placements *fits, unsigned number, unsigned unseen);

/* What may be bid, "4 or more", "4 to 12, your score"; or what is wrong with `bid`. */
struct sentence auction_words_limits(const struct game *game, int bid);

/* Where a player stands: "passed", "bid 7", "has tile 3". */
struct sentence auction_words_standing(const struct auction_course *course, unsigned player,
                                       const struct bazaar *bazaar);

/* How a tile was sold: "Ann buys tile 3 from Ben for 7". */
struct sentence auction_words_sale(const struct auction_sale *sale, const struct seats *seats);

/* How the bazaar goes, when it is announced. */
struct sentence auction_words_host(const struct game *game, const struct seats *seats);
struct sentence auction_words_course(const struct game *game, const struct seats *seats);

/* Who places first when all is sold. */
struct sentence auction_words_first(const struct game *game, const struct seats *seats);

/* How a turn is called: "Ben's turn", "Ben places the tile won at the bazaar"; and which tile is
 * placed in a turn after the bazaar: "the tile won". */
struct sentence auction_words_turn(const struct game *game, const char *name);
const char *auction_words_won(const struct game *game);

#endif
