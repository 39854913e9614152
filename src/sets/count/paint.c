/* The city of Carcassonne (CC1): one picture, of which each of its tiles has a piece, so that all
 * goes on from tile to tile. It fills what belongs to no segment: the walls run from the middle of
 * an edge to the middle of another. */
#include "picture/plan.h"

#include <math.h>

enum { TILES_WIDE = 4 };

/* Places in the town are those on all of its tiles together: 0,0 is the north-west corner of the
 * first, and a tile is 1 wide. This is where the tile begins. */
static struct point corner_of(const struct tile_kind *tile)
{
    unsigned number = (unsigned)(tile - &tile_kinds[tile_set_first[SET_COUNT]]);
    unsigned column = number % TILES_WIDE, row = number / TILES_WIDE;
    return (struct point){(float)column, (float)row};
}

/* The walls: a rectangle with round corners. */

static const struct point MIDDLE = {2, 1.5f};
static const struct point REACH = {1.5f, 1};
static const float ROUND = 0.45f;

/* How deep within the walls a place is; negative outside. */
static float depth_of(struct point at)
{
    float x = fabsf(at.x - MIDDLE.x) - REACH.x + ROUND;
    float y = fabsf(at.y - MIDDLE.y) - REACH.y + ROUND;
    float out = hypotf(fmaxf(x, 0), fmaxf(y, 0));
    return ROUND - out - fminf(fmaxf(x, y), 0);
}

/* Towers stand out from the walls, also in pairs beside the gates. Where two tiles meet they stand
 * behind them, as there the walls are all that fields leave. */
static const struct point towers[] = {
    {1.5f, 0.5f},   {2.5f, 0.5f},   {0.5f, 1.5f},   {3.5f, 1.5f},   {1.5f, 2.5f},
    {0.52f, 0.76f}, {0.76f, 0.52f}, {3.24f, 0.52f}, {3.48f, 0.76f}, {2.33f, 2.5f},
    {2.67f, 2.5f},  {0.63f, 2.37f}, {3.37f, 2.37f}, /* up to here those that stand out */
    {1, 0.6f},      {2, 0.6f},      {3, 0.6f},      {0.6f, 1},      {0.6f, 2},
    {3.4f, 1},      {3.4f, 2},      {1, 2.4f},      {2, 2.4f},      {3, 2.4f}};

enum { TOWERS = sizeof towers / sizeof towers[0], TOWERS_BEHIND = 10 };

static bool is_at_tower(struct point at, unsigned size, float reach)
{
    unsigned count = size < 12 ? TOWERS - TOWERS_BEHIND : TOWERS;
    bool is = false;
    for (unsigned t = 0; t < count; t++)
        is = is || hypotf(at.x - towers[t].x, at.y - towers[t].y) < reach;
    return is;
}

static float tower_reach(unsigned size)
{
    return fmaxf(0.1f, 0.8f / (float)size);
}

/* Roads end at gates. Those at the northern corners of the town are beyond the middle of the tile.
 */
static void lead_to_gates(struct plan *plan, const struct layout *l)
{
    struct point corner = corner_of(l->tile);
    struct point gate = {corner.x < 1 ? 0.65f : 0.35f, 0.65f};
    for (unsigned s = 0; s < l->tile->segments; s++)
        if (l->tile->segment[s].kind == FEATURE_ROAD && corner.y < 1)
            road_line(plan, l->hub, gate, (uint8_t)s);
}

/* The smallest tiles have no room for towers that stand out. */
static bool is_in_town(const struct plan *plan, struct point corner, unsigned x, unsigned y)
{
    struct point at = point_step(plan_point(plan, x, y), corner, 1);
    bool is_road = plan->ground[y * plan->size + x] == GROUND_ROAD;
    return depth_of(at) > 0 ||
           (plan->size >= 10 && !is_road && is_at_tower(at, plan->size, tower_reach(plan->size)));
}

void town_plan(struct plan *plan, const struct layout *l)
{
    if (l->tile->set != SET_COUNT)
        return;
    lead_to_gates(plan, l);
    for (unsigned y = 0; y < plan->size; y++)
        for (unsigned x = 0; x < plan->size; x++)
            if (is_in_town(plan, corner_of(l->tile), x, y))
                plan_set(plan, x, y, GROUND_TOWN, NO_SEGMENT);
}

/* A pixel of the whole town, and within a part of it. */
struct spot {
    int x, y, wide, high;
    int size; /* of a tile */
};

struct box {
    float left, top, right, bottom;
};

static int pixel_at(float at, int size)
{
    return (int)floorf(at * (float)size + 0.5f);
}

static struct spot spot_in(struct spot spot, struct box box)
{
    int left = pixel_at(box.left, spot.size), top = pixel_at(box.top, spot.size);
    return (struct spot){spot.x - left, spot.y - top, pixel_at(box.right, spot.size) - left,
                         pixel_at(box.bottom, spot.size) - top, spot.size};
}

static bool is_within(struct spot spot)
{
    return spot.x >= 0 && spot.y >= 0 && spot.x < spot.wide && spot.y < spot.high;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* How far it is from the nearest side, upright ones or level ones. */
static int from_side(struct spot spot)
{
    return least(spot.x, spot.wide - 1 - spot.x);
}

static int from_level(struct spot spot)
{
    return least(spot.y, spot.high - 1 - spot.y);
}

static int from_rim(struct spot spot)
{
    return least(from_side(spot), from_level(spot));
}

/* A share of it; the box is in parts of its width and height. */
static struct spot share_of(struct spot spot, struct box box)
{
    int left = pixel_at(box.left, spot.wide), top = pixel_at(box.top, spot.high);
    return (struct spot){spot.x - left, spot.y - top, pixel_at(box.right, spot.wide) - left,
                         pixel_at(box.bottom, spot.high) - top, spot.size};
}

/* A keep within a wall that has a tower at each corner. */
static enum substance castle(struct spot spot)
{
    int tower = 1 + spot.size / 10 + (spot.size >= 16), thick = 1 + spot.size / 24;
    struct spot keep = share_of(spot, (struct box){0.22f, 0.22f, 0.78f, 0.78f});
    if (from_side(spot) < tower && from_level(spot) < tower)
        return from_rim(spot) == 0 && tower > 2 ? SUBSTANCE_TOWN_WALL : SUBSTANCE_TOWN_SLATE;
    if (from_rim(spot) < thick)
        return SUBSTANCE_TOWN_WALL;
    if (!is_within(keep))
        return SUBSTANCE_TOWN_STREET;
    return from_rim(keep) < thick && spot.size >= 12 ? SUBSTANCE_TOWN_STONE : SUBSTANCE_TOWN_SLATE;
}

/* A cross of roofs in a churchyard. */
static enum substance cathedral(struct spot spot)
{
    struct spot nave = share_of(spot, (struct box){0.08f, 0.34f, 0.95f, 0.66f});
    struct spot transept = share_of(spot, (struct box){0.56f, 0.1f, 0.78f, 0.9f});
    int thick = spot.size < 12 ? 0 : 1 + spot.size / 30;
    if (!is_within(nave) && !is_within(transept))
        return SUBSTANCE_TOWN_GARDEN;
    bool is_roof = is_within(nave) != is_within(transept) &&
                   from_rim(is_within(nave) ? nave : transept) >= thick;
    return is_roof ? SUBSTANCE_TOWN_SLATE : SUBSTANCE_TOWN_STONE;
}

/* Of `count` equal parts of a length the one with `at`, where in it that is, and how long it is. */
struct part {
    int number, at, length;
};

static struct part part_of(int length, int count, int at)
{
    int number = ((at + 1) * count - 1) / length;
    int first = number * length / count;
    return (struct part){number, at - first, (number + 1) * length / count - first};
}

static int parts_in(int length, int each)
{
    int parts = (length + each / 2) / each;
    return parts < 1 ? 1 : parts;
}

/* Whether it is before the lane to the next one. */
static bool has_stall(struct part part, int lane)
{
    return part.at == 0 || part.at + lane < part.length;
}

/* An open square with stalls, and a well in the middle. */
static enum substance market(struct spot spot)
{
    int each = 2 + spot.size / 9, side = 1 + spot.size / 9;
    int lane = 1 + spot.size / 30;
    struct spot well = {spot.x - (spot.wide - side) / 2, spot.y - (spot.high - side) / 2, side,
                        side, spot.size};
    struct part along = part_of(spot.wide, parts_in(spot.wide, each), spot.x);
    struct part down = part_of(spot.high, parts_in(spot.high, each), spot.y);
    if (is_within(well) && spot.size >= 12)
        return SUBSTANCE_WATER;
    return has_stall(along, lane) && has_stall(down, lane) ? SUBSTANCE_TOWN_STALL
                                                           : SUBSTANCE_TOWN_STREET;
}

/* A dark house with a fire in it, in a yard. */
static enum substance smithy(struct spot spot)
{
    struct spot house = share_of(spot, (struct box){0.1f, 0.1f, 0.85f, 0.85f});
    if (is_within(share_of(house, (struct box){0.25f, 0.25f, 0.75f, 0.75f})))
        return SUBSTANCE_TOWN_FORGE;
    return is_within(house) ? SUBSTANCE_TOWN_BATTLEMENT : SUBSTANCE_TOWN_STREET;
}

/* `along` a row of houses, `down` through it; on one side of the ridge, and at the next house. */
static bool is_shaded(struct part along, struct part down, bool is_gable, int size)
{
    if (is_gable)
        return 2 * along.at >= along.length;
    return 2 * down.at >= down.length || (size >= 16 && along.at + 1 == along.length);
}

/* Houses in rows, with lanes between these, and some gardens. */
static enum substance houses(struct spot spot)
{
    enum { GARDEN_SALT = 21, GABLE_SALT = 17 };
    bool is_upright = spot.high > spot.wide;
    if (is_upright)
        spot = (struct spot){spot.y, spot.x, spot.high, spot.wide, spot.size};
    int each = 2 + spot.size / 12, lane = spot.size >= 12;
    int rows = parts_in(spot.high, each + lane);
    struct part down = part_of(spot.high, rows, spot.y);
    struct part along = part_of(spot.wide, parts_in(spot.wide, each), spot.x);
    unsigned house = (unsigned)(along.number + spot.wide);
    unsigned row = (unsigned)(down.number + spot.high);
    if (down.number + 1 < rows && down.at + lane == down.length)
        return SUBSTANCE_TOWN_STREET;
    if (plan_speckle(house, row, GARDEN_SALT) % 10 == 0)
        return SUBSTANCE_TOWN_GARDEN;
    bool is_gable = plan_speckle(house, row, GABLE_SALT) % 3 == 0;
    return is_shaded(along, down, is_gable, spot.size) ? SUBSTANCE_TOWN_ROOF_SHADE
                                                       : SUBSTANCE_TOWN_ROOF;
}

/* What is in the town; between it are streets. */
static const struct block {
    struct box box;
    enum substance (*paint)(struct spot spot);
} blocks[] = {
    {{0.9f, 0.88f, 1.62f, 1.64f}, castle},  {{2.3f, 0.88f, 3.1f, 1.64f}, cathedral},
    {{0.95f, 1.77f, 1.5f, 2.33f}, smithy},  {{2.18f, 1.77f, 2.84f, 2.33f}, market},
    {{0.9f, 0.67f, 3.1f, 0.8f}, houses}, /* along the walls */
    {{0.67f, 0.9f, 0.8f, 2.25f}, houses},   {{3.2f, 0.9f, 3.33f, 2.25f}, houses},
    {{1.69f, 0.88f, 1.95f, 1.64f}, houses}, /* between the quarters */
    {{2.05f, 0.88f, 2.26f, 1.64f}, houses}, {{1.56f, 1.77f, 2.1f, 2.33f}, houses},
    {{2.92f, 1.77f, 3.12f, 2.33f}, houses},
};

static enum substance inner_substance(struct spot spot)
{
    for (unsigned b = 0; b < sizeof blocks / sizeof blocks[0]; b++) {
        struct spot in = spot_in(spot, blocks[b].box);
        if (is_within(in))
            return blocks[b].paint(in);
    }
    return SUBSTANCE_TOWN_STREET;
}

/* Battlements on the outside. */
static enum substance wall(const struct plan *plan, struct point at, unsigned x, unsigned y)
{
    if (plan_has_near(plan, x, y, 1 + (int)plan->size / 16, GROUND_ROAD))
        return SUBSTANCE_TOWN_GATE;
    bool is_outside = depth_of(at) < 1 / (float)plan->size;
    return is_outside && (x + y) / 2 % 2 == 0 ? SUBSTANCE_TOWN_BATTLEMENT : SUBSTANCE_TOWN_WALL;
}

enum substance town_substance(const struct plan *plan, const struct layout *l, unsigned x,
                              unsigned y)
{
    struct point corner = corner_of(l->tile);
    struct point at = point_step(plan_point(plan, x, y), corner, 1);
    unsigned size = plan->size, thick = 1 + size / 12;
    float reach = tower_reach(size), roof = size < 16 ? reach : 0.6f * reach;
    if (is_at_tower(at, size, reach) && !plan_has_near(plan, x, y, 1, GROUND_ROAD))
        return is_at_tower(at, size, roof) ? SUBSTANCE_TOWN_SLATE : SUBSTANCE_TOWN_WALL;
    if (depth_of(at) * (float)size < (float)thick)
        return wall(plan, at, x, y);
    return inner_substance((struct spot){(int)((unsigned)corner.x * size + x),
                                         (int)((unsigned)corner.y * size + y), 0, 0, (int)size});
}
