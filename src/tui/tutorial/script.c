#include "tui/tutorial/script.h"

const char *const script_names[SCRIPT_PLAYERS] = {"Ann", "Ben"};

const struct script_game *const script_games[SCRIPT_GAMES_COUNT] = {
#define X(game) &game,
    SCRIPT_GAMES(X)
#undef X
};

size_t script_lessons_count(void)
{
    size_t count = 0;
    for (size_t game = 0; game < SCRIPT_GAMES_COUNT; game++)
        count += script_games[game]->lessons_count;
    return count;
}

size_t script_game_of(size_t lesson)
{
    size_t game = 0;
    for (; lesson >= script_games[game]->lessons_count; game++)
        lesson -= script_games[game]->lessons_count;
    return game;
}

const struct script_lesson *script_lesson(size_t number)
{
    const struct script_game *const *game = script_games;
    for (; number >= (*game)->lessons_count; game++)
        number -= (*game)->lessons_count;
    return &(*game)->lessons[number];
}
