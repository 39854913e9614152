#include "bastide/notation.h"
#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>

static void print_claim(const struct game *game, struct move move, char *rest, size_t size)
{
    const char *castle = feature_kind_name(FEATURE_CASTLE);
    if (move.arg >= CLAIM_CASTLE_ACROSS)
        snprintf(rest, size, " %d,%d %s %s", move.at.x, move.at.y, castle,
                 edge_names[move.arg - CLAIM_CASTLE_ACROSS]);
    else if (move.arg == CLAIM_CASTLE)
        snprintf(rest, size, " %d,%d %s", move.at.x, move.at.y, castle);
    else
        feature_argument.print(game, move, rest, size);
}

static bool parse_claim(struct move_reader *reader, struct move *move)
{
    struct word word;
    tile_number tile;
    if (!move_reader_tile(reader, &move->at, &tile))
        return false;
    move_reader_word(reader, &word);
    if (!word_is(word, feature_kind_name(FEATURE_CASTLE)))
        return segment_read(reader, tile, word, &move->arg);
    move->arg = CLAIM_CASTLE;
    if (!move_reader_word(reader, &word))
        return true;
    size_t edge = word_find(word, edge_names, EDGES);
    move->arg = (uint8_t)(CLAIM_CASTLE_ACROSS + edge);
    return edge < EDGES || move_reader_expected(reader, word, _("an edge: n e s w"));
}

const struct argument claim_argument = {print_claim, parse_claim};
