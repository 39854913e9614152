#include "bots/plans.h"

#include "bots/decisions.h"
#include "bots/estimates.h"
#include "bots/terms.h"
#include "facts/position.h"

#include <assert.h>

void sight_prepare_tiles(struct sight *sight)
{
    outlook_rows_fill(&sight->rows);
    sight->stop = NULL;
    sight->imagines = 0;
    sight->seed = 0;
    sight->fault = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        sight->orientations[kind] = rotations_that_differ(kind, (1u << EDGES) - 1);
}

float sight_worth(const struct sight *sight, const struct game *game, const struct values *values,
                  unsigned player)
{
    return sight->sees_rivals ? values_lead(values, game->options.players, player)
                              : values->of[player];
}

void sight_appraise(const struct sight *sight, const struct outlook *outlook,
                    const struct game *game, struct values *values)
{
    struct appraising appraising;
    appraising_begin(&appraising, &sight->appraiser, outlook, game);
    appraise(&appraising, values);
}

/* A search for turns: the list, and the turn under way. What is large is here and not in the
 * functions that go through the turns, because a compiler that guards the stack touches each page
 * of a frame each time. */
struct search {
    const struct sight *sight;
    const struct outlook *outlook;
    struct plan_list *plans;
    struct rng *rng;
    float noise;
    unsigned player, turn;
    struct plan_list rough;   /* turns after which comes what is foreseen, as if nothing did */
    struct appraising before; /* of the position before the turn */
    struct appraising after;  /* of the one looked at */
    struct game game[PLAN_MOVES_MAX + 1];   /* after so many moves of the turn */
    struct move_list moves[PLAN_MOVES_MAX]; /* those that may come next */
    struct game passed;                     /* when no more is done */
    struct comparing comparing;
};

/* Passes what more could be done, unless it was looked at; what cannot be passed is decided like
 * anything else. */
static void end_turn(const struct sight *sight, const struct outlook *outlook, struct game *game,
                     unsigned turn, bool is_asked_after)
{
    struct values values;
    while (is_under_way(game, turn) && !plans_is_chance(game))
        if (is_foreseen(game))
            make_foreseen(sight, outlook, game);
        else if (is_asked_after || !game_awaits_action(game) ||
                 game_apply(game, move_plain(VERB_PASS), NULL) != REFUSAL_NONE)
            sight_make(game, plans_decide(sight, outlook, game, &values));
}

void plans_make(const struct sight *sight, const struct outlook *outlook, struct game *game,
                const struct plan *plan)
{
    unsigned turn = game_turn(game);
    for (unsigned m = 0; m < plan->count; m++)
        sight_make(game, plan->move[m]);
    end_turn(sight, outlook, game, turn, plan->is_asked_after);
}

/* The list. */

static float noise_of(struct search *search)
{
    enum { STEPS = 1 << 16 };
    if (search->noise <= 0)
        return 0;
    return search->noise * (float)rng_below(search->rng, STEPS) / STEPS;
}

/* Takes a turn into a list if it is among the best; of equals the first comes first. */
static void plan_list_add(struct plan_list *plans, struct plan plan)
{
    unsigned at = plans->count;
    assert(plans->room > 0);
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

/* `game` is what it leads to. */
static void add_plan(struct search *search, const struct game *game, struct plan plan)
{
    plan.worth = sight_worth(search->sight, game, &plan.values, search->player);
    if (is_foreseen(game)) {
        plan_list_add(&search->rough, plan);
        return;
    }
    plan.worth += noise_of(search);
    plan_list_add(search->plans, plan);
}

static struct plan with_move(struct plan plan, struct move move)
{
    assert(plan.count < PLAN_MOVES_MAX);
    plan.move[plan.count++] = move;
    return plan;
}

/* The game after one more move of the plan. */
static struct game *make_next(struct search *search, const struct game *game, struct move move,
                              struct plan *plan)
{
    *plan = with_move(*plan, move);
    struct game *after = &search->game[plan->count];
    game_copy(after, game);
    sight_make(after, move);
    return after;
}

/* A turn whose moves are made. */
static void end_plan(struct search *search, const struct game *game, struct plan plan)
{
    if (is_under_way(game, search->turn) && !is_foreseen(game)) {
        plans_expect(search->sight, search->outlook, game, DECISIONS_DEEP, search->turn,
                     &plan.values);
    } else {
        appraising_begin_after(&search->after, &search->before, game);
        appraise(&search->after, &plan.values);
    }
    add_plan(search, game, plan);
}

/* Whether the player has a figure that may follow another one. */
static bool has_figure_following(const struct game *game)
{
    (void)game;
#define X(figure, ...) || game->player[game_player(game)].supply[FIGURE_##figure] > 0
    return false FIGURES_FOLLOWING(X);
#undef X
}

static bool is_following(struct move move)
{
#define X(follows, ...) || (move.verb == VERB_DEPLOY && move.figure == FIGURE_##follows)
    return false FIGURES_FOLLOWING(X);
#undef X
}

/* What is estimated of a deployment is so of the figure that may follow it, too: on another
 * feature, as it is deployed where nobody is. */
static void add_followed(struct search *search, const struct game *game, const struct game *passed,
                         struct plan plan)
{
    struct game *after = &search->game[PLAN_MOVES_MAX];
    struct move_list *moves = &search->moves[PLAN_MOVES_MAX - 1];
    if (plan.count == PLAN_MOVES_MAX)
        return;
    game_copy(after, game);
    sight_make(after, plan.move[plan.count - 1]);
    if (!game_awaits_action(after))
        return;
    game_legal(after, moves);
    deployments_list_once(after, moves);
    for (size_t m = 0; m < moves->count; m++) {
        struct plan done = plan;
        if (!is_following(moves->move[m]) || !is_estimated(after, moves->move[m]))
            continue;
        done = with_move(done, moves->move[m]);
        estimate_action(&search->after, after, moves->move[m], &done.values);
        add_plan(search, passed, done);
    }
}

/* Not deploying and, if then nobody leaves, all that is estimated. */
static bool end_without_completing(struct search *search, const struct game *game,
                                   struct move_list *moves, struct plan plan)
{
    struct game *after = &search->passed;
    struct appraising *appraising = &search->after;
    struct plan passed = plan;
    game_copy(after, game);
    sight_make(after, move_plain(VERB_PASS));
    bool leave = after->followers.count != game->followers.count; /* barns score, too (AM14) */
    if (after->completed.count > 0 || leave || game_is_over(after) ||
        (is_under_way(after, search->turn) && !is_foreseen(after))) {
        end_plan(search, after, plan);
        return false;
    }
    appraising_begin_after(appraising, &search->before, after);
    appraise(appraising, &passed.values);
    add_plan(search, after, passed);
    keep_best_elsewhere(search->sight, appraising, game, &passed.values, moves, MOVE_LIST_SIZE,
                        &search->comparing);
    for (size_t m = 0; m < moves->count; m++) {
        if (!is_estimated(game, moves->move[m]))
            continue;
        struct plan done = with_move(plan, moves->move[m]);
        done.values = passed.values;
        estimate_action(appraising, game, moves->move[m], &done.values);
        add_plan(search, after, done);
        if (has_figure_following(game))
            add_followed(search, game, after, done);
    }
    return true;
}

/* Of some actions only few are looked at. */
static bool is_worth_trying(const struct game *game, struct move action)
{
    (void)game;
#define X(of, is_worth_it)                                                                         \
    if (action.verb == VERB_##of)                                                                  \
        return is_worth_it(game, action);
    CHOOSY_ACTIONS(X)
#undef X
    return true;
}

static void deploy_and_end(struct search *search, const struct game *game, struct move deployment,
                           struct plan plan);

/* All deployments of figures that follow one. */
static void deploy_following(struct search *search, const struct game *game, struct plan plan)
{
    struct move_list *moves = &search->moves[plan.count];
    game_legal(game, moves);
    deployments_list_once(game, moves);
    for (size_t m = 0; m < moves->count; m++)
        if (moves->move[m].verb == VERB_DEPLOY && is_worth_trying(game, moves->move[m]))
            deploy_and_end(search, game, moves->move[m], plan);
}

/* After a deployment nothing more is done, even if it could be (option bridge-timing), than another
 * one. */
static void deploy_and_end(struct search *search, const struct game *game, struct move deployment,
                           struct plan plan)
{
    struct game *after = make_next(search, game, deployment, &plan);
    if (has_figure_following(after) && game_awaits_action(after) && plan.count < PLAN_MOVES_MAX)
        deploy_following(search, after, plan);
    plan.is_asked_after = !game_awaits_action(after) && is_under_way(after, search->turn);
    if (game_awaits_action(after))
        game_apply(after, move_plain(VERB_PASS), NULL);
    end_plan(search, after, plan);
}

static void find_placements(struct search *search, const struct game *game, struct plan plan);

/* Of deployments elsewhere only a few are tried. */
static void choose_elsewhere(struct search *search, const struct game *game,
                             struct move_list *moves)
{
    enum { TRIED = 3 };
    struct values values;
    if (!has_elsewhere(moves))
        return;
    appraising_begin_after(&search->after, &search->before, game);
    appraise(&search->after, &values);
    keep_best_elsewhere(search->sight, &search->after, game, &values, moves, TRIED,
                        &search->comparing);
}

/* Goes on after a placement or another action of the turn. */
static void find_after(struct search *search, const struct game *game, struct plan plan)
{
    bool is_full = plan.count == PLAN_MOVES_MAX || game_turn(game) != search->turn;
    if (game_awaits_placement(game) && !is_full) {
        find_placements(search, game, plan);
        return;
    }
    if (!game_awaits_action(game) || is_full) {
        plan.is_asked_after = is_under_way(game, search->turn);
        end_plan(search, game, plan);
        return;
    }
    struct move_list *moves = &search->moves[plan.count];
    game_legal(game, moves);
    deployments_list_once(game, moves);
    bool is_forced = moves->move[moves->count - 1].verb != VERB_PASS;
    bool deployed = !is_forced && end_without_completing(search, game, moves, plan);
    if (!deployed) {
        choose_elsewhere(search, game, moves);
        keep_ranked(&search->before, game, moves, &search->comparing);
    }
    for (size_t m = 0; m < moves->count; m++) {
        struct move move = moves->move[m];
        if (deployed && is_estimated(game, move))
            continue;
        if (is_deployment(move) && is_worth_trying(game, move)) {
            deploy_and_end(search, game, move, plan);
        } else if (!is_deployment(move) && move.verb != VERB_PASS &&
                   (is_forced || is_worth_trying(game, move))) {
            struct plan longer = plan;
            const struct game *after = make_next(search, game, move, &longer);
            find_after(search, after, longer);
        }
    }
}

static bool is_distinct(const struct search *search, kind_number kind, struct move move)
{
    return move.verb != VERB_PLACE || search->sight->orientations[kind] >> move.arg & 1u;
}

/* Not only placements: a tile is discarded (B4), or a set has something to be done before. */
static void find_placements(struct search *search, const struct game *game, struct plan plan)
{
    struct move_list *moves = &search->moves[plan.count];
    game_legal(game, moves);
    for (size_t m = 0; m < moves->count; m++) {
        struct plan longer = plan;
        if (!is_distinct(search, game_hand(game), moves->move[m]))
            continue;
        const struct game *after = make_next(search, game, moves->move[m], &longer);
        find_after(search, after, longer);
    }
}

/* Looks at the best of those turns again, with what is foreseen after them. */
static void look_again(struct search *search, const struct game *game)
{
    for (unsigned p = 0; p < search->rough.count; p++) {
        struct plan plan = search->rough.plan[p];
        struct game after;
        game_copy(&after, game);
        for (unsigned m = 0; m < plan.count; m++)
            sight_make(&after, plan.move[m]);
        plan.is_asked_after = !game_awaits_action(&after) && is_under_way(&after, search->turn);
        if (game_awaits_action(&after))
            sight_make(&after, move_plain(VERB_PASS));
        plans_expect(search->sight, search->outlook, &after, DECISIONS_DEEP, search->turn,
                     &plan.values);
        plan.worth =
            sight_worth(search->sight, &after, &plan.values, search->player) + noise_of(search);
        plan_list_add(search->plans, plan);
    }
}

void plans_find(const struct sight *sight, const struct outlook *outlook, const struct game *game,
                float noise, struct rng *rng, struct plan_list *plans)
{
    enum { MORE = 24 }; /* than are wanted */
    struct search search;
    search.sight = sight;
    search.outlook = outlook;
    search.plans = plans;
    search.rng = rng;
    search.noise = noise;
    search.player = game_player(game);
    search.turn = game_turn(game);
    appraising_begin(&search.before, &sight->appraiser, outlook, game);
    plans->count = search.rough.count = 0;
    search.rough.room = plans->room + MORE < PLANS_MAX ? plans->room + MORE : PLANS_MAX;
    find_after(&search, game, (struct plan){.count = 0});
    look_again(&search, game);
}
