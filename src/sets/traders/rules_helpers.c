/* Builders and pigs: where they stand (TB4), where they may (TB5, TB11), and what a pig adds
 * (TB12). */
#include "rules/deploy.h"
#include "rules/moments.h"

static enum feature_kind kind_at(const struct game *game, uint16_t node)
{
    return (enum feature_kind)feature_segment(&game->features, &game->board, node)->kind;
}

static enum refusal with_own_follower(const struct game *game, uint16_t node)
{
    return game_has_follower(game, node, game->turn.player) ? REFUSAL_NONE
                                                            : REFUSAL_NO_OWN_FOLLOWER;
}

/* A builder works on an unfinished road or city with a follower of its player (TB5). */
enum refusal helpers_at_work(const struct game *game, uint16_t node)
{
    enum feature_kind kind = kind_at(game, node);
    if ((kind != FEATURE_ROAD && kind != FEATURE_CITY) || feature_is_closed(&game->features, node))
        return REFUSAL_BUILDER_NEEDS_WORK;
    return with_own_follower(game, node);
}

/* A pig lives in a field with a farmer of its player (TB11). */
enum refusal helpers_with_farmer(const struct game *game, uint16_t node)
{
    if (kind_at(game, node) != FEATURE_FIELD)
        return REFUSAL_PIG_NEEDS_FIELD;
    if (game->options.value[OPTION_FARMERS] == FARMERS_NO)
        return REFUSAL_NO_FARMERS;
    return with_own_follower(game, node);
}

uint16_t game_helper_node(const struct game *game, enum figure helper, unsigned player)
{
    if (figures_each(&game->options, helper) == 0)
        return NO_NODE;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower figure = game->followers.follower[f];
        if (figure.figure == helper && figure.player == player)
            return figure.node;
    }
    return NO_NODE;
}

int game_pig_points(const struct game *game, uint16_t node, unsigned player)
{
    if (!options_has_traders(&game->options)) /* every payment comes here */
        return 0;
    uint16_t pig = game_helper_node(game, FIGURE_PIG, player);
    if (pig == NO_NODE || feature_root(&game->features, pig) != feature_root(&game->features, node))
        return 0;
    return (int)game_field_cities(game, node, NULL, 0);
}
