/* Tiles in letters: every segment is there and where the tile's list has it. */
#include "played.h"

#include "tui/glyph_tile.h"

static unsigned cells_of(const struct glyph_tile *tile, unsigned segment)
{
    unsigned cells = 0;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            cells += tile->segment[row][col] == segment;
    return cells;
}

static void test_every_segment_has_cells_and_a_spot_of_its_own(void **state)
{
    (void)state;
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            for (unsigned s = 0; s < tile_kinds[kind].segments; s++) {
                struct glyph_spot spot = glyph_tile_spot(&tile, s);
                if (cells_of(&tile, s) == 0)
                    fail_msg("%s turned %u has no cell of segment %u", tile_kinds[kind].id,
                             orientation, s);
                assert_int_equal(tile.segment[spot.row][spot.col], s);
            }
        }
}

static void test_the_middle_of_an_edge_shows_what_lies_there(void **state)
{
    static const struct glyph_spot middle[EDGES] = {{0, 3}, {1, 6}, {2, 3}, {1, 0}};
    static const enum feature_kind kind_of[] = {[TERRAIN_FIELD] = FEATURE_FIELD,
                                                [TERRAIN_ROAD] = FEATURE_ROAD,
                                                [TERRAIN_CITY] = FEATURE_CITY};
    (void)state;
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            for (unsigned edge = 0; edge < EDGES; edge++) {
                uint8_t segment = tile.segment[middle[edge].row][middle[edge].col];
                enum terrain terrain = tile_terrain(kind, orientation, edge);
                assert_int_not_equal(segment, NO_SEGMENT);
                assert_int_equal(tile_kinds[kind].segment[segment].kind, kind_of[terrain]);
                if (terrain != TERRAIN_FIELD)
                    assert_int_equal(segment, tile_segment_at_edge(kind, orientation, edge));
            }
        }
}

static void test_pennants_and_monasteries_are_marked(void **state)
{
    (void)state;
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
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

static bool is_city(uint8_t kind, uint8_t segment)
{
    return segment != NO_SEGMENT && tile_kinds[kind].segment[segment].kind == FEATURE_CITY;
}

static void test_two_cities_never_touch(void **state)
{
    (void)state;
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            struct glyph_tile tile = glyph_tile_of(kind, orientation);
            for (int row = 0; row < GLYPH_TILE_ROWS; row++)
                for (int col = 0; col < GLYPH_TILE_COLS; col++) {
                    uint8_t here = tile.segment[row][col];
                    uint8_t east = col + 1 < GLYPH_TILE_COLS ? tile.segment[row][col + 1] : here;
                    uint8_t south = row + 1 < GLYPH_TILE_ROWS ? tile.segment[row + 1][col] : here;
                    if (is_city(kind, here) && is_city(kind, east))
                        assert_int_equal(here, east);
                    if (is_city(kind, here) && is_city(kind, south))
                        assert_int_equal(here, south);
                }
        }
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
        cmocka_unit_test(test_every_segment_has_cells_and_a_spot_of_its_own),
        cmocka_unit_test(test_the_middle_of_an_edge_shows_what_lies_there),
        cmocka_unit_test(test_pennants_and_monasteries_are_marked),
        cmocka_unit_test(test_two_cities_never_touch),
        cmocka_unit_test(test_every_mark_has_a_glyph),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
