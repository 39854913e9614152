#include "facts/outcome.h"
#include "facts/placements.h"
#include "facts/position.h"

#include <string.h>

bool outcome_place(struct game *then, struct move placing, struct move *forced)
{
    game_apply(then, placing, NULL);
    if (!game_forced_action(then, forced))
        return false;
    game_apply(then, *forced, NULL);
    return true;
}

static int free_points(const struct game *then)
{
    uint16_t nodes[FREE_FEATURES_MAX];
    size_t count = features_free_to_take(then, nodes);
    int points = 0;
    for (size_t n = 0; n < count; n++)
        points += game_feature_points(then, nodes[n]);
    return points;
}

struct placement_outcome placement_outcome_of(const struct game *game, struct move placing,
                                              const int before[PLAYERS_MAX])
{
    struct placement_outcome outcome = {.beside = tiles_beside(&game->board, placing.at)};
    struct game then;
    int scores[PLAYERS_MAX];
    game_copy(&then, game);
    outcome.is_forced = outcome_place(&then, placing, &outcome.forced);
    outcome.free = free_points(&then);
    projection_scores(&then, scores);
    for (unsigned player = 0; player < game->options.players; player++)
        outcome.gained[player] = scores[player] - before[player];
    return outcome;
}

struct feature_summary outcome_of_track(const struct game *game, struct move building)
{
    struct game then;
    tile_number tile = board_tile_at(&game->board, building.at);
    game_copy(&then, game);
    game_apply(&then, building, NULL);
    return feature_summary_of(&then, feature_node(&then.board, tile, SEGMENT_TRACK));
}

static void find_completed(struct turn_effect *effect, const struct game *game,
                           const struct move *move, unsigned moves)
{
    struct forecast forecast;
    forecast_find(&forecast, game, move, moves);
    for (unsigned p = 0; p < forecast.parts; p++) {
        const struct forecast_part *part = &forecast.part[p];
        if (part->type != FORECAST_SCORE || part->player != game_player(game))
            continue;
        effect->all_points += part->points;
        if (part->kind == FEATURE_KINDS ||
            (effect->type == EFFECT_COMPLETES && part->points <= effect->points))
            continue;
        effect->type = EFFECT_COMPLETES;
        effect->kind = part->kind;
        effect->points = part->points;
    }
}

/* A field is extended by nearly every tile: any other feature says more. */
static bool tells_more(const struct turn_effect *effect, const struct feature_summary *summary)
{
    bool is_field = summary->kind == FEATURE_FIELD, was_field = effect->kind == FEATURE_FIELD;
    if (effect->type != EFFECT_EXTENDS || is_field != was_field)
        return effect->type != EFFECT_EXTENDS || was_field;
    return summary->points > effect->points;
}

static void see_feature(struct turn_effect *effect, const struct game *then, uint16_t node,
                        unsigned player)
{
    struct feature_summary summary = feature_summary_of(then, node);
    if (summary.complete || !(summary.holders >> player & 1u) || !tells_more(effect, &summary))
        return;
    effect->type = EFFECT_EXTENDS;
    effect->kind = (uint8_t)summary.kind;
    effect->points = summary.points;
    effect->tiles = summary.tiles;
    effect->node = node;
}

static void find_extended(struct turn_effect *effect, const struct game *game,
                          const struct move *move, unsigned moves)
{
    struct game then;
    tile_number placed = NO_TILE;
    game_copy(&then, game);
    for (unsigned m = 0; m < moves; m++) {
        if (game_apply(&then, move[m], NULL) != REFUSAL_NONE)
            return;
        if (m == 0)
            placed = (tile_number)(then.board.tiles - 1);
    }
    if (placed == NO_TILE)
        return;
    unsigned segments = tile_kinds[then.board.tile[placed].kind].segments;
    for (unsigned s = 0; s < segments; s++)
        see_feature(effect, &then, feature_node(&then.board, placed, s), game_player(game));
}

static const struct move *deployment(const struct move *move, unsigned moves)
{
    for (unsigned m = 0; m < moves; m++)
        if (move[m].verb == VERB_DEPLOY)
            return &move[m];
    return NULL;
}

static void find_claimed(struct turn_effect *effect, const struct game *game,
                         const struct move *move, const struct move *deploy)
{
    struct game then;
    game_copy(&then, game);
    for (; move != deploy; move++)
        if (game_apply(&then, *move, NULL) != REFUSAL_NONE)
            return;
    effect->type = EFFECT_CLAIMS;
    effect->figure = deploy->figure;
    effect->node = feature_node(&then.board, game_placed(&then), deploy->arg);
    effect->kind = (uint8_t)game_feature_kind(&then, effect->node);
}

void turn_effect_find(struct turn_effect *effect, const struct game *game, const struct move *move,
                      unsigned moves)
{
    *effect = (struct turn_effect){.type = EFFECT_SET_ASIDE, .node = NO_NODE};
    if (moves == 0 || move[0].verb != VERB_PLACE)
        return;
    effect->type = EFFECT_NOTHING;
    effect->at = move[0].at;
    const struct move *deploy = deployment(move, moves);
    effect->is_new = deploy != NULL && figure_is_follower((enum figure)deploy->figure);
    find_completed(effect, game, move, moves);
    if (effect->type == EFFECT_NOTHING && deploy != NULL)
        find_claimed(effect, game, move, deploy);
    if (effect->type == EFFECT_NOTHING)
        find_extended(effect, game, move, moves);
}

static void forecast_add(struct forecast *forecast, struct forecast_part part)
{
    if (forecast->parts < FORECAST_PARTS_MAX)
        forecast->part[forecast->parts++] = part;
}

/* What an event adds. */
static void add_event(struct forecast *forecast, const struct event *event)
{
    struct forecast_part part = {.type = FORECAST_SCORE,
                                 .kind = event->kind,
                                 .player = event->player,
                                 .source = (uint8_t)score_source_of(event),
                                 .points = event->points};
#define X(why, of)                                                                                 \
    if (event->reason == REASON_##why)                                                             \
        part.kind = FEATURE_##of;
    KINDS_OF_REASONS(X)
#undef X
    if (event->type == EVENT_SCORE && !event_is_final_score(event))
        forecast_add(forecast, part);
    if (event->type == EVENT_HOME && figure_is_follower((enum figure)event->figure))
        forecast->home[event->player]++;
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
        forecast_add(forecast,
                     (struct forecast_part){.type = FORECAST_FREE,
                                            .kind = (uint8_t)game_feature_kind(then, nodes[n]),
                                            .player = NOBODY,
                                            .points = game_feature_points(then, nodes[n])});
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
    /* What the start of the next turn brings does not belong to this one. */
    for (size_t e = 0; e < events.count && events.event[e].type != EVENT_TURN; e++)
        add_event(forecast, &events.event[e]);
    return true;
}

/* What is asked now. */
static void add_question(struct forecast *forecast, const struct game *then)
{
    (void)forecast, (void)then;
#define X(question, is_asked)                                                                      \
    if (is_asked(then))                                                                            \
        forecast_add(forecast, (struct forecast_part){.type = FORECAST_##question,                 \
                                                      .kind = FEATURE_KINDS,                       \
                                                      .player = (uint8_t)game_actor(then)});
    FORECAST_QUESTIONS(X)
#undef X
}

/* What the turn has earned. */
static void add_earnings(struct forecast *forecast, const struct game *game,
                         const struct game *then)
{
    (void)forecast, (void)game, (void)then;
#define X(earning, count)                                                                          \
    if (count(then) > count(game))                                                                 \
        forecast_add(forecast, (struct forecast_part){.type = FORECAST_##earning,                  \
                                                      .kind = FEATURE_KINDS,                       \
                                                      .player = (uint8_t)game_player(game)});
    FORECAST_EARNINGS(X)
#undef X
}

void forecast_play(struct forecast *forecast, const struct game *game, const struct move *move,
                   unsigned moves, struct game *then)
{
    struct move forced;
    game_copy(then, game);
    forecast->parts = 0;
    memset(forecast->home, 0, sizeof forecast->home);
    for (unsigned m = 0; m < moves; m++)
        if (!forecast_make(forecast, then, move[m]))
            return;
    if (game_forced_action(then, &forced))
        forecast_make(forecast, then, forced);
    if (!game_has_deployed(then))
        add_free(forecast, then);
    while (is_in_turn(then, game_turn(game))) {
        add_question(forecast, then);
        if (game_awaits_chance(then) || !forecast_make(forecast, then, least_move(then)))
            return;
    }
    add_earnings(forecast, game, then);
}

void forecast_find(struct forecast *forecast, const struct game *game, const struct move *move,
                   unsigned moves)
{
    struct game then;
    forecast_play(forecast, game, move, moves, &then);
}
