/* Puts the title page's picture together, and shows it in cells. */
#include "tui/pages/backdrop.h"

#include <limits.h>
#include <string.h>

/* data/drawings/title.drawings */
extern const char *const drawing_town[], *const drawing_name[];

/* Where things lie, in pixels, follows from the size alone. */
struct town_plan {
    struct town *town;
    int name;                     /* a side of a pixel of the name, */
    int left, top, width, bottom; /* which lies there */
    int middle;                   /* of the town */
    int ground;                   /* the foot of the wall */
};

static void town_dot(struct town *town, int x, int y, uint16_t ink)
{
    if (x >= 0 && x < town->width && y >= 0 && y < town->height)
        town->ink[y][x] = ink;
}

static void town_block(struct town *town, int x, int y, int width, int height, uint16_t ink)
{
    for (int row = 0; row < height; row++)
        for (int col = 0; col < width; col++)
            town_dot(town, x + col, y + row, ink);
}

/* A number that looks like chance and is the same for the same place. */
static unsigned town_scatter(int x, int y)
{
    unsigned n = ((unsigned)x + 7u) * 0x9e3779b1u ^ ((unsigned)y + 3u) * 0x85ebca6bu;
    n ^= n >> 15;
    n *= 0x2c1b3c6du;
    return n ^ n >> 13;
}

enum { NAME_ROWS = 10 };

/* Stars there would look like splinters of the letters. */
static bool is_near_name(const struct town_plan *plan, int x, int y)
{
    int margin = 2 * plan->name;
    return x >= plan->left - margin && x < plan->left + plan->width + margin &&
           y >= plan->top - margin && y < plan->bottom + margin;
}

/* So many pixels to the right and down of where it lies. */
static void paint_name(const struct town_plan *plan, int away, uint16_t upper, uint16_t lower)
{
    int s = plan->name;
    for (int row = 0; row < NAME_ROWS; row++)
        for (int col = 0; drawing_name[row][col] != '\0'; col++)
            if (drawing_name[row][col] == '#')
                town_block(plan->town, plan->left + away + col * s, plan->top + away + row * s, s,
                           s, row < NAME_ROWS / 2 ? upper : lower);
}

static void paint_sky(const struct town_plan *plan)
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
            if (y < plan->ground / 2 && !is_near_name(plan, x, y) && town_scatter(x, y) % 71 == 0)
                town->ink[y][x] = INK_STAR;
        }
}

/* Beside the name, where that leaves room. */
static void paint_moon(const struct town_plan *plan)
{
    int radius = 3 * plan->name, x0 = plan->town->width - plan->left / 2, y0 = plan->bottom;
    if (plan->left < 4 * radius)
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

/* Round hills, those in the distance first; without a town the near ones alone. Their middles are
 * in sixteenths of the width, their sizes in units. */
static void paint_hills(const struct town_plan *plan, bool has_town)
{
    enum { FAR = 3 };
    static const struct {
        int middle, height, width;
        uint16_t ink;
    } hill[] = {
        {2, 9, 9, INK_HILL_FAR},   {7, 6, 10, INK_HILL_FAR},  {14, 10, 9, INK_HILL_FAR},
        {0, 4, 10, INK_HILL_NEAR}, {9, 3, 12, INK_HILL_NEAR}, {16, 5, 8, INK_HILL_NEAR},
    };
    for (size_t i = has_town ? 0 : FAR; i < sizeof hill / sizeof hill[0]; i++) {
        int middle = plan->town->width * hill[i].middle / 16;
        int half = plan->town->width * hill[i].width / 32, height = hill[i].height;
        for (int x = -half + 1; x < half; x++) {
            int top = height - height * x * x / (half * half);
            town_block(plan->town, middle + x, plan->ground - top, 1, top, hill[i].ink);
        }
    }
}

/* The land before the town is cut into plots: by ways that run from the gate, and by hedges that
 * lie the farther apart the nearer they are. */
static unsigned plot_at(const struct town_plan *plan, int x, int down)
{
    int from_road = x - plan->middle;
    int sector = (from_road * 6 + (from_road < 0 ? -(down + 9) : 0)) / (down + 9);
    int strip = 0;
    for (int depth = 3, next = 3; depth <= down; next += 2, depth += next)
        strip++;
    return town_scatter(sector, strip);
}

static void paint_fields(const struct town_plan *plan)
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
            bool road = side <= 1 + down / 3;
            unsigned crop = plot_at(plan, x, down) % (sizeof crops / sizeof crops[0]);
            town->ink[y][x] = road ? INK_PATH : crops[crop][down % 2];
        }
}

/* In the middle, with its foot on the ground. */
static void paint_houses(const struct town_plan *plan)
{
    static const uint8_t inks[UCHAR_MAX + 1] = {
        ['s'] = INK_STONE,      ['S'] = INK_STONE_DARK, ['p'] = INK_PLASTER, ['t'] = INK_TILES,
        ['T'] = INK_TILES_DARK, ['l'] = INK_SLATE,      ['w'] = INK_WINDOW,  ['g'] = INK_GATE,
    };
    int width = (int)strlen(drawing_town[0]), top = plan->ground;
    for (int row = 0; drawing_town[row] != NULL; row++)
        top--;
    for (int row = 0; drawing_town[row] != NULL; row++)
        for (int col = 0; col < width; col++)
            if (drawing_town[row][col] != '.')
                town_dot(plan->town, plan->middle - width / 2 + col, top + row,
                         inks[(unsigned char)drawing_town[row][col]]);
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
    town->width = cols;
    town->height = 2 * rows;
    bool has_town = town->height >= TOWN_FROM;
    bool large = town->width >= LARGE_WIDTH && town->height >= LARGE_HEIGHT;
    int name = large ? 2 : 1, width = (int)strlen(drawing_name[0]) * name;
    struct town_plan plan = {
        .town = town,
        .name = name,
        .left = (cols - width) / 2,
        .top = 2 * name,
        .width = width,
        .bottom = 2 * name + NAME_ROWS * name,
        .middle = cols / 2,
    };
    plan.ground = plan.bottom + (has_town ? TOWN : HILLS);
    town->ground = plan.ground / 2;
    paint_sky(&plan);
    paint_moon(&plan);
    paint_hills(&plan, has_town);
    paint_fields(&plan);
    if (has_town)
        paint_houses(&plan);
    paint_name(&plan, name, INK_NAME_SHADE, INK_NAME_SHADE);
    paint_name(&plan, 0, INK_NAME_LIT, INK_NAME);
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
static uint16_t stronger_ink(uint16_t upper, uint16_t lower)
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
        canvas_put(canvas, row, col, glyph, night_text);
    } else if (around->unicode) {
        bool same = upper == lower;
        canvas_put(canvas, row, col, same ? ' ' : UPPER_HALF, (struct style){upper, lower, 0});
    } else {
        canvas_put(canvas, row, col, ' ', (struct style){INK_TEXT, stronger_ink(upper, lower), 0});
    }
}

void town_draw(const struct town *town, struct canvas *canvas, const struct surroundings *around)
{
    for (int row = 0; row < canvas->rows && 2 * row + 1 < town->height; row++)
        for (int col = 0; col < canvas->cols && col < town->width; col++)
            town_draw_cell(town, canvas, row, col, around);
}
