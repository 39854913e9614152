/* The review of an auction in words, as strict as judgement_words.h. */
#ifndef BASTIDE_WORDING_REVIEW_WORDS_H
#define BASTIDE_WORDING_REVIEW_WORDS_H

#include "training/auction_review.h"
#include "wording/seats.h"
#include "wording/value_words.h"

/* "Estimates from 400 games played to the end.", "Exact: every order of the 5 tiles left." */
struct sentence review_words_trust(const struct auction_review *review);

/* The same, and whether more come: "... More to come.", "... Done." */
struct sentence review_words_progress(const struct auction_review *review,
                                      enum value_progress progress);

/* What the sentences are about, and who reads them. */
struct review_telling {
    const struct auction_review *review;
    const struct auction_held *held;
    const struct seats *seats;
    unsigned you; /* the player addressed as you, or NOBODY: all are called by name */
};

/* Why, from the position: "At 2,3 it completes your city for 14 points. Worth 11.0 \u00b1 2.0 to
 * you, 3.0 \u00b1 1.5 to Ben. With best play it goes to you for 4." Of a choice it names the
 * best tile. */
struct sentence review_words_reason(const struct review_telling *telling, unsigned judgement);

/* Of a tile for a player: "At 2,3 it completes your city for 14 points." Empty if it is not known.
 */
struct sentence review_words_tile(const struct review_telling *telling, unsigned tile,
                                  unsigned player);

/* "Ann should buy below 3.2 \u00b1 0.4 and sell above. You should bid about 5 at most." Empty where
 * a judgement has no terms. */
struct sentence review_words_terms(const struct review_telling *telling, unsigned judgement);

/* What the auction brought a player: "You did 2.1 \u00b1 0.9 points better than with best play by
 * all." Empty as long as it is unknown. */
struct sentence review_words_gain(const struct review_telling *telling, unsigned player);

/* The whole, for a player: "You lost about 3.4 points in 2 of 4 decisions. The opening cost most."
 */
struct sentence review_words_summary(const struct review_telling *telling, unsigned player);

#endif
