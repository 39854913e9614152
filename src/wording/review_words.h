/* The review of an auction in words. Sentences claim only what the numbers show: a verdict needs a
 * loss larger than its interval, and values that are estimates are called so. */
#ifndef BASTIDE_WORDING_REVIEW_WORDS_H
#define BASTIDE_WORDING_REVIEW_WORDS_H

#include "training/auction_review.h"
#include "wording/seats.h"
#include "wording/sentence.h"

/* "11 ± 1.3", "about 11", "11"; points, with their interval if that is known. */
struct sentence review_words_estimate(struct estimate estimate);

/* "400 games played to their end: values are estimates", "every order of the tiles left: exact". */
struct sentence review_words_trust(const struct auction_review *review);

/* "Opened at 0" - what was decided. And the verdict on it: "Best: open at 4. Lost 2.1 ± 0.8.",
 * "Best.", "Too close to call." */
struct sentence review_words_made(const struct auction_review *review, unsigned judgement,
                                  const struct auction_held *held, const struct seats *seats);
struct sentence review_words_verdict(const struct auction_review *review, unsigned judgement,
                                     const struct auction_held *held, const struct seats *seats);

/* Why, from the position: "Completes your 14-point city; worth 11 to you, 3 to Ben: 4 would have
 * bought it." */
struct sentence review_words_reason(const struct auction_review *review, unsigned judgement,
                                    const struct auction_held *held, const struct seats *seats);

/* Of a tile for a player: "Completes your city for 14 at (2, 3)." and "Sell above 3, buy below." */
struct sentence review_words_tile(const struct auction_review *review, unsigned tile,
                                  unsigned player, const struct seats *seats);
struct sentence review_words_terms(const struct judgement *judgement);

/* The whole, for `player`: "You lost 3.4 points in 4 decisions; the opening cost most." */
struct sentence review_words_summary(const struct auction_review *review, unsigned player,
                                     const struct seats *seats);

#endif
