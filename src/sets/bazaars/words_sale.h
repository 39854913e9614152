/* Sentences about tiles sold on a real table. */
#ifndef BASTIDE_BAZAARS_WORDS_SALE_H
#define BASTIDE_BAZAARS_WORDS_SALE_H

#include "facts_auction.h"
#include "facts_sale.h"
#include "wording/seats.h"
#include "wording/sentence.h"
#include "wording/wording.h"

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

/* What was paid at an auction, as it is told after games, too. */

/* What a player has got at the bazaar less what was paid: "+3", "-5"; "" for nothing. */
struct sentence auction_words_balance(const struct auction_course *course, unsigned player);

/* How a tile was sold: "Ann buys tile 3 from Ben for 7". */
struct sentence auction_words_sale(const struct auction_sale *sale, const struct seats *seats);

#endif
