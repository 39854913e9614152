#include "bots/decisions.h"

#include "bastide/chance.h"
#include "bots/terms.h"

static bool has_decider(const struct game *game)
{
    (void)game;
#define X(decider) decider##_is_due(game) ||
    return BOT_DECIDERS(X) false;
#undef X
}

bool plans_is_decision(const struct game *game)
{
    return game_actor(game) < game->options.players && !game_awaits_placement(game) &&
           !game_awaits_action(game) && !has_decider(game);
}

static bool is_appraised(const struct game *game)
{
    (void)game;
#define X(is_due) is_due(game) ||
    return APPRAISED_CHANCES(X) false;
#undef X
}

bool plans_is_left_to_chance(const struct game *game)
{
    return game_awaits_chance(game) && !game_awaits_draw(game) && !has_decider(game);
}

bool plans_is_chance(const struct game *game)
{
    return plans_is_left_to_chance(game) && !is_appraised(game);
}

bool is_under_way(const struct game *game, unsigned turn)
{
    return game_turn(game) == turn && (game_awaits_action(game) || game_awaits_placement(game) ||
                                       plans_is_decision(game) || plans_is_chance(game));
}

bool is_foreseen(const struct game *game)
{
    (void)game;
#define X(row) row##_is_due(game) ||
    return FORESEEN(X) false;
#undef X
}

void make_foreseen(const struct sight *sight, const struct outlook *outlook, struct game *game)
{
    struct move moves[FORESEEN_MAX];
    unsigned count = 0;
    (void)sight, (void)outlook; /* no set may have a row */
#define X(row)                                                                                     \
    if (row##_is_due(game))                                                                        \
        count = row##_foresee(sight, outlook, game, moves);
    FORESEEN(X)
#undef X
    for (unsigned m = 0; m < count; m++)
        sight_make(game, moves[m]);
}

static struct move plans_decide_deep(const struct sight *sight, const struct outlook *outlook,
                                     const struct game *game, unsigned depth,
                                     struct values *values);

/* Of chance with more outcomes than that only the first is looked at. */
enum { CHANCES_MAX = 16 };

static void expect_chance(const struct sight *sight, const struct outlook *outlook,
                          const struct game *game, unsigned depth, struct values *values)
{
    struct outcome_list outcomes;
    float weights = 0;
    memset(values, 0, sizeof *values);
    game_outcomes(game, &outcomes);
    size_t count = depth == 0 || outcomes.count > CHANCES_MAX ? 1 : outcomes.count;
    for (size_t o = 0; o < count && o < outcomes.count; o++) {
        float weight = (float)outcomes.outcome[o].weight;
        struct game after;
        struct values then;
        game_copy(&after, game);
        sight_make(&after, outcomes.outcome[o].move);
        plans_expect(sight, outlook, &after, depth > 0 ? depth - 1 : 0, game_turn(game), &then);
        for (unsigned player = 0; player < game->options.players; player++)
            values->of[player] += weight * then.of[player];
        weights += weight;
    }
    for (unsigned player = 0; weights > 0 && player < game->options.players; player++)
        values->of[player] /= weights;
    if (outcomes.count == 0) /* too many to be listed */
        sight_appraise(sight, outlook, game, values);
}

static void expect_foreseen(const struct sight *sight, const struct outlook *outlook,
                            const struct game *game, unsigned depth, unsigned turn,
                            struct values *values)
{
    struct game after;
    game_copy(&after, game);
    make_foreseen(sight, outlook, &after);
    plans_expect(sight, outlook, &after, depth, turn, values);
}

void plans_expect(const struct sight *sight, const struct outlook *outlook, const struct game *game,
                  unsigned depth, unsigned turn, struct values *values)
{
    if (!is_under_way(game, turn))
        sight_appraise(sight, outlook, game, values);
    else if (plans_is_chance(game))
        expect_chance(sight, outlook, game, depth, values);
    else if (is_foreseen(game))
        expect_foreseen(sight, outlook, game, depth, turn, values);
    else
        plans_decide_deep(sight, outlook, game, depth, values);
}

/* Tries each move and, as deep as `depth`, those of the decisions after it; beyond that the last
 * move, which changes least, stands for all. */
static struct move plans_decide_deep(const struct sight *sight, const struct outlook *outlook,
                                     const struct game *game, unsigned depth, struct values *values)
{
    struct move_list moves;
    struct move best = {0};
    unsigned player = game_actor(game);
    float best_worth = 0;
    game_legal(game, &moves);
    size_t first = depth > 0 ? 0 : moves.count - 1;
    for (size_t m = first; m < moves.count; m++) {
        struct game after;
        struct values then;
        game_copy(&after, game);
        sight_make(&after, moves.move[m]);
        plans_expect(sight, outlook, &after, depth > 0 ? depth - 1 : 0, game_turn(game), &then);
        float worth = sight_worth(sight, game, &then, player);
        if (m == first || worth > best_worth) {
            best = moves.move[m];
            best_worth = worth;
            *values = then;
        }
    }
    return best;
}

struct move plans_decide(const struct sight *sight, const struct outlook *outlook,
                         const struct game *game, struct values *values)
{
    return plans_decide_deep(sight, outlook, game, DECISIONS_DEEP, values);
}

void plans_answer(const struct sight *sight, const struct outlook *outlook, struct game *game)
{
    struct values values;
    while (plans_is_decision(game))
        if (is_foreseen(game))
            make_foreseen(sight, outlook, game);
        else
            sight_make(game, plans_decide_deep(sight, outlook, game, 1, &values));
}
