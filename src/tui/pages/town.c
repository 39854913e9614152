#include "tui/pages/town.h"

#include <string.h>

/* Where things lie follows from the size alone. All measures are in units of so many pixels. */
struct plan {
    struct town *town;
    int scale;  /* of the town */
    int name;   /* the scale of the name */
    int middle; /* of the town, in pixels from the left */
    int ground; /* the foot of the wall, in pixels from the top */
};

static void dot(struct town *town, int x, int y, uint16_t ink)
{
    if (x >= 0 && x < town->width && y >= 0 && y < town->height)
        town->ink[y][x] = ink;
}

static void block(struct town *town, int x, int y, int width, int height, uint16_t ink)
{
    for (int row = 0; row < height; row++)
        for (int col = 0; col < width; col++)
            dot(town, x + col, y + row, ink);
}

/* The same in units, from the town's middle and up from the ground: `up` is the upper edge. */
static void unit_block(const struct plan *plan, int x, int up, int width, int height, uint16_t ink)
{
    int s = plan->scale;
    block(plan->town, plan->middle + x * s, plan->ground - up * s, width * s, height * s, ink);
}

/* A number that looks like chance and is the same for the same place. */
static unsigned scatter(int x, int y)
{
    unsigned n = ((unsigned)x + 7u) * 0x9e3779b1u ^ ((unsigned)y + 3u) * 0x85ebca6bu;
    n ^= n >> 15;
    n *= 0x2c1b3c6du;
    return n ^ n >> 13;
}

/* The letters of the name, all ten pixels high. */
enum { LETTER_ROWS = 10, LETTERS = 7 };
static const char *const letters[LETTERS][LETTER_ROWS] = {
    {"#######.", ".##...##", ".##...##", ".##...##", ".######.", ".##...##", ".##....#", ".##....#",
     ".##...##", "#######."},
    {"...##...", "...##...", "..####..", "..#.##..", "..#.##..", ".##..##.", ".######.", ".#...##.",
     "##...###", "##...###"},
    {".#####.#", "##...###", "##....##", "###.....", ".######.", "...#####", ".....###", "##....##",
     "###...##", "#.#####."},
    {"########", "#..##..#", "#..##..#", "...##...", "...##...", "...##...", "...##...", "...##...",
     "...##...", "..####.."},
    {"####", ".##.", ".##.", ".##.", ".##.", ".##.", ".##.", ".##.", ".##.", "####"},
    {"######..", ".##..##.", ".##...##", ".##...##", ".##...##", ".##...##", ".##...##", ".##...##",
     ".##..##.", "######.."},
    {"########", ".##...##", ".##....#", ".##..#..", ".#####..", ".##..#..", ".##.....", ".##....#",
     ".##...##", "########"},
};

static int name_width(void)
{
    enum { GAP = 2 };
    int width = -GAP;
    for (int i = 0; i < LETTERS; i++)
        width += (int)strlen(letters[i][0]) + GAP;
    return width;
}

static int name_left(const struct plan *plan)
{
    return (plan->town->width - name_width() * plan->name) / 2;
}

static int name_top(const struct plan *plan)
{
    return 2 * plan->name;
}

/* Stars there would look like splinters of the letters. */
static bool is_near_name(const struct plan *plan, int x, int y)
{
    int margin = 2 * plan->name, left = name_left(plan), top = name_top(plan);
    return x >= left - margin && x < left + name_width() * plan->name + margin &&
           y >= top - margin && y < top + LETTER_ROWS * plan->name + margin;
}

static void paint_sky(const struct plan *plan)
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
            if (y < plan->ground / 2 && !is_near_name(plan, x, y) && scatter(x, y) % 71 == 0)
                town->ink[y][x] = INK_STAR;
        }
}

/* Beside the name, where that leaves room. */
static void paint_moon(const struct plan *plan)
{
    int radius = 3 * plan->name, right = name_left(plan), x0 = plan->town->width - right / 2;
    int y0 = name_top(plan) + LETTER_ROWS * plan->name;
    if (right < 4 * radius)
        return;
    int bite_x = x0 - radius * 2 / 3, bite_y = y0 - radius / 3;
    for (int y = -radius; y <= radius; y++)
        for (int x = -radius; x <= radius; x++) {
            int bx = x0 + x - bite_x, by = y0 + y - bite_y;
            bool inside = x * x + y * y <= radius * radius;
            if (inside && bx * bx + by * by > radius * radius)
                dot(plan->town, x0 + x, y0 + y, INK_MOON);
        }
}

/* A row of round hills; their middles in sixteenths of the width, their sizes in units. */
struct hill {
    int8_t middle, height, width;
};

static void paint_hills(const struct plan *plan, const struct hill *hill, size_t hills,
                        uint16_t ink)
{
    for (size_t i = 0; i < hills; i++) {
        int middle = plan->town->width * hill[i].middle / 16;
        int half = plan->town->width * hill[i].width / 32, height = hill[i].height * plan->scale;
        for (int x = -half; x <= half; x++) {
            int top = height - height * x * x / (half * half);
            block(plan->town, middle + x, plan->ground - top, 1, top, ink);
        }
    }
}

/* The land before the town is cut into plots: by ways that run from the gate, and by hedges that
 * lie the farther apart the nearer they are. */
static unsigned plot_at(const struct plan *plan, int x, int down)
{
    int from_road = x - plan->middle, s = plan->scale;
    int sector = (from_road * 6 + (from_road < 0 ? -(down + 9 * s) : 0)) / (down + 9 * s);
    int strip = 0;
    for (int depth = 3 * s, next = 3 * s; depth <= down; next += 2 * s, depth += next)
        strip++;
    return scatter(sector, strip);
}

static void paint_fields(const struct plan *plan)
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

/* A house seen from its gable or, if it is wide, from its eaves. */
struct house {
    int8_t x, up, width, body, roof; /* in units; `up`: the foot above the ground */
    uint16_t walls, tiles;
};

static void paint_house(const struct plan *plan, const struct house *house)
{
    int s = plan->scale, left = plan->middle + house->x * s, width = house->width * s;
    int foot = plan->ground - house->up * s, eaves = foot - house->body * s;
    int roof = house->roof * s;
    block(plan->town, left, eaves, width, house->body * s, house->walls);
    for (int row = 1; row <= roof; row++) {
        int in = row * (width / 2 - (width > 7 * s ? 2 * s : 0)) / (roof + 1);
        block(plan->town, left + in, eaves - row, width - 2 * in, 1, house->tiles);
    }
    for (int x = 1; x + 1 < house->width; x += 2)
        if (scatter(house->x + x, house->up) % 3 == 0)
            block(plan->town, left + x * s, eaves + s, s, s, INK_WINDOW);
}

/* Planned towns: straight streets, all plots alike. */
static void paint_houses(const struct plan *plan)
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
static void paint_tower(const struct plan *plan, int x, int width, int height, int roof)
{
    unit_block(plan, x, height, width, height, INK_STONE);
    unit_block(plan, x, height, width / 2, height, INK_STONE_DARK);
    unit_block(plan, x + width / 2, height - 2, 1, 2, INK_GATE);
    int s = plan->scale, left = plan->middle + x * s, top = plan->ground - height * s;
    for (int row = 0; row < roof * s; row++) {
        int half = (width + 2) * s * (roof * s - row) / (2 * roof * s);
        int middle = left + width * s / 2;
        block(plan->town, middle - half, top - row, half, 1, INK_TILES_DARK);
        block(plan->town, middle, top - row, half + width * s % 2, 1, INK_TILES);
    }
    for (int merlon = 0; roof == 0 && merlon < width; merlon += 2)
        unit_block(plan, x + merlon, height + 1, 1, 1, INK_STONE);
}

static void paint_church(const struct plan *plan)
{
    static const struct house nave = {-17, 6, 10, 6, 3, INK_PLASTER, INK_SLATE};
    paint_house(plan, &nave);
    unit_block(plan, -21, 14, 4, 10, INK_STONE);
    unit_block(plan, -21, 14, 2, 10, INK_STONE_DARK);
    unit_block(plan, -20, 12, 1, 2, INK_WINDOW);
    int s = plan->scale;
    for (int row = 0; row < 5 * s; row++) {
        int half = 2 * s * (5 * s - row) / (5 * s);
        block(plan->town, plan->middle - 19 * s - half, plan->ground - 14 * s - row, 2 * half, 1,
              INK_SLATE);
    }
}

static void paint_wall(const struct plan *plan)
{
    enum { HALF = 31, HEIGHT = 5 };
    unit_block(plan, -HALF, HEIGHT, 2 * HALF, HEIGHT, INK_STONE);
    for (int x = -HALF; x < HALF; x += 4)
        unit_block(plan, x, HEIGHT + 1, 2, 1, INK_STONE);
    unit_block(plan, -HALF, HEIGHT - 2, 2 * HALF, 1, INK_STONE_DARK);
    for (int x = -HALF + 2; x < HALF; x += 5)
        unit_block(plan, x, HEIGHT - 1 - (x & 1), 1, 1, INK_STONE_DARK);
}

static void paint_gate(const struct plan *plan)
{
    paint_tower(plan, -6, 4, 9, 4);
    paint_tower(plan, 2, 4, 9, 4);
    unit_block(plan, -2, 7, 4, 7, INK_STONE);
    unit_block(plan, -1, 4, 2, 4, INK_GATE);
    unit_block(plan, -1, 6, 2, 1, INK_WINDOW);
}

static void paint_name_in(const struct plan *plan, int left, int top, uint16_t upper,
                          uint16_t lower)
{
    int s = plan->name;
    for (int i = 0; i < LETTERS; i++) {
        int columns = (int)strlen(letters[i][0]);
        for (int row = 0; row < LETTER_ROWS; row++)
            for (int col = 0; col < columns; col++)
                if (letters[i][row][col] == '#')
                    block(plan->town, left + col * s, top + row * s, s, s,
                          row < LETTER_ROWS / 2 ? upper : lower);
        left += (columns + 2) * s;
    }
}

static void paint_name(const struct plan *plan)
{
    int s = plan->name, left = name_left(plan), top = name_top(plan);
    paint_name_in(plan, left + s, top + s, INK_NAME_SHADE, INK_NAME_SHADE);
    paint_name_in(plan, left, top, INK_NAME_LIT, INK_NAME);
}

static void paint_town(const struct plan *plan)
{
    paint_houses(plan);
    paint_church(plan);
    paint_wall(plan);
    paint_tower(plan, -34, 5, 9, 0);
    paint_tower(plan, 29, 5, 9, 0);
    paint_tower(plan, -20, 4, 8, 3);
    paint_tower(plan, 16, 4, 8, 3);
    paint_gate(plan);
}

void town_paint(struct town *town, int rows, int cols)
{
    enum {
        LARGE_WIDTH = 140,
        LARGE_HEIGHT = 80,
        TOWN_FROM = 68, /* pixels of height from which there is room for the town, */
        TOWN = 22,      /* which takes so many, */
        HILLS = 6,      /* and else for hills */
    };
    static const struct hill far_hills[] = {{2, 9, 9}, {7, 6, 10}, {14, 10, 9}};
    static const struct hill near_hills[] = {{0, 4, 10}, {9, 3, 12}, {16, 5, 8}};
    town->width = cols;
    town->height = 2 * rows;
    bool has_town = town->height >= TOWN_FROM;
    bool large = town->width >= LARGE_WIDTH && town->height >= LARGE_HEIGHT;
    struct plan plan = {.town = town, .scale = 1, .name = large ? 2 : 1, .middle = cols / 2};
    plan.ground = name_top(&plan) + LETTER_ROWS * plan.name + (has_town ? TOWN : HILLS);
    town->ground = plan.ground / 2;
    paint_sky(&plan);
    paint_moon(&plan);
    if (has_town)
        paint_hills(&plan, far_hills, sizeof far_hills / sizeof far_hills[0], INK_HILL_FAR);
    paint_hills(&plan, near_hills, sizeof near_hills / sizeof near_hills[0], INK_HILL_NEAR);
    paint_fields(&plan);
    if (has_town)
        paint_town(&plan);
    paint_name(&plan);
}

/* Without colours there is light and dark: walls, roofs and windows against houses and sky. */
static bool is_light(uint16_t ink)
{
    static const bool light[INKS_COUNT] = {
        [INK_STAR] = true,   [INK_MOON] = true,       [INK_STONE] = true,
        [INK_TILES] = true,  [INK_TILES_DARK] = true, [INK_SLATE] = true,
        [INK_WINDOW] = true, [INK_NAME_LIT] = true,   [INK_NAME] = true,
    };
    return light[ink];
}

enum { UPPER_HALF = 0x2580, LOWER_HALF = 0x2584, FULL = 0x2588 };

/* The name and the moon matter most where two pixels have to become one. */
static uint16_t stronger(uint16_t upper, uint16_t lower)
{
    bool is_sky = upper >= INK_SKY_1 && upper <= INK_SKY_5;
    return is_sky || upper == INK_NAME_SHADE ? lower : upper;
}

void town_draw_cell(const struct town *town, struct canvas *canvas, int row, int col,
                    const struct surroundings *around)
{
    uint16_t upper = town->ink[2 * row][col], lower = town->ink[2 * row + 1][col];
    static const uint32_t blocks[2][2] = {{' ', LOWER_HALF}, {UPPER_HALF, FULL}};
    static const uint32_t plain[2][2] = {{' ', '.'}, {'\'', '#'}};
    if (around->depth == DEPTH_MONO) {
        bool up = is_light(upper), low = is_light(lower);
        uint32_t glyph = around->unicode ? blocks[up][low] : plain[up][low];
        canvas_put(canvas, row, col, glyph, (struct style){INK_TEXT, INK_NIGHT, 0});
    } else if (around->unicode) {
        bool same = upper == lower;
        canvas_put(canvas, row, col, same ? ' ' : UPPER_HALF, (struct style){upper, lower, 0});
    } else {
        canvas_put(canvas, row, col, ' ', (struct style){INK_TEXT, stronger(upper, lower), 0});
    }
}

void town_draw(const struct town *town, struct canvas *canvas, const struct surroundings *around)
{
    for (int row = 0; row < canvas->rows && 2 * row + 1 < town->height; row++)
        for (int col = 0; col < canvas->cols && col < town->width; col++)
            town_draw_cell(town, canvas, row, col, around);
}
