/* Taking back what stands already: only if everybody agrees, to the beginning of that turn, and the
 * record on disk with it. */
#include "played.h"

#include "support/screen_driver.h"
#include "tui/table/agreement.h"
#include "tui/table/table.h"

/* A game at a table whose record is kept in a file. */
struct sitting {
    struct screen_driver driver;
    struct table *table;
    char folder[64], path[256];
};

static void sit_down(struct sitting *sitting, struct session *session)
{
    struct problem problem;
    played_folder(sitting->folder);
    played_path(sitting->path, sitting->folder, "game.bastide");
    if (!session_keep(session, sitting->path, &problem))
        fail_msg("%s", problem.text);
    sitting->table = (struct table *)table_page(session);
    screen_begin(&sitting->driver, &sitting->table->page, 24, 80);
}

static void sit_down_at(struct sitting *sitting, const char *record)
{
    struct session session;
    struct problem problem;
    if (!session_read(&session, "test", record, strlen(record), &problem))
        fail_msg("%s", problem.text);
    sit_down(sitting, &session);
}

/* Ann, Ben and Cy with those sets and that seed, and so many random moves made. */
static void sit_down_after(struct sitting *sitting, unsigned sets, uint64_t seed, unsigned moves)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    struct record_head head = played_head(3, seed);
    struct rng rng = rng_from_seed(seed);
    struct session session;
    struct problem problem;
    head.options.sets = (uint8_t)sets;
    for (unsigned player = 0; player < 3; player++)
        strcpy(head.name[player], names[player]);
    assert_true(session_begin(&session, &head, &problem));
    played_on(&session, &rng, moves);
    sit_down(sitting, &session);
}

static void sit_down_to_base_game(struct sitting *sitting)
{
    sit_down_after(sitting, 1u << SET_BASE, 42, 0);
}

static void get_up(struct sitting *sitting)
{
    screen_end(&sitting->driver);
    played_folder_remove(sitting->folder);
}

/* What is on disk is what is on the table. */
static void expect_the_same_on_disk(const struct sitting *sitting)
{
    struct session loaded;
    struct problem problem;
    if (!session_load(&loaded, sitting->path, &problem))
        fail_msg("%s", problem.text);
    assert_int_equal(loaded.made, sitting->table->session.made);
    assert_memory_equal(&loaded.game, &sitting->table->session.game, sizeof loaded.game);
    session_close(&loaded);
}

/* Who reports a fault has to know which file and which seed. */
static void test_leaving_names_the_record_and_the_seed(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_to_base_game(&sitting);
    screen_keys(&sitting.driver, "q");
    assert_true(screen_shows(&sitting.driver, "game.bastide"));
    assert_true(screen_shows(&sitting.driver, "seed is 42"));
    get_up(&sitting);
}

static void test_everybody_has_a_key(void **state)
{
    static const struct seats seats = {
        3, {{"Ann", "A", 0}, {"Ben", "2", 1}, {"\xc5\x81ucja", "3", 2}}};
    (void)state;
    assert_int_equal(agreement_player(&seats, 'A'), 0);
    assert_int_equal(agreement_player(&seats, 'a'), 0);
    assert_int_equal(agreement_player(&seats, '1'), 0);
    assert_int_equal(agreement_player(&seats, '2'), 1);
    assert_int_equal(agreement_player(&seats, '3'), 2);
    assert_int_equal(agreement_player(&seats, 'b'), 3);
    assert_int_equal(agreement_player(&seats, '4'), 3);
    assert_int_equal(agreement_player(&seats, '0'), 3);
    assert_int_equal(agreement_player(&seats, KEYS_ESCAPE), 3);
    assert_int_equal(agreement_player(&seats, 0), 3);
}

static void test_a_turn_goes_back_only_if_all_agree(void **state)
{
    struct sitting sitting;
    struct screen_driver *driver = &sitting.driver;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct table *table = sitting.table;
    struct game start = table->session.game;
    screen_keys(driver, "\n\n1\n\n"); /* Ann's turn, to its end */
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 1);
    struct game played = table->session.game;
    screen_keys(driver, "u");
    assert_string_equal(app_page(driver->app)->kind->name, "Only if everybody agrees");
    screen_expect(driver, "agreement");
    screen_keys(driver, "cxq9c");
    assert_memory_equal(&table->session.game, &played, sizeof played);
    screen_keys(driver, "A");
    assert_string_equal(app_page(driver->app)->kind->name, "Only if everybody agrees");
    screen_expect(driver, "agreement_two_of_three");
    assert_memory_equal(&table->session.game, &played, sizeof played);
    screen_keys(driver, "2");
    assert_true(table_is_bare(table));
    assert_memory_equal(&table->session.game, &start, sizeof start);
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 0);
    assert_int_equal(table->log.count, 0);
    assert_true(screen_shows(driver, "The turn of Ann was taken back"));
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

static void test_one_no_ends_it(void **state)
{
    struct sitting sitting;
    struct screen_driver *driver = &sitting.driver;
    (void)state;
    sit_down_to_base_game(&sitting);
    screen_keys(driver, "\n\n1\n\n");
    struct game played = sitting.table->session.game;
    screen_keys(driver, "uab\033");
    assert_true(table_is_bare(sitting.table));
    screen_keys(driver, "c"); /* too late: the chart */
    assert_memory_equal(&sitting.table->session.game, &played, sizeof played);
    screen_keys(driver, "\033u");
    assert_true(screen_shows(driver, "has to press A")); /* what was said before is forgotten */
    assert_true(screen_shows(driver, "has to press B"));
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

static void test_redo_brings_the_turn_again(void **state)
{
    struct sitting sitting;
    struct screen_driver *driver = &sitting.driver;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct table *table = sitting.table;
    screen_keys(driver, "\n\n1\n\n");
    struct game played = table->session.game;
    screen_keys(driver, "\nuabc");
    assert_int_equal(table->player, 0);
    assert_int_equal(table->session.made, 1); /* the tile that was drawn */
    screen_keys(driver, "UU\n");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 1);
    assert_memory_equal(&table->session.game, &played, sizeof played);
    expect_the_same_on_disk(&sitting);
    screen_keys(driver, "u");
    screen_keys(driver, "abc\nUU\n"); /* the same behind the hand-over */
    assert_memory_equal(&table->session.game, &played, sizeof played);
    screen_keys(driver, "uabc\n\t\n"); /* something else */
    assert_false(table_can_redo(table));
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

static void test_turn_after_turn_goes_back(void **state)
{
    struct sitting sitting;
    struct screen_driver *driver = &sitting.driver;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct game start = sitting.table->session.game;
    screen_keys(driver, "\n\n1\n\n\n\n\n\n");
    assert_int_equal(sitting.table->player, 2);
    screen_keys(driver, "uabc");
    assert_int_equal(sitting.table->player, 1);
    assert_int_not_equal(sitting.table->session.made, 1);
    screen_keys(driver, "uabc");
    assert_int_equal(sitting.table->player, 0);
    assert_memory_equal(&sitting.table->session.game, &start, sizeof start);
    screen_keys(driver, "u"); /* there is nothing before */
    assert_true(table_is_bare(sitting.table));
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

static void test_own_steps_need_nobody(void **state)
{
    struct sitting sitting;
    struct screen_driver *driver = &sitting.driver;
    (void)state;
    sit_down_to_base_game(&sitting);
    screen_keys(driver, "\n\n1\n\n\n\n"); /* Ben has placed a tile */
    assert_int_equal(sitting.table->stage, STAGE_DEPLOYING);
    screen_keys(driver, "u");
    assert_true(table_is_bare(sitting.table));
    assert_int_equal(sitting.table->stage, STAGE_PLACING);
    screen_keys(driver, "u");
    assert_string_equal(app_page(sitting.driver.app)->kind->name, "Only if everybody agrees");
    assert_true(screen_shows(driver, "Take back the last turn of Ann"));
    get_up(&sitting);
}

/* A game that was left in the middle of a turn: its player takes back the own steps first. */
static void test_own_steps_of_a_loaded_game_need_nobody(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_at(&sitting,
                "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\nseed: 5\nchance: auto\n\n"
                "- draw CFFF\n1 place 0,-1 s\n1 pass\n- draw FRFr\n2 place 1,0 n\n");
    assert_int_equal(sitting.table->stage, STAGE_HAND_OVER);
    screen_keys(&sitting.driver, "u");
    assert_true(table_is_bare(sitting.table));
    screen_keys(&sitting.driver, "\nu");
    assert_true(table_is_bare(sitting.table));
    assert_int_equal(sitting.table->stage, STAGE_PLACING);
    screen_keys(&sitting.driver, "u");
    assert_string_equal(app_page(sitting.driver.app)->kind->name, "Only if everybody agrees");
    get_up(&sitting);
}

/* Who takes tiles from a real box draws them again. */
static void test_with_a_real_box_the_tile_is_drawn_again(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_at(&sitting, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\nchance: manual\n\n"
                          "- draw CFFF\n1 place 0,-1 s\n1 pass\n");
    screen_keys(&sitting.driver, "uab");
    assert_int_equal(sitting.table->session.made, 0);
    assert_int_equal(sitting.table->player, 0);
    screen_keys(&sitting.driver, "\n");
    assert_int_equal(sitting.table->stage, STAGE_DRAWING);
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

static const char auction[] =
    "bastide: 1\nplayer: Ann\nplayer: Ben\nplayer: Cy\nsets: base bcb drawbridges\nseed: 5\n"
    "chance: auto\n\n- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n- draw FFFF.b\n"
    "2 place 0,1 n\n2 pass\n- reveal FRFr CFFF RRRR\n3 offer 1 2\n";

/* In an auction each decision is taken back by itself, and what came of it as well. */
static void test_decisions_of_an_auction(void **state)
{
    struct sitting sitting;
    struct screen_driver *driver = &sitting.driver;
    (void)state;
    sit_down_at(&sitting, auction);
    struct table *table = sitting.table;
    assert_int_equal(game_phase(&table->session.game), PHASE_BID);
    screen_keys(driver, "\n"); /* the bazaar is opened */
    assert_int_equal(table->stage, STAGE_AUCTION);
    size_t made = table->session.made;
    screen_keys(driver, "u");
    assert_string_equal(app_page(driver->app)->kind->name, "Only if everybody agrees");
    assert_true(screen_shows(driver, "Take back the last decision of"));
    screen_keys(driver, "abc");
    assert_int_equal(table->session.made, made - 1);
    assert_int_equal(game_phase(&table->session.game), PHASE_OFFER);
    assert_int_equal(table->stage, STAGE_BAZAAR);
    expect_the_same_on_disk(&sitting);
    screen_keys(driver, "U");
    assert_int_equal(table->session.made, made);
    assert_int_equal(table->stage, STAGE_AUCTION);
    screen_keys(driver, "uu"); /* an own decision needs nobody */
    assert_string_equal(app_page(driver->app)->kind->name, "Only if everybody agrees");
    screen_keys(driver, "\033");
    screen_keys(driver, "u"); /* and further back: the turn that brought the bazaar */
    assert_true(screen_shows(driver, "Take back the last turn of Ben"));
    screen_keys(driver, "abc");
    assert_int_equal(table->session.made, made - 4); /* offer, reveal, pass and place are gone */
    assert_int_equal(game_phase(&table->session.game), PHASE_PLACE);
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 1);
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

/* Wherever a game of all sets may stand: what all agree to take back is taken back, on disk too,
 * the table knows where it stands then, and redo leads to the very same game. */
static void test_any_turn_of_any_game(void **state)
{
    (void)state;
    for (unsigned moves = 1; moves < 240; moves += 7) {
        struct sitting sitting;
        struct problem problem;
        sit_down_after(&sitting, options_default().sets, 1 + moves % 5, moves);
        struct table *table = sitting.table;
        if (game_is_over(&table->session.game)) {
            get_up(&sitting);
            continue;
        }
        table->floor = table->session.made; /* as if all of it had been ended */
        table->stage = STAGE_HAND_OVER;
        struct game before = table->session.game;
        size_t made = table->session.made;
        screen_keys(&sitting.driver, "u");
        if (table->cover == COVER_ASKED) {
            screen_keys(&sitting.driver, "abc");
            assert_true(table_is_bare(table));
            assert_true(table->session.made < made);
            assert_true(table->stage == STAGE_HAND_OVER || table->stage == STAGE_BAZAAR ||
                        table->stage == STAGE_AUCTION || table->stage == STAGE_CALLING);
            expect_the_same_on_disk(&sitting);
            while (session_can_redo(&table->session))
                assert_true(session_redo(&table->session, NULL, &problem));
            assert_int_equal(table->session.made, made);
            assert_memory_equal(&table->session.game, &before, sizeof before);
            expect_the_same_on_disk(&sitting);
        }
        get_up(&sitting);
    }
}

/* The end of a turn is asked about only where that is wished for. */
static void test_ending_a_turn_is_confirmed_where_wished(void **state)
{
    struct sitting sitting;
    struct screen_driver *driver = &sitting.driver;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct table *table = sitting.table;
    struct settings settings = settings_default();
    strcpy(settings.value[SETTINGS_CONFIRM], "on");
    app_change_settings(driver->app, &settings);
    screen_keys(driver, "\n\n1\n"); /* what can be taken back is not asked about */
    assert_int_equal(table->stage, STAGE_DONE);
    screen_keys(driver, "\n");
    assert_string_equal(app_page(driver->app)->kind->name, "End the turn?");
    assert_int_equal(table->stage, STAGE_DONE);
    screen_expect(driver, "ending");
    screen_keys(driver, "\033");
    assert_true(table_is_bare(table));
    screen_keys(driver, "u");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    screen_keys(driver, "U\n\n");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_true(table_is_bare(table));
    assert_int_equal(table->player, 1);
    get_up(&sitting);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_leaving_names_the_record_and_the_seed),
        cmocka_unit_test(test_everybody_has_a_key),
        cmocka_unit_test(test_a_turn_goes_back_only_if_all_agree),
        cmocka_unit_test(test_one_no_ends_it),
        cmocka_unit_test(test_redo_brings_the_turn_again),
        cmocka_unit_test(test_turn_after_turn_goes_back),
        cmocka_unit_test(test_own_steps_need_nobody),
        cmocka_unit_test(test_own_steps_of_a_loaded_game_need_nobody),
        cmocka_unit_test(test_with_a_real_box_the_tile_is_drawn_again),
        cmocka_unit_test(test_decisions_of_an_auction),
        cmocka_unit_test(test_any_turn_of_any_game),
        cmocka_unit_test(test_ending_a_turn_is_confirmed_where_wished),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
