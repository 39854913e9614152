/* The painted tiles that the program keeps: always the right ones, painted once, in one place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tui/board/pixels.h"
#include "tui/pages/backdrop.h"
#include "tui/replay/replay.h"
#include "tui/table/table.h"

static struct tile_cache tiles;

static void check(unsigned size, kind_number kind, unsigned orientation)
{
    struct tile_picture expected;
    const struct tile_picture *picture = tile_cache_get(&tiles, size, kind, orientation);
    picture_tile(kind, orientation, size, expected.pixel);
    picture_anchors(kind, orientation, size, expected.anchor);
    assert_memory_equal(picture->pixel, expected.pixel, size * size * sizeof *expected.pixel);
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        assert_memory_equal(&picture->anchor[s], &expected.anchor[s], sizeof *expected.anchor);
}

/* All of them, at every size: many more than there is room for. */
static void test_every_picture_is_the_tiles(void **state)
{
    unsigned asked = 0;
    (void)state;
    memset(&tiles, 0, sizeof tiles);
    for (unsigned size = PICTURE_SIZE_MIN; size <= TILE_CACHE_SIZE_MAX; size += 2)
        for (unsigned kind = 0; kind < tile_kinds_count; kind++)
            for (unsigned orientation = 0; orientation < EDGES; orientation++, asked++) {
                check(size, (kind_number)kind, orientation);
                assert_in_range(tiles.pictures, 1, TILE_CACHE_PICTURES);
            }
    assert_true(asked > 2 * TILE_CACHE_PICTURES);
}

/* The board, the tile in hand and the list of those left are drawn at three sizes in turn. */
static void test_sizes_do_not_drive_each_other_out(void **state)
{
    const struct tile_picture *first[3];
    (void)state;
    memset(&tiles, 0, sizeof tiles);
    for (unsigned s = 0; s < 3; s++)
        first[s] = tile_cache_get(&tiles, 8 + 4 * s, 1, EDGE_E);
    for (unsigned s = 0; s < 3; s++)
        assert_ptr_equal(tile_cache_get(&tiles, 8 + 4 * s, 1, EDGE_E), first[s]);
    assert_int_equal(tiles.pictures, 3);
}

/* A frame never empties it: every tile of a board and of the lists beside it has room. */
static void test_a_frame_has_room(void **state)
{
    (void)state;
    assert_true(TILE_CACHE_PICTURES > TILES_MAX + TILE_KINDS_MAX + REVEALED_MAX);
}

/* Pages are copied and opened upon one another. */
static void test_no_page_keeps_tiles_of_its_own(void **state)
{
    (void)state;
    assert_true(sizeof(struct board_pane) < 256);
    assert_true(sizeof(struct table) < sizeof(struct tile_cache));
    assert_true(sizeof(struct replay) < sizeof(struct tile_cache));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_picture_is_the_tiles),
        cmocka_unit_test(test_sizes_do_not_drive_each_other_out),
        cmocka_unit_test(test_a_frame_has_room),
        cmocka_unit_test(test_no_page_keeps_tiles_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
