/* Goods, builders and pigs, and the double turns that builders bring (TB). */
#include "rules/build.h"
#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"
#include "rules/turn.h"

/* Builders and pigs: where they stand (TB4), where they may (TB5, TB11), and what a pig adds
 * (TB12). */

static enum refusal with_own_follower(const struct game *game, uint16_t node)
{
    return game_has_follower(game, node, game->turn.player) ? REFUSAL_NONE
                                                            : REFUSAL_NO_OWN_FOLLOWER;
}

/* A builder works on an unfinished road or city with a follower of its player (TB5). */
enum refusal helpers_at_work(const struct game *game, uint16_t node)
{
    return feature_is_closed(&game->features, node) ? REFUSAL_BUILDER_NEEDS_WORK
                                                    : with_own_follower(game, node);
}

/* A pig lives in a field with a farmer of its player (TB11). */
enum refusal helpers_with_farmer(const struct game *game, uint16_t node)
{
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
    return field_count(game, node);
}

/* The goods of completed cities (TB1-TB3). */

/* Every symbol has a token (TB1). */
static unsigned tokens_of(enum good good)
{
    unsigned tokens = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
            if (tile_kinds[kind].segment[s].flags & segment_flag_of_good(good))
                tokens += tile_copies_added(kind);
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

/* Double turns (TB6-TB10). */

/* Whether the tile just placed is part of the feature of `node`. */
static bool builder_continues(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    bool found = placed->track != NO_TRACK &&
                 feature_root(&game->features, feature_track_node(placed->track)) == root;
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++)
        found |= feature_root(&game->features, (uint16_t)(placed->first_node + s)) == root;
    return found;
}

/* Builders work on roads and cities. Only an amendment puts one elsewhere. */
static bool is_at_work(const struct game *game, uint16_t builder)
{
    return builder != NO_NODE &&
           feature_segment(&game->features, &game->board, builder)->kind != FEATURE_FIELD;
}

/* Notes whether the tile just placed continues the road or city of its player's builder, and so
 * earns a second part (TB6, TB7). A builder cannot have been on this tile before: if its feature is
 * here now, the tile has become part of it. */
void doubles_judge_placement(struct game *game)
{
    if (game->turn.part > 0)
        return;
    uint16_t builder = game_helper_node(game, FIGURE_BUILDER, game->turn.player);
    if (is_at_work(game, builder) && builder_continues(game, builder))
        agenda_note(game, DUE_SECOND_PART, game->turn.player, 0);
}

/* If the tile placed brings an auction, too, the auction may come first; one drawn in a round does
 * not bring one (TB9, TB10, BZ11). */
void doubles_end(struct game *game)
{
    struct agenda_entry earned;
    game->turn.part = 0;
    if (game->options.value[OPTION_BAZAAR_BUILDER] != BAZAAR_BUILDER_BUILDER_FIRST &&
        !game_holds_bazaar(game) && agenda_has(&game->agenda, DUE_AUCTION) &&
        agenda_take_of(game, DUE_SECOND_PART, &earned))
        agenda_note(game, DUE_LATER_PART, earned.who, 0);
}

/* Begins a second part, if there is a tile to draw (TB7). */
bool doubles_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    if (!draw_is_possible(game))
        return false;
    turn_begin_part(game, entry.who, PHASE_FIRST, NO_TILE_KIND);
    game->turn.part = 1;
    tell(events, (struct event){.type = EVENT_DOUBLE, .player = entry.who});
    return true;
}

unsigned game_part(const struct game *game)
{
    return game->turn.part + 1u;
}

unsigned game_owed(const struct game *game, uint8_t players[OWED_MAX])
{
    if (!draw_is_possible(game))
        return 0;
    unsigned earned = agenda_players(&game->agenda, DUE_SECOND_PART, players);
    return earned + agenda_players(&game->agenda, DUE_LATER_PART, players + earned);
}

bool game_earns_part(const struct game *game)
{
    return agenda_has(&game->agenda, DUE_SECOND_PART);
}

bool game_part_waits(const struct game *game)
{
    return agenda_has(&game->agenda, DUE_LATER_PART);
}
