/* Judgements of decisions in words: claims are made only where the numbers show them. */
#ifndef BASTIDE_WORDING_JUDGEMENT_WORDS_H
#define BASTIDE_WORDING_JUDGEMENT_WORDS_H

#include "training/judgement.h"
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

#endif
