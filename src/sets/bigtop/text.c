/* Acrobats on other tiles than the one just placed, and animals (BT4, BT7). */
#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>
#include <string.h>

static void print_acrobat(const struct game *game, struct move move, char *rest, size_t size)
{
    figure_argument.print(game, move, rest, size);
    size_t length = strlen(rest);
    feature_argument.print(game, move, rest + length, size - length);
}

/* On the tile just placed it is a deployment like any other, as long as nobody is there. */
static bool parse_acrobat(struct move_reader *reader, struct move *move)
{
    const struct game *game = reader->game;
    struct word word;
    if (!options_has_bigtop(&game->options)) {
        move_reader_word(reader, &word);
        return move_reader_expected(reader, word, "");
    }
    if (!figure_argument.parse(reader, move) || !feature_argument.parse(reader, move))
        return false;
    tile_number tile = board_tile_at(&game->board, move->at);
    uint16_t node = feature_node(&game->board, tile, move->arg);
    if (game_feature_kind(game, node) != FEATURE_ACROBATS)
        return move_reader_expected(reader, (struct word){0}, "");
    if (tile == game_placed(game) && game_acrobats_on(game, node) == 0)
        *move = move_deploy((enum figure)move->figure, move->arg);
    return true;
}

const struct argument acrobat_argument = {print_acrobat, parse_acrobat};

static void print_animal(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %u", (unsigned)move.arg);
}

static bool parse_animal(struct move_reader *reader, struct move *move)
{
    long worth = 0;
    bool is_read = move_reader_number(reader, 1, ANIMAL_MOST,
                                      _("what the token is worth, from 1 to 7"), &worth);
    move->arg = (kind_number)worth;
    return is_read;
}

const struct argument animal_argument = {print_animal, parse_animal};
