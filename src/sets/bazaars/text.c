#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>

static void print_kinds(const struct game *game, struct move move, char *rest, size_t size)
{
    size_t at = 0;
    for (unsigned t = 0; t < game_reveal_count(game) && at < size; t++)
        at += (size_t)snprintf(rest + at, size - at, " %s", tile_kinds[move.kinds[t]].id);
}

static bool parse_kinds(struct move_reader *reader, struct move *move)
{
    for (unsigned t = 0; t < game_reveal_count(reader->game); t++)
        if (!move_reader_kind(reader, &move->kinds[t]))
            return false;
    return true;
}

static void print_revealed(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d", move.arg + 1);
}

static bool parse_revealed(struct move_reader *reader, struct move *move)
{
    long tile;
    if (!move_reader_number(reader, 1, REVEALED_MAX, _("the number of a revealed tile, from 1"),
                            &tile))
        return false;
    move->arg = (uint8_t)(tile - 1);
    return true;
}

const struct argument kinds_argument = {print_kinds, parse_kinds};
const struct argument revealed_argument = {print_revealed, parse_revealed};
