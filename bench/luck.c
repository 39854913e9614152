#include "luck.h"

#include <stdlib.h>

void luck_begin(struct luck *luck, const struct options *options, const struct weights *weights)
{
    sight_prepare_tiles(&luck->sight);
    appraiser_prepare(&luck->sight.appraiser, options, weights, true);
    luck->sight.sees_rivals = true;
}

static double margin(const struct values *values, unsigned players, unsigned player)
{
    double others = 0;
    for (unsigned p = 0; p < players; p++)
        if (p != player)
            others += values->of[p];
    return values->of[player] - others / (players - 1);
}

/* The position with that tile drawn, by the best turn if it fits. */
static double appraised(const struct luck *luck, const struct game *game, uint8_t kind,
                        unsigned player)
{
    struct outlook outlook = luck->outlook;
    struct game then;
    struct values values;
    game_copy(&then, game);
    if (game_apply(&then, move_draw(kind), NULL) != REFUSAL_NONE)
        abort();
    outlook_draw(&outlook, kind);
    if (game_awaits_placement(&then)) {
        struct plan_list plans = {.room = 1};
        plans_find(&luck->sight, &outlook, &then, 0, NULL, &plans);
        values = plans.plan[0].values;
    } else {
        struct appraising appraising;
        appraising_begin(&appraising, &luck->sight.appraiser, &outlook, &then);
        appraise(&appraising, &values);
    }
    return margin(&values, game->options.players, player);
}

double luck_of_draw(struct luck *luck, const struct game *game, uint8_t kind, unsigned player)
{
    double drawn = 0, average = 0;
    outlook_of(&luck->outlook, &luck->sight.rows, &game->pile);
    for (uint8_t other = 0; other < tile_kinds_count; other++)
        if (game->pile.left[other] > 0) {
            double worth = appraised(luck, game, other, player);
            average += worth * game->pile.left[other] / game->pile.tiles;
            if (other == kind)
                drawn = worth;
        }
    return drawn - average;
}
