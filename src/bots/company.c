#include "bots/company.h"

#include "bots/decisions.h"

/* A player whom nobody knows is between `casual` and `normal` until a few turns say otherwise. */
static const float UNKNOWN_LOSS = 0.25f, UNKNOWN_TURNS = 2;

/* One slip is not all of a player. */
static const float MOST = 6;

void company_begin(struct company *company, const struct options *options, unsigned watched)
{
    memset(company, 0, sizeof *company);
    company->watched = watched;
    sight_prepare_tiles(&company->sight);
    company->sight.sees_rivals = true;
    appraiser_prepare(&company->sight.appraiser, options, weights_of(weights_class_of(options)),
                      true);
}

/* How much less the turn is worth that ended with `after` than the best one. */
static float turn_loss(const struct company *company, const struct game *after)
{
    const struct game *before = &company->begun;
    const struct sight *sight = &company->sight;
    struct plan_list best = {.room = 1};
    struct outlook outlook;
    struct values values;
    outlook_of(&outlook, &sight->rows, &before->pile);
    plans_find(sight, &outlook, before, 0, NULL, &best);
    plans_expect(sight, &outlook, after, DECISIONS_DEEP, game_turn(before), &values);
    float loss = best.plan[0].worth - sight_worth(sight, after, &values, game_player(before));
    return loss < 0 ? 0 : loss < MOST ? loss : MOST;
}

/* Whether the turn that was begun still goes on by what its player does with the tile. */
static bool goes_on(const struct company *company, const struct game *game)
{
    return game_turn(game) == game_turn(&company->begun) &&
           (game_awaits_placement(game) || game_awaits_action(game));
}

void company_see(struct company *company, const struct game *game)
{
    if (company->is_under_way && !goes_on(company, game)) {
        unsigned player = game_player(&company->begun);
        company->player[player].lost += turn_loss(company, game);
        company->player[player].turns++;
        company->is_under_way = false;
    }
    if (!company->is_under_way && game_awaits_placement(game) &&
        (company->watched >> game_player(game) & 1u) != 0) {
        game_copy(&company->begun, game);
        company->is_under_way = true;
    }
}

float company_loss(const struct company *company, unsigned players)
{
    float least = UNKNOWN_LOSS;
    bool is_known = false;
    for (unsigned p = 0; p < PLAYERS_MAX; p++) {
        float turns = UNKNOWN_TURNS + (float)company->player[p].turns;
        float loss = (UNKNOWN_LOSS * UNKNOWN_TURNS + company->player[p].lost) / turns;
        if ((players >> p & 1u) != 0 && (!is_known || loss < least)) {
            least = loss;
            is_known = true;
        }
    }
    return least;
}
