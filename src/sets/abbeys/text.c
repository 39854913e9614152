/* Corners in moves. */
#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>

static const char *const corner_names[CORNERS] = {"nw", "ne", "se", "sw"};

static void print_corner(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s", corner_names[move.arg]);
}

static bool parse_corner(struct move_reader *reader, struct move *move)
{
    struct word word;
    move_reader_word(reader, &word);
    move->arg = (kind_number)word_find(word, corner_names, CORNERS);
    return move->arg < CORNERS || move_reader_expected(reader, word, _("a corner: nw ne se sw"));
}

const struct argument corner_argument = {print_corner, parse_corner};
