/* The review of an auction, worked out in the background: its values from the reveal on, while it
 * is held, and from its end on what they say of the decisions, which for six players takes a second
 * as well. All calls belong to one thread; none of them waits but reviewer_settle. */
#ifndef BASTIDE_THINKING_REVIEWER_H
#define BASTIDE_THINKING_REVIEWER_H

#include "play/session.h"
#include "thinking/valuer.h"
#include "training/auction_review.h"

struct finder;

/* Large. A new one is all zeros. */
struct reviewer {
    struct valuer *valuer;
    struct finder *finder; /* the other thread */
    unsigned playouts;     /* for each valuing, */
    uint64_t seed;         /* and of its piles */
    unsigned number;       /* the valuing at work, of those that the review needs, */
    bool is_last_known;    /* and whether the last of its values have been taken up */
    struct auction_held held;
    struct auction_review review; /* as far as it is known */
};

/* Begins with the game in which the tiles were revealed. The same budget and seed give the same
 * values, unless it is enough before (valuer_limits_of_screen). False where memory or threads run
 * out: there are none. */
bool reviewer_begin(struct reviewer *reviewer, const struct game *revealed, unsigned playouts,
                    uint64_t seed);

/* The cores are needed elsewhere, or no longer. */
void reviewer_rest(struct reviewer *reviewer, bool rests);

/* The auction is over: takes its decisions from the moves of the session, of which the first `from`
 * led to the reveal, and begins to find what the values there are so far say. */
void reviewer_take(struct reviewer *reviewer, const struct session *session, size_t from);

/* After that: takes up what has been found since; true if there was anything. */
bool reviewer_look(struct reviewer *reviewer);

/* Waits until what is being found is there, and takes it up. */
void reviewer_settle(struct reviewer *reviewer);

/* Whether more is to come; a file descriptor that poll says can be read when it has. */
bool reviewer_is_busy(const struct reviewer *reviewer);
int reviewer_fd(const struct reviewer *reviewer);

/* Ends the work. */
void reviewer_close(struct reviewer *reviewer);

#endif
