#include "bots/estimates.h"
#include "bots/terms.h"

static bool deploys_elsewhere(struct move move)
{
    (void)move;
#define X(of, node_of) move.verb == VERB_##of ||
    return DEPLOYING_ACTIONS(X) false;
#undef X
}

bool is_deployment(struct move move)
{
    return move.verb == VERB_DEPLOY || deploys_elsewhere(move);
}

bool deploys_holder(struct move move)
{
    return is_deployment(move) && figure_rules[move.figure].strength > 0;
}

static uint16_t node_deployed(const struct game *game, struct move move)
{
#define X(of, node_of)                                                                             \
    if (move.verb == VERB_##of)                                                                    \
        return node_of(game, move);
    DEPLOYING_ACTIONS(X)
#undef X
    return feature_node(&game->board, game_placed(game), move.arg);
}

/* Whether a set has it that more changes than is known. */
static bool changes_more(const struct game *game, struct move deployment)
{
    (void)game, (void)deployment; /* no set may have one */
#define X(set, is_more)                                                                            \
    if (options_has_any(&game->options, SETS_OF_##set) &&                                          \
        is_more(game, node_deployed(game, deployment)))                                            \
        return true;
    NOT_ESTIMATED(X)
#undef X
    return false;
}

bool is_estimated(const struct game *game, struct move action)
{
#define X(of, difference) action.verb == VERB_##of ||
    return ESTIMATES(X)(deploys_holder(action) && !changes_more(game, action));
#undef X
}

void estimate_action(struct appraising *appraising, const struct game *game, struct move action,
                     struct values *values)
{
    struct follower follower = {(uint8_t)game_player(game), action.figure, 0};
#define X(of, difference)                                                                          \
    if (action.verb == VERB_##of) {                                                                \
        difference(appraising, follower.player, action, values);                                   \
        return;                                                                                    \
    }
    ESTIMATES(X)
#undef X
    follower.node = node_deployed(game, action);
    appraise_deployment(appraising, follower, followers_at_home(game, follower.player), values);
}

#define WORTH_NONE (-1e9f)

static bool is_better(const float *worth, size_t a, size_t b)
{
    float lead = worth[a] - worth[b];
    return lead > 0 || (lead == 0 && a < b);
}

/* Takes the move with that number in; the worse one for the feature is worth nothing any more. */
static void comparing_note(struct comparing *best, uint16_t root, struct move move, size_t number)
{
    if (best->figure != move.figure) {
        memset(best->has, 0, sizeof best->has);
        best->figure = (enum figure)move.figure;
    }
    if (roots_add(best->has, root)) {
        best->number[root] = (uint16_t)number;
        return;
    }
    size_t other = best->number[root];
    bool wins = is_better(best->worth, number, other);
    best->worth[wins ? other : number] = WORTH_NONE;
    best->number[root] = (uint16_t)(wins ? number : other);
}

/* Whether fewer than `most` are better. */
static bool is_among_best(const struct comparing *best, size_t number, size_t count, unsigned most)
{
    unsigned better = 0;
    if (!(best->worth[number] > WORTH_NONE))
        return false;
    for (size_t other = 0; other < count && better < most; other++)
        better += is_better(best->worth, other, number);
    return better < most;
}

bool has_elsewhere(const struct move_list *moves)
{
    size_t m = 0;
    while (m < moves->count && !deploys_elsewhere(moves->move[m]))
        m++;
    return m < moves->count;
}

void keep_best_elsewhere(const struct sight *sight, struct appraising *appraising,
                         const struct game *game, const struct values *values,
                         struct move_list *moves, unsigned most, struct comparing *best)
{
    size_t count = moves->count;
    if (!has_elsewhere(moves))
        return;
    best->figure = FIGURES_COUNT;
    for (size_t m = 0; m < count; m++) {
        struct move move = moves->move[m];
        best->worth[m] = WORTH_NONE;
        if (!deploys_elsewhere(move) || !deploys_holder(move))
            continue;
        struct values then = *values;
        estimate_action(appraising, game, move, &then);
        best->worth[m] = sight_worth(sight, game, &then, game_player(game));
        comparing_note(best, feature_root(&game->features, node_deployed(game, move)), move, m);
    }
    moves->count = 0;
    for (size_t m = 0; m < count; m++) {
        struct move move = moves->move[m];
        if (!deploys_elsewhere(move) || !deploys_holder(move) ||
            is_among_best(best, m, count, most))
            moves->move[moves->count++] = move;
    }
}

/* Takes all but the best `most` of those actions out of the list. */
static void keep_most_promising(struct move_list *moves, enum verb verb, const float *promise,
                                unsigned most)
{
    size_t count = 0;
    bool stays[MOVE_LIST_SIZE];
    for (size_t m = 0; m < moves->count; m++) {
        unsigned better = 0;
        for (size_t other = 0; other < moves->count && moves->move[m].verb == verb; other++)
            better += moves->move[other].verb == verb && is_better(promise, other, m);
        stays[m] = better < most;
    }
    for (size_t m = 0; m < moves->count; m++)
        if (stays[m])
            moves->move[count++] = moves->move[m];
    moves->count = count;
}

void keep_ranked(struct appraising *before, const struct game *game, struct move_list *moves,
                 struct comparing *comparing)
{
    float *promise = comparing->worth;
    (void)before, (void)game, (void)moves, (void)promise; /* no set may have one */
#define X(of, promise_of, most)                                                                    \
    {                                                                                              \
        unsigned count = 0;                                                                        \
        for (size_t m = 0; m < moves->count; m++)                                                  \
            if (moves->move[m].verb == VERB_##of) {                                                \
                promise[m] = promise_of(before, game, moves->move[m]);                             \
                count++;                                                                           \
            }                                                                                      \
        if (count > (most))                                                                        \
            keep_most_promising(moves, VERB_##of, promise, most);                                  \
    }
    RANKED_ACTIONS(X)
#undef X
}
