/* What was paid at an auction, as it is told after games, too. */
#ifndef BASTIDE_BAZAARS_WORDS_PAID_H
#define BASTIDE_BAZAARS_WORDS_PAID_H

#include "analysis_auction.h"
#include "wording/seats.h"
#include "wording/sentence.h"

/* What a player has got at the bazaar less what was paid: "+3", "-5"; "" for nothing. */
struct sentence auction_words_balance(const struct auction_course *course, unsigned player);

/* How a tile was sold: "Ann buys tile 3 from Ben for 7". */
struct sentence auction_words_sale(const struct auction_sale *sale, const struct seats *seats);

#endif
