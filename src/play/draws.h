/* What chance brings in a session. With a seed: what its record says has come, and then the rest in
 * the seed's order. Without one, what is due is drawn at that moment by the system's random
 * numbers: neither a file nor a program knows it before. Then what moves brought that were taken
 * back comes again, from a list that the record has in comments ("# again 1 draw FRFr"), so that it
 * is the same for whoever goes on with the record. */
#ifndef BASTIDE_PLAY_DRAWS_H
#define BASTIDE_PLAY_DRAWS_H

#include "play/record_buffer.h"
#include "play/session.h"

/* Whether the program draws, and no seed decides what. */
static inline bool draws_are_unseen(const struct session *session)
{
    return session->head.chance == RECORD_CHANCE_UNSEEN;
}

/* Puts the tiles that the session's moves drew first in its order, whatever its seed, so that
 * undoing moves and playing on draws the same tiles again. */
void draws_follow_record(struct session *session);

/* The chance move due in `game`, which is the session's after `steps` more steps. */
struct move draws_next(const struct session *session, const struct step *more, size_t steps,
                       const struct game *game);

/* Without a seed: notes what chance brings in the moves from number `left` on, which are about to
 * be taken back; and that chance moves were made, which are no longer to come again. */
void draws_take_back(struct session *session, size_t left);
void draws_came(struct draws_again *again, const struct step *steps, size_t count);

/* The comments for what comes again, each with its number; nothing where a seed says it. */
void draws_print(const struct session *session, struct record_buffer *buffer);

/* Reads those comments from a piece of a record between two moves, `game` being as it is there:
 * number 1 begins a new list, and without any the list stays. */
void draws_read(struct draws_again *again, const struct game *game, const char *text,
                size_t length);

#endif
