#include "bots/answer.h"

#include "bots/decisions.h"

static void answer_add(struct bot_answer *answer, struct bot_candidate candidate)
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

void answer_one(struct bot_answer *answer, struct move move, float worth)
{
    answer_add(answer, (struct bot_candidate){.plan = {.move = {move}, .count = 1, .worth = worth},
                                              .worth = worth});
}

void answer_at_once(struct bot_answer *answer, const struct sight *sight,
                    const struct bot_request *request, float noise)
{
    struct plan_list plans = {.room = PLANS_MAX};
    struct outlook outlook;
    struct rng rng = rng_from_seed(request->seed + game_turn(request->game));
    outlook_of(&outlook, &sight->rows, &request->game->pile);
    plans_find(sight, &outlook, request->game, noise, &rng, &plans);
    for (unsigned p = 0; p < plans.count; p++)
        answer_add(answer,
                   (struct bot_candidate){.plan = plans.plan[p], .worth = plans.plan[p].worth});
}

/* Of more moves than there is room for the best stay. */
static void answer_add_one_of(struct bot_answer *answer, struct move move, float worth)
{
    if (answer->count == PLANS_MAX && !(worth > answer->candidate[PLANS_MAX - 1].worth))
        return;
    if (answer->count == PLANS_MAX)
        answer->count--;
    answer_one(answer, move, worth);
}

void answer_question(struct bot_answer *answer, const struct sight *sight, const struct game *game)
{
    struct outlook outlook;
    struct move_list moves;
    outlook_of(&outlook, &sight->rows, &game->pile);
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++) {
        struct game after;
        struct values values;
        game_copy(&after, game);
        sight_make(&after, moves.move[m]);
        plans_expect(sight, &outlook, &after, DECISIONS_DEEP - 1, game_turn(game), &values);
        answer_add_one_of(answer, moves.move[m],
                          sight_worth(sight, game, &values, game_actor(game)));
    }
}

void answer_of_solvers(struct bot_answer *answer, const struct solver *const *solver,
                       unsigned count)
{
    enum { OF_EACH = PLANS_MAX / BOT_PARTS };
    answer->is_exact = true;
    for (unsigned s = 0; s < count; s++) {
        struct plan best[OF_EACH];
        unsigned plans = solver_best(solver[s], best, OF_EACH);
        answer->positions += solver_positions(solver[s]);
        for (unsigned p = 0; p < plans; p++)
            answer_add(answer, (struct bot_candidate){.plan = best[p], .worth = best[p].worth});
    }
}

void answer_of_tree(struct bot_answer *answer, const struct tree *tree)
{
    for (unsigned e = 0; e < tree->node[0].edges; e++) {
        const struct tree_edge *edge = &tree->edge[e];
        answer_add(answer, (struct bot_candidate){.plan = edge->plan,
                                                  .worth = tree_edge_worth(edge),
                                                  .visits = edge->visits});
    }
    answer->simulations += tree->node[0].visits;
}

void answer_of_final(struct bot_answer *answer, const struct bot_answer *found,
                     const struct final *ranked)
{
    bool is_finalist[PLANS_MAX] = {false};
    for (unsigned f = 0; f < ranked->entered; f++) {
        const struct finalist *finalist = &ranked->finalist[f];
        struct bot_candidate *candidate = &answer->candidate[answer->count++];
        *candidate = found->candidate[finalist->number];
        candidate->worth = finalist->worth;
        is_finalist[finalist->number] = true;
    }
    for (unsigned c = 0; c < found->count; c++)
        if (!is_finalist[c])
            answer->candidate[answer->count++] = found->candidate[c];
    answer->simulations = found->simulations;
}
