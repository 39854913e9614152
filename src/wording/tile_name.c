#include "wording/tile_name.h"

#include "language/language.h"

/* The roads or the cities of a tile. */
struct network {
    unsigned edges, segments; /* how many, */
    unsigned mask;            /* and which edges */
    unsigned pennants;
    bool has_gate, has_inn;
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
        network.has_inn |= (segment->flags & SEGMENT_INN) != 0;
    }
    network.edges = (unsigned)__builtin_popcount(network.mask);
    return network;
}

static bool faces_itself(const struct network *network)
{
    return network->mask == (1u << EDGE_N | 1u << EDGE_S) ||
           network->mask == (1u << EDGE_E | 1u << EDGE_W);
}

/* A shape, as it is called plainly, and with a mark of its own: cities with a pennant, roads with a
 * gate. */
struct shape_words {
    const char *plain, *marked;
};

/* One city, by its edges. */
static const struct shape_words city_words[EDGES + 1] = {
    [1] = {N_("city edge"), N_("pennant edge")},
    [2] = {N_("city corner"), N_("pennant corner")},
    [3] = {N_("wide city"), N_("wide pennant city")},
    [4] = {N_("full city"), N_("full pennant city")},
};
static const struct shape_words strip_words = {N_("city strip"), N_("pennant strip")};

/* Several cities, of an edge each, by how many. */
static const char *const cities_words[EDGES + 1] = {
    [2] = N_("adjacent cities"), [3] = N_("three cities"), [4] = N_("four cities")};

/* One road, by its edges; and several, of an edge each. */
static const struct shape_words road_words[EDGES + 1] = {
    [1] = {N_("road"), N_("gate")},
    [2] = {N_("bend"), N_("gated bend")},
    [3] = {N_("fork"), N_("gated fork")},
    [4] = {N_("fork"), N_("gated fork")},
};
static const struct shape_words straight_words = {N_("straight road"), N_("gated road")};
static const struct shape_words roads_words[EDGES + 1] = {
    [2] = {N_("two roads"), N_("two gates")},
    [3] = {N_("junction"), N_("gated junction")},
    [4] = {N_("crossroads"), N_("gated crossroads")},
};

static const char *name_of_cities(const struct network *cities)
{
    if (cities->segments == 1) {
        const struct shape_words *words =
            faces_itself(cities) ? &strip_words : &city_words[cities->edges];
        return _(cities->pennants > 0 ? words->marked : words->plain);
    }
    if (cities->segments != cities->edges)
        return _("cities");
    return faces_itself(cities) ? _("facing cities") : _(cities_words[cities->edges]);
}

static const char *name_of_roads(const struct network *roads)
{
    const struct shape_words *words = &straight_words;
    if (roads->segments > 1 && roads->segments != roads->edges)
        return _("roads");
    if (roads->segments > 1)
        words = &roads_words[roads->edges];
    else if (!faces_itself(roads))
        words = &road_words[roads->edges];
    return _(roads->has_gate ? words->marked : words->plain);
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

static void add_roads(struct sentence *name, const struct network *roads,
                      const struct network *cities)
{
    int side = side_of(roads, cities);
    const char *words = name_of_roads(roads);
    if (side != 0)
        add_part(name, sentence_of(side > 0 ? _("%s right") : _("%s left"), words).text);
    else
        add_part(name, words);
}

struct sentence tile_name(uint8_t kind)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    struct network cities = network_of(tile, FEATURE_CITY), roads = network_of(tile, FEATURE_ROAD);
    struct sentence name = {{0}};
    if (cities.segments > 0)
        add_part(&name, name_of_cities(&cities));
    if (cities.segments > 1 && cities.pennants > 0)
        add_part(&name, _("pennant"));
    if (tile->monastery != NO_SEGMENT)
        add_part(&name, _("monastery"));
    if (roads.segments > 0)
        add_roads(&name, &roads, &cities);
    if (tile->flags & TILE_BAZAAR)
        add_part(&name, _("bazaar"));
    if (roads.has_inn)
        add_part(&name, _("inn"));
    return name.text[0] != '\0' ? name : sentence_of("%s", _("only a field"));
}
