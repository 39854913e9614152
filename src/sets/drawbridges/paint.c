/* Gates with drawbridges: where a road meets a city's wall there is a gatehouse, two towers with a
 * dark passage between them, and the drawbridge in front. */
#include "picture/picture.h"
#include "picture/plan.h"

enum { GATEHOUSES_MAX = 2 * SEGMENTS_MAX };

/* A gatehouse as seen from its city's edge: columns along the edge, rows in depth. */
struct gatehouse {
    uint8_t city;
    unsigned edge;
    unsigned left, right; /* the first column of its passage, and the one after the last */
    unsigned back, front; /* its first row, and the one after the last */
    unsigned tower;       /* width of a tower */
};

/* Placed where the road meets the outermost part of the wall. */
static struct gatehouse gatehouse_of(const struct plan *plan, const struct layout *l, unsigned road,
                                     unsigned city)
{
    unsigned size = plan->size, width = road_width(size), height = size / 4;
    struct gatehouse g = {
        .city = (uint8_t)city,
        .edge = tile_gate_edge(l->tile->segment[road].edges, l->tile->segment[city].edges)};
    g.left = (size - width) / 2;
    g.right = g.left + width;
    g.tower = size < 14 ? 1 : size / 8;
    for (unsigned column = g.left; column < g.right; column++) {
        unsigned row = 0;
        while (row < size && plan->owner[plan_pixel_seen_from(size, g.edge, column, row)] == city)
            row++;
        g.front = row > g.front ? row : g.front;
    }
    g.back = g.front > height ? g.front - height : 0;
    return g;
}

/* All gatehouses of the tile; returns how many. */
static unsigned drawbridge_find(const struct plan *plan, const struct layout *l,
                                struct gatehouse found[GATEHOUSES_MAX])
{
    unsigned count = 0;
    for (unsigned road = 0; road < l->tile->segments; road++)
        for (unsigned city = 0; city < l->tile->segments; city++)
            if ((l->tile->segment[road].leads >> city & 1u) && count < GATEHOUSES_MAX)
                found[count++] = gatehouse_of(plan, l, road, city);
    return count;
}

void gate_plan(struct plan *plan, const struct layout *l)
{
    struct gatehouse found[GATEHOUSES_MAX];
    unsigned count = drawbridge_find(plan, l, found), size = plan->size;
    for (const struct gatehouse *g = found; g < found + count; g++) {
        for (unsigned row = g->back; row < g->front; row++) {
            for (unsigned column = g->left - g->tower; column < g->right + g->tower; column++) {
                unsigned at = plan_pixel_seen_from(size, g->edge, column, row);
                plan_set(plan, at % size, at / size, GROUND_CITY, g->city);
            }
        }
    }
}

static enum substance substance_at(const struct gatehouse *g, unsigned column, unsigned row)
{
    unsigned bridge = (g->front - g->back + 1) / 2;
    if (column < g->left || column >= g->right)
        return SUBSTANCE_TOWER;
    return row + bridge >= g->front ? SUBSTANCE_DRAWBRIDGE_UP : SUBSTANCE_GATE;
}

/* A wide tower is darker on one side, to look round. */
static bool is_shaded(const struct gatehouse *g, unsigned column)
{
    return g->tower > 1 && (column + 1 == g->left || column + 1 == g->right + g->tower);
}

static void build_gatehouse(const struct plan *plan, const struct gatehouse *g,
                            struct pixel *pixels)
{
    /* The wall beside the gatehouse is not a gate, however close the road. */
    for (unsigned at = 0; at < plan->size * plan->size; at++)
        if (plan->owner[at] == g->city && pixels[at].substance == SUBSTANCE_GATE)
            pixels[at].substance = SUBSTANCE_WALL;
    for (unsigned row = g->back; row < g->front; row++) {
        for (unsigned column = g->left - g->tower; column < g->right + g->tower; column++) {
            struct pixel *pixel = &pixels[plan_pixel_seen_from(plan->size, g->edge, column, row)];
            pixel->substance = (uint8_t)substance_at(g, column, row);
            pixel->shade = is_shaded(g, column);
        }
    }
}

/* The gatehouses are found again in the same places: each fills its passage up to its front. */
void gate_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    struct gatehouse found[GATEHOUSES_MAX];
    unsigned count = drawbridge_find(plan, l, found);
    for (unsigned i = 0; i < count; i++)
        build_gatehouse(plan, &found[i], pixels);
}

/* A road to a gate turns in the middle of the tile, to arrive straight. */
bool gate_end_road(struct plan *plan, const struct layout *l, unsigned edge, uint8_t road)
{
    if (!(l->tile->segment[road].leads >> l->end[road] & 1u))
        return false;
    unsigned gate =
        tile_gate_edge(l->tile->segment[road].edges, l->tile->segment[l->end[road]].edges);
    struct point a = edge_middle(edge), d = point_step(edge_middle(gate), edge_inwards(gate), 0.4f);
    struct point turn = {0.5f, 0.5f};
    road_curve(plan, (struct point[]){a, point_between(a, turn, 0.7f), turn, d}, road);
    road_line(plan, d, edge_middle(gate), road);
    return true;
}

/* A tile is painted with all of them raised. */
static void lower_drawbridges(unsigned cities, unsigned size, struct pixel *pixels)
{
    for (unsigned at = 0; at < size * size; at++)
        if (pixels[at].substance == SUBSTANCE_DRAWBRIDGE_UP && (cities >> pixels[at].segment & 1u))
            pixels[at].substance = SUBSTANCE_DRAWBRIDGE;
}

/* By itself a tile is shown with all of them down. */
const struct overlay drawbridge_overlay = {
    .built = game_lowered_gates, .alone = tile_gates, .paint = lower_drawbridges};
