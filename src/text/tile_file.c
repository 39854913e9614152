#include "text/tile_file.h"

#include <assert.h>
#include <string.h>

enum { COPIES_MAX = 99 };

/* The terrain of a letter in an ID, a capital or its continuation; false if it is none. */
static bool terrain_of(char letter, enum terrain *terrain)
{
    switch (letter) {
    case 'C':
    case 'c':
        *terrain = TERRAIN_CITY;
        return true;
    case 'R':
    case 'r':
        *terrain = TERRAIN_ROAD;
        return true;
    case 'F':
        *terrain = TERRAIN_FIELD;
        return true;
    case 'W':
    case 'w':
        *terrain = TERRAIN_WATER;
        return true;
    default:
        return false;
    }
}

/* A segment's open ends, flags and pennants, in the format of a feature's counts. */
static uint16_t counts_of(const struct segment *segment)
{
#define X(flag) | SEGMENT_##flag
    enum { COUNTED = 0 COUNTED_FLAGS(X) };
#undef X
    unsigned ends = 0, flagged = (segment->flags & COUNTED) != 0;
    for (unsigned e = 0; e < EDGES; e++)
        ends += (unsigned)segment->edges >> e & 1u;
    return (uint16_t)(ends | flagged << FEATURE_FLAGGED_SHIFT |
                      (unsigned)segment->pennants << FEATURE_PENNANTS_SHIFT);
}

/* Where the ID names no edges they are what is printed there, if anything is. */
static void take_edges_as_printed(struct tile_kind *tile)
{
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned half = edge_first_half(e), terrain = tile->terrain[e];
        bool is_field = tile->at_half[half] != NO_SEGMENT || tile->at_half[half + 1] != NO_SEGMENT;
        if (terrain == TERRAIN_NONE && is_field && !((unsigned)tile->water >> e & 1u))
            terrain = TERRAIN_FIELD;
        if (terrain == TERRAIN_FIELD && /* a field at one half only */
            tile->at_half[half] != tile->at_half[half + 1])
            tile->parted |= (uint8_t)(1u << e);
        tile->terrain[e] = (uint8_t)terrain;
        tile->pattern |= (uint8_t)(terrain << (2 * e));
    }
}

/* An edge named by its halves belongs to two cities. */
static bool take_split_edge(struct tile_reader *r)
{
    struct tile_kind *tile = r->tile;
    for (unsigned e = 0; e < EDGES; e++) {
        uint8_t first = r->city_at_half[edge_first_half(e)];
        uint8_t second = r->city_at_half[edge_first_half(e) + 1];
        if (first == NO_SEGMENT && second == NO_SEGMENT)
            continue;
        if (first == NO_SEGMENT || second == NO_SEGMENT || first == second || tile->split != 0)
            return bad_text_say(r->bad, r->number, 0,
                                "tile %s: one edge may be split, half to one city and half to "
                                "another",
                                tile->id);
        tile->at_edge[e] = first;
        tile->split = (uint8_t)(1u << e);
    }
    return true;
}

/* Whether a city that both touch may reach the middle of the edge between them. */
static bool may_part(const struct tile_reader *r, uint8_t a, uint8_t b)
{
    return a != NO_SEGMENT && b != NO_SEGMENT && (r->contacts[a] & r->contacts[b]) != 0;
}

static bool check_edges(struct tile_reader *r)
{
    struct tile_kind *tile = r->tile;
    for (unsigned e = 0; e < EDGES; e++) {
        bool drawn = tile->at_edge[e] != NO_SEGMENT, wet = (unsigned)tile->water >> e & 1u;
        bool halves = tile->at_half[edge_first_half(e)] != NO_SEGMENT &&
                      tile->at_half[edge_first_half(e) + 1] != NO_SEGMENT;
        bool one_field = tile->at_half[edge_first_half(e)] == tile->at_half[edge_first_half(e) + 1];
        bool no_half = tile->at_half[edge_first_half(e)] == NO_SEGMENT &&
                       tile->at_half[edge_first_half(e) + 1] == NO_SEGMENT;
        bool is_field = tile->terrain[e] == TERRAIN_FIELD;
        bool parted =
            is_field && !one_field &&
            may_part(r, tile->at_half[edge_first_half(e)], tile->at_half[edge_first_half(e) + 1]);
        bool right = tile->terrain[e] == TERRAIN_CITY   ? drawn && no_half
                     : tile->terrain[e] == TERRAIN_ROAD ? drawn && halves
                     : tile->terrain[e] == TERRAIN_WATER
                         ? !drawn && halves
                         : !drawn && halves && (one_field || parted);
        if (parted || wet)
            tile->parted |= (uint8_t)(1u << e);
        if (!right || wet != (tile->terrain[e] == TERRAIN_WATER))
            return bad_text_say(r->bad, r->number, 0,
                                "tile %s: the segments at its %s edge are not those that its ID "
                                "names",
                                tile->id, edge_names[e]);
    }
    return true;
}

/* Two segments between which there is no field. */
static void note_meeting(struct tile_reader *r, unsigned a, unsigned b)
{
    segment_mask *meets = r->file->meets[r->file->kinds - 1];
    assert(a < SEGMENTS_MAX && b < SEGMENTS_MAX);
    meets[a] = (segment_mask)(meets[a] | (segment_mask)1 << b);
    meets[b] = (segment_mask)(meets[b] | (segment_mask)1 << a);
}

/* Checks a tile when the next begins or the file ends: every edge matches its ID, and every contact
 * of a field is a city. */
static bool finish_tile(struct tile_reader *r)
{
    struct tile_kind *tile = r->tile;
    if (tile == NULL)
        return true;
    if (!take_split_edge(r))
        return false;
    if (!r->names_edges)
        take_edges_as_printed(tile);
    else if (!check_edges(r))
        return false;
    for (unsigned s = 0; s < tile->segments; s++) {
        tile->counts[s] = counts_of(&tile->segment[s]);
        for (unsigned e = 0; e < EDGES; e++) {
            if (!((unsigned)r->contacts[s] >> e & 1u))
                continue;
            uint8_t city = tile->at_edge[e];
            if (city == NO_SEGMENT || tile->segment[city].kind != FEATURE_CITY)
                return bad_text_say(r->bad, r->contacts_line[s], r->contacts_column[s],
                                    "tile %s: a field or gate names the city at edge %s, where "
                                    "there is none",
                                    tile->id, edge_names[e]);
            city_mask *cities = tile->segment[s].kind == FEATURE_ROAD ? &tile->segment[s].leads
                                                                      : &tile->segment[s].cities;
            *cities = (city_mask)(*cities | 1u << city);
            if (tile->segment[s].kind == FEATURE_ROAD)
                note_meeting(r, s, city); /* at its gate */
        }
    }
    return true;
}

/* False if the ID names none: that of a tile in no pile may not. */
static bool take_named_edges(struct tile_reader *r)
{
    struct tile_kind *tile = r->tile;
    enum terrain terrain[EDGES];
    r->names_edges = true;
    for (unsigned e = 0; e < EDGES; e++)
        r->names_edges = r->names_edges && terrain_of(tile->id[e], &terrain[e]);
    for (unsigned e = 0; e < EDGES && r->names_edges; e++) {
        tile->terrain[e] = (uint8_t)terrain[e];
        tile->pattern |= (uint8_t)(terrain[e] << (2 * e));
    }
    return r->names_edges;
}

static bool is_id(struct word word)
{
    for (size_t i = 0; i < word.length; i++)
        if (word.at[i] < '!' || word.at[i] > '~')
            return false;
    return word.length >= EDGES;
}

/* `for ID` at the end of a tile's first line, if it is there. */
static bool take_instead(struct tile_reader *r)
{
    struct word word, id;
    char *instead = r->file->instead[r->file->kinds];
    instead[0] = '\0';
    if (!tile_reader_next(r, &word))
        return true;
    if (!word_is(word, "for") || !tile_reader_next(r, &id) || !is_id(id) ||
        !word_copy(id, instead, TILE_ID_SIZE))
        return tile_reader_say(r, word,
                               "expected 'for ID', the kind whose place it takes, or no more");
    return true;
}

static bool begin_tile(struct tile_reader *r)
{
    struct word id, copies;
    if (!finish_tile(r))
        return false;
    if (!tile_reader_next(r, &id))
        return bad_text_say(r->bad, r->number, 0,
                            "a tile without an ID: expected 'tile ID xCOUNT'");
    if (r->file->kinds == TILE_FILE_KINDS)
        return tile_reader_say(r, id, "more kinds of tiles than this program holds");
    struct tile_kind *tile = r->tile = &r->file->kind[r->file->kinds];
    *tile = (struct tile_kind){.set = (uint8_t)r->set};
    if (!is_id(id) || !word_copy(id, tile->id, sizeof tile->id))
        return tile_reader_say(r, id, "expected an ID of four edges and marks, at most 20 letters");
    for (size_t k = 0; k < r->file->kinds; k++)
        if (strcmp(r->file->kind[k].id, tile->id) == 0)
            return tile_reader_say(r, id, "there is a tile with this ID already");
    long count;
    if (!tile_reader_next(r, &copies) || copies.at[0] != 'x' ||
        !word_number(word_part(copies, 1, copies.length), 0, COPIES_MAX, &count))
        return tile_reader_say(r, copies, "expected how many there are, x0 to x99");
    tile->copies = (uint8_t)count;
    if (!take_instead(r))
        return false;
    if (!take_named_edges(r) && count > 0)
        return tile_reader_say(r, id, "an ID begins with four letters of C, c, R, r, F, W and w");
    tile->monastery = NO_SEGMENT;
    memset(tile->at_edge, NO_SEGMENT, sizeof tile->at_edge);
    memset(tile->at_half, NO_SEGMENT, sizeof tile->at_half);
    memset(r->contacts, 0, sizeof r->contacts);
    memset(r->city_at_half, NO_SEGMENT, sizeof r->city_at_half);
    memset(r->file->meets[r->file->kinds], 0, sizeof r->file->meets[0]);
    r->file->kinds++;
    return true;
}

/* A road or city by one of its edges, or the monastery; all are listed before. */
static bool read_listed(struct tile_reader *r, unsigned *segment)
{
    static const char *const kinds[] = {"road", "city", "monastery"};
    struct word kind, edge;
    tile_reader_next(r, &kind);
    size_t k = word_find(kind, kinds, 3);
    size_t e =
        k < 2 && tile_reader_next(r, &edge) ? word_find(edge, edge_names, EDGES) : (size_t)EDGES;
    *segment = k == 2 ? r->tile->monastery : e < EDGES ? r->tile->at_edge[e] : (unsigned)NO_SEGMENT;
    return *segment != NO_SEGMENT ||
           tile_reader_say(r, kind,
                           "expected a road or city of this tile by an edge, or its monastery");
}

static bool read_meeting(struct tile_reader *r)
{
    unsigned a, b;
    struct word word;
    if (!read_listed(r, &a) || !read_listed(r, &b))
        return false;
    if (tile_reader_next(r, &word) || a == b)
        return tile_reader_say(r, word, "expected two segments that meet");
    note_meeting(r, a, b);
    return true;
}

/* The flag with this name, or 0. */
static unsigned tile_flag_of(struct word word)
{
#define X(flag, name)                                                                              \
    if (word_is(word, name))                                                                       \
        return TILE_##flag;
    TILE_FLAGS(X)
#undef X
    return 0;
}

/* Where a flag points that does. */
static bool read_direction(struct tile_reader *r, unsigned flag)
{
    static const char *const names[EIGHTHS] = {"n", "ne", "e", "se", "s", "sw", "w", "nw"};
    struct word word;
#define X(name) | TILE_##name
    if (!(flag & (0u DIRECTED_FLAGS(X))))
        return true;
#undef X
    size_t eighth = tile_reader_next(r, &word) ? word_find(word, names, EIGHTHS) : (size_t)EIGHTHS;
    if (eighth == EIGHTHS)
        return tile_reader_say(r, word, "expected where it points: n ne e se s sw w nw");
    r->tile->points_to = (uint8_t)(eighth + 1);
    return true;
}

/* The edges at which there is water: no segment. */
static bool read_water(struct tile_reader *r)
{
    struct word word;
    while (tile_reader_next(r, &word)) {
        size_t e = word_find(word, edge_names, EDGES);
        if (e == EDGES || (r->names_edges && r->tile->terrain[e] != TERRAIN_WATER) ||
            r->tile->at_edge[e] != NO_SEGMENT)
            return tile_reader_say(r, word, "expected an edge (n e s w) where the ID has water");
        r->tile->water |= (uint8_t)(1u << e);
    }
    return true;
}

#define LIST_WORD(name_in_c, word) ", " word

static bool tile_file_read_line(struct tile_reader *r)
{
    static const char *const kinds[PRINTED_KINDS] = {
#define X(kind, name) [FEATURE_##kind] = name,
        PRINTED_FEATURES(X)
#undef X
    };
    struct word word;
    if (!tile_reader_next(r, &word))
        return true;
    if (word_is(word, "tile"))
        return begin_tile(r);
    if (r->tile == NULL)
        return tile_reader_say(r, word, "expected 'tile ID xCOUNT' first");
    unsigned flags = tile_flag_of(word);
    if (flags != 0) {
        r->tile->flags |= (uint16_t)flags;
        return read_direction(r, flags);
    }
    if (word_is(word, "meets"))
        return read_meeting(r);
    if (word_is(word, "water"))
        return read_water(r);
    if (word_is(word, "start")) {
        r->file->start[r->set] = r->file->kinds - 1;
        return true;
    }
    size_t kind = word_find(word, kinds, PRINTED_KINDS);
    if (kind == PRINTED_KINDS)
        return tile_reader_say(r, word,
                               "expected tile" PRINTED_FEATURES(
                                   LIST_WORD) ", meets, water" TILE_FLAGS(LIST_WORD) " or start");
    return tile_segment_read(r, (enum feature_kind)kind);
}

bool tile_file_read(struct tile_file *file, enum tile_set set, const char *text, size_t length,
                    struct bad_text *bad)
{
    struct tile_reader r = {.file = file, .set = set, .bad = bad};
    const char *rest = text, *end = text + length;
    bool whole;
    if (file->kinds == 0)
        for (unsigned s = 0; s < TILE_SETS_COUNT; s++)
            file->start[s] = TILE_FILE_KINDS;
    while (line_next(&rest, end, &r.line, &r.end, &whole)) {
        r.number++;
        const char *comment = memchr(r.line, '#', (size_t)(r.end - r.line));
        if (comment)
            r.end = comment;
        r.rest = r.line;
        if (!tile_file_read_line(&r))
            return false;
    }
    return finish_tile(&r);
}
