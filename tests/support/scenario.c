#include "support/scenario.h"

#include "support/scenario_stage.h"
#include "text/words.h"

#include <stdlib.h>
#include <string.h>

bool stage_word(struct stage *stage, struct word *word)
{
    return word_next(stage->line, &stage->rest, stage->end, word);
}

bool stage_expected(struct stage *stage, struct word word, const char *what)
{
    if (word.length == 0)
        return bad_text_say(stage->bad, stage->number, word.column,
                            "the line ends too soon: expected %s", what);
    return bad_text_say(stage->bad, stage->number, word.column, "'%.*s': expected %s",
                        word.length > 40 ? 40 : (int)word.length, word.at, what);
}

bool stage_ends(struct stage *stage)
{
    struct word word;
    return !stage_word(stage, &word) || stage_expected(stage, word, "the line to end here");
}

bool stage_square(struct stage *stage, struct square *square)
{
    struct word word;
    stage_word(stage, &word);
    const char *comma = word.length ? memchr(word.at, ',', word.length) : NULL;
    long x, y;
    if (comma == NULL ||
        !word_number((struct word){word.at, (size_t)(comma - word.at), 1}, -TILES_MAX, TILES_MAX,
                     &x) ||
        !word_number((struct word){comma + 1, (size_t)(word.at + word.length - comma) - 1, 1},
                     -TILES_MAX, TILES_MAX, &y))
        return stage_expected(stage, word, "a square X,Y");
    *square = (struct square){(int16_t)x, (int16_t)y};
    return true;
}

/* Whether segments of that kind are named by where they lie on their tile. */
static bool has_places(size_t kind)
{
    return kind == FEATURE_ROAD || kind == FEATURE_CITY || kind == FEATURE_FIELD;
}

/* Searches the tile's segments for the one named, so that features are found without the core. */
static uint16_t find_node(const struct game *game, tile_number tile, size_t kind, struct word place)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    const struct tile_kind *printed = &tile_kinds[placed->kind];
    size_t edge = word_find(place, edge_names, EDGES);
    size_t half = word_find(place, half_edge_names, HALF_EDGES);
    bool is_inner = word_is(place, "inner") || word_is(place, "inner2");
    unsigned inner = word_is(place, "inner2");
    for (unsigned b = 0; b < game->board.tracks && kind == FEATURE_ROAD && edge < EDGES; b++)
        if (game->board.track[b].tile == tile &&
            (game->board.track[b].direction == DIRECTION_NS) == (edge == EDGE_N || edge == EDGE_S))
            return feature_track_node(b);
    for (unsigned s = 0; s < printed->segments; s++) {
        const struct segment *segment = &printed->segment[s];
        bool here =
            !has_places(kind) ? place.length == 0
            : is_inner
                ? segment->kind == FEATURE_FIELD && segment->halves == 0 && inner-- == 0
                : (edge < EDGES &&
                   segment->edges >> edge_on_tile((unsigned)edge, placed->orientation) & 1) ||
                      (half < HALF_EDGES &&
                       segment->halves >> half_on_tile((unsigned)half, placed->orientation) & 1);
        if (segment->kind == kind && here)
            return (uint16_t)(placed->first_node + s);
    }
    return NO_NODE;
}

bool stage_feature(struct stage *stage, uint16_t *node)
{
    static const char *const kinds[FEATURE_KINDS] = {
#define X(kind, name) [FEATURE_##kind] = name,
        FEATURE_KIND_LIST(X)
#undef X
    };
    struct square at;
    struct word word, place = {.length = 0};
    if (!stage_square(stage, &at))
        return false;
    tile_number tile = board_tile_at(&stage->game.board, at);
    stage_word(stage, &word);
    size_t kind = word_find(word, kinds, PRINTED_KINDS);
    if (kind == PRINTED_KINDS)
        return stage_expected(stage, word, "a feature: road, city, field or monastery");
    if (has_places(kind))
        stage_word(stage, &place);
    const char *rest = stage->rest;
    stage_word(stage, &word);
    if (kind == FEATURE_MONASTERY && word_is(word, "lying"))
        kind = FEATURE_ABBOTS; /* MO2 */
    else
        stage->rest = rest;
    *node = tile == NO_TILE ? NO_NODE : find_node(&stage->game, tile, kind, place);
    if (*node != NO_NODE)
        return true;
    return bad_text_say(stage->bad, stage->number, word.column, "there is no %s %.*s on %d,%d",
                        kinds[kind], (int)place.length, place.length ? place.at : "", at.x, at.y);
}

bool stage_feature_and_colon(struct stage *stage, uint16_t *node)
{
    const char *whole = stage->end;
    const char *colon = memchr(stage->rest, ':', (size_t)(whole - stage->rest));
    stage->end = colon ? colon : whole;
    if (!stage_feature(stage, node) || !stage_ends(stage))
        return false;
    stage->rest = colon ? colon + 1 : whole;
    stage->end = whole;
    return true;
}

struct word stage_remainder(struct stage *stage)
{
    struct word first, word;
    const char *end;
    if (!stage_word(stage, &first))
        return first;
    do
        end = stage->rest;
    while (stage_word(stage, &word));
    first.length = (size_t)(end - first.at);
    return first;
}

bool stage_move(struct stage *stage, struct move *move)
{
    struct word text = stage_remainder(stage);
    if (move_parse(&stage->game, text.at, text.length, move, stage->bad))
        return true;
    stage->bad->line = stage->number;
    stage->bad->column += text.column - 1;
    return false;
}

/* The lines of the setup. */
static bool set_players(struct stage *stage)
{
    struct word word;
    long players;
    stage_word(stage, &word);
    if (!word_number(word, PLAYERS_MIN, PLAYERS_MAX, &players))
        return stage_expected(stage, word, "2 to 6 players");
    stage->options.players = (uint8_t)players;
    return stage_ends(stage);
}

static bool set_sets(struct stage *stage)
{
    static const char *const sets[TILE_SETS_COUNT] = {
#define X(set, name) [SET_##set] = name,
        TILE_SETS(X)
#undef X
    };
    struct word word;
    stage->options.sets = 0;
    while (stage_word(stage, &word)) {
        size_t set = word_find(word, sets, TILE_SETS_COUNT);
        if (set == TILE_SETS_COUNT)
            return stage_expected(stage, word, "the name of a set of tiles");
        stage->options.sets |= 1u << set;
    }
    return true;
}

static const struct {
    const char *name;
    bool (*read)(struct stage *stage);
} set_up_lines[] = {
    {"players", set_players},
    {"sets", set_sets},
    {"edition", stage_set_edition},
    {"option", stage_set_option},
};

/* `show`: here the documents draw the board. */
static bool show_line(struct stage *stage)
{
    if (stage->watcher != NULL)
        stage->watcher->show(stage->watcher, &stage->game);
    return stage_ends(stage);
}

static const struct {
    const char *name;
    bool (*read)(struct stage *stage);
} play_lines[] = {
    {"!", stage_refusal_line},   {"leave", stage_leave_line}, {"give", stage_give_line},
    {"event", stage_event_line}, {"no", stage_no_line},       {"show", show_line},
};

static bool begin(struct stage *stage)
{
    stage->begun = true;
    enum refusal refusal = game_start(&stage->game, &stage->options);
    if (refusal != REFUSAL_NONE)
        return bad_text_say(stage->bad, stage->number, 0, "the game cannot begin: %s",
                            refusal_sentence(refusal));
    slow_game_start(&stage->slow, &stage->options);
    return true;
}

static bool read_line(struct stage *stage)
{
    struct word word;
    bool found;
    if (!stage_word(stage, &word))
        return true;
    for (size_t i = 0; i < sizeof set_up_lines / sizeof *set_up_lines; i++)
        if (word_is(word, set_up_lines[i].name))
            return stage->begun ? stage_expected(stage, word, "the set-up before the first move")
                                : set_up_lines[i].read(stage);
    if (!stage->begun && !begin(stage))
        return false;
    if (word.length == 1 && (word.at[0] == '-' || (word.at[0] >= '1' && word.at[0] <= '6')))
        return stage_settle_events(stage) && stage_actor_line(stage, word);
    for (size_t i = 0; i < sizeof play_lines / sizeof *play_lines; i++)
        if (word_is(word, play_lines[i].name))
            return play_lines[i].read(stage);
    bool is_so = stage_check_line(stage, word, &found);
    return found ? is_so : stage_expected(stage, word, "a line of a scenario (docs/TESTING.md)");
}

static bool play(struct stage *stage, const char *text, size_t length)
{
    const char *rest = text;
    bool whole;
    while (line_next(&rest, text + length, &stage->line, &stage->end, &whole)) {
        stage->number++;
        const char *comment = memchr(stage->line, '#', (size_t)(stage->end - stage->line));
        if (comment != NULL)
            stage->end = comment;
        stage->rest = stage->line;
        if (!read_line(stage))
            return false;
    }
    if (!stage_settle_events(stage))
        return false;
    return stage->checks > 0 ||
           bad_text_say(stage->bad, stage->number, 0, "the scenario checks nothing");
}

bool scenario_play(const char *text, size_t length, struct bad_text *bad)
{
    return scenario_play_watched(text, length, NULL, bad);
}

bool scenario_play_watched(const char *text, size_t length, struct scenario_watcher *watcher,
                           struct bad_text *bad)
{
    struct stage *stage = calloc(1, sizeof *stage);
    if (stage == NULL)
        return bad_text_say(bad, 0, 0, "out of memory");
    stage->bad = bad;
    stage->watcher = watcher;
    stage->options = options_default();
    stage->options.sets = 1u << SET_BASE;
    bool good = play(stage, text, length);
    free(stage);
    return good;
}
