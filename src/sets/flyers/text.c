/* What the die shows, and where a follower lands, which is on no tile that the move names (FM3,
 * FM4). */
#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>

static void print_throw(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %u", move.arg + 1u);
}

static bool parse_throw(struct move_reader *reader, struct move *move)
{
    long number = 1;
    bool is_read = move_reader_number(reader, 1, FLIGHT_MOST, _("1, 2 or 3"), &number);
    move->arg = (kind_number)(number - 1);
    return is_read;
}

const struct argument throw_argument = {print_throw, parse_throw};

static tile_number tile_below(const struct game *game)
{
    return game_awaits_landing(game) ? board_tile_at(&game->board, game->turn.flight.at)
                                     : (tile_number)NO_TILE;
}

static void print_landing(const struct game *game, struct move move, char *rest, size_t size)
{
    char feature[FEATURE_TEXT_SIZE] = "";
    tile_number tile = tile_below(game);
    if (tile != NO_TILE)
        segment_print(game, tile, move.arg, feature, sizeof feature);
    snprintf(rest, size, " %s", feature);
}

static bool parse_landing(struct move_reader *reader, struct move *move)
{
    struct word word;
    tile_number tile = tile_below(reader->game);
    move_reader_word(reader, &word);
    if (tile == NO_TILE)
        return bad_text_say(reader->bad, 0, word.column, _("nobody comes down to land"));
    move->at = reader->game->turn.flight.at;
    return segment_read(reader, tile, word, &move->arg);
}

const struct argument landing_argument = {print_landing, parse_landing};
