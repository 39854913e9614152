/* The levels of bots, a row each. */
#ifndef BASTIDE_BOTS_LEVELS_H
#define BASTIDE_BOTS_LEVELS_H

#include <stdbool.h>

/* The row: name in C, name in records and commands, simulations a turn (0: the best turn by the
 * evaluation alone), whether it cares for fields, whether for what others gain, by how many points
 * it may misjudge a turn. What each plays like is told in docs/BOTS.md. */
#define BOT_LEVELS(X)                                                                              \
    X(EASY, "easy", 0, false, false, 4)                                                            \
    X(NORMAL, "normal", 0, true, true, 2)                                                          \
    X(HARD, "hard", 60, true, true, 0)                                                             \
    X(EXPERT, "expert", 4000, true, true, 0)

enum bot_level {
#define X(level, ...) BOT_##level,
    BOT_LEVELS(X)
#undef X
        BOT_LEVELS_COUNT
};

struct bot_level_row {
    const char *name;
    unsigned simulations;
    bool sees_fields, sees_rivals;
    float noise;
};

extern const struct bot_level_row bot_levels[BOT_LEVELS_COUNT];

/* The level of that name, which need not be zero-terminated, or BOT_LEVELS_COUNT. */
enum bot_level bot_level_find(const char *name, unsigned long length);

#endif
