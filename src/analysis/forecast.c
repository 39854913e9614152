#include "analysis/outcome.h"
#include "analysis/scoring_choice.h"

#include <string.h>

static void add(struct forecast *forecast, struct forecast_part part)
{
    if (forecast->parts < FORECAST_PARTS_MAX)
        forecast->part[forecast->parts++] = part;
}

/* What a score or goods add. */
static void add_event(struct forecast *forecast, const struct event *event)
{
    struct forecast_part part = {FORECAST_SCORE, event->kind, event->player, event->points, {0}};
    if (event->type == EVENT_GOODS) {
        part.type = FORECAST_GOODS;
        memcpy(part.goods, event->goods, sizeof part.goods);
    } else if (event->type != EVENT_SCORE || event_is_final_score(event)) {
        return;
    } else if (event->reason == REASON_CASTLE) {
        part.kind = FEATURE_CASTLE;
    }
    add(forecast, part);
}

/* Completed features without a holder: only while a follower may still be deployed. */
static void add_free(struct forecast *forecast, const struct game *then)
{
    uint16_t nodes[FREE_FEATURES_MAX];
    size_t count = features_free_to_take(then, nodes);
    for (size_t n = 0; n < count; n++)
        add(forecast, (struct forecast_part){FORECAST_FREE,
                                             (uint8_t)game_feature_kind(then, nodes[n]),
                                             NOBODY,
                                             game_feature_points(then, nodes[n]),
                                             {0}});
}

/* The move that decides as little as possible. The most frequent decisions are answered without a
 * move list; otherwise the last one listed changes least, except that for a castle's claims the
 * first is taken. */
static struct move least_move(const struct game *game)
{
    struct move_list moves;
    switch ((int)game_phase(game)) {
    case PHASE_BUILD:
        return move_plain(VERB_PASS);
    case PHASE_CASTLE:
        return move_plain(VERB_SCORE);
    case PHASE_CROSS:
        return move_plain(VERB_HOME);
    default:
        game_legal(game, &moves);
        return moves.move[game_phase(game) == PHASE_CLAIM ? 0 : moves.count - 1];
    }
}

static bool is_in_turn(const struct game *game, unsigned turn)
{
    return game->turn.number == turn &&
           (game_phase(game) == PHASE_BUILD || scoring_choice_is_open(game));
}

static bool make(struct forecast *forecast, struct game *then, struct move move)
{
    struct event_list events;
    if (game_apply(then, move, &events) != REFUSAL_NONE)
        return false;
    for (size_t e = 0; e < events.count; e++)
        add_event(forecast, &events.event[e]);
    return true;
}

/* Whether the tile continues the road or city where the active player's builder stood before (TB6),
 * and a tile is left to be drawn for a second part (TB7). */
static bool earns_second(const struct game *before, const struct game *then, uint8_t tile)
{
    if (game_part(before) > 1 || before->pile.tiles <= game_tiles_face_down(before))
        return false;
    for (unsigned f = 0; f < before->followers.count; f++) {
        struct follower figure = before->followers.follower[f];
        if (figure.figure != FIGURE_BUILDER || figure.player != before->turn.player)
            continue;
        for (unsigned s = 0; s <= SEGMENT_BRIDGE; s++) {
            uint16_t node = feature_node(&then->board, tile, s);
            if (node != NO_NODE &&
                feature_root(&then->features, node) == feature_root(&then->features, figure.node))
                return true;
        }
    }
    return false;
}

void forecast_find(struct forecast *forecast, const struct game *game, struct move placing)
{
    struct game then;
    struct move bridge;
    game_copy(&then, game);
    forecast->parts = 0;
    if (!make(forecast, &then, placing))
        return;
    if (game_forced_bridge(&then, &bridge))
        make(forecast, &then, bridge);
    add_free(forecast, &then);
    while (is_in_turn(&then, game->turn.number)) {
        if (game_phase(&then) == PHASE_CASTLE)
            add(forecast, (struct forecast_part){
                              FORECAST_CASTLE, FEATURE_CASTLE, (uint8_t)game_actor(&then), 0, {0}});
        make(forecast, &then, least_move(&then));
    }
    if (earns_second(game, &then, board_tile_at(&then.board, placing.at)))
        add(forecast,
            (struct forecast_part){FORECAST_SECOND, FEATURE_KINDS, game->turn.player, 0, {0}});
}
