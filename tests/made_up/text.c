/* Numbers in the moves of the made-up set. */
#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>

enum { NUMBERS = 100 };

static void print_number(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %u", move.arg);
}

static bool parse_number(struct move_reader *reader, struct move *move)
{
    struct word word;
    long number;
    move_reader_word(reader, &word);
    if (!word_number(word, 0, NUMBERS, &number))
        return move_reader_expected(reader, word, _("a number"));
    move->arg = (uint8_t)number;
    return true;
}

const struct argument number_argument = {print_number, parse_number};
