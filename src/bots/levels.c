#include "bots/levels.h"

#include <string.h>

const struct bot_level_row bot_levels[BOT_LEVELS_COUNT] = {
#define X(level, name, simulations, fields, rivals, noise)                                         \
    [BOT_##level] = {name, simulations, fields, rivals, noise},
    BOT_LEVELS(X)
#undef X
};

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
