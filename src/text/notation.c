#include "bastide/notation.h"

#include "language/language.h"
#include "text/segment_name.h"

#include <stdio.h>

/* For a list in a message, from the table. */
#define LIST_VERB(verb, word, fields) " " word

/* `list` has a space before each word. */
__attribute__((format(printf, 3, 0))) static bool
expected_one_of(struct move_reader *reader, struct word word, const char *format, const char *list)
{
    char what[192];
    snprintf(what, sizeof what, format, list + 1);
    return move_reader_expected(reader, word, what);
}

/* How a verb's moves are written and read; `rest` starts with a space. NULL: the verb stands
 * alone. */
struct verb_notation {
    void (*print)(const struct game *game, struct move move, char *rest, size_t size);
    bool (*parse)(struct move_reader *reader, struct move *move);
};

static void print_draw(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s", tile_kinds[move.arg].id);
}

static bool parse_draw(struct move_reader *reader, struct move *move)
{
    struct word word;
    char id[TILE_ID_SIZE];
    move_reader_word(reader, &word);
    move->arg = word_copy(word, id, sizeof id) ? tile_kind_find(id) : NO_TILE_KIND;
    return move->arg != NO_TILE_KIND ||
           move_reader_expected(reader, word, _("the ID of a tile such as CRFr"));
}

static void print_place(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d,%d %s", move.at.x, move.at.y, edge_names[move.arg]);
}

static bool parse_place(struct move_reader *reader, struct move *move)
{
    struct word word;
    if (!move_reader_square(reader, &move->at))
        return false;
    move_reader_word(reader, &word);
    move->arg = (uint8_t)word_find(word, edge_names, EDGES);
    return move->arg < EDGES ||
           move_reader_expected(reader, word, _("where the tile's north edge points: n e s w"));
}

static void print_deploy(const struct game *game, struct move move, char *rest, size_t size)
{
    char feature[FEATURE_TEXT_SIZE];
    segment_print(game, game->turn.placed, move.arg, feature, sizeof feature);
    snprintf(rest, size, " %s %s", figure_name((enum figure)move.figure), feature);
}

/* Only the figures of the game have names in it. */
static bool parse_figure(struct move_reader *reader, struct word *word, uint8_t *figure)
{
    char list[64] = "";
    size_t length = 0;
    move_reader_word(reader, word);
    for (*figure = 0; *figure < FIGURES_COUNT; ++*figure) {
        const char *name = figure_name((enum figure) * figure);
        if (figures_each(&reader->game->options, (enum figure) * figure) == 0)
            continue;
        if (word_is(*word, name))
            return true;
        length += (size_t)snprintf(list + length, sizeof list - length, " %s", name);
    }
    return expected_one_of(reader, *word, _("a figure: %s"), list);
}

static bool parse_deploy(struct move_reader *reader, struct move *move)
{
    struct word word;
    if (!parse_figure(reader, &word, &move->figure))
        return false;
    if (reader->game->turn.placed == NO_TILE)
        return bad_text_say(reader->bad, 0, word.column,
                            _("no tile placed this turn to deploy on"));
    move_reader_word(reader, &word);
    return segment_read(reader, reader->game->turn.placed, word, &move->arg);
}

static void print_bridge(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d,%d %s", move.at.x, move.at.y, direction_names[move.arg]);
}

static bool parse_bridge(struct move_reader *reader, struct move *move)
{
    struct word word;
    if (!move_reader_square(reader, &move->at))
        return false;
    move_reader_word(reader, &word);
    move->arg = (uint8_t)word_find(word, direction_names, DIRECTIONS);
    return move->arg < DIRECTIONS ||
           move_reader_expected(reader, word, _("the direction of the bridge: ns or ew"));
}

static void print_claim(const struct game *game, struct move move, char *rest, size_t size)
{
    char feature[FEATURE_TEXT_SIZE];
    uint8_t tile = board_tile_at(&game->board, move.at);
    const char *castle = feature_kind_name(FEATURE_CASTLE);
    if (move.arg >= CLAIM_CASTLE_ACROSS)
        snprintf(feature, sizeof feature, "%s %s", castle,
                 edge_names[move.arg - CLAIM_CASTLE_ACROSS]);
    else if (move.arg == CLAIM_CASTLE)
        snprintf(feature, sizeof feature, "%s", castle);
    else
        segment_print(game, tile, move.arg, feature, sizeof feature);
    snprintf(rest, size, " %d,%d %s", move.at.x, move.at.y, feature);
}

static bool parse_claim(struct move_reader *reader, struct move *move)
{
    struct word word;
    uint8_t tile;
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

static bool parse_cross(struct move_reader *reader, struct move *move)
{
    struct word word;
    uint8_t tile;
    if (!move_reader_tile(reader, &move->at, &tile))
        return false;
    move_reader_word(reader, &word);
    return segment_read(reader, tile, word, &move->arg);
}

static void print_reveal(const struct game *game, struct move move, char *rest, size_t size)
{
    size_t at = 0;
    for (unsigned t = 0; t < game_reveal_count(game) && at < size; t++)
        at += (size_t)snprintf(rest + at, size - at, " %s", tile_kinds[move.kinds[t]].id);
}

static bool parse_reveal(struct move_reader *reader, struct move *move)
{
    struct move one = {0};
    for (unsigned t = 0; t < game_reveal_count(reader->game); t++) {
        if (!parse_draw(reader, &one))
            return false;
        move->kinds[t] = one.arg;
    }
    return true;
}

/* People count a bazaar's tiles from 1. */

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

static bool parse_points(struct move_reader *reader, struct move *move)
{
    long points;
    if (!move_reader_number(reader, 0, BIDS_MAX, _("a number of points from 0 to 999"), &points))
        return false;
    move->points = (int16_t)points;
    return true;
}

static bool parse_take(struct move_reader *reader, struct move *move)
{
    long tile;
    if (!move_reader_number(reader, 1, REVEALED_MAX, _("the number of a revealed tile, from 1"),
                            &tile))
        return false;
    move->arg = (uint8_t)(tile - 1);
    return true;
}

static bool parse_offer(struct move_reader *reader, struct move *move)
{
    return parse_take(reader, move) && parse_points(reader, move);
}

/* Amendments name their player first, from 1. */

static bool parse_player(struct move_reader *reader, uint8_t *player)
{
    long number;
    if (!move_reader_number(reader, 1, reader->game->options.players,
                            _("the number of a player, from 1"), &number))
        return false;
    *player = (uint8_t)(number - 1);
    return true;
}

static void print_amended_figure(const struct game *game, struct move move, char *rest, size_t size)
{
    char feature[FEATURE_TEXT_SIZE];
    segment_print(game, board_tile_at(&game->board, move.at), move.arg, feature, sizeof feature);
    snprintf(rest, size, " %d %s %d,%d %s", move.player + 1, figure_name((enum figure)move.figure),
             move.at.x, move.at.y, feature);
}

static bool parse_amended_figure(struct move_reader *reader, struct move *move)
{
    struct word word;
    return parse_player(reader, &move->player) && parse_figure(reader, &word, &move->figure) &&
           parse_cross(reader, move);
}

static void print_amended_score(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %d %d", move.arg + 1, move.points);
}

static bool parse_amended_score(struct move_reader *reader, struct move *move)
{
    long points;
    if (!parse_player(reader, &move->arg) ||
        !move_reader_number(reader, -AMENDED_POINTS_MAX, AMENDED_POINTS_MAX,
                            _("a number of points from -999 to 999"), &points))
        return false;
    move->points = (int16_t)points;
    return true;
}

static bool parse_amended_turn(struct move_reader *reader, struct move *move)
{
    return parse_player(reader, &move->arg);
}

static const struct verb_notation notations[AMENDMENTS_END] = {
    [VERB_DRAW] = {print_draw, parse_draw},
    [VERB_REVEAL] = {print_reveal, parse_reveal},
    [VERB_PLACE] = {print_place, parse_place},
    [VERB_BRIDGE] = {print_bridge, parse_bridge},
    [VERB_DEPLOY] = {print_deploy, parse_deploy},
    [VERB_CLAIM] = {print_claim, parse_claim},
    [VERB_CROSS] = {print_claim, parse_cross},
    [VERB_OFFER] = {print_offer, parse_offer},
    [VERB_BID] = {print_points, parse_points},
    [VERB_TAKE] = {print_take, parse_take},
    [AMENDMENT_PLACE] = {print_place, parse_place},
    [AMENDMENT_DEPLOY] = {print_amended_figure, parse_amended_figure},
    [AMENDMENT_HOME] = {print_amended_figure, parse_amended_figure},
    [AMENDMENT_SCORE] = {print_amended_score, parse_amended_score},
    [AMENDMENT_TURN] = {print_take, parse_amended_turn},
};

static const char against[] = "against";

void move_print(const struct game *game, struct move move, char text[MOVE_TEXT_SIZE])
{
    char rest[MOVE_TEXT_SIZE - 32] = "";
    if (notations[move.verb].print)
        notations[move.verb].print(game, move, rest, sizeof rest);
    if (move_is_amendment(move))
        snprintf(text, MOVE_TEXT_SIZE, "%s %s%s", against,
                 amendment_name((enum amendment)move.verb), rest);
    else
        snprintf(text, MOVE_TEXT_SIZE, "%s%s", verb_name((enum verb)move.verb), rest);
}

/* The verb, or the words of an amendment; in the list of what is expected they have no place, as
 * they are never legal. */
static bool parse_verb(struct move_reader *reader, uint8_t *verb)
{
    struct word word;
    move_reader_word(reader, &word);
    if (word_is(word, against)) {
        move_reader_word(reader, &word);
        for (*verb = VERBS_COUNT; *verb < AMENDMENTS_END; ++*verb)
            if (word_is(word, amendment_name((enum amendment) * verb)))
                return true;
        return expected_one_of(reader, word, _("what was done against the rules: %s"),
                               AMENDMENTS(LIST_VERB));
    }
    for (*verb = 0; *verb < VERBS_COUNT; ++*verb)
        if (word_is(word, verb_name((enum verb) * verb)))
            return true;
    return expected_one_of(reader, word, _("a move: %s"), VERBS(LIST_VERB));
}

bool move_parse(const struct game *game, const char *text, size_t length, struct move *move,
                struct bad_text *bad)
{
    struct move_reader reader = {
        .game = game, .line = text, .rest = text, .end = text + length, .bad = bad};
    struct word word;
    struct move read = {.arg = 0};
    if (!parse_verb(&reader, &read.verb))
        return false;
    if (notations[read.verb].parse && !notations[read.verb].parse(&reader, &read))
        return false;
    if (move_reader_word(&reader, &word))
        return move_reader_expected(&reader, word, _("the move to end here"));
    *move = read;
    return true;
}
