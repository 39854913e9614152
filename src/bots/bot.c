#include "bots/bot.h"

#include "bots/answer.h"
#include "bots/decisions.h"
#include "bots/final.h"
#include "bots/solver.h"
#include "bots/terms.h"
#include "bots/tree.h"

#include <assert.h>

enum { ALIGNMENT = 64 };

/* What one thread changes while others think, in cache lines of its own. */
struct part {
    struct final_part final;
    struct solver *solver;
    int left; /* simulations, or turns of the final, still to make in this stage */
    char apart[ALIGNMENT];
};

enum decider {
#define X(decider) DECIDER_##decider,
    BOT_DECIDERS(X)
#undef X
        DECIDERS_COUNT
};

/* Later stages are those of the final. */
enum { STAGE_SOLVER, STAGE_SEARCH };

struct bot {
    struct part part[BOT_PARTS];
    struct tree tree;
    struct bot_request request;
    struct bot_level_row way; /* in which it plays */
    unsigned stage;
    unsigned plans;          /* that the search chooses from */
    struct bot_answer found; /* by the search, once there is a final */
    struct final final;
    struct sight sight;
    void *decider[DECIDERS_COUNT + 1]; /* the memory of each */
};

/* What each of `parts` gets of `whole`; the first ones get what is left over. */
static unsigned share_of(unsigned whole, unsigned part, unsigned parts)
{
    return part < parts ? whole / parts + (part < whole % parts) : 0;
}

static size_t bot_aligned(size_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

size_t bot_size(unsigned nodes)
{
    size_t size = bot_aligned(sizeof(struct bot)) + bot_aligned(tree_size(nodes + 1));
#define X(decider) size += bot_aligned(decider##_size());
    BOT_DECIDERS(X)
#undef X
    return size + BOT_PARTS * bot_aligned(solver_size());
}

struct bot *bot_begin(void *memory, unsigned nodes)
{
    struct bot *bot = memory;
    char *at = (char *)memory + bot_aligned(sizeof *bot);
    sight_prepare_tiles(&bot->sight);
#define X(which)                                                                                   \
    bot->decider[DECIDER_##which] = at;                                                            \
    which##_begin(at);                                                                             \
    at += bot_aligned(which##_size());
    BOT_DECIDERS(X)
#undef X
    tree_lay_out(&bot->tree, at, nodes + 1); /* the root is kept, too */
    at += bot_aligned(tree_size(nodes + 1));
    for (unsigned part = 0; part < BOT_PARTS; part++) {
        bot->part[part].solver = (struct solver *)at;
        at += bot_aligned(solver_size());
    }
    return bot;
}

/* The better half stays, and at least two. */
static void rank_finalists(struct bot *bot)
{
    enum { LAST = 2 };
    struct final_part *part[BOT_PARTS];
    for (unsigned p = 0; p < BOT_PARTS; p++)
        part[p] = &bot->part[p].final;
    unsigned half = (bot->final.left + 1) / 2;
    final_rank(&bot->final, part, BOT_PARTS, half < LAST ? LAST : half);
}

/* All of them as they stand, while the final goes on as if nobody had looked. */
static void rank_for_now(const struct bot *bot, struct final *ranked)
{
    struct final_part own[BOT_PARTS], *part[BOT_PARTS];
    *ranked = bot->final;
    for (unsigned p = 0; p < BOT_PARTS; p++) {
        own[p] = bot->part[p].final;
        part[p] = &own[p];
    }
    final_rank(ranked, part, BOT_PARTS, ranked->left);
}

static void bot_answer_found(const struct bot *bot, struct bot_answer *answer)
{
    answer_of_tree(answer, &bot->tree);
}

static void bot_answer_ranked(const struct bot *bot, struct bot_answer *answer)
{
    struct final final;
    rank_for_now(bot, &final);
    answer_of_final(answer, &bot->found, &final);
    for (unsigned p = 0; p < BOT_PARTS; p++)
        answer->simulations += bot->part[p].final.turns;
}

/* What a decider decides. */
static void bot_answer_asking(struct bot *bot, struct bot_answer *answer)
{
    const struct game *game = bot->request.game;
    float worth = 0;
    (void)game;
#define X(which)                                                                                   \
    if (which##_is_due(game)) {                                                                    \
        struct move move =                                                                         \
            which##_decide(bot->decider[DECIDER_##which], &bot->sight, game, &worth);              \
        answer_one(answer, move, worth);                                                           \
    }
    BOT_DECIDERS(X)
#undef X
    (void)worth;
    (void)answer;
}

static bool is_turn(const struct game *game)
{
    return game_awaits_placement(game) || game_awaits_action(game);
}

/* Whether something is asked each answer to which can be played on. Where a set foresees what all
 * do (FORESEEN), that is better than what comes of it by chance. */
static bool is_question(const struct game *game)
{
    return plans_is_decision(game) && !is_foreseen(game);
}

static bool bot_searches(const struct bot *bot)
{
    const struct game *game = bot->request.game;
    return bot->way.simulations > 0 && (is_turn(game) || is_question(game));
}

/* The solver, the search, and the final in as many stages as there are cuts. */
static unsigned stages_of(const struct bot *bot)
{
    return STAGE_SEARCH + 1 + design_count(bot->request.design, DESIGN_CUTS);
}

/* Those of the search. There is no tree of the answers to a question: all of them are played on. */
static unsigned simulations_searched(const struct bot *bot)
{
    unsigned all = bot->request.simulations;
    unsigned searched = design_count(bot->request.design, DESIGN_SEARCHED);
    if (!is_turn(bot->request.game))
        return 0;
    return searched < all ? searched : all;
}

/* How many simulations a stage has; a turn played on counts as one. */
static unsigned simulations_of(const struct bot *bot, unsigned stage)
{
    unsigned all = bot->request.simulations, searched = simulations_searched(bot);
    if (stage == STAGE_SOLVER)
        return all;
    return stage == STAGE_SEARCH ? searched
                                 : (all - searched) / (stages_of(bot) - STAGE_SEARCH - 1);
}

/* A tree is searched by one part: two trees with half of the simulations each know less, and the
 * search takes little of the time that a final takes. */
unsigned bot_stage_parts(const struct bot *bot)
{
    return bot->stage == STAGE_SEARCH ? 1 : BOT_PARTS;
}

/* What a part made beyond its share of the stage before is missing in this one. */
static void share_out(struct bot *bot, unsigned stage)
{
    bot->stage = stage;
    unsigned parts = bot_stage_parts(bot);
    for (unsigned part = 0; part < BOT_PARTS; part++)
        bot->part[part].left += (int)share_of(simulations_of(bot, stage), part, parts);
}

/* Whether the end of the game is near enough to be solved. With more than two players no bounds
 * cut, and so a tile more is out of reach. */
static bool bot_solves(const struct bot *bot)
{
    const struct game *game = bot->request.game;
    unsigned beyond = game->options.players > 2 ? 1 : 0;
    return bot->way.simulations > 0 && solver_may_begin(game) &&
           game->pile.tiles + beyond < design_count(bot->request.design, DESIGN_SOLVED);
}

static void prepare_solver(struct bot *bot)
{
    for (unsigned part = 0; part < BOT_PARTS; part++) {
        bot->part[part].left = 0;
        solver_begin(bot->part[part].solver, &bot->sight, bot->request.game, part, BOT_PARTS);
    }
    share_out(bot, STAGE_SOLVER);
}

static bool bot_has_solved(const struct bot *bot)
{
    bool has_solved = bot->stage == STAGE_SOLVER;
    for (unsigned part = 0; has_solved && part < BOT_PARTS; part++)
        has_solved = solver_is_solved(bot->part[part].solver);
    return has_solved;
}

static void bot_answer_solved(const struct bot *bot, struct bot_answer *answer)
{
    const struct solver *solver[BOT_PARTS];
    for (unsigned part = 0; part < BOT_PARTS; part++)
        solver[part] = bot->part[part].solver;
    answer_of_solvers(answer, solver, BOT_PARTS);
}

static void begin_search(struct bot *bot)
{
    for (unsigned part = 0; part < BOT_PARTS; part++)
        bot->part[part].left = 0;
    bot->stage = STAGE_SEARCH;
    if (bot->plans > 1)
        share_out(bot, STAGE_SEARCH);
}

static void prepare_search(struct bot *bot)
{
    const struct bot_request *request = &bot->request;
    const struct design *design = request->design;
    struct plan_list plans = {.room = design_count(design, DESIGN_ROOT_WIDTH)};
    struct outlook outlook;
    outlook_of(&outlook, &bot->sight.rows, &request->game->pile);
    plans_find(&bot->sight, &outlook, request->game, 0, NULL, &plans);
    tree_begin(&bot->tree, &bot->sight, request->game, &plans, design);
    bot->plans = plans.count;
    begin_search(bot);
}

static void bot_enter(struct bot *bot, unsigned number)
{
    const struct bot_candidate *candidate = &bot->found.candidate[number];
    final_enter(&bot->final, (struct finalist){.plan = &candidate->plan,
                                               .searched = candidate->worth,
                                               .number = number});
}

/* The best by what it is worth of those that have not entered; the count if all have. */
static unsigned best_outside(const struct bot_answer *found, const bool has_entered[PLANS_MAX])
{
    unsigned best = found->count;
    for (unsigned c = 0; c < found->count; c++)
        if (!has_entered[c] &&
            (best == found->count || found->candidate[c].worth > found->candidate[best].worth))
            best = c;
    return best;
}

static void find_what_was_searched(struct bot *bot)
{
    if (!is_turn(bot->request.game))
        return;
    bot->found.count = bot->found.simulations = 0;
    bot_answer_found(bot, &bot->found);
}

/* The answers to a question, by the evaluation. */
static void prepare_question(struct bot *bot)
{
    bot->found.count = bot->found.simulations = 0;
    answer_question(&bot->found, &bot->sight, bot->request.game);
    bot->plans = bot->found.count;
    begin_search(bot);
}

/* The best that was found, others that are not worth much less, and some in any case: what a turn
 * is worth by the search is not that sure. */
static void prepare_final(struct bot *bot)
{
    const struct design *design = bot->request.design;
    const struct bot_answer *found = &bot->found;
    bool has_entered[PLANS_MAX] = {false};
    float least = found->candidate[0].worth - (float)design->of[DESIGN_BEHIND];
    final_begin(&bot->final, &bot->sight, bot->request.game, design);
    for (unsigned number = 0;
         number < found->count && bot->final.entered < design_count(design, DESIGN_FINALISTS) &&
         (found->candidate[number].worth >= least ||
          bot->final.entered < design_count(design, DESIGN_FINALISTS_LEAST));
         number = best_outside(found, has_entered)) {
        bot_enter(bot, number);
        has_entered[number] = true;
    }
    for (unsigned p = 0; p < BOT_PARTS; p++)
        bot->part[p].final = (struct final_part){.rounds = 0};
}

/* What a level has besides, where the caller has more time, would make no turn slower than its own.
 */
static unsigned imagined_by(const struct bot *bot)
{
    unsigned all = bot->request.simulations, own = bot->way.simulations;
    return (all < own ? all : own) / design_count(bot->request.design, DESIGN_IMAGINED);
}

void bot_prepare(struct bot *bot, const struct bot_request *request)
{
    const struct options *options = &request->game->options;
    const struct weights *weights =
        request->weights ? request->weights : weights_of(weights_class_of(options));
    assert(game_actor(request->game) < options->players);
    bot->request = *request;
    bot->way = bot_way(request->level, request->against);
    if (request->simulations == 0)
        bot->request.simulations = bot->way.simulations;
    if (request->design == NULL)
        bot->request.design = &design_best;
    appraiser_prepare(&bot->sight.appraiser, options, weights, bot->way.sees_fields);
    bot->sight.sees_rivals = bot->way.sees_rivals;
    bot->sight.imagines = imagined_by(bot);
    bot->sight.seed = request->seed;
    bot->sight.fault = request->fault;
    bot->sight.stop = request->stop;
    bot->stage = STAGE_SEARCH;
    for (unsigned part = 0; part < BOT_PARTS; part++)
        bot->part[part].left = 0;
    if (plans_is_decision(request->game))
        prepare_question(bot);
    else if (bot_searches(bot))
        prepare_search(bot);
    if (bot_solves(bot))
        prepare_solver(bot);
}

/* Whether the part has more to do in this stage; a round of the final is played to its end. */
static bool bot_goes_on(const struct bot *bot, const struct part *own)
{
    return (own->left > 0 || (bot->stage > STAGE_SEARCH && own->final.next > 0)) &&
           !sight_is_stopped(&bot->sight);
}

/* Some positions solved; once that is over, nothing is left to do. */
static unsigned bot_solve_some(struct bot *bot, struct part *own)
{
    if (!solver_go_on(own->solver, design_count(bot->request.design, DESIGN_POSITIONS)))
        own->left = 1;
    return 1;
}

/* One simulation, or a finalist played on; returns for how many simulations that counts. */
static unsigned bot_step(struct bot *bot, unsigned part)
{
    if (bot->stage == STAGE_SOLVER)
        return bot_solve_some(bot, &bot->part[part]);
    if (bot->stage > STAGE_SEARCH)
        return final_play(&bot->final, &bot->part[part].final, part, BOT_PARTS);
    tree_simulate(&bot->tree);
    return 1;
}

bool bot_think_some(struct bot *bot, unsigned part, unsigned simulations)
{
    struct part *own = &bot->part[part];
    while (simulations > 0 && bot_goes_on(bot, own)) {
        unsigned made = bot_step(bot, part);
        own->left -= (int)made;
        simulations -= made < simulations ? made : simulations;
    }
    return bot_goes_on(bot, own);
}

bool bot_next_stage(struct bot *bot)
{
    unsigned next = bot->stage + 1;
    if (bot_has_solved(bot))
        return false;
    if (!bot_searches(bot) || sight_is_stopped(&bot->sight) || next == stages_of(bot))
        return false;
    if (bot->stage == STAGE_SOLVER) {
        begin_search(bot);
        return bot->plans > 1;
    }
    if (simulations_of(bot, next) == 0)
        return false;
    if (bot->stage == STAGE_SEARCH) {
        find_what_was_searched(bot);
        prepare_final(bot);
    } else {
        rank_finalists(bot);
    }
    if (bot->final.left < 2)
        return false;
    share_out(bot, next);
    return true;
}

/* The solver has half of the time. The search goes first with what is left: a final of turns that
 * have hardly been searched is worth less than more of the search. The stages of the final share
 * the rest. */
double bot_stage_share(const struct bot *bot)
{
    unsigned stages = stages_of(bot);
    if (bot->stage == STAGE_SOLVER)
        return 0.5;
    return bot->stage == STAGE_SEARCH ? 1 : 1.0 / (stages - bot->stage);
}

void bot_conclude(struct bot *bot, struct bot_answer *answer)
{
    const struct bot_request *request = &bot->request;
    answer->count = answer->simulations = 0;
    answer->positions = 0;
    answer->is_exact = false;
    if (bot_has_solved(bot)) {
        bot_answer_solved(bot, answer);
    } else if (bot->stage > STAGE_SEARCH) {
        bot_answer_ranked(bot, answer);
    } else if (plans_is_decision(request->game)) {
        *answer = bot->found;
    } else if (!is_turn(request->game)) {
        bot_answer_asking(bot, answer);
    } else if (bot->way.simulations == 0) {
        answer_at_once(answer, &bot->sight, request, bot->way.noise);
    } else {
        bot_answer_found(bot, answer);
    }
}

void bot_think(struct bot *bot, const struct bot_request *request, struct bot_answer *answer)
{
    enum { AT_ONCE = 8 }; /* a stop must find all parts at about the same point */
    bot_prepare(bot, request);
    do {
        bool thinking = true;
        while (thinking) {
            thinking = false;
            for (unsigned part = 0; part < BOT_PARTS; part++)
                thinking |= bot_think_some(bot, part, AT_ONCE);
        }
    } while (bot_next_stage(bot));
    bot_conclude(bot, answer);
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
    if (!game_awaits_action(game) || (made >= plan->count && plan->is_asked_after))
        return false;
    *move = made < plan->count ? plan->move[made] : move_plain(VERB_PASS);
    return true;
}
