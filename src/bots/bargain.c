#include "bots/bargain.h"

#include "bots/power.h"

#include <string.h>

/* Points of lead that make a rival e times as important. */
static const double closeness = 8;

static double best_of_others(const struct values *standing, unsigned players, unsigned player)
{
    unsigned best = player == 0;
    for (unsigned p = 0; p < players; p++)
        if (p != player && standing->of[p] > standing->of[best])
            best = p;
    return (double)standing->of[best];
}

/* A rival matters the more, the closer they are to the lead: for two players that is the margin.
 * What was paid before changes nothing. */
static void find_rivals(const struct sight *sight, const struct values *standing, unsigned players,
                        struct prices *prices)
{
    for (unsigned player = 0; player < players; player++) {
        double share[PLAYERS_MAX], sum = 0;
        double best = best_of_others(standing, players, player);
        for (unsigned p = 0; p < players; p++) {
            double behind = best - (double)standing->of[p];
            share[p] = p == player ? 0 : power_exp(-behind / closeness);
            sum += share[p];
        }
        for (unsigned p = 0; p < players; p++)
            prices->rival[player][p] = sight->sees_rivals ? share[p] / sum : 0;
    }
}

/* A tile's going to its taker is worth one's own gain, less those of the others. */
static void find_worths(const struct tile_values *values, unsigned players, struct prices *prices)
{
    for (unsigned taker = 0; taker < players; taker++)
        for (unsigned tile = 0; tile < players; tile++)
            for (unsigned player = 0; player < players; player++) {
                const struct values *gain = &values->gain[taker][tile];
                double worth = (double)gain->of[player];
                for (unsigned p = 0; p < players; p++)
                    worth -= prices->rival[player][p] * (double)gain->of[p];
                prices->worth[taker][tile][player] = worth;
            }
}

struct move bargain_move(const struct sight *sight, const struct game *game,
                         const struct tile_values *values, struct bargain_memory *memory,
                         float *worth)
{
    unsigned players = game->options.players;
    struct outlook outlook;
    struct appraising appraising;
    struct values standing;
    outlook_of(&outlook, &sight->rows, &game->pile);
    appraising_begin(&appraising, &sight->appraiser, &outlook, game);
    appraise(&appraising, &standing);
    memset(&memory->prices, 0, sizeof memory->prices);
    find_rivals(sight, &standing, players, &memory->prices);
    find_worths(values, players, &memory->prices);
    haggling_begin(&memory->haggling, game, &memory->prices);
    memory->haggling.stop = sight->stop;
    struct alternative best = haggling_best(&memory->haggling);
    *worth = (float)best.outcome.worth[game_actor(game)];
    return best.move;
}
