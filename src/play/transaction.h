/* A transaction: a move and those that follow by themselves, worked out on copies, so
 * that nothing has happened until all of it can happen. */
#ifndef BASTIDE_PLAY_TRANSACTION_H
#define BASTIDE_PLAY_TRANSACTION_H

#include "play/record_buffer.h"
#include "play/session.h"

enum { TRANSACTION_STEPS = 4 }; /* a move, and more than ever follow one by themselves */

struct transaction {
    struct game game; /* as it stands afterwards */
    struct step step[TRANSACTION_STEPS];
    size_t steps;
    struct event_list events;    /* of all steps */
    struct record_buffer buffer; /* their lines for the record */
};

/* Begins at the session's game. */
void transaction_begin(struct transaction *transaction, const struct session *session);

/* Makes a move, and notes what its player's clock reads. Refused, with `transaction` unchanged,
 * where it is not legal. */
enum refusal transaction_move(struct transaction *transaction, const struct session *session,
                              struct move move);

/* Makes what follows by itself at the session's pace. */
void transaction_follow(struct transaction *transaction, const struct session *session);

/* Makes the moves of chance that are due; none where chance is manual. */
void transaction_chance(struct transaction *transaction, const struct session *session);

/* How the steps come into the session's journal: journal_append or journal_defer. */
typedef bool transaction_keep(struct journal *journal, const struct record_buffer *buffer,
                              struct problem *problem);

/* Puts the steps into the session's journal, if it has one, and adds them to the session. False:
 * nothing has changed. */
bool transaction_commit(struct transaction *transaction, struct session *session,
                        transaction_keep *keep, struct problem *problem);

/* Frees what the transaction holds. */
void transaction_end(struct transaction *transaction);

/* Adds the line of `move`, made in `before` with these events, to a buffer, and what people would
 * like to read behind it as comments. */
void record_buffer_add_step(struct record_buffer *buffer, const struct game *before,
                            struct move move, const struct game *after,
                            const struct event_list *events);

/* Adds the line that tells what a player's clock reads (text/record_clock.h); and those of all
 * players who have used any time. Nothing where there is no clock. */
void record_buffer_add_clock(struct record_buffer *buffer, const struct session *session,
                             unsigned player);
void record_buffer_add_clocks(struct record_buffer *buffer, const struct session *session);

/* Makes the moves of chance that are due; the journal writes them with the next move. False:
 * nothing has changed. */
bool session_let_chance(struct session *session, struct problem *problem);

/* Makes room for so many more steps. False where memory runs out; nothing has changed. */
bool session_make_room(struct session *session, size_t steps);

#endif
