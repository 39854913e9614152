#include "bastide/square.h"
#include "picture/plan.h"
#include "rows/paint.h"

#include <math.h>

enum {
#define X(name, substance, flag) | (flag)
    FLAGS_OF_PLACES = 0 GROUNDS(X),
#undef X
#define X(flag) | (flag)
    FLAGS_OF_POINTED = 0 POINTED_CITIES(X)
#undef X
};

static const float HUB_STEP = 0.0625f; /* by which a village is moved away from a city */

static bool is_city(const struct layout *l, unsigned edge)
{
    return l->tile->terrain[edge & 3u] == TERRAIN_CITY;
}

static uint8_t field_at(const struct layout *l, unsigned half)
{
    return l->tile->at_half[half & 7u];
}

static segment_mask cities_at(const struct layout *l, unsigned half)
{
    uint8_t field = field_at(l, half);
    return field == NO_SEGMENT ? 0 : l->tile->segment[field].cities;
}

static uint8_t lowest(unsigned mask)
{
    return mask == 0 ? NO_SEGMENT : (uint8_t)__builtin_ctz(mask);
}

bool layout_passes(const struct layout *l, unsigned segment)
{
    return l->tile->segment[segment].kind == FEATURE_ROAD &&
           __builtin_popcount(l->tile->segment[segment].edges) == 2;
}

struct point layout_heart(const struct layout *l, unsigned segment)
{
    float x = 0, y = 0, count = 0;
    for (unsigned e = 0; e < EDGES; e++) {
        if (l->tile->segment[segment].edges >> e & 1u) {
            x += edge_middle(e).x;
            y += edge_middle(e).y;
            count++;
        }
    }
    return count > 0 ? (struct point){x / count, y / count} : l->hub;
}

/* A road that separates two fields ends at a city if both fields touch that city. Otherwise it ends
 * in the middle: a city wall there would be touched by a field that must not touch it, or the field
 * surrounds the road's end. */
static void find_ends(struct layout *l, segment_mask *ended_at)
{
    for (unsigned s = 0; s < l->tile->segments; s++) {
        const struct segment *segment = &l->tile->segment[s];
        l->end[s] = NO_SEGMENT;
        if (segment->kind != FEATURE_ROAD || __builtin_popcount(segment->edges) != 1)
            continue;
        unsigned half = edge_first_half(lowest(segment->edges));
        if (field_at(l, half) != field_at(l, half + 1))
            l->end[s] = lowest(cities_at(l, half) & cities_at(l, half + 1));
        if (l->end[s] != NO_SEGMENT)
            *ended_at |= (segment_mask)(1u << l->end[s]);
    }
}

/* Water that ends at a city opposite does so, too. */
static void find_water_ends(const struct layout *l, segment_mask *ended_at)
{
    for (unsigned e = 0; e < EDGES; e++)
        if (l->tile->water == 1u << e && is_city(l, edge_opposite(e)))
            *ended_at |= (segment_mask)(1u << l->tile->at_edge[edge_opposite(e)]);
}

/* Where two fields meet at a corner with no road or wall between them, the city that both touch
 * must reach the corner. */
static void find_spurs(struct layout *l, segment_mask *ended_at)
{
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned half = edge_first_half(e) + 1;
        l->spur[e] = NO_SEGMENT;
        if (field_at(l, half) != field_at(l, half + 1) && !is_city(l, e) && !is_city(l, e + 1))
            l->spur[e] = lowest(cities_at(l, half) & cities_at(l, half + 1));
        if (l->spur[e] != NO_SEGMENT)
            *ended_at |= (segment_mask)(1u << l->spur[e]);
    }
}

/* A triangle between a field at the rim and one that reaches no edge keeps them apart: its tip runs
 * out to a corner, between the edge of the field and that of another city, which it passes over. */
static void find_tip(struct layout *l, unsigned city, segment_mask *ended_at)
{
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned half = edge_first_half(e) + 1, field = is_city(l, e) ? half + 1 : half;
        bool is_parted = is_city(l, e) != is_city(l, e + 1) && l->tile->at_edge[e] != city &&
                         l->tile->at_edge[(e + 1) & 3u] != city;
        if (!is_parted || !(cities_at(l, field) >> city & 1u))
            continue;
        l->spur[e] = (uint8_t)city;
        l->cities_over |= (segment_mask)(1u << city);
        *ended_at |= (segment_mask)(1u << city);
        return;
    }
}

static void find_tips(struct layout *l, segment_mask *ended_at)
{
    uint8_t inner = tile_inner_field(l->tile, 0);
    for (unsigned s = 0; s < l->tile->segments && inner != NO_SEGMENT; s++)
        if ((l->tile->segment[s].flags & FLAGS_OF_POINTED) &&
            (l->tile->segment[inner].cities >> s & 1u))
            find_tip(l, s, ended_at);
}

static bool has_opposite_edges(unsigned edges)
{
    return (edges & (edges << 2 | edges >> 2)) != 0;
}

/* Of two cities that cross the first one passes over the other. */
static void find_crossing_cities(struct layout *l)
{
    unsigned first = SEGMENTS_MAX;
    for (unsigned s = l->tile->segments; s-- > 0;) {
        if (l->tile->segment[s].kind != FEATURE_CITY ||
            !has_opposite_edges(l->tile->segment[s].edges))
            continue;
        if (first < SEGMENTS_MAX)
            l->cities_over |= (segment_mask)(1u << s);
        first = s;
    }
}

/* Different fields on the two sides of a city must be separated by more than its wall: by a road
 * that ends at it, by the city itself if it crosses the tile, or else by a lane to the middle. */
static void find_lanes(struct layout *l, segment_mask ended_at)
{
    unsigned parting[SEGMENTS_MAX] = {0};
    for (unsigned first = 0; first < EDGES; first++) {
        if (!is_city(l, first) || is_city(l, first + 3u))
            continue;
        unsigned last = first;
        while (is_city(l, last + 1u))
            last++;
        unsigned before = edge_first_half(first) + 7u, behind = edge_first_half(last) + 2u;
        uint8_t city = lowest(cities_at(l, before) & cities_at(l, behind));
        if (field_at(l, before) != field_at(l, behind) && city != NO_SEGMENT)
            parting[city]++;
    }
    for (unsigned s = 0; s < SEGMENTS_MAX; s++)
        if (parting[s] == 1 && !(1u << s & ended_at))
            l->lanes |= (segment_mask)(1u << s);
}

float layout_bow(const struct layout *l, unsigned edge)
{
    float bow = 0;
    if (is_city(l, edge + 1u))
        bow -= l->bow;
    if (is_city(l, edge + 3u))
        bow += l->bow;
    if (l->monastery != NO_SEGMENT && bow == 0)
        bow = (edge & 3u) < EDGE_S ? l->bow : -l->bow;
    return bow;
}

/* Two straight roads cross; the one listed first is the lower one. */
static void find_overpass(struct layout *l)
{
    l->under = l->over = NO_SEGMENT;
    for (unsigned s = 0; s < l->tile->segments; s++)
        if (layout_passes(l, s) && edges_are_opposite(l->tile->segment[s].edges)) {
            l->under = l->over;
            l->over = (uint8_t)s;
        }
}

/* Where water passes straight through, to the side where no road is. */
static void place_beside_water(struct layout *l)
{
    for (unsigned e = EDGES; e-- > 0;)
        if (l->tile->terrain[e] == TERRAIN_FIELD && layout_water_passes(l, e + 1u))
            l->monastery_at = point_step((struct point){0.5f, 0.5f}, edge_inwards(e), -0.23f);
}

/* A monastery is in the middle, or beside a road or water that passes there. */
static void place_monastery(struct layout *l, float size)
{
    bool is_small = l->tile->water != 0;
    l->monastery_at = l->hub;
    place_beside_water(l);
    for (unsigned s = 0; s < l->tile->segments; s++) {
        unsigned edge = lowest(l->tile->segment[s].edges);
        if (l->tile->segment[s].kind == FEATURE_CITY &&
            __builtin_popcount(l->tile->segment[s].edges) > 1)
            is_small = true;
        if (!layout_passes(l, s))
            continue;
        is_small = true;
        if (edges_are_opposite(l->tile->segment[s].edges)) {
            struct point away = edge_inwards(edge + 1u);
            float step = layout_bow(l, edge) > 0 ? 0.23f : -0.23f;
            l->monastery_at.x += step * away.x;
            l->monastery_at.y += step * away.y;
        } else {
            for (unsigned e = 0; e < EDGES; e++) {
                if (!(l->tile->segment[s].edges >> e & 1u))
                    continue;
                l->monastery_at.x += 0.12f * edge_inwards(e).x;
                l->monastery_at.y += 0.12f * edge_inwards(e).y;
            }
        }
    }
    /* At least large enough for a visible cross, or four pixels for a small one; at most such that
     * grass remains all round. */
    float reach = (is_small ? 0.15f : 0.26f) * size;
    float least = is_small ? 1.2f : 2.6f, most = size / 2 - 1.4f;
    reach = reach < least ? least : reach;
    l->monastery_reach = (reach > most ? most : reach) / size;
}

/* A road bends by whole pixels and a little more, or its bow would end in a single step. */
static float bow_at(unsigned size)
{
    float rows = (float)(unsigned)(0.09f * (float)size + 0.5f);
    return ((rows < 1 ? 1 : rows) + 0.1f) / (float)size;
}

/* A road that ends by itself beside one that passes straight through stops before it, without a
 * village. */
static void leave_the_road(struct layout *l, unsigned size)
{
    bool is_passed = false;
    unsigned end = EDGES;
    for (unsigned e = 0; e < EDGES; e++) {
        uint8_t road = l->tile->at_edge[e];
        if (road == NO_SEGMENT || l->tile->segment[road].kind != FEATURE_ROAD)
            continue;
        is_passed = is_passed || l->tile->segment[road].edges == (1u << EDGE_N | 1u << EDGE_S) ||
                    l->tile->segment[road].edges == (1u << EDGE_E | 1u << EDGE_W);
        if (l->tile->segment[road].edges == 1u << e)
            end = e;
    }
    if (!is_passed || end == EDGES)
        return;
    float gap = fmaxf(0.22f, 0.12f + 1.6f / (float)size); /* at least a pixel */
    l->hub = point_step((struct point){0.5f, 0.5f}, edge_inwards(end), -gap);
    l->has_village = false;
}

/* Whether there is something on the tile that no segment has, at some half-edge: roads end there.
 */
static bool has_gap(const struct layout *l)
{
    bool has = false;
    for (unsigned half = 0; half < HALF_EDGES; half++)
        has = has || (field_at(l, half) == NO_SEGMENT &&
                      l->tile->terrain[half_edge_of(half)] != TERRAIN_CITY);
    return has;
}

struct layout layout_of(const struct tile_kind *tile, unsigned size)
{
    struct layout l = {.tile = tile, .hub = {0.5f, 0.5f}, .lane = NO_SEGMENT, .bow = bow_at(size)};
    segment_mask ended_at = 0;
    unsigned ends = 0, roads = 0;
    l.monastery = NO_SEGMENT;
    for (unsigned s = 0; s < tile->segments; s++) {
        if (tile->segment[s].kind == FEATURE_MONASTERY)
            l.monastery = (uint8_t)s;
        if (tile->segment[s].kind == FEATURE_ROAD)
            roads |= 1u << s;
    }
    find_ends(&l, &ended_at);
    find_water_ends(&l, &ended_at);
    find_spurs(&l, &ended_at);
    find_tips(&l, &ended_at);
    find_crossing_cities(&l);
    find_lanes(&l, ended_at);
    find_overpass(&l);
    for (unsigned s = 0; s < tile->segments; s++)
        if ((roads >> s & 1u) && __builtin_popcount(tile->segment[s].edges) == 1 &&
            l.end[s] == NO_SEGMENT)
            ends++;
    l.has_place = tile->flags & FLAGS_OF_PLACES;
    l.has_village = !l.has_place && !has_gap(&l) && l.monastery == NO_SEGMENT &&
                    (ends > 1 || (ends == 1 && l.lanes == 0));
    if (l.has_village && ends == 1)
        leave_the_road(&l, size);
    if (!l.has_village && !l.has_place)
        l.lane = lowest(roads);
    for (unsigned e = 0; e < EDGES; e++) {
        if ((l.has_village || l.has_place) && is_city(&l, e)) {
            l.hub.x += HUB_STEP * edge_inwards(e).x;
            l.hub.y += HUB_STEP * edge_inwards(e).y;
        }
    }
    place_monastery(&l, (float)size);
    return l;
}

struct point edge_middle(unsigned edge)
{
    static const struct point middle[EDGES] = {{0.5f, 0}, {1, 0.5f}, {0.5f, 1}, {0, 0.5f}};
    return middle[edge & 3u];
}

struct point edge_inwards(unsigned edge)
{
    static const struct point inwards[EDGES] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
    return inwards[edge & 3u];
}

struct point point_seen_from(unsigned edge, struct point at)
{
    switch ((enum edge)(edge & 3u)) {
    case EDGE_E:
        return (struct point){at.y, 1 - at.x};
    case EDGE_S:
        return (struct point){1 - at.x, 1 - at.y};
    case EDGE_W:
        return (struct point){1 - at.y, at.x};
    case EDGE_N:
    case EDGES:
        break;
    }
    return at;
}

struct point point_of_view(unsigned edge, struct point seen)
{
    /* A quarter turn one way is undone by one the other way. */
    return point_seen_from(0u - edge, seen);
}

struct point point_step(struct point from, struct point step, float length)
{
    return (struct point){from.x + step.x * length, from.y + step.y * length};
}

struct point point_between(struct point a, struct point b, float t)
{
    return (struct point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

float point_squared_distance(struct point at, struct point a, struct point b)
{
    float dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
    float t = length > 0 ? ((at.x - a.x) * dx + (at.y - a.y) * dy) / length : 0;
    struct point near = point_between(a, b, t < 0 ? 0 : t > 1 ? 1 : t);
    return (at.x - near.x) * (at.x - near.x) + (at.y - near.y) * (at.y - near.y);
}
