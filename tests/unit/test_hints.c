/* Hints: there is one for every moment of a game, it says what the current choice means, and it
 * hides nothing. */
#include "played.h"

#include "choosing/choosing.h"
#include "support/probe.h"
#include "tui/table/panel.h"

#define HEAD                                                                                       \
    "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base bcb drawbridges\nseed: 5\n"                  \
    "chance: auto\n\n"

static void turn_hints(struct probe *probe, const char *value)
{
    struct settings settings = *app_settings(probe->app);
    strcpy(settings.value[SETTINGS_HINTS], value);
    app_change_settings(probe->app, &settings);
}

static struct table *set_up(struct probe **probe, const char *record, int rows, int cols)
{
    struct session session = played_session(record);
    struct page *page = table_page(&session);
    *probe = probe_open(page, rows, cols);
    turn_hints(*probe, "on");
    probe_screen(*probe);
    return (struct table *)page;
}

/* Whether the hint begins so. */
static void expect_hint(const struct table *table, const char *beginning)
{
    const char *hint = hints_of(table);
    if (strncmp(hint, beginning, strlen(beginning)) != 0)
        fail_msg("the hint is '%s', not '%s'", hint, beginning);
}

static void test_hints_follow_the_turn(void **state)
{
    struct probe *probe;
    struct table *table = set_up(&probe, HEAD "- draw FFRr\n", 24, 80);
    (void)state;
    expect_hint(table, "On your turn you draw a tile");
    probe_press(probe, "<Enter>");
    expect_hint(table, "Road must meet road");
    probe_press(probe, ";");
    expect_hint(table, "Type the letters of a place");
    probe_press(probe, "<Esc>x");
    expect_hint(table, "The arrows go from tile to tile");
    probe_press(probe, "<Esc><Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    expect_hint(table, "You may deploy a follower");
    static const char *const kinds[] = {[FEATURE_ROAD] = "A highwayman on the road",
                                        [FEATURE_CITY] = "A knight in the city",
                                        [FEATURE_FIELD] = "A farmer stays in the field",
                                        [FEATURE_MONASTERY] = "A monk in the monastery"};
    for (unsigned offer = 0; offer < table->deploying->places; offer++) {
        deploying_choose_offer(table->deploying, offer);
        expect_hint(table,
                    kinds[game_feature_kind(table_game(table), table->deploying->node[offer])]);
    }
    for (unsigned offer = table->deploying->places; offer < table->deploying->offers; offer++) {
        deploying_choose_offer(table->deploying, offer);
        expect_hint(table, "A bridge carries a road over a tile");
    }
    probe_press(probe, "p");
    assert_int_equal(table->stage, STAGE_DONE);
    expect_hint(table, "Your turn is complete");
    probe_close(probe);
}

/* Chooses the place of that kind for the figure; false where it has none. */
static bool choose_place(struct probe *probe, struct table *table, enum figure figure,
                         enum feature_kind kind)
{
    struct deploying *deploying = table->deploying;
    for (unsigned figures = 0; figures < FIGURES_COUNT && deploying_figure(deploying) != figure;
         figures++)
        probe_press(probe, "f");
    for (unsigned place = 0; place < deploying->places; place++)
        if (deploying->move[place].figure == figure &&
            game_feature_kind(table_game(table), deploying->node[place]) == kind)
            return deploying_choose_offer(deploying, place);
    return false;
}

#define HEAD_OF(sets)                                                                              \
    "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: " sets "\nseed: 5\nchance: auto\n\n"

/* Ann has a follower on that segment of her first tile, and has extended its road and field. */
#define EXTENDED(sets, segment)                                                                    \
    HEAD_OF(sets)                                                                                  \
    "- draw FRFr\n1 place 1,0 n\n1 deploy meeple " segment "\n- draw FFFF.m\n2 place 0,1 n\n"      \
    "2 pass\n- draw CRFr\n1 place 2,0 n\n"

static void test_hints_of_what_is_deployed(void **state)
{
    static const struct {
        const char *record;
        enum figure figure;
        enum feature_kind kind;
        const char *beginning;
    } rows[] = {
        {EXTENDED("base inns traders", "road e"), FIGURE_MEEPLE, FEATURE_CITY,
         "A knight in the city"},
        {EXTENDED("base inns traders", "road e"), FIGURE_LARGE, FEATURE_CITY,
         "The large follower counts as two"},
        {EXTENDED("base inns traders", "road e"), FIGURE_BUILDER, FEATURE_ROAD,
         "Your builder doubles your turn"},
        {EXTENDED("base inns traders", "field ese"), FIGURE_PIG, FEATURE_FIELD,
         "Your pig adds 1 point"},
        {HEAD_OF("base inns") "- draw FRFr.i\n1 place 1,0 n\n", FIGURE_MEEPLE, FEATURE_ROAD,
         "A highwayman by an inn"},
        {HEAD_OF("base inns") "- draw FRFr.i\n1 place 1,0 n\n", FIGURE_MEEPLE, FEATURE_FIELD,
         "A farmer stays"},
        {HEAD_OF("base bcb") "- draw FRFR.b.i\n1 place 1,0 n\n", FIGURE_MEEPLE, FEATURE_ROAD,
         "A highwayman on the road"}, /* its inn counts only with the set inns (IN1) */
        {HEAD_OF("base inns") "- draw Cccc.c\n1 place 0,-1 n\n", FIGURE_MEEPLE, FEATURE_CITY,
         "A knight in a city with a cathedral"},
    };
    (void)state;
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        struct probe *probe;
        struct table *table = set_up(&probe, rows[row].record, 24, 80);
        probe_press(probe, "<Enter>");
        assert_int_equal(table->stage, STAGE_DEPLOYING);
        if (!choose_place(probe, table, rows[row].figure, rows[row].kind))
            fail_msg("'%s': there is no such place", rows[row].beginning);
        expect_hint(table, rows[row].beginning);
        probe_close(probe);
    }
}

/* Ann holds a follower of Ben's, who has 4 points. */
#define RANSOM                                                                                     \
    HEAD_OF("base tower")                                                                          \
    "- draw FFFF.tower\n1 place 0,1 n\n1 pass\n"                                                   \
    "- draw FFFF.m\n2 place 1,1 n\n2 deploy meeple monastery\n"                                    \
    "- draw FRFr\n1 place 1,0 n\n1 tower 0,1\n1 capture 1,1 monastery 2 meeple\n"                  \
    "- draw CFFF\n2 place 0,-1 s\n2 deploy meeple city s\n"

/* The tile in hand, or what else its turn offers. */
static void test_hints_of_what_is_met(void **state)
{
    static const struct {
        const char *record, *beginning;
    } rows[] = {
        {HEAD_OF("base inns") "- draw FRFr.i\n", "An inn or a cathedral"},
        {HEAD_OF("base tower") "- draw FFFF.tower\n", "A foundation. Anybody may build"},
        {RANSOM "- draw FRFr\n", "You hold a prisoner"},
        {RANSOM "- draw FRFr\n1 place 2,0 n\n1 pass\n- draw FFFF.m\n",
         "A follower of yours is a prisoner"},
        {HEAD_OF("base river") "- draw FWFw\n", "The river comes first"},
        {HEAD_OF("base river2") "- draw FWww\n", "Here the river parts"},
        {HEAD_OF("base bigtop") "- draw FFFF.acrobats\n", "A space for acrobats"},
        {HEAD_OF("base bigtop") "- draw FFFR.circus\n", "The first circus"},
        {HEAD_OF("base bigtop") "- draw FFFR.circus\n1 place 1,0 n\n1 pass\n- draw CFFF.circus\n",
         "A circus. When this turn is scored"},
        {HEAD_OF("base hills") "- draw FRFR.hill\n", "A hill. The next tile"},
        {HEAD_OF("base hills") "- draw CFFF.t.vineyard\n", "A vineyard. Each completed"},
        {HEAD_OF("base hills") "- draw FFFF.m\n1 place 0,1 n\n1 deploy shepherd field nnw\n"
                               "- sheep 3\n- draw CFFF\n2 place 0,-1 s\n2 pass\n- draw FRFr\n",
         "Your shepherd has a flock"},
        {HEAD_OF("base abbot") "- draw CFFF.garden\n", "A garden scores like a monastery"},
        {HEAD_OF("base abbot") "- draw CFFF.garden\n1 place 0,-1 s\n1 deploy abbot garden\n"
                               "- draw FRFr\n2 place 1,0 n\n2 pass\n- draw FRFr\n",
         "Your abbot may come home"},
    };
    (void)state;
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        struct probe *probe;
        struct table *table = set_up(&probe, rows[row].record, 24, 80);
        probe_press(probe, "<Enter>");
        assert_int_equal(table->stage, STAGE_PLACING);
        expect_hint(table, rows[row].beginning);
        probe_close(probe);
    }
}

/* Ann's builder stands on the road that she extends once more. */
#define DOUBLE_TURN                                                                                \
    EXTENDED("base traders", "road e")                                                             \
    "1 deploy builder road e\n- draw FFFF.m\n2 place 0,2 n\n2 pass\n- draw FRFr\n1 place 3,0 n\n"

static void test_hints_of_a_double_turn(void **state)
{
    struct probe *probe;
    struct table *table = set_up(&probe, DOUBLE_TURN, 24, 80);
    (void)state;
    probe_press(probe, "<Enter>p");
    assert_int_equal(table->stage, STAGE_DONE);
    expect_hint(table, "That was the first part of a double turn");
    while (table->stage != STAGE_PLACING)
        probe_press(probe, "<Enter>");
    expect_hint(table, "The second part of your double turn");
    probe_press(probe, "<Enter>");
    while (table->stage != STAGE_DONE)
        probe_press(probe, "p");
    expect_hint(table, "Your turn is complete");
    probe_close(probe);
}

static void test_hints_of_the_tile_in_hand(void **state)
{
    static const struct {
        const char *record, *beginning;
    } rows[] = {
        {HEAD_OF("base inns") "- draw FRFr.i\n", "An inn or a cathedral raises the stakes"},
        {HEAD_OF("base inns") "- draw Cccc.c\n", "An inn or a cathedral raises the stakes"},
        {HEAD_OF("base inns") "- draw FRFr\n", "Road must meet road"},
        {HEAD_OF("base bcb") "- draw FRFR.b.i\n", "Road must meet road"},
    };
    (void)state;
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        struct probe *probe;
        struct table *table = set_up(&probe, rows[row].record, 24, 80);
        probe_press(probe, "<Enter>");
        expect_hint(table, rows[row].beginning);
        probe_close(probe);
    }
}

static void test_hints_of_a_castle(void **state)
{
    struct probe *probe;
    struct table *table =
        set_up(&probe, HEAD "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n", 24, 80);
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DECIDING);
    probe_press(probe, "c");
    expect_hint(table, "A castle scores nothing now");
    probe_press(probe, "s");
    expect_hint(table, "The small city scores at once");
    probe_close(probe);
}

static void test_hints_of_an_auction(void **state)
{
    struct probe *probe;
    struct table *table =
        set_up(&probe,
               HEAD "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n"
                    "- draw FFFF.b\n2 place 0,1 n\n2 pass\n- reveal FRFr CFFF\n",
               24, 80);
    (void)state;
    expect_hint(table, "A bazaar:");
    probe_press(probe, "<Enter>");
    expect_hint(table, "Choose a tile and a first bid");
    probe_press(probe, "<Enter>");
    assert_int_equal(game_phase(&table->session.game), PHASE_BID);
    expect_hint(table, "You can bid once");
    probe_press(probe, "<Enter>");
    assert_int_equal(game_phase(&table->session.game), PHASE_SETTLE);
    expect_hint(table, "Buy:");
    probe_press(probe, "<Down>");
    expect_hint(table, "Sell:");
    probe_press(probe, "s");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    expect_hint(table, "Everyone has a tile now");
    probe_close(probe);
}

/* Every cell of the screen but the board's lowest ones is where it is without hints, or the board
 * has moved up: panel, status and keys are the same. */
static void test_hints_cover_nothing(void **state)
{
    (void)state;
    for (unsigned wide = 0; wide < 2; wide++) {
        struct probe *probe;
        struct table *table = set_up(&probe, HEAD "- draw FFRr\n", wide ? 50 : 24, wide ? 200 : 80);
        probe_press(probe, "<Enter>");
        probe_screen(probe);
        struct canvas *canvas = malloc(sizeof *canvas);
        assert_non_null(canvas);
        *canvas = probe->canvas;
        int rows = table->pane.viewport.rows;
        turn_hints(probe, "off");
        probe_screen(probe);
        int hints = table->pane.viewport.rows - rows;
        assert_in_range(hints, 1, 5);
        for (int row = 0; row < canvas->rows; row++)
            for (int col = 0; col < canvas->cols; col++)
                if (col >= table->pane.viewport.cols || row >= table->pane.viewport.rows)
                    assert_int_equal(canvas_cell(canvas, row, col)->glyph,
                                     canvas_cell(&probe->canvas, row, col)->glyph);
        free(canvas);
        probe_close(probe);
    }
}

/* The tile in hand and the square that it is on stay in view, and the banner is whole. */
static void test_what_hints_are_about_stays_in_view(void **state)
{
    struct probe *probe;
    struct session session;
    struct rng rng = rng_from_seed(4);
    (void)state;
    played_begin(&session, 6, 9);
    played_on(&session, &rng, 60);
    struct table *table = (struct table *)table_page(&session);
    probe = probe_open(&table->page, 24, 80);
    turn_hints(probe, "on");
    for (unsigned key = 0; key < 60 && !game_is_over(&table->session.game); key++) {
        probe_screen(probe);
        if (table->stage == STAGE_HAND_OVER)
            probe_shows(probe, "Enter starts the turn");
        if (table->stage == STAGE_PLACING) {
            const struct viewport *viewport = &table->pane.viewport;
            struct square at = table->placing->where.at[table->placing->here];
            int row = viewport_row(viewport, at);
            assert_true(row >= 0 && row + viewport->size / 2 <= viewport->rows);
        }
        probe_press(probe, "<Enter>");
    }
    probe_close(probe);
}

static void test_the_board_keeps_its_size(void **state)
{
    struct probe *probe;
    struct table *table = set_up(&probe, HEAD "- draw FFRr\n", 24, 80);
    (void)state;
    int rows = table->pane.viewport.rows;
    for (const char *keys = "<Enter><Enter>1"; *keys != '\0';) {
        probe_key(probe, probe_next_key(&keys));
        assert_int_equal(table->pane.viewport.rows, rows);
    }
    probe_close(probe);
}

/* The key turns the setting, which is kept. */
static void test_a_key_turns_hints_on_and_off(void **state)
{
    struct probe *probe;
    struct settings kept;
    struct problem problem;
    (void)state;
    set_up(&probe, HEAD "- draw FFRr\n", 24, 80);
    turn_hints(probe, "off");
    probe_hides(probe, "On your turn you draw");
    probe_press(probe, "i");
    probe_shows(probe, "On your turn you draw");
    assert_true(settings_load(&kept, &problem));
    assert_true(settings_is_on(&kept, SETTINGS_HINTS));
    probe_press(probe, "i");
    probe_hides(probe, "On your turn you draw");
    assert_true(settings_load(&kept, &problem));
    assert_false(settings_is_on(&kept, SETTINGS_HINTS));
    probe_close(probe);
}

static void test_screens_of_hints(void **state)
{
    struct probe *probe;
    (void)state;
    set_up(&probe, HEAD "- draw FFRr\n", 24, 80);
    probe_expect_sketch(probe, "hints_hand_over");
    probe_press(probe, "<Enter>");
    probe_expect_sketch(probe, "hints_placing");
    probe_press(probe, "<Enter>1");
    probe_expect_sketch(probe, "hints_deploying");
    probe_close(probe);
    set_up(&probe,
           HEAD "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n"
                "- draw FFFF.b\n2 place 0,1 n\n2 pass\n- reveal FRFr CFFF\n1 offer 1 0\n",
           24, 80);
    probe_press(probe, "<Enter>");
    probe_expect_sketch(probe, "hints_bid");
    probe_close(probe);
    set_up(&probe, HEAD "- draw FFRr\n", 50, 200);
    probe_press(probe, "<Enter>");
    probe_expect_sketch(probe, "hints_200x50");
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hints_follow_the_turn),
        cmocka_unit_test(test_hints_of_what_is_deployed),
        cmocka_unit_test(test_hints_of_the_tile_in_hand),
        cmocka_unit_test(test_hints_of_what_is_met),
        cmocka_unit_test(test_hints_of_a_double_turn),
        cmocka_unit_test(test_hints_of_a_castle),
        cmocka_unit_test(test_hints_of_an_auction),
        cmocka_unit_test(test_hints_cover_nothing),
        cmocka_unit_test(test_what_hints_are_about_stays_in_view),
        cmocka_unit_test(test_the_board_keeps_its_size),
        cmocka_unit_test(test_a_key_turns_hints_on_and_off),
        cmocka_unit_test(test_screens_of_hints),
    };
    return cmocka_run_group_tests(tests, played_settings_apart, played_settings_remove);
}
