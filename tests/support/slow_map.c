#include "support/slow_map.h"

#include <string.h>

enum { UNSEEN = SLOW_SEGMENTS };

static void flood(struct slow_map *map, const struct slow_board *board, unsigned tile,
                  unsigned segment);

static void cross_edge(struct slow_map *map, const struct slow_board *board, unsigned tile,
                       unsigned edge, struct slow_feature *feature)
{
    unsigned beside = slow_board_tile_at(board, square_beside(board->tile[tile].at, edge));
    if (beside == SLOW_NO_TILE)
        feature->open++;
    else
        flood(map, board, beside, slow_board_segment_at_edge(board, beside, (edge + 2) % EDGES));
}

static void cross_half(struct slow_map *map, const struct slow_board *board, unsigned tile,
                       unsigned half)
{
    /* Seen from the other side of an edge, its first half is the second. */
    static const uint8_t meets[HALF_EDGES] = {
        [HALF_NNW] = HALF_SSW, [HALF_NNE] = HALF_SSE, [HALF_ENE] = HALF_WNW, [HALF_ESE] = HALF_WSW,
        [HALF_SSE] = HALF_NNE, [HALF_SSW] = HALF_NNW, [HALF_WSW] = HALF_ESE, [HALF_WNW] = HALF_ENE,
    };
    unsigned beside = slow_board_tile_at(board, square_beside(board->tile[tile].at, half / 2));
    if (beside != SLOW_NO_TILE)
        flood(map, board, beside, slow_board_segment_at_half(board, beside, meets[half]));
}

static unsigned empty_squares_around(const struct slow_board *board, struct square at)
{
    unsigned empty = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            empty += slow_board_tile_at(board, square_at(at, dx, dy)) == SLOW_NO_TILE;
    return empty;
}

/* Floods into a segment that is not seen yet; it belongs to the last feature found. */
static void flood(struct slow_map *map, const struct slow_board *board, unsigned tile,
                  unsigned segment)
{
    if (map->feature_of[tile][segment] != UNSEEN)
        return;
    const struct slow_tile *lies = &board->tile[tile];
    const struct segment *printed = &tile_kinds[lies->kind].segment[segment];
    struct slow_feature *feature = &map->feature[map->features - 1];
    map->feature_of[tile][segment] = map->features - 1;
    feature->segments++;
    feature->tiles += !feature->on_tile[tile];
    feature->on_tile[tile] = true;
    feature->pennants += printed->pennants;
    if (printed->kind == FEATURE_MONASTERY)
        feature->open = empty_squares_around(board, lies->at);
    for (unsigned e = 0; e < EDGES; e++)
        if (printed->edges >> e & 1u)
            cross_edge(map, board, tile, (e + lies->orientation) % EDGES, feature);
    for (unsigned h = 0; h < HALF_EDGES; h++)
        if (printed->halves >> h & 1u)
            cross_half(map, board, tile, (h + 2u * lies->orientation) % HALF_EDGES);
}

/* B13: a city counts once a field, however often it touches it. */
static unsigned count_cities(const struct slow_map *map, const struct slow_board *board,
                             unsigned field)
{
    bool seen[SLOW_SEGMENTS] = {false};
    unsigned cities = 0;
    for (unsigned t = 0; t < board->tiles; t++)
        for (unsigned s = 0; s < tile_kinds[board->tile[t].kind].segments; s++)
            for (unsigned c = 0; c < SEGMENTS_MAX; c++) {
                unsigned touches = tile_kinds[board->tile[t].kind].segment[s].cities >> c & 1u;
                unsigned city = map->feature_of[t][c];
                if (map->feature_of[t][s] != field || !touches || seen[city])
                    continue;
                seen[city] = true;
                cities += slow_feature_is_complete(&map->feature[city]);
            }
    return cities;
}

void slow_map_make(struct slow_map *map, const struct slow_board *board,
                   const struct slow_follower *followers, unsigned count)
{
    map->features = 0;
    for (unsigned t = 0; t < TILES_MAX; t++)
        for (unsigned s = 0; s < SEGMENTS_MAX; s++)
            map->feature_of[t][s] = UNSEEN;
    for (unsigned t = 0; t < board->tiles; t++)
        for (unsigned s = 0; s < tile_kinds[board->tile[t].kind].segments; s++)
            if (map->feature_of[t][s] == UNSEEN) {
                struct slow_feature *feature = &map->feature[map->features++];
                memset(feature, 0, sizeof *feature);
                feature->kind = tile_kinds[board->tile[t].kind].segment[s].kind;
                flood(map, board, t, s);
            }
    for (unsigned f = 0; f < count; f++)
        map->feature[map->feature_of[followers[f].tile][followers[f].segment]]
            .followers[followers[f].player]++;
    for (unsigned f = 0; f < map->features; f++)
        if (map->feature[f].kind == FEATURE_FIELD)
            map->feature[f].cities = count_cities(map, board, f);
}

bool slow_feature_is_complete(const struct slow_feature *feature)
{
    return feature->kind != FEATURE_FIELD && feature->open == 0;
}

bool slow_feature_is_occupied(const struct slow_feature *feature)
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        if (feature->followers[p])
            return true;
    return false;
}

bool slow_feature_pays(const struct slow_feature *feature, unsigned player)
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        if (feature->followers[p] > feature->followers[player])
            return false;
    return feature->followers[player] > 0;
}

int slow_feature_points(const struct slow_feature *feature)
{
    int tiles = (int)feature->tiles, pennants = (int)feature->pennants;
    switch ((enum feature_kind)feature->kind) {
    case FEATURE_ROAD:
        return tiles;
    case FEATURE_CITY:
        return slow_feature_is_complete(feature) ? 2 * (tiles + pennants) : tiles + pennants;
    case FEATURE_MONASTERY:
        return 9 - (int)feature->open;
    case FEATURE_FIELD:
        return 3 * (int)feature->cities;
    case FEATURE_KINDS:
        break;
    }
    return 0;
}
