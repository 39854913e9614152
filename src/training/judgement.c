#include "training/judgement.h"

#include <assert.h>

const char *decision_kind_word(enum decision_kind kind)
{
    static const char *const words[DECISION_KINDS_COUNT] = {
#define X(kind, word) [DECISION_##kind] = #word,
        DECISION_KINDS(X)
#undef X
    };
    return words[kind];
}

/* Of points for each player what they mean to one of them. */
static float lead_of(const struct values *values, unsigned players, unsigned player)
{
    float others = 0;
    for (unsigned p = 0; p < players; p++)
        if (p != player)
            others += values->of[p];
    return values->of[player] - others / (float)(players - 1);
}

float stake_of(const struct sight *sight, const struct game *game, struct tile_values *values)
{
    unsigned players = game->options.players;
    float stake = 0;
    assert(lots_tiles(game) != 0);
    values->are_found = false;
    tile_values_find(sight, game, values);
    for (unsigned of = lots_players(game); of != 0; of &= of - 1) {
        unsigned player = (unsigned)__builtin_ctz(of);
        float least = 0, most = 0; /* the mean over the tiles is 0 */
        for (unsigned tiles = lots_tiles(game); tiles != 0; tiles &= tiles - 1) {
            const struct values *gain = &values->gain[player][__builtin_ctz(tiles)];
            float lead = lead_of(gain, players, player);
            least = lead < least ? lead : least;
            most = lead > most ? lead : most;
        }
        stake = most - least > stake ? most - least : stake;
    }
    return stake;
}
