#include "bot_bargain.h"

#include "bots/terms.h"
#include "bots/weights.h"

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

/* The bargain as computer players hold it (bots/terms.h). */

struct bargaining {
    struct tile_values values;
    struct bargain_memory memory;
};

bool bargain_is_due(const struct game *game)
{
    return game_awaits_reveal(game) || game_awaits_offer(game) || game_awaits_bid(game) ||
           game_awaits_settlement(game) || game_awaits_draft(game);
}

size_t bargain_size(void)
{
    return sizeof(struct bargaining);
}

void bargain_begin(void *memory)
{
    ((struct bargaining *)memory)->values.are_found = false;
}

struct move bargain_decide(void *memory, const struct sight *sight, const struct game *game,
                           float *worth)
{
    struct bargaining *bargaining = memory;
    tile_values_find(sight, game, &bargaining->values);
    return bargain_move(sight, game, &bargaining->values, &bargaining->memory, worth);
}

/* Everybody opens with 0 points for the tile they are to get, and nobody bids more. */
bool bargain_play_on(const struct game *game, const uint8_t wanted[PLAYERS_MAX], struct move *move)
{
    bool chooses = game_awaits_offer(game) || game_awaits_draft(game);
    uint8_t tile = chooses ? wanted[game->bazaar.chooser] : NOBODY;
    *move = game_awaits_bid(game)     ? move_plain(VERB_PASS)
            : game_awaits_offer(game) ? move_offer(tile, 0)
                                      : move_take(tile);
    return game_awaits_bid(game) || tile != NOBODY;
}
