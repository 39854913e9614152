/* Guards (TW6): deployed as others are, but on the tower of any tile. */
#include "text/move_reader.h"

#include <string.h>

static void print_guard(const struct game *game, struct move move, char *rest, size_t size)
{
    figure_argument.print(game, move, rest, size);
    size_t length = strlen(rest);
    feature_argument.print(game, move, rest + length, size - length);
}

static bool parse_guard(struct move_reader *reader, struct move *move)
{
    const struct game *game = reader->game;
    struct word word;
    if (!options_has_tower(&game->options)) {
        move_reader_word(reader, &word);
        return move_reader_expected(reader, word, "");
    }
    if (!figure_argument.parse(reader, move) || !feature_argument.parse(reader, move))
        return false;
    tile_number tile = board_tile_at(&game->board, move->at);
    uint16_t node = feature_node(&game->board, tile, move->arg);
    return game_feature_kind(game, node) == FEATURE_TOWER ||
           move_reader_expected(reader, (struct word){0}, "");
}

const struct argument guard_argument = {print_guard, parse_guard};
