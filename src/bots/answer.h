/* How a bot's answer is put together. All but answer_one fill in one that is empty. */
#ifndef BASTIDE_BOTS_ANSWER_H
#define BASTIDE_BOTS_ANSWER_H

#include "bots/bot.h"
#include "bots/final.h"
#include "bots/solver.h"
#include "bots/tree.h"

/* Adds a single move. */
void answer_one(struct bot_answer *answer, struct move move, float worth);

/* The best turn by the evaluation alone, misjudged by up to `noise` points. */
void answer_at_once(struct bot_answer *answer, const struct sight *sight,
                    const struct bot_request *request, float noise);

/* The moves at a decision, by the evaluation as plans_decide has it. */
void answer_question(struct bot_answer *answer, const struct sight *sight, const struct game *game);

/* The turns of a tree, those with most simulations through them first. */
void answer_of_tree(struct bot_answer *answer, const struct tree *tree);

/* The turns that were solved, the best first. */
void answer_of_solvers(struct bot_answer *answer, const struct solver *const *solver,
                       unsigned count);

/* The finalists by rank, then the others as the search `found` them. The simulations are those of
 * the search. */
void answer_of_final(struct bot_answer *answer, const struct bot_answer *found,
                     const struct final *ranked);

#endif
