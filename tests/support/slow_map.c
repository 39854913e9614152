#include "support/slow_map.h"

#include <string.h>

enum { UNSEEN = SLOW_SEGMENTS };

static void flood(struct slow_map *map, const struct slow_board *board, unsigned tile,
                  unsigned segment);

/* Whether it reaches that half of the edge: of one that two cities share each has one (HS14). */
static bool reaches(const struct slow_board *board, unsigned tile, unsigned segment, unsigned edge,
                    unsigned half)
{
    return segment == SEGMENT_TRACK || slow_board_segment_at(board, tile, edge, half) == segment;
}

/* Seen from the other side, the first half of an edge is the second. */
static void cross_edge(struct slow_map *map, const struct slow_board *board, unsigned tile,
                       unsigned segment, unsigned edge, struct slow_feature *feature)
{
    unsigned beside = slow_board_tile_at(board, square_beside(board->tile[tile].at, edge));
    if (beside != SLOW_NO_TILE && slow_board_is_abbey(board, beside)) { /* AM3 */
        feature->closed = true;
        return;
    }
    enum terrain own = slow_board_terrain(board, tile, edge);
    bool clashes =
        beside != SLOW_NO_TILE && slow_board_terrain(board, beside, (edge + 2) % EDGES) != own;
    if (beside == SLOW_NO_TILE || clashes) { /* an empty square, an edge yet to get its bridge
                                                (BR6), or one that never matched */
        feature->open++;
        return;
    }
    for (unsigned half = 0; half < 2; half++)
        if (reaches(board, tile, segment, edge, half))
            flood(map, board, beside,
                  slow_board_segment_at(board, beside, (edge + 2) % EDGES, 1 - half));
}

static void cross_half(struct slow_map *map, const struct slow_board *board, unsigned tile,
                       unsigned half, struct slow_feature *feature)
{
    /* Seen from the other side of an edge, its first half is the second. */
    static const uint8_t meets[HALF_EDGES] = {
        [HALF_NNW] = HALF_SSW, [HALF_NNE] = HALF_SSE, [HALF_ENE] = HALF_WNW, [HALF_ESE] = HALF_WSW,
        [HALF_SSE] = HALF_NNE, [HALF_SSW] = HALF_NNW, [HALF_WSW] = HALF_ESE, [HALF_WNW] = HALF_ENE,
    };
    unsigned beside = slow_board_tile_at(board, square_beside(board->tile[tile].at, half / 2));
    unsigned segment = beside == SLOW_NO_TILE
                           ? (unsigned)NO_SEGMENT
                           : slow_board_segment_at_half(board, beside, meets[half]);
    feature->grows = feature->grows || beside == SLOW_NO_TILE;
    if (segment != NO_SEGMENT) /* an empty square, or a city that never matched */
        flood(map, board, beside, segment);
}

static unsigned empty_squares_around(const struct slow_board *board, struct square at)
{
    unsigned empty = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            empty += slow_board_tile_at(board, square_at(at, dx, dy)) == SLOW_NO_TILE;
    return empty;
}

static unsigned vineyards_around(const struct slow_board *board, struct square at)
{
    unsigned vineyards = 0;
    for (unsigned t = 0; t < board->tiles; t++) {
        int dx = board->tile[t].at.x - at.x, dy = board->tile[t].at.y - at.y;
        bool is_near = dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1 && (dx != 0 || dy != 0);
        vineyards += is_near && tile_kinds[board->tile[t].kind].flags & TILE_VINEYARD;
    }
    return vineyards;
}

/* HS14: where both who share an edge are one city, it is one open end. */
static void count_shared_edges_once(struct slow_map *map, const struct slow_board *board)
{
    for (unsigned t = 0; t < board->tiles; t++)
        for (unsigned e = 0; e < EDGES; e++) {
            unsigned a = slow_board_segment_at(board, t, e, 0);
            unsigned b = slow_board_segment_at(board, t, e, 1);
            unsigned beside = slow_board_tile_at(board, square_beside(board->tile[t].at, e));
            bool is_open = beside == SLOW_NO_TILE ||
                           (!slow_board_is_abbey(board, beside) &&
                            slow_board_terrain(board, beside, (e + 2) % EDGES) != TERRAIN_CITY);
            if (a != b && is_open && map->feature_of[t][a] == map->feature_of[t][b])
                map->feature[map->feature_of[t][a]].open--;
        }
}

/* MO5: without a gap. */
static unsigned tiles_in_line(const struct slow_board *board, struct square at)
{
    unsigned tiles = 1;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        struct square next = square_beside(at, edge);
        while (slow_board_tile_at(board, next) != SLOW_NO_TILE) {
            tiles++;
            next = square_beside(next, edge);
        }
    }
    return tiles;
}

/* A bridge is a road from end to end (BR8). */
static void flood_bridge(struct slow_map *map, const struct slow_board *board, unsigned tile,
                         struct slow_feature *feature)
{
    unsigned end = board->tile[tile].track == DIRECTION_NS ? EDGE_N : EDGE_E;
    cross_edge(map, board, tile, SEGMENT_TRACK, end, feature);
    cross_edge(map, board, tile, SEGMENT_TRACK, (end + 2) % EDGES, feature);
}

static void flood_printed(struct slow_map *map, const struct slow_board *board, unsigned tile,
                          unsigned segment, struct slow_feature *feature)
{
    const struct slow_tile *lies = &board->tile[tile];
    const struct segment *printed = &tile_kinds[lies->kind].segment[segment];
    feature->pennants += printed->pennants;
    feature->inns += (printed->flags & SEGMENT_INN) != 0;
    feature->cathedrals += (printed->flags & SEGMENT_CATHEDRAL) != 0;
    feature->sieges += (printed->flags & SEGMENT_BESIEGED) != 0;
    feature->herds += (printed->flags & SEGMENT_HERD) != 0;
    feature->triangular = feature->triangular || printed->flags & SEGMENT_TRIANGULAR;
    feature->goods[GOOD_WINE] += (printed->flags & SEGMENT_WINE) != 0;
    feature->goods[GOOD_GRAIN] += (printed->flags & SEGMENT_GRAIN) != 0;
    feature->goods[GOOD_CLOTH] += (printed->flags & SEGMENT_CLOTH) != 0;
    if (printed->kind == FEATURE_MONASTERY || printed->kind == FEATURE_GARDEN) /* B8, AB3 */
        feature->open = empty_squares_around(board, lies->at);
    if (printed->kind == FEATURE_MONASTERY) /* HS12, AB9 */
        feature->vineyards = vineyards_around(board, lies->at);
    if (printed->kind == FEATURE_ABBOTS) {
        feature->open = 1; /* MO2: never complete */
        feature->in_line = tiles_in_line(board, lies->at);
    }
    for (unsigned e = 0; e < EDGES; e++)
        if (printed->edges >> e & 1u)
            cross_edge(map, board, tile, segment, (e + lies->orientation) % EDGES, feature);
    for (unsigned h = 0; h < HALF_EDGES; h++)
        if (printed->halves >> h & 1u)
            cross_half(map, board, tile, (h + 2u * lies->orientation) % HALF_EDGES, feature);
}

/* Floods into a segment not visited yet; it belongs to the last feature found. */
static void flood(struct slow_map *map, const struct slow_board *board, unsigned tile,
                  unsigned segment)
{
    if (map->feature_of[tile][segment] != UNSEEN)
        return;
    struct slow_feature *feature = &map->feature[map->features - 1];
    map->feature_of[tile][segment] = map->features - 1;
    feature->segments++;
    feature->tiles += !feature->on_tile[tile];
    feature->on_tile[tile] = true;
    if (segment == SEGMENT_TRACK)
        flood_bridge(map, board, tile, feature);
    else
        flood_printed(map, board, tile, segment, feature);
}

/* B13: a city counts once per field, however often it touches it. CA11: so does a castle, scored or
 * not. */
static void count_cities(const struct slow_map *map, const struct slow_board *board, unsigned field,
                         struct slow_feature *counts)
{
    bool seen[SLOW_SEGMENTS] = {false};
    for (unsigned t = 0; t < board->tiles; t++)
        for (unsigned s = 0; counts->on_tile[t] && s < SEGMENTS_MAX; s++) {
            if (map->feature_of[t][s] != field)
                continue;
            counts->carcassonne |= tile_kinds[board->tile[t].kind].set == SET_COUNT;
            for (unsigned c = 0; c < SEGMENTS_MAX; c++) {
                unsigned touches = tile_kinds[board->tile[t].kind].segment[s].cities >> c & 1u;
                unsigned city = map->feature_of[t][c];
                if (!touches || seen[city])
                    continue;
                seen[city] = true;
                if (map->feature[city].kind == FEATURE_CASTLE)
                    counts->castles++;
                else if (slow_feature_is_complete(&map->feature[city])) {
                    counts->cities++;
                    counts->besieged += slow_feature_is_besieged(&map->feature[city]);
                }
            }
        }
}

static void find_features(struct slow_map *map, const struct slow_board *board)
{
    for (unsigned t = 0; t < TILES_MAX; t++)
        for (unsigned s = 0; s < SLOW_PLACES; s++)
            map->feature_of[t][s] = UNSEEN;
    map->features = 0;
    for (unsigned t = 0; t < board->tiles; t++)
        for (unsigned s = 0; s < SLOW_PLACES; s++) {
            const struct tile_kind *kind = &tile_kinds[board->tile[t].kind];
            bool bridged = board->tile[t].track != SLOW_NO_TRACK;
            bool there = s == SEGMENT_TRACK ? bridged : s < kind->segments;
            if (!there || map->feature_of[t][s] != UNSEEN)
                continue;
            struct slow_feature *feature = &map->feature[map->features++];
            memset(feature, 0, sizeof *feature);
            feature->kind = s == SEGMENT_TRACK ? FEATURE_ROAD : kind->segment[s].kind;
            feature->castle = SLOW_NO_CASTLE;
            flood(map, board, t, s);
        }
}

/* The city that extends from one of the castle's tiles to the other is no longer a city (CA3). */
static void mark_castle(struct slow_map *map, const struct slow_board *board,
                        const struct slow_castle *castle, unsigned number)
{
    for (unsigned e = 0; e < EDGES; e++) {
        struct square beside = square_beside(board->tile[castle->tile[0]].at, e);
        if (slow_board_tile_at(board, beside) != castle->tile[1])
            continue;
        unsigned segment = slow_board_segment_at_edge(board, castle->tile[0], e);
        struct slow_feature *feature = &map->feature[map->feature_of[castle->tile[0]][segment]];
        feature->kind = FEATURE_CASTLE;
        feature->castle = number;
        feature->scored = castle->scored;
    }
}

const struct slow_figure slow_figures[FIGURES_COUNT] = {
    [FIGURE_MEEPLE] = {SET_BASE, 7, 1, false, false},
    [FIGURE_LARGE] = {SET_INNS, 1, 2, false, false},
    [FIGURE_BUILDER] = {SET_TRADERS, 1, 0, true, false},
    [FIGURE_PIG] = {SET_TRADERS, 1, 0, true, false},
    [FIGURE_MAYOR] = {SET_ABBEYS, 1, 0, false, false}, /* his strength depends on the city */
    [FIGURE_WAGON] = {SET_ABBEYS, 1, 1, false, false},
    [FIGURE_BARN] = {SET_ABBEYS, 1, 0, true, false},
    [FIGURE_SHEPHERD] = {SET_HILLS, 1, 0, true, true},
    [FIGURE_ABBOT] = {SET_ABBOT, 1, 1, false, false},
    [FIGURE_RINGMASTER] = {SET_BIGTOP, 1, 1, false, false},
    [FIGURE_PHANTOM] = {SET_PHANTOM, 1, 1, false, false},
};

static void add_follower(struct slow_map *map, const struct slow_board *board,
                         struct slow_follower follower)
{
    struct slow_feature *feature = &map->feature[map->feature_of[follower.tile][follower.segment]];
    feature->pig[follower.player] |= follower.figure == FIGURE_PIG;
    feature->followers[follower.player] += !slow_figures[follower.figure].helps;
    feature->strength[follower.player] += slow_figures[follower.figure].strength;
    feature->on_hills[follower.player] +=
        !slow_figures[follower.figure].helps &&
        (tile_kinds[board->tile[follower.tile].kind].flags & TILE_HILL) != 0;
    if (follower.figure == FIGURE_MAYOR && feature->kind == FEATURE_CITY) /* AM8 */
        feature->strength[follower.player] += feature->pennants;
}

static unsigned followers_in(const struct slow_feature *feature)
{
    unsigned followers = 0;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        followers += feature->followers[p];
    return followers;
}

/* The two parts of each special monastery (MO2). */
static void count_others(struct slow_map *map, const struct slow_board *board)
{
    for (unsigned t = 0; t < board->tiles; t++) {
        struct slow_feature *standing = NULL, *lying = NULL;
        for (unsigned s = 0; s < tile_kinds[board->tile[t].kind].segments; s++) {
            struct slow_feature *feature = &map->feature[map->feature_of[t][s]];
            standing = feature->kind == FEATURE_MONASTERY ? feature : standing;
            lying = feature->kind == FEATURE_ABBOTS ? feature : lying;
        }
        if (standing == NULL || lying == NULL)
            continue;
        standing->others = followers_in(lying);
        lying->others = followers_in(standing);
    }
}

void slow_map_make(struct slow_map *map, const struct slow_board *board,
                   const struct slow_pieces *pieces)
{
    find_features(map, board);
    count_shared_edges_once(map, board);
    for (unsigned c = 0; c < pieces->castles; c++)
        mark_castle(map, board, &pieces->castle[c], c);
    for (unsigned f = 0; f < pieces->followers; f++)
        add_follower(map, board, pieces->follower[f]);
    count_others(map, board);
    for (unsigned m = 0; m < SLOW_MAGICS; m++)
        if (pieces->magic[m].here)
            map->feature[map->feature_of[pieces->magic[m].tile][pieces->magic[m].segment]]
                .magic[m] = true;
    for (unsigned f = 0; f < map->features; f++)
        if (map->feature[f].kind == FEATURE_FIELD)
            count_cities(map, board, f, &map->feature[f]);
}

bool slow_feature_is_complete(const struct slow_feature *feature)
{
    if (feature->kind == FEATURE_CASTLE)
        return feature->scored;
    if (feature->kind == FEATURE_ACROBATS) /* BT8 */
        return followers_in(feature) >= 3;
    if (feature->kind == FEATURE_MONASTERY && feature->others > 0 && followers_in(feature) == 0)
        return false; /* MO4 */
    return feature->kind != FEATURE_FIELD && feature->kind != FEATURE_TOWER && feature->open == 0;
}

bool slow_feature_is_taken(const struct slow_feature *feature)
{
    return feature->others > 0 || followers_in(feature) > 0;
}

bool slow_feature_is_occupied(const struct slow_feature *feature)
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        if (feature->followers[p])
            return true;
    return false;
}

/* HS11: of those who tie, nobody has more on hills. */
bool slow_feature_pays(const struct slow_feature *feature, unsigned player)
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        if (feature->strength[p] > feature->strength[player] ||
            (feature->strength[p] == feature->strength[player] &&
             feature->on_hills[p] > feature->on_hills[player]))
            return false;
    return feature->strength[player] > 0;
}

/* IN2, IN3: what is incomplete pays a point a tile and pennant, or nothing at an inn or with a
 * cathedral. */
static int incomplete_points(int worth, bool at_stake, const struct options *options)
{
    return at_stake && options->value[OPTION_INN_FINAL] == INN_FINAL_ZERO ? 0 : worth;
}

static int road_points(const struct slow_feature *road, const struct options *options)
{
    bool has_inn = road->inns > 0 && options->sets >> SET_INNS & 1u;
    if (!slow_feature_is_complete(road))
        return incomplete_points((int)road->tiles, has_inn, options);
    return has_inn ? 2 * (int)road->tiles : (int)road->tiles;
}

bool slow_feature_is_besieged(const struct slow_feature *feature)
{
    return feature->kind == FEATURE_CITY && feature->sieges > 0;
}

int slow_feature_payers(const struct slow_feature *field)
{
    return (int)(field->cities + field->besieged + field->castles + field->carcassonne);
}

static int city_points(const struct slow_feature *city, const struct options *options)
{
    int worth = (int)(city->tiles + city->pennants);
    bool has_cathedral = city->cathedrals > 0 && options->sets >> SET_INNS & 1u;
    if (!slow_feature_is_complete(city)) /* SG3 */
        return slow_feature_is_besieged(city) ? 0
                                              : incomplete_points(worth, has_cathedral, options);
    bool tiny = city->tiles == 2 && options->value[OPTION_TINY_CITY] == TINY_CITY_2;
    int each = has_cathedral ? 3 : tiny ? 1 : 2;
    return slow_feature_is_besieged(city) ? (each - 1) * worth : each * worth; /* SG2 */
}

/* MW5 */
static int magic_points(const struct slow_feature *feature, int points)
{
    if (feature->magic[0])
        points += (int)feature->tiles;
    return feature->magic[1] ? points / 2 + points % 2 : points;
}

int slow_feature_points(const struct slow_feature *feature, const struct options *options)
{
    switch ((enum feature_kind)feature->kind) {
    case FEATURE_ROAD:
        return magic_points(feature, road_points(feature, options));
    case FEATURE_CITY:
        return magic_points(feature, city_points(feature, options));
    case FEATURE_MONASTERY: /* HS12 */
        return 9 - (int)feature->open + (feature->open == 0 ? 3 * (int)feature->vineyards : 0);
    case FEATURE_GARDEN: /* AB3 */
        return 9 - (int)feature->open;
    case FEATURE_ABBOTS: /* MO5 */
        return (int)feature->in_line;
    case FEATURE_ACROBATS: /* BT9 */
        return 5;
    case FEATURE_FIELD:
        return 3 * slow_feature_payers(feature) + (int)feature->castles; /* SG4, CA11 */
    case FEATURE_CASTLE:
    case FEATURE_TOWER:
    case FEATURE_KINDS:
        break;
    }
    return 0;
}
