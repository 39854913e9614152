/* What goods, builders and pigs are worth (TB). */
#include "bots/terms.h"

/* Goods. */

void goods_prepare(struct appraiser *appraiser, const struct options *options)
{
    game_goods_left(&(struct game){.options = *options}, appraiser->tokens);
}

/* The chance to have most of a good at the end, or as many as any other, by the lead in tokens and
 * by those that may still be taken: certain once they cannot change it. A player with none needs
 * one. */
static float goods_chance(unsigned tokens, int lead, float to_come)
{
    float chance = (to_come + 1 + (float)lead) / (2 * to_come + 1);
    float most = tokens == 0 && to_come < 1 ? to_come : 1;
    return chance < 0 ? 0 : chance > most ? most : chance;
}

static int goods_lead(const struct game *game, unsigned player, enum good good)
{
    int best = 0;
    for (unsigned other = 0; other < game->options.players; other++)
        if (other != player && game->player[other].goods[good] > best)
            best = game->player[other].goods[good];
    return game->player[player].goods[good] - best;
}

/* How many tokens of a good nobody has taken yet (TB1). */
static unsigned goods_left(const struct appraising *appraising, enum good good)
{
    unsigned left = appraising->appraiser->tokens[good];
    for (unsigned player = 0; player < appraising->game->options.players; player++)
        left -= appraising->game->player[player].goods[good];
    return left;
}

void goods_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    float points = appraising_weight(appraising, WEIGHT_GOODS) * GOODS_POINTS;
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        float to_come = appraising->phase * (float)goods_left(appraising, (enum good)good);
        for (unsigned player = 0; player < game->options.players; player++)
            values->of[player] +=
                points * goods_chance(game->player[player].goods[good],
                                      goods_lead(game, player, (enum good)good), to_come);
    }
}

/* Helpers. */

/* The next tile may bring a second part (TB6). */
float builder_value(struct appraising *appraising, struct follower builder, uint16_t root)
{
    (void)builder;
    return appraising_weight(appraising, WEIGHT_BUILDER) * prospect_of(appraising, root)->goes_on *
           appraising->phase;
}

/* A pig pays a point for each city of its field, if its player leads there (TB12). */
float pig_value(struct appraising *appraising, struct follower pig, uint16_t root)
{
    return game_majority(appraising->game, root) >> pig.player & 1u
               ? appraising_weight(appraising, WEIGHT_PIG) * prospect_of(appraising, root)->cities
               : 0;
}
