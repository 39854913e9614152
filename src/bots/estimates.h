/* What actions after a placement change, known without trying them. */
#ifndef BASTIDE_BOTS_ESTIMATES_H
#define BASTIDE_BOTS_ESTIMATES_H

#include "bots/plans.h"

/* Whether a move deploys a figure, on the tile just placed or elsewhere; whether it is a follower
 * that holds what it is deployed on. Where that depends on the feature it has to be tried. */
bool is_deployment(struct move move);
bool deploys_holder(struct move move);

/* Whether estimate_action knows what the action changes. */
bool is_estimated(const struct game *game, struct move action);

/* Adds to `values`, those of `appraising`, a position in which nothing was done and nothing
 * completed, what changes if the player had done that; `game`, before it, awaits actions, or
 * another one, and the figure may be the second of the turn. */
void estimate_action(struct appraising *appraising, const struct game *game, struct move action,
                     struct values *values);

/* Whether there are deployments elsewhere in the list. */
bool has_elsewhere(const struct move_list *moves);

/* Room in which moves of a list are compared: too large for the stack of what is called for each
 * placement. */
struct comparing {
    enum figure figure;
    uint64_t has[ROOTS_WORDS];   /* features to which it is deployed */
    uint16_t number[NODES_MAX];  /* by root: of its best deployment there, in the list */
    float worth[MOVE_LIST_SIZE]; /* by number */
};

/* Of deployments of holders elsewhere, which may be hundreds, leaves the best for each figure and
 * feature in the list, and of all these the best `most`, by what each is worth beyond `values`. */
void keep_best_elsewhere(const struct sight *sight, struct appraising *appraising,
                         const struct game *game, const struct values *values,
                         struct move_list *moves, unsigned most, struct comparing *best);

/* Of actions that have to be tried, leaves only those that promise most by the appraisal `before`
 * the turn. */
void keep_ranked(struct appraising *before, const struct game *game, struct move_list *moves,
                 struct comparing *comparing);

#endif
