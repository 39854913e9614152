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
