#include "play/bot_seats.h"

#include "language/language.h"
#include "play/journal.h"
#include "play/session.h"
#include "text/record.h"
#include "text/setup.h"

#include <stdio.h>
#include <string.h>

enum bot_level bot_seat_level(const struct record_head *head, unsigned player)
{
    return bot_level_find(head->bot[player], strlen(head->bot[player]));
}

static unsigned bots_of(const struct record_head *head)
{
    unsigned bots = 0;
    for (unsigned player = 0; player < head->options.players; player++)
        bots += bot_seat_is_taken(head, player);
    return bots;
}

void bot_seat_levels(const struct record_head *head, uint8_t level[PLAYERS_MAX])
{
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        level[player] = (uint8_t)(player < head->options.players ? bot_seat_level(head, player)
                                                                 : BOT_LEVELS_COUNT);
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

/* The record with another line for a player, and where its steps begin then. */
static struct record_buffer with_player(const struct record_buffer *before,
                                        const struct record_head *head, unsigned player)
{
    struct record_buffer after = {0};
    char line[RECORD_PLAYER_SIZE];
    size_t begin, end, length = record_print_player(head, player, line);
    after.failed = !record_find_player(before->text, before->length, player, &begin, &end);
    if (after.failed)
        return after;
    record_buffer_add(&after, before->text, begin);
    record_buffer_add(&after, line, length);
    record_buffer_add(&after, before->text + end, before->length - end);
    for (size_t step = 0; step < before->steps; step++)
        record_buffer_mark(&after, before->begin[step] - end + begin + length);
    if (!after.failed)
        record_renew_checks(before->text, before->length, after.text, after.length);
    return after;
}

/* Where a comment says otherwise (play/talk.h), so does another one. */
static void add_seat(struct record_buffer *text, const struct talk *talk, unsigned player,
                     const char *level)
{
    struct record_buffer line = {0};
    char bot[BOT_WORDS_SIZE];
    if (talk->seats >> player & 1u)
        talk_add(&line, "# seat %u %s", player + 1, talk_bot_words(level, bot));
    record_buffer_add_checked(text, &line);
    record_buffer_free(&line);
}

bool session_set_bot(struct session *session, unsigned player, const char *level,
                     struct problem *problem)
{
    struct record_head head = session->head;
    if (strcmp(head.bot[player], level) == 0)
        return true;
    snprintf(head.bot[player], BOT_SIZE, "%s", level);
    if (session->journal != NULL) {
        struct record_buffer text = with_player(journal_record(session->journal), &head, player);
        add_seat(&text, &session->talk, player, level);
        bool is_replaced = journal_replace(session->journal, &text, problem);
        record_buffer_free(&text);
        if (!is_replaced)
            return false;
    }
    session->head = head;
    memcpy(session->talk.bot[player], head.bot[player], BOT_SIZE);
    session->known = session->made;
    return true;
}

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

bool bot_seat_is_elsewhere(const struct record_head *head, unsigned player)
{
    return head->bot[player][0] == ELSEWHERE_MARK;
}

bool bot_seat_is_taken(const struct record_head *head, unsigned player)
{
    return bot_seat_level(head, player) < BOT_LEVELS_COUNT || bot_seat_has_program(head, player) ||
           bot_seat_is_elsewhere(head, player);
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
