/* Tiles in letters: every segment is there and where the tile's list has it. */
#include "played.h"

#include "tui/board/glyph_tile.h"

static unsigned cells_of(const struct glyph_tile *tile, unsigned segment)
{
    unsigned cells = 0;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            cells += tile->segment[row][col] == segment;
    return cells;
}

static bool has_mark(const struct glyph_tile *tile, unsigned mark, int cols)
{
    bool found = false;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < cols; col++)
            found |= tile->mark[row][col] == mark;
    return found;
}

static void test_every_segment_has_cells_and_a_anchor_of_its_own(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            for (unsigned s = 0; s < tile_kinds[kind].segments; s++) {
                struct glyph_anchor anchor = glyph_tile_anchor(&tile, s);
                if (cells_of(&tile, s) == 0)
                    fail_msg("%s turned %u has no cell of segment %u", tile_kinds[kind].id,
                             orientation, s);
                assert_int_equal(tile.segment[anchor.row][anchor.col], s);
            }
        }
}

/* Whether two cities share that edge, or the tip of one parts two fields there (HS14). */
static bool is_shared(kind_number kind, unsigned orientation, unsigned edge)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    unsigned edges = tile->split | ((unsigned)tile->parted & ~(unsigned)tile->water);
    return edges >> edge_on_tile(edge, orientation) & 1u;
}

/* Whether nothing is there that any segment has, but what is within walls (CC1). */
static bool is_walled(kind_number kind, unsigned orientation, unsigned edge)
{
    unsigned half = edge_first_half(edge);
    return tile_is_of_carcassonne(kind) && tile_terrain(kind, orientation, edge) == TERRAIN_NONE &&
           tile_segment_at_half(kind, orientation, half) == NO_SEGMENT;
}

static void test_the_middle_of_an_edge_shows_what_lies_there(void **state)
{
    static const struct glyph_anchor middle[EDGES] = {{0, 3}, {1, 6}, {2, 3}, {1, 0}};
    static const enum feature_kind kind_of[] = {[TERRAIN_FIELD] = FEATURE_FIELD,
                                                [TERRAIN_ROAD] = FEATURE_ROAD,
                                                [TERRAIN_CITY] = FEATURE_CITY};
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            if (tile_kinds[kind].flags & TILE_ABBEY) /* it joins nothing (AM3) */
                continue;
            for (unsigned edge = 0; edge < EDGES; edge++) {
                uint8_t segment = tile.segment[middle[edge].row][middle[edge].col];
                enum terrain terrain = tile_terrain(kind, orientation, edge);
                if (is_shared(kind, orientation, edge) || is_walled(kind, orientation, edge))
                    continue;
                if (terrain == TERRAIN_WATER) {
                    assert_int_equal(tile.mark[middle[edge].row][middle[edge].col], MARK_WATER);
                    continue;
                }
                assert_int_not_equal(segment, NO_SEGMENT);
                assert_int_equal(tile_kinds[kind].segment[segment].kind, kind_of[terrain]);
                if (terrain != TERRAIN_FIELD)
                    assert_int_equal(segment, tile_segment_at_edge(kind, orientation, edge));
            }
        }
}

/* The middle of a small tile's edges. */
static const struct glyph_anchor small_edge[EDGES] = {{0, 1}, {1, 2}, {2, 1}, {1, 0}};

static void test_small_tiles_show_what_lies_at_their_edges(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            struct glyph_tile small = glyph_small_of(&tile);
            if (tile_kinds[kind].flags & TILE_ABBEY)
                continue;
            for (unsigned edge = 0; edge < EDGES; edge++) {
                struct glyph_anchor at = small_edge[edge];
                uint8_t segment = small.segment[at.row][at.col];
                if (is_shared(kind, orientation, edge))
                    continue;
                bool is_field = tile_terrain(kind, orientation, edge) == TERRAIN_FIELD;
                if (!is_field && segment != tile_segment_at_edge(kind, orientation, edge))
                    fail_msg("%s turned %u: edge %u", tile_kinds[kind].id, orientation, edge);
                if (is_field && segment != NO_SEGMENT &&
                    tile_kinds[kind].segment[segment].kind == FEATURE_ROAD)
                    fail_msg("%s turned %u: road at %u", tile_kinds[kind].id, orientation, edge);
            }
        }
}

/* No follower hides another one of the same tile; and all but strips of field stand on their own.
 */
static void test_followers_on_small_tiles_stand_apart(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            struct glyph_tile small = glyph_small_of(&tile);
            bool taken[GLYPH_TILE_ROWS][GLYPH_SMALL_COLS] = {{false}};
            for (unsigned s = 0; s < tile_kinds[kind].segments; s++) {
                struct glyph_anchor at = glyph_small_anchor(&tile, s);
                if (taken[at.row][at.col])
                    fail_msg("%s turned %u: segment %u hides another", tile_kinds[kind].id,
                             orientation, s);
                taken[at.row][at.col] = true;
                if (tile_kinds[kind].segment[s].kind != FEATURE_FIELD)
                    assert_int_equal(small.segment[at.row][at.col], s);
            }
        }
}

/* Pennants, monasteries and what sets print are not lost. */
static void test_small_tiles_keep_their_things(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            struct glyph_tile small = glyph_small_of(&tile);
            unsigned lost = 0;
            for (unsigned mark = MARK_PENNANT; mark <= MARK_MONASTERY; mark++)
                lost |= (unsigned)(has_mark(&tile, mark, GLYPH_TILE_COLS) &&
                                   !has_mark(&small, mark, GLYPH_SMALL_COLS))
                        << mark;
            assert_int_equal(lost, 0);
        }
}

/* In a row that two tiles share the better mark stays: a road before grass. */
static void test_small_tiles_share_a_row(void **state)
{
    struct glyph_tile road = glyph_tile_of(tile_kind_find("FRFr"), EDGE_E);
    struct glyph_tile grass = glyph_tile_of(tile_kind_find("FFFF.m"), EDGE_N);
    struct glyph_tile north = glyph_small_of(&grass), south = glyph_small_of(&road);
    (void)state;
    uint8_t before = south.mark[0][1];
    assert_true(before >= MARK_ROAD);
    glyph_small_share(&north, &south);
    assert_int_equal(north.mark[FAR_ROW][1], MARK_HIDDEN);
    assert_int_equal(south.mark[0][1], before);
    assert_int_equal(north.mark[FAR_ROW][0], MARK_GRASS);
    assert_int_equal(south.mark[0][0], MARK_HIDDEN);
}

static void test_pennants_and_monasteries_are_marked(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            unsigned pennants = 0, monasteries = 0;
            for (int row = 0; row < GLYPH_TILE_ROWS; row++)
                for (int col = 0; col < GLYPH_TILE_COLS; col++) {
                    pennants += tile.mark[row][col] == MARK_PENNANT;
                    monasteries += tile.mark[row][col] == MARK_MONASTERY;
                }
            for (unsigned s = 0; s < tile_kinds[kind].segments; s++) {
                pennants -= tile_kinds[kind].segment[s].pennants;
                monasteries -= tile_kinds[kind].segment[s].kind == FEATURE_MONASTERY;
            }
            assert_int_equal(pennants, 0);
            assert_int_equal(monasteries, 0);
        }
}

static bool is_city(kind_number kind, uint8_t segment)
{
    return segment != NO_SEGMENT && tile_kinds[kind].segment[segment].kind == FEATURE_CITY;
}

/* The end of a city with the wall between it and another one. */
static bool is_cap(const struct glyph_tile *tile, int row, int col)
{
    unsigned mark = tile->mark[row][col];
    return mark == MARK_CAP_LEFT || mark == MARK_CAP_RIGHT ||
           mark == (row == 0 ? MARK_CAP_FLOOR : MARK_CAP_ROOF);
}

static void test_two_cities_never_touch(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            if (tile_inner_field(&tile_kinds[kind], 0) !=
                    NO_SEGMENT || /* one passes over another */
                tile_kinds[kind].split != 0)
                continue;
            for (int row = 0; row < GLYPH_TILE_ROWS; row++)
                for (int col = 0; col < GLYPH_TILE_COLS; col++) {
                    uint8_t here = tile.segment[row][col];
                    uint8_t east = col + 1 < GLYPH_TILE_COLS ? tile.segment[row][col + 1] : here;
                    uint8_t south = row + 1 < GLYPH_TILE_ROWS ? tile.segment[row + 1][col] : here;
                    if (is_city(kind, here) && is_city(kind, east))
                        assert_int_equal(here, east);
                    if (is_city(kind, here) && is_city(kind, south) && here != south)
                        assert_true(is_cap(&tile, row == 0 ? 0 : row + 1, col));
                }
        }
}

static unsigned marks_of(const struct glyph_tile *tile, enum glyph_mark mark)
{
    unsigned marks = 0;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            marks += tile->mark[row][col] == mark;
    return marks;
}

static const enum glyph_mark goods_marks[GOODS_COUNT] = {
    [GOOD_WINE] = MARK_WINE, [GOOD_GRAIN] = MARK_GRAIN, [GOOD_CLOTH] = MARK_CLOTH};

static bool spans(kind_number kind, unsigned orientation, unsigned direction)
{
    return tile_terrain(kind, orientation, direction) == TERRAIN_FIELD &&
           tile_terrain(kind, orientation, direction + 2) == TERRAIN_FIELD;
}

/* Nothing that can be held disappears under a bridge (BR10, BR13). */
static void test_BR13_every_segment_is_seen_below_a_bridge(void **state)
{
    unsigned bridges = 0;
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++)
            for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
                if (!spans(kind, orientation, direction))
                    continue;
                struct glyph_tile below = glyph_tile_of(kind, orientation), tile = below;
                glyph_tile_overlay(
                    &tile, &(struct overlays){{[OVERLAY_BRIDGE] = (uint8_t)(1 + direction)}});
                bridges++;
                assert_int_equal(tile.segment[direction == DIRECTION_NS ? 0 : 1]
                                             [direction == DIRECTION_NS ? 3 : 0],
                                 SEGMENT_TRACK);
                assert_int_equal(tile.segment[direction == DIRECTION_NS ? 2 : 1]
                                             [direction == DIRECTION_NS ? 3 : 6],
                                 SEGMENT_TRACK);
                for (unsigned good = 0; good < GOODS_COUNT; good++)
                    assert_int_equal(marks_of(&tile, goods_marks[good]),
                                     marks_of(&below, goods_marks[good]));
                for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
                    if (cells_of(&tile, s) == 0)
                        fail_msg("%s turned %u: the bridge hides segment %u", tile_kinds[kind].id,
                                 orientation, s);
                struct glyph_anchor anchor = glyph_tile_anchor(&tile, SEGMENT_TRACK);
                assert_int_equal(tile.segment[anchor.row][anchor.col], SEGMENT_TRACK);
            }
    assert_true(bridges > 20);
}

/* Each gate is raised and let down with its own city (DB1, DB2). */
static void test_DB1_gates_are_drawn_and_let_down(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            unsigned gates = 0, down = 0;
            for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
                gates += (unsigned)__builtin_popcount(tile_kinds[kind].segment[s].leads);
            assert_int_equal(marks_of(&tile, MARK_GATE_UP), gates);
            assert_int_equal(marks_of(&tile, MARK_GATE_DOWN), 0);
            for (unsigned s = 0; s < tile_kinds[kind].segments; s++) {
                struct glyph_tile lowered = tile;
                glyph_tile_overlay(&lowered,
                                   &(struct overlays){{[OVERLAY_DRAWBRIDGE] = (uint8_t)(1u << s)}});
                down += marks_of(&lowered, MARK_GATE_DOWN);
                assert_int_equal(
                    marks_of(&lowered, MARK_GATE_DOWN) + marks_of(&lowered, MARK_GATE_UP), gates);
            }
            assert_int_equal(down, gates);
        }
}

static void test_bazaars_and_inns_are_marked(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            unsigned inns = 0;
            for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
                inns += (tile_kinds[kind].segment[s].flags & SEGMENT_INN) != 0;
            assert_int_equal(marks_of(&tile, MARK_BAZAAR),
                             (tile_kinds[kind].flags & TILE_BAZAAR) != 0);
            assert_int_equal(marks_of(&tile, MARK_INN), inns);
        }
}

/* In their own city, and not where a follower stands. */
static void test_IN3_TB2_cathedrals_and_goods_are_marked(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            unsigned cathedrals = 0, goods[GOODS_COUNT] = {0};
            for (unsigned s = 0; s < tile_kinds[kind].segments; s++) {
                unsigned flags = tile_kinds[kind].segment[s].flags;
                cathedrals += (flags & SEGMENT_CATHEDRAL) != 0;
                for (unsigned good = 0; good < GOODS_COUNT; good++)
                    goods[good] += (flags & segment_flag_of_good((enum good)good)) != 0;
                struct glyph_anchor anchor = glyph_tile_anchor(&tile, s);
                if (flags & (SEGMENT_CATHEDRAL | SEGMENT_WINE | SEGMENT_GRAIN | SEGMENT_CLOTH))
                    assert_int_equal(tile.mark[anchor.row][anchor.col], MARK_CITY);
            }
            assert_int_equal(marks_of(&tile, MARK_CATHEDRAL), cathedrals);
            assert_int_equal(marks_of(&tile, MARK_CATHEDRAL_LEFT), cathedrals);
            for (unsigned good = 0; good < GOODS_COUNT; good++)
                assert_int_equal(marks_of(&tile, goods_marks[good]), goods[good]);
        }
}

/* Both roads are seen, and which is on top; two bends do not look like a crossing. */
static void test_two_roads_without_a_junction(void **state)
{
    kind_number over = tile_kind_find("RRrr.over"), bends = tile_kind_find("RRrr");
    (void)state;
    for (unsigned orientation = 0; orientation < EDGES; orientation++) {
        struct glyph_tile tile = glyph_tile_of(over, orientation);
        bool upright = orientation % 2;
        assert_int_equal(tile.mark[1][3], upright ? MARK_OVER_NS : MARK_OVER_EW);
        assert_int_equal(tile.segment[1][3], tile.segment[upright ? 0 : 1][upright ? 3 : 0]);
        tile = glyph_tile_of(bends, orientation);
        assert_int_equal(tile.mark[1][3], MARK_GRASS);
        assert_int_equal(tile.segment[0][3], tile.segment[1][orientation % 2 ? 6 : 0]);
    }
}

static void test_CA3_castle_takes_its_city_only(void **state)
{
    kind_number kind = tile_kind_find("CFCR.gate"); /* two cities */
    struct glyph_tile before = glyph_tile_of(kind, EDGE_N), after = before;
    uint8_t north = tile_segment_at_edge(kind, EDGE_N, EDGE_N);
    (void)state;
    glyph_tile_overlay(&after, &(struct overlays){{[OVERLAY_CASTLE] = (uint8_t)(1u << EDGE_N)}});
    assert_true(marks_of(&after, MARK_CASTLE) > 2);
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++) {
            bool is_city = before.segment[row][col] == north && before.mark[row][col] == MARK_CITY;
            assert_int_equal(after.mark[row][col], is_city ? MARK_CASTLE : before.mark[row][col]);
        }
}

/* The wall between it and the city beside it goes, as castles look like nothing else. */
static void test_CA3_castle_takes_a_capped_city(void **state)
{
    struct glyph_tile tile = glyph_tile_of(tile_kind_find("CCcF.cloth"), EDGE_E);
    (void)state;
    assert_int_equal(tile.mark[2][3], MARK_CAP_ROOF);
    glyph_tile_overlay(&tile, &(struct overlays){{[OVERLAY_CASTLE] = (uint8_t)(1u << EDGE_S)}});
    assert_int_equal(marks_of(&tile, MARK_CASTLE), 3);
    assert_int_equal(tile.mark[2][3], MARK_CASTLE);
}

static unsigned princesses_seen(const char *id)
{
    struct glyph_tile tile = glyph_tile_of(tile_kind_find(id), EDGE_N);
    unsigned seen = 0;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            seen += glyph_of_mark((enum glyph_mark)tile.mark[row][col], GLYPHS_PLAIN) ==
                    glyph_of_mark(MARK_PRINCESS, GLYPHS_PLAIN);
    return seen;
}

static void test_PD8_PD11_a_portal_is_no_princess(void **state)
{
    (void)state;
    assert_int_equal(princesses_seen("CcFF.princess"), 1);
    assert_int_equal(princesses_seen("CccF+.portal"), 0);
    assert_int_equal(princesses_seen("FRRR.portal"), 0);
}

static void test_every_mark_has_a_glyph(void **state)
{
    (void)state;
    for (unsigned mark = 0; mark < MARKS; mark++) {
        assert_int_not_equal(glyph_of_mark((enum glyph_mark)mark, GLYPHS_LINES), 0);
        uint32_t plain = glyph_of_mark((enum glyph_mark)mark, GLYPHS_PLAIN);
        assert_true(plain > ' ' && plain < 0x7f);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_segment_has_cells_and_a_anchor_of_its_own),
        cmocka_unit_test(test_the_middle_of_an_edge_shows_what_lies_there),
        cmocka_unit_test(test_pennants_and_monasteries_are_marked),
        cmocka_unit_test(test_small_tiles_show_what_lies_at_their_edges),
        cmocka_unit_test(test_followers_on_small_tiles_stand_apart),
        cmocka_unit_test(test_small_tiles_keep_their_things),
        cmocka_unit_test(test_small_tiles_share_a_row),
        cmocka_unit_test(test_two_cities_never_touch),
        cmocka_unit_test(test_BR13_every_segment_is_seen_below_a_bridge),
        cmocka_unit_test(test_DB1_gates_are_drawn_and_let_down),
        cmocka_unit_test(test_bazaars_and_inns_are_marked),
        cmocka_unit_test(test_IN3_TB2_cathedrals_and_goods_are_marked),
        cmocka_unit_test(test_two_roads_without_a_junction),
        cmocka_unit_test(test_CA3_castle_takes_its_city_only),
        cmocka_unit_test(test_CA3_castle_takes_a_capped_city),
        cmocka_unit_test(test_PD8_PD11_a_portal_is_no_princess),
        cmocka_unit_test(test_every_mark_has_a_glyph),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
