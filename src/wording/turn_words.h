/* A turn in sentences: what it consists of and what it brings, what is still to come, and who must
 * decide what. Sets add rows of tables (wording/words.def). */
#ifndef BASTIDE_WORDING_TURN_WORDS_H
#define BASTIDE_WORDING_TURN_WORDS_H

#include "choosing/choosing.h"
#include "facts/contact.h"
#include "facts/log.h"
#include "facts/outcome.h"
#include "facts/placements.h"
#include "facts/position.h"
#include "play/watch.h"
#include "rows/words.h"
#include "wording/seats.h"
#include "wording/wording.h"

/* What a turn is called: "Ben's turn", "Ben's second part" (TB6); and which tile is placed in it:
 * "the tile", "the second tile". */
struct sentence turn_words_title(const struct game *game, const char *name);
struct sentence turn_words_tile(const struct game *game);

/* After a placement that earned one: "A second part follows: the tile continues the builder's
 * road." Else empty. */
struct sentence turn_words_earned(const struct game *game);

/* In a further part of a turn, which it is: "Second part"; else NULL. And why it is played: "The
 * tile continued the builder's road." Else empty. */
const char *turn_words_part(const struct game *game);
struct sentence turn_words_why(const struct game *game);

/* What is still to come, one sentence each: "Ann's second part is still to come." Returns how many
 * there are. */
enum { TURN_FACTS_MAX = 8 };
unsigned turn_words_to_come(const struct game *game, const struct seats *seats,
                            struct sentence fact[TURN_FACTS_MAX]);

/* What somebody has for the time being, in a line each: "King A: 7 tiles (+5)"; what it would pay
 * only where that is told. Returns how many there are. */
enum held_worth { HELD_WORTH_TOLD, HELD_WORTH_UNTOLD };
unsigned turn_words_held(const struct game *game, const struct seats *seats, enum held_worth worth,
                         struct sentence fact[TURN_FACTS_MAX]);

/* The kinds that fit somewhere, where players choose among tiles that all see: "Revealed tiles that
 * fit: 1, 3". Returns whether they do. */
bool turn_words_of_kinds(const struct game *game, const struct kind_set *kinds,
                         struct sentence *words);

/* What rows name. */
typedef struct sentence turn_teller(const struct game *game);

#define X(says) turn_teller says;
EARNED_WORDS(X)
TURN_TILES(X)
#undef X

#define X(part, says) turn_teller says;
WHY_WORDS(X)
#undef X

#define X(says) struct sentence says(const struct game *game, const char *name);
TURN_TITLES(X)
#undef X

#define X(says)                                                                                    \
    bool says(const struct game *game, const struct kind_set *kinds, struct sentence *words);
FITTING_WORDS(X)
#undef X

struct turn_facts {
    struct sentence *fact;
    unsigned count;
};

#define X(adds)                                                                                    \
    void adds(struct turn_facts *facts, const struct game *game, const struct seats *seats);
TO_COME_WORDS(X)
#undef X

#define X(adds)                                                                                    \
    void adds(struct turn_facts *facts, const struct game *game, const struct seats *seats,        \
              enum held_worth worth);
HELD_WORDS(X)
#undef X

/* What else is said of a segment that is looked at: the first that sets have to say; or empty. */
struct sentence turn_words_about(const struct game *game, uint16_t node, const struct seats *seats);

#define X(says)                                                                                    \
    struct sentence says(const struct game *game, uint16_t node, const struct seats *seats);
ABOUT_WORDS(X)
#undef X

/* Adds one, if there is room. */
void turn_facts_add(struct turn_facts *facts, struct sentence fact);

/* What a turn is good for, in words. */

/* Of a turn with a tile: "It completes your city for 14 points.", "Deploys: follower on a road."
 * Where that is, the board shows. `player` is who takes the turn, `you` the player addressed, or
 * NOBODY. */
struct sentence effect_words(const struct turn_effect *effect, unsigned player,
                             const struct seats *seats, unsigned you);

/* The same after a name and a colon: "follower in a city." */
struct sentence effect_words_named(const struct turn_effect *effect, unsigned player,
                                   const struct seats *seats, unsigned you);

/* What placing the tile here would complete, in words. */

/* "Completes: city 8 to Ann; road 3, free to take", or empty. `placing` must be a legal move. */
struct sentence forecast_words(const struct game *game, struct move placing,
                               const struct seats *seats);

/* The same of a forecast that is known. */
struct sentence forecast_words_of(const struct forecast *forecast, const struct seats *seats);

/* What the tile would meet here: "Joins: city, 4 tiles (Ann 1, Ben 1)". */
struct sentence contact_words(const struct contact *contact, const struct seats *seats);

/* What rows of FORECAST_WORDS name: a part, after others (wording/words.def). */
#define X(type, tells, alone)                                                                      \
    struct sentence tells(const struct forecast_part *part, const struct seats *seats);
FORECAST_WORDS(X)
#undef X

/* Words for spectators. */

/* Who has to do what now, or how the game ended. `log` is that of the whole game. */
struct sentence watch_words_task(const struct game *game, const struct log *log,
                                 const struct seats *seats);

/* What is wrong with the record; empty where nothing is. */
struct sentence watch_words_state(const struct watch *watch);

/* What rows of PHASE_WORDS name. */
#define X(phase, text, says)                                                                       \
    struct sentence says(const char *words, const struct game *game, const struct seats *seats);
PHASE_WORDS(X)
#undef X

/* Sentences about the decisions in scoring. */

/* What the words of a decision are made from. */
struct decision_view {
    const struct deciding *deciding;
    const struct position *position; /* of the game */
    const struct seats *seats;
};

typedef struct sentence decision_teller(const struct decision_view *view);
typedef struct sentence choice_teller(const struct decision_view *view, unsigned choice);

/* The words of a decision: a row of DECISION_WORDS (wording/words.def). Texts are marked. */
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

#define X(phase, name) choice_teller name;
CHOICE_NAMES(X)
#undef X

/* For the rows of any: what the current choice is about, and with the points it pays now; those
 * points; nothing. */
decision_teller decision_bare, decision_detail;
choice_teller decision_points, decision_untold;

#endif
