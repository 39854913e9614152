#include "text/move_reader.h"

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
    char what[192];
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

bool move_reader_square(struct move_reader *reader, struct square *square)
{
    struct word word;
    return read_square(reader, &word, square);
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
