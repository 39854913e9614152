/* Cities. A city is the whole tile minus a bite at each run of edges that are not its own: one edge
 * makes a concave side, two leave a quarter, three leave a rounded cap. */
#include "picture/plan.h"

static const float CAP = 0.36f;         /* maximum depth of a city with one edge */
static const float POINTED_CAP = 0.46f; /* of a triangle */
static const float FLAT_CAP = 0.3f;     /* at low resolution */

static bool owns(const struct layout *l, unsigned city, unsigned edge)
{
    return l->tile->segment[city].edges >> (edge & 3u) & 1u;
}

/* Where two cities share an edge, each has the half of the tile beside its half of that edge. */
static bool is_in_own_half(const struct layout *l, unsigned city, struct point at)
{
    for (unsigned e = 0; e < EDGES; e++) {
        bool is_first = point_seen_from(e, at).x < 0.5f;
        if (l->tile->split >> e & 1u && owns(l, city, e) &&
            is_first != (l->tile->at_edge[e] == city))
            return false;
    }
    return true;
}

static bool is_triangular(const struct layout *l, unsigned city)
{
#define X(flag) | (flag)
    return l->tile->segment[city].flags & (0 POINTED_CITIES(X));
#undef X
}

/* A bow over 0..1 that is 1 in the middle. */
static float arch(float at)
{
    return 4 * at * (1 - at);
}

static bool has_lane_or_road(const struct layout *l, unsigned city)
{
    bool has = l->lanes >> city & 1u;
    for (unsigned s = 0; s < l->tile->segments; s++)
        has = has || l->end[s] == city;
    return has;
}

static bool has_road_to_city(const struct layout *l)
{
    bool has = false;
    for (unsigned s = 0; s < l->tile->segments; s++)
        has = has || l->end[s] != NO_SEGMENT;
    return has;
}

static float cap_whole(const struct plan *plan, const struct layout *l, unsigned city)
{
    return plan->size < 8 ? FLAT_CAP : is_triangular(l, city) ? POINTED_CAP : CAP;
}

/* How deep the city at `edge` may reach towards what is in the middle, leaving a strip of grass. */
static float cap_depth(const struct plan *plan, const struct layout *l, unsigned edge)
{
    float size = (float)plan->size, front = 1;
    uint8_t city = l->tile->at_edge[edge];
    float depth = cap_whole(plan, l, city);
    uint8_t road = l->tile->at_edge[(edge + 1u) & 3u];
    if (has_lane_or_road(l, city))
        return depth;
    if (layout_water_passes(l, edge + 1u))
        front = 0.5f - water_reach(plan->size);
    else if (l->has_village || l->has_place)
        front = point_seen_from(edge, l->hub).y - village_reach();
    else if (l->monastery != NO_SEGMENT)
        front = point_seen_from(edge, l->monastery_at).y - l->monastery_reach;
    else if (road != NO_SEGMENT && road == l->tile->at_edge[(edge + 3u) & 3u] &&
             layout_passes(l, road))
        front = 0.5f + layout_bow(l, edge + 1u) - road_reach(plan->size);
    else if (has_road_to_city(l)) /* which turns in the middle, with a field around it */
        front = 0.5f - road_reach(plan->size);
    int rows = (int)(front * size + 0.5f) - 1 - (int)plan->size / 20;
    float room = ((float)(rows > 1 ? rows : 1) + 0.4f) / size;
    return room < depth ? room : depth;
}

/* Whether a city with that edge alone parts the field at the opposite edge: its tip reaches that
 * one. */
static bool is_across(const struct layout *l, unsigned edge)
{
    unsigned behind = edge_opposite(edge);
    return l->tile->parted >> behind & 1u && !(l->tile->water >> behind & 1u);
}

/* How far from the side its outline is at that depth; the tip is as wide as two pixels. */
static float spire_edge(const struct plan *plan, float depth)
{
    float tip = 0.5f - 1.0f / (float)plan->size, hollow = depth * (2 - depth);
    return tip * hollow;
}

/* Whether the tip of a city with that edge alone meets that of the one opposite: they part two
 * fields. */
static bool meets_tip(const struct layout *l, unsigned edge)
{
    uint8_t other = l->tile->at_edge[edge_opposite(edge)];
    return other != NO_SEGMENT && is_triangular(l, other) &&
           l->tile->at_half[edge_first_half((edge + 1u) & 3u)] !=
               l->tile->at_half[edge_first_half((edge + 3u) & 3u)];
}

/* Within a pixel of it. */
static bool is_in_middle(const struct plan *plan, float x)
{
    float pixel = 1 / (float)plan->size;
    return x > 0.5f - pixel && x < 0.5f + pixel;
}

/* A triangular city has its base on its one edge. If it separates two fields in a corner, that
 * corner is its tip, and its side to the tile's next edge is concave. */
static bool is_in_triangle(const struct plan *plan, const struct layout *l, unsigned city,
                           struct point at)
{
    static const float hollow = 0.8f;
    unsigned edge = 0;
    while (!owns(l, city, edge))
        edge++;
    struct point p = point_seen_from(edge, at);
    if (l->spur[(edge + 2u) & 3u] == city)
        p.x = 1 - p.x;
    else if (l->spur[(edge + 1u) & 3u] != city && meets_tip(l, edge))
        return p.y < 0.5f && ((p.y < p.x && p.y < 1 - p.x) || is_in_middle(plan, p.x));
    else if (l->spur[(edge + 1u) & 3u] != city)
        return is_across(l, edge)
                   ? p.y < 1 && (p.x < 0.5f ? p.x : 1 - p.x) > spire_edge(plan, p.y)
                   : p.y < cap_depth(plan, l, edge) * (p.x < 0.5f ? 2 * p.x : 2 - 2 * p.x);
    return p.y < p.x && p.x < 1 - hollow * p.y * (1 - p.y);
}

/* The bite out of a city's side at `count` edges from `first` on. */
struct bite {
    unsigned first, count;
    float depth;
    float whole; /* for a cap: its depth if there is room */
};

static bool is_bitten(const struct bite *bite, struct point at)
{
    struct point p = point_seen_from(bite->first, at);
    if (bite->count == 1)
        return p.y < bite->depth * arch(p.x);
    if (bite->count == 2) /* beyond the diagonal; root 2 turns its offset into a distance */
        return p.x - p.y > -1.4142f * bite->depth * arch((p.x + p.y) / 2);
    p = point_seen_from(bite->first + 3u, at);
    /* A cap with less room keeps its shoulders and is cut off flat. */
    float full = bite->whole * arch(p.x);
    return p.y > (full < bite->depth ? full : bite->depth);
}

/* Whether the side opposite `edge` has a bite for another city: then this one is thin. */
static bool has_other_city_behind(const struct layout *l, unsigned city, unsigned edge)
{
    unsigned behind = edge_opposite(edge);
    return l->tile->terrain[behind] == TERRAIN_CITY && !owns(l, city, behind);
}

static float bite_depth(const struct plan *plan, const struct layout *l, unsigned city,
                        const struct bite *bite)
{
    bool has_city = false, has_pass = false, has_water = false;
    for (unsigned i = 0; i < bite->count; i++) {
        unsigned edge = (bite->first + i) & 3u;
        uint8_t segment = l->tile->at_edge[edge];
        has_city = has_city || l->tile->terrain[edge] == TERRAIN_CITY;
        has_pass = has_pass || (segment != NO_SEGMENT && layout_passes(l, segment));
        has_water = has_water || l->tile->water >> edge & 1u;
    }
    if (bite->count == 1)
        return has_city || has_pass || has_water             ? CAP
               : has_other_city_behind(l, city, bite->first) ? 0.15f
               : l->has_place                                ? 0.12f
               : l->monastery != NO_SEGMENT                  ? 0.2f
                                                             : 0.27f;
    if (bite->count == 3)
        return cap_depth(plan, l, (bite->first + 3u) & 3u);
    /* The road's arc is 0.5 from the corner, the diagonal 0.707: the grass between them needs a
     * pixel and a half. */
    float reach = has_water ? water_reach(plan->size) : road_reach(plan->size);
    float wanted = 0.5f + reach + 1.5f / (float)plan->size - 0.707f;
    if (has_pass || has_water)
        return wanted > 0.05f ? wanted : 0.05f;
    return has_city ? 0 : -0.1f;
}

static unsigned find_bites(const struct plan *plan, const struct layout *l, unsigned city,
                           struct bite bites[EDGES])
{
    unsigned count = 0;
    for (unsigned first = 0; first < EDGES; first++) {
        if (owns(l, city, first) || !owns(l, city, first + 3u))
            continue;
        struct bite *bite = &bites[count++];
        *bite = (struct bite){.first = first, .count = 1};
        while (!owns(l, city, first + bite->count))
            bite->count++;
        bite->depth = bite_depth(plan, l, city, bite);
        bite->whole = cap_whole(plan, l, city);
    }
    return count;
}

/* On the smallest tiles a spur leaves the pixel between the corner and a road to the field there.
 */
static bool is_off_spur(const struct plan *plan, const struct layout *l, unsigned edge, float off)
{
    bool leans_on = l->tile->terrain[edge] == TERRAIN_ROAD;
    return plan->size < 8 && (leans_on ? off : -off) > 0.25f / (float)plan->size;
}

/* The spur from a city to a corner: a tail that tapers to a wall, so that at the rim it takes only
 * the corner and the pixels beside it. A triangle has its own body, and its tail stays on the
 * concave side: the other one is straight. */
static bool is_on_spur(const struct plan *plan, const struct layout *l, unsigned city,
                       struct point at)
{
    static const float tail = 0.3f, body = 0.12f;
    float pixel = 1.0f / (float)plan->size;
    for (unsigned e = 0; e < EDGES; e++) {
        if (l->spur[e] != city)
            continue;
        struct point p = point_seen_from(e, at); /* the corner is at 1,0 */
        float along = (1 - p.x + p.y) / 2, off = (1 - p.x - p.y) / 2;
        if (is_triangular(l, city)) {
            float straight = owns(l, city, e + 3u) ? -off : off;
            if (along < 0.5f && straight > -0.75f * pixel && straight < 0.25f * pixel)
                return true;
            continue;
        }
        float reach = 0.75f * pixel + along * 0.15f;
        struct point root = point_of_view(e, (struct point){1 - tail, tail});
        if ((along < tail && off < reach && off > -reach && !is_off_spur(plan, l, e, off)) ||
            point_squared_distance(at, root, layout_heart(l, city)) < body * body)
            return true;
    }
    return false;
}

static bool is_on_own_edge(const struct plan *plan, const struct layout *l, unsigned city,
                           unsigned x, unsigned y)
{
    unsigned last = plan->size - 1;
    if (!is_in_own_half(l, city, plan_point(plan, x, y)))
        return false;
    return (y == 0 && owns(l, city, EDGE_N)) || (x == last && owns(l, city, EDGE_E)) ||
           (y == last && owns(l, city, EDGE_S)) || (x == 0 && owns(l, city, EDGE_W));
}

static bool is_over(const struct layout *l, unsigned city)
{
    return city != NO_SEGMENT && (l->cities_over >> city & 1u);
}

/* One that passes over another leaves it its edges. */
static void city_lay(struct plan *plan, const struct layout *l, uint8_t city)
{
    struct bite bites[EDGES];
    bool triangular = is_triangular(l, city);
    unsigned count = triangular ? 0 : find_bites(plan, l, city, bites);
    for (unsigned y = 0; y < plan->size; y++) {
        for (unsigned x = 0; x < plan->size; x++) {
            struct point at = plan_point(plan, x, y);
            uint8_t below = plan->owner[y * plan->size + x];
            if (is_over(l, city) && below != NO_SEGMENT && is_on_own_edge(plan, l, below, x, y))
                continue;
            bool inside = !triangular || is_in_triangle(plan, l, city, at);
            for (unsigned i = 0; i < count && inside; i++)
                inside = !is_bitten(&bites[i], at);
            inside = inside && is_in_own_half(l, city, at);
            if (inside || is_on_spur(plan, l, city, at) || is_on_own_edge(plan, l, city, x, y))
                plan_set(plan, x, y, GROUND_CITY, city);
        }
    }
}

static bool has_other_city_near(const struct plan *plan, unsigned x, unsigned y, int near)
{
    uint8_t city = plan->owner[y * plan->size + x];
    for (int dy = -near; dy <= near; dy++)
        for (int dx = -near; dx <= near; dx++)
            if (plan_has_beside(plan, x, y, dx, dy, GROUND_CITY) &&
                plan->owner[(unsigned)((int)y + dy) * plan->size + (unsigned)((int)x + dx)] != city)
                return true;
    return false;
}

/* Whether the tip of that city meets another one's. */
static bool ends_in_tips(const struct layout *l, uint8_t city)
{
    for (unsigned e = 0; e < EDGES; e++)
        if (city != NO_SEGMENT && owns(l, city, e) && is_triangular(l, city) && meets_tip(l, e))
            return true;
    return false;
}

/* Two cities on one tile are separated by grass, except at the corner where their edges meet. The
 * one below gives way to one that passes over it. */
static void part_cities(struct plan *plan, const struct layout *l)
{
    uint8_t parted[PICTURE_PIXELS_MAX] = {0};
    unsigned size = plan->size;
    int near = 1 + (int)size / 24 + (l->cities_over != 0 ? (size >= 18) + (size >= 40) : 0);
    for (unsigned y = 0; y < size; y++)
        for (unsigned x = 0; x < size; x++)
            parted[y * size + x] = plan->ground[y * size + x] == GROUND_CITY &&
                                   !is_on_own_edge(plan, l, plan->owner[y * size + x], x, y) &&
                                   !is_over(l, plan->owner[y * size + x]) &&
                                   !ends_in_tips(l, plan->owner[y * size + x]) &&
                                   has_other_city_near(plan, x, y, near);
    for (unsigned at = 0; at < size * size; at++) {
        if (parted[at]) {
            plan->ground[at] = GROUND_OPEN;
            plan->owner[at] = NO_SEGMENT;
        }
    }
}

void city_plan(struct plan *plan, const struct layout *l)
{
    unsigned cities = 0;
    for (unsigned over = 0; over < 2; over++) /* those over others come last */
        for (unsigned s = 0; s < l->tile->segments; s++)
            if (l->tile->segment[s].kind == FEATURE_CITY && is_over(l, s) == (over == 1)) {
                city_lay(plan, l, (uint8_t)s);
                cities++;
            }
    if (cities > 1)
        part_cities(plan, l);
}

/* Whether the pixel beside x,y, on the tile, is not part of x,y's city. Pixels beyond the rim
 * belong to the neighbour, and a place within a city needs no wall. */
static bool ends_towards(const struct plan *plan, unsigned x, unsigned y, int dx, int dy)
{
    unsigned there_x = (unsigned)((int)x + dx), there_y = (unsigned)((int)y + dy);
    return there_x < plan->size && there_y < plan->size &&
           !ground_is_place((enum ground)plan->ground[there_y * plan->size + there_x]) &&
           plan->owner[there_y * plan->size + there_x] != plan->owner[y * plan->size + x];
}

static int wall_thickness(const struct plan *plan)
{
    return plan->size < 20 ? 1 : 2;
}

static bool is_wall(const struct plan *plan, unsigned x, unsigned y)
{
    for (int far = wall_thickness(plan); far > 0; far--)
        if (ends_towards(plan, x, y, 0, -far) || ends_towards(plan, x, y, far, 0) ||
            ends_towards(plan, x, y, 0, far) || ends_towards(plan, x, y, -far, 0))
            return true;
    return false;
}

enum substance city_substance(const struct plan *plan, const struct layout *l, unsigned x,
                              unsigned y)
{
    (void)l;
    if (plan->size < PICTURE_TRUE_SIZE) /* a wall would take half of it */
        return SUBSTANCE_ROOF;
    if (is_wall(plan, x, y)) {
        if (plan_has_near(plan, x, y, wall_thickness(plan), GROUND_ROAD))
            return SUBSTANCE_GATE;
        /* Lighter stones only where the wall is long enough to still read as a wall. */
        bool light = plan->size >= 12 && plan_speckle(x, y, 5) % 4 == 0;
        return light ? SUBSTANCE_WALL_LIGHT : SUBSTANCE_WALL;
    }
    /* Houses of two pixels in staggered rows, with occasional gaps. */
    unsigned row = x + 2 * y, house = row / 5, side = row % 5;
    if (side > 1 || plan_speckle(house, y, 3) % 8 == 0)
        return SUBSTANCE_PAVING;
    return side == 0 ? SUBSTANCE_ROOF_SHADE : SUBSTANCE_ROOF;
}

/* A pennant is a cross, or quartered if its side is even. */
static void hang_pennant(const struct plan *plan, const struct layout *l, unsigned city,
                         struct pixel *pixels)
{
    unsigned size = plan->size, side = size < 10 ? 2 : (size + 3) / 5;
    unsigned place = sign_place(plan, l, city, side, 0, pixels);
    for (unsigned i = 0; i < side * side; i++) {
        unsigned at = place + i / side * size + i % side;
        unsigned u = i % side, v = i / side;
        bool mark = side % 2 ? u == side / 2 || v == side / 2 : (u < side / 2) != (v < side / 2);
        if (plan->owner[at] == city)
            pixels[at].substance = mark ? SUBSTANCE_PENNANT_MARK : SUBSTANCE_PENNANT;
    }
}

void city_hang_pennants(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    for (unsigned s = 0; s < l->tile->segments; s++)
        for (unsigned p = 0; p < l->tile->segment[s].pennants; p++)
            hang_pennant(plan, l, s, pixels);
}
