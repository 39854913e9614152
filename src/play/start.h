/* What to start, as given on the command line, and the setups of the game and the practice started
 * last. All front ends take the same request. */
#ifndef BASTIDE_PLAY_START_H
#define BASTIDE_PLAY_START_H

#include "play/bot_seats.h"
#include "play/settings.h"
#include "training/practice_plan.h"

enum start {
    START_TITLE,
    START_NEW,
    START_CONTINUE,
    START_LOAD,
    START_REPAIR,
    START_REPLAY,
    START_WATCH,
    START_JOIN,
    START_STATISTICS,
    START_SHOW,
    START_TUTORIAL,
    START_PRACTICE
};

struct start_request {
    enum start start;
    const char *path;  /* START_LOAD, START_REPAIR, START_REPLAY: the record; START_WATCH,
                          START_JOIN: likewise, or NULL for the one written last */
    const char *other; /* START_SHOW: a record to compare it with, or NULL */
    const char *seat[PLAYERS_MAX]; /* START_JOIN: whose seats are taken, so many; 0: all that are
                                      free. START_NEW: likewise of a game that others join; 0: of
                                      one that is not shared */
    unsigned seats;
    struct record_head head; /* START_NEW: the game asked for */
    bool head_is_whole;      /* START_NEW: enough was said to begin without asking */
    const char *folder;      /* START_NEW: where a game for a group is kept; NULL: with one's own */
    struct practice_plan practice; /* START_PRACTICE */
    struct settings settings;      /* how the player likes the program */
    bool is_confined; /* START_JOIN, START_WATCH: whoever sits there can do nothing else, nor change
                         any other file (play/confine.h) */
    const char *keys; /* a file of keys; NULL: the player's own, if there is one */
    struct programs programs; /* other programs that may play */
};

/* Remembers the setup of a game that has begun: names, colours, bots, rules, aids and clock, in the
 * file $XDG_STATE_HOME/bastide/last-game (by default ~/.local/state/bastide/last-game), as the head
 * of a record (docs/NOTATION.md). Where that cannot be written the one before is remembered. */
void last_setup_keep(const struct record_head *head);

/* The setup of the last game, without date and seed. Where none is remembered, or the file is
 * damaged, that of somebody who has never played. */
struct record_head last_setup(void);

/* The position of a day for that person, or whoever practised last where `name` is NULL, against a
 * computer player. */
struct practice_plan daily_plan(long long day, const char *name);

/* What was practised last: the head, the stage and how many auctions, in the file
 * $XDG_STATE_HOME/bastide/last-practice (by default ~/.local/state/bastide/last-practice): a line
 * "STAGE AUCTIONS", and then the head of a record. */

/* Remembers it. Where that cannot be written the one before is remembered. */
void last_practice_keep(const struct practice_plan *plan);

/* Returns whether any is remembered; else `plan` is a person of the last game and another player,
 * with all sets, and ten auctions at any stage. */
bool last_practice(struct practice_plan *plan);

#endif
