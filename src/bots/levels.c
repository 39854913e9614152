#include "bots/levels.h"

#include <string.h>

const struct bot_level_row bot_levels[BOT_LEVELS_COUNT] = {
#define X(level, name, simulations, fields, rivals, noise)                                         \
    [BOT_##level] = {name, simulations, fields, rivals, noise},
    BOT_LEVELS(X)
#undef X
};

/* The row: points lost a turn by the others, points by which a turn may be misjudged, simulations.
 * In between it is by proportion. Found by matches (docs/BOTS.md). */
static const struct dial_row {
    float loss, noise, simulations;
} dial[] = {
    {0.105f, 0, 1000}, {0.125f, 0, 200}, {0.14f, 0, 10},  {0.145f, 0, 0}, {0.155f, 1.5f, 0},
    {0.2f, 2.5f, 0},   {0.3f, 3.4f, 0},  {0.5f, 5.1f, 0}, {0.9f, 10, 0},  {1.3f, 13.5f, 0},
};
enum { DIAL_ROWS = sizeof dial / sizeof dial[0] };

struct bot_level_row bot_way(enum bot_level level, float against)
{
    struct bot_level_row way = bot_levels[level];
    unsigned row = 1;
    if (level != BOT_ADAPTIVE || !(against > 0))
        return way;
    while (row + 1 < DIAL_ROWS && against > dial[row].loss)
        row++;
    const struct dial_row *low = &dial[row - 1], *high = &dial[row];
    float part = (against - low->loss) / (high->loss - low->loss);
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    way.noise = low->noise + part * (high->noise - low->noise);
    way.simulations = (unsigned)(low->simulations + part * (high->simulations - low->simulations));
    return way;
}

enum bot_level bot_level_find(const char *name, unsigned long length)
{
    unsigned level = 0;
    while (level < BOT_LEVELS_COUNT && (strlen(bot_levels[level].name) != length ||
                                        memcmp(bot_levels[level].name, name, length) != 0))
        level++;
    return (enum bot_level)level;
}

static const struct {
    char name[16];
    double least, most;
} rows[DESIGN_ROWS] = {
#define X(row, best, least, most, meaning) [DESIGN_##row] = {#row, (least), (most)},
    DESIGN(X)
#undef X
};

const struct design design_best = {{
#define X(row, best, least, most, meaning) [DESIGN_##row] = (best),
    DESIGN(X)
#undef X
}};

bool design_set(struct design *design, const char *name, size_t length, double value)
{
    for (unsigned row = 0; row < DESIGN_ROWS; row++)
        if (strlen(rows[row].name) == length && memcmp(rows[row].name, name, length) == 0 &&
            value >= rows[row].least && value <= rows[row].most) {
            design->of[row] = value;
            return true;
        }
    return false;
}
