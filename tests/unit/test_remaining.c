/* What may still come: where it fits, compared with the rules themselves, and how it is shown. */
#include "played_table.h"

#include "support/colour_screen.h"
#include "support/screen_driver.h"
#include "telling/fits.h"
#include "tui/table/table.h"
#include "tui/theme/theme_store.h"

static struct session session;

/* Whether a player with so many bridges may place the kind there, asked by trying. */
static bool may_place(const struct game *game, uint8_t kind, struct square at, uint8_t bridges)
{
    struct game asked = *game;
    asked.turn.phase = PHASE_PLACE;
    asked.turn.actor = asked.turn.player = 0;
    asked.turn.hand = kind;
    asked.player[0].bridges = bridges;
    for (unsigned orientation = 0; orientation < EDGES; orientation++) {
        struct game then = asked;
        if (game_apply(&then, move_place(at, orientation), NULL) == REFUSAL_NONE)
            return true;
    }
    return false;
}

static void test_fits_where_the_rules_allow_it(void **state)
{
    unsigned bridged = 0, dead = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        static struct fits fits;
        played_all_sets(&session, 2, seed, 30 + 20 * (unsigned)seed);
        const struct game *game = &session.game;
        bool has_bridge = game->player[0].bridges + game->player[1].bridges > 0;
        uint64_t kinds = fits_to_come(game);
        fits_find(&fits, game);
        for (unsigned open = 0; open < game->board.opens; open++) {
            for (uint8_t kind = 0; kind < tile_kinds_count; kind++) {
                struct square at = board_open_square(&game->board, open);
                bool comes = kinds >> kind & 1u;
                bool plain = comes && may_place(game, kind, at, 0);
                bool with_bridge = comes && has_bridge && may_place(game, kind, at, 1);
                assert_int_equal(fits.plain[open] >> kind & 1u, plain);
                assert_int_equal(fits.bridged[open] >> kind & 1u, with_bridge && !plain);
                bridged += with_bridge && !plain;
            }
            dead += fits_is_dead(&fits, open);
        }
        session_close(&session);
    }
    assert_true(bridged > 0 && dead > 0);
}

static void test_what_is_in_hand_or_revealed_still_comes(void **state)
{
    struct game game;
    struct options options = options_default();
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    uint64_t last = (uint64_t)1 << 3, revealed = (uint64_t)1 << 5;
    memset(&game.pile, 0, sizeof game.pile);
    assert_int_equal(fits_in_pile(&game), 0);
    assert_int_equal(fits_to_come(&game), 0);
    game.turn.hand = 3;
    assert_int_equal(fits_to_come(&game), last);
    assert_int_equal(fits_in_pile(&game), 0);
    game.bazaar = (struct bazaar){.host = 0, .tiles = 1, .tile = {5}};
    assert_int_equal(fits_to_come(&game), last | revealed);
    game.bazaar.host = NOBODY;
    assert_int_equal(fits_to_come(&game), last);
}

static void test_counts(void **state)
{
    struct game game;
    struct options options = options_default();
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    unsigned tiles = fits_count(&game, fits_in_pile(&game));
    assert_int_equal(tiles, game.pile.tiles);
    struct edge_counts edges = fits_edges(&game, fits_in_pile(&game));
    assert_int_equal(edges.edges[TERRAIN_CITY] + edges.edges[TERRAIN_ROAD] +
                         edges.edges[TERRAIN_FIELD],
                     4 * tiles);
    uint8_t kind = tile_kind_find("FFFR.m");
    edges = fits_edges(&game, (uint64_t)1 << kind);
    assert_int_equal(fits_count(&game, (uint64_t)1 << kind), 2);
    assert_int_equal(edges.edges[TERRAIN_ROAD], 2);
    assert_int_equal(edges.edges[TERRAIN_FIELD], 6);
    assert_int_equal(edges.edges[TERRAIN_CITY], 0);
    assert_int_equal(edges.monasteries, 2);
}

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

static unsigned kinds_left(const struct game *game)
{
    return (unsigned)__builtin_popcountll(fits_in_pile(game));
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
            assert_int_equal(labels, kinds_left(game));
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
    unsigned kinds = kinds_left(table_game(table)), first, last;
    (void)state;
    remaining_open(&remaining);
    canvas_clear(&driver.canvas, 24, 80);
    remaining_draw(&driver.canvas, area, &remaining, table_game(table), table_fits(table),
                   &table->desk, &driver.around);
    first = times_signs(&driver.canvas);
    assert_true(first > 0 && first < kinds);
    for (unsigned i = 0; i < 30; i++)
        remaining_scroll(&remaining, KEYS_DOWN);
    canvas_clear(&driver.canvas, 24, 80);
    remaining_draw(&driver.canvas, area, &remaining, table_game(table), table_fits(table),
                   &table->desk, &driver.around);
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
    static struct fits fits;
    char told[64];
    unsigned labels;
    (void)state;
    look_west(&driver, table);
    const struct game *game = table_game(table);
    unsigned open = board_open_at(&game->board, table->looking.at);
    fits_find(&fits, game);
    uint64_t pile = fits_in_pile(game);
    unsigned fit = fits_count(game, fits.plain[open] & pile);
    snprintf(told, sizeof told, "%u of %u tiles fit here", fit, game->pile.tiles);
    assert_true(screen_shows(&driver, told));
    assert_int_equal(counted(&driver, &labels),
                     fits_count(game, (fits.plain[open] | fits.bridged[open]) & pile));
    screen_keys(&driver, "t");
    assert_string_equal(app_page(driver.app)->kind->name, "The tiles left");
    assert_true(screen_shows(&driver, told));
    assert_int_equal(counted(&driver, &labels),
                     fits_count(game, (fits.plain[open] | fits.bridged[open]) & pile));
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
        static struct fits fits;
        fits_find(&fits, table_game(table));
        for (unsigned s = 0; s < scene.deads; s++)
            assert_true(
                fits_is_dead(&fits, board_open_at(&table_game(table)->board, scene.dead[s])));
        dead += scene.deads;
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
        cmocka_unit_test(test_fits_where_the_rules_allow_it),
        cmocka_unit_test(test_what_is_in_hand_or_revealed_still_comes),
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_the_page_shows_every_tile),
        cmocka_unit_test(test_the_page_scrolls),
        cmocka_unit_test(test_looking_at_an_empty_square),
        cmocka_unit_test(test_dead_squares_are_marked),
        cmocka_unit_test(test_screens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
