/* The tiles: what the table says of each kind, the arithmetic of turning them, and the reader of
 * tile files. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/feature.h"
#include "text/tile_file.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void assert_set(enum tile_set set, unsigned tiles, unsigned kinds)
{
    unsigned found_tiles = 0, found_kinds = 0;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        if (tile_kinds[k].set != set)
            continue;
        found_kinds++;
        found_tiles += tile_kinds[k].copies;
    }
    assert_int_equal(found_kinds, kinds);
    assert_int_equal(found_tiles, tiles);
}

static void test_B1_base_has_72_tiles_of_24_kinds(void **state)
{
    (void)state;
    assert_set(SET_BASE, 72, 24);
}

static void test_BR1_bcb_has_12_tiles_of_11_kinds(void **state)
{
    (void)state;
    assert_set(SET_BCB, 12, 11);
}

static void test_DB1_drawbridges_has_12_tiles_of_8_kinds(void **state)
{
    (void)state;
    assert_set(SET_DRAWBRIDGES, 12, 8);
}

static void test_IN1_inns_has_18_tiles_of_17_kinds(void **state)
{
    (void)state;
    assert_set(SET_INNS, 18, 17);
}

static void test_TB1_traders_has_24_tiles_of_24_kinds(void **state)
{
    (void)state;
    assert_set(SET_TRADERS, 24, 24);
}

/* Those that lie on the table from the beginning (CC1), and the abbey are in no pile. */
static bool is_in_no_pile(const struct tile_kind *kind)
{
    return kind->set == SET_COUNT || kind->flags & TILE_ABBEY;
}

/* And the abbey. */
static void test_AM1_abbeys_has_12_tiles_of_13_kinds(void **state)
{
    const struct tile_kind *abbey = &tile_kinds[tile_kind_find("abbey")];
    unsigned pennants = 0;
    (void)state;
    assert_set(SET_ABBEYS, 12, 13);
    assert_int_equal(abbey->copies, 0);
    assert_int_equal(abbey->segments, 1);
    assert_int_equal(abbey->segment[0].kind, FEATURE_MONASTERY);
    assert_int_equal(abbey->pattern, 0); /* fits every edge (AM3) */
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        assert_int_equal((tile_kinds[k].flags & TILE_ABBEY) != 0, &tile_kinds[k] == abbey);
        assert_int_equal(tile_kinds[k].copies == 0, is_in_no_pile(&tile_kinds[k]));
        for (unsigned s = 0; s < tile_kinds[k].segments; s++)
            pennants += tile_kinds[k].set == SET_ABBEYS ? tile_kinds[k].segment[s].pennants : 0u;
    }
    assert_int_equal(pennants, 6);
}

/* The spring is its start tile. */
static void test_RV1_river_has_12_tiles_of_10_kinds(void **state)
{
    (void)state;
    assert_set(SET_RIVER, 12, 10);
    assert_string_equal(tile_kinds[tile_set_start[SET_RIVER]].id, "FFFW.spring");
    for (unsigned k = 0; k < tile_kinds_count; k++) /* all have water, and no others */
        assert_int_equal(tile_kinds[k].water != 0, strchr(tile_kinds[k].id, 'W') != NULL);
}

static void test_RV10_second_river_has_12_tiles_of_12_kinds(void **state)
{
    (void)state;
    assert_set(SET_RIVER2, 12, 12);
    assert_string_equal(tile_kinds[tile_set_start[SET_RIVER2]].id, "FFFW.spring.river2");
}

static void test_MO1_monasteries_are_6_tiles(void **state)
{
    (void)state;
    assert_set(SET_MONASTERIES, 6, 2);
    for (unsigned k = 0; k < tile_kinds_count; k++)
        assert_int_equal(tile_segment_of(&tile_kinds[k], FEATURE_ABBOTS) != NO_SEGMENT,
                         tile_kinds[k].set == SET_MONASTERIES);
}

static void test_FM1_flyers_have_8_tiles(void **state)
{
    (void)state;
    assert_set(SET_FLYERS, 8, 8);
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        assert_int_equal((tile_kinds[k].flags & TILE_MACHINE) != 0,
                         tile_kinds[k].set == SET_FLYERS);
        assert_int_equal(tile_kinds[k].points_to > 0, tile_kinds[k].set == SET_FLYERS);
    }
    kind_number south = tile_kind_find("FFRr.fly.s");
    assert_int_equal(tile_points_to(south, EDGE_N), 4);
    assert_int_equal(tile_points_to(south, EDGE_E), 6);
    assert_int_equal(tile_points_to(south, EDGE_S), 0);
}

/* The city: its tile at 0,0 is the start tile, and two lie wholly within the walls. */
static void test_CC1_count_has_12_tiles(void **state)
{
    unsigned kinds = 0, bare = 0, roads = 0, cities = 0, fields = 0;
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        const struct tile_kind *kind = &tile_kinds[k];
        if (kind->set != SET_COUNT)
            continue;
        kinds++;
        bare += kind->segments == 0;
        for (unsigned s = 0; s < kind->segments; s++) {
            roads += kind->segment[s].kind == FEATURE_ROAD;
            cities += kind->segment[s].kind == FEATURE_CITY;
            fields += kind->segment[s].kind == FEATURE_FIELD;
        }
    }
    assert_int_equal(kinds, 12);
    assert_int_equal(bare, 2);
    assert_int_equal(roads, 3);
    assert_int_equal(cities, 2);
    assert_int_equal(fields, 13);
    assert_string_equal(tile_kinds[tile_set_start[SET_COUNT]].id, "coc.7");
}

static void test_SG1_sieges_have_10_tiles(void **state)
{
    (void)state;
    assert_set(SET_SIEGE, 4, 4);
    assert_set(SET_BESIEGERS, 6, 6);
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        bool is_besieged = tile_segment_flags(&tile_kinds[k]) & SEGMENT_BESIEGED;
        assert_int_equal(is_besieged,
                         tile_kinds[k].set == SET_SIEGE || tile_kinds[k].set == SET_BESIEGERS);
    }
}

static void test_SG8_herds_are_one_tile(void **state)
{
    (void)state;
    assert_set(SET_HERDS, 1, 1);
    assert_true(tile_segment_flags(&tile_kinds[tile_kind_find("FFFF.herd")]) & SEGMENT_HERD);
}

/* In their places fields meet fields, and walls go on; round the city everything meets tiles. */
static void test_CC1_the_tiles_of_the_city_fit(void **state)
{
    enum { WIDE = 4, HIGH = 3 };
    unsigned first = tile_set_first[SET_COUNT];
    (void)state;
    for (unsigned t = 0; t < WIDE * HIGH; t++) {
        const struct tile_kind *tile = &tile_kinds[first + t];
        const bool has_beside[EDGES] = {t >= WIDE, t % WIDE + 1 < WIDE,
                                        t + WIDE<WIDE * HIGH, t % WIDE> 0};
        const unsigned beside[EDGES] = {t - WIDE, t + 1, t + WIDE, t - 1};
        for (unsigned e = 0; e < EDGES; e++)
            for (unsigned half = edge_first_half(e); half < edge_first_half(e) + 2; half++) {
                bool is_bare = tile->at_half[half] == NO_SEGMENT;
                unsigned across = edge_first_half(edge_opposite(e)) + !(half & 1u);
                if (has_beside[e])
                    assert_int_equal(is_bare,
                                     tile_kinds[first + beside[e]].at_half[across] == NO_SEGMENT);
                else
                    assert_int_equal(is_bare, tile->terrain[e] == TERRAIN_CITY);
            }
    }
}

static void test_HS1_hills_has_18_tiles_of_16_kinds(void **state)
{
    unsigned hills = 0, vineyards = 0, monasteries = 0;
    (void)state;
    assert_set(SET_HILLS, 18, 16);
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        const struct tile_kind *kind = &tile_kinds[k];
        unsigned copies = tile_copies_added((kind_number)k);
        hills += kind->flags & TILE_HILL ? copies : 0u;
        vineyards += kind->flags & TILE_VINEYARD ? copies : 0u;
        monasteries += kind->set == SET_HILLS && tile_has_monastery(kind) ? copies : 0u;
        assert_int_equal(kind->split != 0, strcmp(kind->id, "CcCF.vineyard") == 0); /* HS14 */
    }
    assert_int_equal(hills, 8);
    assert_int_equal(vineyards, 8);
    assert_int_equal(monasteries, 2);
}

static void test_PD1_dragon_has_30_tiles(void **state)
{
    unsigned volcanoes = 0, dragons = 0, portals = 0, princesses = 0;
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        const struct tile_kind *kind = &tile_kinds[k];
        unsigned copies = tile_copies_added((kind_number)k);
        volcanoes += kind->set == SET_DRAGON && kind->flags & TILE_VOLCANO ? copies : 0u;
        dragons += kind->flags & TILE_DRAGON ? copies : 0u;
        portals += kind->flags & TILE_PORTAL ? copies : 0u;
        for (unsigned s = 0; s < kind->segments; s++)
            princesses += kind->segment[s].flags & SEGMENT_PRINCESS ? copies : 0u;
    }
    assert_int_equal(volcanoes, 6);
    assert_int_equal(dragons, 12);
    assert_int_equal(portals, 6);
    assert_int_equal(princesses, 6);
}

/* How many tiles of the set have a segment with that flag. */
static unsigned tiles_with(enum tile_set set, enum segment_flag flag)
{
    unsigned tiles = 0;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        unsigned flags = 0;
        for (unsigned s = 0; s < tile_kinds[k].segments; s++)
            flags |= tile_kinds[k].segment[s].flags;
        tiles += tile_kinds[k].set == set && flags & flag ? tile_kinds[k].copies : 0u;
    }
    return tiles;
}

static void test_IN1_six_inns_and_two_cathedrals(void **state)
{
    (void)state;
    assert_int_equal(tiles_with(SET_INNS, SEGMENT_INN), 6);
    assert_int_equal(tiles_with(SET_INNS, SEGMENT_CATHEDRAL), 2);
    assert_int_equal(tiles_with(SET_BCB, SEGMENT_INN), 2);
}

static void test_TB1_nine_wine_six_grain_five_cloth(void **state)
{
    (void)state;
    assert_int_equal(tiles_with(SET_TRADERS, SEGMENT_WINE), 9);
    assert_int_equal(tiles_with(SET_TRADERS, SEGMENT_GRAIN), 6);
    assert_int_equal(tiles_with(SET_TRADERS, SEGMENT_CLOTH), 5);
}

/* A city with a cathedral cannot be closed by one other tile. */
static void test_IN9_a_cathedral_has_four_city_edges(void **state)
{
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++)
        for (unsigned s = 0; s < tile_kinds[k].segments; s++)
            if (tile_kinds[k].segment[s].flags & SEGMENT_CATHEDRAL)
                assert_int_equal(tile_kinds[k].segment[s].edges, (1u << EDGES) - 1);
}

/* Eight of the twelve tiles have a bazaar. */
static void test_BZ1_bcb_has_eight_bazaars(void **state)
{
    unsigned bazaars = 0;
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        bool is_bazaar = tile_kinds[k].flags & TILE_BAZAAR;
        assert_true(!is_bazaar || tile_kinds[k].set == SET_BCB);
        bazaars += is_bazaar ? tile_kinds[k].copies : 0u;
    }
    assert_int_equal(bazaars, 8);
}

/* Every road of the set with a gate, and no other, and the two kinds that the rules tell of. */
static void test_DB1_every_gate_leads_to_a_city_of_its_tile(void **state)
{
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        unsigned gates = 0;
        for (unsigned s = 0; s < tile_kinds[k].segments; s++) {
            unsigned cities = tile_kinds[k].segment[s].leads;
            gates |= cities;
            for (unsigned c = 0; c < SEGMENTS_MAX; c++)
                assert_true(!(cities >> c & 1u) || tile_kinds[k].segment[c].kind == FEATURE_CITY);
        }
        assert_int_equal(gates != 0, tile_kinds[k].set == SET_DRAWBRIDGES);
    }
    const struct tile_kind *two = &tile_kinds[tile_kind_find("CFCR.gate")];
    unsigned gates = two->segment[two->at_edge[EDGE_W]].leads;
    assert_int_equal(gates, 1u << two->at_edge[EDGE_N] | 1u << two->at_edge[EDGE_S]);
    const struct tile_kind *through = &tile_kinds[tile_kind_find("CRFr.gate")];
    assert_int_equal(through->at_edge[EDGE_E], through->at_edge[EDGE_W]);
}

static void test_B1_start_tile_is_one_of_four(void **state)
{
    (void)state;
    assert_string_equal(tile_kinds[tile_set_start[SET_BASE]].id, "CRFr");
    assert_int_equal(tile_kinds[tile_set_start[SET_BASE]].copies, 4);
    assert_int_equal(tile_kinds[tile_set_start[SET_BASE]].set, SET_BASE);
}

static void test_kinds_are_found_by_their_ids(void **state)
{
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++)
        assert_int_equal(tile_kind_find(tile_kinds[k].id), k);
    assert_int_equal(tile_kind_find(""), NO_TILE_KIND);
    assert_int_equal(tile_kind_find("CRF"), NO_TILE_KIND);
    assert_int_equal(tile_kind_find("CRFrr"), NO_TILE_KIND);
    assert_int_equal(tile_kind_find("crfr"), NO_TILE_KIND);
}

static void test_sets_have_names(void **state)
{
    (void)state;
    assert_string_equal(tile_set_name(SET_BASE), "base");
}

/* What is printed on the box: pennants, monasteries, and so on. */
static void test_base_has_what_is_in_the_box(void **state)
{
    unsigned pennants = 0, monasteries = 0, with_city = 0, with_road = 0;
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        const struct tile_kind *kind = &tile_kinds[k];
        bool city = false, road = false;
        if (kind->set != SET_BASE)
            continue;
        for (unsigned s = 0; s < kind->segments; s++) {
            const struct segment *segment = &kind->segment[s];
            pennants += (unsigned)(segment->pennants * kind->copies);
            monasteries += segment->kind == FEATURE_MONASTERY ? kind->copies : 0u;
            city = city || segment->kind == FEATURE_CITY;
            road = road || segment->kind == FEATURE_ROAD;
        }
        with_city += city ? kind->copies : 0u;
        with_road += road ? kind->copies : 0u;
    }
    assert_int_equal(pennants, 10);
    assert_int_equal(monasteries, 6);
    assert_int_equal(with_city, 44);
    assert_int_equal(with_road, 45);
}

static enum terrain terrain_of_letter(char letter)
{
    return letter == 'F'            ? TERRAIN_FIELD
           : toupper(letter) == 'W' ? TERRAIN_WATER
           : toupper(letter) == 'C' ? TERRAIN_CITY
                                    : TERRAIN_ROAD;
}

/* An ID's first four letters are the edges; a small letter continues a feature before it, a capital
 * begins one of its own. */
static void test_ids_tell_the_edges(void **state)
{
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        const struct tile_kind *kind = &tile_kinds[k];
        for (unsigned e = 0; e < EDGES && !is_in_no_pile(kind); e++) { /* these name none */
            char letter = kind->id[e];
            assert_int_equal(kind->terrain[e], terrain_of_letter(letter));
            assert_int_equal(kind->pattern >> (2 * e) & 3, kind->terrain[e]);
            bool continues = false, is_wet = (unsigned)kind->water >> e & 1u;
            assert_int_equal(is_wet, toupper(letter) == 'W');
            for (unsigned earlier = 0; earlier < e; earlier++)
                continues =
                    continues || (is_wet && (unsigned)kind->water >> earlier & 1u) ||
                    (kind->at_edge[e] != NO_SEGMENT && kind->at_edge[e] == kind->at_edge[earlier]);
            assert_int_equal(continues, islower(letter) != 0);
        }
    }
}

static void test_ids_read_alphabetically_least(void **state)
{
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        char least[EDGES], turned[EDGES];
        for (unsigned e = 0; e < EDGES; e++)
            least[e] = (char)toupper(tile_kinds[k].id[e]);
        for (unsigned turn = 1; turn < EDGES && !is_in_no_pile(&tile_kinds[k]); turn++) {
            for (unsigned e = 0; e < EDGES; e++)
                turned[e] = least[(e + turn) % EDGES];
            assert_true(memcmp(least, turned, EDGES) <= 0);
        }
    }
}

static void check_segment(const struct tile_kind *kind, unsigned s)
{
    const struct segment *segment = &kind->segment[s];
    bool is_field = segment->kind == FEATURE_FIELD;
    bool has_edges = segment->kind == FEATURE_ROAD || segment->kind == FEATURE_CITY;
    assert_true(segment->kind < FEATURE_KINDS);
    assert_int_equal(segment->edges != 0, has_edges);
    assert_true(segment->halves == 0 || is_field);
    assert_true(segment->cities == 0 || is_field);
    assert_true(segment->pennants <= (segment->kind == FEATURE_CITY ? 2 : 0));
    for (unsigned c = 0; c < 8; c++)
        if (segment->cities >> c & 1u) {
            assert_true(c < kind->segments);
            assert_int_equal(kind->segment[c].kind, FEATURE_CITY);
        }
    unsigned ends = 0;
    for (unsigned e = 0; e < EDGES; e++) {
        bool is_shared = segment->kind == FEATURE_CITY && kind->split >> e & 1u; /* HS14 */
        bool has_half = is_shared && segment->edges >> e & 1u;
        ends += has_half || kind->at_edge[e] == s;
        assert_int_equal(segment->edges >> e & 1u, has_half || kind->at_edge[e] == s);
        if (segment->edges >> e & 1u)
            assert_int_equal(kind->terrain[e],
                             segment->kind == FEATURE_CITY ? TERRAIN_CITY : TERRAIN_ROAD);
    }
    for (unsigned h = 0; h < HALF_EDGES; h++)
        assert_int_equal(segment->halves >> h & 1u, kind->at_half[h] == s);
    assert_int_equal(feature_counts_open(kind->counts[s]), ends);
    assert_int_equal(feature_counts_pennants(kind->counts[s]), segment->pennants);
    assert_int_equal(feature_counts_flagged(kind->counts[s]),
                     (segment->flags & (SEGMENT_INN | SEGMENT_CATHEDRAL)) != 0);
}

/* Fields that reach no edge have names if they are no more. */
static void test_at_most_two_inner_fields(void **state)
{
    unsigned tiles[3] = {0};
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        unsigned inner = 0;
        for (unsigned s = 0; s < tile_kinds[k].segments; s++)
            inner += tile_kinds[k].segment[s].kind == FEATURE_FIELD &&
                     tile_kinds[k].segment[s].halves == 0;
        assert_in_range(inner, 0, 2);
        tiles[inner] += tile_kinds[k].copies;
    }
    assert_true(tiles[1] > 0);
    assert_int_equal(tiles[2], 2);
}

static void test_segments_share_the_edges_between_them(void **state)
{
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        const struct tile_kind *kind = &tile_kinds[k];
        assert_in_range(kind->segments, kind->set == SET_COUNT ? 0 : 1, SEGMENTS_MAX);
        for (unsigned s = 0; s < kind->segments; s++)
            check_segment(kind, s);
        for (unsigned h = 0; h < HALF_EDGES && kind->set != SET_COUNT; h++) {
            bool city = kind->terrain[half_edge_of(h)] == TERRAIN_CITY;
            assert_int_equal(kind->at_half[h] == NO_SEGMENT, city || kind->pattern == 0);
        }
        for (unsigned e = 0; e < EDGES; e++)
            assert_int_equal(kind->at_edge[e] == NO_SEGMENT,
                             kind->terrain[e] <= TERRAIN_FIELD || kind->pattern == 0);
    }
}

/* A city segment on a tile with fields is touched by one of them at least: no wall without land. */
static void test_B13_every_city_beside_a_field_is_touched(void **state)
{
    (void)state;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        const struct tile_kind *kind = &tile_kinds[k];
        unsigned cities = 0, touched = 0, fields = 0;
        for (unsigned s = 0; s < kind->segments; s++) {
            cities |= kind->segment[s].kind == FEATURE_CITY ? 1u << s : 0;
            fields += kind->segment[s].kind == FEATURE_FIELD;
            touched |= kind->segment[s].cities;
        }
        assert_int_equal(touched, fields > 0 ? cities : 0);
    }
}

static void test_turning_and_turning_back(void **state)
{
    (void)state;
    for (unsigned o = 0; o < EDGES; o++) {
        assert_int_equal(edge_on_board(EDGE_N, o), o);
        for (unsigned e = 0; e < EDGES; e++)
            assert_int_equal(edge_on_tile(edge_on_board(e, o), o), e);
        for (unsigned h = 0; h < HALF_EDGES; h++) {
            assert_int_equal(half_on_tile(half_on_board(h, o), o), h);
            assert_int_equal(half_edge_of(half_on_board(h, o)), edge_on_board(half_edge_of(h), o));
        }
    }
    /* nnw is the first half of the north edge clockwise; turned once it is the first of the east */
    assert_int_equal(half_on_board(HALF_NNW, EDGE_E), HALF_ENE);
    assert_int_equal(half_on_board(HALF_WNW, EDGE_E), HALF_NNE);
}

static void test_what_meets_across_an_edge(void **state)
{
    static const unsigned meets[HALF_EDGES] = {
        [HALF_NNW] = HALF_SSW, [HALF_NNE] = HALF_SSE, [HALF_ENE] = HALF_WNW, [HALF_ESE] = HALF_WSW,
        [HALF_SSE] = HALF_NNE, [HALF_SSW] = HALF_NNW, [HALF_WSW] = HALF_ESE, [HALF_WNW] = HALF_ENE,
    };
    struct square at = {3, -4};
    (void)state;
    for (unsigned h = 0; h < HALF_EDGES; h++)
        assert_int_equal(half_opposite(h), meets[h]);
    for (unsigned e = 0; e < EDGES; e++)
        assert_true(square_equal(square_beside(square_beside(at, e), edge_opposite(e)), at));
    assert_true(square_equal(square_beside(at, EDGE_N), (struct square){3, -5}));
    assert_true(square_equal(square_beside(at, EDGE_E), (struct square){4, -4}));
}

static void test_reading_order_is_rows_first(void **state)
{
    struct square a = {5, -1}, b = {-5, 0}, c = {-4, 0};
    (void)state;
    assert_true(square_reads_before(a, b));
    assert_true(square_reads_before(b, c));
    assert_false(square_reads_before(c, b));
    assert_false(square_reads_before(a, a));
}

static void test_segments_of_a_turned_tile(void **state)
{
    kind_number kind = tile_kind_find("CRFr");
    uint8_t city = tile_kinds[kind].at_edge[EDGE_N], road = tile_kinds[kind].at_edge[EDGE_E];
    (void)state;
    assert_int_equal(tile_segment_at_edge(kind, EDGE_W, EDGE_W), city);
    assert_int_equal(tile_segment_at_edge(kind, EDGE_W, EDGE_N), road);
    assert_int_equal(tile_segment_at_edge(kind, EDGE_W, EDGE_S), road);
    assert_int_equal(tile_segment_at_edge(kind, EDGE_W, EDGE_E), NO_SEGMENT);
    assert_int_equal(tile_terrain(kind, EDGE_W, EDGE_W), TERRAIN_CITY);
    assert_int_equal(tile_terrain(kind, EDGE_W, EDGE_E), TERRAIN_FIELD);
    assert_int_equal(tile_segment_at_half(kind, EDGE_W, HALF_WNW), NO_SEGMENT);
    assert_int_equal(tile_segment_at_half(kind, EDGE_W, HALF_NNW),
                     tile_kinds[kind].at_half[HALF_ENE]);
}

static void test_data_file_is_the_table(void **state)
{
    static struct tile_file read;
    static char text[1 << 16];
    struct bad_text bad;
    (void)state;
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        char path[512];
        const char *name = tile_set_name((enum tile_set)set);
        if (set == SET_BASE)
            snprintf(path, sizeof path, BASTIDE_SOURCE_DIR "/data/tiles/base.tiles");
        else
            snprintf(path, sizeof path, BASTIDE_SOURCE_DIR "/src/sets/%s/%s.tiles", name, name);
        FILE *file = fopen(path, "rb");
        if (file == NULL && tile_set_first[set] == tile_set_first[set + 1])
            continue; /* some sets bring no tiles */
        assert_non_null(file);
        size_t length = fread(text, 1, sizeof text, file);
        fclose(file);
        assert_true(tile_file_read(&read, (enum tile_set)set, text, length, &bad));
    }
    assert_int_equal(read.kinds, tile_kinds_count);
    assert_int_equal(read.start[SET_BASE], tile_set_start[SET_BASE]);
    assert_memory_equal(read.kind, tile_kinds, tile_kinds_count * sizeof *tile_kinds);
}

static void test_each_pennant_counts(void **state)
{
    static const char text[] = "tile CFFF x1\n  city n pennant pennant\n"
                               "  field ene ese sse ssw wsw wnw | city n\n";
    static struct tile_file file;
    struct bad_text bad;
    (void)state;
    assert_true(tile_file_read(&file, SET_BASE, text, strlen(text), &bad));
    assert_int_equal(file.kind[0].segment[0].pennants, 2);
    assert_int_equal(feature_counts_pennants(file.kind[0].counts[0]), 2);
}

static void test_a_tile_file_is_read(void **state)
{
    static const char text[] = "# a comment\n"
                               "tile CFFF x2 # another\n"
                               "\n"
                               "\tcity n pennant\n"
                               "  field ene ese sse ssw wsw wnw | city n\n"
                               "  start";
    static struct tile_file file;
    struct bad_text bad;
    (void)state;
    assert_true(tile_file_read(&file, SET_BASE, text, strlen(text), &bad));
    assert_int_equal(file.kinds, 1);
    assert_int_equal(file.start[SET_BASE], 0);
    assert_int_equal(file.kind[0].copies, 2);
    assert_int_equal(file.kind[0].segment[0].pennants, 1);
    assert_int_equal(file.kind[0].segment[1].cities, 1);
}

struct bad_file {
    const char *text;
    const char *failure; /* "LINE:COLUMN: REASON" */
};

static const struct bad_file bad_files[] = {
    {"city n\n", "1:1: 'city': expected 'tile ID xCOUNT' first"},
    {"tile\n", "1:0: a tile without an ID: expected 'tile ID xCOUNT'"},
    {"tile CFF x1\n", "1:6: 'CFF': expected an ID of four edges and marks, at most 20 letters"},
    {"tile CFFF\x7f x1\n",
     "1:6: 'CFFF\x7f': expected an ID of four edges and marks, at most 20 letters"},
    {"tile CFFX x1\n", "1:6: 'CFFX': an ID begins with four letters of C, c, R, r, F, W and w"},
    {"tile CFFFabcdefghijklmnopq x1\n",
     "1:6: 'CFFFabcdefghijklmnopq': expected an ID of four edges and marks, at most 20 letters"},
    {"tile CFFF 2\n", "1:11: '2': expected how many there are, x0 to x99"},
    {"tile CFFF x100\n", "1:11: 'x100': expected how many there are, x0 to x99"},
    {"tile CFFF x1\n  river n\n",
     "2:3: 'river': expected tile, road, city, field, monastery, garden, acrobats, abbots, tower, "
     "meets, "
     "water, abbey, bazaar, circus, volcano, dragon, portal, machine, hill, vineyard, mage, "
     "spring, lake or start"},
    {"tile CFFF x1\n  city\n", "2:0: a segment that reaches no edge"},
    {"tile CFFF x1\n  city e\n",
     "2:8: 'e': the tile's ID has something else at this edge, or it is taken"},
    {"tile CFFF x1\n  city n n\n",
     "2:10: 'n': the tile's ID has something else at this edge, or it is taken"},
    {"tile lake.i x0\n  water e\n  road e\n",
     "3:8: 'e': the tile's ID has something else at this edge, or it is taken"},
    {"tile CFFF x1\n  city up\n", "2:8: 'up': expected an edge (n e s w) or a flag"},
    {"tile CFFF x1\n  city n pennant pennant pennant pennant pennant pennant pennant pennant\n",
     "2:66: 'pennant': more pennants than a segment can have"},
    {"tile RFFF x1\n  road n pennant\n", "2:10: 'pennant': expected an edge (n e s w) or a flag"},
    {"tile CFFF x1\n  field nnw\n", "2:9: 'nnw': this half-edge is taken, or a city lies there"},
    {"tile CFFF x1\n  field east\n",
     "2:9: 'east': expected a half-edge (nnw nne ene ese sse ssw wsw wnw), 'inner' or '|'"},
    {"tile RRRR x1\n  field\n", "2:0: a segment that reaches no edge"},
    {"tile FRRR x1\n  field inner nnw nne\n", "2:0: an inner field that reaches an edge"},
    {"tile CCCC x1\n  field inner\n  field inner\n",
     "3:0: expected 'inner2' for the next inner field of tile CCCC"},
    {"tile CCCC x1\n  city inner\n", "2:8: 'inner': expected an edge (n e s w) or a flag"},
    {"tile CFFF x1\n  field ene ene\n",
     "2:13: 'ene': this half-edge is taken, or a city lies there"},
    {"tile CFFF x1\n  field ene | town n\n",
     "2:15: 'town': expected 'city' and the edges of the cities that the field touches"},
    {"tile CFFF x1\n  field ene | city x\n", "2:20: 'x': expected an edge: n e s w"},
    {"tile CFFF x1\n  city n\n  field ene ese sse ssw wsw wnw | city e\n",
     "3:35: tile CFFF: a field or gate names the city at edge e, where there is none"},
    {"tile CRFF x1\n  road e gate\n", "2:14: '': expected the edge of the city that the gate leads "
                                      "to: n e s w"},
    {"tile CRFF x1\n  city n\n  road e gate s\n  field ene | city n\n"
     "  field ese sse ssw wsw wnw | city n\n",
     "3:15: tile CRFF: a field or gate names the city at edge s, where there is none"},
    {"tile FFFF.m x1\n  monastery n\n", "2:13: 'n': expected nothing more on this line"},
    {"tile CFFF x1\n  city n\n",
     "2:0: tile CFFF: the segments at its e edge are not those that its ID names"},
    {"tile CFFF x1\n  field ene ese sse ssw wsw wnw\n",
     "2:0: tile CFFF: the segments at its n edge are not those that its ID names"},
    {"tile CcCF x1\n  city n ene\n  city s\n",
     "3:0: tile CcCF: one edge may be split, half to one city and half to another"},
    {"tile CcCF x1\n  city n ene ese\n  city s\n",
     "3:0: tile CcCF: one edge may be split, half to one city and half to another"},
    {"tile CcCF x1\n  city n ene\n  city e s\n",
     "3:8: 'e': the tile's ID has something else at this edge, or it is taken"},
    {"tile CCFF x1\n  city n\n  city e ene\n",
     "3:10: 'ene': the tile's ID has something else at this edge, or it is taken"},
    {"tile CFFF x1\n  city n\n  field ene ese sse | city n\n  field ssw wsw wnw\n",
     "4:0: tile CFFF: the segments at its s edge are not those that its ID names"},
    {"tile Cccc x1\n  city n e s w\ntile Cccc x1\n",
     "3:6: 'Cccc': there is a tile with this ID already"},
};

static void test_bad_tile_files_are_refused(void **state)
{
    static struct tile_file file;
    (void)state;
    for (size_t b = 0; b < sizeof bad_files / sizeof *bad_files; b++) {
        struct bad_text bad;
        char failure[BAD_TEXT_SIZE + 32];
        file.kinds = 0;
        assert_false(
            tile_file_read(&file, SET_BASE, bad_files[b].text, strlen(bad_files[b].text), &bad));
        snprintf(failure, sizeof failure, "%zu:%zu: %s", bad.line, bad.column, bad.reason);
        assert_string_equal(failure, bad_files[b].failure);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_B1_base_has_72_tiles_of_24_kinds),
        cmocka_unit_test(test_BR1_bcb_has_12_tiles_of_11_kinds),
        cmocka_unit_test(test_DB1_drawbridges_has_12_tiles_of_8_kinds),
        cmocka_unit_test(test_IN1_inns_has_18_tiles_of_17_kinds),
        cmocka_unit_test(test_TB1_traders_has_24_tiles_of_24_kinds),
        cmocka_unit_test(test_AM1_abbeys_has_12_tiles_of_13_kinds),
        cmocka_unit_test(test_CC1_the_tiles_of_the_city_fit),
        cmocka_unit_test(test_HS1_hills_has_18_tiles_of_16_kinds),
        cmocka_unit_test(test_PD1_dragon_has_30_tiles),
        cmocka_unit_test(test_RV1_river_has_12_tiles_of_10_kinds),
        cmocka_unit_test(test_RV10_second_river_has_12_tiles_of_12_kinds),
        cmocka_unit_test(test_FM1_flyers_have_8_tiles),
        cmocka_unit_test(test_MO1_monasteries_are_6_tiles),
        cmocka_unit_test(test_CC1_count_has_12_tiles),
        cmocka_unit_test(test_SG1_sieges_have_10_tiles),
        cmocka_unit_test(test_SG8_herds_are_one_tile),
        cmocka_unit_test(test_IN1_six_inns_and_two_cathedrals),
        cmocka_unit_test(test_TB1_nine_wine_six_grain_five_cloth),
        cmocka_unit_test(test_IN9_a_cathedral_has_four_city_edges),
        cmocka_unit_test(test_BZ1_bcb_has_eight_bazaars),
        cmocka_unit_test(test_DB1_every_gate_leads_to_a_city_of_its_tile),
        cmocka_unit_test(test_B1_start_tile_is_one_of_four),
        cmocka_unit_test(test_kinds_are_found_by_their_ids),
        cmocka_unit_test(test_sets_have_names),
        cmocka_unit_test(test_base_has_what_is_in_the_box),
        cmocka_unit_test(test_ids_tell_the_edges),
        cmocka_unit_test(test_ids_read_alphabetically_least),
        cmocka_unit_test(test_segments_share_the_edges_between_them),
        cmocka_unit_test(test_at_most_two_inner_fields),
        cmocka_unit_test(test_B13_every_city_beside_a_field_is_touched),
        cmocka_unit_test(test_turning_and_turning_back),
        cmocka_unit_test(test_what_meets_across_an_edge),
        cmocka_unit_test(test_reading_order_is_rows_first),
        cmocka_unit_test(test_segments_of_a_turned_tile),
        cmocka_unit_test(test_data_file_is_the_table),
        cmocka_unit_test(test_each_pennant_counts),
        cmocka_unit_test(test_a_tile_file_is_read),
        cmocka_unit_test(test_bad_tile_files_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
