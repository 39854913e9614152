/* What the title leads to. What goes through a game takes ownership of its session and closes it,
 * and is false if memory runs out. */
#ifndef BASTIDE_PLAIN_PLAYING_H
#define BASTIDE_PLAIN_PLAYING_H

#include "plain/plain_game.h"
#include "training/practice_plan.h"

/* Plays a game until it is over or the player leaves. */
bool playing_play(struct dialogue *dialogue, const struct session *session);

/* Steps through a game move by move; or from there goes on with a game of its own. */
bool replay_play(struct dialogue *dialogue, const struct session *session);

/* One step of a game that is not over: a computer player's move, or a question and what is typed at
 * it. */
void playing_step(struct plain_game *plain_game);

/* Asks at which game, and at which of its free seats, to sit down, and plays there. */
bool sit_ask(struct dialogue *dialogue, struct problem *problem);

/* Tells a game to be read: every turn, with the scores after it. False if the record cannot be
 * read. */
bool show_tell(struct dialogue *dialogue, const char *path, struct problem *problem);

/* Follows the game of the record in the file `path` (NULL: the most recently written one) while
 * another program plays it, until it is over or interrupted. False if it cannot be read: `problem`
 * says why. */
bool watch_tell(struct dialogue *dialogue, const char *path, struct problem *problem);

/* Setting up a game, question by question: players, sets, edition, options and seed; an empty line
 * keeps the value in `head`. For a game on a real table, which has chance by hand, no seed and no
 * computer players. False: the dialogue has ended. */
bool new_game_agree(struct dialogue *dialogue, struct record_head *head);

/* The same without aids and seed, for games that are not played to their end. */
bool new_game_agree_on_rules(struct dialogue *dialogue, struct record_head *head);

/* The auction trainer: one bazaar after another, each with its review, until all auctions were
 * held, the players leave, or the input ends. Each auction is in the history as soon as it has been
 * reviewed. False if the plan cannot be followed, such as with a record without a bazaar: `problem`
 * says why. */
bool practice_play(struct dialogue *dialogue, const struct practice_plan *plan,
                   struct problem *problem);

/* The same with the position of today, for whoever practised last. */
bool practice_play_daily(struct dialogue *dialogue, struct problem *problem);

/* Asks what to practise and with whom, and practises it. */
bool practice_ask(struct dialogue *dialogue, struct problem *problem);

/* Says how the player of that name gets on in practice, or the one who practised last where `name`
 * is NULL or has not practised yet, at the time `now` (seconds since 1970). Says so if the history
 * cannot be read. */
void plain_progress(struct dialogue *dialogue, const char *name, long long now);

/* Totals over the finished games of the store, then the ratings of people at the time `now`, in
 * seconds since 1970. False if its folder cannot be read. */
bool statistics_tell(struct dialogue *dialogue, long long now, struct problem *problem);

#endif
