#include "play/bot_seats.h"

#include "text/option_table.h"

#include <string.h>

enum bot_level bot_seat_level(const struct record_head *head, unsigned player)
{
    return bot_level_find(head->bot[player], strlen(head->bot[player]));
}

static unsigned bots_of(const struct record_head *head)
{
    unsigned bots = 0;
    for (unsigned player = 0; player < head->options.players; player++)
        bots += bot_seat_level(head, player) < BOT_LEVELS_COUNT;
    return bots;
}

bool bot_seats_have_people(const struct record_head *head)
{
    return bots_of(head) < head->options.players;
}

bool bot_seats_have_bots(const struct record_head *head)
{
    return bots_of(head) > 0;
}

bool bot_seat_read(struct word word, char bot[BOT_SIZE], struct bad_text *bad)
{
    char known[64] = "";
    if (bot_level_find(word.at, word.length) < BOT_LEVELS_COUNT)
        return word_copy(word, bot, BOT_SIZE);
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++)
        choice_add(known, sizeof known, level, BOT_LEVELS_COUNT, bot_levels[level].name);
    return bad_text_expected(bad, word, known);
}
