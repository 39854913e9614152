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

/* Of chance with more outcomes than that only the first is looked at. */
enum { CHANCES_MAX = 16 };

/* Chance's moves, as many as are looked at, or only the first; returns their number. Apart, as the
 * list of all is so large that one in each step of a recursion would be too much for the stack. */
static __attribute__((noinline)) size_t outcomes_looked_at(const struct game *game, bool only_first,
                                                           struct game_outcome looked[CHANCES_MAX])
{
    struct outcome_list outcomes;
    game_outcomes(game, &outcomes);
    size_t count = outcomes.count;
    if (count > 1 && (only_first || count > CHANCES_MAX))
        count = 1;
    for (size_t o = 0; o < count; o++)
        looked[o] = outcomes.outcome[o];
    return count;
}

/* The last move changes least. Apart for the same reason. */
static __attribute__((noinline)) struct move last_move(const struct game *game)
{
    struct move_list moves;
    game_legal(game, &moves);
    return moves.move[moves.count - 1];
}

/* Goes on to the end of the turn by one move for each step: the first of chance, what is foreseen,
 * or the last. */
static void expect_straight_on(const struct sight *sight, const struct outlook *outlook,
                               const struct game *game, unsigned turn, struct values *values)
{
    struct game after;
    struct game_outcome outcomes[CHANCES_MAX];
    game_copy(&after, game);
    while (is_under_way(&after, turn)) {
        if (plans_is_chance(&after)) {
            if (outcomes_looked_at(&after, true, outcomes) == 0) /* too many to be listed */
                break;
            sight_make(&after, outcomes[0].move);
        } else if (is_foreseen(&after)) {
            make_foreseen(sight, outlook, &after);
        } else {
            sight_make(&after, last_move(&after));
        }
    }
    sight_appraise(sight, outlook, &after, values);
}

static void expect_chance(const struct sight *sight, const struct outlook *outlook,
                          const struct game *game, unsigned depth, struct values *values)
{
    struct game_outcome outcomes[CHANCES_MAX];
    float weights = 0;
    size_t count = outcomes_looked_at(game, false, outcomes);
    memset(values, 0, sizeof *values);
    for (size_t o = 0; o < count; o++) {
        float weight = (float)outcomes[o].weight;
        struct game after;
        struct values then = {.of = {0}};
        game_copy(&after, game);
        sight_make(&after, outcomes[o].move);
        plans_expect(sight, outlook, &after, depth - 1, game_turn(game), &then);
        for (unsigned player = 0; player < game->options.players; player++)
            values->of[player] += weight * then.of[player];
        weights += weight;
    }
    for (unsigned player = 0; weights > 0 && player < game->options.players; player++)
        values->of[player] /= weights;
    if (count == 0) /* too many to be listed */
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

static struct move best_decision(const struct sight *sight, const struct outlook *outlook,
                                 const struct game *game, unsigned depth, struct values *values);

void plans_expect(const struct sight *sight, const struct outlook *outlook, const struct game *game,
                  unsigned depth, unsigned turn, struct values *values)
{
    if (!is_under_way(game, turn))
        sight_appraise(sight, outlook, game, values);
    else if (depth == 0)
        expect_straight_on(sight, outlook, game, turn, values);
    else if (plans_is_chance(game))
        expect_chance(sight, outlook, game, depth, values);
    else if (is_foreseen(game))
        expect_foreseen(sight, outlook, game, depth, turn, values);
    else
        best_decision(sight, outlook, game, depth, values);
}

/* Tries each move and, as deep as `depth` (1 or more), those of the decisions after it. */
static struct move best_decision(const struct sight *sight, const struct outlook *outlook,
                                 const struct game *game, unsigned depth, struct values *values)
{
    struct move_list moves;
    struct move best = {0};
    unsigned player = game_actor(game);
    float best_worth = 0;
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++) {
        struct game after;
        struct values then;
        game_copy(&after, game);
        sight_make(&after, moves.move[m]);
        plans_expect(sight, outlook, &after, depth - 1, game_turn(game), &then);
        float worth = sight_worth(sight, game, &then, player);
        if (m == 0 || worth > best_worth) {
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
    return best_decision(sight, outlook, game, DECISIONS_DEEP, values);
}

void plans_answer(const struct sight *sight, const struct outlook *outlook, struct game *game)
{
    struct values values;
    while (plans_is_decision(game))
        if (is_foreseen(game))
            make_foreseen(sight, outlook, game);
        else
            sight_make(game, best_decision(sight, outlook, game, 1, &values));
}
