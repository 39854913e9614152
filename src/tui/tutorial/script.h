/* The script: the prepared games that the tutorial plays, lesson by lesson and step by step, with
 * what is said at each. All of it is data; nothing here acts. */
#ifndef BASTIDE_TUI_SCRIPT_H
#define BASTIDE_TUI_SCRIPT_H

#include "bastide/tiles.h"
#include "rows/lesson.h"

#include <stddef.h>
#include <stdint.h>

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
    const char *move; /* of STEP_PLAY, STEP_GUIDE and STEP_BOT, as in docs/NOTATION.md; else NULL */
    const char *text; /* what is said, marked for translation */
};

struct script_lesson {
    const char *name;  /* marked for translation */
    enum tile_set set; /* in play from here on, with those of the game's lessons before */
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

/* The lessons of all games, numbered from 0; and the game that a lesson is of. */
size_t script_lessons_count(void);
const struct script_lesson *script_lesson(size_t number);
enum script_game script_game_of(size_t lesson);

/* The sets in play in it: bit s for enum tile_set s. And the level of its game's other player; "":
 * the guide moves for it. */
uint32_t script_sets_of(size_t lesson);
const char *script_level_of(size_t lesson);

/* Who plays: the learner, then the player for whom the guide moves. */
enum { SCRIPT_LEARNER, SCRIPT_OTHER, SCRIPT_PLAYERS };
extern const char *const script_names[SCRIPT_PLAYERS];

#endif
