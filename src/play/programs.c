#include "play/programs.h"

#include "play/session.h"
#include "text/setup.h"

#include <stdio.h>
#include <string.h>

/* As many whole characters as there is room for. */
static void program_name(const char *name, char bot[BOT_SIZE])
{
    size_t length = strlen(name);
    if (length > BOT_SIZE - 2) {
        length = BOT_SIZE - 2;
        while (length > 0 && ((unsigned char)name[length] & 0xC0u) == 0x80u)
            length--;
    }
    snprintf(bot, BOT_SIZE, "%c%.*s", PROGRAM_MARK, (int)length, name);
    for (char *at = bot; *at != '\0'; at++)
        if (*at == ' ' || *at == '=')
            *at = '_';
}

bool programs_add(struct programs *programs, const char *name, const char *command)
{
    struct program program = {.command = command};
    program_name(name, program.bot);
    if (programs->count == PLAYERS_MAX || programs_find(programs, program.bot) < programs->count)
        return false;
    programs->program[programs->count++] = program;
    return true;
}

unsigned programs_find(const struct programs *programs, const char *bot)
{
    unsigned count = programs != NULL ? programs->count : 0, found = 0;
    while (found < count && strcmp(programs->program[found].bot, bot) != 0)
        found++;
    return found;
}

bool bot_seat_has_program(const struct record_head *head, unsigned player)
{
    return head->bot[player][0] == PROGRAM_MARK;
}

const char *bot_seat_program(const struct record_head *head, unsigned player)
{
    return head->bot[player] + 1;
}

bool bot_seat_is_taken(const struct record_head *head, unsigned player)
{
    return bot_seat_level(head, player) < BOT_LEVELS_COUNT || bot_seat_has_program(head, player);
}

bool programs_read_seat(const struct programs *programs, struct word word, char bot[BOT_SIZE],
                        struct bad_text *bad)
{
    char known[160] = "";
    unsigned count = programs != NULL ? programs->count : 0;
    for (unsigned p = 0; p < count; p++)
        if (word_is(word, programs->program[p].bot + 1)) {
            memcpy(bot, programs->program[p].bot, BOT_SIZE);
            return true;
        }
    if (count == 0 || bot_level_find(word.at, word.length) < BOT_LEVELS_COUNT)
        return bot_seat_read(word, bot, bad);
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++)
        choice_add(known, sizeof known, level, BOT_LEVELS_COUNT + count, bot_levels[level].name);
    for (unsigned p = 0; p < count; p++)
        choice_add(known, sizeof known, BOT_LEVELS_COUNT + p, BOT_LEVELS_COUNT + count,
                   programs->program[p].bot + 1);
    return bad_text_expected(bad, word, known);
}
