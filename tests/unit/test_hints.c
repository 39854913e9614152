/* Hints: there is one for every moment of a game, it says what the choice at hand means, and it
 * hides nothing. */
#include "played.h"

#include "support/screen_driver.h"
#include "tui/table/hints.h"

#define HEAD                                                                                       \
    "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base bcb drawbridges\nseed: 5\n"                  \
    "chance: auto\n\n"

static void turn_hints(struct screen_driver *driver, const char *value)
{
    struct settings settings = *app_settings(driver->app);
    strcpy(settings.value[SETTINGS_HINTS], value);
    app_change_settings(driver->app, &settings);
}

static struct table *sit_down(struct screen_driver *driver, const char *record, int rows, int cols)
{
    struct session session;
    struct problem problem;
    if (!session_read(&session, "test", record, strlen(record), &problem))
        fail_msg("%s", problem.text);
    struct page *page = table_page(&session);
    screen_begin(driver, page, rows, cols);
    turn_hints(driver, "on");
    app_draw(driver->app, &driver->canvas, &driver->around);
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
    struct screen_driver driver;
    struct table *table = sit_down(&driver, HEAD "- draw FFRr\n", 24, 80);
    (void)state;
    expect_hint(table, "In a turn you draw a tile");
    screen_keys(&driver, "\n");
    expect_hint(table, "Road must meet road");
    screen_keys(&driver, ";");
    expect_hint(table, "Type the letters of a place");
    screen_keys(&driver, "\033x");
    expect_hint(table, "The arrows go from tile to tile");
    screen_keys(&driver, "\033\n");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    expect_hint(table, "You may put a follower");
    static const char *const kinds[] = {[FEATURE_ROAD] = "A highwayman on the road",
                                        [FEATURE_CITY] = "A knight in the city",
                                        [FEATURE_FIELD] = "A farmer in the field",
                                        [FEATURE_MONASTERY] = "A monk in the monastery"};
    for (unsigned offer = 0; offer < table->deploying.followers; offer++) {
        deploying_choose_offer(&table->deploying, offer);
        expect_hint(table,
                    kinds[game_feature_kind(table_game(table), table->deploying.node[offer])]);
    }
    for (unsigned offer = table->deploying.followers; offer < table->deploying.offers; offer++) {
        deploying_choose_offer(&table->deploying, offer);
        expect_hint(table, "A bridge is a road over a field");
    }
    screen_keys(&driver, "p");
    assert_int_equal(table->stage, STAGE_DONE);
    expect_hint(table, "Your turn is played");
    screen_end(&driver);
}

static void test_hints_of_a_castle(void **state)
{
    struct screen_driver driver;
    struct table *table =
        sit_down(&driver, HEAD "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n", 24, 80);
    (void)state;
    screen_keys(&driver, "\n");
    assert_int_equal(table->stage, STAGE_DECIDING);
    screen_keys(&driver, "c");
    expect_hint(table, "A castle scores nothing now");
    screen_keys(&driver, "s");
    expect_hint(table, "The small city scores at once");
    screen_end(&driver);
}

static void test_hints_of_an_auction(void **state)
{
    struct screen_driver driver;
    struct table *table =
        sit_down(&driver,
                 HEAD "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n"
                      "- draw FFFF.b\n2 place 0,1 n\n2 pass\n- reveal FRFr CFFF\n",
                 24, 80);
    (void)state;
    expect_hint(table, "A bazaar:");
    screen_keys(&driver, "\n");
    expect_hint(table, "Name a tile and a first bid");
    screen_keys(&driver, "\n");
    assert_int_equal(game_phase(&table->session.game), PHASE_BID);
    expect_hint(table, "You can bid once");
    screen_keys(&driver, "\n");
    assert_int_equal(game_phase(&table->session.game), PHASE_SETTLE);
    expect_hint(table, "Buying:");
    screen_keys(&driver, "v");
    expect_hint(table, "Selling:");
    screen_keys(&driver, "s");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    expect_hint(table, "Everybody has a tile now");
    screen_end(&driver);
}

/* Every cell of the screen but the board's lowest ones is where it is without hints, or the board
 * has moved up: panel, status and keys are the same. */
static void test_hints_cover_nothing(void **state)
{
    (void)state;
    for (unsigned wide = 0; wide < 2; wide++) {
        static char with[SCREEN_TEXT_SIZE], without[SCREEN_TEXT_SIZE];
        struct screen_driver driver;
        struct table *table =
            sit_down(&driver, HEAD "- draw FFRr\n", wide ? 50 : 24, wide ? 200 : 80);
        screen_keys(&driver, "\n");
        screen_text(&driver, with);
        struct canvas *canvas = malloc(sizeof *canvas);
        assert_non_null(canvas);
        *canvas = driver.canvas;
        int rows = table->desk.lens.rows;
        turn_hints(&driver, "off");
        screen_text(&driver, without);
        int hints = table->desk.lens.rows - rows;
        assert_in_range(hints, 1, 5);
        for (int row = 0; row < canvas->rows; row++)
            for (int col = 0; col < canvas->cols; col++)
                if (col >= table->desk.lens.cols || row >= table->desk.lens.rows)
                    assert_int_equal(canvas_cell(canvas, row, col)->glyph,
                                     canvas_cell(&driver.canvas, row, col)->glyph);
        free(canvas);
        screen_end(&driver);
    }
}

/* The tile in hand and the square that it is on stay in view, and the banner is whole. */
static void test_what_hints_are_about_stays_in_view(void **state)
{
    struct screen_driver driver;
    struct session session;
    struct rng rng = rng_from_seed(4);
    (void)state;
    played_begin(&session, 6, 9);
    played_on(&session, &rng, 60);
    struct table *table = (struct table *)table_page(&session);
    screen_begin(&driver, &table->page, 24, 80);
    turn_hints(&driver, "on");
    for (unsigned key = 0; key < 60 && !game_is_over(&table->session.game); key++) {
        app_draw(driver.app, &driver.canvas, &driver.around);
        if (table->stage == STAGE_HAND_OVER)
            assert_true(screen_shows(&driver, "Enter begins the turn"));
        if (table->stage == STAGE_PLACING) {
            const struct lens *lens = &table->desk.lens;
            struct square at = table->placing.where.at[table->placing.here];
            int row = lens_row(lens, at);
            assert_true(row >= 0 && row + lens->size / 2 <= lens->rows);
        }
        screen_keys(&driver, "\n");
    }
    screen_end(&driver);
}

static void test_the_board_keeps_its_size(void **state)
{
    struct screen_driver driver;
    struct table *table = sit_down(&driver, HEAD "- draw FFRr\n", 24, 80);
    (void)state;
    int rows = table->desk.lens.rows;
    for (const char *keys = "\n\n1"; *keys != '\0'; keys++) {
        screen_key(&driver, *keys == '\n' ? KEYS_ENTER : (uint32_t)*keys);
        assert_int_equal(table->desk.lens.rows, rows);
    }
    screen_end(&driver);
}

/* The key turns the setting, which is kept. */
static void test_a_key_turns_hints_on_and_off(void **state)
{
    struct screen_driver driver;
    struct settings kept;
    struct problem problem;
    (void)state;
    sit_down(&driver, HEAD "- draw FFRr\n", 24, 80);
    turn_hints(&driver, "off");
    assert_false(screen_shows(&driver, "In a turn you draw"));
    screen_keys(&driver, "i");
    assert_true(screen_shows(&driver, "In a turn you draw"));
    assert_true(settings_load(&kept, &problem));
    assert_true(settings_is_on(&kept, SETTINGS_HINTS));
    screen_keys(&driver, "i");
    assert_false(screen_shows(&driver, "In a turn you draw"));
    assert_true(settings_load(&kept, &problem));
    assert_false(settings_is_on(&kept, SETTINGS_HINTS));
    screen_end(&driver);
}

static void test_screens_of_hints(void **state)
{
    struct screen_driver driver;
    (void)state;
    sit_down(&driver, HEAD "- draw FFRr\n", 24, 80);
    screen_expect(&driver, "hints_hand_over");
    screen_keys(&driver, "\n");
    screen_expect(&driver, "hints_placing");
    screen_keys(&driver, "\n1");
    screen_expect(&driver, "hints_deploying");
    screen_end(&driver);
    sit_down(&driver,
             HEAD "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n"
                  "- draw FFFF.b\n2 place 0,1 n\n2 pass\n- reveal FRFr CFFF\n1 offer 1 0\n",
             24, 80);
    screen_keys(&driver, "\n");
    screen_expect(&driver, "hints_bid");
    screen_end(&driver);
    sit_down(&driver, HEAD "- draw FFRr\n", 50, 200);
    screen_keys(&driver, "\n");
    screen_expect(&driver, "hints_200x50");
    screen_end(&driver);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hints_follow_the_turn),
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
