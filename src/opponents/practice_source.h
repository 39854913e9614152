/* Where the auctions of a practice session come from, each worked out in the background while the
 * one before is played: games of bots (training/practice_position.h), or every bazaar of a record.
 */
#ifndef BASTIDE_OPPONENTS_PRACTICE_SOURCE_H
#define BASTIDE_OPPONENTS_PRACTICE_SOURCE_H

#include "play/practice_plan.h"
#include "play/session.h"

struct practice_source;

/* NULL, with `problem`: the record cannot be read or holds no bazaar, the options have none, or
 * memory runs out. */
struct practice_source *practice_source_new(const struct practice_plan *plan,
                                            struct problem *problem);
void practice_source_free(struct practice_source *source); /* harmless on NULL */

/* How many auctions there are in all; 0: without end. */
unsigned practice_source_count(const struct practice_source *source);

/* Begins to look for auction number `n`, from 0, if that has not been done yet. */
void practice_source_prepare(struct practice_source *source, unsigned n);

/* Whether it is there; a file descriptor that poll says can be read when one has come. */
bool practice_source_is_ready(const struct practice_source *source, unsigned n);
int practice_source_fd(const struct practice_source *source);

/* The session at the reveal of auction number `n`, without a record on disk, which the caller must
 * close; waits for it if it is not ready. What identifies it goes to `of`, for the history: asked
 * for again by that, it is the same. */
struct practice_origin {
    uint64_t seed;   /* of a bot game */
    unsigned bazaar; /* of a record: which of its bazaars, from 1; 0: a bot game's */
};
bool practice_source_session(struct practice_source *source, unsigned n, struct session *session,
                             struct practice_origin *of, struct problem *problem);

#endif
