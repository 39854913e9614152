/* What training finds, in words: judgements of decisions, the review of an auction, the history of
 * practice. Sentences claim only what the numbers show: a verdict needs a loss larger than its
 * interval, and values that are estimates are called so. */
#ifndef BASTIDE_WORDING_TRAINING_WORDS_H
#define BASTIDE_WORDING_TRAINING_WORDS_H

#include "rating/practice_rating.h"
#include "training/auction_review.h"
#include "training/drill.h"
#include "training/judgement.h"
#include "wording/seats.h"
#include "wording/value_words.h"
#include "wording/wording.h"

/* Judgements of decisions. */

/* Points, with their interval if that is known: "11.0 \u00b1 1.3"; "about 11" if it is unknown;
 * "11" if there is none. */
struct sentence judgement_words_estimate(struct estimate estimate);

/* The same with the unit: "11.0 \u00b1 1.3 points", "1 point". */
struct sentence judgement_words_points(struct estimate estimate);

/* What was decided: "Opened tile 2 at 0.", "3,-1, follower in a city." `before` is the game before
 * it, here and below. */
struct sentence judgement_words_made(const struct judgement *judged, const struct game *before);

/* The verdict on it: "Lost 2.1 \u00b1 0.8 points. Best: open at 4.", "Too close to call (0.8 \u00b1
 * 2.1). Perhaps better: pass.", "Best by the estimates." */
struct sentence judgement_words_verdict(const struct judgement *judged, const struct game *before);

/* Both: "Turn 23, Ben: 3,-1, follower in a city. 7.2 \u00b1 2.1 points less than 0,4, follower in a
 * field." */
struct sentence judgement_words_decision(const struct judgement *judged, const struct game *before,
                                         const struct seats *seats);

/* Why the best turn is better than the one made, in a judgement of a turn whose loss is certain:
 * the largest part of the difference, "The better turn scores 8 points now, the one played 3.";
 * where the evaluation does not agree that it is better, what the two do. Else empty. */
struct sentence judgement_words_why(const struct judgement *judged, const struct game *before,
                                    const struct seats *seats);

/* The decision and, of a turn, what it lost and why, where the board shows both turns: "Turn 23,
 * Ben: lost 7.2 \u00b1 2.1 points. The better turn scores 8 points now, the one played 3." */
struct sentence judgement_words_finding(const struct judgement *judged, const struct game *before,
                                        const struct seats *seats);

/* Up to which bid: "Ann should bid 5 at most.", "You should bid 7 at most, if at all.", "You should
 * bid no more than 3 to 7."; where intervals are not known, "about 5 at most". `name`: NULL, the
 * player is addressed. */
struct sentence judgement_words_limit(struct bid_limit limit, bool is_known, const char *name);

/* How far numbers can be trusted: from so many games; without luck, from all orders of the tiles
 * left; or exact, solved. */
struct sentence judgement_words_playouts(unsigned playouts);
struct sentence judgement_words_trust(bool is_solved, bool has_all_orders, unsigned left,
                                      unsigned playouts);

/* The review of an auction. */

/* "Estimates from 400 games played to the end.", "No luck of the draw: all orders of the 5 tiles
 * left, as usually played.", "Exact: solved to the end of the game, with best play by all." */
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

/* Why the tile that the decision is about is better or worse than the best other one: the largest
 * part of the difference, "Tile 2 scores 8 points now, tile 1 3."; where the evaluation does not
 * agree that it is, or the numbers do not tell, what is done with the tile. */
struct sentence review_words_why(const struct review_telling *telling, unsigned judgement);

/* The numbers behind it, where they are asked for: what the tile is worth to whom, its price, and
 * the parts of the difference: "Worth 11.0 \u00b1 2.0 to you, 3.0 \u00b1 1.5 to Ben. With best play
 * it goes to you for 4. Tile 2 by the evaluation: points now +4.0, fields -1.5." */
struct sentence review_words_numbers(const struct review_telling *telling, unsigned judgement);

/* The same and what follows: "... Worth 11.0 \u00b1 2.0 to you, 3.0 \u00b1 1.5 to Ben. With best
 * play it goes to you for 4." Of a choice it names the best tile. */
struct sentence review_words_reason(const struct review_telling *telling, unsigned judgement);

/* Of a tile for a player: "It completes your city for 14 points." Empty if it is not known.
 */
struct sentence review_words_tile(const struct review_telling *telling, unsigned tile,
                                  unsigned player);

/* "If you bid most: Ann should buy below 3.2 \u00b1 0.4 and sell above. You should bid 5 at most."
 * Empty where a judgement has no terms. */
struct sentence review_words_terms(const struct review_telling *telling, unsigned judgement);

/* The rule behind the price, where a decision clearly lost something and the numbers bear the rule
 * out: "With two players, buying and selling come to the same at a quarter of what the tile is
 * worth: 8.4 / 4 = 2.1." Else empty. */
struct sentence review_words_rule(const struct review_telling *telling, unsigned judgement);

/* What the auction brought a player: "You did 2.1 \u00b1 0.9 points better than with best play by
 * all." Empty as long as it is unknown. */
struct sentence review_words_gain(const struct review_telling *telling, unsigned player);

/* Against an opponent with a fault, of a decision: "Against a sound player: bid 4. Against Ben:
 * bid 7, which brings 6.0 \u00b1 0.8 more." Empty where nobody is known to have one. */
struct sentence review_words_fault(const struct review_telling *telling, unsigned judgement);

/* The whole, for a player: "You lost about 3.4 points in 2 of 4 decisions. The opening cost most."
 */
struct sentence review_words_summary(const struct review_telling *telling, unsigned player);

/* The history of practice. */

/* "Opening"; of DECISION_KINDS_COUNT: "All". */
const char *training_words_kind(unsigned kind);

/* "You pay too much for monasteries." And how often: "7 times, 12.4 points". */
const char *training_words_weakness(const struct training_weakness *weakness);
struct sentence training_words_times(const struct training_weakness *weakness);

/* Estimating first: what is asked; what was said against what is so: "Ann said 4 for tile 2; it is
 * worth 7.2 ± 1.1: 2.8 too low."; and "Estimates: 3.20 points off on average, 12 tiles." */
struct sentence training_words_ask_estimate(const char *name, unsigned tile, const char *tile_name);
struct sentence training_words_estimate(const struct own_estimate *own, const char *name,
                                        unsigned tile);
struct sentence training_words_estimates(struct training_average average);

/* A drill, as it is chosen: "buy or sell"; and what is to be decided: "You have been outbid for
 * the tile you offered. Buy it or sell it?" There are none of NONE. */
const char *training_words_drill(enum practice_drill drill);
const char *training_words_drill_task(enum practice_drill drill);

/* An average loss: "0.84". */
struct sentence training_words_average(double loss);

/* A rating at auctions: "1540 ± 90"; "-" where nothing is rated. */
struct sentence training_words_rating(const struct practice_rating *rating);

/* "120 auctions practised", "3 positions are due again" */
struct sentence training_words_auctions(unsigned auctions);
struct sentence training_words_due(unsigned due);

/* The date (UTC) of a day, or of a week's Monday: "2026-11-16". */
struct sentence training_words_date(long long time);

/* The sentence where there is no practice yet. */
const char *training_words_nothing(void);

#endif
