/* The mouse at the table: everything that can be clicked does what a key does, and nothing else. */
#include "played.h"

#include "choosing/choosing.h"
#include "facts/feature_summary.h"
#include "sets/bazaars/stage_choice.h"
#include "support/probe.h"
#include "tui/board/board_view.h"
#include "tui/board/pixels.h"
#include "tui/stages/modes.h"
#include "tui/table/layout.h"
#include "tui/table/stage.h"

#define HEAD                                                                                       \
    "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base bcb drawbridges\nseed: 5\nchance: auto\n\n"

static struct tile_cache tiles;

static struct table *open_table(struct probe **probe, const char *record, int rows, int cols)
{
    struct session session = played_session(record);
    struct page *page = table_page(&session);
    *probe = probe_open(page, rows, cols);
    probe_screen(*probe);
    return (struct table *)page;
}

/* The kinds of board that there are: pixels, and letters with lines or without. */
enum look { PIXELS, LINES, PLAIN, LOOKS };

static void look(struct probe *probe, enum look look)
{
    probe->around.depth = look == PIXELS ? DEPTH_256 : DEPTH_8;
    probe->around.unicode = look != PLAIN;
    probe_screen(probe);
}

/* Such a table after its banner: the turn has begun. */
static struct table *open_turn(struct probe **probe, const char *record, int rows, int cols)
{
    struct table *table = open_table(probe, record, rows, cols);
    probe_press(*probe, "<Enter>");
    return table;
}

static struct table *open_turn_in(struct probe **probe, const char *record, enum look in)
{
    struct table *table = open_table(probe, record, 24, 80);
    look(*probe, in);
    probe_press(*probe, "<Enter>");
    return table;
}

/* A table late in a game that was played by chance, before a tile is placed. */
static struct table *open_late_table(struct probe **probe)
{
    struct session session;
    struct rng rng = rng_from_seed(3);
    played_begin(&session, 2, 3);
    played_on(&session, &rng, 120);
    while (game_phase(&session.game) != PHASE_PLACE)
        played_on(&session, &rng, 1);
    struct page *page = table_page(&session);
    *probe = probe_open(page, 24, 80);
    return (struct table *)page;
}

static const struct viewport *viewport_of(struct table *table)
{
    return &table_pane(table)->viewport;
}

/* The middle of a square on the screen; the board begins at its top left. */
static void click_square(struct probe *probe, struct table *table, struct square at)
{
    const struct viewport *viewport = viewport_of(table);
    probe_click(probe, viewport_row(viewport, at) + (viewport->size / 2 - 1) / 2,
                viewport_col(viewport, at) + (viewport->size - 1) / 2);
}

/* A cell in which a feature is what would be hit. */
static bool find_cell(struct table *table, uint16_t node, int *row, int *col)
{
    struct board_scene scene = table_scene(table);
    struct board_pane *pane = table_pane(table);
    for (*row = 0; *row < pane->viewport.rows; ++*row)
        for (*col = 0; *col < pane->viewport.cols; ++*col) {
            struct board_hit hit = board_pane_hit(pane, &scene, &tiles, *row, *col);
            if (hit.nodes > 0 && hit.node[0] == node)
                return true;
        }
    return false;
}

static void click_node(struct probe *probe, struct table *table, uint16_t node)
{
    int row, col;
    probe_screen(probe);
    if (!find_cell(table, node, &row, &col))
        fail_msg("no cell shows node %u:\n%s", node, probe->text);
    probe_click(probe, row, col);
}

/* A click in each of its cells finds the square. */
static void test_every_cell_of_a_square_leads_to_it(void **state)
{
    (void)state;
    for (enum look l = PIXELS; l < LOOKS; l++) {
        struct probe *probe;
        struct table *table = open_table(&probe, HEAD "- draw FFFF.m\n", 24, 80);
        struct board_scene scene = table_scene(table);
        look(probe, l);
        const struct viewport *viewport = viewport_of(table);
        for (int y = -1; y <= 1; y++)
            for (int x = -1; x <= 1; x++)
                for (int row = 0; row < viewport->size / 2; row++)
                    for (int col = 0; col < viewport->size; col++) {
                        struct square at = {(int16_t)x, (int16_t)y};
                        struct board_hit hit = board_pane_hit(&table->pane, &scene, &tiles,
                                                              viewport_row(viewport, at) + row,
                                                              viewport_col(viewport, at) + col);
                        assert_true(square_equal(hit.at, at));
                        assert_int_equal(hit.tile, x == 0 && y == 0 ? 0 : NO_TILE);
                    }
        probe_close(probe);
    }
}

static void test_banner_is_clicked_away(void **state)
{
    struct probe *probe;
    struct table *table = open_table(&probe, HEAD "- draw FFFF.m\n", 24, 80);
    (void)state;
    probe_click_on(probe, "Nothing new.");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_close(probe);
}

static void test_square_is_chosen_and_then_placed_on(void **state)
{
    (void)state;
    for (enum look l = PIXELS; l < LOOKS; l++) {
        struct probe *probe;
        struct table *table = open_turn_in(&probe, HEAD "- draw FFFF.m\n", l);
        struct square first = placing_move(table->placing).at;
        unsigned other = (table->placing->here + 1) % table->placing->where.squares;
        struct square at = table->placing->where.at[other];
        click_square(probe, table, at);
        assert_true(square_equal(placing_move(table->placing).at, at));
        assert_int_equal(table->session.game.board.tiles, 1);
        click_square(probe, table, first);
        assert_true(square_equal(placing_move(table->placing).at, first));
        click_square(probe, table, first);
        assert_int_equal(table->session.game.board.tiles, 2);
        assert_true(square_equal(table->session.game.board.tile[1].at, first));
        probe_press(probe, "u"); /* as after a key */
        assert_int_equal(table->stage, STAGE_PLACING);
        probe_close(probe);
    }
}

static void test_right_click_and_hand_turn_the_tile(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, HEAD "- draw FRFr\n", 24, 80);
    (void)state;
    while (placing_ways(table->placing) < 2)
        probe_press(probe, "<Tab>");
    uint8_t before = table->placing->orientation;
    probe_right_click(probe, 1, 1);
    uint8_t turned = table->placing->orientation;
    assert_int_not_equal(turned, before);
    probe_press(probe, "R");
    assert_int_equal(table->placing->orientation, before);
    probe_click_on(probe, "7 more"); /* beside the tile in hand */
    assert_int_equal(table->placing->orientation, turned);
    struct table_areas areas = table_areas_of(23, 80, 2);
    probe_wheel(probe, POINTER_WHEEL_UP, areas.hand.row + 1, areas.hand.col + 3);
    assert_int_equal(table->placing->orientation, before);
    assert_int_equal(table->session.game.board.tiles, 1);
    probe_close(probe);
}

/* A road, a city and fields. */
static const char deploying[] = HEAD "- draw CFRr\n1 place 1,0 n\n";

static void test_features_are_chosen_on_the_board(void **state)
{
    (void)state;
    for (enum look l = PIXELS; l < LOOKS; l++) {
        struct probe *probe;
        struct table *table = open_turn_in(&probe, deploying, l);
        assert_int_equal(table->stage, STAGE_DEPLOYING);
        assert_true(table->deploying->places >= 3);
        for (unsigned offer = 0; offer < table->deploying->places; offer++) {
            click_node(probe, table, table->deploying->node[offer]);
            assert_int_equal(table->deploying->chosen, offer);
            assert_int_equal(table->stage, STAGE_DEPLOYING);
        }
        uint16_t node = deploying_node(table->deploying);
        click_node(probe, table, node);
        assert_int_equal(table->stage, STAGE_DONE);
        assert_int_equal(table->session.game.followers.follower[0].node, node);
        probe_close(probe);
    }
}

/* A follower is larger than its letter: what is seen of it is the feature that it stands on. */
static void test_followers_hide_what_is_below(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, deploying, 50, 200);
    (void)state;
    for (unsigned offer = 0; offer < table->deploying->places; offer++) {
        deploying_choose_offer(table->deploying, offer);
        probe_screen(probe);
        struct board_scene scene = table_scene(table);
        uint16_t node = table->deploying->node[offer];
        const struct viewport *viewport = viewport_of(table);
        struct square at = table->session.game.board.tile[1].at;
        struct picture_anchor anchor =
            board_tile_anchor(&table->session.game, node, (unsigned)viewport->size, &tiles);
        for (int up = 0; up <= 1; up++)
            for (int aside = -1; aside <= 1; aside++) {
                struct board_hit hit = board_pane_hit(
                    &table->pane, &scene, &tiles, viewport_row(viewport, at) + anchor.y / 2 - up,
                    viewport_col(viewport, at) + anchor.x + aside);
                assert_true(hit.nodes > 0);
                assert_int_equal(hit.node[0], node);
            }
    }
    probe_close(probe);
}

/* A road and a field that share a cell: the road is meant, which is hard to hit. */
static void test_what_is_narrow_comes_before_fields(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, deploying, 24, 80);
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    unsigned shared = 0;
    (void)state;
    probe_press(probe, "p");
    const struct game *game = table_game(table);
    const struct placed_tile *placed = &game->board.tile[1];
    const struct viewport *viewport = viewport_of(table);
    int size = viewport->size;
    struct board_scene scene = table_scene(table);
    board_tile_paint(game, placed, (unsigned)size, &tiles, pixels);
    for (int row = 0; row < size / 2; row++)
        for (int col = 0; col < size; col++) {
            struct board_hit hit = board_pane_hit(&table->pane, &scene, &tiles,
                                                  viewport_row(viewport, placed->at) + row,
                                                  viewport_col(viewport, placed->at) + col);
            bool has_road = false;
            for (int half = 0; half < 2; half++) {
                uint8_t segment = pixels[(2 * row + half) * size + col].segment;
                has_road |= segment != NO_SEGMENT &&
                            tile_kinds[placed->kind].segment[segment].kind == FEATURE_ROAD;
            }
            shared += hit.nodes == 2;
            if (has_road)
                assert_int_equal(feature_summary_of(game, hit.node[0]).kind, FEATURE_ROAD);
        }
    assert_true(shared > 0);
    probe_close(probe);
}

/* The tile is shown larger in the panel too. */
static void test_features_are_chosen_in_the_close_picture(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, deploying, 50, 200);
    (void)state;
    for (unsigned offer = 0; offer < table->deploying->places; offer++) {
        int at_row = -1, at_col = -1;
        probe_screen(probe);
        for (int row = 0; row < probe->canvas.rows; row++)
            for (int col = 0; col < probe->canvas.cols; col++)
                if (target_at(&probe->canvas.targets, row, col).what == TARGET_CLOSE &&
                    canvas_cell(&probe->canvas, row, col)->glyph == '1' + offer) {
                    at_row = row;
                    at_col = col;
                }
        assert_true(at_row >= 0);
        probe_click(probe, at_row, at_col);
        assert_int_equal(table->deploying->chosen, offer);
    }
    probe_close(probe);
}

/* Each number on the board is a target of its own, at every size of the tiles. */
static void test_numbers_of_offers_are_hit(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, deploying, 50, 200);
    (void)state;
    probe_press(probe, "----------");
    for (int size = 0; size == 0 || size != viewport_of(table)->size;) {
        probe_screen(probe);
        size = viewport_of(table)->size;
        for (unsigned offer = 0; offer < table->deploying->places && size >= 8; offer++) {
            deploying_choose_offer(table->deploying, table->deploying->offers);
            probe_screen(probe);
            bool found = false;
            for (int row = 0; row < viewport_of(table)->rows && !found; row++)
                for (int col = 0; col < viewport_of(table)->cols && !found; col++)
                    if (canvas_cell(&probe->canvas, row, col)->glyph == '1' + offer) {
                        probe_click(probe, row, col);
                        found = true;
                    }
            assert_true(found);
            assert_int_equal(table->deploying->chosen, offer);
        }
        probe_press(probe, "+");
    }
    probe_close(probe);
}

static void test_choices_are_lines_to_click(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, deploying, 24, 80);
    (void)state;
    probe_click_on(probe, "2 ");
    assert_int_equal(table->deploying->chosen, 1);
    probe_click_on(probe, "0 N");
    assert_int_equal(table->deploying->chosen, table->deploying->offers);
    probe_click_on(probe, "1 ");
    assert_int_equal(table->deploying->chosen, 0);
    probe_wheel(probe, POINTER_WHEEL_DOWN, table_areas_of(23, 80, 2).hand.row + 1, 60);
    assert_int_equal(table->deploying->chosen, 1);
    probe_click_on(probe, "2 ");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(table->session.game.followers.count, 1);
    probe_close(probe);
}

/* Ben may build here and on the tile in the west. */
static const char may_build[] = HEAD "- draw CFRF.t\n1 place 1,0 e\n1 deploy meeple road w\n"
                                     "- draw CFcF.m\n2 place 2,0 e\n";

static void test_bridges_are_chosen_by_clicks(void **state)
{
    (void)state;
    for (enum look l = PIXELS; l < LOOKS; l++) {
        struct probe *probe;
        struct table *table = open_turn_in(&probe, may_build, l);
        assert_true(deploying_actions(table->deploying) > 0);
        unsigned last = table->deploying->offers - 1;
        struct move bridge = table->deploying->move[last];
        probe_click_on(probe, "b Bridge");
        assert_int_equal(table->deploying->chosen, table->deploying->places);
        deploying_choose_offer(table->deploying, table->deploying->offers);
        click_square(probe, table, bridge.at);
        assert_int_equal(table->deploying->chosen, last);
        click_square(probe, table, bridge.at); /* the bridge that would be, in the middle */
        assert_int_equal(table->session.game.board.tracks, 1);
        probe_close(probe);
    }
}

static const char own_castle[] = HEAD "- draw CRFr.gate\n1 place 0,-1 s\n1 deploy meeple city s\n";

static void test_castle_or_points_by_clicks(void **state)
{
    struct probe *probe;
    struct table *table = open_table(&probe, own_castle, 24, 80);
    (void)state;
    while (table->stage != STAGE_DECIDING)
        probe_press(probe, "<Enter>");
    enum verb first = deciding_move(table->deciding).verb;
    click_node(probe, table, deciding_node(table->deciding));
    assert_int_not_equal(deciding_move(table->deciding).verb, first);
    assert_int_equal(table->stage, STAGE_DECIDING);
    click_node(probe, table, deciding_node(table->deciding));
    assert_int_equal(deciding_move(table->deciding).verb, first);
    probe_click_on(probe, "s Score");
    assert_int_equal(deciding_move(table->deciding).verb, VERB_SCORE);
    probe_click_on(probe, "s Score");
    assert_int_equal(table->session.game.player[0].score, 4);
    probe_close(probe);
}

static void test_drag_moves_the_board_and_clicks_nothing(void **state)
{
    (void)state;
    for (enum look l = PIXELS; l < LOOKS; l++) {
        struct probe *probe;
        struct table *table = open_turn_in(&probe, HEAD "- draw FFFF.m\n", l);
        struct viewport before = *viewport_of(table);
        struct square here = placing_move(table->placing).at;
        probe_drag(probe, 10, 20, 11, 15);
        assert_int_equal(viewport_of(table)->row, before.row - 1);
        assert_int_equal(viewport_of(table)->col, before.col + 5);
        assert_true(square_equal(placing_move(table->placing).at, here));
        assert_true(table_is_bare(table));
        assert_int_equal(table->session.game.board.tiles, 1);
        struct viewport moved = *viewport_of(table);
        probe_drag(probe, 10, 70, 12, 60); /* the panel cannot be dragged */
        assert_int_equal(viewport_of(table)->col, moved.col);
        probe_close(probe);
    }
}

static void test_wheel_zooms_around_the_pointer(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, HEAD "- draw FFFF.m\n", 24, 80);
    (void)state;
    probe_screen(probe);
    int size = viewport_of(table)->size;
    struct square under = viewport_square(viewport_of(table), 3, 9);
    probe_wheel(probe, POINTER_WHEEL_DOWN, 3, 9);
    assert_true(viewport_of(table)->size < size);
    assert_true(square_equal(viewport_square(viewport_of(table), 3, 9), under));
    probe_wheel(probe, POINTER_WHEEL_UP, 3, 9);
    assert_int_equal(viewport_of(table)->size, size);
    int col = viewport_of(table)->col;
    probe_wheel(probe, POINTER_WHEEL_LEFT, 3, 9);
    assert_true(viewport_of(table)->col < col);
    look(probe, LINES); /* letters have two sizes */
    assert_int_equal(viewport_of(table)->size, GLYPH_VIEWPORT_SIZE);
    under = viewport_square(viewport_of(table), 3, 9);
    probe_wheel(probe, POINTER_WHEEL_DOWN, 3, 9);
    assert_int_equal(viewport_of(table)->size, GLYPH_SMALL_SIZE);
    assert_true(square_equal(viewport_square(viewport_of(table), 3, 9), under));
    probe_wheel(probe, POINTER_WHEEL_UP, 3, 9);
    assert_int_equal(viewport_of(table)->size, GLYPH_VIEWPORT_SIZE);
    probe_close(probe);
}

/* At either end of the sizes a key says so, and changes nothing. */
static void test_keys_zoom_painted_tiles_and_letters(void **state)
{
    static const struct {
        enum look look;
        int least, most;
    } ranges[] = {{PIXELS, 4, 24}, {LINES, GLYPH_SMALL_SIZE, GLYPH_VIEWPORT_SIZE}};
    (void)state;
    for (unsigned r = 0; r < sizeof ranges / sizeof ranges[0]; r++) {
        struct probe *probe;
        struct table *table = open_turn(&probe, HEAD "- draw FFFF.m\n", 24, 80);
        look(probe, ranges[r].look);
        for (unsigned press = 0; press < 8; press++)
            probe_press(probe, "-");
        assert_int_equal(viewport_of(table)->size, ranges[r].least);
        assert_non_null(strstr(probe_screen(probe), "Tiles are as small as they get."));
        probe_press(probe, "+");
        assert_true(viewport_of(table)->size > ranges[r].least);
        assert_null(strstr(probe_screen(probe), "as they get"));
        for (unsigned press = 0; press < 8; press++)
            probe_press(probe, "+");
        assert_int_equal(viewport_of(table)->size, ranges[r].most);
        assert_non_null(strstr(probe_screen(probe), "Tiles are as large as they get."));
        probe_close(probe);
    }
}

static void test_clicked_tiles_are_looked_at(void **state)
{
    (void)state;
    for (enum look l = PIXELS; l < LOOKS; l++) {
        struct probe *probe;
        struct table *table = open_turn_in(&probe, deploying, l);
        probe_press(probe, "p");
        assert_int_equal(table->stage, STAGE_DONE);
        const struct game *game = table_game(table);
        for (uint16_t node = 0; node < game->features.nodes; node++) {
            struct viewport before = *viewport_of(table);
            click_node(probe, table, node);
            assert_int_equal(table->mode, MODE_INSPECT);
            assert_int_equal(inspect_node(table->inspection, game), node);
            assert_memory_equal(viewport_of(table), &before, sizeof before);
        }
        probe_right_click(probe, 0, 0);
        assert_true(table_is_bare(table));
        probe_click(probe, 0, 0); /* empty land */
        assert_true(table_is_bare(table));
        probe_close(probe);
    }
}

static void test_tile_that_is_no_legal_square_is_looked_at(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, HEAD "- draw FFFF.m\n", 24, 80);
    (void)state;
    click_square(probe, table, (struct square){0, 0});
    assert_int_equal(table->mode, MODE_INSPECT);
    assert_int_equal(table->inspection->tile, 0);
    probe_close(probe);
}

static void test_log_opens_scrolls_and_closes(void **state)
{
    struct probe *probe;
    struct table *table = open_late_table(&probe);
    (void)state;
    for (unsigned presses = 0; table->stage != STAGE_PLACING; presses++) {
        assert_true(presses < 30);
        probe_press(probe, "<Enter>");
        probe_wait(probe, KEY_GUARD);
    }
    struct table_areas areas = table_areas_of(23, 80, 2);
    int row = areas.log.row + areas.log.rows - 1;
    probe_wheel(probe, POINTER_WHEEL_UP, row, 60);
    assert_string_equal(app_page(probe->app)->kind->name, "Log");
    char newest[PROBE_ROW_SIZE], older[PROBE_ROW_SIZE];
    probe_row(probe, 10, newest);
    for (unsigned notches = 0; notches < 10; notches++)
        probe_wheel(probe, POINTER_WHEEL_UP, 10, 20);
    probe_row(probe, 10, older);
    assert_string_not_equal(older, newest);
    for (unsigned notches = 0; notches < 10; notches++)
        probe_wheel(probe, POINTER_WHEEL_DOWN, 10, 20);
    probe_row(probe, 10, older);
    assert_string_equal(older, newest);
    probe_click(probe, row, 60);
    assert_true(table_is_bare(table));
    probe_click(probe, row, 60);
    assert_string_equal(app_page(probe->app)->kind->name, "Log");
    probe_close(probe);
}

static void test_key_guard_holds_for_the_mouse(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, deploying, 24, 80);
    int row, col;
    (void)state;
    probe_press(probe, "p");
    probe_click_on(probe, "end turn");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_true(probe_find(probe, "Enter starts", &row, &col));
    probe->around.now = table->dead_until - 1000 - 1; /* a click lets a second pass */
    probe_click(probe, row, col);
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    struct viewport before = *viewport_of(table);
    probe->around.now = table->dead_until - 1000 - 1;
    probe_drag(probe, 20, 3, 20, 9);
    assert_int_equal(viewport_of(table)->col, before.col);
    probe->around.now = table->dead_until;
    probe_click(probe, row, col);
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_close(probe);
}

static void test_leaving_is_answered_by_its_buttons(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, HEAD "- draw FFFF.m\n", 24, 80);
    int row, col;
    (void)state;
    probe_press(probe, "q");
    assert_string_equal(app_page(probe->app)->kind->name, "Leave the table?");
    probe_click_on(probe, "will be lost");
    assert_string_equal(app_page(probe->app)->kind->name, "Leave the table?");
    assert_true(probe_find(probe, "Esc stay", &row, &col));
    assert_true(row < 20);
    probe_click(probe, row, col);
    assert_true(table_is_bare(table));
    probe_press(probe, "q");
    assert_true(probe_find(probe, "Enter leave", &row, &col));
    assert_true(row < 20);
    probe_click(probe, row, col);
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void test_shift_and_arrows_move_the_board(void **state)
{
    struct probe *probe;
    struct table *table = open_turn(&probe, HEAD "- draw FFFF.m\n", 24, 80);
    (void)state;
    probe_press(probe, "-------"); /* so small that there is room to move it */
    struct viewport before = *viewport_of(table);
    struct square here = placing_move(table->placing).at;
    probe_press(probe, "<Shift-Left><Shift-Up>");
    assert_int_equal(viewport_of(table)->col, before.col - before.size);
    assert_int_equal(viewport_of(table)->row, before.row - before.size / 2);
    probe_press(probe, "<Shift-Right><Shift-Down>");
    assert_int_equal(viewport_of(table)->col, before.col);
    assert_int_equal(viewport_of(table)->row, before.row);
    assert_true(square_equal(placing_move(table->placing).at, here));
    probe_close(probe);
}

/* ---- bazaars ---- */

#define BAZAAR(options)                                                                            \
    "bastide: 1\nplayer: Ann\nplayer: Ben\nplayer: Cy\nsets: base bcb drawbridges\n" options       \
    "seed: 5\nchance: auto\n\n"                                                                    \
    "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n- draw FFFF.b\n"                \
    "2 place 0,1 n\n2 pass\n- reveal FRFr CFFF RRRR\n"

static struct table *open_auction(struct probe **probe, const char *record)
{
    struct table *table = open_table(probe, record, 24, 80);
    probe_click_on(*probe, "hosts a bazaar");
    assert_int_equal(table->stage, STAGE_AUCTION);
    return table;
}

static void test_auction_is_clicked_through(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe, BAZAAR(""));
    int row, col;
    (void)state;
    assert_true(probe_find(probe, "Your bid", &row, &col));
    probe_wheel(probe, POINTER_WHEEL_UP, row, col);
    probe_wheel(probe, POINTER_WHEEL_UP, row, col);
    probe_wheel(probe, POINTER_WHEEL_DOWN, row, col);
    assert_int_equal(table->auction->bid.points, 1);
    probe_click(probe, row, col + 9); /* - */
    assert_int_equal(table->auction->bid.points, 0);
    probe_click(probe, row, col + 9 + 2 + 4); /* + */
    assert_int_equal(table->auction->bid.points, 1);
    probe_wheel(probe, POINTER_WHEEL_UP, row, col + 9); /* over the signs as over the number */
    probe_wheel(probe, POINTER_WHEEL_UP, row, col + 9 + 2 + 4);
    assert_int_equal(table->auction->bid.points, 3);
    probe_wheel(probe, POINTER_WHEEL_DOWN, row, col + 9 + 2 + 4);
    probe_wheel(probe, POINTER_WHEEL_DOWN, row, col + 9);
    assert_int_equal(table->auction->bid.points, 1);
    uint8_t tile = table->auction->tile;
    probe_click_on(probe, "offer tile");
    assert_int_equal(game_phase(&table->session.game), PHASE_BID);
    assert_int_equal(table->session.game.bazaar.offered, tile);
    probe_click_on(probe, "bid 2");
    assert_int_equal(table->session.game.bazaar.bid, 2);
    probe_click_on(probe, "p pass");
    assert_int_equal(game_phase(&table->session.game), PHASE_SETTLE);
    probe_click_on(probe, "Sell it");
    assert_true(table->auction->sells);
    assert_int_equal(game_phase(&table->session.game), PHASE_SETTLE);
    probe_click_on(probe, "Buy it");
    assert_false(table->auction->sells);
    probe_click_on(probe, "Sell it");
    probe_click_on(probe, "Sell it");
    assert_int_equal(game_phase(&table->session.game), PHASE_OFFER);
    probe_close(probe);
}

/* The tile in the strip whose picture is the n-th. */
static void click_tile(struct probe *probe, unsigned tile)
{
    probe_screen(probe);
    for (unsigned t = 0; t < probe->canvas.targets.count; t++) {
        struct target target = probe->canvas.targets.target[t];
        if (target.what == TARGET_TILE && target.which == (int)tile) {
            probe_click(probe, target.area.row + 2, target.area.col + 1);
            return;
        }
    }
    fail_msg("no tile %u:\n%s", tile, probe->text);
}

static void test_tiles_of_an_auction_are_chosen_by_clicks(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe, BAZAAR(""));
    (void)state;
    click_tile(probe, 2);
    assert_int_equal(table->auction->tile, 2);
    click_tile(probe, 2); /* an offer needs its bid */
    assert_int_equal(game_phase(&table->session.game), PHASE_OFFER);
    click_tile(probe, 1);
    probe_press(probe, "<Enter>");
    click_tile(probe, 0); /* looks at it, while another one is offered */
    assert_int_equal(table->auction->tile, 0);
    assert_int_equal(table->session.game.bazaar.offered, 1);
    probe_close(probe);
}

static void test_draft_is_clicked(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe, BAZAAR("option: bazaar-mode draft\n"));
    (void)state;
    click_tile(probe, 1);
    assert_int_equal(game_phase(&table->session.game), PHASE_DRAFT);
    click_tile(probe, 1);
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_close(probe);
}

static void test_board_is_looked_at_from_an_auction(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe, BAZAAR(""));
    (void)state;
    probe_screen(probe);
    click_square(probe, table, (struct square){0, 0});
    assert_int_equal(table->mode, MODE_INSPECT);
    assert_int_equal(table->inspection->tile, 0);
    probe_right_click(probe, 2, 2);
    assert_true(table_is_bare(table));
    probe_close(probe);
}

static void test_replay_is_moved_zoomed_and_leafed_through(void **state)
{
    struct probe *probe;
    char before[PROBE_ROW_SIZE], after[PROBE_ROW_SIZE];
    (void)state;
    struct session session = played_session(deploying);
    probe = probe_open(replay_page(&session), 24, 80);
    probe_press(probe, "<Home>");
    probe_row(probe, 0, before);
    probe_wheel(probe, POINTER_WHEEL_DOWN, 10, 70); /* beside the board: the next turn */
    probe_row(probe, 0, after);
    assert_string_not_equal(before, after);
    probe_wheel(probe, POINTER_WHEEL_UP, 10, 70);
    probe_row(probe, 0, after);
    assert_string_equal(before, after);
    probe_press(probe, "-------"); /* so small that there is room to move it */
    probe_screen(probe);
    struct cell cell = *canvas_cell(&probe->canvas, 10, 25);
    probe_drag(probe, 10, 25, 15, 40);
    probe_screen(probe);
    assert_memory_equal(canvas_cell(&probe->canvas, 15, 40), &cell, sizeof cell);
    probe_close(probe);
}

/* ---- the map ---- */

/* Where the view cannot hold the board, a click on the map brings the view there. */
static void test_map_is_clicked(void **state)
{
    struct probe *probe;
    struct table *table = open_late_table(&probe);
    struct square at;
    (void)state;
    probe_press(probe, "<Enter>++++");
    probe_screen(probe);
    struct area map = table->pane.map.area;
    assert_true(table->pane.map.corner != MAP_NONE);
    bool found = false;
    for (int row = map.row; row < map.row + map.rows && !found; row++)
        for (int col = map.col; col < map.col + map.cols && !found; col++)
            if (minimap_square(&table->pane.map, row, col, &at) &&
                board_tile_at(&table_game(table)->board, at) != NO_TILE &&
                !viewport_shows(viewport_of(table), at)) {
                probe_click(probe, row, col);
                found = true;
            }
    assert_true(found);
    assert_true(viewport_shows(viewport_of(table), at));
    assert_true(table_is_bare(table));
    probe_close(probe);
}

/* ---- anything ---- */

static void point_by_chance(struct probe *probe, struct rng *rng)
{
    int row = (int)rng_below(rng, 24), col = (int)rng_below(rng, 80);
    enum pointer_button wheel = POINTER_WHEEL_UP + (enum pointer_button)rng_below(rng, 4);
    switch (rng_below(rng, 8)) {
    case 0:
        probe_wheel(probe, wheel, row, col);
        break;
    case 1:
        probe_right_click(probe, row, col);
        break;
    case 2:
        probe_drag(probe, row, col, (int)rng_below(rng, 30), (int)rng_below(rng, 90));
        break;
    case 3: /* out of whatever it has opened; else Enter, the first in the line of keys */
        if (probe_find(probe, "Esc ", &row, &col))
            probe_click(probe, row, col);
        else
            probe_click(probe, 23, 9);
        break;
    default:
        probe_click(probe, row, col);
    }
}

/* A game of three at a screen, and which turn is shown there; 0 where no table is. */
static struct probe *set_up(uint64_t seed)
{
    struct session session;
    played_begin(&session, 3, seed);
    return probe_open(table_page(&session), 24, 80);
}

static unsigned turn_shown(struct probe *probe)
{
    unsigned turn = 0;
    char row[PROBE_ROW_SIZE];
    probe_row(probe, 0, row);
    const char *text = strstr(row, "turn ");
    return text != NULL && sscanf(text, "turn %u", &turn) == 1 ? turn : 0;
}

/* Whatever the mouse does, every screen can be drawn and the game goes on by legal moves. Who has
 * left by it sits down again. */
static void test_mouse_that_runs_wild_plays_on(void **state)
{
    enum { GESTURES = 4000, TURNS = 10 };
    struct rng rng = rng_from_seed(11);
    struct probe *probe = set_up(11);
    unsigned most = 0;
    (void)state;
    for (unsigned gesture = 0; gesture < GESTURES; gesture++) {
        look(probe, (enum look)(gesture / 100 % LOOKS));
        point_by_chance(probe, &rng);
        unsigned turn = turn_shown(probe);
        most = turn > most ? turn : most;
        if (app_is_over(probe->app)) {
            probe_close(probe);
            probe = set_up(gesture);
        }
    }
    assert_true(most >= TURNS);
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_cell_of_a_square_leads_to_it),
        cmocka_unit_test(test_banner_is_clicked_away),
        cmocka_unit_test(test_square_is_chosen_and_then_placed_on),
        cmocka_unit_test(test_right_click_and_hand_turn_the_tile),
        cmocka_unit_test(test_features_are_chosen_on_the_board),
        cmocka_unit_test(test_followers_hide_what_is_below),
        cmocka_unit_test(test_what_is_narrow_comes_before_fields),
        cmocka_unit_test(test_features_are_chosen_in_the_close_picture),
        cmocka_unit_test(test_numbers_of_offers_are_hit),
        cmocka_unit_test(test_choices_are_lines_to_click),
        cmocka_unit_test(test_bridges_are_chosen_by_clicks),
        cmocka_unit_test(test_castle_or_points_by_clicks),
        cmocka_unit_test(test_drag_moves_the_board_and_clicks_nothing),
        cmocka_unit_test(test_wheel_zooms_around_the_pointer),
        cmocka_unit_test(test_keys_zoom_painted_tiles_and_letters),
        cmocka_unit_test(test_clicked_tiles_are_looked_at),
        cmocka_unit_test(test_tile_that_is_no_legal_square_is_looked_at),
        cmocka_unit_test(test_log_opens_scrolls_and_closes),
        cmocka_unit_test(test_key_guard_holds_for_the_mouse),
        cmocka_unit_test(test_leaving_is_answered_by_its_buttons),
        cmocka_unit_test(test_shift_and_arrows_move_the_board),
        cmocka_unit_test(test_auction_is_clicked_through),
        cmocka_unit_test(test_tiles_of_an_auction_are_chosen_by_clicks),
        cmocka_unit_test(test_draft_is_clicked),
        cmocka_unit_test(test_board_is_looked_at_from_an_auction),
        cmocka_unit_test(test_replay_is_moved_zoomed_and_leafed_through),
        cmocka_unit_test(test_map_is_clicked),
        cmocka_unit_test(test_mouse_that_runs_wild_plays_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
