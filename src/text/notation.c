/* Names in text, and moves. */
#include "bastide/notation.h"

#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>
#include <string.h>

const char *verb_name(enum verb verb)
{
    static const char *const names[VERBS_COUNT] = {
#define X(verb, word, fields) [VERB_##verb] = word,
        VERBS(X)
#undef X
    };
    return names[verb];
}

const char *amendment_name(enum amendment amendment)
{
    static const char *const names[AMENDMENTS_END - VERBS_COUNT] = {
#define X(amendment, word, fields) [AMENDMENT_##amendment - VERBS_COUNT] = word,
        AMENDMENTS(X)
#undef X
    };
    return names[amendment - VERBS_COUNT];
}

const char *figure_name(enum figure figure)
{
    static const char *const names[FIGURES_COUNT] = {
#define X(figure, word, ...) [FIGURE_##figure] = word,
        FIGURES(X)
#undef X
    };
    return names[figure];
}

const char *phase_name(enum phase phase)
{
    static const char *const names[PHASES_COUNT] = {
#define X(phase, name, rules) [PHASE_##phase] = name,
        PHASES(X)
#undef X
    };
    return names[phase];
}

const char *event_name(enum event_type type)
{
    static const char *const names[EVENTS_COUNT] = {
#define X(type, name, fields) [EVENT_##type] = name,
        EVENTS(X)
#undef X
    };
    return names[type];
}

const char *score_reason_name(enum score_reason reason)
{
    static const char *const names[SCORE_REASONS_COUNT] = {
#define X(reason, name, ...) [REASON_##reason] = name,
        SCORE_REASONS(X)
#undef X
    };
    return names[reason];
}

const char *feature_kind_name(enum feature_kind kind)
{
    static const char *const names[FEATURE_KINDS] = {
#define X(kind, name) [FEATURE_##kind] = name,
        FEATURE_KIND_LIST(X)
#undef X
    };
    return names[kind];
}

const char *scored_name(const struct event *event)
{
#define X(why, name)                                                                               \
    if (event->reason == REASON_##why)                                                             \
        return name;
    SCORED_NAMES(X)
#undef X
    return feature_kind_name((enum feature_kind)event->kind);
}

const char *refusal_sentence(enum refusal refusal)
{
    static const char *const sentences[REFUSALS_COUNT] = {
#define X(name, sentence) [REFUSAL_##name] = sentence,
        REFUSALS(X)
#undef X
    };
    return sentences[refusal];
}

/* Whether two cities share that edge: neither is named by it. */
static bool is_shared(const struct board *board, tile_number tile, unsigned edge)
{
    return feature_node_split_off(board, tile, edge) != NO_NODE;
}

/* The place on the tile at half-edge `half` that can name `node`; NULL if it cannot. */
static const char *names_place_of(const struct board *board, tile_number tile, unsigned half,
                                  uint16_t node)
{
    unsigned edge = half_edge_of(half);
    if (feature_node_at_half(board, tile, half) == node)
        return half_edge_names[half];
    return feature_node_at_edge(board, tile, edge) == node && !is_shared(board, tile, edge)
               ? edge_names[edge]
               : NULL;
}

/* The name of a field that reaches no edge. */
static const char *inner_field_name(const struct tile_kind *kind, unsigned segment)
{
    unsigned number = 0;
    while (number < INNER_FIELDS_MAX && tile_inner_field(kind, number) != segment)
        number++;
    return number < INNER_FIELDS_MAX ? inner_field_names[number] : NULL;
}

/* Behind the name of a feature: the place in it where figures lie. */
static const char lying[] = "lying";

void segment_print(const struct game *game, tile_number tile, unsigned segment, char *text,
                   size_t size)
{
    uint16_t node = feature_node(&game->board, tile, segment);
    unsigned kind = feature_segment(&game->features, &game->board, node)->kind;
    const char *place = kind_is_lain_in(kind) ? lying : NULL;
    for (unsigned half = 0; half < HALF_EDGES && place == NULL; half++)
        place = names_place_of(&game->board, tile, half, node);
    if (place == NULL && kind == FEATURE_FIELD)
        place = inner_field_name(&tile_kinds[game->board.tile[tile].kind], segment);
    snprintf(text, size, "%s%s%s", feature_kind_name((enum feature_kind)kind_stood_in(kind)),
             place ? " " : "", place ? place : "");
}

void feature_print(const struct game *game, uint16_t node, char text[FEATURE_TEXT_SIZE])
{
    unsigned segment = feature_segment_number(&game->features, &game->board, node);
    segment_print(game, feature_tile(&game->features, node), segment, text, FEATURE_TEXT_SIZE);
}

/* Finds a feature by the words after its kind. False on failure, with the error in `bad`; `node` is
 * NO_NODE if there is no such feature. */
typedef bool find_feature(struct move_reader *reader, tile_number tile, struct word *word,
                          uint16_t *node);

/* The only one of its kind on the tile; NO_NODE if there is none. */
static uint16_t alone(const struct board *board, tile_number tile, unsigned kind)
{
    const struct tile_kind *on = &tile_kinds[board->tile[tile].kind];
    for (unsigned segment = 0; segment < on->segments; segment++)
        if (on->segment[segment].kind == kind)
            return feature_node(board, tile, segment);
    return NO_NODE;
}

static bool find_at_edge(struct move_reader *reader, tile_number tile, struct word *word,
                         uint16_t *node)
{
    const struct board *board = &reader->game->board;
    move_reader_word(reader, word);
    size_t edge = word_find(*word, edge_names, EDGES);
    size_t half = word_find(*word, half_edge_names, HALF_EDGES);
    size_t of = half < HALF_EDGES ? half_edge_of((unsigned)half) : edge;
    if (of == EDGES || is_shared(board, tile, (unsigned)of) != (half < HALF_EDGES))
        return move_reader_expected(reader, *word, _("an edge: n e s w"));
    bool is_second = half < HALF_EDGES && (half & 1u);
    *node = is_second ? feature_node_split_off(board, tile, (unsigned)of)
                      : feature_node_at_edge(board, tile, (unsigned)of);
    return true;
}

static bool find_field(struct move_reader *reader, tile_number tile, struct word *word,
                       uint16_t *node)
{
    const struct board *board = &reader->game->board;
    const struct tile_kind *kind = &tile_kinds[board->tile[tile].kind];
    move_reader_word(reader, word);
    size_t half = word_find(*word, half_edge_names, HALF_EDGES);
    size_t inner = word_find(*word, inner_field_names, INNER_FIELDS_MAX);
    uint8_t within =
        inner < INNER_FIELDS_MAX ? tile_inner_field(kind, (unsigned)inner) : (uint8_t)NO_SEGMENT;
    if (half == HALF_EDGES && within == NO_SEGMENT)
        return move_reader_expected(
            reader, *word,
            tile_inner_field(kind, 0) == NO_SEGMENT
                ? _("a half-edge: nnw nne ene ese sse ssw wsw wnw")
                : _("a half-edge (nnw nne ene ese sse ssw wsw wnw) or inner"));
    *node = half < HALF_EDGES ? feature_node_at_half(board, tile, (unsigned)half)
                              : feature_node(board, tile, within);
    return true;
}

/* NULL: the kind reaches no edge of its tile. */
static find_feature *const finders[PRINTED_KINDS] = {
    [FEATURE_ROAD] = find_at_edge,
    [FEATURE_CITY] = find_at_edge,
    [FEATURE_FIELD] = find_field,
};

/* Where no feature is named. Kinds that sets print are listed where the tile has one of them. */
static bool no_feature(struct move_reader *reader, tile_number tile, struct word word)
{
#define LIST(kind, name) " " name
    enum { LISTED = sizeof(PRINTED_FEATURES(LIST)) };
    char list[LISTED] = "";
    bool has_others = false;
    for (unsigned kind = 0; kind < PRINTED_KINDS; kind++) {
        bool is_of_base = kind <= FEATURE_MONASTERY;
        if (kind_is_lain_in(kind) ||
            (!is_of_base && alone(&reader->game->board, tile, kind) == NO_NODE))
            continue;
        size_t length = strlen(list);
        snprintf(list + length, sizeof list - length, " %s",
                 feature_kind_name((enum feature_kind)kind));
        has_others |= !is_of_base;
    }
    return has_others
               ? move_reader_expected_one_of(reader, word, _("a feature: %s"), list)
               : move_reader_expected(reader, word, _("a feature: road, city, field or monastery"));
#undef LIST
}

/* The place to lie in the feature of `node`, if it has one and that is named; else `node`. */
static uint16_t find_lying(struct move_reader *reader, uint16_t node)
{
    struct move_reader ahead = *reader;
    struct word word;
    uint16_t other = node == NO_NODE ? (uint16_t)NO_NODE : game_other_way(reader->game, node);
    if (other == NO_NODE || !move_reader_word(&ahead, &word) || !word_is(word, lying))
        return node;
    *reader = ahead;
    return other;
}

bool segment_read(struct move_reader *reader, tile_number tile, struct word kind_word,
                  kind_number *segment)
{
    const struct game *game = reader->game;
    struct word word = kind_word;
    uint16_t node;
    unsigned kind = 0;
    while (
        kind < PRINTED_KINDS &&
        (kind_is_lain_in(kind) || !word_is(kind_word, feature_kind_name((enum feature_kind)kind))))
        kind++;
    if (kind == PRINTED_KINDS)
        return no_feature(reader, tile, kind_word);
    if (finders[kind] == NULL)
        node = alone(&game->board, tile, kind);
    else if (!finders[kind](reader, tile, &word, &node))
        return false;
    if (node == NO_NODE || feature_segment(&game->features, &game->board, node)->kind != kind)
        return bad_text_say(reader->bad, 0, kind_word.column,
                            _("'%.*s': no such feature on the tile"),
                            (int)(word.at + word.length - kind_word.at), kind_word.at);
    node = find_lying(reader, node);
    *segment = (kind_number)feature_segment_number(&game->features, &game->board, node);
    return true;
}

/* Moves. */

/* For a list in a message, from the table. */
#define LIST_AMENDMENT(verb, word, fields) " " word

enum { ARGUMENTS_MOST = 4 };

static const struct argument *const verbs[VERBS_COUNT][ARGUMENTS_MOST] = {
#define X(verb, ...) [VERB_##verb] = {__VA_ARGS__},
    NOTATIONS(X)
#undef X
};

VERBS(HAS_NOTATIONS)

static const struct argument *const amendments[AMENDMENTS_END - VERBS_COUNT][ARGUMENTS_MOST] = {
    [AMENDMENT_PLACE - VERBS_COUNT] = {&square_argument, &orientation_argument},
    [AMENDMENT_DEPLOY - VERBS_COUNT] = {&owner_argument, &figure_argument, &feature_argument},
    [AMENDMENT_HOME - VERBS_COUNT] = {&owner_argument, &figure_argument, &feature_argument},
    [AMENDMENT_SCORE - VERBS_COUNT] = {&player_argument, &correction_argument},
    [AMENDMENT_TURN - VERBS_COUNT] = {&player_argument},
};

static const struct argument *const *arguments_of(unsigned verb)
{
    return verb < VERBS_COUNT ? verbs[verb] : amendments[verb - VERBS_COUNT];
}

static bool has_argument(const struct argument *const *arguments, size_t at)
{
    return at < ARGUMENTS_MOST && arguments[at] != NULL && arguments[at] != &no_argument;
}

static const char against[] = "against";

void move_print(const struct game *game, struct move move, char text[MOVE_TEXT_SIZE])
{
    char rest[MOVE_TEXT_SIZE - 32] = "";
    const struct argument *const *arguments = arguments_of(move.verb);
    for (size_t a = 0, length = 0; has_argument(arguments, a); a++) {
        arguments[a]->print(game, move, rest + length, sizeof rest - length);
        length = strlen(rest);
    }
    if (move_is_amendment(move))
        snprintf(text, MOVE_TEXT_SIZE, "%s %s%s", against,
                 amendment_name((enum amendment)move.verb), rest);
    else
        snprintf(text, MOVE_TEXT_SIZE, "%s%s", verb_name((enum verb)move.verb), rest);
}

/* How many words of the move the notation of a verb takes; 0 if they are others. */
static unsigned words_taken(const struct move_reader *reader, const char *notation)
{
    struct move_reader ahead = *reader;
    const char *rest = notation, *end = notation + strlen(notation);
    struct word word, expected;
    unsigned words = 0;
    for (; word_next(notation, &rest, end, &expected); words++)
        if (!move_reader_word(&ahead, &word) || word.length != expected.length ||
            memcmp(word.at, expected.at, word.length) != 0)
            return 0;
    return words;
}

/* The verb that takes most of the words; VERBS_COUNT if none takes any. */
static unsigned find_verb(struct move_reader *reader)
{
    unsigned found = VERBS_COUNT, most = 0;
    struct word word;
    for (unsigned verb = 0; verb < VERBS_COUNT; verb++) {
        unsigned words = words_taken(reader, verb_name((enum verb)verb));
        found = words > most ? verb : found;
        most = words > most ? words : most;
    }
    for (; most > 0; most--)
        move_reader_word(reader, &word);
    return found;
}

/* The first verb from `verb` on that is written like that, or VERBS_COUNT: some share their words.
 */
static unsigned next_verb(const char *name, unsigned verb)
{
    while (verb < VERBS_COUNT && strcmp(verb_name((enum verb)verb), name) != 0)
        verb++;
    return verb;
}

/* Whether the verb is the first of those that begin with its word, which is all of its notation. */
static bool is_listed(unsigned verb)
{
    const char *name = verb_name((enum verb)verb);
    return strchr(name, ' ') == NULL && next_verb(name, 0) == verb;
}

/* In the list of what is expected amendments have no place, as they are never legal. */
static bool no_verb(struct move_reader *reader)
{
    struct word word;
    char list[VERBS_COUNT * 16] = "";
    for (unsigned verb = 0, length = 0; verb < VERBS_COUNT; verb++, length = (unsigned)strlen(list))
        if (is_listed(verb))
            snprintf(list + length, sizeof list - length, " %s", verb_name((enum verb)verb));
    move_reader_word(reader, &word);
    return move_reader_expected_one_of(reader, word, _("a move: %s"), list);
}

static bool parse_amendment(struct move_reader *reader, uint8_t *verb)
{
    struct word word;
    move_reader_word(reader, &word); /* against */
    move_reader_word(reader, &word);
    for (*verb = VERBS_COUNT; *verb < AMENDMENTS_END; ++*verb)
        if (word_is(word, amendment_name((enum amendment) * verb)))
            return true;
    return move_reader_expected_one_of(reader, word, _("what was done against the rules: %s"),
                                       AMENDMENTS(LIST_AMENDMENT));
}

/* What follows the verb in `move`. */
static bool parse_arguments(struct move_reader reader, struct move *move)
{
    struct word word;
    const struct argument *const *arguments = arguments_of(move->verb);
    for (size_t a = 0; has_argument(arguments, a); a++)
        if (!arguments[a]->parse(&reader, move))
            return false;
    return !move_reader_word(&reader, &word) ||
           move_reader_expected(&reader, word, _("the move to end here"));
}

/* As any of the verbs that share their words. If none will do, the error is that of the one that
 * could be followed furthest. */
static bool parse_verbs(struct move_reader reader, unsigned verb, struct move *move)
{
    struct bad_text *furthest = reader.bad, bad;
    const char *name = verb_name((enum verb)verb);
    struct move read = {.verb = (uint8_t)verb};
    while (!parse_arguments(reader, &read)) {
        if (reader.bad == &bad && bad.column > furthest->column)
            *furthest = bad;
        reader.bad = &bad;
        verb = next_verb(name, verb + 1);
        if (verb == VERBS_COUNT)
            return false;
        read = (struct move){.verb = (uint8_t)verb};
    }
    *move = read;
    return true;
}

bool move_parse(const struct game *game, const char *text, size_t length, struct move *move,
                struct bad_text *bad)
{
    struct move_reader reader = {
        .game = game, .line = text, .rest = text, .end = text + length, .bad = bad};
    struct move read = {.arg = 0};
    if (words_taken(&reader, against) > 0) {
        if (!parse_amendment(&reader, &read.verb) || !parse_arguments(reader, &read))
            return false;
        *move = read;
        return true;
    }
    unsigned verb = find_verb(&reader);
    return verb == VERBS_COUNT ? no_verb(&reader) : parse_verbs(reader, verb, move);
}
