/* Estimate first: before the review each of the people says what the tile chosen first is worth to
 * them, and is told how far off that was (training/own_estimate.h). A question over the table. */
#ifndef BASTIDE_TUI_ESTIMATING_H
#define BASTIDE_TUI_ESTIMATING_H

#include "training/own_estimate.h"
#include "tui/practice/review_view.h"

struct estimating {
    struct own_estimate own[PLAYERS_MAX];
    unsigned left;   /* people who are still to say something: bit p for player p; 0: all have, and
                        are told */
    int typed;       /* the number so far */
    bool has_digits; /* there is one, */
    bool is_below;   /* below 0 */
};

/* Asks these people; with none there is nothing to ask or tell. */
void estimating_begin(struct estimating *estimating, unsigned people);

/* Digits, the minus sign and the keys that take back; up and down by one. Returns whether it was
 * one of these. */
bool estimating_type(struct estimating *estimating, uint32_t key);

/* The person says it, where there is a number; or says nothing. */
void estimating_say(struct estimating *estimating);
void estimating_skip(struct estimating *estimating);

/* Whether anything was said. */
bool estimating_has_said(const struct estimating *estimating);

/* The question; or, when all have answered, what it is worth, as far as it is known. */
struct sentence estimating_words(const struct estimating *estimating,
                                 const struct review_page *review);

/* What was said, with what it is worth once that is known: a line for each who said something, for
 * the review; "" where nobody did. */
struct sentence estimating_told(const struct estimating *estimating,
                                const struct review_page *review);

#endif
