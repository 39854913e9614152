/* Judgements of decisions in words: claims are made only where the numbers show them. */
#ifndef BASTIDE_WORDING_JUDGEMENT_WORDS_H
#define BASTIDE_WORDING_JUDGEMENT_WORDS_H

#include "training/auction_review.h"
#include "training/game_analysis.h"
#include "training/judgement.h"
#include "wording/seats.h"
#include "wording/sentence.h"
#include "wording/value_words.h"

/* Points, with their interval if that is known: "11.0 \u00b1 1.3"; "about 11" if it is unknown;
 * "11" if there is none. */
struct sentence judgement_words_estimate(struct estimate estimate);

/* The same with the unit: "11.0 \u00b1 1.3 points", "1 point". */
struct sentence judgement_words_points(struct estimate estimate);

/* What was decided in an auction: "Opened tile 2 at 0." `before` is the game before it. */
struct sentence judgement_words_made(const struct judgement *judged, const struct game *before);

/* The verdict on it: "Lost 2.1 \u00b1 0.8 points. Best: open at 4.", "Too close to call (0.8 \u00b1
 * 2.1). Perhaps better: pass.", "Best by the estimates." */
struct sentence judgement_words_verdict(const struct judgement *judged, bool is_exact);

/* Its parts, for decisions of other kinds: where the best move was made, and where the numbers do
 * not say that it was better. */
struct sentence judgement_words_of_best(bool is_exact);
struct sentence judgement_words_too_close(struct estimate loss);

/* The analysis of a game in words. */

/* A turn: "3,-1, follower in a city"; with a bridge: "3,-1, bridge e-w here, follower on a road".
 */
struct sentence analysis_words_turn(const struct game *before, const struct plan *turn);

/* A decision and what it lost, as far as the numbers show it: "Turn 23, Ben: 3,-1, follower in a
 * city. 7.2 \u00b1 2.1 points less than 0,4, follower in a field." `before` is the game before its
 * move. */
struct sentence analysis_words_decision(const struct analysed *decision, const struct game *before,
                                        const struct seats *seats);

/* The review of an auction in words. Sentences claim only what the numbers show: a verdict needs a
 * loss larger than its interval, and values that are estimates are called so.
 *
 * `you` is the player who is spoken to, or NOBODY: everyone is called by name. */

/* Points, with their interval if that is known: "11.0 \u00b1 1.3"; "about 11" if it is unknown;
 * "11" if there is none. */
struct sentence review_words_estimate(struct estimate estimate);

/* "Estimates from 400 games played to the end.", "Exact: every order of the 5 tiles left." */
struct sentence review_words_trust(const struct auction_review *review);

/* The same, and whether more come: "... More to come.", "... Done." */
struct sentence review_words_progress(const struct auction_review *review,
                                      enum value_progress progress);

/* What was decided: "Opened tile 2 at 0." */
struct sentence review_words_made(const struct auction_review *review, unsigned judgement,
                                  const struct auction_held *held);

/* The verdict on it: "Lost 2.1 \u00b1 0.8 points. Best: open at 4.", "Too close to call (0.8 \u00b1
 * 2.1). Perhaps better: pass.", "Best by the estimates." */
struct sentence review_words_verdict(const struct auction_review *review, unsigned judgement);

/* Why, from the position: "At 2,3 it completes your city for 14 points. Worth 11.0 \u00b1 2.0 to
 * you, 3.0 \u00b1 1.5 to Ben. With best play it goes to you for 4." Of a choice it tells of the
 * best tile. */
struct sentence review_words_reason(const struct auction_review *review, unsigned judgement,
                                    const struct seats *seats, unsigned you);

/* Of a tile for a player: "At 2,3 it completes your city for 14 points." Empty if it is not known.
 */
struct sentence review_words_tile(const struct auction_review *review, unsigned tile,
                                  unsigned player, const struct seats *seats, unsigned you);

/* "Ann should buy below 3.2 \u00b1 0.4 and sell above. You should bid about 5 at most." Empty where
 * a judgement has no terms. */
struct sentence review_words_terms(const struct auction_review *review, unsigned judgement,
                                   const struct auction_held *held, const struct seats *seats,
                                   unsigned you);

/* What the auction brought a player: "You did 2.1 \u00b1 0.9 points better than with best play by
 * all." Empty as long as it is unknown. */
struct sentence review_words_gain(const struct auction_review *review, unsigned player,
                                  const struct seats *seats, unsigned you);

/* The whole, for a player: "You lost about 3.4 points in 2 of 4 decisions. The opening cost most."
 */
struct sentence review_words_summary(const struct auction_review *review, unsigned player,
                                     const struct seats *seats, unsigned you);

#endif
