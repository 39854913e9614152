#include "bots/bot.h"

#include "bots/bargain.h"
#include "bots/tree.h"

#include <assert.h>

struct bot {
    struct sight sight;
    struct tree tree;
    struct tile_values tile_values;
    struct bargain_memory bargain;
};

enum { ALIGNMENT = 64 };

static size_t own_size(void)
{
    return (sizeof(struct bot) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

size_t bot_size(unsigned nodes)
{
    return own_size() + tree_size(nodes);
}

struct bot *bot_begin(void *memory, unsigned nodes)
{
    struct bot *bot = memory;
    sight_prepare_tiles(&bot->sight);
    tree_lay_out(&bot->tree, (char *)memory + own_size(), nodes);
    return bot;
}

static void prepare(struct bot *bot, const struct bot_request *request)
{
    const struct options *options = &request->game->options;
    const struct bot_level_row *level = &bot_levels[request->level];
    const struct weights *weights =
        request->weights ? request->weights : weights_of(weights_class_of(options));
    appraiser_prepare(&bot->sight.appraiser, options, weights, level->sees_fields);
    bot->sight.sees_rivals = level->sees_rivals;
}

static void add_candidate(struct bot_answer *answer, struct bot_candidate candidate)
{
    unsigned at = answer->count++;
    for (; at > 0; at--) {
        const struct bot_candidate *before = &answer->candidate[at - 1];
        if (before->visits > candidate.visits ||
            (before->visits == candidate.visits && !(candidate.worth > before->worth)))
            break;
        answer->candidate[at] = *before;
    }
    answer->candidate[at] = candidate;
}

static void answer_one(struct bot_answer *answer, struct move move, float worth)
{
    add_candidate(answer,
                  (struct bot_candidate){.plan = {.move = {move}, .count = 1, .worth = worth},
                                         .worth = worth});
}

/* The best turn by the evaluation alone. */
static void think_once(struct bot *bot, const struct bot_request *request,
                       struct bot_answer *answer)
{
    struct plan_list plans = {.room = PLANS_MAX};
    struct outlook outlook;
    struct rng rng = rng_from_seed(request->seed + request->game->turn.number);
    outlook_of(&outlook, &bot->sight.rows, &request->game->pile);
    plans_find(&bot->sight, &outlook, request->game, bot_levels[request->level].noise, &rng,
               &plans);
    for (unsigned p = 0; p < plans.count; p++)
        add_candidate(answer,
                      (struct bot_candidate){.plan = plans.plan[p], .worth = plans.plan[p].worth});
}

static bool is_stopped(const struct bot_request *request)
{
    return request->stop != NULL && *request->stop;
}

static void think_ahead(struct bot *bot, const struct bot_request *request, unsigned simulations,
                        struct bot_answer *answer)
{
    struct tree *tree = &bot->tree;
    tree_begin(tree, &bot->sight, request->game);
    while (answer->simulations < simulations && !is_stopped(request) && tree->node[0].edges > 1) {
        tree_simulate(tree);
        answer->simulations++;
    }
    for (unsigned e = 0; e < tree->node[0].edges; e++) {
        const struct tree_edge *edge = &tree->edge[e];
        add_candidate(answer, (struct bot_candidate){.plan = edge->plan,
                                                     .worth = tree_edge_worth(edge),
                                                     .visits = edge->visits});
    }
}

static void decide(struct bot *bot, const struct bot_request *request, struct bot_answer *answer)
{
    struct outlook outlook;
    struct values values;
    outlook_of(&outlook, &bot->sight.rows, &request->game->pile);
    struct move move = plans_decide(&bot->sight, &outlook, request->game, &values);
    answer_one(answer, move,
               sight_worth(&bot->sight, request->game, &values, game_actor(request->game)));
}

static void bargain(struct bot *bot, const struct bot_request *request, struct bot_answer *answer)
{
    float worth;
    tile_values_find(&bot->sight, request->game, &bot->tile_values);
    struct move move =
        bargain_move(&bot->sight, request->game, &bot->tile_values, &bot->bargain, &worth);
    answer_one(answer, move, worth);
}

void bot_think(struct bot *bot, const struct bot_request *request, struct bot_answer *answer)
{
    enum phase phase = game_phase(request->game);
    unsigned simulations =
        request->simulations > 0 ? request->simulations : bot_levels[request->level].simulations;
    assert(game_actor(request->game) < request->game->options.players);
    answer->count = answer->simulations = 0;
    prepare(bot, request);
    if (plans_is_decision(phase))
        decide(bot, request, answer);
    else if (phase != PHASE_PLACE && phase != PHASE_BUILD)
        bargain(bot, request, answer);
    else if (bot_levels[request->level].simulations > 0)
        think_ahead(bot, request, simulations, answer);
    else
        think_once(bot, request, answer);
}

struct move bot_plan_first(const struct plan *plan)
{
    return plan->count > 0 ? plan->move[0] : move_plain(VERB_PASS);
}

struct move bot_answer_move(const struct bot_answer *answer)
{
    return bot_plan_first(&answer->candidate[0].plan);
}

bool bot_plan_goes_on(const struct plan *plan, unsigned made, const struct game *game,
                      struct move *move)
{
    if (game_phase(game) != PHASE_BUILD)
        return false;
    *move = made < plan->count ? plan->move[made] : move_plain(VERB_PASS);
    return true;
}
