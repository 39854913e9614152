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

#define LIST_VERB(verb, word, fields) " " word

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

/* The feature of segment `segment` (or SEGMENT_BRIDGE) on tile `tile` by its first place clockwise
 * from north. */
static void print_segment(const struct game *game, uint8_t tile, unsigned segment, char *text,
                          size_t size)
{
    uint16_t node = feature_node(&game->board, tile, segment);
    const char *kind = feature_kind_name(
        (enum feature_kind)feature_segment(&game->features, &game->board, node)->kind);
    for (unsigned half = 0; half < HALF_EDGES; half++) {
        unsigned edge = half_edge_of(half);
        const char *place = NULL;
        if (feature_node_at_half(&game->board, tile, half) == node)
            place = half_edge_names[half];
        else if (feature_node_at_edge(&game->board, tile, edge) == node)
            place = edge_names[edge];
        if (place != NULL) {
            snprintf(text, size, "%s %s", kind, place);
            return;
        }
    }
    snprintf(text, size, "%s", kind);
}

static const char *const feature_kinds[FEATURE_KINDS] = {
#define X(kind, name) [FEATURE_##kind] = name,
    FEATURE_KIND_LIST(X)
#undef X
};

static uint16_t find_monastery(const struct game *game, uint8_t tile)
{
    const struct tile_kind *kind = &tile_kinds[game->board.tile[tile].kind];
    for (unsigned s = 0; s < kind->segments; s++)
        if (kind->segment[s].kind == FEATURE_MONASTERY)
            return feature_node(&game->board, tile, s);
    return NO_NODE;
}

/* The segment of tile `tile` that a feature's name means; any of its edges may name it. */
static bool read_segment(struct reader *reader, uint8_t tile, struct word kind_word,
                         uint8_t *segment)
{
    const struct game *game = reader->game;
    size_t kind = word_find(kind_word, feature_kinds, PRINTED_KINDS);
    struct word word = kind_word;
    uint16_t node;
    if (kind == PRINTED_KINDS)
        return expected(reader, kind_word, "a feature: road, city, field or monastery");
    if (kind == FEATURE_MONASTERY) {
        node = find_monastery(game, tile);
    } else if (kind == FEATURE_FIELD) {
        next_word(reader, &word);
        size_t half = word_find(word, half_edge_names, HALF_EDGES);
        if (half == HALF_EDGES)
            return expected(reader, word, "a half-edge: nnw nne ene ese sse ssw wsw wnw");
        node = feature_node_at_half(&game->board, tile, (unsigned)half);
    } else {
        next_word(reader, &word);
        size_t edge = word_find(word, edge_names, EDGES);
        if (edge == EDGES)
            return expected(reader, word, "an edge: n e s w");
        node = feature_node_at_edge(&game->board, tile, (unsigned)edge);
    }
    if (node == NO_NODE || feature_segment(&game->features, &game->board, node)->kind != kind)
        return bad_text_say(reader->bad, 0, kind_word.column,
                            "'%.*s': there is no such feature on the tile",
                            (int)(word.at + word.length - kind_word.at), kind_word.at);
    *segment = (uint8_t)feature_segment_number(&game->features, &game->board, node);
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
    next_word(reader, &word);
    return read_segment(reader, reader->game->turn.placed, word, &move->arg);
}

static void print_bridge(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d,%d %s", move.at.x, move.at.y, direction_names[move.arg]);
}

static bool parse_bridge(struct reader *reader, struct move *move)
{
    struct word word;
    if (!read_square(reader, &move->at))
        return false;
    next_word(reader, &word);
    move->arg = (uint8_t)word_find(word, direction_names, DIRECTIONS);
    return move->arg < DIRECTIONS || expected(reader, word, "how the bridge runs: ns or ew");
}

static void print_claim(const struct game *game, struct move move, char *rest, size_t size)
{
    char feature[FEATURE_TEXT_SIZE];
    uint8_t tile = board_tile_at(&game->board, move.at);
    if (move.arg == CLAIM_CASTLE)
        snprintf(feature, sizeof feature, "%s", feature_kind_name(FEATURE_CASTLE));
    else
        print_segment(game, tile, move.arg, feature, sizeof feature);
    snprintf(rest, size, " %d,%d %s", move.at.x, move.at.y, feature);
}

/* The square of a tile that lies on the board. */
static bool read_tile(struct reader *reader, struct move *move, uint8_t *tile)
{
    if (!read_square(reader, &move->at))
        return false;
    *tile = board_tile_at(&reader->game->board, move->at);
    return *tile != NO_TILE ||
           bad_text_say(reader->bad, 0, 0, "no tile lies on %d,%d", move->at.x, move->at.y);
}

static bool parse_claim(struct reader *reader, struct move *move)
{
    struct word word;
    uint8_t tile;
    if (!read_tile(reader, move, &tile))
        return false;
    next_word(reader, &word);
    if (!word_is(word, feature_kind_name(FEATURE_CASTLE)))
        return read_segment(reader, tile, word, &move->arg);
    move->arg = CLAIM_CASTLE;
    return true;
}

static bool parse_cross(struct reader *reader, struct move *move)
{
    struct word word;
    uint8_t tile;
    if (!read_tile(reader, move, &tile))
        return false;
    next_word(reader, &word);
    return read_segment(reader, tile, word, &move->arg);
}

static void print_reveal(const struct game *game, struct move move, char *rest, size_t size)
{
    size_t at = 0;
    rest[0] = '\0';
    for (unsigned t = 0; t < game_reveal_count(game) && at < size; t++)
        at += (size_t)snprintf(rest + at, size - at, " %s", tile_kinds[move.reveal[t]].id);
}

static bool parse_reveal(struct reader *reader, struct move *move)
{
    struct move one = {0};
    for (unsigned t = 0; t < game_reveal_count(reader->game); t++) {
        if (!parse_draw(reader, &one))
            return false;
        move->reveal[t] = one.arg;
    }
    return true;
}

/* Points, and tiles of a bazaar, which people count from 1. */
static bool read_number(struct reader *reader, long least, long most, const char *what,
                        long *number)
{
    struct word word;
    next_word(reader, &word);
    return word_number(word, least, most, number) || expected(reader, word, what);
}

static void print_offer(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d %d", move.arg + 1, move.points);
}

static void print_points(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d", move.points);
}

static void print_take(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d", move.arg + 1);
}

static bool parse_points(struct reader *reader, struct move *move)
{
    long points;
    if (!read_number(reader, 0, BIDS_MAX, "a number of points from 0 to 999", &points))
        return false;
    move->points = (int16_t)points;
    return true;
}

static bool parse_take(struct reader *reader, struct move *move)
{
    long tile;
    if (!read_number(reader, 1, REVEALED_MAX, "the number of a revealed tile, from 1", &tile))
        return false;
    move->arg = (uint8_t)(tile - 1);
    return true;
}

static bool parse_offer(struct reader *reader, struct move *move)
{
    return parse_take(reader, move) && parse_points(reader, move);
}

static const struct verb_notation notations[VERBS_COUNT] = {
    [VERB_DRAW] = {print_draw, parse_draw},        [VERB_REVEAL] = {print_reveal, parse_reveal},
    [VERB_PLACE] = {print_place, parse_place},     [VERB_DISCARD] = {print_nothing, parse_nothing},
    [VERB_BRIDGE] = {print_bridge, parse_bridge},  [VERB_DEPLOY] = {print_deploy, parse_deploy},
    [VERB_PASS] = {print_nothing, parse_nothing},  [VERB_CASTLE] = {print_nothing, parse_nothing},
    [VERB_SCORE] = {print_nothing, parse_nothing}, [VERB_CLAIM] = {print_claim, parse_claim},
    [VERB_CROSS] = {print_claim, parse_cross},     [VERB_HOME] = {print_nothing, parse_nothing},
    [VERB_OFFER] = {print_offer, parse_offer},     [VERB_BID] = {print_points, parse_points},
    [VERB_BUY] = {print_nothing, parse_nothing},   [VERB_SELL] = {print_nothing, parse_nothing},
    [VERB_TAKE] = {print_take, parse_take},
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
        return expected(&reader, word, "a move:" VERBS(LIST_VERB));
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
    print_segment(game, tile, feature_segment_number(&game->features, &game->board, node), text,
                  FEATURE_TEXT_SIZE);
}
