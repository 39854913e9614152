/* Which figure moves, and which message it is (ME3, ME4). */
#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>

static const char *const racers[RACERS_COUNT] = {
    [RACER_MEEPLE] = "meeple", [RACER_COURIER] = "courier"};

static void print_racer(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s", move.arg < RACERS_COUNT ? racers[move.arg] : "");
}

static bool parse_racer(struct move_reader *reader, struct move *move)
{
    struct word word;
    move_reader_word(reader, &word);
    move->arg = (kind_number)word_find(word, racers, RACERS_COUNT);
    return move->arg < RACERS_COUNT || move_reader_expected(reader, word, _("meeple or courier"));
}

const struct argument racer_argument = {print_racer, parse_racer};

static void print_message(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s",
             move.arg < MESSAGES_COUNT ? message_name((enum message)move.arg) : "");
}

static bool parse_message(struct move_reader *reader, struct move *move)
{
#define LIST(message, word) " " word
    struct word word;
    move_reader_word(reader, &word);
    for (unsigned message = 0; message < MESSAGES_COUNT; message++)
        if (word_is(word, message_name((enum message)message))) {
            move->arg = (kind_number)message;
            return true;
        }
    return move_reader_expected_one_of(reader, word, _("a message: %s"), MESSAGE_LIST(LIST));
#undef LIST
}

const struct argument message_argument = {print_message, parse_message};
