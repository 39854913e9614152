#include "bastide/notation.h"

#include "text/bad_text.h"
#include "text/compass.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

/* A line being read: its words are taken one by one. */
struct reader {
    const struct game *game;
    const char *line, *rest, *end;
    struct bad_text *bad;
};

/* How the moves of a verb are written and read; `rest` begins with a blank where there is any. */
struct verb_notation {
    void (*print)(const struct game *game, struct move move, char *rest, size_t size);
    bool (*parse)(struct reader *reader, struct move *move);
};

static bool next_word(struct reader *reader, struct word *word)
{
    return word_next(reader->line, &reader->rest, reader->end, word);
}

static bool expected(struct reader *reader, struct word word, const char *what)
{
    if (word.length == 0)
        return bad_text_say(reader->bad, 0, word.column, "the move ends too soon: expected %s",
                            what);
    return bad_text_say(reader->bad, 0, word.column, "'%.*s': expected %s",
                        word.length > 40 ? 40 : (int)word.length, word.at, what);
}

static bool read_square(struct reader *reader, struct square *square)
{
    struct word word;
    next_word(reader, &word);
    const char *comma = word.length ? memchr(word.at, ',', word.length) : NULL;
    if (comma == NULL)
        return expected(reader, word, "a square X,Y such as 0,-1");
    struct word x = {word.at, (size_t)(comma - word.at), 1};
    struct word y = {comma + 1, word.length - x.length - 1, 1};
    long east, south;
    if (!word_number(x, -TILES_MAX, TILES_MAX, &east) ||
        !word_number(y, -TILES_MAX, TILES_MAX, &south))
        return expected(reader, word, "a square X,Y such as 0,-1");
    *square = square_at((struct square){0, 0}, (int)east, (int)south);
    return true;
}

static void print_nothing(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    (void)move;
    (void)size;
    rest[0] = '\0';
}

static bool parse_nothing(struct reader *reader, struct move *move)
{
    (void)reader;
    (void)move;
    return true;
}

static void print_draw(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s", tile_kinds[move.arg].id);
}

static bool parse_draw(struct reader *reader, struct move *move)
{
    struct word word;
    char id[TILE_ID_SIZE];
    next_word(reader, &word);
    move->arg = word_copy(word, id, sizeof id) ? tile_kind_find(id) : NO_TILE_KIND;
    return move->arg != NO_TILE_KIND || expected(reader, word, "the ID of a tile such as CRFr");
}

static void print_place(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d,%d %s", move.at.x, move.at.y, edge_names[move.arg]);
}

static bool parse_place(struct reader *reader, struct move *move)
{
    struct word word;
    if (!read_square(reader, &move->at))
        return false;
    next_word(reader, &word);
    move->arg = (uint8_t)word_find(word, edge_names, EDGES);
    return move->arg < EDGES ||
           expected(reader, word, "where the tile's north edge points: n e s w");
}

/* The feature of segment `segment` on tile `tile` by its first place clockwise from north. */
static void print_segment(const struct game *game, uint8_t tile, unsigned segment, char *text,
                          size_t size)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    const char *kind =
        feature_kind_name((enum feature_kind)tile_kinds[placed->kind].segment[segment].kind);
    for (unsigned half = 0; half < HALF_EDGES; half++) {
        unsigned edge = half_edge_of(half);
        const char *place = NULL;
        if (tile_segment_at_half(placed->kind, placed->orientation, half) == segment)
            place = half_edge_names[half];
        else if (tile_segment_at_edge(placed->kind, placed->orientation, edge) == segment)
            place = edge_names[edge];
        if (place != NULL) {
            snprintf(text, size, "%s %s", kind, place);
            return;
        }
    }
    snprintf(text, size, "%s", kind);
}

/* The segment of tile `tile` that a feature's name means; any of its edges may name it. */
static bool read_segment(struct reader *reader, uint8_t tile, uint8_t *segment)
{
    static const char *const kinds[FEATURE_KINDS] = {
#define X(kind, name) [FEATURE_##kind] = name,
        FEATURE_KIND_LIST(X)
#undef X
    };
    struct word kind_word, word;
    next_word(reader, &kind_word);
    size_t kind = word_find(kind_word, kinds, FEATURE_KINDS);
    if (kind == FEATURE_KINDS)
        return expected(reader, kind_word, "a feature: road, city, field or monastery");
    const struct placed_tile *placed = &reader->game->board.tile[tile];
    const struct tile_kind *tile_kind = &tile_kinds[placed->kind];
    unsigned found = NO_SEGMENT;
    if (kind == FEATURE_MONASTERY) {
        word = kind_word;
        for (unsigned s = 0; s < tile_kind->segments; s++)
            if (tile_kind->segment[s].kind == FEATURE_MONASTERY)
                found = s;
    } else if (kind == FEATURE_FIELD) {
        next_word(reader, &word);
        size_t half = word_find(word, half_edge_names, HALF_EDGES);
        if (half == HALF_EDGES)
            return expected(reader, word, "a half-edge: nnw nne ene ese sse ssw wsw wnw");
        found = tile_segment_at_half(placed->kind, placed->orientation, (unsigned)half);
    } else {
        next_word(reader, &word);
        size_t edge = word_find(word, edge_names, EDGES);
        if (edge == EDGES)
            return expected(reader, word, "an edge: n e s w");
        found = tile_segment_at_edge(placed->kind, placed->orientation, (unsigned)edge);
    }
    if (found == NO_SEGMENT || tile_kind->segment[found].kind != kind)
        return bad_text_say(reader->bad, 0, kind_word.column,
                            "'%.*s': there is no such feature on the tile",
                            (int)(word.at + word.length - kind_word.at), kind_word.at);
    *segment = (uint8_t)found;
    return true;
}

static void print_deploy(const struct game *game, struct move move, char *rest, size_t size)
{
    char feature[FEATURE_TEXT_SIZE];
    print_segment(game, game->turn.placed, move.arg, feature, sizeof feature);
    snprintf(rest, size, " %s %s", figure_name((enum figure)move.figure), feature);
}

static bool parse_deploy(struct reader *reader, struct move *move)
{
    static const char *const figures[FIGURES_COUNT] = {
#define X(figure, word) [FIGURE_##figure] = word,
        FIGURES(X)
#undef X
    };
    struct word word;
    next_word(reader, &word);
    move->figure = (uint8_t)word_find(word, figures, FIGURES_COUNT);
    if (move->figure == FIGURES_COUNT)
        return expected(reader, word, "a figure: meeple");
    if (reader->game->turn.placed == NO_TILE)
        return bad_text_say(reader->bad, 0, word.column,
                            "no tile has been placed this turn to deploy on");
    return read_segment(reader, reader->game->turn.placed, &move->arg);
}

static const struct verb_notation notations[VERBS_COUNT] = {
    [VERB_DRAW] = {print_draw, parse_draw},          [VERB_PLACE] = {print_place, parse_place},
    [VERB_DISCARD] = {print_nothing, parse_nothing}, [VERB_DEPLOY] = {print_deploy, parse_deploy},
    [VERB_PASS] = {print_nothing, parse_nothing},
};

void move_print(const struct game *game, struct move move, char text[MOVE_TEXT_SIZE])
{
    char rest[MOVE_TEXT_SIZE - 16];
    notations[move.verb].print(game, move, rest, sizeof rest);
    snprintf(text, MOVE_TEXT_SIZE, "%s%s", verb_name((enum verb)move.verb), rest);
}

bool move_parse(const struct game *game, const char *text, size_t length, struct move *move,
                struct bad_text *bad)
{
    static const char *const verbs[VERBS_COUNT] = {
#define X(verb, word, fields) [VERB_##verb] = word,
        VERBS(X)
#undef X
    };
    struct reader reader = {
        .game = game, .line = text, .rest = text, .end = text + length, .bad = bad};
    struct word word;
    next_word(&reader, &word);
    size_t verb = word_find(word, verbs, VERBS_COUNT);
    if (verb == VERBS_COUNT)
        return expected(&reader, word, "a move: draw, place, discard, deploy or pass");
    struct move read = {.verb = (uint8_t)verb};
    if (!notations[verb].parse(&reader, &read))
        return false;
    if (next_word(&reader, &word))
        return expected(&reader, word, "the move to end here");
    *move = read;
    return true;
}

void feature_print(const struct game *game, uint16_t node, char text[FEATURE_TEXT_SIZE])
{
    uint8_t tile = game->features.tile[node];
    print_segment(game, tile, (unsigned)(node - game->board.tile[tile].first_node), text,
                  FEATURE_TEXT_SIZE);
}
