/* The decisions that a scoring brings, in words: a row and a file (decision_NAME.c) each. */
#ifndef BASTIDE_WORDING_DECISIONS_H
#define BASTIDE_WORDING_DECISIONS_H

#include "analysis/position.h"
#include "language/language.h"
#include "wording/deciding.h"
#include "wording/seats.h"
#include "wording/sentence.h"

/* The row: the phase in C, in small letters. */
#define DECISIONS(X) X(CASTLE, castle) X(CLAIM, claim) X(CROSS, cross)

/* The answers that have a letter. The row: phase and verb in C, the letter, the answer's name, the
 * key's hint, its help, what the tutorial says of it (NULL: it names the number), what beginners
 * are told. */
#define DECISION_ANSWERS(X)                                                                        \
    X(CASTLE, CASTLE, 'c', NC_("a decision", "Castle"), K_("castle"), N_("Choose the castle."),    \
      N_("choose the castle"),                                                                     \
      N_("A castle scores nothing now. Later it scores as much as the next feature completed on "  \
         "the framed squares."))                                                                   \
    X(CASTLE, SCORE, 's', NC_("a decision", "Score"), K_("score"), N_("Choose the points."),       \
      N_("choose the points"),                                                                     \
      N_("The small city scores at once and your follower returns home; you keep the castle for "  \
         "another city."))                                                                         \
    X(CROSS, HOME, 'h', NC_("a decision", "Home"), K_("home"), N_("Send the follower home."),      \
      NULL, N_("At home your follower can be deployed again, on another tile."))

/* Those that are features to choose from, by their numbers. The row: verb in C, what beginners are
 * told. */
#define DECISION_PLACES(X)                                                                         \
    X(CLAIM, N_("Your castle scores only one feature completed on the framed squares. Choose "     \
                "which; usually the most points."))                                                \
    X(CROSS, N_("Your follower crosses the lowered drawbridge into this city, even if it is "      \
                "taken, and may win it for you."))

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
    struct sentence (*detail)(const struct decision_view *view);
    struct sentence (*worth)(const struct decision_view *view, unsigned choice);
    /* Without what the players may have to find out by themselves. NULL: the detail, which gives
     * nothing of it away; and no worth at all. */
    struct sentence (*bare)(const struct decision_view *view);
    struct sentence (*due)(const struct decision_view *view, unsigned choice);
};

#define X(PHASE, phase) extern const struct decision_words decision_##phase;
DECISIONS(X)
#undef X

#endif
