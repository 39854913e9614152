#include "tui/pages/town_plan.h"

#include <string.h>

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
