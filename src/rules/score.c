/* Scoring what a placement completed (B6-B9). */
#include "rules/chapters.h"

bool game_feature_is_complete(const struct game *game, uint16_t node)
{
    const struct segment *segment = feature_segment(&game->features, &game->board, node);
    uint16_t root = feature_root(&game->features, node);
    return segment->kind != FEATURE_FIELD && feature_books_open(game->features.books[root]) == 0;
}

int game_feature_points(const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    feature_books books = features->books[feature_root(features, node)];
    int open = (int)feature_books_open(books);
    struct tile_mask tiles;
    int worth;
    switch ((enum feature_kind)feature_segment(features, &game->board, node)->kind) {
    case FEATURE_ROAD: /* B6, B12 */
        return (int)feature_tiles(features, node, &tiles);
    case FEATURE_CITY: /* B7, B12 */
        worth = (int)(feature_tiles(features, node, &tiles) + feature_books_pennants(books));
        return open == 0 ? 2 * worth : worth;
    case FEATURE_MONASTERY: /* B8, B12 */
        return 9 - open;
    case FEATURE_FIELD: /* B13 */
        return 3 * (int)game_field_cities(game, node, NULL, 0);
    case FEATURE_KINDS:
        break;
    }
    return 0;
}

void score_feature(struct game *game, uint16_t node, enum score_reason reason,
                   struct event_list *events)
{
    uint16_t root = feature_root(&game->features, node);
    unsigned winners = feature_majority(game->features.books[root]);
    if (winners == 0)
        return;
    int16_t points = (int16_t)game_feature_points(game, node);
    for (uint8_t player = 0; player < game->options.players; player++) {
        if (!(winners >> player & 1u))
            continue;
        game->player[player].score = (int16_t)(game->player[player].score + points);
        tell(events,
             (struct event){.type = EVENT_SCORE,
                            .player = player,
                            .kind = feature_segment(&game->features, &game->board, node)->kind,
                            .reason = (uint8_t)reason,
                            .points = points,
                            .node = node});
    }
}

/* The followers of a completed feature go home (B9). */
static void send_home(struct game *game, uint16_t root, struct event_list *events)
{
    struct followers *followers = &game->followers;
    if (!feature_books_occupied(game->features.books[root]))
        return;
    for (unsigned f = followers->count; f-- > 0;) {
        struct follower follower = followers->follower[f];
        if (feature_root(&game->features, follower.node) != root)
            continue;
        followers->follower[f] = followers->follower[--followers->count];
        feature_count_follower(&game->features, root, follower.player, -1);
        game->player[follower.player].supply[follower.figure]++;
        tell(events, (struct event){.type = EVENT_HOME,
                                    .player = follower.player,
                                    .figure = follower.figure,
                                    .node = follower.node,
                                    .at = game->board.tile[game->features.tile[follower.node]].at});
    }
}

static void complete(struct game *game, uint16_t node, struct event_list *events)
{
    score_feature(game, node, REASON_COMPLETE, events);
    send_home(game, feature_root(&game->features, node), events);
}

/* Roads and cities of the tile just placed; a feature on it that is complete became so now. */
static void complete_roads_and_cities(struct game *game, struct event_list *events)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    uint16_t done[SEGMENTS_MAX];
    unsigned count = 0;
    for (unsigned s = 0; s < kind->segments; s++) {
        if (kind->segment[s].edges == 0)
            continue;
        uint16_t root = feature_root(&game->features, (uint16_t)(placed->first_node + s));
        if (feature_books_open(game->features.books[root]) != 0)
            continue;
        unsigned known = 0;
        while (known < count && done[known] != root)
            known++;
        if (known == count) {
            done[count++] = root;
            complete(game, (uint16_t)(placed->first_node + s), events);
        }
    }
}

static void complete_monasteries(struct game *game, struct event_list *events)
{
    for (unsigned m = game->monasteries; m-- > 0;) {
        uint16_t node = game->monastery[m];
        if (feature_books_open(game->features.books[node]) != 0)
            continue;
        game->monastery[m] = game->monastery[--game->monasteries];
        complete(game, node, events);
    }
}

bool score_enter(struct game *game, struct event_list *events)
{
    complete_roads_and_cities(game, events);
    complete_monasteries(game, events);
    game->turn.phase = PHASE_NEXT;
    return false;
}
