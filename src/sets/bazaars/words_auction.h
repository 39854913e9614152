/* Sentences about a bazaar. */
#ifndef BASTIDE_BAZAARS_WORDS_AUCTION_H
#define BASTIDE_BAZAARS_WORDS_AUCTION_H

#include "facts/placements.h"
#include "facts_auction.h"
#include "wording/seats.h"
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
struct sentence auction_words_standing(const struct auction_account *account, unsigned player,
                                       const struct game *game);

/* What the score of the player who decides becomes in one of the auction_deals at that bid: "If you
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

/* How the bazaar stands, in whole sentences: what each player has got or paid, who is still to bid,
 * who may get the last tile for nothing, in which order the tiles are placed. Returns how many
 * there are. */
enum { AUCTION_FACTS_MAX = 4 };
unsigned auction_words_facts(const struct game *game, const struct auction_account *account,
                             const struct seats *seats, struct sentence fact[AUCTION_FACTS_MAX]);

/* "Ann, Ben": in their order; the same may stand there twice. */
struct sentence auction_words_names(const uint8_t *player, unsigned count,
                                    const struct seats *seats);

/* How the bazaar goes, when it is announced. */
struct sentence auction_words_host(const struct game *game, const struct seats *seats);
struct sentence auction_words_course(const struct game *game, const struct seats *seats);

/* Who places first when all is sold. */
struct sentence auction_words_first(const struct game *game, const struct seats *seats);

/* Sentences about tiles sold on a real table. */

/* What is asked: "Ann chose a tile: who took it, for how much?"; and the first part of it. */
struct sentence sale_words_task(const struct game *game, const struct seats *seats);
struct sentence sale_words_which(const struct game *game, const struct seats *seats);

/* Why a tile cannot have been sold like that; there must be a fault. */
struct sentence sale_words_fault(const struct game *game, enum sale_fault fault,
                                 struct auction_deal deal, const struct seats *seats);

/* What points are possible: "1 or more", "1 to 12"; or what is wrong with `points`. */
struct sentence sale_words_limits(struct bid_limits limits, int points);

/* Who took it and who was paid, by a name each: "Ben, who pays Ann". */
struct sentence sale_words_way(struct auction_deal deal, const struct seats *seats);

/* What was paid at an auction, in words that are used after games, too. */

/* What a player has got at the bazaar less what was paid: "+3", "-5"; "" for nothing. */
struct sentence auction_words_balance(const struct auction_account *account, unsigned player);

/* How a tile was sold: "Ann buys tile 3 from Ben for 7". */
struct sentence auction_words_sale(const struct auction_sale *sale, const struct seats *seats);

#endif
