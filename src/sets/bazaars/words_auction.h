/* Sentences about a bazaar. */
#ifndef BASTIDE_BAZAARS_WORDS_AUCTION_H
#define BASTIDE_BAZAARS_WORDS_AUCTION_H

#include "facts/placements.h"
#include "facts_auction.h"
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
                                       const struct game *game);

/* What the score of whoever must decide becomes in one of the auction_deals at that bid: "If you
 * win: 8 -> 3, to Cleo", "If Cleo buys: 8 -> 13" (with a real arrow); and the second where the
 * chooser cannot pay. Not at `settle`. */
struct sentence auction_words_deal(const struct game *game, int bid, unsigned number,
                                   const struct seats *seats);

/* The same for the ear, with the bid: "If you win at 5, you pay Cleo and have 3." */
struct sentence auction_words_deal_told(const struct game *game, int bid, unsigned number,
                                        const struct seats *seats);

/* Where two are without a tile: "Ann or Ben gets tile 5 for nothing" when tile `tile` is sold (from
 * 0; BZ9). Else, and in a draft, empty. */
struct sentence auction_words_last(const struct game *game, unsigned tile,
                                   const struct seats *seats);

/* What the bazaar has come to, a whole sentence each: what everybody has got or paid, who is still
 * to bid, who may get the last tile for nothing, in which order the tiles are placed. Returns how
 * many there are. */
enum { AUCTION_FACTS_MAX = 4 };
unsigned auction_words_facts(const struct game *game, const struct auction_course *course,
                             const struct seats *seats, struct sentence fact[AUCTION_FACTS_MAX]);

/* How the bazaar goes, when it is announced. */
struct sentence auction_words_host(const struct game *game, const struct seats *seats);
struct sentence auction_words_course(const struct game *game, const struct seats *seats);

/* Who places first when all is sold. */
struct sentence auction_words_first(const struct game *game, const struct seats *seats);

#endif
