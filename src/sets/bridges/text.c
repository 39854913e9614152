#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>

static void print_direction(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s", direction_names[move.arg]);
}

static bool parse_direction(struct move_reader *reader, struct move *move)
{
    struct word word;
    move_reader_word(reader, &word);
    move->arg = (uint8_t)word_find(word, direction_names, DIRECTIONS);
    return move->arg < DIRECTIONS ||
           move_reader_expected(reader, word, _("the direction of the bridge: ns or ew"));
}

const struct argument direction_argument = {print_direction, parse_direction};
