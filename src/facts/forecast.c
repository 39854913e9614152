#include "facts/outcome.h"
#include "facts/pieces.h"
#include "facts/scoring_choice.h"

#include <string.h>

static void forecast_add(struct forecast *forecast, struct forecast_part part)
{
    if (forecast->parts < FORECAST_PARTS_MAX)
        forecast->part[forecast->parts++] = part;
}

/* What an event adds. */
static void add_event(struct forecast *forecast, const struct event *event)
{
    struct forecast_part part = {FORECAST_SCORE, event->kind, event->player, event->points, {0}};
#define X(why, of)                                                                                 \
    if (event->reason == REASON_##why)                                                             \
        part.kind = FEATURE_##of;
    KINDS_OF_REASONS(X)
#undef X
    if (event->type == EVENT_SCORE && !event_is_final_score(event))
        forecast_add(forecast, part);
    memcpy(part.amount, event->amount, sizeof part.amount);
    part.kind = event->kind;
#define X(forecast_type, of)                                                                       \
    if (event->type == EVENT_##of) {                                                               \
        part.type = FORECAST_##forecast_type;                                                      \
        forecast_add(forecast, part);                                                              \
    }
    FORECAST_EVENTS(X)
#undef X
}

/* Completed features without a holder: only while a follower may still be deployed. */
static void add_free(struct forecast *forecast, const struct game *then)
{
    uint16_t nodes[FREE_FEATURES_MAX];
    size_t count = features_free_to_take(then, nodes);
    for (size_t n = 0; n < count; n++)
        forecast_add(forecast, (struct forecast_part){FORECAST_FREE,
                                                      (uint8_t)game_feature_kind(then, nodes[n]),
                                                      NOBODY,
                                                      game_feature_points(then, nodes[n]),
                                                      {0}});
}

static struct move first_move(const struct game *game)
{
    struct move_list moves;
    game_legal(game, &moves);
    return moves.move[0];
}

/* The move that decides as little as possible: the last one listed, if no row says otherwise. */
static struct move least_move(const struct game *game)
{
    struct move_list moves;
    if (game_awaits_action(game))
        return move_plain(VERB_PASS);
#define X(is_due, least)                                                                           \
    if (is_due(game))                                                                              \
        return least;
    LEAST_MOVES(X)
#undef X
    game_legal(game, &moves);
    return moves.move[moves.count - 1];
}

static bool is_in_turn(const struct game *game, unsigned turn)
{
    return game_turn(game) == turn && (game_awaits_action(game) || scoring_choice_is_open(game));
}

static bool forecast_make(struct forecast *forecast, struct game *then, struct move move)
{
    struct event_list events;
    if (game_apply(then, move, &events) != REFUSAL_NONE)
        return false;
    for (size_t e = 0; e < events.count; e++)
        add_event(forecast, &events.event[e]);
    return true;
}

/* What is asked now. */
static void add_question(struct forecast *forecast, const struct game *then)
{
    (void)forecast, (void)then;
#define X(type, is_asked)                                                                          \
    if (is_asked(then))                                                                            \
        forecast_add(forecast,                                                                     \
                     (struct forecast_part){                                                       \
                         FORECAST_##type, FEATURE_KINDS, (uint8_t)game_actor(then), 0, {0}});
    FORECAST_QUESTIONS(X)
#undef X
}

/* What the turn has earned. */
static void add_earnings(struct forecast *forecast, const struct game *game,
                         const struct game *then)
{
    (void)forecast, (void)game, (void)then;
#define X(type, count)                                                                             \
    if (count(then) > count(game))                                                                 \
        forecast_add(forecast,                                                                     \
                     (struct forecast_part){                                                       \
                         FORECAST_##type, FEATURE_KINDS, (uint8_t)game_player(game), 0, {0}});
    FORECAST_EARNINGS(X)
#undef X
}

void forecast_find_turn(struct forecast *forecast, const struct game *game, const struct move *move,
                        unsigned moves)
{
    struct game then;
    struct move forced;
    game_copy(&then, game);
    forecast->parts = 0;
    for (unsigned m = 0; m < moves; m++)
        if (!forecast_make(forecast, &then, move[m]))
            return;
    if (game_forced_action(&then, &forced))
        forecast_make(forecast, &then, forced);
    if (!game_has_deployed(&then))
        add_free(forecast, &then);
    while (is_in_turn(&then, game_turn(game))) {
        add_question(forecast, &then);
        if (!forecast_make(forecast, &then, least_move(&then)))
            return;
    }
    add_earnings(forecast, game, &then);
}

void forecast_find(struct forecast *forecast, const struct game *game, struct move placing)
{
    forecast_find_turn(forecast, game, &placing, 1);
}
