/* Moves: everything that anybody, chance included, can do to a game. */
#ifndef BASTIDE_MOVE_H
#define BASTIDE_MOVE_H

#include "bastide/tiles.h"

/* The verbs. The row: name in C, word in notation, what the move's fields hold. */
#define VERBS(X)                                                                                   \
    X(DRAW, "draw", "chance: `arg` the tile kind drawn (B2)")                                      \
    X(PLACE, "place", "`at` the square, `arg` the orientation (B3)")                               \
    X(DISCARD, "discard", "the tile in hand fits nowhere and is put aside (B4)")                   \
    X(DEPLOY, "deploy", "`figure`, `arg` the segment of the tile just placed (B5)")                \
    X(PASS, "pass", "nothing more is deployed (B2)")

enum verb {
#define X(verb, word, fields) VERB_##verb,
    VERBS(X)
#undef X
        VERBS_COUNT
};

/* What can be deployed. */
#define FIGURES(X) X(MEEPLE, "meeple")

enum figure {
#define X(figure, word) FIGURE_##figure,
    FIGURES(X)
#undef X
        FIGURES_COUNT
};

/* A move. Fields that its verb does not use are zero. */
struct move {
    uint8_t verb;     /* enum verb */
    uint8_t figure;   /* enum figure */
    uint8_t arg;      /* see VERBS */
    struct square at; /* see VERBS */
};

static inline struct move move_draw(uint8_t kind)
{
    return (struct move){.verb = VERB_DRAW, .arg = kind};
}

static inline struct move move_place(struct square at, unsigned orientation)
{
    return (struct move){.verb = VERB_PLACE, .arg = (uint8_t)orientation, .at = at};
}

static inline struct move move_deploy(enum figure figure, unsigned segment)
{
    return (struct move){.verb = VERB_DEPLOY, .figure = (uint8_t)figure, .arg = (uint8_t)segment};
}

/* A move that is a verb alone: discard, pass. */
static inline struct move move_plain(enum verb verb)
{
    return (struct move){.verb = (uint8_t)verb};
}

static inline bool move_equal(struct move a, struct move b)
{
    return a.verb == b.verb && a.figure == b.figure && a.arg == b.arg && square_equal(a.at, b.at);
}

#endif
