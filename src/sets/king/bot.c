/* What king and robber are worth (KR4). */
#include "bots/terms.h"

/* The chance that nobody gets it from who has it: the larger what brought it, and the less of the
 * game is left, the better. */
static float chance_to_keep(const struct appraising *appraising, enum honour honour)
{
    float safe = appraising_weight(appraising, WEIGHT_HONOUR_SAFE);
    return 1 -
           appraising->phase * safe / (safe + (float)game_honour_tiles(appraising->game, honour));
}

/* Points for what is completed and will be. */
void honours_term(struct appraising *appraising, struct values *values)
{
    static const enum weight to_come[HONOURS_COUNT] = {
        [HONOUR_KING] = WEIGHT_CITIES_TO_COME, [HONOUR_ROBBER] = WEIGHT_ROADS_TO_COME};
    const struct game *game = appraising->game;
    float phase = appraising->phase;
    int now[HONOURS_COUNT];
    game_honours_points(game, now);
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++) {
        unsigned player = game_honour_player(game, (enum honour)honour);
        if (player == NOBODY)
            continue;
        float points = (float)now[honour] + phase * appraising_weight(appraising, to_come[honour]);
        values->of[player] += appraising_weight(appraising, WEIGHT_HONOUR) * points *
                              chance_to_keep(appraising, (enum honour)honour);
    }
}
