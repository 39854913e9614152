/* Guests: other programs that have seats at a session. They are started, sent the game and asked
 * for moves in the background (job.h), by the engine protocol (peer.h), and end with this program,
 * however it ends. If something is wrong with one, people are told, and its seat waits until it is
 * taken over or tried again. */
#ifndef BASTIDE_THINKING_GUESTS_H
#define BASTIDE_THINKING_GUESTS_H

#include "play/bot_seats.h"
#include "play/session.h"

struct guests;

/* A seat for each of `programs`, which are the caller's and stay. NULL where memory or file
 * descriptors run out, with errno. */
struct guests *guests_new(const struct programs *programs);

/* Ends all of them. Harmless on NULL. */
void guests_free(struct guests *guests);

/* Called while a program must decide: sees to it that it is asked, and takes its move as soon as it
 * is there. False while there is none, and if there will be none (guests_fault). Programs whose
 * seats have been taken over are ended. */
bool guests_move(struct guests *guests, const struct session *session, struct move *move);

/* What is wrong with the program that is to decide, in a line for people; NULL: nothing so far. */
const char *guests_fault(const struct guests *guests);

/* Forgets what was wrong: it is started anew with the next guests_move. */
void guests_try_again(struct guests *guests);

/* The program asked answers at once, if it knows how to. */
void guests_hurry(struct guests *guests);

/* No program is asked any more: one that is being asked is ended. */
void guests_rest(struct guests *guests);

/* Ends the programs whose seats have been taken over. */
void guests_follow_seats(struct guests *guests, const struct record_head *head);

/* Whether one is asked; and a file descriptor that poll says can be read when guests_move has
 * something to tell. */
bool guests_are_asked(const struct guests *guests);
int guests_fd(const struct guests *guests);

#endif
