#include "analysis/deployments.h"

static uint16_t feature_deployed_in(const struct game *game, struct move deploy)
{
    return feature_root(&game->features, feature_node(&game->board, game_placed(game), deploy.arg));
}

static bool is_repeated(const struct game *game, const struct move_list *kept, struct move move)
{
    for (size_t m = 0; m < kept->count; m++)
        if (kept->move[m].verb == VERB_DEPLOY && kept->move[m].figure == move.figure &&
            feature_deployed_in(game, kept->move[m]) == feature_deployed_in(game, move))
            return true;
    return false;
}

void deployments_list_once(const struct game *game, struct move_list *legal)
{
    size_t count = legal->count;
    legal->count = 0;
    for (size_t m = 0; m < count; m++)
        if (legal->move[m].verb != VERB_DEPLOY || !is_repeated(game, legal, legal->move[m]))
            legal->move[legal->count++] = legal->move[m];
}
