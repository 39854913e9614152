#include "bots/tree.h"

#include "bots/appraisal.h"

static size_t tree_rounded(size_t size)
{
    enum { ALIGNMENT = 16 };
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static unsigned edges_for(unsigned nodes)
{
    return nodes * DESIGN_WIDTH_MAX + DESIGN_ROOT_WIDTH_MAX;
}

size_t tree_size(unsigned nodes)
{
    return tree_rounded(nodes * sizeof(struct tree_node)) +
           tree_rounded(nodes * sizeof(struct tree_draws)) +
           tree_rounded(edges_for(nodes) * sizeof(struct tree_edge));
}

void tree_lay_out(struct tree *tree, void *memory, unsigned nodes)
{
    char *at = memory;
    *tree = (struct tree){.nodes_max = nodes, .draws_max = nodes};
    tree->node = (void *)at;
    at += tree_rounded(nodes * sizeof(struct tree_node));
    tree->draw = (void *)at;
    at += tree_rounded(nodes * sizeof(struct tree_draws));
    tree->edge = (void *)at;
}

/* Gives each edge its share of attention. */
static void share_attention(struct tree_edge *edge, unsigned edges, double temperature)
{
    float sum = 0;
    for (unsigned e = 0; e < edges; e++) {
        edge[e].prior = (float)power_exp((edge[e].plan.worth - edge[0].plan.worth) / temperature);
        sum += edge[e].prior;
    }
    for (unsigned e = 0; e < edges; e++)
        edge[e].prior /= sum;
}

/* Adds the position with its best turns. */
static unsigned add_node(struct tree *tree, const struct game *game, const struct plan_list *plans)
{
    struct tree_node *node = &tree->node[tree->nodes];
    *node = (struct tree_node){.first_edge = tree->edges,
                               .edges = (uint8_t)plans->count,
                               .player = (uint8_t)game_player(game)};
    for (unsigned p = 0; p < plans->count; p++)
        tree->edge[tree->edges++] =
            (struct tree_edge){.plan = plans->plan[p], .draws = TREE_NOTHING};
    share_attention(&tree->edge[node->first_edge], node->edges,
                    tree->design->of[DESIGN_TEMPERATURE]);
    return tree->nodes++;
}

void tree_begin(struct tree *tree, const struct sight *sight, const struct game *game,
                const struct plan_list *plans, const struct design *design)
{
    tree->design = design;
    tree->sight = sight;
    tree->game = game;
    tree->nodes = tree->draws = tree->edges = 0;
    outlook_of(&tree->outlook, &sight->rows, &game->pile);
    add_node(tree, game, plans);
}

/* The edge with the greatest sum of what it is worth and what attention it still deserves. */
static struct tree_edge *choose_edge(const struct tree *tree, const struct tree_node *node)
{
    struct tree_edge *edge = &tree->edge[node->first_edge], *best = edge;
    float attention = (float)tree->design->of[DESIGN_EXPLORATION] * node->root, best_sum = 0;
    for (unsigned e = 0; e < node->edges; e++, edge++) {
        float sum = tree_edge_worth(edge) + attention * edge->prior / (float)(1 + edge->visits);
        if (e == 0 || sum > best_sum) {
            best = edge;
            best_sum = sum;
        }
    }
    return best;
}

/* The kind that has been drawn least for how many are left of it. */
static kind_number choose_kind(const struct tree_draws *draws, const struct game *game)
{
    kind_number best = NO_TILE_KIND;
    float best_share = -1;
    if (game_awaits_placement(game))
        return game_hand(game);
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        float share = (float)game->pile.left[kind] / (float)(1 + draws->visits[kind]);
        if (share > best_share && game_may_come(game, kind)) {
            best = kind;
            best_share = share;
        }
    }
    return best;
}

/* What follows an edge; NULL if there is no memory left. */
static struct tree_draws *draws_after(struct tree *tree, struct tree_edge *edge)
{
    if (edge->draws == TREE_NOTHING && tree->draws == tree->draws_max)
        return NULL;
    if (edge->draws == TREE_NOTHING) {
        edge->draws = tree->draws++;
        struct tree_draws *draws = &tree->draw[edge->draws];
        memset(draws->visits, 0, sizeof draws->visits);
        for (unsigned kind = 0; kind < TILE_KINDS_MAX; kind++)
            draws->node[kind] = TREE_NOTHING;
    }
    return &tree->draw[edge->draws];
}

/* Draws the kind that comes next; one that may not come yet never does here. */
static kind_number tree_draw(struct tree_draws *draws, struct game *game, struct outlook *outlook)
{
    kind_number kind = choose_kind(draws, game);
    if (game_awaits_draw(game)) {
        while (game_apply(game, move_draw(kind), NULL) != REFUSAL_NONE) {
            draws->visits[kind] = TREE_NEVER;
            kind = choose_kind(draws, game);
        }
        outlook_draw(outlook, kind);
    }
    draws->visits[kind]++;
    return kind;
}

/* Appraises a position for the first time, by its best turn, and keeps it if there is memory. */
static void tree_expand(struct tree *tree, const struct outlook *outlook, const struct game *game,
                        unsigned *node, struct values *values)
{
    struct plan_list plans = {.room = design_count(tree->design, DESIGN_WIDTH)};
    plans_find(tree->sight, outlook, game, 0, NULL, &plans);
    *values = plans.plan[0].values;
    if (tree->nodes < tree->nodes_max)
        *node = add_node(tree, game, &plans);
}

/* The edges of a simulation, and the node of each. */
struct path {
    unsigned length;
    struct tree_node *node[TREE_DEPTH_MAX];
    struct tree_edge *edge[TREE_DEPTH_MAX];
};

static bool tree_goes_on(const struct game *game)
{
    return game_awaits_draw(game) || game_awaits_placement(game);
}

/* Goes down the tree to a position not seen before, or to an end: of the game, of memory, or at an
 * auction. `values` is what is found there. */
static void tree_descend(struct tree *tree, struct path *path, struct values *values)
{
    struct game game;
    struct outlook outlook = tree->outlook;
    game_copy(&game, tree->game);
    unsigned number = 0;
    while (path->length < TREE_DEPTH_MAX) {
        struct tree_node *node = &tree->node[number];
        struct tree_edge *edge = choose_edge(tree, node);
        path->node[path->length] = node;
        path->edge[path->length++] = edge;
        *values = edge->plan.values;
        plans_make(tree->sight, &outlook, &game, &edge->plan);
        plans_answer(tree->sight, &outlook, &game);
        struct tree_draws *draws = tree_goes_on(&game) ? draws_after(tree, edge) : NULL;
        if (draws == NULL)
            return;
        kind_number kind = tree_draw(draws, &game, &outlook);
        if (!game_awaits_placement(&game)) { /* it fits nowhere (B4), or may not come now */
            sight_appraise(tree->sight, &outlook, &game, values);
            return;
        }
        number = draws->node[kind];
        if (number == TREE_NOTHING) {
            tree_expand(tree, &outlook, &game, &draws->node[kind], values);
            return;
        }
    }
}

void tree_simulate(struct tree *tree)
{
    struct path path = {.length = 0};
    struct values values;
    tree_descend(tree, &path, &values);
    for (unsigned p = 0; p < path.length; p++) {
        struct tree_node *node = path.node[p];
        path.edge[p]->visits++;
        path.edge[p]->found += sight_worth(tree->sight, tree->game, &values, node->player);
        node->visits++;
        /* A step of Newton's from the root of the number before is close enough. */
        node->root = node->visits == 1 ? 1 : (node->root + (float)node->visits / node->root) / 2;
    }
}

unsigned tree_search(struct tree *tree, const struct sight *sight, const struct game *game,
                     const struct plan_list *plans, unsigned simulations)
{
    unsigned best = 0;
    tree_begin(tree, sight, game, plans, &design_best);
    for (unsigned s = 0; s < simulations && !sight_is_stopped(sight); s++)
        tree_simulate(tree);
    for (unsigned e = 1; e < tree->node[0].edges; e++)
        if (tree->edge[e].visits > tree->edge[best].visits)
            best = e;
    return best;
}
