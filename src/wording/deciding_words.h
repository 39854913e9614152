/* Sentences about the decisions in scoring. */
#ifndef BASTIDE_WORDING_DECIDING_WORDS_H
#define BASTIDE_WORDING_DECIDING_WORDS_H

#include "choosing/deciding.h"
#include "facts/position.h"
#include "rows/words.h"
#include "wording/seats.h"
#include "wording/sentence.h"
#include "wording/wording.h"

/* What a decision is told from. */
struct decision_view {
    const struct deciding *deciding;
    const struct position *position; /* of the game */
    const struct seats *seats;
};

typedef struct sentence decision_teller(const struct decision_view *view);
typedef struct sentence choice_teller(const struct decision_view *view, unsigned choice);

/* What a decision is told by: a row of DECISION_WORDS (wording/words.def). Texts are marked. */
struct decision_words {
    decision_teller *detail; /* what the current choice would do: "4 points now; ..." */
    choice_teller *worth;    /* of a choice in a list */
    /* Both without what the players may have to find out by themselves: only what is left, and what
     * points now would be. */
    decision_teller *bare;
    choice_teller *due;
    const char *heading, *note; /* what all are about; what should be known of them, or NULL */
    const char
        *task[2]; /* %s is the player; with two forms %d the points that the answers pay now */
    const char *call[2]; /* the same without the player */
};

const struct decision_words *decision_words_of(const struct deciding *deciding);

/* Why the player is called, in the midst of the turn of player `turn`. */
struct sentence deciding_words_call(const struct deciding *deciding, unsigned turn,
                                    const struct seats *seats);

/* What the player is asked: "Ben: a castle, or 4 points now?" */
struct sentence deciding_words_task(const struct deciding *deciding, const struct seats *seats);

/* A choice in a list: its key and name. */
char deciding_words_key(const struct deciding *deciding, unsigned choice);
struct sentence deciding_words_name(const struct deciding *deciding,
                                    const struct position *position, unsigned choice);

/* What the tutorial calls a choice that has a letter; else NULL. */
const char *deciding_words_advice(const struct deciding *deciding, unsigned choice);

/* What rows name. */
#define X(phase, detail, worth, bare, due, ...)                                                    \
    decision_teller detail, bare;                                                                  \
    choice_teller worth, due;
DECISION_WORDS(X)
#undef X

/* For the rows of any: what the current choice is about, and with the points it pays now; those
 * points; nothing. */
decision_teller decision_bare, decision_detail;
choice_teller decision_points, decision_untold;

#endif
