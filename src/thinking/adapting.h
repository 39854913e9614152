/* Whom a computer player of the level `adaptive` meets in a session. */
#ifndef BASTIDE_THINKING_ADAPTING_H
#define BASTIDE_THINKING_ADAPTING_H

#include "bots/company.h"
#include "play/session.h"

/* Large. A new one is all zeros. */
struct adapting {
    struct company company; /* as far as it has seen the session */
    size_t seen;            /* positions */
    uint64_t trace;         /* of the first and the moves between them */
};

/* What `adaptive` plays against in that session if these players count, a bit each: what the best
 * of them loses a turn (company_loss), by the moves that are made, without those that were given.
 * It depends on nothing else: `adapting` only remembers what has been judged already. 0 if no bit
 * is set. */
float adapting_loss(struct adapting *adapting, const struct session *session, unsigned players);

/* The players of a head for whom people move, a bit each. */
unsigned adapting_people(const struct record_head *head);

#endif
