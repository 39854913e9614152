/* The picture cannot lie: reads the segments of every tile back from its painting, at every even
 * size and every orientation, and compares them with the tile's list.
 *
 *     test_picture [PART PARTS]   only every so manieth size: large paintings take their time */
#include "bastide/tiles.h"
#include "bastide/traders/states.h"
#include "picture/picture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { VILLAGE_KIND = FEATURE_KINDS }; /* what belongs to no segment */

/* One painted tile, and what it is a painting of. */
struct painting {
    kind_number kind;
    unsigned orientation, size;
    struct pixel pixel[PICTURE_PIXELS_MAX];
};

static const struct tile_kind *tile_of(const struct painting *p)
{
    return &tile_kinds[p->kind];
}

static void print_painting(const struct painting *p)
{
    static const char letters[] = {
#define X(name, word, letter, ...) letter,
        SUBSTANCES(X)
#undef X
    };
    fprintf(stderr, "%s turned %u, size %u:\n", tile_of(p)->id, p->orientation, p->size);
    for (unsigned y = 0; y < p->size; y++) {
        for (unsigned x = 0; x < p->size; x++)
            fputc(letters[p->pixel[y * p->size + x].substance], stderr);
        fputs("  ", stderr);
        for (unsigned x = 0; x < p->size; x++) {
            uint8_t segment = p->pixel[y * p->size + x].segment;
            fputc(segment == NO_SEGMENT ? '-' : '0' + segment, stderr);
        }
        fputc('\n', stderr);
    }
}

#define CHECK(painting, condition)                                                                 \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            print_painting(painting);                                                              \
            fail_msg("%s", #condition);                                                            \
        }                                                                                          \
    } while (0)

/* Which of the sizes are looked at. */
static struct {
    unsigned part, parts;
} sizes = {0, 1};

/* The smallest tiles have no room for cities that pass over each other, nor for two cities each
 * with a road, nor for a field between a road that ends and another that passes or bends. Larger
 * than on any screen, the gap beside a tip may close. */
static bool is_crowded(const struct painting *p)
{
    unsigned cities = 0, roads = 0, edges = 0;
    for (unsigned s = 0; s < tile_of(p)->segments; s++) {
        const struct segment *segment = &tile_of(p)->segment[s];
        cities += segment->kind == FEATURE_CITY;
        roads += segment->kind == FEATURE_ROAD;
        for (unsigned e = 0; e < EDGES && segment->kind == FEATURE_ROAD; e++)
            edges += segment->edges >> e & 1u;
    }
    bool has_inner = tile_inner_field(tile_of(p), 0) != NO_SEGMENT;
    bool has_bend_beside = cities < 2 && roads == 2 && edges == 3;
    bool has_bend = roads > 0 && edges > roads, is_cloister = tile_has_monastery(tile_of(p));
    return (p->size < 8 && has_bend_beside) ||
           (is_cloister && has_bend && p->size < (cities > 0 ? 8u : 14u)) ||
           (cities > 1 && ((p->size < 8 && (tile_of(p)->segments > 6 || has_inner)) ||
                           (p->size > 24 && has_inner)));
}

static void for_every_painting(void (*check)(const struct painting *))
{
    static struct painting p;
    for (p.size = PICTURE_TRUE_SIZE; p.size <= PICTURE_SIZE_MAX; p.size += 2) {
        if (p.size / 2 % sizes.parts != sizes.part)
            continue;
        for (p.kind = 0; p.kind < tile_kinds_count; p.kind++) {
            for (p.orientation = 0; p.orientation < EDGES && !is_crowded(&p); p.orientation++) {
                picture_tile(p.kind, p.orientation, p.size, p.pixel);
                check(&p);
            }
        }
    }
}

static unsigned segment_at(const struct painting *p, unsigned x, unsigned y)
{
    return p->pixel[y * p->size + x].segment;
}

static unsigned kind_of_segment(const struct painting *p, unsigned segment)
{
    return segment == NO_SEGMENT ? (unsigned)VILLAGE_KIND : tile_of(p)->segment[segment].kind;
}

/* The pixel at the board's edge `edge`, `along` pixels clockwise from its start. */
static const struct pixel *edge_pixel(const struct painting *p, unsigned edge, unsigned along)
{
    unsigned last = p->size - 1;
    const unsigned x[EDGES] = {along, last, last - along, 0};
    const unsigned y[EDGES] = {0, along, last, last - along};
    return &p->pixel[y[edge] * p->size + x[edge]];
}

/* Marks the region of x,y and returns its segment. */
static void flood(const struct painting *p, unsigned x, unsigned y, bool *seen)
{
    static unsigned todo[PICTURE_PIXELS_MAX];
    unsigned count = 0, size = p->size, segment = segment_at(p, x, y);
    todo[count++] = y * size + x;
    seen[y * size + x] = true;
    while (count > 0) {
        unsigned at = todo[--count];
        const unsigned beside[4] = {at - size, at + 1, at + size, at - 1};
        const bool there[4] = {at >= size, at % size + 1 < size,
                               at + size<size * size, at % size> 0};
        for (unsigned i = 0; i < 4; i++) {
            if (there[i] && !seen[beside[i]] && p->pixel[beside[i]].segment == segment) {
                seen[beside[i]] = true;
                todo[count++] = beside[i];
            }
        }
    }
}

static bool is_straight_road(const struct painting *p, unsigned segment)
{
    const struct segment *s = &tile_of(p)->segment[segment];
    return s->kind == FEATURE_ROAD &&
           (s->edges == (1u << EDGE_N | 1u << EDGE_S) || s->edges == (1u << EDGE_E | 1u << EDGE_W));
}

static bool has_opposite_edges(unsigned edges)
{
    return (edges & (edges << 2 | edges >> 2)) != 0;
}

/* A triangle that keeps a field at the rim and one that reaches no edge apart passes over what is
 * between its edge and a corner. */
static bool has_tip(const struct painting *p, unsigned segment)
{
    uint8_t inner = tile_inner_field(tile_of(p), 0);
    return inner != NO_SEGMENT && (tile_of(p)->segment[segment].flags & SEGMENT_TRIANGULAR) &&
           (tile_of(p)->segment[inner].cities >> segment & 1u);
}

/* Whether another road passes over that one, without a junction. */
static bool passes_below(const struct painting *p, unsigned segment)
{
    for (unsigned over = segment + 1; over < tile_of(p)->segments; over++)
        if (is_straight_road(p, segment) && is_straight_road(p, over))
            return true;
    return false;
}

/* Whether a city passes over that road, or over that city, which crosses the tile: of two that do,
 * the first. */
static bool is_below_city(const struct painting *p, unsigned segment)
{
    const struct segment *below = &tile_of(p)->segment[segment];
    for (unsigned s = 0; s < tile_of(p)->segments; s++) {
        const struct segment *over = &tile_of(p)->segment[s];
        bool crosses = has_opposite_edges(over->edges) && (over->edges & below->edges) == 0;
        if (over->kind != FEATURE_CITY)
            continue;
        if (is_straight_road(p, segment) && crosses)
            return true;
        if (below->kind == FEATURE_CITY && has_opposite_edges(below->edges) &&
            ((crosses && s < segment) || has_tip(p, s)))
            return true;
    }
    return false;
}

/* Whether a city passes between the halves of a field, which goes on below it beside water. */
static bool is_divided_by_city(const struct painting *p, unsigned segment)
{
    unsigned edges = 0;
    if (tile_of(p)->segment[segment].kind != FEATURE_FIELD || tile_of(p)->water == 0)
        return false;
    for (unsigned half = 0; half < HALF_EDGES; half++)
        edges |= (unsigned)(tile_of(p)->at_half[half] == segment) << half_edge_of(half);
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        if (tile_of(p)->segment[s].kind == FEATURE_CITY &&
            has_opposite_edges(tile_of(p)->segment[s].edges) && has_opposite_edges(edges))
            return true;
    return false;
}

static void check_regions(const struct painting *p)
{
    bool seen[PICTURE_PIXELS_MAX] = {false};
    unsigned regions[SEGMENTS_MAX] = {0};
    for (unsigned y = 0; y < p->size; y++) {
        for (unsigned x = 0; x < p->size; x++) {
            unsigned segment = segment_at(p, x, y);
            if (seen[y * p->size + x] || segment == NO_SEGMENT)
                continue;
            CHECK(p, segment < tile_of(p)->segments);
            flood(p, x, y, seen);
            regions[segment]++;
        }
    }
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        CHECK(p,
              regions[s] ==
                  (passes_below(p, s) || is_below_city(p, s) || is_divided_by_city(p, s) ? 2 : 1));
}

static void test_every_segment_is_one_region(void **state)
{
    (void)state;
    for_every_painting(check_regions);
}

static unsigned city_at(const struct painting *p, unsigned edge)
{
    uint8_t segment = tile_segment_at_edge(p->kind, p->orientation, edge & 3u);
    return kind_of_segment(p, segment) == FEATURE_CITY ? segment : NO_SEGMENT;
}

/* Whether the tip of a triangle may end there, between a city and a field. */
static bool is_corner_of_tip(const struct painting *p, unsigned edge)
{
    unsigned here = city_at(p, edge), before = city_at(p, edge + 3u);
    bool has = false;
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        has = has || (has_tip(p, s) && s != here && s != before);
    return has && (here == NO_SEGMENT) != (before == NO_SEGMENT);
}

/* Whether different fields meet round the corner at the beginning of the board's edge `edge`: then
 * a city's wall runs out to the corner between them. Or a tip. */
static bool corner_is_parted(const struct painting *p, unsigned edge)
{
    if (is_corner_of_tip(p, edge))
        return true;
    unsigned half = edge_first_half(edge & 3u);
    return tile_segment_at_half(p->kind, p->orientation, half) !=
               tile_segment_at_half(p->kind, p->orientation, (half + 7u) & 7u) &&
           tile_terrain(p->kind, p->orientation, edge & 3u) != TERRAIN_CITY &&
           tile_terrain(p->kind, p->orientation, (edge + 3u) & 3u) != TERRAIN_CITY;
}

/* The pixel beside the corner, where such a wall may be too thick for the corner alone. */
static bool is_spur(const struct painting *p, unsigned edge, unsigned along)
{
    return (along == 1 && corner_is_parted(p, edge)) ||
           (along + 2 == p->size && corner_is_parted(p, edge + 1));
}

/* Whether it is in the middle of an edge where the tip of a city ends, or two cities meet. */
static bool is_tip(const struct painting *p, unsigned edge, unsigned along)
{
    const struct tile_kind *tile = tile_of(p);
    unsigned edges = ((unsigned)tile->parted & ~(unsigned)tile->water) | tile->split;
    return edges >> edge_on_tile(edge, p->orientation) & 1u && along + 2 >= p->size / 2 &&
           along <= p->size / 2 + 1;
}

/* The city there: of an edge that two share, that of the half. */
static unsigned city_of_half(const struct painting *p, unsigned edge, unsigned along)
{
    bool is_split = tile_splits(p->kind, p->orientation) >> edge & 1u;
    return is_split && along >= p->size / 2 ? tile_segment_split_off(p->kind, p->orientation, edge)
                                            : tile_segment_at_edge(p->kind, p->orientation, edge);
}

/* Pixel for pixel, but for the corners, which two edges share: a city takes its whole edge, a road
 * the middle of it, fields take the rest of their halves. */
static void check_edges(const struct painting *p)
{
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint8_t here = tile_segment_at_edge(p->kind, p->orientation, edge);
        enum terrain terrain = tile_terrain(p->kind, p->orientation, edge);
        unsigned roads = 0;
        for (unsigned along = 1; along + 1 < p->size; along++) {
            unsigned segment = edge_pixel(p, edge, along)->segment;
            unsigned half = edge_first_half(edge) + (along >= p->size / 2);
            uint8_t field = tile_segment_at_half(p->kind, p->orientation, half);
            bool middle = along + 1 == p->size / 2 || along == p->size / 2;
            here = (uint8_t)city_of_half(p, edge, along);
            if (is_spur(p, edge, along) || is_tip(p, edge, along))
                CHECK(p, kind_of_segment(p, segment) == FEATURE_CITY || segment == field);
            else if (terrain == TERRAIN_CITY || (terrain == TERRAIN_ROAD && middle))
                CHECK(p, segment == here);
            else if ((tile_of(p)->water >> edge_on_tile(edge, p->orientation) & 1u) && middle)
                CHECK(p, segment == NO_SEGMENT);
            else if ((terrain == TERRAIN_ROAD && segment == here) ||
                     (tile_of(p)->water != 0 && segment == NO_SEGMENT))
                roads++;
            else
                CHECK(p, segment == field);
        }
        CHECK(p, roads <= p->size / 8 || (terrain == TERRAIN_WATER && roads <= p->size / 5));
    }
}

static void test_every_segment_reaches_its_edges_and_no_others(void **state)
{
    (void)state;
    for_every_painting(check_edges);
}

/* A corner is shared: it belongs to a segment of one of its two edges. */
static void check_corners(const struct painting *p)
{
    for (unsigned edge = 0; edge < EDGES; edge++) {
        unsigned segment = edge_pixel(p, edge, 0)->segment, before = (edge + 3u) & 3u;
        unsigned half = edge_first_half(edge);
        bool is_citys = segment == tile_segment_at_edge(p->kind, p->orientation, edge) ||
                        segment == tile_segment_at_edge(p->kind, p->orientation, before);
        bool is_fields = segment == tile_segment_at_half(p->kind, p->orientation, half) &&
                         segment == tile_segment_at_half(p->kind, p->orientation, (half + 7u) & 7u);
        bool is_spurs = corner_is_parted(p, edge) && kind_of_segment(p, segment) == FEATURE_CITY;
        CHECK(p,
              (is_citys && kind_of_segment(p, segment) == FEATURE_CITY) || is_fields || is_spurs);
    }
}

static void test_corners_belong_to_an_edge_beside(void **state)
{
    (void)state;
    for_every_painting(check_corners);
}

static void check_contacts(const struct painting *p)
{
    unsigned touches[SEGMENTS_MAX] = {0};
    for (unsigned at = 0; at < p->size * p->size; at++) {
        unsigned here = p->pixel[at].segment;
        for (unsigned i = 0; i < 2; i++) {
            if (i == 0 ? at % p->size + 1 == p->size : at + p->size >= p->size * p->size)
                continue;
            unsigned there = p->pixel[at + (i == 0 ? 1 : p->size)].segment;
            if (kind_of_segment(p, here) == FEATURE_FIELD &&
                kind_of_segment(p, there) == FEATURE_CITY)
                touches[here] |= 1u << there;
            if (kind_of_segment(p, here) == FEATURE_CITY &&
                kind_of_segment(p, there) == FEATURE_FIELD)
                touches[there] |= 1u << here;
        }
    }
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        CHECK(p, touches[s] == tile_of(p)->segment[s].cities);
}

static void test_fields_touch_the_cities_of_the_list(void **state)
{
    (void)state;
    for_every_painting(check_contacts);
}

enum { ANY = VILLAGE_KIND + 1 };

/* The kind of segment that a substance is part of. */
static unsigned kind_shown(unsigned substance)
{
    enum { NONE = VILLAGE_KIND, FIELD = FEATURE_FIELD, ROAD = FEATURE_ROAD };
    enum {
        CITY = FEATURE_CITY,
        MONASTERY = FEATURE_MONASTERY,
        TOWER = FEATURE_TOWER,
        GARDEN = FEATURE_GARDEN,
        ACROBATS = FEATURE_ACROBATS,
        ABBOTS = FEATURE_ABBOTS
    };
    static const uint8_t kinds[SUBSTANCE_COUNT] = {
#define X(name, word, letter, kind, ...) [SUBSTANCE_##name] = kind,
        SUBSTANCES(X)
#undef X
    };
    return kinds[substance];
}

static void check_substances(const struct painting *p)
{
    unsigned pennants[SEGMENTS_MAX] = {0};
    for (unsigned at = 0; at < p->size * p->size; at++) {
        const struct pixel *pixel = &p->pixel[at];
        unsigned shown = kind_shown(pixel->substance);
        CHECK(p, shown == ANY ? pixel->segment != NO_SEGMENT
                              : shown == kind_of_segment(p, pixel->segment));
        CHECK(p, pixel->rim == (at < p->size || at % p->size == 0));
        if (pixel->substance == SUBSTANCE_PENNANT || pixel->substance == SUBSTANCE_PENNANT_MARK)
            pennants[pixel->segment]++;
    }
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        CHECK(p, tile_of(p)->segment[s].pennants ? pennants[s] >= 4 : pennants[s] == 0);
}

static void test_substances_show_what_the_segment_is(void **state)
{
    (void)state;
    for_every_painting(check_substances);
}

static bool is_bazaar(unsigned substance)
{
    return substance == SUBSTANCE_BAZAAR || substance == SUBSTANCE_AWNING ||
           substance == SUBSTANCE_AWNING_LIGHT;
}

static bool is_circus(unsigned substance)
{
    return substance == SUBSTANCE_CIRCUS_SAND || substance == SUBSTANCE_CIRCUS_FENCE ||
           substance == SUBSTANCE_CIRCUS_POST;
}

/* Whether a city ends before x,y: a bazaar within it is no end, and at a circus its fence does. */
static bool ends_at(const struct painting *p, unsigned city, unsigned x, unsigned y)
{
    unsigned substance = p->pixel[y * p->size + x].substance;
    return segment_at(p, x, y) != city && !is_bazaar(substance) && !is_circus(substance);
}

/* Every side of a city that does not lie at the rim is walled. */
static void check_walls(const struct painting *p)
{
    for (unsigned y = 1; y + 1 < p->size; y++) {
        for (unsigned x = 1; x + 1 < p->size; x++) {
            const struct pixel *pixel = &p->pixel[y * p->size + x];
            if (kind_of_segment(p, pixel->segment) != FEATURE_CITY)
                continue;
            bool ends =
                ends_at(p, pixel->segment, x - 1, y) || ends_at(p, pixel->segment, x + 1, y) ||
                ends_at(p, pixel->segment, x, y - 1) || ends_at(p, pixel->segment, x, y + 1);
            bool walled =
                pixel->substance == SUBSTANCE_WALL || pixel->substance == SUBSTANCE_WALL_LIGHT ||
                pixel->substance == SUBSTANCE_GATE || pixel->substance == SUBSTANCE_DRAWBRIDGE_UP ||
                pixel->substance == SUBSTANCE_TOWER || pixel->substance == SUBSTANCE_SIEGE_WALL ||
                pixel->substance == SUBSTANCE_SIEGE_FIRE;
            /* On the smallest tiles a pennant may hang on the wall. */
            bool hangs = p->size < 8 && (pixel->substance == SUBSTANCE_PENNANT ||
                                         pixel->substance == SUBSTANCE_PENNANT_MARK ||
                                         pixel->substance == SUBSTANCE_PRINCESS_CROWN ||
                                         pixel->substance == SUBSTANCE_PRINCESS_VEIL);
            CHECK(p, walled || hangs || !ends);
        }
    }
}

static void test_cities_are_walled_all_round(void **state)
{
    (void)state;
    for_every_painting(check_walls);
}

static void check_turned(const struct painting *p)
{
    static struct pixel before[PICTURE_PIXELS_MAX];
    unsigned last = p->size - 1;
    picture_tile(p->kind, (p->orientation + 3u) & 3u, p->size, before);
    for (unsigned y = 0; y < p->size; y++) {
        for (unsigned x = 0; x < p->size; x++) {
            const struct pixel *from = &before[y * p->size + x];
            const struct pixel *to = &p->pixel[x * p->size + last - y];
            CHECK(p, from->segment == to->segment && from->substance == to->substance &&
                         from->shade == to->shade);
        }
    }
}

static void test_a_turned_tile_is_the_same_picture(void **state)
{
    (void)state;
    for_every_painting(check_turned);
}

/* Whether a half of that edge belongs to nothing, as walls of Carcassonne run there (CC1). */
static bool has_gap(const struct painting *p, unsigned edge)
{
    enum terrain terrain = tile_terrain(p->kind, p->orientation, edge);
    unsigned half = edge_first_half(edge);
    bool is_whole = tile_segment_at_half(p->kind, p->orientation, half) != NO_SEGMENT &&
                    tile_segment_at_half(p->kind, p->orientation, half + 1) != NO_SEGMENT;
    return tile_water(p->kind, p->orientation) == 0 && !is_whole &&
           (terrain == TERRAIN_FIELD || terrain == TERRAIN_NONE);
}

/* All edges of one terrain look alike from both sides, so any two that meet go on into each
 * other. The first edge of each terrain that comes along is the model for the rest. */
static void check_joins(const struct painting *p)
{
    static struct painting model[TERRAIN_CITY + 1];
    static unsigned model_edge[TERRAIN_CITY + 1];
    for (unsigned edge = 0; edge < EDGES; edge++) {
        enum terrain terrain = tile_terrain(p->kind, p->orientation, edge);
        if (has_gap(p, edge)) /* an abbey joins nothing, either */
            continue;
        if (model[terrain].size != p->size) {
            model[terrain] = *p;
            model_edge[terrain] = edge;
        }
        for (unsigned along = 1; along + 1 < p->size; along++) {
            if (is_spur(p, edge, along) || is_tip(p, edge, along) ||
                is_tip(&model[terrain], model_edge[terrain], p->size - 1 - along) ||
                is_spur(&model[terrain], model_edge[terrain], p->size - 1 - along))
                continue;
            unsigned here = edge_pixel(p, edge, along)->substance;
            unsigned there =
                edge_pixel(&model[terrain], model_edge[terrain], p->size - 1 - along)->substance;
            if (kind_shown(here) == ANY || kind_shown(there) == ANY)
                continue;
            CHECK(p, kind_shown(here) == kind_shown(there));
            CHECK(p, (here == SUBSTANCE_VERGE) == (there == SUBSTANCE_VERGE));
        }
    }
}

static void test_equal_edges_join(void **state)
{
    (void)state;
    for_every_painting(check_joins);
}

static void check_anchors(const struct painting *p)
{
    struct picture_anchor anchors[SEGMENTS_MAX];
    picture_anchors(p->kind, p->orientation, p->size, anchors);
    for (unsigned s = 0; s < tile_of(p)->segments; s++) {
        CHECK(p, anchors[s].x < p->size && anchors[s].y < p->size);
        CHECK(p, segment_at(p, anchors[s].x, anchors[s].y) == s);
    }
}

static void test_followers_stand_on_their_segment(void **state)
{
    (void)state;
    for_every_painting(check_anchors);
}

/* Whether a pixel with that substance lies beside one of the segment. */
static bool lies_beside(const struct painting *p, enum substance substance, unsigned segment)
{
    for (unsigned at = 0; at < p->size * p->size; at++) {
        const unsigned there[2] = {at + 1, at + p->size};
        const bool is_there[2] = {at % p->size + 1 < p->size, at + p->size < p->size * p->size};
        for (unsigned i = 0; i < 2; i++) {
            if (!is_there[i])
                continue;
            const struct pixel *a = &p->pixel[at], *b = &p->pixel[there[i]];
            if ((a->substance == substance && b->segment == segment) ||
                (b->substance == substance && a->segment == segment))
                return true;
        }
    }
    return false;
}

static void check_bazaar(const struct painting *p)
{
    bool shown = false, has_village = false;
    for (unsigned at = 0; at < p->size * p->size; at++) {
        unsigned substance = p->pixel[at].substance;
        shown = shown || is_bazaar(substance);
        has_village = has_village || substance == SUBSTANCE_HOUSE ||
                      substance == SUBSTANCE_HOUSE_SHADE || substance == SUBSTANCE_CROSSING;
    }
    CHECK(p, shown == ((tile_of(p)->flags & TILE_BAZAAR) != 0));
    CHECK(p, !shown || !has_village);
    for (unsigned s = 0; s < tile_of(p)->segments && shown; s++)
        if (tile_of(p)->segment[s].kind == FEATURE_ROAD)
            CHECK(p, lies_beside(p, SUBSTANCE_BAZAAR, s));
}

static void test_a_bazaar_is_shown_where_one_is_and_ends_its_roads(void **state)
{
    (void)state;
    for_every_painting(check_bazaar);
}

static void check_inns(const struct painting *p)
{
    bool has_inn = false, shown = false, has_sign = false;
    for (unsigned s = 0; s < tile_of(p)->segments; s++) {
        if (!(tile_of(p)->segment[s].flags & SEGMENT_INN))
            continue;
        has_inn = true;
        CHECK(p, lies_beside(p, SUBSTANCE_INN, s) || lies_beside(p, SUBSTANCE_INN_SIGN, s));
    }
    for (unsigned at = 0; at < p->size * p->size; at++) {
        shown = shown || p->pixel[at].substance == SUBSTANCE_INN;
        has_sign = has_sign || p->pixel[at].substance == SUBSTANCE_INN_SIGN;
    }
    CHECK(p, shown == has_inn && has_sign == has_inn);
}

static void test_an_inn_stands_beside_its_road(void **state)
{
    (void)state;
    for_every_painting(check_inns);
}

static unsigned segments_with(const struct painting *p, enum substance substance)
{
    unsigned segments = 0;
    for (unsigned at = 0; at < p->size * p->size; at++)
        if (p->pixel[at].substance == substance)
            segments |= 1u << p->pixel[at].segment;
    return segments;
}

static unsigned count_of(const struct painting *p, enum substance substance)
{
    unsigned count = 0;
    for (unsigned at = 0; at < p->size * p->size; at++)
        count += p->pixel[at].substance == substance;
    return count;
}

/* A bridge hides none, but on the smallest tiles there is no room beside it. */
static void check_bridged_inns(const struct painting *p)
{
    static struct painting bridged;
    for (unsigned edge = EDGE_N; edge <= EDGE_E && p->size >= 8; edge++) {
        if (tile_terrain(p->kind, p->orientation, edge) != TERRAIN_FIELD ||
            tile_terrain(p->kind, p->orientation, edge + 2) != TERRAIN_FIELD)
            continue;
        bridged = *p;
        overlays_paint(
            &(struct overlays){{[OVERLAY_BRIDGE] = (uint8_t)(1u + edge_direction(edge))}}, p->size,
            bridged.pixel);
        CHECK(&bridged,
              count_of(&bridged, SUBSTANCE_INN) == count_of(p, SUBSTANCE_INN) &&
                  count_of(&bridged, SUBSTANCE_INN_SIGN) == count_of(p, SUBSTANCE_INN_SIGN));
    }
}

static void test_IN6_an_inn_is_seen_beside_a_bridge(void **state)
{
    (void)state;
    for_every_painting(check_bridged_inns);
}

/* As many as the list has, in their cities; and no tile is too small to name the goods. */
static void check_goods(const struct painting *p)
{
    static const enum substance symbols[GOODS_COUNT] = {
        [GOOD_WINE] = SUBSTANCE_GOODS_WINE,
        [GOOD_GRAIN] = SUBSTANCE_GOODS_GRAIN,
        [GOOD_CLOTH] = SUBSTANCE_GOODS_CLOTH,
    };
    static const unsigned whole[GOODS_COUNT][2] = {{7, 14}, {5, 13}, {6, 15}};
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        unsigned cities = 0, pixels = count_of(p, symbols[good]);
        for (unsigned s = 0; s < tile_of(p)->segments; s++)
            if (tile_of(p)->segment[s].flags & segment_flag_of_good((enum good)good))
                cities |= 1u << s;
        CHECK(p, segments_with(p, symbols[good]) == cities);
        if (cities != 0 && p->size >= 12)
            CHECK(p, pixels == whole[good][p->size >= 20]);
        else
            CHECK(p, pixels >= (cities != 0 ? 2u : 0u));
    }
}

static void test_TB2_goods_are_shown_in_their_city(void **state)
{
    (void)state;
    for_every_painting(check_goods);
}

/* A large building, in its own city only. */
static void check_cathedral(const struct painting *p)
{
    unsigned cities = 0;
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        if (tile_of(p)->segment[s].flags & SEGMENT_CATHEDRAL)
            cities |= 1u << s;
    CHECK(p, segments_with(p, SUBSTANCE_CATHEDRAL_ROOF) == cities);
    CHECK(p, segments_with(p, SUBSTANCE_CATHEDRAL_SPIRE) == cities);
    if (cities != 0)
        CHECK(p,
              5 * (count_of(p, SUBSTANCE_CATHEDRAL_WALL) + count_of(p, SUBSTANCE_CATHEDRAL_ROOF) +
                   count_of(p, SUBSTANCE_CATHEDRAL_SPIRE)) >=
                  p->size * p->size);
}

static void test_IN3_a_cathedral_is_the_largest_building(void **state)
{
    (void)state;
    for_every_painting(check_cathedral);
}

/* The upper road is whole and has parapets; the lower one comes out on either side. */
static void check_overpass(const struct painting *p)
{
    unsigned over = 0;
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        for (unsigned under = 0; under < s; under++)
            if (passes_below(p, under) && is_straight_road(p, s))
                over |= 1u << s;
    if (tile_of(p)->water == 0) /* which roads cross, too */
        CHECK(p, segments_with(p, SUBSTANCE_PARAPET) == over);
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        if (passes_below(p, s))
            CHECK(p, lies_beside(p, SUBSTANCE_PARAPET, s));
}

static void test_a_road_over_another_is_a_bridge(void **state)
{
    (void)state;
    for_every_painting(check_overpass);
}

/* The cities that the tile's roads have gates to. */
static unsigned gated_cities(const struct painting *p)
{
    unsigned cities = 0;
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        cities |= tile_of(p)->segment[s].leads;
    return cities;
}

/* Before each gate its road, and a drawbridge only at gates. */
static void check_gates(const struct painting *p)
{
    CHECK(p, segments_with(p, SUBSTANCE_DRAWBRIDGE_UP) == gated_cities(p));
    CHECK(p, segments_with(p, SUBSTANCE_TOWER) == gated_cities(p));
    CHECK(p, segments_with(p, SUBSTANCE_DRAWBRIDGE) == 0);
    for (unsigned s = 0; s < tile_of(p)->segments; s++)
        if (tile_of(p)->segment[s].leads)
            CHECK(p, lies_beside(p, SUBSTANCE_DRAWBRIDGE_UP, s));
}

static void test_gates_are_where_the_list_has_them_DB1(void **state)
{
    (void)state;
    for_every_painting(check_gates);
}

static void check_lowered(const struct painting *p)
{
    static struct painting lowered;
    for (unsigned cities = 0; cities < 1u << tile_of(p)->segments; cities++) {
        lowered = *p;
        overlays_paint(&(struct overlays){{[OVERLAY_DRAWBRIDGE] = (uint8_t)(cities)}}, p->size,
                       lowered.pixel);
        CHECK(&lowered,
              segments_with(&lowered, SUBSTANCE_DRAWBRIDGE) == (gated_cities(p) & cities));
        CHECK(&lowered,
              segments_with(&lowered, SUBSTANCE_DRAWBRIDGE_UP) == (gated_cities(p) & ~cities));
    }
}

static void test_drawbridges_are_lowered_city_by_city(void **state)
{
    (void)state;
    for_every_painting(check_lowered);
}

/* Whether the side of a city with one edge recedes pixel by pixel, from one end of the edge to the
 * middle of the tile: a straight line, which no rounded cap has. */
static bool has_straight_side(const struct painting *p, unsigned edge, unsigned city)
{
    bool begins = true, ends = true;
    for (unsigned deep = 1; deep < p->size / 2; deep++) {
        unsigned count = 0, first = 0, last = 0;
        for (unsigned along = 0; along < p->size; along++) {
            /* Seen from the edge: into the tile along its neighbours. */
            const unsigned x[EDGES] = {along, p->size - 1 - deep, p->size - 1 - along, deep};
            const unsigned y[EDGES] = {deep, along, p->size - 1 - deep, p->size - 1 - along};
            if (segment_at(p, x[edge], y[edge]) != city)
                continue;
            first = count++ == 0 ? along : first;
            last = along;
        }
        begins = begins && count > 0 && first >= deep && first <= deep + 1;
        ends = ends && count > 0 && p->size - 1 - last >= deep && p->size - 1 - last <= deep + 1;
    }
    return begins || ends;
}

static bool has_one_edge(const struct painting *p, unsigned segment)
{
    unsigned edges = tile_of(p)->segment[segment].edges;
    return (edges & (edges - 1)) == 0;
}

static void check_triangles(const struct painting *p)
{
    bool has_spire = ((unsigned)tile_of(p)->parted & ~(unsigned)tile_of(p)->water) != 0;
    for (unsigned edge = 0; edge < EDGES && p->size >= 8 && !has_spire; edge++) {
        unsigned city = tile_segment_at_edge(p->kind, p->orientation, edge);
        if (kind_of_segment(p, city) != FEATURE_CITY || !has_one_edge(p, city))
            continue;
        bool triangular = tile_of(p)->segment[city].flags & SEGMENT_TRIANGULAR;
        CHECK(p, has_straight_side(p, edge, city) == triangular);
    }
}

static void test_triangular_cities_have_a_straight_side(void **state)
{
    (void)state;
    for_every_painting(check_triangles);
}

/* Whether the middle of the board's edge `edge` is road on a tile whose edge is a road. */
static bool is_road_pixel(unsigned size, unsigned edge, unsigned along)
{
    static struct painting road;
    if (road.size != size) {
        road.size = size;
        road.kind = tile_kind_find("FRFr");
        picture_tile(road.kind, 0, size, road.pixel);
    }
    unsigned with_road = edge_direction(edge) == DIRECTION_EW ? edge : edge + 1;
    return kind_of_segment(&road, edge_pixel(&road, with_road & 3u, along)->segment) ==
           FEATURE_ROAD;
}

/* The deck goes on into a neighbour's road at both its ends, and nothing but what is under the
 * bridge has changed: what lies in its shadow only darkens. */
static void check_bridge(const struct painting *p, enum direction direction)
{
    static struct painting bridged;
    unsigned last = p->size - 1, first_edge = direction == DIRECTION_NS ? EDGE_N : EDGE_E;
    bool seen[PICTURE_PIXELS_MAX] = {false}, beside[2] = {false};
    bridged = *p;
    overlays_paint(&(struct overlays){{[OVERLAY_BRIDGE] = (uint8_t)(1u + direction)}}, p->size,
                   bridged.pixel);
    for (unsigned along = 0; along < p->size; along++) {
        for (unsigned edge = first_edge; edge < EDGES; edge += 2)
            CHECK(&bridged, (edge_pixel(&bridged, edge, along)->substance ==
                             SUBSTANCE_BRIDGE_DECK) == is_road_pixel(p->size, edge, last - along));
    }
    for (unsigned at = 0; at < p->size * p->size; at++) {
        const struct pixel *before = &p->pixel[at], *now = &bridged.pixel[at];
        unsigned across = direction == DIRECTION_NS ? at % p->size : at / p->size;
        CHECK(&bridged, now->rim == before->rim);
        CHECK(&bridged,
              (now->segment == SEGMENT_TRACK) == (now->substance == SUBSTANCE_BRIDGE_DECK ||
                                                  now->substance == SUBSTANCE_BRIDGE_RAIL));
        if (now->segment == SEGMENT_TRACK)
            continue;
        CHECK(&bridged, now->substance == before->substance && now->segment == before->segment);
        beside[across >= p->size / 2] = true;
    }
    CHECK(&bridged, beside[0] && beside[1]);
    static struct game game;
    struct picture_anchor anchor;
    game.board.track[0].direction = (uint8_t)direction;
    CHECK(&bridged, overlays_anchor(&game, feature_track_node(0), p->size, &anchor));
    CHECK(&bridged, segment_at(&bridged, anchor.x, anchor.y) == SEGMENT_TRACK);
    flood(&bridged, anchor.x, anchor.y, seen);
    for (unsigned at = 0; at < p->size * p->size; at++)
        CHECK(&bridged, seen[at] == (bridged.pixel[at].segment == SEGMENT_TRACK));
}

static void check_bridges(const struct painting *p)
{
    for (unsigned edge = EDGE_N; edge <= EDGE_E; edge++)
        if (tile_terrain(p->kind, p->orientation, edge) == TERRAIN_FIELD &&
            tile_terrain(p->kind, p->orientation, edge + 2) == TERRAIN_FIELD)
            check_bridge(p, edge_direction(edge));
}

static void test_bridges_join_roads_and_leave_the_rest_BR10(void **state)
{
    (void)state;
    for_every_painting(check_bridges);
}

/* All halves look alike along the shared edge, from both sides, so any two of them meet. The first
 * that comes along is the model for the rest. */
static void check_castle(const struct painting *p, unsigned edge, unsigned city)
{
    static struct painting model, castle;
    static unsigned model_edge;
    castle = *p;
    overlays_paint(&(struct overlays){{[OVERLAY_CASTLE] = (uint8_t)(1u << edge)}}, p->size,
                   castle.pixel);
    for (unsigned at = 0; at < p->size * p->size; at++) {
        const struct pixel *before = &p->pixel[at], *now = &castle.pixel[at];
        CHECK(&castle, now->segment == before->segment && now->rim == before->rim);
        if (now->segment == city)
            CHECK(&castle, now->substance == SUBSTANCE_TOWER ||
                               now->substance == SUBSTANCE_CASTLE_WALL ||
                               now->substance == SUBSTANCE_CASTLE_ROOF ||
                               now->substance == SUBSTANCE_CASTLE_FLAG ||
                               now->substance == SUBSTANCE_PAVING);
        else
            CHECK(&castle, now->substance == before->substance);
    }
    if (model.size != p->size) {
        model = castle;
        model_edge = edge;
    }
    for (unsigned along = 1; along + 1 < p->size; along++)
        CHECK(&castle, edge_pixel(&castle, edge, along)->substance ==
                           edge_pixel(&model, model_edge, p->size - 1 - along)->substance);
    CHECK(&castle, edge_pixel(&castle, edge, p->size / 2)->substance == SUBSTANCE_CASTLE_FLAG);
    static struct game game = {.castles = {.castle = {{.tile = {0, 1}}}, .count = 1}};
    bool is_second = edge == EDGE_N || edge == EDGE_W;
    struct picture_anchor anchor;
    game.board.tile[1].at =
        square_beside((struct square){0, 0}, is_second ? edge_opposite(edge) : edge);
    features_clear(&game.features);
    game.features.tile[0] = is_second;
    CHECK(&castle, overlays_anchor(&game, 0, p->size, &anchor));
    CHECK(&castle, anchor.x < p->size && anchor.y < p->size);
}

static void check_castles(const struct painting *p)
{
    for (unsigned edge = 0; edge < EDGES; edge++) {
        unsigned city = tile_segment_at_edge(p->kind, p->orientation, edge);
        if (kind_of_segment(p, city) == FEATURE_CITY && has_one_edge(p, city))
            check_castle(p, edge, city);
    }
}

static void test_castles_take_the_small_city_and_their_halves_meet_CA3(void **state)
{
    (void)state;
    for_every_painting(check_castles);
}

/* Whether the town's picture goes on beyond that edge, pixel for pixel, as tiles of Carcassonne
 * lie.
 */
static void check_city_goes_on(const struct painting *p, unsigned edge, unsigned neighbour)
{
    static struct painting beside;
    beside.kind = (kind_number)neighbour;
    beside.size = p->size;
    picture_tile(beside.kind, EDGE_N, beside.size, beside.pixel);
    for (unsigned along = 0; along < p->size; along++) {
        const struct pixel *here = edge_pixel(p, edge, along);
        const struct pixel *there = edge_pixel(&beside, edge_opposite(edge), p->size - 1 - along);
        CHECK(p, (here->segment == NO_SEGMENT) == (there->segment == NO_SEGMENT));
    }
}

static void check_carcassonne(const struct painting *p)
{
    enum { WIDE = 4, HIGH = 3 };
    unsigned roads = 0;
    if (!tile_is_of_carcassonne(p->kind) || p->orientation != EDGE_N)
        return;
    unsigned number = (unsigned)(p->kind - tile_set_first[SET_COUNT]);
    if (number % WIDE + 1 < WIDE)
        check_city_goes_on(p, EDGE_E, p->kind + 1u);
    if (number + WIDE < WIDE * HIGH)
        check_city_goes_on(p, EDGE_S, p->kind + (unsigned)WIDE);
    for (unsigned s = 0; s < tile_of(p)->segments; s++) {
        bool is_road = tile_of(p)->segment[s].kind == FEATURE_ROAD;
        roads += is_road;
        CHECK(p, !is_road || lies_beside(p, SUBSTANCE_TOWN_GATE, s));
    }
    CHECK(p, (count_of(p, SUBSTANCE_TOWN_GATE) > 0) == (roads > 0));
    CHECK(p, count_of(p, SUBSTANCE_HOUSE) == 0); /* no village before a gate */
}

static void test_CC1_carcassonne_goes_on_and_roads_end_at_its_gates(void **state)
{
    (void)state;
    for_every_painting(check_carcassonne);
}

static void test_any_size_can_be_painted(void **state)
{
    (void)state;
    static struct painting p;
    for (p.size = PICTURE_SIZE_MIN; p.size <= PICTURE_SIZE_MAX; p.size++) {
        for (p.kind = 0; p.kind < tile_kinds_count; p.kind++) {
            memset(p.pixel, 0xff, sizeof p.pixel);
            picture_tile(p.kind, 1, p.size, p.pixel);
            overlays_paint(&(struct overlays){{[OVERLAY_DRAWBRIDGE] = (uint8_t)(1)}}, p.size,
                           p.pixel);
            overlays_paint(&(struct overlays){{[OVERLAY_CASTLE] = (uint8_t)(1u << p.kind % EDGES)}},
                           p.size, p.pixel);
            overlays_paint(
                &(struct overlays){{[OVERLAY_BRIDGE] = (uint8_t)(1u + p.kind % DIRECTIONS)}},
                p.size, p.pixel);
            for (unsigned at = 0; at < PICTURE_PIXELS_MAX; at++)
                CHECK(&p, (p.pixel[at].substance < SUBSTANCE_COUNT) == (at < p.size * p.size));
        }
    }
}

int main(int argc, char **argv)
{
    if (argc == 3) {
        sizes.part = (unsigned)strtoul(argv[1], NULL, 10);
        sizes.parts = (unsigned)strtoul(argv[2], NULL, 10);
        assert_in_range(sizes.part, 0, sizes.parts - 1);
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_segment_is_one_region),
        cmocka_unit_test(test_every_segment_reaches_its_edges_and_no_others),
        cmocka_unit_test(test_corners_belong_to_an_edge_beside),
        cmocka_unit_test(test_fields_touch_the_cities_of_the_list),
        cmocka_unit_test(test_substances_show_what_the_segment_is),
        cmocka_unit_test(test_cities_are_walled_all_round),
        cmocka_unit_test(test_a_turned_tile_is_the_same_picture),
        cmocka_unit_test(test_equal_edges_join),
        cmocka_unit_test(test_followers_stand_on_their_segment),
        cmocka_unit_test(test_a_bazaar_is_shown_where_one_is_and_ends_its_roads),
        cmocka_unit_test(test_an_inn_stands_beside_its_road),
        cmocka_unit_test(test_IN6_an_inn_is_seen_beside_a_bridge),
        cmocka_unit_test(test_TB2_goods_are_shown_in_their_city),
        cmocka_unit_test(test_IN3_a_cathedral_is_the_largest_building),
        cmocka_unit_test(test_a_road_over_another_is_a_bridge),
        cmocka_unit_test(test_gates_are_where_the_list_has_them_DB1),
        cmocka_unit_test(test_drawbridges_are_lowered_city_by_city),
        cmocka_unit_test(test_triangular_cities_have_a_straight_side),
        cmocka_unit_test(test_bridges_join_roads_and_leave_the_rest_BR10),
        cmocka_unit_test(test_castles_take_the_small_city_and_their_halves_meet_CA3),
        cmocka_unit_test(test_CC1_carcassonne_goes_on_and_roads_end_at_its_gates),
        cmocka_unit_test(test_any_size_can_be_painted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
