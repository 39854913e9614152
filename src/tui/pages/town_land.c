#include "tui/pages/town.h"

#include <stddef.h>

void town_paint_sky(const struct town_plan *plan)
{
    static const uint8_t bands[] = {INK_SKY_1, INK_SKY_2, INK_SKY_3, INK_SKY_4, INK_SKY_5};
    enum { BANDS = sizeof bands, STEPS = 4 };
    /* Each band is mixed into the next in a pattern of four by four. */
    static const int8_t threshold[STEPS][STEPS] = {
        {0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    struct town *town = plan->town;
    for (int y = 0; y < town->height; y++)
        for (int x = 0; x < town->width; x++) {
            int depth = y * (BANDS - 1) * 16 / plan->ground;
            int band = depth / 16, mixed = depth % 16 * 2 - 16;
            if (threshold[y % STEPS][x % STEPS] < mixed)
                band++;
            town->ink[y][x] = bands[band < BANDS ? band : BANDS - 1];
            if (y < plan->ground / 2 && !town_is_near_name(plan, x, y) &&
                town_scatter(x, y) % 71 == 0)
                town->ink[y][x] = INK_STAR;
        }
}

/* Beside the name, where that leaves room. */
void town_paint_moon(const struct town_plan *plan)
{
    int radius = 3 * plan->name, right = town_name_left(plan), x0 = plan->town->width - right / 2;
    int y0 = town_name_bottom(plan);
    if (right < 4 * radius)
        return;
    int bite_x = x0 - radius * 2 / 3, bite_y = y0 - radius / 3;
    for (int y = -radius; y <= radius; y++)
        for (int x = -radius; x <= radius; x++) {
            int bx = x0 + x - bite_x, by = y0 + y - bite_y;
            bool inside = x * x + y * y <= radius * radius;
            if (inside && bx * bx + by * by > radius * radius)
                town_dot(plan->town, x0 + x, y0 + y, INK_MOON);
        }
}

/* A row of round hills; their middles in sixteenths of the width, their sizes in units. */
struct hill {
    int8_t middle, height, width;
};

static void paint_hills(const struct town_plan *plan, const struct hill *hill, size_t hills,
                        uint16_t ink)
{
    for (size_t i = 0; i < hills; i++) {
        int middle = plan->town->width * hill[i].middle / 16;
        int half = plan->town->width * hill[i].width / 32, height = hill[i].height * plan->scale;
        for (int x = -half; x <= half; x++) {
            int top = height - height * x * x / (half * half);
            town_block(plan->town, middle + x, plan->ground - top, 1, top, ink);
        }
    }
}

void town_paint_far_hills(const struct town_plan *plan)
{
    static const struct hill hills[] = {{2, 9, 9}, {7, 6, 10}, {14, 10, 9}};
    paint_hills(plan, hills, sizeof hills / sizeof hills[0], INK_HILL_FAR);
}

void town_paint_near_hills(const struct town_plan *plan)
{
    static const struct hill hills[] = {{0, 4, 10}, {9, 3, 12}, {16, 5, 8}};
    paint_hills(plan, hills, sizeof hills / sizeof hills[0], INK_HILL_NEAR);
}

/* The land before the town is cut into plots: by ways that run from the gate, and by hedges that
 * lie the farther apart the nearer they are. */
static unsigned plot_at(const struct town_plan *plan, int x, int down)
{
    int from_road = x - plan->middle, s = plan->scale;
    int sector = (from_road * 6 + (from_road < 0 ? -(down + 9 * s) : 0)) / (down + 9 * s);
    int strip = 0;
    for (int depth = 3 * s, next = 3 * s; depth <= down; next += 2 * s, depth += next)
        strip++;
    return town_scatter(sector, strip);
}

void town_paint_fields(const struct town_plan *plan)
{
    static const uint8_t crops[][2] = {{INK_MEADOW, INK_MEADOW},
                                       {INK_MEADOW, INK_FURROW},
                                       {INK_FURROW, INK_FURROW},
                                       {INK_FURROW, INK_GRAIN}};
    struct town *town = plan->town;
    for (int y = plan->ground; y < town->height; y++)
        for (int x = 0; x < town->width; x++) {
            int down = y - plan->ground, from_road = x - plan->middle;
            int side = from_road < 0 ? -from_road : from_road;
            bool road = side <= plan->scale + down / 3;
            unsigned crop = plot_at(plan, x, down) % (sizeof crops / sizeof crops[0]);
            town->ink[y][x] = road ? INK_PATH : crops[crop][down / plan->scale % 2];
        }
}
