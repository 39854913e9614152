/* Choosing where a follower goes on the tile just placed, or nowhere. */
#ifndef BASTIDE_TUI_DEPLOYING_H
#define BASTIDE_TUI_DEPLOYING_H

#include "bastide/game.h"

enum { OFFERS_MAX = SEGMENTS_MAX };

struct deploying {
    unsigned offers;
    struct move move[OFFERS_MAX]; /* in reading order of where the follower would stand */
    uint16_t node[OFFERS_MAX];
    unsigned chosen; /* which of them; `offers` for no follower */
};

/* Begins in PHASE_BUILD, with nobody chosen. */
void deploying_begin(struct deploying *deploying, const struct game *game);

/* On to the next offer (`by` 1) or the one before (-1), "no follower" among them. */
void deploying_step(struct deploying *deploying, int by);

/* Chooses offer `number`, counted from 1 as on the screen; nothing where there is none. */
void deploying_choose(struct deploying *deploying, unsigned number);

/* The move chosen. */
struct move deploying_move(const struct deploying *deploying);

/* The node chosen, or NO_NODE for no follower. */
uint16_t deploying_node(const struct deploying *deploying);

#endif
