/* Taking back what stands already: only if everybody agrees, to the beginning of that turn, and the
 * record on disk with it. */
#include "played.h"

#include "support/probe.h"
#include "tui/table/table.h"
#include "tui/table/undo_vote.h"

/* A game at a table whose record is kept in a file. */
struct sitting {
    struct probe *probe;
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
    sitting->probe = probe_open(&sitting->table->page, 24, 80);
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
    session.pace = PACE_OF_DECISIONS; /* no bridge that is needed is left to be built */
    played_on(&session, &rng, moves);
    sit_down(sitting, &session);
}

static void sit_down_to_base_game(struct sitting *sitting)
{
    sit_down_after(sitting, 1u << SET_BASE, 42, 0);
}

static void get_up(struct sitting *sitting)
{
    probe_close(sitting->probe);
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
    probe_press(sitting.probe, "q");
    probe_shows(sitting.probe, "game.bastide");
    probe_shows(sitting.probe, "seed is 42");
    get_up(&sitting);
}

static void test_everybody_has_a_key(void **state)
{
    static const struct seats seats = {
        3, {{"Ann", "A", 0}, {"Ben", "2", 1}, {"\xc5\x81ucja", "3", 2}}};
    (void)state;
    assert_int_equal(undo_vote_player(&seats, 'A'), 0);
    assert_int_equal(undo_vote_player(&seats, 'a'), 0);
    assert_int_equal(undo_vote_player(&seats, '1'), 0);
    assert_int_equal(undo_vote_player(&seats, '2'), 1);
    assert_int_equal(undo_vote_player(&seats, '3'), 2);
    assert_int_equal(undo_vote_player(&seats, 'b'), 3);
    assert_int_equal(undo_vote_player(&seats, '4'), 3);
    assert_int_equal(undo_vote_player(&seats, '0'), 3);
    assert_int_equal(undo_vote_player(&seats, KEYS_ESCAPE), 3);
    assert_int_equal(undo_vote_player(&seats, 0), 3);
}

static void test_a_turn_goes_back_only_if_all_agree(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct probe *probe = sitting.probe;
    struct table *table = sitting.table;
    struct game start = table->session.game;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter>"); /* Ann's turn, to its end */
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 1);
    struct game played = table->session.game;
    probe_press(probe, "u");
    assert_string_equal(app_page(probe->app)->kind->name, "Only if everybody agrees");
    probe_expect_sketch(probe, "agreement");
    probe_press(probe, "cxq9c");
    assert_memory_equal(&table->session.game, &played, sizeof played);
    probe_press(probe, "A");
    assert_string_equal(app_page(probe->app)->kind->name, "Only if everybody agrees");
    probe_expect_sketch(probe, "agreement_two_of_three");
    assert_memory_equal(&table->session.game, &played, sizeof played);
    probe_press(probe, "2");
    assert_true(table_is_bare(table));
    assert_memory_equal(&table->session.game, &start, sizeof start);
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 0);
    assert_int_equal(table->log.count, 0);
    probe_shows(probe, "The turn of Ann was taken back");
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

static void test_one_no_ends_it(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct probe *probe = sitting.probe;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter>");
    struct game played = sitting.table->session.game;
    probe_press(probe, "uab<Esc>");
    assert_true(table_is_bare(sitting.table));
    probe_press(probe, "c"); /* too late: the chart */
    assert_memory_equal(&sitting.table->session.game, &played, sizeof played);
    probe_press(probe, "<Esc>u");
    probe_shows(probe, "has to press A"); /* what was said before is forgotten */
    probe_shows(probe, "has to press B");
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

static void test_redo_brings_the_turn_again(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct probe *probe = sitting.probe;
    struct table *table = sitting.table;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter>");
    struct game played = table->session.game;
    probe_press(probe, "<Enter>uabc");
    assert_int_equal(table->player, 0);
    assert_int_equal(table->session.made, 1); /* the tile that was drawn */
    probe_press(probe, "UU<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 1);
    assert_memory_equal(&table->session.game, &played, sizeof played);
    expect_the_same_on_disk(&sitting);
    probe_press(probe, "u");
    probe_press(probe, "abc<Enter>UU<Enter>"); /* the same behind the hand-over */
    assert_memory_equal(&table->session.game, &played, sizeof played);
    probe_press(probe, "uabc<Enter><Tab><Enter>"); /* something else */
    assert_false(table_can_redo(table));
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

static void test_turn_after_turn_goes_back(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct probe *probe = sitting.probe;
    struct game start = sitting.table->session.game;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter><Enter><Enter><Enter><Enter>");
    assert_int_equal(sitting.table->player, 2);
    probe_press(probe, "uabc");
    assert_int_equal(sitting.table->player, 1);
    assert_int_not_equal(sitting.table->session.made, 1);
    probe_press(probe, "uabc");
    assert_int_equal(sitting.table->player, 0);
    assert_memory_equal(&sitting.table->session.game, &start, sizeof start);
    probe_press(probe, "u"); /* there is nothing before */
    assert_true(table_is_bare(sitting.table));
    expect_the_same_on_disk(&sitting);
    get_up(&sitting);
}

static void test_own_steps_need_nobody(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct probe *probe = sitting.probe;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter><Enter><Enter>"); /* Ben has placed a tile */
    assert_int_equal(sitting.table->stage, STAGE_DEPLOYING);
    probe_press(probe, "u");
    assert_true(table_is_bare(sitting.table));
    assert_int_equal(sitting.table->stage, STAGE_PLACING);
    probe_press(probe, "u");
    assert_string_equal(app_page(sitting.probe->app)->kind->name, "Only if everybody agrees");
    probe_shows(probe, "Take back the last turn of Ann");
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
    probe_press(sitting.probe, "u");
    assert_true(table_is_bare(sitting.table));
    probe_press(sitting.probe, "<Enter>u");
    assert_true(table_is_bare(sitting.table));
    assert_int_equal(sitting.table->stage, STAGE_PLACING);
    probe_press(sitting.probe, "u");
    assert_string_equal(app_page(sitting.probe->app)->kind->name, "Only if everybody agrees");
    get_up(&sitting);
}

/* Who takes tiles from a real box draws them again. */
static void test_with_a_real_box_the_tile_is_drawn_again(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_at(&sitting, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\nchance: manual\n\n"
                          "- draw CFFF\n1 place 0,-1 s\n1 pass\n");
    probe_press(sitting.probe, "uab");
    assert_int_equal(sitting.table->session.made, 0);
    assert_int_equal(sitting.table->player, 0);
    probe_press(sitting.probe, "<Enter>");
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
    (void)state;
    sit_down_at(&sitting, auction);
    struct probe *probe = sitting.probe;
    struct table *table = sitting.table;
    assert_int_equal(game_phase(&table->session.game), PHASE_BID);
    probe_press(probe, "<Enter>"); /* the bazaar is opened */
    assert_int_equal(table->stage, STAGE_AUCTION);
    size_t made = table->session.made;
    probe_press(probe, "u");
    assert_string_equal(app_page(probe->app)->kind->name, "Only if everybody agrees");
    probe_shows(probe, "Take back the last decision of");
    probe_press(probe, "abc");
    assert_int_equal(table->session.made, made - 1);
    assert_int_equal(game_phase(&table->session.game), PHASE_OFFER);
    assert_int_equal(table->stage, STAGE_BAZAAR);
    expect_the_same_on_disk(&sitting);
    probe_press(probe, "U");
    assert_int_equal(table->session.made, made);
    assert_int_equal(table->stage, STAGE_AUCTION);
    probe_press(probe, "uu"); /* an own decision needs nobody */
    assert_string_equal(app_page(probe->app)->kind->name, "Only if everybody agrees");
    probe_press(probe, "<Esc>");
    probe_press(probe, "u"); /* and further back: the turn that brought the bazaar */
    probe_shows(probe, "Take back the last turn of Ben");
    probe_press(probe, "abc");
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
        table->undo_limit = table->session.made; /* as if all of it had been ended */
        table->stage = STAGE_HAND_OVER;
        struct game before = table->session.game;
        size_t made = table->session.made;
        probe_press(sitting.probe, "u");
        if (table->cover == COVER_ASKED) {
            probe_press(sitting.probe, "abc");
            assert_true(table_is_bare(table));
            assert_true(table->session.made < made);
            assert_true(table->stage == STAGE_HAND_OVER || table->stage == STAGE_BAZAAR ||
                        table->stage == STAGE_AUCTION || table->stage == STAGE_CALLING);
            expect_the_same_on_disk(&sitting);
            while (table->session.made < made)
                assert_true(session_can_redo(&table->session)
                                ? session_redo(&table->session, NULL, &problem)
                                : session_hand_over(&table->session, &problem));
            assert_int_equal(table->session.made, made);
            assert_memory_equal(&table->session.game, &before, sizeof before);
            expect_the_same_on_disk(&sitting);
        }
        get_up(&sitting);
    }
}

/* The end of a turn is asked about only where that is asked for. */
static void test_ending_a_turn_is_confirmed_where_wished(void **state)
{
    struct sitting sitting;
    (void)state;
    sit_down_to_base_game(&sitting);
    struct probe *probe = sitting.probe;
    struct table *table = sitting.table;
    struct settings settings = settings_default();
    strcpy(settings.value[SETTINGS_CONFIRM], "on");
    app_change_settings(probe->app, &settings);
    probe_press(probe, "<Enter><Enter>1<Enter>"); /* what can be taken back is not asked about */
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "<Enter>");
    assert_string_equal(app_page(probe->app)->kind->name, "End the turn?");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_expect_sketch(probe, "ending");
    probe_press(probe, "<Esc>");
    assert_true(table_is_bare(table));
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(probe, "U<Enter><Enter>");
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
