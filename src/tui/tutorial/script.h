/* The script: the prepared games that the tutorial plays, lesson by lesson and step by step, with
 * what is said at each. All of it is data; nothing here acts. */
#ifndef BASTIDE_TUI_SCRIPT_H
#define BASTIDE_TUI_SCRIPT_H

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
    const char *name; /* marked for translation */
    uint32_t sets;    /* in play: bit s for enum tile_set s. More from lesson to lesson of a game,
                        never    less */
    const struct script_step *steps;
    size_t count;
};

struct script_game {
    const char *const *tiles; /* in the order in which they come, by their IDs. When they are all
                                 placed, the game is over */
    size_t tiles_count;
    const struct script_lesson *lessons;
    size_t lessons_count;
    const char *bot; /* the level of the other player; "": the guide moves for it */
};

/* The games, each from its own start. The row: name of the game, in a file of that name. */
#define SCRIPT_GAMES(X)                                                                            \
    X(script_first)                                                                                \
    X(script_inns)                                                                                 \
    X(script_traders)                                                                              \
    X(script_bot)

#define X(game) extern const struct script_game game;
SCRIPT_GAMES(X)
#undef X

enum {
#define X(game) +1
    SCRIPT_GAMES_COUNT = 0 SCRIPT_GAMES(X)
#undef X
};

extern const struct script_game *const script_games[SCRIPT_GAMES_COUNT];

/* The lessons of all games, numbered from 0; and the number of the game that a lesson is of. */
size_t script_lessons_count(void);
const struct script_lesson *script_lesson(size_t number);
size_t script_game_of(size_t lesson);

/* Who plays: the learner, then the player for whom the guide moves. */
enum { SCRIPT_LEARNER, SCRIPT_OTHER, SCRIPT_PLAYERS };
extern const char *const script_names[SCRIPT_PLAYERS];

#endif
