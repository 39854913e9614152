/* Choosing where the tile in hand goes: with a ghost of it on the board, among the legal squares
 * and, on each, the rotations in which the tile fits and looks different; or from a list, in which
 * what is most interesting comes first. */
#ifndef BASTIDE_CHOOSING_CHOOSING_H
#define BASTIDE_CHOOSING_CHOOSING_H

#include "bastide/game.h"
#include "facts/position.h"

/* The order in which choices are offered: of squares from north to south, without what they bring,
 * or most interesting first. */
enum ranking { RANKED_BY_PLACE, RANKED_BY_WORTH };

/* By worth, where players may be told what choices bring (the aid `worth`). */
static inline enum ranking ranking_where(bool worth_is_told)
{
    return worth_is_told ? RANKED_BY_WORTH : RANKED_BY_PLACE;
}

struct placing {
    struct placements where;
    uint8_t first[OPEN_SQUARES_MAX]; /* how the tile lies on each when it comes there */
    unsigned here;                   /* which of the squares the ghost is on */
    uint8_t orientation;             /* and how it lies: always one that fits */
    bool is_kept;                    /* it comes as it lay last, where it fits so: by place, or
                                      * once it has been turned */
    bool may_discard;                /* the tile may be set aside (B4, BR7) */
};

/* How far `to` is from `from` for a cursor that moves `towards`: straight ahead is nearer than to
 * the side. 0 if it does not lie in that direction at all. */
int placing_cost(struct square from, struct square to, enum edge towards);

/* Begins placing the tile in hand, with the squares in that order: by worth on the first, by place
 * on the one nearest to the tile placed last. */
void placing_begin(struct placing *placing, const struct game *game, enum ranking by);

/* On to the next square (`by` 1) or the one before (-1), wrapping around: those that need an action
 * come after the others. */
void placing_step(struct placing *placing, int by);

/* To the nearest square that lies in that direction; nothing where there is none. */
void placing_go(struct placing *placing, enum edge towards);

/* To that square; returns whether the tile may lie there. */
bool placing_put(struct placing *placing, struct square at);

/* As a move lays the tile; nothing where the move lays none, or the tile may not lie on that
 * square. */
void placing_lay(struct placing *placing, struct move move);

/* The next rotation clockwise (`by` 1) or anticlockwise (-1) that fits. */
void placing_turn(struct placing *placing, int by);

/* How many rotations fit on the current square. */
unsigned placing_ways(const struct placing *placing);

/* The verb of the action that the tile needs as the ghost lies; VERB_DRAW: none. */
enum verb placing_needs(const struct placing *placing);

/* The move that places the tile as the ghost lies. */
struct move placing_move(const struct placing *placing);

/* Places the tile on a copy of `game` with the action that it needs; returns whether it needs one,
 * and in `*forced` which. */
bool placing_try(const struct placing *placing, const struct game *game, struct game *then,
                 struct move *forced);

/* What there is to choose, most interesting first, for those who have it in a list: where the tile
 * in hand can go, and what may follow. */

struct ranked_placement {
    struct move place;
    bool is_forced;     /* it needs an action (turn.forced), */
    struct move forced; /* this one */
    int interest;       /* higher is listed first; */
    int of_square;      /* the highest on that square, whose placements stay together */
};

struct ranked_placements {
    unsigned count;
    unsigned squares;
    struct ranked_placement placement[MOVE_LIST_SIZE];
};

/* Ranks the placements of a position that awaits one: of each rotation that differs. */
void ranked_placements_find(struct ranked_placements *placements, const struct position *position,
                            enum ranking by);

/* How many placements are on the square of placement `first`, the first of them. */
unsigned ranked_placements_on_square(const struct ranked_placements *placements, unsigned first);

/* Sorts the squares of placements_in_hand by interest, those that need an action after the others,
 * and says of each in which rotation the tile is of most interest there, if it can be without an
 * action. */
void ranking_sort_squares(const struct game *game, struct placements *where,
                          uint8_t first[OPEN_SQUARES_MAX]);

/* Sorts the moves that may follow a placement: figures in their order, the meeple first, then what
 * is not deployed. */
void ranking_sort_actions(const struct game *game, struct move_list *moves, enum ranking by);

/* Choosing what follows a placement: a figure on the tile just placed, another action, or neither.
 * All places are offered at once: first those of the first figure that may be deployed, in reading
 * order, then those where only others may. */

enum { OFFERS_MAX = SEGMENTS_MAX + 1 /* the track on the tile among them */ };

struct deploying {
    unsigned offers;    /* places of figures first, then other actions */
    unsigned places;    /* how many of them are places */
    enum figure figure; /* that goes where it may; elsewhere goes the first that may */
    unsigned figures;   /* that may be deployed: bit f for enum figure */
    struct move move[MOVE_LIST_SIZE]; /* as many as there can be */
    uint16_t node[OFFERS_MAX];        /* of the places, */
    uint32_t may[OFFERS_MAX];         /* and the figures that may go there */
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

/* A choice in scoring (facts/position.h), while a player makes it: which of the
 * moves is chosen so far. */

struct deciding {
    struct scoring_choice choice;
    unsigned chosen; /* the number of a move */
};

/* Begins with the first move. */
void deciding_begin(struct deciding *deciding, const struct game *game);

/* On to the next move (`by` 1) or the previous one (-1), or to move `number` from 1. */
void deciding_step(struct deciding *deciding, int by);
void deciding_choose(struct deciding *deciding, unsigned number);

/* Whether there is a move of that verb. Chooses it; whether there is one. */
bool deciding_has(const struct deciding *deciding, enum verb verb);
bool deciding_choose_verb(struct deciding *deciding, enum verb verb);

/* The move chosen, and the feature that it is about or NO_NODE. */
struct move deciding_move(const struct deciding *deciding);
uint16_t deciding_node(const struct deciding *deciding);

/* What all the answers together pay at once. */
int deciding_points(const struct deciding *deciding);

/* The square that a move is about, by its number: of its feature, else its own. False: it is about
 * none. */
bool deciding_place(const struct deciding *deciding, const struct game *game, unsigned number,
                    struct square *at);

/* The square that the move chosen is about, else the one of the decision, else the tile placed
 * last. */
struct square deciding_focus(const struct deciding *deciding, const struct game *game);

#endif
