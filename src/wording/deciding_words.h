/* Sentences about the decisions in scoring. */
#ifndef BASTIDE_WORDING_DECIDING_WORDS_H
#define BASTIDE_WORDING_DECIDING_WORDS_H

#include "choosing/deciding.h"
#include "facts/position.h"
#include "rows/words.h"
#include "wording/seats.h"
#include "wording/sentence.h"
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

/* The decisions that a scoring brings, in words: what the rows of DECISION_WORDS name
 * (wording/words.def). */

/* What a decision is told from. */
struct decision_view {
    const struct deciding *deciding;
    const struct position *position; /* of the game */
    const struct seats *seats;
};

/* What deciding_words.h says of a decision; texts are marked. */
struct decision_words {
    const char *heading, *note;
    const char
        *task[2]; /* %s is the player; with two forms %d the points that the answers pay now */
    const char *call[2]; /* the same without the player */
};

#define X(phase, detail, worth, bare, due, ...)                                                    \
    struct sentence detail(const struct decision_view *view);                                      \
    struct sentence worth(const struct decision_view *view, unsigned choice);                      \
    struct sentence bare(const struct decision_view *view);                                        \
    struct sentence due(const struct decision_view *view, unsigned choice);
DECISION_WORDS(X)
#undef X

/* For the rows of any: what the choice at hand is about, and with the points it pays now; those
 * points; nothing. */
struct sentence decision_bare(const struct decision_view *view);
struct sentence decision_detail(const struct decision_view *view);
struct sentence decision_points(const struct decision_view *view, unsigned choice);
struct sentence decision_untold(const struct decision_view *view, unsigned choice);

#endif
