/* Judgements of decisions in words. Sentences claim only what the numbers show: a verdict needs a
 * loss larger than its interval, and values that are estimates are called so. */
#ifndef BASTIDE_WORDING_JUDGEMENT_WORDS_H
#define BASTIDE_WORDING_JUDGEMENT_WORDS_H

#include "training/judgement.h"
#include "wording/seats.h"
#include "wording/value_words.h"

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

/* How far numbers can be trusted: from so many games; or exact, from all orders of the tiles left.
 */
struct sentence judgement_words_playouts(unsigned playouts);
struct sentence judgement_words_exact(unsigned left);

#endif
