/* What may still come, and where it fits, as it is shown. */
#include "played_table.h"

#include "facts/placements.h"
#include "support/probe.h"
#include "tui/stages/modes.h"
#include "tui/table/table.h"
#include "tui/theme/theme.h"

static struct session session;

/* A table at the beginning of a turn of a game that was played by chance. */
static struct table *set_up(struct probe **probe, uint64_t seed, unsigned moves, int rows, int cols)
{
    played_all_sets(&session, 2, seed, moves);
    return played_table(probe, &session, seed, rows, cols);
}

/* The sum of all numbers before a times sign on the screen, and how many there are. */
static unsigned counted(struct probe *probe, unsigned *labels)
{
    unsigned sum = 0;
    const char *text = probe_screen(probe);
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
    kind_number kinds[TILE_KINDS_MAX];
    return kinds_by_count(pile, kinds);
}

static void test_the_page_shows_every_tile(void **state)
{
    static const int sizes[][2] = {{24, 80}, {50, 200}, {30, 100}};
    (void)state;
    for (unsigned s = 0; s < 3; s++)
        for (unsigned moves = 0; moves <= 120; moves += 60) {
            struct probe *probe;
            struct table *table = set_up(&probe, 4, moves, sizes[s][0], sizes[s][1]);
            const struct game *game = table_game(table);
            unsigned labels;
            probe_press(probe, "t");
            assert_string_equal(app_page(probe->app)->kind->name, "Tiles left");
            assert_int_equal(counted(probe, &labels), game->pile.tiles);
            assert_int_equal(labels, kinds_in(&game->pile));
            probe_press(probe, "s");
            assert_int_equal(counted(probe, &labels), game->pile.tiles);
            probe_press(probe, "t");
            assert_true(table_is_bare(table));
            probe_close(probe);
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
    struct probe *probe;
    struct table *table = set_up(&probe, 4, 0, 24, 80);
    struct area area = {0, 0, 14, 50};
    struct remaining remaining = {.order = REMAINING_BY_KIND};
    unsigned kinds = kinds_in(&table_game(table)->pile), first, last;
    static struct tile_cache tiles;
    struct surroundings around = probe->around;
    (void)state;
    around.tiles = &tiles;
    remaining_open(&remaining);
    canvas_clear(&probe->canvas, 24, 80);
    remaining_draw(&probe->canvas, area, &remaining, table_game(table),
                   &table_position(table)->fits, &around);
    first = times_signs(&probe->canvas);
    assert_true(first > 0 && first < kinds);
    for (unsigned i = 0; i < 30; i++)
        scroll_by(&remaining.scroll, 1);
    canvas_clear(&probe->canvas, 24, 80);
    remaining_draw(&probe->canvas, area, &remaining, table_game(table),
                   &table_position(table)->fits, &around);
    last = times_signs(&probe->canvas);
    assert_int_equal(remaining.scroll.first, remaining.scroll.lines - remaining.scroll.seen);
    unsigned across = first / (unsigned)remaining.scroll.seen;
    assert_int_equal((unsigned)remaining.scroll.first * across + last, kinds);
    remaining_open(&remaining);
    assert_int_equal(remaining.scroll.first, 0);
    assert_int_equal(remaining.order, REMAINING_BY_KIND);
    probe_close(probe);
}

/* Where the mark of the chosen tile stands, as a cell; -1: nowhere, or more than once. */
static int mark_on(const struct canvas *canvas)
{
    int mark = -1;
    for (int cell = 0; cell < canvas->rows * canvas->cols; cell++)
        if (canvas->cell[cell].glyph == '>') {
            if (mark >= 0)
                return -1;
            mark = cell;
        }
    return mark;
}

/* To the right come all kinds and then the first again, each marked with its count; up leads back
 * from where down led, and down through all rows to the same kind. */
static void test_each_kind_can_be_chosen(void **state)
{
    static const struct {
        int rows, cols;
        bool unicode;
    } sizes[] = {{21, 54, true}, {47, 140, true}, {16, 54, false}};
    (void)state;
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        struct probe *probe;
        struct table *table = set_up(&probe, 4, 0, 50, 200);
        const struct pile *pile = &table_game(table)->pile;
        struct area area = {0, 0, sizes[s].rows, sizes[s].cols};
        static struct tile_cache tiles;
        struct surroundings around = probe->around;
        kind_number kinds[TILE_KINDS_MAX];
        unsigned count = kinds_by_count(pile, kinds);
        kind_number first = kinds[0], kind = first;
        around.tiles = &tiles;
        around.unicode = sizes[s].unicode;
        for (unsigned step = 0; step < count; step++) {
            struct remaining_choice choice = {.kind = kind, .hides_counts = false};
            canvas_clear(&probe->canvas, 50, 200);
            remaining_draw_choice(&probe->canvas, area, pile, choice, &around);
            int mark = mark_on(&probe->canvas);
            assert_in_range(mark, 0, 200 * area.rows);
            assert_int_equal(probe->canvas.cell[mark + 1].glyph, '0' + pile->left[kind]);
            kind_number below = remaining_neighbour(area, pile, kind, EDGE_S, &around);
            assert_int_equal(remaining_neighbour(area, pile, below, EDGE_N, &around), kind);
            kind_number next = remaining_neighbour(area, pile, kind, EDGE_E, &around);
            assert_int_equal(remaining_neighbour(area, pile, next, EDGE_W, &around), kind);
            assert_true(step + 1 == count || next != first);
            kind = next;
        }
        assert_int_equal(kind, first);
        unsigned rows = 0;
        do {
            kind = remaining_neighbour(area, pile, kind, EDGE_S, &around);
            rows++;
        } while (kind != first && rows < count);
        assert_in_range(rows, 2, count / 4);
        probe_close(probe);
    }
}

static void test_counts_of_the_choice_are_hidden(void **state)
{
    struct probe *probe;
    struct table *table = set_up(&probe, 4, 0, 24, 80);
    const struct pile *pile = &table_game(table)->pile;
    static struct tile_cache tiles;
    struct surroundings around = probe->around;
    kind_number kinds[TILE_KINDS_MAX];
    struct remaining_choice choice = {.kind = kinds_by_count(pile, kinds) > 0 ? kinds[0] : 0};
    (void)state;
    around.tiles = &tiles;
    for (int hides = 0; hides <= 1; hides++) {
        choice.hides_counts = hides != 0;
        canvas_clear(&probe->canvas, 24, 80);
        remaining_draw_choice(&probe->canvas, (struct area){0, 0, 21, 54}, pile, choice, &around);
        assert_true((times_signs(&probe->canvas) == 0) == choice.hides_counts);
        assert_true(mark_on(&probe->canvas) >= 0);
    }
    probe_close(probe);
}

/* Goes to the westernmost open square from the start tile. */
static void look_west(struct probe *probe, const struct table *table)
{
    probe_press(probe, "x");
    for (unsigned i = 0; i < 40 && table->inspection->tile != NO_TILE; i++)
        probe_press(probe, "<Left>");
    assert_int_equal(table->inspection->tile, NO_TILE);
}

/* The tiles on offer count, most of all when they are the last ones. */
static void test_tiles_of_a_bazaar_count_where_the_pile_is_empty(void **state)
{
    static struct tile_fits fits;
    struct rng rng = rng_from_seed(3);
    unsigned some = 0;
    (void)state;
    played_all_sets(&session, 3, 3, 0);
    while (game_phase(&session.game) != PHASE_OFFER)
        assert_int_equal(played_on(&session, &rng, 1), 1);
    struct game game = session.game;
    game.pile = (struct pile){.tiles = 0};
    tile_fits_find(&fits, &game);
    for (unsigned open = 0; open < game.board.opens; open++) {
        unsigned fit = 0;
        char told[64];
        for (unsigned tile = 0; tile < game.bazaar.tiles; tile++)
            fit += kind_set_has(&fits.plain[open], game.bazaar.tile[tile]);
        if (tile_fits_is_dead(&fits, open))
            continue;
        snprintf(told, sizeof told, "Empty square: %u of 3 tiles fit here", fit);
        assert_string_equal(remaining_fits(&game, &fits, open).text, told);
        some += fit > 0;
        if (fit > 0)
            assert_non_null(strstr(remaining_chance(&game, &fits, open).text, "Revealed tiles"));
    }
    assert_true(some > 0);
    session_close(&session);
}

static void test_inspecting_at_an_empty_square(void **state)
{
    struct probe *probe;
    struct table *table = set_up(&probe, 4, 60, 50, 190); /* other tiles are not beside it */
    static struct tile_fits fits;
    char told[64];
    unsigned labels;
    (void)state;
    look_west(probe, table);
    const struct game *game = table_game(table);
    unsigned open = board_open_at(&game->board, table->inspection->at);
    tile_fits_find(&fits, game);
    struct kind_set any = kind_set_either(fits.plain[open], &fits.forced[open]);
    struct pile pile = pile_unplaced(game); /* tiles that were won are still to be placed */
    unsigned fit = kinds_left(&pile, &fits.plain[open]);
    assert_true(pile.tiles > game->pile.tiles);
    snprintf(told, sizeof told, "%u of %u tiles fit here", fit, pile.tiles);
    probe_shows(probe, told);
    assert_int_equal(counted(probe, &labels), kinds_left(&pile, &any));
    probe_press(probe, "t");
    assert_string_equal(app_page(probe->app)->kind->name, "Tiles left");
    probe_shows(probe, told);
    assert_int_equal(counted(probe, &labels), kinds_left(&pile, &any));
    probe_press(probe, "<Esc>");
    assert_int_equal(table->mode, MODE_INSPECT);
    assert_int_equal(table->inspection->tile, NO_TILE);
    probe_press(probe, "<Tab>");
    probe_press(probe, "<Right>");
    assert_int_not_equal(table->inspection->tile, NO_TILE);
    probe_press(probe, "<Esc>");
    assert_true(table_is_bare(table));
    probe_press(probe, "t");
    assert_int_equal(counted(probe, &labels), game->pile.tiles);
    probe_close(probe);
}

static void test_dead_squares_are_marked(void **state)
{
    unsigned dead = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        struct probe *probe;
        struct table *table = set_up(&probe, seed, 130, 50, 200);
        struct board_scene scene = table_scene(table);
        static struct tile_fits fits;
        tile_fits_find(&fits, table_game(table));
        const struct board_mark *mark = board_scene_find(&scene, BOARD_MARK_DEAD);
        unsigned marks = board_scene_count(&scene, BOARD_MARK_DEAD);
        for (unsigned m = 0; m < marks; m++)
            assert_true(
                tile_fits_is_dead(&fits, board_open_at(&table_game(table)->board, mark[m].at)));
        dead += marks;
        probe_close(probe);
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
        struct probe *probe;
        struct table *table = set_up(&probe, 4, 120, rows[r].rows, rows[r].cols);
        probe->around.depth = rows[r].depth;
        probe->around.unicode = rows[r].unicode;
        probe_press(probe, "t");
        probe_expect_colours(probe, theme_default(), rows[r].depth, rows[r].page);
        probe_press(probe, "t");
        look_west(probe, table);
        probe_expect_colours(probe, theme_default(), rows[r].depth, rows[r].square);
        probe_close(probe);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_page_shows_every_tile),
        cmocka_unit_test(test_the_page_scrolls),
        cmocka_unit_test(test_each_kind_can_be_chosen),
        cmocka_unit_test(test_counts_of_the_choice_are_hidden),
        cmocka_unit_test(test_tiles_of_a_bazaar_count_where_the_pile_is_empty),
        cmocka_unit_test(test_inspecting_at_an_empty_square),
        cmocka_unit_test(test_dead_squares_are_marked),
        cmocka_unit_test(test_screens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
