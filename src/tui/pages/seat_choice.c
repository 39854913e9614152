#include "tui/pages/seat_choice.h"

#include "tui/canvas.h"
#include "wording/bot_words.h"

#include <string.h>

void seat_choice_turn(char bot[BOT_SIZE], int by)
{
    enum { CHOICES = BOT_LEVELS_COUNT + 1 };
    unsigned choice = (bot_level_find(bot, strlen(bot)) + 1u) % CHOICES;
    choice = (choice + CHOICES + (unsigned)by) % CHOICES;
    memset(bot, 0, BOT_SIZE);
    if (choice > 0)
        strcpy(bot, bot_levels[choice - 1].name);
}

int seat_choice_cols(void)
{
    enum { AROUND = 4 };
    int cols = 0;
    for (unsigned level = 0; level <= BOT_LEVELS_COUNT; level++)
        cols = canvas_width_or(cols, bot_words_level((enum bot_level)level));
    return cols + AROUND;
}
