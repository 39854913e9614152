/* The camera of films: what each picture shows. */
#include "played.h"

#include "tui/board/board_view.h"
#include "tui/board/camera.h"

#include <stdlib.h>

static struct camera_film film;
static struct viewport seen[CAMERA_PICTURES_MAX];

/* So many pictures of a game: each shows a few more of its tiles, and the last tenth all. */
static void begin_film(const struct board *board, unsigned pictures)
{
    film.board = board;
    film.recent = 1;
    film.pictures = pictures;
    film.over = pictures - 1 - pictures / 10;
    for (unsigned p = 0; p < pictures; p++) {
        unsigned tiles = 1 + (board->tiles - 1) * p / film.over;
        film.tiles[p] = (uint16_t)(tiles < board->tiles ? tiles : board->tiles);
    }
}

/* Whether all of those squares are in view, with so many cells beyond them. */
static bool shows(const struct viewport *view, struct span span, int rows, int cols)
{
    struct square first = {(int16_t)span.west, (int16_t)span.north};
    struct square last = {(int16_t)span.east, (int16_t)span.south};
    return viewport_row(view, first) >= rows && viewport_col(view, first) >= cols &&
           viewport_row(view, last) + view->size / 2 + rows <= view->rows &&
           viewport_col(view, last) + view->size + cols <= view->cols;
}

static unsigned number_of(const struct camera *camera, int size)
{
    unsigned number = 0;
    while (camera->size[number] != size)
        assert_true(++number < camera->sizes);
    return number;
}

/* In tenths of a cell: how far what lies in the middle of the view is from where it was. */
static int moved(int at, int cells, int size, int at_before, int size_before)
{
    return abs((2 * at + cells) * 5 - (2 * at_before + cells) * 5 * size / size_before);
}

static void expect_glide(const struct camera *camera, const struct viewport *view,
                         const struct viewport *before)
{
    enum { ROUNDED = 20 };
    unsigned now = number_of(camera, view->size), then = number_of(camera, before->size);
    int part = now > 1 ? CAMERA_GLIDE : CAMERA_GLIDE_AT_LAST;
    assert_true(now == then || now + 1 == then);
    assert_true(moved(view->row, view->rows, view->size, before->row, before->size) <=
                10 * view->rows / part + ROUNDED);
    assert_true(moved(view->col, view->cols, view->size, before->col, before->size) <=
                10 * view->cols / part + ROUNDED);
}

/* Sizes that a map shows are left out: there the whole land is in view. */
static void expect_followed(const struct camera *camera, int least)
{
    camera_follow(camera, &film, seen);
    for (unsigned p = 0; p < film.pictures; p++) {
        const struct viewport *view = &seen[p];
        unsigned tiles = film.tiles[p];
        bool is_whole = view->size == camera->size[0];
        if (view->size >= least && is_whole)
            assert_true(shows(view, land_span(film.board), 0, 0));
        if (!is_whole) /* not at the rim: a third of a tile is beyond it */
            assert_true(shows(view, tiles_span(film.board, tiles - 1, tiles), view->size / 6,
                              view->size / 3));
        if (p > 0 && view->size >= least && view[-1].size >= least)
            expect_glide(camera, view, &view[-1]);
        assert_true(p == 0 || view->size <= view[-1].size);
        assert_true(p < film.over || is_whole);
    }
}

static const struct {
    int rows, cols;
} screens[] = {{20, 80}, {31, 120}, {44, 200}, {75, 300}};

static void test_the_camera_follows(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct session session;
        struct rng rng = rng_from_seed(seed);
        played_begin(&session, 2 + (unsigned)seed % 5, seed);
        played_on(&session, &rng, 1000);
        const struct board *board = &session.game.board;
        for (unsigned pictures = 100; pictures <= 700; pictures += 300) {
            begin_film(board, pictures);
            for (size_t s = 0; s < sizeof screens / sizeof screens[0]; s++) {
                int rows = screens[s].rows, cols = screens[s].cols;
                struct camera camera = camera_for_screen(board, rows, cols, false);
                expect_followed(&camera, viewport_sizes[0]);
                camera = camera_for_screen(board, rows, cols, true);
                if (camera.holds_land)
                    expect_followed(&camera, GLYPH_VIEWPORT_SIZE);
            }
        }
        session_close(&session);
    }
}

/* At the next larger size the land would not fit. */
static void test_the_end_is_as_large_as_can_be(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct session session;
        struct rng rng = rng_from_seed(seed);
        played_begin(&session, 2, seed);
        played_on(&session, &rng, 1000);
        struct span land = land_span(&session.game.board);
        int wide = land.east - land.west + 1, high = land.south - land.north + 1;
        for (size_t s = 0; s < sizeof screens / sizeof screens[0]; s++) {
            int rows = screens[s].rows, cols = screens[s].cols, larger = 0;
            struct camera camera = camera_for_screen(&session.game.board, rows, cols, false);
            int size = camera.size[0];
            assert_true(wide * size <= cols && high * size <= 2 * rows);
            if (size < viewport_sizes[0])
                larger = size + 1;
            for (unsigned v = viewport_sizes_count; size >= viewport_sizes[0] && v-- > 0;)
                larger = viewport_sizes[v] > size ? viewport_sizes[v] : larger;
            assert_true(larger == 0 || wide * larger > cols || high * larger > 2 * rows);
            assert_true(camera.sizes > 1); /* it begins nearer */
        }
        session_close(&session);
    }
}

/* Where there is room for a few tiles only the one laid last is among them. */
static void test_a_small_view_follows(void **state)
{
    enum { ROWS = 5, COLS = 12 };
    struct session session;
    struct rng rng = rng_from_seed(1);
    (void)state;
    played_begin(&session, 2, 1);
    played_on(&session, &rng, 1000);
    begin_film(&session.game.board, 100);
    for (unsigned in_letters = 0; in_letters < 2; in_letters++) {
        struct camera camera = camera_for_screen(film.board, ROWS, COLS, in_letters);
        assert_false(camera.holds_land);
        camera_follow(&camera, &film, seen);
        for (unsigned p = 0; p < film.pictures; p++)
            assert_true(
                shows(&seen[p], tiles_span(film.board, film.tiles[p] - 1u, film.tiles[p]), 0, 0));
    }
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_camera_follows),
        cmocka_unit_test(test_the_end_is_as_large_as_can_be),
        cmocka_unit_test(test_a_small_view_follows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
