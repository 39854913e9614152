#include "wording/wording.h"

#include "language/language.h"
#include "rows/words.h"
#include "unicode/glyph.h"
#include "wording/figure_words.h"

#include <string.h>

/* How much detail: a name that would be too wide has less. */
enum detail { WHOLE_WORDS, SHORT_WORDS, WITHOUT_SIDE, WITHOUT_ROADS };

/* The roads or the cities of a tile. */
struct network {
    unsigned edges, segments; /* how many, */
    unsigned mask;            /* and which edges */
    unsigned pennants;
    unsigned flags; /* of all segments, and ROAD_GATES */
};

enum { ROAD_GATES = 1 << SEGMENT_FLAGS_COUNT };

static struct network network_of(const struct tile_kind *tile, enum feature_kind kind)
{
    struct network network = {0};
    for (unsigned s = 0; s < tile->segments; s++) {
        const struct segment *segment = &tile->segment[s];
        if (segment->kind != kind)
            continue;
        network.segments++;
        network.mask |= segment->edges;
        network.pennants += segment->pennants;
        network.flags |= segment->flags | (segment->leads != 0 ? (unsigned)ROAD_GATES : 0);
    }
    network.edges = (unsigned)__builtin_popcount(network.mask);
    return network;
}

/* One city, by its edges; from edge to edge it is a strip. */
struct city_words {
    const char *edge[EDGES], *strip;
};

static const struct city_words plain_city = {
    {N_("city edge"), N_("city corner"), N_("wide city"), N_("full city")}, N_("city strip")};
static const struct city_words pennant_city = {
    {N_("pennant edge"), N_("pennant corner"), N_("wide pennant city"), N_("full pennant city")},
    N_("pennant strip")};
static const struct city_words short_city = {
    {NC_("in a long name", "edge"), NC_("in a long name", "corner"), NC_("in a long name", "city"),
     NC_("in a long name", "full city")},
    NC_("in a long name", "strip")};
static const struct city_words short_pennant_city = {
    {NC_("in a long name", "pennant edge"), NC_("in a long name", "pennant corner"),
     NC_("in a long name", "pennant city"), NC_("in a long name", "pennant city")},
    NC_("in a long name", "pennant strip")};

/* What is printed in cities. */
static const struct city_mark {
    unsigned flag;
    const char *listed;
    struct city_words words;
} city_marks[] = {
#define X(flag, listed, edge, corner, wide, full, strip)                                           \
    {SEGMENT_##flag, listed, {{edge, corner, wide, full}, strip}},
    CITY_MARKS(X)
#undef X
};

/* Several cities, of an edge each, by how many. */
static const char *const cities_words[EDGES + 1] = {
    [2] = N_("adjacent cities"), [3] = N_("three cities"), [4] = N_("four cities")};

/* One road, by its edges, or straight; and several, of an edge each. */
struct road_words {
    const char *edge[EDGES], *straight, *roads[EDGES + 1];
};

static const struct road_words plain_road = {
    {N_("road"), N_("bend"), N_("fork"), N_("fork")},
    N_("straight road"),
    {[2] = N_("two roads"), [3] = N_("junction"), [4] = N_("crossroads")}};
static const struct road_words short_road = {
    {NC_("in a long name", "road"), NC_("in a long name", "bend"), NC_("in a long name", "fork"),
     NC_("in a long name", "fork")},
    NC_("in a long name", "straight"),
    {[2] = NC_("in a long name", "two roads"),
     [3] = NC_("in a long name", "roads"),
     [4] = NC_("in a long name", "roads")}};

/* What is printed on roads. */
enum sided { SIDED, LONG };

static const struct road_mark {
    unsigned flag;
    const char *listed;
    enum sided sided;
    struct road_words words;
} road_marks[] = {
#define X(flag, listed, sided, road, bend, fork, full, straight, two, three, four)                 \
    {flag, listed, sided, {{road, bend, fork, full}, straight, {NULL, NULL, two, three, four}}},
    ROAD_MARKS(X)
#undef X
};

/* The mark by which the road is named, or NULL. On a tile with marks of its own what can be listed
 * is. */
static const struct road_mark *mark_of_roads(const struct tile_kind *tile,
                                             const struct network *roads)
{
    for (size_t m = 0; m < ROAD_MARKS_ROWS; m++)
        if ((roads->flags & road_marks[m].flag) &&
            (tile->flags == 0 || road_marks[m].listed == NULL))
            return &road_marks[m];
    return NULL;
}

/* The mark by which a single city is named, or NULL. */
static const struct city_mark *mark_of_city(const struct network *cities)
{
    for (size_t m = 0; cities->segments == 1 && cities->pennants == 0 && m < CITY_MARKS_ROWS; m++)
        if ((cities->flags & city_marks[m].flag) && city_marks[m].words.strip != NULL)
            return &city_marks[m];
    return NULL;
}

/* One with two pennants is named without them. */
static const char *name_of_city(const struct network *city, enum detail detail)
{
    const struct city_mark *mark = mark_of_city(city);
    const struct city_words *words = &plain_city;
    if (city->pennants == 1)
        words = detail == WHOLE_WORDS ? &pennant_city : &short_pennant_city;
    else if (mark != NULL)
        words = &mark->words;
    else if (detail != WHOLE_WORDS)
        words = &short_city;
    return language_of_marked(edges_are_opposite(city->mask) ? words->strip
                                                             : words->edge[city->edges - 1]);
}

static const char *name_of_cities(const struct network *cities, enum detail detail)
{
    if (cities->segments == 1)
        return name_of_city(cities, detail);
    if (cities->segments == 2 && cities->edges == EDGES)
        return detail == WHOLE_WORDS ? _("two city corners") : C_("in a long name", "two corners");
    if (cities->segments == 2 && cities->edges == 3)
        return _("cities");
    if (cities->segments == 2 && detail != WHOLE_WORDS && !edges_are_opposite(cities->mask))
        return C_("in a long name", "two cities");
    return edges_are_opposite(cities->mask) ? _("facing cities")
                                            : _(cities_words[cities->segments]);
}

/* Two roads from edge to edge that do not meet. */
static const char *name_of_passing(const struct tile_kind *tile)
{
    for (unsigned s = 0; s < tile->segments; s++)
        if (tile->segment[s].kind == FEATURE_ROAD && !edges_are_opposite(tile->segment[s].edges))
            return _("two bends");
    return _("road over road");
}

static const char *name_of_roads(const struct tile_kind *tile, const struct network *roads,
                                 const struct network *cities, enum detail detail)
{
    const struct road_mark *mark = mark_of_roads(tile, roads);
    const struct road_words *words = mark                    ? &mark->words
                                     : detail == WHOLE_WORDS ? &plain_road
                                                             : &short_road;
    if (roads->segments == 2 && cities->segments == 2)
        return _("village"); /* which both end in */
    if (roads->segments == 2 && roads->edges == EDGES)
        return name_of_passing(tile);
    if (roads->segments > 1 && roads->segments != roads->edges)
        return _("roads");
    if (words == &plain_road && roads->segments == 2 && edges_are_opposite(roads->mask))
        return _("facing roads");
    if (roads->segments > 1)
        return language_of_marked(words->roads[roads->edges]);
    return language_of_marked(edges_are_opposite(roads->mask) ? words->straight
                                                              : words->edge[roads->edges - 1]);
}

/* Where the middle of a row of edges is, in eighths of a turn from the north; negative for edges
 * that are no row, or lie all around. */
static int middle_of(unsigned mask)
{
    for (unsigned first = 0; first < EDGES; first++)
        for (unsigned edges = 1; edges < EDGES; edges++) {
            unsigned row = ((1u << edges) - 1) << first;
            if (((row | row >> EDGES) & ((1u << EDGES) - 1)) == mask)
                return (int)(2 * first + edges - 1);
        }
    return -1;
}

/* On which side of the cities the roads lie: 1 for the right, -1 for the left, seen with the cities
 * above; 0 for neither. */
static int side_of(const struct network *roads, const struct network *cities)
{
    enum { TURN = 2 * EDGES, HALF = TURN / 2 };
    int axis = middle_of(cities->mask), side = 0;
    for (unsigned edge = 0; axis >= 0 && edge < EDGES; edge++)
        if (roads->mask >> edge & 1u) {
            int angle = ((int)(2 * edge) - axis + TURN) % TURN;
            side += (angle > 0 && angle < HALF) - (angle > HALF);
        }
    return (side > 0) - (side < 0);
}

/* `side`: as side_of says. */
static void add_roads(struct sentence *name, const char *words, int side, enum detail detail)
{
    const char *right = detail == WHOLE_WORDS ? _("%s right") : C_("in a long name", "%s right");
    const char *left = detail == WHOLE_WORDS ? _("%s left") : C_("in a long name", "%s left");
    if (side != 0)
        sentence_list(name, sentence_of(side > 0 ? right : left, words).text);
    else
        sentence_list(name, words);
}

static const struct shape_mark {
    unsigned flag;
    const char *with, *without;
} shape_marks[] = {
#define X(flag, with, without) {SEGMENT_##flag, with, without},
    SHAPE_MARKS(X)
#undef X
};

static bool is_alike(const struct network *a, const struct network *b)
{
    unsigned shape = 0;
    for (size_t m = 0; m < SHAPE_MARKS_ROWS; m++)
        shape |= shape_marks[m].flag;
    return a->mask == b->mask && a->segments == b->segments && a->pennants == b->pennants &&
           (a->flags | shape) == (b->flags | shape);
}

/* The kinds of its features that are neither roads nor cities nor fields, a mask. */
static unsigned other_kinds(const struct tile_kind *tile)
{
    unsigned kinds = 0;
    for (unsigned s = 0; s < tile->segments; s++)
        kinds |= 1u << tile->segment[s].kind;
    return kinds & ~(1u << FEATURE_ROAD | 1u << FEATURE_CITY | 1u << FEATURE_FIELD);
}

/* Whether the tiles have the same roads, cities and marks: then their names say how they differ. */
static bool is_twin(const struct tile_kind *tile, const struct tile_kind *other)
{
    if (other == tile || other->flags != tile->flags || other->water != tile->water ||
        other_kinds(other) != other_kinds(tile))
        return false;
    struct network cities = network_of(tile, FEATURE_CITY), roads = network_of(tile, FEATURE_ROAD);
    struct network others = network_of(other, FEATURE_CITY);
    struct network other_roads = network_of(other, FEATURE_ROAD);
    return is_alike(&cities, &others) && is_alike(&roads, &other_roads);
}

/* An earlier kind that is one, or NULL. */
static const struct tile_kind *twin_of(const struct tile_kind *tile)
{
    const struct tile_kind *other = tile_kinds;
    while (other < tile && !is_twin(tile, other))
        other++;
    return other < tile ? other : NULL;
}

/* Whether a wall divides the tile's field, but not that of a twin whose city has the same shape. */
static bool has_wall(const struct tile_kind *tile)
{
    struct network cities = network_of(tile, FEATURE_CITY);
    bool found = false;
    for (const struct tile_kind *other = tile_kinds; other < tile_kinds + tile_kinds_count; other++)
        found |= other->segments < tile->segments && is_twin(tile, other) &&
                 network_of(other, FEATURE_CITY).flags == cities.flags;
    return found && cities.segments == 1;
}

/* What tells the cities of the tile from its twin's, or NULL. */
static const char *shape_of(const struct tile_kind *tile, const struct tile_kind *twin)
{
    unsigned flags = network_of(tile, FEATURE_CITY).flags;
    unsigned differ = twin ? flags ^ network_of(twin, FEATURE_CITY).flags : 0;
    for (size_t m = 0; m < SHAPE_MARKS_ROWS; m++)
        if (differ & shape_marks[m].flag)
            return _(flags & shape_marks[m].flag ? shape_marks[m].with : shape_marks[m].without);
    return NULL;
}

/* The marks of cities that do not name them. */
static void add_city_marks(struct sentence *name, const struct network *cities)
{
    const struct city_mark *named = mark_of_city(cities);
    for (size_t m = 0; m < CITY_MARKS_ROWS; m++)
        if ((cities->flags & city_marks[m].flag) && &city_marks[m] != named)
            sentence_list(name, _(city_marks[m].listed));
}

/* What is printed in its fields. */
static void add_field_marks(struct sentence *name, const struct tile_kind *tile)
{
    unsigned flags = network_of(tile, FEATURE_FIELD).flags;
#define X(flag, listed)                                                                            \
    if (flags & SEGMENT_##flag)                                                                    \
        sentence_list(name, _(listed));
    FIELD_MARKS(X)
#undef X
    (void)flags, (void)name; /* no set may have a row */
}

/* The tile's own marks, then those of roads that do not name them. */
static void add_marks(struct sentence *name, const struct tile_kind *tile,
                      const struct network *roads, const struct road_mark *named)
{
    static const char *const tile_marks[] = {
#define X(flag, word) word,
        TILE_FLAGS(X)
#undef X
    };
    for (unsigned flag = 0; flag < TILE_FLAGS_COUNT; flag++)
        if (tile->flags >> flag & 1u)
            sentence_list(name, _(tile_marks[flag]));
    for (size_t m = 0; m < ROAD_MARKS_ROWS; m++)
        if ((roads->flags & road_marks[m].flag) && road_marks[m].listed != NULL &&
            &road_marks[m] != named)
            sentence_list(name, _(road_marks[m].listed));
}

/* Whether an earlier kind is printed the same, of another set. */
static bool is_printed_before(const struct tile_kind *tile)
{
    for (const struct tile_kind *other = tile_kinds; other < tile; other++)
        if (other->set != tile->set && other->water == tile->water && other->flags == tile->flags &&
            other->segments == tile->segments &&
            memcmp(other->segment, tile->segment, sizeof tile->segment) == 0)
            return true;
    return false;
}

static bool is_fork(unsigned edges)
{
    return __builtin_popcount(edges) == 3;
}

/* A bend of water, a straight piece or a fork of it, unless there is more on the tile. */
static void add_water(struct sentence *name, const struct tile_kind *tile, enum detail detail)
{
    bool only_ends = (tile->water & (tile->water - 1u)) == 0; /* in what its marks name */
    bool is_second = is_printed_before(tile);
    if (tile->water == 0 || (only_ends && tile->flags != 0) ||
        (is_second && detail != WHOLE_WORDS && name->text[0] != '\0'))
        return;
    sentence_list(name, name->text[0] != '\0'             ? _("water")
                        : edges_are_opposite(tile->water) ? _("straight water")
                        : is_fork(tile->water)            ? _("fork of water")
                                                          : _("bend of water"));
}

/* The pennants that do not name the city; in a long name, if it has nothing else to tell. */
static void add_pennants(struct sentence *name, const struct tile_kind *tile,
                         const struct network *cities, enum detail detail)
{
    bool has_mark = (cities->flags != 0 || other_kinds(tile) != 0) && detail != WHOLE_WORDS;
    if (cities->pennants == 2)
        sentence_list(name, _("two pennants"));
    else if (cities->pennants == 1 && cities->segments > 1 && !has_mark)
        sentence_list(name, _("pennant"));
}

static struct sentence name_in_detail(const struct tile_kind *tile, enum detail detail)
{
    struct network cities = network_of(tile, FEATURE_CITY), roads = network_of(tile, FEATURE_ROAD);
    const struct road_mark *mark = mark_of_roads(tile, &roads);
    const char *shape = shape_of(tile, twin_of(tile));
    /* Several roads lie on no side; the other names would be too long. */
    bool has_side =
        roads.segments == 1 && detail < WITHOUT_SIDE && (mark == NULL || mark->sided == SIDED);
    struct sentence name = {{0}};
    if (cities.segments > 0)
        sentence_list(&name, name_of_cities(&cities, detail));
    add_pennants(&name, tile, &cities, detail);
    add_city_marks(&name, &cities);
    for (unsigned kind = 0; kind < PRINTED_KINDS && tile->copies > 0; kind++)
        if (other_kinds(tile) >> kind & 1u)
            sentence_list(&name, _(kind_words[kind].listed));
    if (roads.segments > 0 && detail != WITHOUT_ROADS)
        add_roads(&name, name_of_roads(tile, &roads, &cities, detail),
                  has_side ? side_of(&roads, &cities) : 0, detail);
    add_water(&name, tile, detail);
    add_field_marks(&name, tile);
    add_marks(&name, tile, &roads, mark);
    if (shape != NULL)
        sentence_list(&name, shape);
    else if (has_wall(tile))
        sentence_list(&name, _("wall"));
    if (tile->water != 0 && is_printed_before(tile))
        sentence_list(&name, "II");
    return name;
}

static int width_of(const char *text)
{
    int cells = 0;
    for (uint32_t glyph; (glyph = glyph_next(&text)) != 0;)
        cells += glyph_width(glyph);
    return cells;
}

struct sentence tile_name(kind_number kind)
{
#define X(id_named, name)                                                                          \
    if (strcmp(tile_kinds[kind].id, id_named) == 0)                                                \
        return sentence_of("%s", _(name));
    TILE_NAMES(X)
#undef X
    struct sentence name = name_in_detail(&tile_kinds[kind], WHOLE_WORDS);
    for (enum detail detail = SHORT_WORDS;
         detail <= WITHOUT_ROADS && width_of(name.text) > TILE_NAME_COLS; detail++)
        name = name_in_detail(&tile_kinds[kind], detail);
    return name.text[0] != '\0' ? name : sentence_of("%s", _("only a field"));
}
