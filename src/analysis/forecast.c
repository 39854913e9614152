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
        memcpy(part.goods, event->amount, sizeof part.goods);
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
    if (game_awaits_action(game))
        return move_plain(VERB_PASS);
    if (game_awaits_castle(game))
        return move_plain(VERB_SCORE);
    if (game_awaits_crossing(game))
        return move_plain(VERB_HOME);
    game_legal(game, &moves);
    return moves.move[game_awaits_claim(game) ? 0 : moves.count - 1];
}

static bool is_in_turn(const struct game *game, unsigned turn)
{
    return game_turn(game) == turn && (game_awaits_action(game) || scoring_choice_is_open(game));
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

/* The second parts that have begun or wait for auctions. More of them after the turn: it has earned
 * one (TB6). One that had waited and begins now is counted before and after (TB9). */
static unsigned second_parts(const struct game *game)
{
    return game_part(game) + game_part_waits(game);
}

void forecast_find_turn(struct forecast *forecast, const struct game *game, const struct move *move,
                        unsigned moves)
{
    struct game then;
    struct move bridge;
    game_copy(&then, game);
    forecast->parts = 0;
    for (unsigned m = 0; m < moves; m++)
        if (!make(forecast, &then, move[m]))
            return;
    if (game_forced_bridge(&then, &bridge))
        make(forecast, &then, bridge);
    if (!game_has_deployed(&then))
        add_free(forecast, &then);
    while (is_in_turn(&then, game_turn(game))) {
        if (game_awaits_castle(&then))
            add(forecast, (struct forecast_part){
                              FORECAST_CASTLE, FEATURE_CASTLE, (uint8_t)game_actor(&then), 0, {0}});
        make(forecast, &then, least_move(&then));
    }
    if (second_parts(&then) > second_parts(game))
        add(forecast, (struct forecast_part){
                          FORECAST_SECOND, FEATURE_KINDS, (uint8_t)game_player(game), 0, {0}});
}

void forecast_find(struct forecast *forecast, const struct game *game, struct move placing)
{
    forecast_find_turn(forecast, game, &placing, 1);
}
