/* Where the fairy goes, and what goes through a portal (PD11, PD13, PD19). */
#include "text/move_reader.h"

#include <string.h>

static bool names_tile(const struct game *game)
{
    return game->options.value[OPTION_FAIRY] == FAIRY_TILE;
}

static void print_fairy(const struct game *game, struct move move, char *rest, size_t size)
{
    if (names_tile(game)) {
        tile_argument.print(game, move, rest, size);
        return;
    }
    feature_argument.print(game, move, rest, size);
    size_t length = strlen(rest);
    figure_argument.print(game, move, rest + length, size - length);
}

static bool parse_fairy(struct move_reader *reader, struct move *move)
{
    if (names_tile(reader->game))
        return tile_argument.parse(reader, move);
    return feature_argument.parse(reader, move) && figure_argument.parse(reader, move);
}

const struct argument fairy_argument = {print_fairy, parse_fairy};

static void print_portal(const struct game *game, struct move move, char *rest, size_t size)
{
    figure_argument.print(game, move, rest, size);
    size_t length = strlen(rest);
    feature_argument.print(game, move, rest + length, size - length);
}

/* On the tile just placed it is a deployment like any other, which names no square. */
static bool parse_portal(struct move_reader *reader, struct move *move)
{
    const struct game *game = reader->game;
    tile_number placed = game_placed(game);
    struct word word;
    if (!options_has_dragon(&game->options)) {
        move_reader_word(reader, &word);
        return move_reader_expected(reader, word, "");
    }
    if (!figure_argument.parse(reader, move) || !feature_argument.parse(reader, move))
        return false;
    if (placed != NO_TILE && board_tile_at(&game->board, move->at) == placed)
        *move = move_deploy((enum figure)move->figure, move->arg);
    return true;
}

const struct argument portal_argument = {print_portal, parse_portal};
