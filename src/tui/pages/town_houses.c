#include "tui/pages/town.h"

/* A house seen from its gable or, if it is wide, from its eaves. */
struct house {
    int8_t x, up, width, body, roof; /* in units; `up`: the foot above the ground */
    uint16_t walls, tiles;
};

static void paint_house(const struct town_plan *plan, const struct house *house)
{
    int s = plan->scale, left = plan->middle + house->x * s, width = house->width * s;
    int foot = plan->ground - house->up * s, eaves = foot - house->body * s;
    int roof = house->roof * s;
    town_block(plan->town, left, eaves, width, house->body * s, house->walls);
    for (int row = 1; row <= roof; row++) {
        int in = row * (width / 2 - (width > 7 * s ? 2 * s : 0)) / (roof + 1);
        town_block(plan->town, left + in, eaves - row, width - 2 * in, 1, house->tiles);
    }
    for (int x = 1; x + 1 < house->width; x += 2)
        if (town_scatter(house->x + x, house->up) % 3 == 0)
            town_block(plan->town, left + x * s, eaves + s, s, s, INK_WINDOW);
}

/* Planned towns: straight streets, all plots alike. */
static void paint_streets(const struct town_plan *plan)
{
    static const struct house back = {0, 4, 6, 7, 2, INK_STONE_DARK, INK_TILES_DARK};
    static const struct house front = {0, 4, 6, 4, 2, INK_PLASTER, INK_TILES};
    enum { STREET = 7, FIRST = -27, LAST = 22 };
    struct house house = back;
    for (house.x = FIRST + STREET / 2; house.x <= LAST; house.x += STREET)
        paint_house(plan, &house);
    house = front;
    for (house.x = FIRST; house.x <= LAST; house.x += STREET)
        paint_house(plan, &house);
}

/* A tower with battlements or a pointed roof; lit from the right, where the moon is. */
static void paint_tower(const struct town_plan *plan, int x, int width, int height, int roof)
{
    town_unit_block(plan, x, height, width, height, INK_STONE);
    town_unit_block(plan, x, height, width / 2, height, INK_STONE_DARK);
    town_unit_block(plan, x + width / 2, height - 2, 1, 2, INK_GATE);
    int s = plan->scale, left = plan->middle + x * s, top = plan->ground - height * s;
    for (int row = 0; row < roof * s; row++) {
        int half = (width + 2) * s * (roof * s - row) / (2 * roof * s);
        int middle = left + width * s / 2;
        town_block(plan->town, middle - half, top - row, half, 1, INK_TILES_DARK);
        town_block(plan->town, middle, top - row, half + width * s % 2, 1, INK_TILES);
    }
    for (int merlon = 0; roof == 0 && merlon < width; merlon += 2)
        town_unit_block(plan, x + merlon, height + 1, 1, 1, INK_STONE);
}

static void paint_church(const struct town_plan *plan)
{
    static const struct house nave = {-17, 6, 10, 6, 3, INK_PLASTER, INK_SLATE};
    paint_house(plan, &nave);
    town_unit_block(plan, -21, 14, 4, 10, INK_STONE);
    town_unit_block(plan, -21, 14, 2, 10, INK_STONE_DARK);
    town_unit_block(plan, -20, 12, 1, 2, INK_WINDOW);
    int s = plan->scale;
    for (int row = 0; row < 5 * s; row++) {
        int half = 2 * s * (5 * s - row) / (5 * s);
        town_block(plan->town, plan->middle - 19 * s - half, plan->ground - 14 * s - row, 2 * half,
                   1, INK_SLATE);
    }
}

static void paint_wall(const struct town_plan *plan)
{
    enum { HALF = 31, HEIGHT = 5 };
    town_unit_block(plan, -HALF, HEIGHT, 2 * HALF, HEIGHT, INK_STONE);
    for (int x = -HALF; x < HALF; x += 4)
        town_unit_block(plan, x, HEIGHT + 1, 2, 1, INK_STONE);
    town_unit_block(plan, -HALF, HEIGHT - 2, 2 * HALF, 1, INK_STONE_DARK);
    for (int x = -HALF + 2; x < HALF; x += 5)
        town_unit_block(plan, x, HEIGHT - 1 - (x & 1), 1, 1, INK_STONE_DARK);
}

static void paint_gate(const struct town_plan *plan)
{
    paint_tower(plan, -6, 4, 9, 4);
    paint_tower(plan, 2, 4, 9, 4);
    town_unit_block(plan, -2, 7, 4, 7, INK_STONE);
    town_unit_block(plan, -1, 4, 2, 4, INK_GATE);
    town_unit_block(plan, -1, 6, 2, 1, INK_WINDOW);
}

void town_paint_houses(const struct town_plan *plan)
{
    paint_streets(plan);
    paint_church(plan);
    paint_wall(plan);
    paint_tower(plan, -34, 5, 9, 0);
    paint_tower(plan, 29, 5, 9, 0);
    paint_tower(plan, -20, 4, 8, 3);
    paint_tower(plan, 16, 4, 8, 3);
    paint_gate(plan);
}
