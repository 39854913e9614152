#include "support/bot_seats.h"

#include "support/bot_table.h"

enum { SIMULATIONS_MAX = 12, ASKED_AGAIN = 8, STOPPED = 8 };

void bot_seats_clear(struct bot_seats *seats)
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        seats->level[p] = BOT_LEVELS_COUNT;
    seats->made = 0;
}

void bot_seats_deal(struct bot_seats *seats, uint64_t seed)
{
    seats->rng = rng_from_seed(seed);
    seats->made = 0;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        seats->level[p] = (enum bot_level)rng_below(&seats->rng, BOT_LEVELS_COUNT + 1);
}

bool bot_seats_are_due(const struct bot_seats *seats, const struct game *game)
{
    unsigned actor = game_actor(game);
    return actor < game->options.players && seats->level[actor] < BOT_LEVELS_COUNT;
}

static bool is_same(const struct bot_answer *a, const struct bot_answer *b)
{
    bool same = a->count == b->count && a->simulations == b->simulations;
    for (unsigned c = 0; same && c < a->count; c++)
        same = a->candidate[c].visits == b->candidate[c].visits &&
               a->candidate[c].worth == b->candidate[c].worth &&
               move_equal(bot_plan_first(&a->candidate[c].plan),
                          bot_plan_first(&b->candidate[c].plan));
    return same;
}

static const char *ask(struct bot_seats *seats, const struct game *game)
{
    static struct bot_answer again;
    _Atomic(bool) stop = rng_below(&seats->rng, STOPPED) == 0;
    struct bot_request request = {.game = game,
                                  .level = seats->level[game_actor(game)],
                                  .simulations = 1 + rng_below(&seats->rng, SIMULATIONS_MAX),
                                  .seed = rng_next(&seats->rng),
                                  .stop = &stop};
    bot_think(bot_table_bot(), &request, &seats->answer);
    if (rng_below(&seats->rng, ASKED_AGAIN) > 0)
        return NULL;
    bot_think(bot_table_bot(), &request, &again);
    return is_same(&seats->answer, &again) ? NULL : "the same request gets another answer";
}

const char *bot_seats_choose(struct bot_seats *seats, const struct game *game, struct move *move)
{
    if (seats->made > 0 &&
        bot_plan_goes_on(&seats->answer.candidate[0].plan, seats->made, game, move)) {
        seats->made++;
        return NULL;
    }
    const char *wrong = ask(seats, game);
    if (seats->answer.count == 0 || seats->answer.count > PLANS_MAX)
        return "a bot has no answer";
    *move = bot_answer_move(&seats->answer);
    seats->made = 1;
    return wrong;
}
