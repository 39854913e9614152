/* A transaction: a move and the automatic moves after it, made on copies, so that nothing happens
 * unless all of it can. */
#ifndef BASTIDE_PLAY_TRANSACTION_H
#define BASTIDE_PLAY_TRANSACTION_H

#include "play/record_buffer.h"
#include "play/session.h"

enum { TRANSACTION_STEPS = 4 }; /* a move and its automatic moves, with room to spare */

struct transaction {
    struct game game; /* the resulting game */
    struct step step[TRANSACTION_STEPS];
    size_t steps;
    struct event_list events;    /* of all steps */
    struct record_buffer buffer; /* their lines for the record; to be freed */
};

/* Begins with the session's current game. */
void transaction_begin(struct transaction *transaction, const struct session *session);

/* Makes a move, with its player's clock reading. Refused, with `transaction` unchanged, if it is
 * not legal. */
enum refusal transaction_move(struct transaction *transaction, const struct session *session,
                              struct move move);

/* Makes the automatic moves for the session's pace. */
void transaction_follow(struct transaction *transaction, const struct session *session);

/* Makes the chance moves that are due; none if chance is manual. */
void transaction_chance(struct transaction *transaction, const struct session *session);

/* How the steps are written to the session's journal: journal_append or journal_defer. */
typedef bool transaction_keep(struct journal *journal, const struct record_buffer *buffer,
                              struct problem *problem);

/* Writes the steps to the session's journal, if it has one, and adds them to the session. False:
 * nothing has changed. */
bool transaction_commit(struct transaction *transaction, struct session *session,
                        transaction_keep *keep, struct problem *problem);

/* Adds the line of a step to a buffer, with comments for people on what it did after it. */
void record_buffer_add_step(struct record_buffer *buffer, const struct step *step,
                            const struct game *after, const struct event *event, size_t events);

/* Adds a player's clock line (text/record.h); and those of all players who have used any
 * time. Nothing if there is no clock. */
void record_buffer_add_clock(struct record_buffer *buffer, const struct session *session,
                             unsigned player);
void record_buffer_add_clocks(struct record_buffer *buffer, const struct session *session);

/* Makes the chance moves that are due; the journal writes them with the next move. False: nothing
 * has changed. */
bool session_let_chance(struct session *session, struct problem *problem);

/* session.c, for session_shared.c: makes the moves of the journal's record, and says how much of it
 * counts; `name` names it in problems. The session does not get the journal. False, with `session`
 * empty: it is no record. */
bool session_replay_journal(struct session *session, struct journal *journal, const char *name,
                            struct problem *problem);

/* The same, and the journal is the session's then; it is closed where that fails, or was NULL. */
bool session_open(struct session *session, struct journal *journal, const char *path,
                  struct problem *problem);

/* session_shared.c: what others have done next by chance, in a transaction that has made `steps`
 * moves already; false if there is none. Whether all the steps are in the record. Whether a move
 * may be made: none for a seat that is elsewhere, nor where others have gone on, but theirs. And
 * after moves were made. */
bool session_ahead_by_chance(const struct session *session, size_t steps, struct move *move);
bool session_ahead_has(const struct session *session, const struct step *step, size_t steps);
bool session_may_make(const struct session *session, struct move move, struct problem *problem);
bool session_is_behind(const struct session *session, struct problem *problem); /* always false */
void session_catch_up(struct session *session);
bool session_take_comments(struct session *session); /* those that others have added since */
void session_put_elsewhere(struct session *session, unsigned player);    /* that seat is not here */
struct record_head session_recorded_head(const struct session *session); /* wherever seats are */
void session_forget_ahead(struct session *session);

/* Makes room for that many more steps and events. False if memory runs out; nothing has changed. */
bool session_make_room(struct session *session, size_t steps, size_t events);

/* Adds steps that were made, and what they did; there is room. */
void session_add(struct session *session, const struct step *step, size_t steps,
                 const struct event_list *events);

#endif
