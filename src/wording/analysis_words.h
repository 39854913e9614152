/* The analysis of a game in words. */
#ifndef BASTIDE_WORDING_ANALYSIS_WORDS_H
#define BASTIDE_WORDING_ANALYSIS_WORDS_H

#include "training/game_analysis.h"
#include "wording/seats.h"
#include "wording/sentence.h"

/* A turn: "3,-1, follower in a city"; with a bridge: "3,-1, bridge e-w here, follower on a road".
 */
struct sentence analysis_words_turn(const struct game *before, const struct plan *turn);

/* A decision and what it lost, as far as the numbers show it: "Turn 23, Ben: 3,-1, follower in a
 * city. 7.2 \u00b1 2.1 points less than 0,4, follower in a field." `before` is the game before its
 * move. */
struct sentence analysis_words_decision(const struct analysed *decision, const struct game *before,
                                        const struct seats *seats);

#endif
