/* Where the auctions of a practice session come from, each worked out in the background while the
 * one before is played: games of bots (training/practice_auction.h), or every bazaar of a record.
 *
 *     struct practice_source *source = practice_source_new(&plan, &problem);
 *     practice_source_prepare(source, n);
 *     ... poll practice_source_fd(source) for input, until practice_source_is_ready(source, n) ...
 *     practice_source_session(source, n, &session, &of, &problem);
 *     practice_source_free(source); */
#ifndef BASTIDE_THINKING_PRACTICE_SOURCE_H
#define BASTIDE_THINKING_PRACTICE_SOURCE_H

#include "play/session.h"
#include "training/practice_plan.h"

/* Whether there are bazaars in games of that head, and people in them; else `problem` says so. */
bool practice_source_can_begin(const struct record_head *head, struct problem *problem);

struct practice_source;

/* NULL, with `problem`: the record cannot be read or holds no bazaar, the options have none, or
 * memory or file descriptors run out. Takes over what it needs of `plan`. */
struct practice_source *practice_source_new(const struct practice_plan *plan,
                                            struct problem *problem);
void practice_source_free(struct practice_source *source); /* harmless on NULL */

/* How many auctions there are in all; 0: without end. Of a record, no more than it has bazaars. */
unsigned practice_source_count(const struct practice_source *source);

/* Begins to look for auction number `n`, from 0, if that has not been done yet. Only one is looked
 * for at a time: another is forgotten. */
void practice_source_prepare(struct practice_source *source, unsigned n);

/* How many games have been played for it that had no such position: a sign of life. */
unsigned practice_source_games(const struct practice_source *source);

/* Whether it is there. A file descriptor that poll says can be read when one has come, until that
 * has been asked. */
bool practice_source_is_ready(struct practice_source *source, unsigned n);
int practice_source_fd(const struct practice_source *source);

/* The session at the reveal of auction number `n`, or at the decision of a drill, which the caller
 * must close; waits for it if it is not ready, and begins to look for the next one. False, with
 * `session` empty: memory ran out.
 *
 * It has the moves from the start of the game, which cannot be undone (session.given), a seed and
 * automatic chance, so that the game can be played on, and neither clock nor record; `pace` and
 * `bots_play` are left to the front end. Of a record it has the head, with the bots of the plan's
 * head if that has as many players. */
bool practice_source_session(struct practice_source *source, unsigned n, struct session *session,
                             struct practice_origin *of, struct problem *problem);

#endif
