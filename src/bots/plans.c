#include "bots/plans.h"

#include "analysis/rotations.h"

#include <assert.h>

void sight_prepare_tiles(struct sight *sight)
{
    outlook_rows_fill(&sight->rows);
    sight->stop = NULL;
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        sight->orientations[kind] = rotations_that_differ(kind, (1u << EDGES) - 1);
}

float sight_worth(const struct sight *sight, const struct game *game, const struct values *values,
                  unsigned player)
{
    return sight->sees_rivals ? values_lead(values, game->options.players, player)
                              : values->of[player];
}

/* A search for turns: the list, and the turn under way. */
struct search {
    const struct sight *sight;
    const struct outlook *outlook;
    struct plan_list *plans;
    struct rng *rng;
    float noise;
    unsigned player;
    struct appraising *before; /* of the position before the turn */
};

static void make(struct game *game, struct move move)
{
    enum refusal refusal = game_apply(game, move, NULL);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
}

/* Decisions of the scoring. */

static void appraise_now(const struct sight *sight, const struct outlook *outlook,
                         const struct game *game, struct values *values)
{
    struct appraising appraising;
    appraising_begin(&appraising, &sight->appraiser, outlook, game);
    appraise(&appraising, values);
}

/* Tries each move and, as deep as `depth`, those of the decisions after it; beyond that the last
 * move, which changes least, stands for all. */
static struct move decide(const struct sight *sight, const struct outlook *outlook,
                          const struct game *game, unsigned depth, struct values *values)
{
    struct move_list moves;
    struct move best = {0};
    unsigned player = game_actor(game);
    float best_worth = 0;
    game_legal(game, &moves);
    for (size_t m = depth > 0 ? 0 : moves.count - 1; m < moves.count; m++) {
        struct game after;
        game_copy(&after, game);
        struct values then;
        make(&after, moves.move[m]);
        if (plans_is_decision(&after))
            decide(sight, outlook, &after, depth > 0 ? depth - 1 : 0, &then);
        else
            appraise_now(sight, outlook, &after, &then);
        float worth = sight_worth(sight, game, &then, player);
        if (best.verb == VERB_DRAW || worth > best_worth) { /* no decision is a draw: none yet */
            best = moves.move[m];
            best_worth = worth;
            *values = then;
        }
    }
    return best;
}

enum { DECISIONS_DEEP = 4 };

struct move plans_decide(const struct sight *sight, const struct outlook *outlook,
                         const struct game *game, struct values *values)
{
    return decide(sight, outlook, game, DECISIONS_DEEP, values);
}

static void settle(const struct sight *sight, const struct outlook *outlook, struct game *game)
{
    struct values values;
    while (plans_is_decision(game))
        make(game, plans_decide(sight, outlook, game, &values));
}

void plans_make(const struct sight *sight, const struct outlook *outlook, struct game *game,
                const struct plan *plan)
{
    for (unsigned m = 0; m < plan->count; m++)
        make(game, plan->move[m]);
    if (game_awaits_action(game))
        make(game, move_plain(VERB_PASS));
    settle(sight, outlook, game);
}

/* The list. */

static float noise_of(struct search *search)
{
    enum { STEPS = 1 << 16 };
    if (search->noise <= 0)
        return 0;
    return search->noise * (float)rng_below(search->rng, STEPS) / STEPS;
}

/* Takes a turn into the list if it is among the best; of equals the first comes first. */
static void add_plan(struct search *search, struct plan plan)
{
    struct plan_list *plans = search->plans;
    plan.worth += noise_of(search);
    unsigned at = plans->count;
    if (at == plans->room && !(plan.worth > plans->plan[at - 1].worth))
        return;
    if (at == plans->room)
        at--;
    else
        plans->count++;
    for (; at > 0 && plan.worth > plans->plan[at - 1].worth; at--)
        plans->plan[at] = plans->plan[at - 1];
    plans->plan[at] = plan;
}

static struct plan with_move(struct plan plan, struct move move)
{
    assert(plan.count < PLAN_MOVES_MAX);
    plan.move[plan.count++] = move;
    return plan;
}

/* A turn whose moves are made. */
static void end_plan(struct search *search, const struct game *game, struct plan plan)
{
    if (plans_is_decision(game)) {
        plans_decide(search->sight, search->outlook, game, &plan.values);
    } else {
        struct appraising appraising;
        appraising_begin_after(&appraising, search->before, game);
        appraise(&appraising, &plan.values);
    }
    plan.worth = sight_worth(search->sight, game, &plan.values, search->player);
    add_plan(search, plan);
}

/* Deployments on two segments of one feature are the same. */
static bool is_repeated(const struct game *game, const struct move_list *moves, size_t number)
{
    struct move move = moves->move[number];
    uint16_t node = feature_node(&game->board, game_placed(game), move.arg);
    uint16_t root = feature_root(&game->features, node);
    for (size_t m = 0; m < number; m++) {
        if (moves->move[m].verb != VERB_DEPLOY || moves->move[m].figure != move.figure)
            continue;
        node = feature_node(&game->board, game_placed(game), moves->move[m].arg);
        if (feature_root(&game->features, node) == root)
            return true;
    }
    return false;
}

static bool deploys_follower(struct move move)
{
    return move.verb == VERB_DEPLOY && figure_is_follower((enum figure)move.figure);
}

/* Not deploying and, if that completes nothing, all deployments of followers by the difference
 * they make. */
static bool end_without_completing(struct search *search, const struct game *game,
                                   const struct move_list *moves, struct plan plan)
{
    struct game after;
    game_copy(&after, game);
    struct appraising appraising;
    struct plan passed = plan;
    make(&after, move_plain(VERB_PASS));
    if (after.completed.count > 0 || game_is_over(&after)) {
        end_plan(search, &after, plan);
        return false;
    }
    appraising_begin_after(&appraising, search->before, &after);
    appraise(&appraising, &passed.values);
    passed.worth = sight_worth(search->sight, game, &passed.values, search->player);
    add_plan(search, passed);
    for (size_t m = 0; m < moves->count; m++) {
        struct move move = moves->move[m];
        if (!deploys_follower(move) || is_repeated(game, moves, m))
            continue;
        struct plan deployed = with_move(plan, move);
        struct follower follower = {(uint8_t)search->player, move.figure,
                                    feature_node(&game->board, game_placed(game), move.arg)};
        deployed.values = passed.values;
        appraise_deployment(&appraising, follower, &deployed.values);
        deployed.worth = sight_worth(search->sight, game, &deployed.values, search->player);
        add_plan(search, deployed);
    }
    return true;
}

/* A bridge that meets a road; those that lead from nothing to nothing are not looked at. */
static bool is_worth_building(const struct game *game, struct move bridge)
{
    for (unsigned edge = bridge.arg; edge < EDGES; edge += DIRECTIONS)
        if (board_tile_beside(&game->board, bridge.at, edge) != NO_TILE)
            return true;
    return false;
}

/* A deployment after which, by option bridge-timing, a bridge could still be built: none is. */
static void deploy_and_end(struct search *search, const struct game *game, struct move deployment,
                           struct plan plan)
{
    struct game after;
    game_copy(&after, game);
    plan = with_move(plan, deployment);
    make(&after, deployment);
    if (game_awaits_action(&after))
        make(&after, move_plain(VERB_PASS));
    end_plan(search, &after, plan);
}

/* Goes on after a placement, or after a bridge. */
static void find_after(struct search *search, const struct game *game, struct plan plan)
{
    struct move_list moves;
    if (!game_awaits_action(game)) {
        end_plan(search, game, plan);
        return;
    }
    game_legal(game, &moves);
    struct move forced;
    bool is_forced = game_forced_bridge(game, &forced);
    bool deployed = !is_forced && end_without_completing(search, game, &moves, plan);
    for (size_t m = 0; m < moves.count; m++) {
        struct move move = moves.move[m];
        if (move.verb == VERB_BRIDGE && (is_forced || is_worth_building(game, move))) {
            struct game after;
            game_copy(&after, game);
            make(&after, move);
            find_after(search, &after, with_move(plan, move));
        } else if (move.verb == VERB_DEPLOY && !(deployed && deploys_follower(move)) &&
                   !is_repeated(game, &moves, m)) {
            deploy_and_end(search, game, move, plan);
        }
    }
}

static bool is_distinct(const struct search *search, uint8_t kind, struct move move)
{
    return move.verb != VERB_PLACE || search->sight->orientations[kind] >> move.arg & 1u;
}

void plans_find(const struct sight *sight, const struct outlook *outlook, const struct game *game,
                float noise, struct rng *rng, struct plan_list *plans)
{
    struct appraising before;
    struct search search = {sight, outlook, plans, rng, noise, game_player(game), &before};
    struct plan nothing = {.count = 0};
    struct move_list moves;
    appraising_begin(&before, &sight->appraiser, outlook, game);
    plans->count = 0;
    if (game_awaits_action(game)) {
        find_after(&search, game, nothing);
        return;
    }
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++) {
        if (!is_distinct(&search, game_hand(game), moves.move[m]))
            continue;
        struct game after;
        game_copy(&after, game);
        make(&after, moves.move[m]);
        find_after(&search, &after, with_move(nothing, moves.move[m]));
    }
}
