/* The goods of completed cities (TB1-TB3). */
#include "rules/moments.h"
#include "rules/phase.h"

/* Every symbol has a token (TB1). */
static unsigned tokens_of(enum good good)
{
    unsigned tokens = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
            if (tile_kinds[kind].segment[s].flags & segment_flag_of_good(good))
                tokens += tile_kinds[kind].copies;
    return tokens;
}

void game_goods_left(const struct game *game, uint8_t left[GOODS_COUNT])
{
    bool has_goods = options_has_traders(&game->options);
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        unsigned tokens = has_goods ? tokens_of((enum good)good) : 0;
        for (unsigned player = 0; player < game->options.players; player++)
            tokens -= game->player[player].goods[good];
        left[good] = (uint8_t)tokens;
    }
}

void game_goods_there(const struct game *game, uint16_t node, uint8_t goods[GOODS_COUNT])
{
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        goods[good] =
            (uint8_t)game_feature_flags(game, node, (enum segment_flag)(SEGMENT_FLAG_WINE + good));
}

/* Gives the active player the goods of a completed city (TB2). */
void goods_hand_out(struct game *game, uint16_t node, struct event_list *events)
{
    if (game_feature_kind(game, node) != FEATURE_CITY)
        return;
    uint8_t goods[GOODS_COUNT];
    struct event event = {.type = EVENT_GOODS, .player = game->turn.player, .node = node};
    unsigned tokens = 0;
    game_goods_there(game, node, goods);
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        event.amount[good] = goods[good];
        game->player[event.player].goods[good] =
            (uint8_t)(game->player[event.player].goods[good] + goods[good]);
        tokens += goods[good];
    }
    if (tokens > 0)
        tell(events, event);
}

unsigned game_goods_majority(const struct game *game, enum good good)
{
    unsigned most = 1, players = 0;
    for (unsigned player = 0; player < game->options.players; player++) {
        unsigned tokens = game->player[player].goods[good];
        if (tokens > most) {
            most = tokens;
            players = 0;
        }
        if (tokens == most)
            players |= 1u << player;
    }
    return players;
}

/* Pays the players with most tokens of each good (TB3). */
void goods_score(struct game *game, struct event_list *events)
{
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        unsigned players = game_goods_majority(game, (enum good)good);
        for (unsigned player = 0; player < game->options.players; player++) {
            if (!mask_has(players, player))
                continue;
            game->player[player].score += GOODS_POINTS;
            tell(events, (struct event){.type = EVENT_SCORE,
                                        .player = (uint8_t)player,
                                        .points = GOODS_POINTS,
                                        .what = (uint8_t)good,
                                        .kind = FEATURE_KINDS,
                                        .reason = REASON_GOODS,
                                        .node = NO_NODE,
                                        .held = NO_NODE});
        }
    }
}
