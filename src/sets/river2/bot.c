/* What the herd is worth to who leads in its field (RV14). */
#include "bots/appraisal.h"
#include "bots/terms.h"

void herd_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    if (!game->river.has_herd)
        return;
    values_add_to_each(values, game_majority(game, game->river.herd),
                       (float)game_herd_points(game, game->river.herd));
}
