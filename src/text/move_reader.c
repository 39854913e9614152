#include "text/move_reader.h"
#include "bastide/notation.h"
#include "language/language.h"

#include <stdio.h>
#include <string.h>

bool move_reader_word(struct move_reader *reader, struct word *word)
{
    return word_next(reader->line, &reader->rest, reader->end, word);
}

bool move_reader_expected(struct move_reader *reader, struct word word, const char *what)
{
    return word.length == 0 ? bad_text_say(reader->bad, 0, word.column,
                                           _("the move ends too soon: expected %s"), what)
                            : bad_text_expected(reader->bad, word, what);
}

bool move_reader_expected_one_of(struct move_reader *reader, struct word word, const char *format,
                                 const char *list)
{
    char what[BAD_TEXT_SIZE];
    snprintf(what, sizeof what, format, list + 1);
    return move_reader_expected(reader, word, what);
}

bool move_reader_kind(struct move_reader *reader, kind_number *kind)
{
    struct word word;
    char id[TILE_ID_SIZE];
    move_reader_word(reader, &word);
    *kind = word_copy(word, id, sizeof id) ? tile_kind_find(id) : (kind_number)NO_TILE_KIND;
    return *kind != NO_TILE_KIND ||
           move_reader_expected(reader, word, _("the ID of a tile such as CRFr"));
}

bool word_square(struct word word, struct square *square)
{
    const char *comma = word.length ? memchr(word.at, ',', word.length) : NULL;
    if (comma == NULL)
        return false;
    struct word x = {word.at, (size_t)(comma - word.at), 1};
    struct word y = {comma + 1, word.length - x.length - 1, 1};
    long east, south;
    if (!word_number(x, -TILES_MAX, TILES_MAX, &east) ||
        !word_number(y, -TILES_MAX, TILES_MAX, &south))
        return false;
    *square = square_at((struct square){0, 0}, (int)east, (int)south);
    return true;
}

static bool read_square(struct move_reader *reader, struct word *word, struct square *square)
{
    move_reader_word(reader, word);
    return word_square(*word, square) ||
           move_reader_expected(reader, *word, _("a square X,Y such as 0,-1"));
}

bool move_reader_tile(struct move_reader *reader, struct square *square, tile_number *tile)
{
    struct word word;
    if (!read_square(reader, &word, square))
        return false;
    *tile = board_tile_at(&reader->game->board, *square);
    return *tile != NO_TILE || move_reader_expected(reader, word, _("a square with a tile"));
}

bool move_reader_number(struct move_reader *reader, long least, long most, const char *what,
                        long *number)
{
    struct word word;
    move_reader_word(reader, &word);
    return word_number(word, least, most, number) || move_reader_expected(reader, word, what);
}

enum { ARGUMENT_LIST_SIZE = 192, POINTS_MOST = 999 };

static void print_kind(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s", tile_kinds[move.arg].id);
}

static bool parse_kind(struct move_reader *reader, struct move *move)
{
    return move_reader_kind(reader, &move->arg);
}

static void print_square(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d,%d", move.at.x, move.at.y);
}

static bool parse_square(struct move_reader *reader, struct move *move)
{
    struct word word;
    return read_square(reader, &word, &move->at);
}

static bool parse_tile(struct move_reader *reader, struct move *move)
{
    tile_number tile;
    return move_reader_tile(reader, &move->at, &tile);
}

static void print_orientation(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s", edge_names[move.arg]);
}

static bool parse_orientation(struct move_reader *reader, struct move *move)
{
    struct word word;
    move_reader_word(reader, &word);
    move->arg = (uint8_t)word_find(word, edge_names, EDGES);
    return move->arg < EDGES ||
           move_reader_expected(reader, word, _("where the tile's north edge points: n e s w"));
}

static void print_feature(const struct game *game, struct move move, char *rest, size_t size)
{
    char feature[FEATURE_TEXT_SIZE];
    segment_print(game, board_tile_at(&game->board, move.at), move.arg, feature, sizeof feature);
    snprintf(rest, size, " %d,%d %s", move.at.x, move.at.y, feature);
}

static bool parse_feature(struct move_reader *reader, struct move *move)
{
    struct word word;
    tile_number tile;
    if (!move_reader_tile(reader, &move->at, &tile))
        return false;
    move_reader_word(reader, &word);
    return segment_read(reader, tile, word, &move->arg);
}

static void print_figure(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s", figure_name((enum figure)move.figure));
}

/* Only the figures of the game have names in it. */
static bool read_figure(struct move_reader *reader, struct word *word, uint8_t *figure)
{
    char list[ARGUMENT_LIST_SIZE] = "";
    move_reader_word(reader, word);
    for (*figure = 0; *figure < FIGURES_COUNT; ++*figure) {
        const char *name = figure_name((enum figure) * figure);
        size_t length = strlen(list);
        if (figures_each(&reader->game->options, (enum figure) * figure) == 0)
            continue;
        if (word_is(*word, name))
            return true;
        snprintf(list + length, sizeof list - length, " %s", name);
    }
    return move_reader_expected_one_of(reader, *word, _("a figure: %s"), list);
}

static bool parse_figure(struct move_reader *reader, struct move *move)
{
    struct word word;
    return read_figure(reader, &word, &move->figure);
}

static void print_deployment(const struct game *game, struct move move, char *rest, size_t size)
{
    char feature[FEATURE_TEXT_SIZE];
    segment_print(game, game_placed(game), move.arg, feature, sizeof feature);
    snprintf(rest, size, " %s %s", figure_name((enum figure)move.figure), feature);
}

static bool parse_deployment(struct move_reader *reader, struct move *move)
{
    struct word word;
    tile_number placed = game_placed(reader->game);
    if (!read_figure(reader, &word, &move->figure))
        return false;
    if (placed == NO_TILE)
        return bad_text_say(reader->bad, 0, word.column,
                            _("no tile placed this turn to deploy on"));
    move_reader_word(reader, &word);
    return segment_read(reader, placed, word, &move->arg);
}

/* People count players from 1. */

static bool read_player(struct move_reader *reader, long *number)
{
    return move_reader_number(reader, 1, reader->game->options.players,
                              _("the number of a player, from 1"), number);
}

static void print_owner(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d", move.player + 1);
}

static bool parse_owner(struct move_reader *reader, struct move *move)
{
    long number = 1;
    bool is_read = read_player(reader, &number);
    move->player = (uint8_t)(number - 1);
    return is_read;
}

static void print_player(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d", move.arg + 1);
}

static bool parse_player(struct move_reader *reader, struct move *move)
{
    long number = 1;
    bool is_read = read_player(reader, &number);
    move->arg = (kind_number)(number - 1);
    return is_read;
}

static void print_points(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d", move.points);
}

static bool read_points(struct move_reader *reader, long least, const char *what, struct move *move)
{
    long points;
    if (!move_reader_number(reader, least, POINTS_MOST, what, &points))
        return false;
    move->points = (int16_t)points;
    return true;
}

static bool parse_points(struct move_reader *reader, struct move *move)
{
    return read_points(reader, 0, _("a number of points from 0 to 999"), move);
}

static bool parse_correction(struct move_reader *reader, struct move *move)
{
    return read_points(reader, -POINTS_MOST, _("a number of points from -999 to 999"), move);
}

const struct argument no_argument = {NULL, NULL};
const struct argument kind_argument = {print_kind, parse_kind};
const struct argument square_argument = {print_square, parse_square};
const struct argument tile_argument = {print_square, parse_tile};
const struct argument orientation_argument = {print_orientation, parse_orientation};
const struct argument feature_argument = {print_feature, parse_feature};
const struct argument figure_argument = {print_figure, parse_figure};
const struct argument deployment_argument = {print_deployment, parse_deployment};
const struct argument owner_argument = {print_owner, parse_owner};
const struct argument player_argument = {print_player, parse_player};
const struct argument points_argument = {print_points, parse_points};
const struct argument correction_argument = {print_points, parse_correction};
