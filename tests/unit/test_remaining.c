/* What may still come, and where it fits, as it is shown. */
#include "played_table.h"

#include "analysis/tile_fits.h"
#include "support/colour_screen.h"
#include "support/screen_driver.h"
#include "tui/table/table.h"
#include "tui/theme/theme_store.h"

static struct session session;

/* A table at the beginning of a turn of a game that was played by chance. */
static struct table *sit_down(struct screen_driver *driver, uint64_t seed, unsigned moves, int rows,
                              int cols)
{
    played_all_sets(&session, 2, seed, moves);
    return played_table(driver, &session, seed, rows, cols);
}

/* The sum of all numbers before a times sign on the screen, and how many there are. */
static unsigned counted(struct screen_driver *driver, unsigned *labels)
{
    static char text[SCREEN_TEXT_SIZE];
    unsigned sum = 0;
    screen_text(driver, text);
    *labels = 0;
    for (const char *at = text; (at = strstr(at, "\xc3\x97")) != NULL; at += 2) {
        const char *digit = at;
        while (digit > text && digit[-1] >= '0' && digit[-1] <= '9')
            digit--;
        sum += (unsigned)strtoul(digit, NULL, 10);
        ++*labels;
    }
    return sum;
}

static unsigned kinds_in(const struct pile *pile)
{
    uint8_t kinds[TILE_KINDS_MAX];
    return kinds_by_count(pile, kinds);
}

static void test_the_page_shows_every_tile(void **state)
{
    static const int sizes[][2] = {{24, 80}, {50, 200}, {30, 100}};
    (void)state;
    for (unsigned s = 0; s < 3; s++)
        for (unsigned moves = 0; moves <= 120; moves += 60) {
            struct screen_driver driver;
            struct table *table = sit_down(&driver, 4, moves, sizes[s][0], sizes[s][1]);
            const struct game *game = table_game(table);
            unsigned labels;
            screen_keys(&driver, "t");
            assert_string_equal(app_page(driver.app)->kind->name, "The tiles left");
            assert_int_equal(counted(&driver, &labels), game->pile.tiles);
            assert_int_equal(labels, kinds_in(&game->pile));
            screen_keys(&driver, "s");
            assert_int_equal(counted(&driver, &labels), game->pile.tiles);
            screen_keys(&driver, "t");
            assert_true(table_is_bare(table));
            screen_end(&driver);
        }
}

static unsigned times_signs(const struct canvas *canvas)
{
    unsigned count = 0;
    for (int cell = 0; cell < canvas->rows * canvas->cols; cell++)
        count += canvas->cell[cell].glyph == 0xd7;
    return count;
}

/* Where not all have room the page scrolls, until the last one is there. */
static void test_the_page_scrolls(void **state)
{
    struct screen_driver driver;
    struct table *table = sit_down(&driver, 4, 0, 24, 80);
    struct area area = {0, 0, 14, 50};
    struct remaining remaining = {.order = REMAINING_BY_KIND};
    unsigned kinds = kinds_in(&table_game(table)->pile), first, last;
    static struct tile_cache tiles;
    struct surroundings around = driver.around;
    (void)state;
    around.tiles = &tiles;
    remaining_open(&remaining);
    canvas_clear(&driver.canvas, 24, 80);
    remaining_draw(&driver.canvas, area, &remaining, table_game(table),
                   &table_position(table)->fits, &around);
    first = times_signs(&driver.canvas);
    assert_true(first > 0 && first < kinds);
    for (unsigned i = 0; i < 30; i++)
        remaining_scroll(&remaining, KEYS_DOWN);
    canvas_clear(&driver.canvas, 24, 80);
    remaining_draw(&driver.canvas, area, &remaining, table_game(table),
                   &table_position(table)->fits, &around);
    last = times_signs(&driver.canvas);
    assert_int_equal(remaining.scroll.first, remaining.scroll.lines - remaining.scroll.seen);
    unsigned across = first / (unsigned)remaining.scroll.seen;
    assert_int_equal((unsigned)remaining.scroll.first * across + last, kinds);
    remaining_open(&remaining);
    assert_int_equal(remaining.scroll.first, 0);
    assert_int_equal(remaining.order, REMAINING_BY_KIND);
    screen_end(&driver);
}

/* Goes to the westernmost open square from the start tile. */
static void look_west(struct screen_driver *driver, const struct table *table)
{
    screen_keys(driver, "x");
    for (unsigned i = 0; i < 40 && table->looking.tile != NO_TILE; i++)
        screen_keys(driver, "<");
    assert_int_equal(table->looking.tile, NO_TILE);
}

static void test_looking_at_an_empty_square(void **state)
{
    struct screen_driver driver;
    struct table *table = sit_down(&driver, 4, 60, 50, 200);
    static struct tile_fits fits;
    char told[64];
    unsigned labels;
    (void)state;
    look_west(&driver, table);
    const struct game *game = table_game(table);
    unsigned open = board_open_at(&game->board, table->looking.at);
    tile_fits_find(&fits, game);
    struct kind_set any = kind_set_either(fits.plain[open], &fits.bridged[open]);
    unsigned fit = kinds_left(&game->pile, &fits.plain[open]);
    snprintf(told, sizeof told, "%u of %u tiles fit here", fit, game->pile.tiles);
    assert_true(screen_shows(&driver, told));
    assert_int_equal(counted(&driver, &labels), kinds_left(&game->pile, &any));
    screen_keys(&driver, "t");
    assert_string_equal(app_page(driver.app)->kind->name, "The tiles left");
    assert_true(screen_shows(&driver, told));
    assert_int_equal(counted(&driver, &labels), kinds_left(&game->pile, &any));
    screen_keys(&driver, "\033");
    assert_int_equal(table->mode, MODE_LOOKING);
    assert_int_equal(table->looking.tile, NO_TILE);
    screen_keys(&driver, "\t");
    screen_keys(&driver, ">");
    assert_int_not_equal(table->looking.tile, NO_TILE);
    screen_keys(&driver, "\033");
    assert_true(table_is_bare(table));
    screen_keys(&driver, "t");
    assert_int_equal(counted(&driver, &labels), game->pile.tiles);
    screen_end(&driver);
}

static void test_dead_squares_are_marked(void **state)
{
    unsigned dead = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        struct screen_driver driver;
        struct table *table = sit_down(&driver, seed, 130, 50, 200);
        struct board_scene scene = table_scene(table);
        static struct tile_fits fits;
        tile_fits_find(&fits, table_game(table));
        const struct board_mark *mark = board_scene_find(&scene, BOARD_MARK_DEAD);
        unsigned marks = board_scene_count(&scene, BOARD_MARK_DEAD);
        for (unsigned m = 0; m < marks; m++)
            assert_true(
                tile_fits_is_dead(&fits, board_open_at(&table_game(table)->board, mark[m].at)));
        dead += marks;
        screen_end(&driver);
    }
    assert_true(dead > 0);
}

static void test_screens(void **state)
{
    static const struct {
        int rows, cols;
        enum depth depth;
        bool unicode;
        const char *page, *square;
    } rows[] = {
        {24, 80, DEPTH_256, true, "remaining-256", "fits-256"},
        {50, 200, DEPTH_256, true, "remaining-200x50-256", "fits-200x50-256"},
        {24, 80, DEPTH_8, true, "remaining-8", "fits-8"},
        {24, 80, DEPTH_MONO, false, "remaining-mono-ascii", "fits-mono-ascii"},
    };
    (void)state;
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        struct screen_driver driver;
        struct table *table = sit_down(&driver, 4, 120, rows[r].rows, rows[r].cols);
        driver.around.depth = rows[r].depth;
        driver.around.unicode = rows[r].unicode;
        screen_keys(&driver, "t");
        colour_screen_expect(&driver, theme_default(), rows[r].depth, rows[r].page);
        screen_keys(&driver, "t");
        look_west(&driver, table);
        colour_screen_expect(&driver, theme_default(), rows[r].depth, rows[r].square);
        screen_end(&driver);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_page_shows_every_tile),
        cmocka_unit_test(test_the_page_scrolls),
        cmocka_unit_test(test_looking_at_an_empty_square),
        cmocka_unit_test(test_dead_squares_are_marked),
        cmocka_unit_test(test_screens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
