/* Sentences about the decisions in scoring. */
#ifndef BASTIDE_WORDING_DECIDING_WORDS_H
#define BASTIDE_WORDING_DECIDING_WORDS_H

#include "analysis/position.h"
#include "wording/deciding.h"
#include "wording/wording.h"

/* Why the player is called, in the midst of the turn of player `turn`. */
struct sentence deciding_words_call(const struct deciding *deciding, unsigned turn,
                                    const struct seats *seats);

/* What the player is asked: "Ben: a castle, or 4 points now?" */
struct sentence deciding_words_task(const struct deciding *deciding, const struct seats *seats);

/* What the choice at hand would do: "4 points now; the follower goes home". The position is that of
 * the game, here and below. */
struct sentence deciding_words_detail(const struct deciding *deciding,
                                      const struct position *position, const struct seats *seats);

/* The choices in a list: what all are about, each one's key, name and worth, and what should be
 * known of them. */
const char *deciding_words_heading(const struct deciding *deciding);
char deciding_words_key(const struct deciding *deciding, unsigned choice);
struct sentence deciding_words_name(const struct deciding *deciding,
                                    const struct position *position, unsigned choice);
struct sentence deciding_words_worth(const struct deciding *deciding,
                                     const struct position *position, const struct seats *seats,
                                     unsigned choice);
const char *deciding_words_note(const struct deciding *deciding);

/* What the tutorial calls a choice that has a letter; else NULL. */
const char *deciding_words_advice(const struct deciding *deciding, unsigned choice);

/* The worth without what the players may have to find out by themselves: only what is left
 * and what points now would be; and so the detail of the choice at hand. */
struct sentence deciding_words_due(const struct deciding *deciding, const struct position *position,
                                   const struct seats *seats, unsigned choice);
struct sentence deciding_words_bare(const struct deciding *deciding,
                                    const struct position *position, const struct seats *seats);

#endif
