#include "rating/game_luck.h"

void game_luck_begin(struct game_luck *luck, const struct options *options)
{
    sight_prepare_tiles(&luck->sight);
    appraiser_prepare(&luck->sight.appraiser, options, weights_of(weights_class_of(options)), true);
    luck->sight.sees_rivals = true;
}

/* The position with that tile drawn, by the best turn if it fits. False if it cannot come now. */
static bool appraised(const struct game_luck *luck, const struct game *game, kind_number kind,
                      struct values *values)
{
    struct outlook outlook = luck->outlook;
    struct game then;
    game_copy(&then, game);
    if (game_apply(&then, move_draw(kind), NULL) != REFUSAL_NONE)
        return false;
    outlook_draw(&outlook, kind);
    if (game_awaits_placement(&then)) {
        struct plan_list plans = {.room = 1};
        plans_find(&luck->sight, &outlook, &then, 0, NULL, &plans);
        *values = plans.plan[0].values;
    } else {
        struct appraising appraising;
        appraising_begin(&appraising, &luck->sight.appraiser, &outlook, &then);
        appraise(&appraising, values);
    }
    return true;
}

void game_luck_of_draw(struct game_luck *luck, const struct game *game, kind_number kind,
                       double of[PLAYERS_MAX])
{
    double drawn[PLAYERS_MAX] = {0}, sum[PLAYERS_MAX] = {0};
    unsigned tiles = 0;
    outlook_of(&luck->outlook, &luck->sight.rows, &game->pile);
    for (kind_number other = 0; other < tile_kinds_count; other++) {
        unsigned left = game->pile.left[other];
        struct values values;
        if (left == 0 || !appraised(luck, game, other, &values))
            continue;
        tiles += left;
        for (unsigned p = 0; p < game->options.players; p++) {
            sum[p] += (double)values.of[p] * left;
            if (other == kind)
                drawn[p] = values.of[p];
        }
    }
    for (unsigned p = 0; p < game->options.players; p++)
        of[p] = tiles > 0 ? drawn[p] - sum[p] / tiles : 0;
}
