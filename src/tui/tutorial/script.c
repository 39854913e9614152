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

/* The game of lesson number `*lesson`, which becomes its number in that game. */
static size_t find_game(size_t *lesson)
{
    size_t game = 0;
    while (game + 1 < SCRIPT_GAMES_COUNT && *lesson >= script_games[game]->lessons_count)
        *lesson -= script_games[game++]->lessons_count;
    return game;
}

size_t script_game_of(size_t lesson)
{
    return find_game(&lesson);
}

const struct script_lesson *script_lesson(size_t number)
{
    size_t game = find_game(&number);
    return &script_games[game]->lessons[number];
}
