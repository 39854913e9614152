#include "support/watched_game.h"

#include <stdlib.h>
#include <string.h>

void watched_game_begin(struct watched_game *watched, uint64_t seed)
{
    struct options options = {.players =
                                  (uint8_t)(PLAYERS_MIN + seed % (PLAYERS_MAX - PLAYERS_MIN + 1)),
                              .sets = seed % 3 ? SETS_DEFAULT : SETS_ALL};
    memset(watched, 0, sizeof *watched);
    watched->player.rng = rng_from_seed(seed);
    random_player_agree(&watched->player, &options);
    watched->player.drawing = (enum drawing)(seed % DRAWINGS);
    watched->player.laying = (enum laying)(seed % LAYINGS);
    pile_order_shuffle(&watched->player.order, &options, seed);
    if (game_start(&watched->game, &options) != REFUSAL_NONE)
        abort();
    slow_game_start(&watched->slow, &options);
}

bool watched_game_step(struct watched_game *watched)
{
    if (game_is_over(&watched->game))
        return false;
    game_legal(&watched->game, &watched->legal);
    watched->last = random_player_choose(&watched->player, &watched->game, &watched->legal);
    if (game_apply(&watched->game, watched->last, &watched->events) != REFUSAL_NONE)
        abort();
    slow_game_play(&watched->slow, watched->last);
    return true;
}

const struct slow_feature *watched_game_feature(const struct watched_game *watched, uint16_t node)
{
    const struct slow_map *map = &watched->slow.map;
    unsigned tile = feature_tile(&watched->game.features, node);
    unsigned segment = feature_segment_number(&watched->game.features, &watched->game.board, node);
    return &map->feature[map->feature_of[tile][segment]];
}
