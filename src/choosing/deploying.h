/* Choosing what follows a placement: a figure on the tile just placed, another action, or neither.
 * All places are offered at once: first those of the first figure that may be deployed, in reading
 * order, then those where only others may. */
#ifndef BASTIDE_CHOOSING_DEPLOYING_H
#define BASTIDE_CHOOSING_DEPLOYING_H

#include "bastide/game.h"

enum { OFFERS_MAX = SEGMENTS_MAX + 1 /* the track on the tile among them */ };

struct deploying {
    unsigned offers;    /* places of figures first, then other actions */
    unsigned places;    /* how many of them are places */
    enum figure figure; /* that goes where it may; elsewhere goes the first that may */
    unsigned figures;   /* that may be deployed: bit f for enum figure */
    struct move move[MOVE_LIST_SIZE]; /* as many as there can be */
    uint16_t node[OFFERS_MAX];        /* of the places, */
    uint16_t may[OFFERS_MAX];         /* and the figures that may go there */
    unsigned chosen;                  /* which of the offers; `offers` for neither */
    bool may_pass;                    /* not where something is needed (BR6) */
};

/* Begins after a placement, with the first figure of those moves and nothing chosen, or what is
 * forced. */
void deploying_begin(struct deploying *deploying, const struct game *game,
                     const struct move_list *legal);

/* Whether more than one figure may be deployed; offers the next one, or a certain one. The place
 * chosen stays chosen if that figure may go there; otherwise the first where it may is chosen.
 * While an action with a figure is chosen, the same is asked of those that differ from it in the
 * figure alone. */
bool deploying_has_figures(const struct deploying *deploying);
void deploying_step_figure(struct deploying *deploying);
void deploying_choose_figure(struct deploying *deploying, enum figure figure);

/* Those figures, bit f for enum figure. */
unsigned deploying_figures(const struct deploying *deploying);

/* Whether any figure but a meeple may be deployed, so that choices must say which. */
static inline bool deploying_has_others(const struct deploying *deploying)
{
    return (deploying->figures & ~(1u << FIGURE_MEEPLE)) != 0;
}

/* What is offered besides actions (BESIDE_NOTHING ..., action_of_offers). */
static inline unsigned deploying_beside(const struct deploying *deploying)
{
    return deploying->places == 0 ? 0 : deploying_has_others(deploying) ? 2 : 1;
}

/* The figure that is offered: at the place chosen, or where nothing is. */
enum figure deploying_figure(const struct deploying *deploying);

/* On to the next offer (`by` 1) or the one before (-1), "neither" among them. */
void deploying_step(struct deploying *deploying, int by);

/* Chooses place `number`, counted from 1 as on the screen; nothing where there is none. */
void deploying_choose(struct deploying *deploying, unsigned number);

/* Chooses an offer by its number from 0, `offers` for neither; returns whether that may be. */
bool deploying_choose_offer(struct deploying *deploying, unsigned offer);

/* On to the next action of a verb, elsewhere than the one chosen and with the figure offered where
 * there is a choice of figures; nothing where there is none. Whether there is one. */
void deploying_step_action(struct deploying *deploying, enum verb verb);
bool deploying_offers(const struct deploying *deploying, enum verb verb);

/* How many actions are offered besides deploying. */
static inline unsigned deploying_actions(const struct deploying *deploying)
{
    return deploying->offers - deploying->places;
}

/* The move chosen. */
struct move deploying_move(const struct deploying *deploying);

/* The node chosen for the figure, or NO_NODE. */
uint16_t deploying_node(const struct deploying *deploying);

/* Whether an action besides deploying is chosen. */
bool deploying_is_action(const struct deploying *deploying);

#endif
