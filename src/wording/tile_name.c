#include "wording/tile_name.h"
#include "bastide/traders/states.h"

#include "language/language.h"
#include "wording/goods_words.h"

/* The roads or the cities of a tile. */
struct network {
    unsigned edges, segments; /* how many, */
    unsigned mask;            /* and which edges */
    unsigned pennants;
    unsigned flags; /* of all segments */
    bool has_gate;
};

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
        network.has_gate |= segment->gates != 0;
        network.flags |= segment->flags;
    }
    network.edges = (unsigned)__builtin_popcount(network.mask);
    return network;
}

/* The good of the cities, or GOODS_COUNT. */
static unsigned good_of(const struct network *cities)
{
    unsigned good = 0;
    while (good < GOODS_COUNT && !(cities->flags & segment_flag_of_good((enum good)good)))
        good++;
    return good;
}

/* One city, by its edges: as it is called plainly, with a pennant, and with each of the goods. */
struct city_words {
    const char *plain, *pennant, *goods[GOODS_COUNT];
};

static const struct city_words city_words[EDGES + 1] = {
    [1] = {N_("city edge"),
           N_("pennant edge"),
           {N_("wine edge"), N_("grain edge"), N_("cloth edge")}},
    [2] = {N_("city corner"),
           N_("pennant corner"),
           {N_("wine corner"), N_("grain corner"), N_("cloth corner")}},
    [3] = {N_("wide city"),
           N_("wide pennant city"),
           {N_("wide wine city"), N_("wide grain city"), N_("wide cloth city")}},
    [4] = {N_("full city"),
           N_("full pennant city"),
           {N_("full wine city"), N_("full grain city"), N_("full cloth city")}},
};
static const struct city_words strip_words = {
    N_("city strip"),
    N_("pennant strip"),
    {N_("wine strip"), N_("grain strip"), N_("cloth strip")}};

/* Several cities, of an edge each, by how many. */
static const char *const cities_words[EDGES + 1] = {
    [2] = N_("adjacent cities"), [3] = N_("three cities"), [4] = N_("four cities")};

/* One road, by its edges; and several, of an edge each: plainly, with a gate, and with an inn. */
struct road_words {
    const char *plain, *gate, *inn;
};

static const struct road_words road_words[EDGES + 1] = {
    [1] = {N_("road"), N_("gate"), N_("inn road")},
    [2] = {N_("bend"), N_("gated bend"), N_("inn bend")},
    [3] = {N_("fork"), N_("gated fork"), N_("inn fork")},
    [4] = {N_("fork"), N_("gated fork"), N_("inn fork")},
};
static const struct road_words straight_words = {N_("straight road"), N_("gated road"),
                                                 N_("inn road")};
static const struct road_words roads_words[EDGES + 1] = {
    [2] = {N_("two roads"), N_("two gates"), N_("two inn roads")},
    [3] = {N_("junction"), N_("gated junction"), N_("inn junction")},
    [4] = {N_("crossroads"), N_("gated crossroads"), N_("inn crossroads")},
};

/* Whether the road is named by its inn. At a bazaar the inn is named after it. */
static bool has_inn_road(const struct tile_kind *tile, const struct network *roads)
{
    return (roads->flags & SEGMENT_INN) && !roads->has_gate && !(tile->flags & TILE_BAZAAR);
}

static const char *name_of_city(const struct network *city)
{
    const struct city_words *words =
        edges_are_opposite(city->mask) ? &strip_words : &city_words[city->edges];
    if (city->pennants > 0)
        return _(words->pennant);
    unsigned good = good_of(city);
    return _(good < GOODS_COUNT ? words->goods[good] : words->plain);
}

static const char *name_of_cities(const struct network *cities)
{
    if (cities->segments == 1)
        return name_of_city(cities);
    if (cities->segments == 2 && cities->edges == EDGES)
        return _("two city corners");
    if (cities->segments == 2 && cities->edges == 3)
        return _("cities");
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
                                 const struct network *cities)
{
    const struct road_words *words = &straight_words;
    if (roads->segments == 2 && cities->segments == 2)
        return _("village"); /* which both end in */
    if (roads->segments == 2 && roads->edges == EDGES)
        return name_of_passing(tile);
    if (roads->segments > 1 && roads->segments != roads->edges)
        return _("roads");
    if (roads->segments > 1)
        words = &roads_words[roads->edges];
    else if (!edges_are_opposite(roads->mask))
        words = &road_words[roads->edges];
    return _(roads->has_gate ? words->gate : has_inn_road(tile, roads) ? words->inn : words->plain);
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

static void add_part(struct sentence *name, const char *part)
{
    sentence_add(name, "%s%s", name->text[0] != '\0' ? ", " : "", part);
}

/* `side`: as side_of says. */
static void add_roads(struct sentence *name, const char *words, int side)
{
    if (side != 0)
        add_part(name, sentence_of(side > 0 ? _("%s right") : _("%s left"), words).text);
    else
        add_part(name, words);
}

static bool is_alike(const struct network *a, const struct network *b)
{
    unsigned shape = SEGMENT_TRIANGULAR;
    return a->mask == b->mask && a->segments == b->segments && a->pennants == b->pennants &&
           a->has_gate == b->has_gate && (a->flags | shape) == (b->flags | shape);
}

/* An earlier kind with the same roads, cities and marks: their names say how they differ. NULL if
 * there is none. */
static const struct tile_kind *twin_of(uint8_t kind)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    struct network cities = network_of(tile, FEATURE_CITY), roads = network_of(tile, FEATURE_ROAD);
    for (uint8_t k = 0; k < kind; k++) {
        struct network others = network_of(&tile_kinds[k], FEATURE_CITY);
        struct network other_roads = network_of(&tile_kinds[k], FEATURE_ROAD);
        if (tile_kinds[k].flags == tile->flags &&
            (tile_kinds[k].monastery == NO_SEGMENT) == (tile->monastery == NO_SEGMENT) &&
            is_alike(&cities, &others) && is_alike(&roads, &other_roads))
            return &tile_kinds[k];
    }
    return NULL;
}

static bool is_pointed(const struct tile_kind *tile)
{
    return network_of(tile, FEATURE_CITY).flags & SEGMENT_TRIANGULAR;
}

struct sentence tile_name(uint8_t kind)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    struct network cities = network_of(tile, FEATURE_CITY), roads = network_of(tile, FEATURE_ROAD);
    const struct tile_kind *twin = twin_of(kind);
    bool has_wall = twin != NULL && cities.segments == 1 && tile->segments > twin->segments;
    bool is_shaped = twin != NULL && is_pointed(tile) != is_pointed(twin);
    /* Several roads lie on no side; the other names would be too long. */
    bool has_side = roads.segments == 1 && !has_wall && !has_inn_road(tile, &roads);
    unsigned good = good_of(&cities);
    struct sentence name = {{0}};
    if (cities.segments > 0)
        add_part(&name, name_of_cities(&cities));
    if (cities.segments > 1 && cities.pennants > 0)
        add_part(&name, _("pennant"));
    if (good < GOODS_COUNT && (cities.segments > 1 || cities.pennants > 0))
        add_part(&name, _(goods_words[good].name));
    if (cities.flags & SEGMENT_CATHEDRAL)
        add_part(&name, _("cathedral"));
    if (tile->monastery != NO_SEGMENT)
        add_part(&name, _("monastery"));
    if (roads.segments > 0)
        add_roads(&name, name_of_roads(tile, &roads, &cities),
                  has_side ? side_of(&roads, &cities) : 0);
    if (tile->flags & TILE_BAZAAR)
        add_part(&name, _("bazaar"));
    if ((roads.flags & SEGMENT_INN) && !has_inn_road(tile, &roads))
        add_part(&name, _("inn"));
    if (is_shaped)
        add_part(&name, is_pointed(tile) ? _("pointed") : _("round"));
    else if (has_wall)
        add_part(&name, _("wall"));
    return name.text[0] != '\0' ? name : sentence_of("%s", _("only a field"));
}
