/* Hills, which hide tiles and break ties, and vineyards (HS1, HS10-HS12). */
#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/phase.h"

void hills_start(struct game *game)
{
    static const uint8_t tokens[TOKEN_KINDS] = {4, 5, 5, 2, WOLF_TOKENS};
    if (!options_has_hills(&game->options))
        return;
    for (unsigned kind = 0; kind < TOKEN_KINDS; kind++)
        bag_put(&game->hills.bag, kind, tokens[kind]);
}

static bool has_flag(const struct game *game, tile_number tile, unsigned flag)
{
    return (tile_kinds[game->board.tile[tile].kind].flags & flag) != 0;
}

/* The next tile of the pile goes under a hill, if one is left that is not laid out for an auction
 * (HS10). Nobody knows which. */
void hill_covers_tile(struct game *game, struct event_list *events)
{
    tile_number tile = game->turn.placed;
    if (!has_flag(game, tile, TILE_HILL) || !luck_has_more_than(game, game_tiles_face_down(game)))
        return;
    game->pile.under++;
    game->pile.tiles--;
    tell(events, (struct event){.type = EVENT_HILL,
                                .player = game->turn.player,
                                .at = game->board.tile[tile].at});
}

bool game_is_on_hill(const struct game *game, struct follower follower)
{
    return has_flag(game, feature_tile(&game->features, follower.node), TILE_HILL);
}

/* How many followers of each player in that feature, or in another with which it would be one, are
 * on hills. */
static void count_on_hills(const struct game *game, uint16_t node, uint16_t other,
                           uint8_t count[PLAYERS_MAX])
{
    const struct features *features = &game->features;
    uint16_t root = feature_root(features, node);
    uint16_t second = other == NO_NODE ? root : feature_root(features, other);
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (!game_is_on_hill(game, it) || !figure_is_follower((enum figure)it.figure))
            continue;
        uint16_t there = feature_root(features, it.node);
        if (there == root || there == second)
            count[it.player]++;
    }
}

/* Of those who tie, whoever has followers on hills wins; or whoever has most there. If nobody has,
 * all tie as before (HS11). */
unsigned hills_decide(const struct game *game, uint16_t node, uint16_t other, unsigned players)
{
    uint8_t count[PLAYERS_MAX] = {0};
    struct majority majority = {.most = 1};
    bool is_most = game->options.value[OPTION_HILL_TIE] == HILL_TIE_MOST;
    count_on_hills(game, node, other, count);
    for (unsigned player = 0; player < game->options.players; player++)
        if (mask_has(players, player))
            majority_look(&majority, player, is_most ? count[player] : count[player] > 0);
    return majority.players != 0 ? majority.players : players;
}

/* Two players or more have the greatest strength, but not all of them the majority. */
bool game_tie_broken(const struct game *game, uint16_t node)
{
    struct majority majority = {.most = 1};
    if (!options_has_hills(&game->options))
        return false;
    for (unsigned player = 0; player < game->options.players; player++)
        majority_look(&majority, player, game_strength(game, node, player));
    return majority.players != game_majority(game, node);
}

static unsigned vineyards_around(const struct game *game, struct square at)
{
    unsigned vineyards = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            tile_number tile = board_tile_at(&game->board, square_at(at, dx, dy));
            vineyards +=
                (dx != 0 || dy != 0) && tile != NO_TILE && has_flag(game, tile, TILE_VINEYARD);
        }
    return vineyards;
}

/* Not of a garden (AB9). */
unsigned game_vineyards(const struct game *game, uint16_t node)
{
    return options_has_hills(&game->options) && game_feature_kind(game, node) == FEATURE_MONASTERY
               ? vineyards_around(game, game_node_square(game, node))
               : 0;
}

int vineyards_add(const struct game *game, uint16_t node)
{
    return VINEYARD_POINTS * (int)game_vineyards(game, node);
}
