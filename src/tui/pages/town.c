/* Puts the title page's picture together, and shows it in cells. */
#include "tui/pages/town.h"

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
