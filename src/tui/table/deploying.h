/* Choosing what follows a placement: a figure on the tile just placed, a bridge, or neither. The
 * figures are offered one after the other, each with its places. */
#ifndef BASTIDE_TUI_DEPLOYING_H
#define BASTIDE_TUI_DEPLOYING_H

#include "bastide/game.h"

enum {
    OFFERS_MAX = SEGMENTS_MAX + 1,                /* the bridge on the tile among them */
    BRIDGE_OFFERS_MAX = (1 + EDGES) * DIRECTIONS, /* BR3 */
};

struct deploying {
    unsigned offers;    /* followers first, then bridges */
    unsigned followers; /* so many of them are places of `figure` */
    enum figure figure; /* that is offered now */
    unsigned figures;   /* that may be deployed: bit f for enum figure */
    struct move
        move[OFFERS_MAX + BRIDGE_OFFERS_MAX]; /* places in reading order; bridges, here first */
    uint16_t node[OFFERS_MAX];                /* of the places */
    unsigned chosen;                          /* which of them; `offers` for neither */
    bool may_pass;                            /* not where a bridge is forced (BR6) */
};

/* Begins in PHASE_BUILD, with the first figure of those moves and nothing chosen, or what is
 * forced. */
void deploying_begin(struct deploying *deploying, const struct game *game,
                     const struct move_list *legal);

/* Whether more than one figure may be deployed; and on to the next one, of the same moves. What is
 * chosen stays so where that figure may stand there, too; else nothing is. */
bool deploying_has_figures(const struct deploying *deploying);
void deploying_step_figure(struct deploying *deploying, const struct game *game,
                           const struct move_list *legal);

/* On to the next offer (`by` 1) or the one before (-1), "neither" among them. */
void deploying_step(struct deploying *deploying, int by);

/* Chooses place `number`, counted from 1 as on the screen; nothing where there is none. */
void deploying_choose(struct deploying *deploying, unsigned number);

/* Chooses an offer by its number from 0, `offers` for neither; returns whether that may be. */
bool deploying_choose_offer(struct deploying *deploying, unsigned offer);

/* On to the next bridge; nothing where there is none. */
void deploying_step_bridge(struct deploying *deploying);

/* How many bridges are offered. */
static inline unsigned deploying_bridges(const struct deploying *deploying)
{
    return deploying->offers - deploying->followers;
}

/* The move chosen. */
struct move deploying_move(const struct deploying *deploying);

/* The node chosen for the figure, or NO_NODE. */
uint16_t deploying_node(const struct deploying *deploying);

/* Whether a bridge is chosen. */
bool deploying_is_bridge(const struct deploying *deploying);

#endif
