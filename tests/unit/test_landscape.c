/* The land on the title page: grown by the rules, alike for a seed, calm where it should be. */
#include "support/probe.h"

#include "tui/pages.h"
#include "tui/pages/backdrop.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { SEED = 5, TICK = 400, PATIENCE = 15000 };

static const struct landscape_frame frame = {-5, 5, -2, 2};

static void test_a_seed_has_its_land(void **state)
{
    (void)state;
    static struct landscape one, same, other;
    unsigned differences = 0;
    landscape_begin(&one, SEED, frame);
    landscape_begin(&same, SEED, frame);
    landscape_begin(&other, SEED + 1, frame);
    for (int tile = 0; tile < 30; tile++) {
        assert_true(landscape_grow(&one));
        assert_true(landscape_grow(&same));
        assert_true(landscape_grow(&other));
        const struct placed_tile *last = &one.game.board.tile[one.game.board.tiles - 1];
        const struct placed_tile *twin = &same.game.board.tile[same.game.board.tiles - 1];
        const struct placed_tile *third = &other.game.board.tile[other.game.board.tiles - 1];
        assert_true(square_equal(last->at, twin->at) && last->kind == twin->kind);
        assert_true(last->orientation == twin->orientation);
        differences += !square_equal(last->at, third->at) || last->kind != third->kind;
    }
    assert_true(differences > 10);
}

/* Each step lays one tile, or the last ones of a bazaar; nothing lies outside without need. */
static void test_it_fills_its_frame(void **state)
{
    (void)state;
    enum { MOST_OUTSIDE = 8 }; /* won at a bazaar: they lie where they fit */
    static struct landscape land;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        unsigned inside = 0, steps = 0, followers = 0;
        landscape_begin(&land, seed, frame);
        for (; landscape_grow(&land); steps++) {
            assert_true(steps < TILES_MAX);
            followers += land.game.followers.count;
        }
        for (unsigned tile = 0; tile < land.game.board.tiles; tile++) {
            struct square at = land.game.board.tile[tile].at;
            inside += at.x >= frame.west && at.x <= frame.east && at.y >= frame.north &&
                      at.y <= frame.south;
        }
        unsigned squares =
            (unsigned)((frame.east - frame.west + 1) * (frame.south - frame.north + 1));
        assert_true(inside >= squares * 9 / 10);
        assert_true(land.game.board.tiles - inside <= MOST_OUTSIDE);
        assert_true(followers > 3 * steps);
    }
}

/* A castle and a bridge are seen often enough to be part of the picture. */
static void test_all_sets_are_in_it(void **state)
{
    (void)state;
    static struct landscape land;
    unsigned bridges = 0, castles = 0;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        landscape_begin(&land, seed, frame);
        while (landscape_grow(&land))
            continue;
        bridges += land.game.board.tracks;
        castles += land.game.castles.count;
    }
    assert_true(bridges > 60);
    assert_true(castles > 20);
}

static struct probe *open_title(int rows, int cols)
{
    return probe_open(title_page_of(SEED), rows, cols);
}

static void test_looks(void **state)
{
    (void)state;
    struct probe *small = open_title(24, 80), *large = open_title(50, 200);
    probe_screen(small);
    for (int tile = 0; tile < 12; tile++)
        probe_wait(small, TICK);
    probe_expect(small, "title-land-80x24");
    small->around.depth = DEPTH_8;
    probe_expect(small, "title-letters-80x24");
    probe_expect(large, "title-land-200x50");
    probe_close(small);
    probe_close(large);
}

/* Lets time pass and draws; how many cells of the screen are others then. */
static unsigned cells_changed(struct probe *probe, int milliseconds)
{
    static struct canvas before;
    unsigned changed = 0;
    probe_screen(probe);
    before = probe->canvas;
    probe_wait(probe, milliseconds);
    probe_screen(probe);
    for (int cell = 0; cell < before.rows * before.cols; cell++)
        changed +=
            memcmp(&before.cell[cell], &probe->canvas.cell[cell], sizeof before.cell[cell]) != 0;
    return changed;
}

static void test_it_grows_a_little_at_a_time(void **state)
{
    (void)state;
    enum { TILES = 20, A_FEW = 600 };
    struct probe *probe = open_title(50, 200);
    probe_screen(probe);
    unsigned growths = 0;
    for (int tile = 0; tile < TILES; tile++) {
        assert_int_equal(cells_changed(probe, TICK / 2), 0);
        unsigned changed = cells_changed(probe, TICK / 2);
        assert_true(changed < A_FEW);
        growths += changed > 0;
    }
    assert_true(growths > TILES * 3 / 4); /* others lie out of sight */
    probe_close(probe);
}

static void test_a_key_stops_it(void **state)
{
    (void)state;
    struct probe *probe = open_title(24, 80);
    probe_screen(probe);
    probe_press(probe, ".");
    assert_int_equal(cells_changed(probe, TICK), 0);
    assert_int_equal(cells_changed(probe, PATIENCE), 0);
    probe_press(probe, ".");
    assert_true(cells_changed(probe, TICK) > 0);
    probe_close(probe);
}

/* When somebody wants to see it: a full land rests. */
static void test_a_full_land_gives_way_to_the_next(void **state)
{
    (void)state;
    enum { STILL = 12 }; /* so many steps without a tile: it is full */
    struct probe *probe = open_title(24, 80);
    char *first = strdup(probe_screen(probe));
    for (int still = 0; still < STILL;)
        still = cells_changed(probe, TICK) > 0 ? 0 : still + 1;
    assert_int_equal(cells_changed(probe, PATIENCE), 0);
    char *full = strdup(probe_screen(probe));
    probe_press(probe, ".");
    assert_string_not_equal(full, probe_screen(probe));
    assert_string_not_equal(first, probe_screen(probe));
    free(full);
    free(first);
    probe_close(probe);
}

static void test_it_stands_still_where_nobody_sees_it(void **state)
{
    (void)state;
    struct probe *probe = open_title(24, 80);
    probe_screen(probe);
    probe_press(probe, "r");
    assert_int_equal(cells_changed(probe, TICK), 0);
    assert_int_equal(cells_changed(probe, PATIENCE), 0);
    probe_close(probe);
}

static void test_it_stands_still_in_letters(void **state)
{
    (void)state;
    static const struct {
        enum depth depth;
        bool unicode;
    } terminals[] = {{DEPTH_MONO, true}, {DEPTH_8, true}, {DEPTH_MONO, false}, {DEPTH_256, false}};
    for (size_t t = 0; t < sizeof terminals / sizeof terminals[0]; t++) {
        struct probe *probe = open_title(24, 80);
        probe->around.depth = terminals[t].depth;
        probe->around.unicode = terminals[t].unicode;
        assert_int_equal(cells_changed(probe, TICK), 0);
        assert_int_equal(cells_changed(probe, PATIENCE), 0);
        probe_close(probe);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_seed_has_its_land),
        cmocka_unit_test(test_it_fills_its_frame),
        cmocka_unit_test(test_all_sets_are_in_it),
        cmocka_unit_test(test_looks),
        cmocka_unit_test(test_it_grows_a_little_at_a_time),
        cmocka_unit_test(test_a_key_stops_it),
        cmocka_unit_test(test_a_full_land_gives_way_to_the_next),
        cmocka_unit_test(test_it_stands_still_where_nobody_sees_it),
        cmocka_unit_test(test_it_stands_still_in_letters),
    };
    return cmocka_run_group_tests(tests, probe_folder_setup, probe_folder_teardown);
}
