/* Scoring what a placement completed (B6-B9, OR1). */
#include "rules/chapters.h"

enum feature_kind game_feature_kind(const struct game *game, uint16_t node)
{
    uint8_t kind = feature_segment(&game->features, &game->board, node)->kind;
    return kind == FEATURE_CITY && game_castle_of(game, node) < CASTLES_MAX
               ? FEATURE_CASTLE
               : (enum feature_kind)kind;
}

static bool is_closed(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    return feature_counts_open(game->features.counts[root]) == 0;
}

bool game_feature_is_complete(const struct game *game, uint16_t node)
{
    enum feature_kind kind = game_feature_kind(game, node);
    if (kind == FEATURE_CASTLE) {
        uint8_t wave = game->castles.castle[game_castle_of(game, node)].wave;
        return wave != 0 && wave != game->castles.wave; /* in its own wave it is yet to be paid */
    }
    return kind != FEATURE_FIELD && is_closed(game, node);
}

static int city_points(const struct game *game, uint16_t node)
{
    struct tile_mask mask;
    uint16_t root = feature_root(&game->features, node);
    int tiles = (int)feature_tiles(&game->features, node, &mask);
    int worth = tiles + (int)feature_counts_pennants(game->features.counts[root]);
    bool is_tiny = tiles == 2 && game->options.value[OPTION_TINY_CITY] == TINY_CITY_2;
    return is_closed(game, node) && !is_tiny ? 2 * worth : worth;
}

/* 3 for each completed city, 4 for each castle (B13, CA11). */
static int field_points(const struct game *game, uint16_t node)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    int points = 3 * (int)count;
    for (size_t c = 0; c < count; c++)
        points += game_castle_of(game, cities[c]) < CASTLES_MAX;
    return points;
}

int game_feature_points(const struct game *game, uint16_t node)
{
    struct tile_mask tiles;
    switch (game_feature_kind(game, node)) {
    case FEATURE_ROAD: /* B6, B12 */
        return (int)feature_tiles(&game->features, node, &tiles);
    case FEATURE_CITY: /* B7, B12 */
        return city_points(game, node);
    case FEATURE_MONASTERY: /* B8, B12 */
        return 9 - (int)feature_counts_open(game->features.counts[node]);
    case FEATURE_FIELD: /* B13 */
        return field_points(game, node);
    case FEATURE_CASTLE: /* CA10 */
    case FEATURE_KINDS:
        break;
    }
    return 0;
}

void score_pay(struct game *game, struct event event, struct event_list *events)
{
    game->player[event.player].score += event.points;
    event.type = EVENT_SCORE;
    tell(events, event);
}

void score_feature(struct game *game, uint16_t node, enum score_reason reason,
                   struct event_list *events)
{
    uint16_t root = feature_root(&game->features, node);
    unsigned winners = feature_majority(game->features.counts[root]);
    if (winners == 0)
        return;
    struct event event = {.kind = (uint8_t)game_feature_kind(game, node),
                          .reason = (uint8_t)reason,
                          .points = (int16_t)game_feature_points(game, node),
                          .node = node,
                          .at = square_of(game, node)};
    for (event.player = 0; event.player < game->options.players; event.player++)
        if (mask_has(winners, event.player))
            score_pay(game, event, events);
}

void score_take_home(struct game *game, unsigned number, struct event_list *events)
{
    struct followers *followers = &game->followers;
    struct follower follower = followers->follower[number];
    followers->follower[number] = followers->follower[--followers->count];
    feature_remove_follower(&game->features, follower);
    game->player[follower.player].supply[follower.figure]++;
    tell(events, (struct event){.type = EVENT_HOME,
                                .player = follower.player,
                                .figure = follower.figure,
                                .node = follower.node,
                                .at = square_of(game, follower.node)});
}

void score_send_home(struct game *game, uint16_t node, unsigned players, struct event_list *events)
{
    const struct followers *followers = &game->followers;
    uint16_t root = feature_root(&game->features, node);
    if (!feature_counts_occupied(game->features.counts[root]))
        return;
    for (unsigned f = followers->count; f-- > 0;)
        if (feature_root(&game->features, followers->follower[f].node) == root &&
            mask_has(players, followers->follower[f].player))
            score_take_home(game, f, events);
}

/* Notes a completed feature, once however many of its segments are seen. */
static void note(struct game *game, uint16_t node)
{
    struct completed *completed = &game->completed;
    uint16_t root = feature_root(&game->features, node);
    for (unsigned c = 0; c < completed->count; c++)
        if (feature_root(&game->features, completed->node[c]) == root)
            return;
    completed->node[completed->count++] = node;
    castles_note_city(game, node);
}

/* Bit s: segment s of that tile is a complete road or city. A branch per segment would mispredict,
 * so all take the same path. */
static unsigned closed_segments(const struct game *game, const struct placed_tile *placed)
{
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    unsigned closed = 0;
    for (unsigned s = 0; s < kind->segments; s++) {
        unsigned has_ends = kind->segment[s].edges != 0;
        closed |= (has_ends & is_closed(game, (uint16_t)(placed->first_node + s))) << s;
    }
    return closed;
}

/* A road or city of the tile just placed, or of the bridge just built, that is complete became so
 * now; so did a monastery whose last empty square is filled. */
bool complete_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->completed.count = 0;
    game->castles.old = game->castles.count;
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    for (unsigned closed = closed_segments(game, placed); closed != 0; closed &= closed - 1)
        note(game, (uint16_t)(placed->first_node + (unsigned)__builtin_ctz(closed)));
    if (game->turn.built != NO_BRIDGE && is_closed(game, feature_bridge_node(game->turn.built)))
        note(game, feature_bridge_node(game->turn.built));
    for (unsigned m = game->monasteries; m-- > 0;) {
        uint16_t node = game->monastery[m];
        if (!is_closed(game, node))
            continue;
        game->monastery[m] = game->monastery[--game->monasteries];
        note(game, node);
    }
    game->turn.phase = game->completed.count > 0 ? PHASE_CASTLE : PHASE_NEXT;
    return false;
}

bool score_enter(struct game *game, struct event_list *events)
{
    struct completed *completed = &game->completed;
    for (unsigned c = 0; c < completed->count; c++) {
        uint16_t node = completed->node[c];
        if (game->castles.old > 0) /* nobody else asks for it afterwards */
            completed->points[c] = (int16_t)game_feature_points(game, node);
        if (castles_is_converted(game, node))
            continue;
        unsigned crossing = drawbridges_hold(game, node);
        score_feature(game, node, REASON_COMPLETE, events);
        score_send_home(game, node, ~crossing, events);
    }
    castles_build(game, events);
    game->turn.phase = PHASE_CLAIM;
    return false;
}
