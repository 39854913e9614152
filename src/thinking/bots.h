/* Bots at work in the background: one that is asked for a move (a thinker), and those that have
 * seats at a session (opponents). */
#ifndef BASTIDE_THINKING_BOTS_H
#define BASTIDE_THINKING_BOTS_H

#include "bots/bot.h"
#include "play/bot_seats.h"
#include "play/session.h"
#include "thinking/job.h"

/* A thinker lets a bot think in threads of its own while the caller goes on: it owns the bot's
 * memory and keeps the time, which bots do not know. Its threads get no signals: those are the
 * caller's.
 *
 *     struct thinker *thinker = thinker_new();
 *     thinker_begin(thinker, &(struct thinker_request){.game = game, .level = BOT_EXPERT});
 *     ... poll job_fd(&thinker->job) for input, beside the keyboard ...
 *     if (thinker_take(thinker, &answer))
 *         ...
 *     thinker_free(thinker); */

struct thinker_request {
    struct game game; /* a player must be due to decide */
    enum bot_level level;
    unsigned simulations; /* at most; 0: as many as the level has, or as `cpu_ms` allows */
    unsigned cpu_ms;      /* at most so many milliseconds of CPU time, of all cores together; 0: no
                             limit */
    unsigned wall_ms;     /* at most so many milliseconds by the clock on the wall; 0: no limit */
    bool one_core;        /* everything on one thread; with `simulations` alone the same answer */
    uint64_t seed;        /* of the misjudgements of lower levels */
    uint8_t fault;        /* at auctions: enum player_fault (sets/bazaars/bot_faults.h) */
    float against;        /* `adaptive`: company_loss (bots/company.h); 0: nobody is known */
    /* With `one_core`: what was found so far is told every so many milliseconds, by the thread that
     * thinks. NULL: it is not. */
    void (*tell)(void *of, const struct bot_answer *so_far);
    void *of;
    unsigned tell_ms;
};

/* Its job is busy while something is being thought, or an answer has not been taken. */
struct thinker {
    struct job job;
    double cpu_ms;    /* that the last answer took, of all cores together, in milliseconds */
    atomic_bool stop; /* set it, and thinking ends with the best so far */
    /* What follows is for the file itself. */
    struct thinker_request request;
    struct bot_answer answer;
    struct bot *bot;
    unsigned nodes;             /* that its memory has room for */
    struct timespec begun;      /* by the clock on the wall */
    struct timespec told;       /* when it was told last how far it is */
    double stage_ms, window_ms; /* when the stage began after that, and how long it may take */
    double share_ms;            /* of CPU time that each part may take for the stage, */
    double spent_ms[BOT_PARTS]; /* and has taken */
};

/* NULL where memory or file descriptors run out, with errno (problem_of_lack). */
struct thinker *thinker_new(void);

/* Ends all thinking. Harmless on NULL. */
void thinker_free(struct thinker *thinker);

/* Thinks and answers, while the caller waits. What was thought before is dropped. False where
 * memory runs out: there is no answer. */
bool thinker_think(struct thinker *thinker, const struct thinker_request *request,
                   struct bot_answer *answer);

/* Begins to think. What was thought before is dropped. False where memory runs out: nothing is
 * being thought. Where threads run out it thinks at once and returns with the answer there. */
bool thinker_begin(struct thinker *thinker, const struct thinker_request *request);

/* Takes the answer; false while there is none. */
bool thinker_take(struct thinker *thinker, struct bot_answer *answer);

/* Waits for the answer and takes it. Something must be being thought. */
void thinker_wait(struct thinker *thinker, struct bot_answer *answer);

/* Forgets what was asked. */
void thinker_drop(struct thinker *thinker);

/* The bots that have seats at a session, and other programs (guests.h). They think in the
 * background; their moves come one by one. Who sits where is in the session's head: `bot` has a
 * level's name, or a program's (play/bot_seats.h), or is empty for a person. */

struct opponents;

/* NULL where memory or file descriptors run out, with errno (problem_of_lack). */
struct opponents *opponents_new(void);

/* Ends all thinking. Harmless on NULL. */
void opponents_free(struct opponents *opponents);

/* Gives them the programs that may play, which are the caller's and stay. */
void opponents_give(struct opponents *opponents, const struct programs *programs);

/* What is wrong with the program that must decide, in a line for people: it does not move until it
 * is tried again or its seat is taken over. NULL: nothing so far. */
const char *opponents_fault(const struct opponents *opponents, const struct session *session);
void opponents_try_again(struct opponents *opponents);

/* Seats have been given to others: programs that had them end. Harmless on NULL. */
void opponents_follow_seats(struct opponents *opponents, const struct session *session);

/* Whether a bot is to decide now. */
bool opponents_are_due(const struct session *session);

/* Where another program plays for whoever is to decide (play/session.h), its move is the one that
 * session_look has found. If a bot is to decide, sees to it that its move is being thought of, and
 * takes it as soon as it is there: true, with `*move` to be played. The move is returned once;
 * whatever has changed in the session since the last call is noticed. Moves that were undone are
 * returned again without thinking, as long as nobody decides otherwise. False where memory runs
 * out, too: it is tried again; and while people are asked something (session_waits_for_answers). */
bool opponents_move(struct opponents *opponents, const struct session *session, struct move *move);

/* The bot at work answers at once with the best it has found so far. */
void opponents_hurry(struct opponents *opponents);

/* A file descriptor that poll says can be read when opponents_move has a move to tell, or where
 * another program plays, when session_look is due; -1: now and then. */
int opponents_fd(const struct opponents *opponents);

#endif
