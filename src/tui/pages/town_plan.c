#include "tui/pages/town_plan.h"

void town_dot(struct town *town, int x, int y, uint16_t ink)
{
    if (x >= 0 && x < town->width && y >= 0 && y < town->height)
        town->ink[y][x] = ink;
}

void town_block(struct town *town, int x, int y, int width, int height, uint16_t ink)
{
    for (int row = 0; row < height; row++)
        for (int col = 0; col < width; col++)
            town_dot(town, x + col, y + row, ink);
}

void town_unit_block(const struct town_plan *plan, int x, int up, int width, int height,
                     uint16_t ink)
{
    int s = plan->scale;
    town_block(plan->town, plan->middle + x * s, plan->ground - up * s, width * s, height * s, ink);
}

unsigned town_scatter(int x, int y)
{
    unsigned n = ((unsigned)x + 7u) * 0x9e3779b1u ^ ((unsigned)y + 3u) * 0x85ebca6bu;
    n ^= n >> 15;
    n *= 0x2c1b3c6du;
    return n ^ n >> 13;
}
