/* A search over whole turns: at each position the most promising turns, by the evaluation and by
 * what was found after them (PUCT); between them chance, by kind of tile, the kind that has had
 * least of its share first. Nothing is random: the same position and budget give the same answer.
 */
#ifndef BASTIDE_BOTS_TREE_H
#define BASTIDE_BOTS_TREE_H

#include "bots/levels.h"
#include "bots/plans.h"

enum { TREE_DEPTH_MAX = 24 };

/* A turn in the tree. */
struct tree_edge {
    struct plan plan;
    float prior;     /* the attention it deserves by its appraisal; those of a node add up to 1 */
    float found;     /* sum of what the simulations through it were worth to the player */
    unsigned visits; /* simulations through it */
    unsigned draws;  /* what comes after it: a number of tree.draw, or TREE_NOTHING */
};

/* A position in which a player has a tile to place, or has just placed it. */
struct tree_node {
    unsigned first_edge;
    uint8_t edges, player;
    unsigned visits;
    float root; /* of visits */
};

/* The tiles that may be drawn next, or the one tile that is already in hand. */
struct tree_draws {
    unsigned node[TILE_KINDS_MAX]; /* by kind: what follows, or TREE_NOTHING */
    unsigned visits[TILE_KINDS_MAX];
};

enum { TREE_NOTHING = 0x7fffffff, TREE_NEVER = 0x7fffffff /* visits of what may not come */ };

/* The tree lies in memory of its owner. When that is full it grows no more, and simulations go on
 * in what there is. */
struct tree {
    const struct sight *sight;
    const struct game *game; /* the position searched */
    const struct design *design;
    struct outlook outlook;
    struct tree_node *node;
    struct tree_draws *draw;
    struct tree_edge *edge;
    unsigned nodes, nodes_max; /* as many edges times the greatest width, and those of the root */
    unsigned draws, draws_max, edges;
};

/* The bytes that a tree of that many nodes needs. */
size_t tree_size(unsigned nodes);

/* Lays the tree out in `memory`, aligned for any type, of tree_size(nodes) bytes. */
void tree_lay_out(struct tree *tree, void *memory, unsigned nodes);

/* Begins a search at the phase `place` or `build`. Node 0 is the position; its edges are `plans`,
 * which may be none. `sight`, `game` and `design` must stay; they are only read, also by other
 * trees. */
void tree_begin(struct tree *tree, const struct sight *sight, const struct game *game,
                const struct plan_list *plans, const struct design *design);

/* One more simulation. */
void tree_simulate(struct tree *tree);

/* A search of its own from a position: which of its turns, at least one, is best after so many
 * simulations, or fewer if the sight asks to stop. */
unsigned tree_search(struct tree *tree, const struct sight *sight, const struct game *game,
                     const struct plan_list *plans, unsigned simulations);

/* What a turn is worth to its player, by all that was found. */
static inline float tree_edge_worth(const struct tree_edge *edge)
{
    return (edge->plan.worth + edge->found) / (float)(1 + edge->visits);
}

#endif
