#include "tui/tutorial/script.h"

const char *const script_names[SCRIPT_PLAYERS] = {"Ann", "Ben"};

static const struct {
    enum script_game game;
    const struct script_lesson *lesson;
} lessons[] = {
#define X(GAME, name) {SCRIPT_##GAME, &lesson_##name},
    SCRIPT_LESSONS(X)
#undef X
};

size_t script_lessons_count(void)
{
    return sizeof lessons / sizeof lessons[0];
}

const struct script_lesson *script_lesson(size_t number)
{
    return lessons[number].lesson;
}

enum script_game script_game_of(size_t lesson)
{
    return lessons[lesson].game;
}

uint32_t script_sets_of(size_t lesson)
{
    uint32_t sets = 1u << SET_BASE;
    for (size_t number = 0; number <= lesson; number++)
        if (lessons[number].game == lessons[lesson].game)
            sets |= 1u << lessons[number].lesson->set;
    return sets;
}

const char *script_level_of(size_t lesson)
{
    static const char *const levels[] = {
#define X(GAME, level) level,
        SCRIPT_GAMES(X)
#undef X
    };
    return levels[lessons[lesson].game];
}
