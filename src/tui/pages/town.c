/* Puts the title page's picture together, and shows it in cells. */
#include "tui/pages/town.h"

#include <string.h>

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
    struct town_plan plan = {.town = town, .scale = 1, .name = large ? 2 : 1, .middle = cols / 2};
    plan.ground = town_name_bottom(&plan) + (has_town ? TOWN : HILLS);
    town->ground = plan.ground / 2;
    town_paint_sky(&plan);
    town_paint_moon(&plan);
    if (has_town)
        town_paint_far_hills(&plan);
    town_paint_near_hills(&plan);
    town_paint_fields(&plan);
    if (has_town)
        town_paint_houses(&plan);
    town_paint_name(&plan);
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
        canvas_put(canvas, row, col, glyph, night_text);
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

int town_name_left(const struct town_plan *plan)
{
    return (plan->town->width - name_width() * plan->name) / 2;
}

static int name_top(const struct town_plan *plan)
{
    return 2 * plan->name;
}

int town_name_bottom(const struct town_plan *plan)
{
    return name_top(plan) + LETTER_ROWS * plan->name;
}

/* Stars there would look like splinters of the letters. */
bool town_is_near_name(const struct town_plan *plan, int x, int y)
{
    int margin = 2 * plan->name, left = town_name_left(plan), top = name_top(plan);
    return x >= left - margin && x < left + name_width() * plan->name + margin &&
           y >= top - margin && y < town_name_bottom(plan) + margin;
}

static void paint_name_in(const struct town_plan *plan, int left, int top, uint16_t upper,
                          uint16_t lower)
{
    int s = plan->name;
    for (int i = 0; i < LETTERS; i++) {
        int columns = (int)strlen(letters[i][0]);
        for (int row = 0; row < LETTER_ROWS; row++)
            for (int col = 0; col < columns; col++)
                if (letters[i][row][col] == '#')
                    town_block(plan->town, left + col * s, top + row * s, s, s,
                               row < LETTER_ROWS / 2 ? upper : lower);
        left += (columns + 2) * s;
    }
}

void town_paint_name(const struct town_plan *plan)
{
    int s = plan->name, left = town_name_left(plan), top = name_top(plan);
    paint_name_in(plan, left + s, top + s, INK_NAME_SHADE, INK_NAME_SHADE);
    paint_name_in(plan, left, top, INK_NAME_LIT, INK_NAME);
}
