#include "text/tile_file.h"

enum { PENNANTS_MAX = 7 /* three bits of a segment's counts */ };

bool tile_reader_say(struct tile_reader *r, struct word word, const char *wrong)
{
    return bad_text_say(r->bad, r->number, word.column, "'%.*s': %s", (int)word.length, word.at,
                        wrong);
}

bool tile_reader_next(struct tile_reader *r, struct word *word)
{
    return word_next(r->line, &r->rest, r->end, word);
}

/* The edge of a city that the segment touches, or leads to. */
static bool take_contact(struct tile_reader *r, struct word word, unsigned segment,
                         const char *expected)
{
    size_t e = word_find(word, edge_names, EDGES);
    if (e == EDGES)
        return tile_reader_say(r, word, expected);
    r->contacts[segment] |= (uint8_t)(1u << e);
    return true;
}

/* The edges after `| city`, up to the end of the line. */
static bool read_contacts(struct tile_reader *r, unsigned segment)
{
    static const char expected[] = "expected an edge: n e s w";
    struct word word;
    if (!tile_reader_next(r, &word) || !word_is(word, "city"))
        return tile_reader_say(
            r, word, "expected 'city' and the edges of the cities that the field touches");
    r->contacts_line[segment] = r->number;
    r->contacts_column[segment] = word.column;
    while (tile_reader_next(r, &word))
        if (!take_contact(r, word, segment, expected))
            return false;
    return r->contacts[segment] != 0 || tile_reader_say(r, word, expected);
}

/* The edge after `gate`. */
static bool read_gate(struct tile_reader *r, unsigned segment)
{
    struct word word;
    tile_reader_next(r, &word);
    r->contacts_line[segment] = r->number;
    r->contacts_column[segment] = word.column;
    return take_contact(r, word, segment,
                        "expected the edge of the city that the gate leads to: n e s w");
}

static void add_edge(struct segment *segment, unsigned e)
{
    unsigned edges = segment->edges | 1u << e;
    segment->edges = edges & 0xf;
}

static bool take_edge(struct tile_reader *r, struct word word, size_t e, unsigned s)
{
    enum terrain kind = r->tile->segment[s].kind == FEATURE_ROAD ? TERRAIN_ROAD : TERRAIN_CITY;
    if (!r->names_edges && r->tile->terrain[e] == TERRAIN_NONE)
        r->tile->terrain[e] = (uint8_t)kind;
    bool wet = (unsigned)r->tile->water >> e & 1u; /* told by no ID that names no edges */
    unsigned first = edge_first_half((unsigned)e);
    if (r->tile->terrain[e] != kind || r->tile->at_edge[e] != NO_SEGMENT || wet ||
        r->city_at_half[first] != NO_SEGMENT || r->city_at_half[first + 1] != NO_SEGMENT)
        return tile_reader_say(r, word,
                               "the tile's ID has something else at this edge, or it is taken");
    add_edge(&r->tile->segment[s], (unsigned)e);
    r->tile->at_edge[e] = (uint8_t)s;
    return true;
}

/* Half of an edge, the other half of which is another city's. */
static bool take_city_half(struct tile_reader *r, struct word word, size_t h, unsigned s)
{
    unsigned e = half_edge_of((unsigned)h);
    if (r->tile->terrain[e] != TERRAIN_CITY || r->tile->at_edge[e] != NO_SEGMENT ||
        r->city_at_half[h] != NO_SEGMENT)
        return tile_reader_say(r, word,
                               "the tile's ID has something else at this edge, or it is taken");
    add_edge(&r->tile->segment[s], e);
    r->city_at_half[h] = (uint8_t)s;
    return true;
}

static bool take_half(struct tile_reader *r, struct word word, size_t h, unsigned s)
{
    if (r->tile->at_half[h] != NO_SEGMENT ||
        r->tile->terrain[half_edge_of((unsigned)h)] == TERRAIN_CITY)
        return tile_reader_say(r, word, "this half-edge is taken, or a city lies there");
    r->tile->segment[s].halves |= (uint8_t)(1u << h);
    r->tile->at_half[h] = (uint8_t)s;
    return true;
}

static bool read_segment_flag(struct segment *segment, struct word word)
{
    static const struct {
        unsigned bit, kind;
        const char *word;
    } flags[] = {
#define X(flag, kind, word, ...) {SEGMENT_##flag, FEATURE_##kind, word},
        SEGMENT_FLAGS(X)
#undef X
    };
    for (size_t f = 0; f < sizeof flags / sizeof *flags; f++)
        if (segment->kind == flags[f].kind && word_is(word, flags[f].word)) {
            segment->flags |= flags[f].bit & SEGMENT_FLAGS_ALL;
            return true;
        }
    return false;
}

static bool reaches_edges(unsigned kind)
{
    return kind == FEATURE_ROAD || kind == FEATURE_CITY;
}

/* Roads, cities and fields reach an edge, except the inner fields, of which the first is named
 * before the second: `inner` is the number of the one named, from 1, or 0. */
static bool check_reach(struct tile_reader *r, unsigned s, size_t inner)
{
    const struct segment *segment = &r->tile->segment[s];
    bool reaches = segment->edges != 0 || segment->halves != 0;
    bool may_reach = reaches_edges(segment->kind) || segment->kind == FEATURE_FIELD;
    if (may_reach && (inner > 0) == reaches)
        return bad_text_say(r->bad, r->number, 0,
                            inner > 0 ? "an inner field that reaches an edge"
                                      : "a segment that reaches no edge");
    size_t before = 0;
    for (unsigned f = 0; inner > 0 && f < s; f++)
        before += r->tile->segment[f].kind == FEATURE_FIELD && r->tile->segment[f].halves == 0;
    return inner == 0 || before + 1 == inner ||
           bad_text_say(r->bad, r->number, 0, "expected '%s' for the next inner field of tile %s",
                        before < INNER_FIELDS_MAX ? inner_field_names[before] : "no more",
                        r->tile->id);
}

bool tile_segment_read(struct tile_reader *r, enum feature_kind kind)
{
    struct word word;
    if (r->tile->segments == SEGMENTS_MAX)
        return bad_text_say(r->bad, r->number, 0, "tile %s has more than %d segments", r->tile->id,
                            SEGMENTS_MAX);
    unsigned s = r->tile->segments++;
    struct segment *segment = &r->tile->segment[s];
    segment->kind = kind & 0xf;
    if (kind_is_surrounded(kind) && r->tile->monastery != NO_SEGMENT)
        return bad_text_say(r->bad, r->number, 0, "tile %s has a second segment in its middle",
                            r->tile->id);
    if (kind_is_surrounded(kind))
        r->tile->monastery = (uint8_t)s;
    size_t inner = 0;
    while (tile_reader_next(r, &word)) {
        size_t e = word_find(word, edge_names, EDGES);
        size_t h = word_find(word, half_edge_names, HALF_EDGES);
        bool is_field = kind == FEATURE_FIELD;
        if (reaches_edges(kind) && e < EDGES) {
            if (!take_edge(r, word, e, s))
                return false;
        } else if (kind == FEATURE_CITY && h < HALF_EDGES) {
            if (!take_city_half(r, word, h, s))
                return false;
        } else if (is_field && h < HALF_EDGES) {
            if (!take_half(r, word, h, s))
                return false;
        } else if (is_field && word_find(word, inner_field_names, INNER_FIELDS_MAX) <
                                   (size_t)INNER_FIELDS_MAX) {
            inner = word_find(word, inner_field_names, INNER_FIELDS_MAX) + 1;
        } else if (is_field && word_is(word, "|")) {
            if (!read_contacts(r, s))
                return false;
        } else if (kind == FEATURE_CITY && word_is(word, "pennant")) {
            if (segment->pennants == PENNANTS_MAX)
                return tile_reader_say(r, word, "more pennants than a segment can have");
            segment->pennants++;
        } else if (read_segment_flag(segment, word)) {
            continue;
        } else if (kind == FEATURE_ROAD && word_is(word, "gate")) {
            if (!read_gate(r, s))
                return false;
        } else {
            return tile_reader_say(
                r, word,
                is_field ? "expected a half-edge (nnw nne ene ese sse ssw wsw wnw), 'inner' or '|'"
                : reaches_edges(kind) ? "expected an edge (n e s w) or a flag"
                                      : "expected nothing more on this line");
        }
    }
    return check_reach(r, s, inner);
}
