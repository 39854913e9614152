/* The script run: the script worked out by the rules. It knows every move of the prepared games,
 * those of chance among them, and which of them each step is about. The learner's game is always
 * the beginning of one of the script run's. */
#ifndef BASTIDE_TUI_SCRIPT_RUN_H
#define BASTIDE_TUI_SCRIPT_RUN_H

#include "play/session.h"
#include "tui/tutorial/script.h"

enum { SCRIPT_RUN_STEPS_MAX = 192, SCRIPT_RUN_MOVES_MAX = 192 };

struct script_run_step {
    const struct script_step *script;
    uint8_t lesson;       /* from 0 */
    size_t before, after; /* script_run_decided when the step begins, and when it has been done:
                             less where something is taken back */
    struct move move;     /* of the steps in which one is made */
};

struct script_run_game {
    struct move move[SCRIPT_RUN_MOVES_MAX]; /* from its start to its end */
    size_t moves;
};

struct script_run {
    struct script_run_step step[SCRIPT_RUN_STEPS_MAX];
    size_t steps;
    struct script_run_game game[SCRIPT_GAMES_COUNT];
};

/* Plays the whole script. False, with `problem` filled in, where memory runs out, or where a move
 * of the script is not one of the rules: then it says which. */
bool script_run_make(struct script_run *run, struct problem *problem);

/* The game as it stands at the beginning of a lesson (from 0), with the sets of that lesson. */
bool script_run_session(const struct script_run *run, size_t lesson, struct session *session,
                        struct problem *problem);

/* The game as it stands at the end of a lesson (from 0) that is the last of its game. */
bool script_run_whole_session(const struct script_run *run, size_t lesson, struct session *session,
                              struct problem *problem);

/* The first step of a lesson (from 0). */
size_t script_run_first_step(const struct script_run *run, size_t lesson);

/* The number of moves up to and including the last that somebody decided, whoever it was. */
size_t script_run_decided(const struct session *session);

/* How many of the session's moves are those of the lesson's game, from the first one on. */
size_t script_run_followed(const struct script_run *run, size_t lesson,
                           const struct session *session);

#endif
