/* Judgements of decisions in words: claims are made only where the numbers show them. */
#ifndef BASTIDE_WORDING_JUDGEMENT_WORDS_H
#define BASTIDE_WORDING_JUDGEMENT_WORDS_H

#include "training/game_analysis.h"
#include "training/judgement.h"
#include "wording/seats.h"
#include "wording/sentence.h"

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

#endif
