/* The tokens of the bag: `sheep 3` (HS3). */
#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>

static void print_sheep(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %u", (unsigned)move.arg);
}

static bool parse_sheep(struct move_reader *reader, struct move *move)
{
    struct word word;
    long sheep;
    move_reader_word(reader, &word);
    if (!word_number(word, 1, SHEEP_MOST, &sheep))
        return move_reader_expected(reader, word, _("a number of sheep, 1 to 4"));
    move->arg = (kind_number)sheep;
    return true;
}

const struct argument sheep_argument = {print_sheep, parse_sheep};
