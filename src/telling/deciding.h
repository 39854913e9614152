/* Decisions that a scoring brings, one after another and not always by the player at turn: a castle
 * or points (CA2), what a castle scores by (CA7, CA8), a follower before a drawbridge (DB3). */
#ifndef BASTIDE_TELLING_DECIDING_H
#define BASTIDE_TELLING_DECIDING_H

#include "bastide/game.h"

enum { DECISIONS_MAX = 16 };

struct deciding {
    enum phase phase; /* which of them it is */
    unsigned player;  /* who must decide */
    unsigned choices;
    struct move move[DECISIONS_MAX];
    uint16_t node[DECISIONS_MAX]; /* the feature that each is about, or NO_NODE */
    int points[DECISIONS_MAX];    /* what it brings at once */
    unsigned chosen;
    unsigned follower;                /* at `cross`: who is asked for, by its number */
    bool has_fief;                    /* at the others: */
    struct square fief[FIEF_SQUARES]; /* of the castle, or of the castle to be */
};

/* Whether somebody must decide such a thing now. */
bool deciding_is_open(const struct game *game);

/* Begins a decision, with the first choice. */
void deciding_begin(struct deciding *deciding, const struct game *game);

/* On to the next choice (`by` 1) or the one before (-1), or to choice `number` from 1. */
void deciding_step(struct deciding *deciding, int by);
void deciding_choose(struct deciding *deciding, unsigned number);

/* Chooses by the move's verb; whether there is such a choice. */
bool deciding_choose_verb(struct deciding *deciding, enum verb verb);

/* The move chosen, and the feature that it is about or NO_NODE. */
struct move deciding_move(const struct deciding *deciding);
uint16_t deciding_node(const struct deciding *deciding);

/* The square that the choice at hand is about. */
struct square deciding_focus(const struct deciding *deciding, const struct game *game);

/* The squares of the fief around two tiles (CA4), whether a castle stands there or not. */
void fief_of_tiles(const struct game *game, const uint8_t tiles[2],
                   struct square fief[FIEF_SQUARES]);

#endif
