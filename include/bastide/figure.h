/* The figures that players put on the board. */
#ifndef BASTIDE_FIGURE_H
#define BASTIDE_FIGURE_H

#include "bastide/options.h"
#include "bastide/prefix.h"

#include <assert.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A follower occupies the feature that it stands in (B5) and counts for its majority (B9). A helper
 * does neither, but leaves with the followers. A loner does neither, whoever comes and goes. A
 * structure stands on no segment: an action of its own puts it elsewhere. A neutral piece is owned
 * by nobody; where it is on a segment it counts for nothing there. */
enum figure_role { ROLE_FOLLOWER, ROLE_HELPER, ROLE_LONER, ROLE_STRUCTURE, ROLE_NEUTRAL };

/* The figures, in the order offered. */
enum figure {
#define X(figure, ...) FIGURE_##figure,
    FIGURES(X)
#undef X
        FIGURES_COUNT
};

enum {
#define X(figure, word, key, each, set, role, ...) +(ROLE_##role == ROLE_NEUTRAL ? 0 : (each))
    FIGURES_EACH = 0 FIGURES(X), /* each player's figures of all kinds */
#undef X
#define X(figure, word, key, each, set, role, ...) +(ROLE_##role == ROLE_NEUTRAL ? (each) : 0)
    NEUTRAL_PIECES = 0 FIGURES(X), /* nobody's, in the whole game */
#undef X
    FOLLOWERS_MAX = PLAYERS_MAX * FIGURES_EACH, /* on the board */
    PIECES_MAX = FOLLOWERS_MAX + NEUTRAL_PIECES,
    NUMBERS_MAX = 8, /* of each figure, per owner: masks of them are bytes */
    NO_PIECE = 0xff
};

#define X(figure, word, key, each, ...) static_assert((each) <= NUMBERS_MAX, "too many of " word);
FIGURES(X)
#undef X

struct figure_rules {
    uint8_t each;     /* per player, or in the game if it is neutral */
    uint8_t set;      /* enum tile_set: only in games with that set */
    uint8_t role;     /* enum figure_role */
    uint8_t strength; /* 0 for all but followers */
};

extern const struct figure_rules figure_rules[FIGURES_COUNT];

/* How many of that figure each player has in a game with those options. */
static inline unsigned figures_each(const struct options *options, enum figure figure)
{
    const struct figure_rules *rules = &figure_rules[figure];
    return options_has_set(options, (enum tile_set)rules->set) && rules->role != ROLE_NEUTRAL
               ? rules->each
               : 0;
}

/* How many of that figure belong to nobody in a game with those options. */
static inline unsigned figures_neutral(const struct options *options, enum figure figure)
{
    const struct figure_rules *rules = &figure_rules[figure];
    return options_has_set(options, (enum tile_set)rules->set) && rules->role == ROLE_NEUTRAL
               ? rules->each
               : 0;
}

/* Whether the figure is a follower. */
static inline bool figure_is_follower(enum figure figure)
{
    return figure_rules[figure].role == ROLE_FOLLOWER;
}

/* Whether it leaves its feature with the followers of its player. */
static inline bool figure_is_helper(enum figure figure)
{
    return figure_rules[figure].role == ROLE_HELPER;
}

/* Whether it stands on segments. */
static inline bool figure_stands_on_segments(enum figure figure)
{
    return figure_rules[figure].role < ROLE_STRUCTURE;
}

/* How a figure comes to a feature: the table STANDS. */
enum { STANDS_NEVER, STANDS_DEPLOYED, STANDS_MOVED, STANDS_ANYHOW, STANDS_PUT };

/* How each figure may come to features of each printed kind, and whether it may so: one of the
 * above. What else it needs there is another question. */
extern const uint8_t figure_stands[FIGURES_COUNT][PRINTED_KINDS];

static inline bool figure_may_stand(unsigned figure, unsigned kind, unsigned how)
{
    return (figure_stands[figure][kind] & how) != 0;
}

/* A figure on a segment. */
struct follower {
    uint8_t player; /* from 0 */
    uint8_t figure; /* enum figure */
    uint16_t node;  /* the segment it stands on */
};

/* A piece: one of its owner's figures of a kind. Wherever it goes, it keeps its number until it is
 * home again. */
struct piece {
    uint8_t owner;  /* a player from 0, or NOBODY */
    uint8_t figure; /* enum figure */
    uint8_t number; /* from 0, or NO_PIECE */
};

/* Where a piece can be. */
enum piece_place_kind {
    PIECE_HOME,       /* with its owner; a neutral one beside the board */
    PIECE_ON_SEGMENT, /* `node` */
    PIECE_ON_SQUARE,  /* `at`: on that tile, on none of its segments */
    PIECE_ON_CORNER,  /* `at`: the north-western of the four squares that meet there */
    PIECE_ON_SIDE,    /* `number`: where on a side board */
    PIECE_CAPTIVE,    /* `player`: whose captive it is */
    PIECE_BESIDE      /* `piece`: the one that it stands beside */
};

struct piece_place {
    uint8_t kind; /* enum piece_place_kind */
    union {       /* see there */
        uint16_t node;
        struct square at;
        uint16_t number;
        uint8_t player;
        struct piece piece;
    };
};

/* A piece that is neither at home nor, unless it is neutral, on a segment. */
struct piece_elsewhere {
    struct piece piece;
    struct piece_place place;
};

#ifdef __cplusplus
}
#endif

#endif
