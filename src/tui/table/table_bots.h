/* Computer players at the table: their decisions are worked out in the background, and then played
 * where people can follow, a step at a time, at the pace that the settings have. It goes on while
 * nothing lies over the table. */
#ifndef BASTIDE_TUI_TABLE_BOTS_H
#define BASTIDE_TUI_TABLE_BOTS_H

#include "bastide/game.h"
#include "tui/table/stage.h"

struct opponents;

/* Where the table stood when the current step began: elsewhere another one begins. */
struct bot_step {
    size_t made; /* moves of the session */
    unsigned stage, scored;
    bool is_shown;   /* whether the move that comes next is laid on the board */
    bool is_hurried; /* its time is over */
};

/* What a computer player is about, as far as it has been shown. */
struct bot_turn {
    struct opponents
        *opponents;   /* NULL before the first one is due, and where they cannot be had: */
    int lack;         /* errno then, until it has been told; 0: nothing to tell */
    struct move move; /* what will be played, */
    bool has_move;    /* once that is known */
    bool is_told;     /* only table_bots_tell says what will be played */
    bool is_missing;  /* there are no opponents */
    const char
        *fault; /* what is wrong with the program to decide, which nobody has been told; or NULL */
    bool is_paused;
    bool begins_anew; /* the current step does, with the next look */
    bool was_missed;  /* they have played faster than can be seen */
    struct bot_step step;
    long long since; /* milliseconds: when the step began */
    unsigned beat;   /* of the sign that a player is thinking, from 1; 0: it takes no time yet */
};

/* Whether the computer plays for a player; which players are people, bit p for player p; and how
 * many. */
bool table_plays_itself(const struct table *table, unsigned player);
unsigned table_mask_of_people(const struct table *table);
unsigned table_people(const struct table *table);

/* Whether a computer player is to decide now. Where memory runs out a person decides for it. */
bool table_bots_are_due(struct table *table);

/* Whether computer players cannot think, which has not been reported yet: `news` says why. */
bool table_bots_news(struct table *table, struct problem *news);

/* What the computer player to decide will play: for tables where nothing is thought (bot.is_told).
 * It stands until the session changes. */
void table_bots_tell(struct table *table, struct move move);

/* The move that is being shown before it is played; NULL: none is. */
const struct move *table_bots_shown(const struct table *table);

/* The session has changed: what was to be played is forgotten. */
void table_bots_forget(struct table *table);

/* Time has passed, now `now`: goes on as far as is due. Returns whether anything has changed. */
bool table_bots_look(struct table *table, struct app *app, long long now);

/* Whether what goes on now needs nobody at the keys, and so goes on with time; how many
 * milliseconds from `now` on it does, or REST; what it waits for beside time, a file descriptor, or
 * -1. */
bool table_bots_are_at_work(const struct table *table);
int table_bots_patience(const struct table *table, long long now);
int table_bots_waits_for(const struct table *table);

/* The current step is seen for its whole length once more: something lay over the table, or it
 * stood still. */
void table_bots_begin_anew(struct table *table);

/* Stands still, or goes on again. */
void table_bots_pause(struct table *table);

/* After seats have changed hands. */
void table_follow_seats(struct table *table);

/* From now on (`now`) the bots of `head` play for the players; says what went wrong. */
void table_change_bots(struct table *table, struct app *app, const struct record_head *head,
                       long long now);

/* What is wrong with the program that is to decide, told once; NULL: nothing, or nothing new. And
 * it is asked once more. */
const char *table_bots_fault(struct table *table);
void table_bots_try_again(struct table *table);

/* Whether the table stands still because the program to decide is at fault. */
bool table_bots_are_stuck(const struct table *table);

void table_bots_close(struct table *table);

/* For the stages at which a computer player decides: what happened last, */
struct sentence bot_news(const struct table *table);

/* and members of their rows. */
enum { BOT_KEYS = 3 };
extern const struct table_key bot_keys[BOT_KEYS];
extern const char *const bot_hints[];
unsigned bot_hint(const struct table *table);
bool bot_type(struct table *table, struct app *app, uint32_t key);

#endif
