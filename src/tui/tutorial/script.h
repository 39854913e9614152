/* The script: the prepared games that the tutorial plays, lesson by lesson and step by step, with
 * what is said at each; and what the rules make of it. */
#ifndef BASTIDE_TUI_SCRIPT_H
#define BASTIDE_TUI_SCRIPT_H

#include "bastide/tiles.h"
#include "language/language.h"
#include "play/session.h"
#include "rows/lesson.h"

/* What a step waits for. */
enum step_kind {
    STEP_TELL,    /* a key to go on */
    STEP_PLAY,    /* the learner's move, which is this one */
    STEP_GUIDE,   /* nothing: the guide makes this move for the other player; then a key to go on */
    STEP_BOT,     /* the other player's move, which this one plays itself, step by step */
    STEP_GO,      /* Enter at the table: a turn is ended or begun, a bazaar opened */
    STEP_UNDO,    /* the last move of the learner is taken back */
    STEP_REDO,    /* and made again */
    STEP_INSPECT, /* the learner looks at the board */
    STEP_SEATS,   /* looks who plays */
    STEP_RETURN,  /* and comes back from there */
    STEP_FINAL,   /* the final scoring has been seen to its end */
    STEP_KINDS
};

struct script_step {
    enum step_kind kind;
    uint32_t key;     /* of STEP_PLAY: the fast key that makes the move; 0: it is made as usual */
    const char *move; /* of STEP_PLAY, STEP_GUIDE and STEP_BOT, as in docs/NOTATION.md; else NULL */
    const char *text; /* the words, marked for translation */
    const char *then; /* a second move that the key makes after it; NULL: none */
};

struct script_lesson {
    const char *name, *about; /* in the list of lessons; marked for translation */
    enum tile_set set;        /* in play from here on, with those of the game's lessons before */
    const char *const
        *tiles;         /* that it draws, in the order in which they come, by their IDs. When */
    size_t tiles_count; /* those of its game are all placed, the game is over */
    const struct script_step *steps;
    size_t count;
};

enum script_game {
#define X(GAME, level) SCRIPT_##GAME,
    SCRIPT_GAMES(X)
#undef X
        SCRIPT_GAMES_COUNT
};

#define X(GAME, name) extern const struct script_lesson lesson_##name;
SCRIPT_LESSONS(X)
#undef X

#define X(...) +1
enum { SCRIPT_LESSONS_COUNT = 0 SCRIPT_LESSONS(X) };
#undef X

/* The lessons of all games, numbered from 0. */
struct script_row {
    enum script_game game;
    const struct script_lesson *lesson;
    const char *id; /* by which it is remembered as done */
};
extern const struct script_row script_lessons[SCRIPT_LESSONS_COUNT];

/* The sets in play in a lesson: bit s for enum tile_set s. */
uint32_t script_sets_of(size_t lesson);

/* Who plays: the learner, then the player for whom the guide moves. */
enum { SCRIPT_LEARNER, SCRIPT_OTHER, SCRIPT_PLAYERS };

/* The script run: the script worked out by the rules. It knows every move of the prepared games,
 * those of chance among them, and which of them each step is about. The learner's game is always
 * the beginning of one of the script run's. */
enum { SCRIPT_RUN_STEPS_MAX = 512, SCRIPT_RUN_MOVES_MAX = 256 };

struct script_run_step {
    const struct script_step *script;
    uint8_t lesson;       /* from 0 */
    size_t before, after; /* script_run_decided when the step begins, and when it has been done:
                             less where something is taken back */
    struct move move;     /* of the steps in which one is made */
    struct move then;     /* where the script has a second one */
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

/* The first so many moves of the game of a lesson (from 0), under the sets of that lesson. False,
 * with nothing left to be closed, where memory runs out. */
bool script_run_session(const struct script_run *run, size_t lesson, size_t moves,
                        struct session *session, struct problem *problem);

/* The first step of a lesson (from 0). */
size_t script_run_first_step(const struct script_run *run, size_t lesson);

/* The number of moves up to and including the last that somebody decided, whoever it was. */
size_t script_run_decided(const struct session *session);

/* How many of the session's moves are those of the lesson's game, from the first one on. */
size_t script_run_followed(const struct script_run *run, size_t lesson,
                           const struct session *session);

/* For the files of the script: its steps and lessons as rows. */
#define TELL(text)                                                                                 \
    {                                                                                              \
        STEP_TELL, 0, NULL, text, NULL                                                             \
    }
#define PLAY(move, text)                                                                           \
    {                                                                                              \
        STEP_PLAY, 0, move, text, NULL                                                             \
    }
#define FAST(key, move, then, text)                                                                \
    {                                                                                              \
        STEP_PLAY, key, move, text, then                                                           \
    }
#define GUIDE(move, text)                                                                          \
    {                                                                                              \
        STEP_GUIDE, 0, move, text, NULL                                                            \
    }
#define BOT(move, text)                                                                            \
    {                                                                                              \
        STEP_BOT, 0, move, text, NULL                                                              \
    }
#define GO(text)                                                                                   \
    {                                                                                              \
        STEP_GO, 0, NULL, text, NULL                                                               \
    }

/* Of a kind that has no move. */
#define STEP(kind, text)                                                                           \
    {                                                                                              \
        STEP_##kind, 0, NULL, text, NULL                                                           \
    }

#define LESSON(name, about, set, tiles, steps)                                                     \
    {                                                                                              \
        name, about, set, tiles, sizeof(tiles) / sizeof(tiles)[0], steps,                          \
            sizeof(steps) / sizeof(steps)[0]                                                       \
    }

/* Of a lesson that draws no more tiles than those before it. */
#define LESSON_GOING_ON(name, about, set, steps)                                                   \
    {                                                                                              \
        name, about, set, NULL, 0, steps, sizeof(steps) / sizeof(steps)[0]                         \
    }

#endif
