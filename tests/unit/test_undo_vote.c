/* Taking back what stands already: only if everybody agrees, to the beginning of that turn, and the
 * record on disk with it. */
#include "played.h"

#include "support/probe.h"
#include "tui/table/banner.h"
#include "tui/table/table.h"

/* A game at a table whose record is kept in a file. */
struct fixture {
    struct probe *probe;
    struct table *table;
    char folder[64], path[256];
};

static void set_up(struct fixture *fixture, struct session *session)
{
    struct problem problem;
    scratch_make(fixture->folder);
    played_path(fixture->path, fixture->folder, "game.bastide");
    if (!session_keep(session, fixture->path, &problem))
        fail_msg("%s", problem.text);
    fixture->table = (struct table *)table_page(session);
    fixture->probe = probe_open(&fixture->table->page, 24, 80);
}

static void set_up_at(struct fixture *fixture, const char *record)
{
    struct session session = played_session(record);
    set_up(fixture, &session);
}

/* Ann, Ben and Cy with those sets and that seed, and so many random moves made. */
static void set_up_after(struct fixture *fixture, unsigned sets, uint64_t seed, unsigned moves)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    struct record_head head = played_head(3, seed);
    struct rng rng = rng_from_seed(seed);
    struct session session;
    struct problem problem;
    head.options.sets = sets;
    for (unsigned player = 0; player < 3; player++)
        strcpy(head.name[player], names[player]);
    assert_true(session_begin(&session, &head, &problem));
    session.pace = PACE_OF_DECISIONS; /* no bridge that is needed is left to be built */
    played_on(&session, &rng, moves);
    set_up(fixture, &session);
}

static void set_up_to_base_game(struct fixture *fixture)
{
    set_up_after(fixture, 1u << SET_BASE, 42, 0);
}

static void tear_down(struct fixture *fixture)
{
    probe_close(fixture->probe);
    scratch_remove(fixture->folder);
}

/* What is on disk is what is on the table. */
static void expect_the_same_on_disk(const struct fixture *fixture)
{
    struct session loaded;
    struct problem problem;
    if (!session_load(&loaded, fixture->path, &problem))
        fail_msg("%s", problem.text);
    assert_int_equal(loaded.made, fixture->table->session.made);
    assert_memory_equal(&loaded.game, &fixture->table->session.game, sizeof loaded.game);
    session_close(&loaded);
}

/* Who reports a fault has to know which file and which seed. */
static void test_leaving_names_the_record_and_the_seed(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture);
    probe_press(fixture.probe, "q");
    probe_shows(fixture.probe, "game.bastide");
    probe_shows(fixture.probe, "seed is 42");
    tear_down(&fixture);
}

static void test_everybody_has_a_key(void **state)
{
    static const struct seats seats = {
        3,
        {{"Ann", "A", 0, false, 0}, {"Ben", "2", 1, false, 0}, {"\xc5\x81ucja", "3", 2, false, 0}}};
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
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture);
    struct probe *probe = fixture.probe;
    struct table *table = fixture.table;
    struct game start = table->session.game;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter>"); /* Ann's turn, to its end */
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 1);
    struct game played = table->session.game;
    probe_press(probe, "u");
    assert_string_equal(app_page(probe->app)->kind->name, "Everyone must agree");
    probe_expect_sketch(probe, "undo_vote");
    probe_press(probe, "cxq9c");
    assert_memory_equal(&table->session.game, &played, sizeof played);
    probe_press(probe, "A");
    assert_string_equal(app_page(probe->app)->kind->name, "Everyone must agree");
    probe_expect_sketch(probe, "undo_vote_two_of_three");
    assert_memory_equal(&table->session.game, &played, sizeof played);
    probe_press(probe, "2");
    assert_true(table_is_bare(table));
    assert_memory_equal(&table->session.game, &start, sizeof start);
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 0);
    assert_int_equal(table->log.count, 0);
    probe_shows(probe, "The turn of Ann was undone");
    expect_the_same_on_disk(&fixture);
    tear_down(&fixture);
}

static void test_one_no_ends_it(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture);
    struct probe *probe = fixture.probe;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter>");
    struct game played = fixture.table->session.game;
    probe_press(probe, "uab<Esc>");
    assert_true(table_is_bare(fixture.table));
    probe_press(probe, "c"); /* too late: the chart */
    assert_memory_equal(&fixture.table->session.game, &played, sizeof played);
    probe_press(probe, "<Esc>u");
    probe_shows(probe, "press A"); /* what was said before is forgotten */
    probe_shows(probe, "press B");
    expect_the_same_on_disk(&fixture);
    tear_down(&fixture);
}

static void test_redo_brings_the_turn_again(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture);
    struct probe *probe = fixture.probe;
    struct table *table = fixture.table;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter>");
    struct game played = table->session.game;
    probe_press(probe, "<Enter>uabc");
    assert_int_equal(table->player, 0);
    assert_int_equal(table->session.made, 1); /* the tile that was drawn */
    probe_press(probe, "UU<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 1);
    assert_memory_equal(&table->session.game, &played, sizeof played);
    expect_the_same_on_disk(&fixture);
    probe_press(probe, "u");
    probe_press(probe, "abc<Enter>UU<Enter>"); /* the same behind the hand-over */
    assert_memory_equal(&table->session.game, &played, sizeof played);
    probe_press(probe, "uabc<Enter><Tab><Enter>"); /* something else */
    assert_false(table_can_redo(table));
    expect_the_same_on_disk(&fixture);
    tear_down(&fixture);
}

static void test_turn_after_turn_goes_back(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture);
    struct probe *probe = fixture.probe;
    struct game start = fixture.table->session.game;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter><Enter><Enter><Enter><Enter>");
    assert_int_equal(fixture.table->player, 2);
    probe_press(probe, "uabc");
    assert_int_equal(fixture.table->player, 1);
    assert_int_not_equal(fixture.table->session.made, 1);
    probe_press(probe, "uabc");
    assert_int_equal(fixture.table->player, 0);
    assert_memory_equal(&fixture.table->session.game, &start, sizeof start);
    probe_press(probe, "u"); /* there is nothing before */
    assert_true(table_is_bare(fixture.table));
    expect_the_same_on_disk(&fixture);
    tear_down(&fixture);
}

static void test_own_steps_need_nobody(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture);
    struct probe *probe = fixture.probe;
    probe_press(probe, "<Enter><Enter>1<Enter><Enter><Enter><Enter>"); /* Ben has placed a tile */
    assert_int_equal(fixture.table->stage, STAGE_DEPLOYING);
    probe_press(probe, "u");
    assert_true(table_is_bare(fixture.table));
    assert_int_equal(fixture.table->stage, STAGE_PLACING);
    probe_press(probe, "u");
    assert_string_equal(app_page(fixture.probe->app)->kind->name, "Everyone must agree");
    probe_shows(probe, "Undo the last turn of Ann");
    tear_down(&fixture);
}

/* A game that was left in the middle of a turn: its player takes back the own steps first. */
static void test_own_steps_of_a_loaded_game_need_nobody(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_at(&fixture,
              "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\nseed: 5\nchance: auto\n\n"
              "- draw CFFF\n1 place 0,-1 s\n1 pass\n- draw FRFr\n2 place 1,0 n\n");
    assert_int_equal(fixture.table->stage, STAGE_HAND_OVER);
    probe_press(fixture.probe, "u");
    assert_true(table_is_bare(fixture.table));
    probe_press(fixture.probe, "<Enter>u");
    assert_true(table_is_bare(fixture.table));
    assert_int_equal(fixture.table->stage, STAGE_PLACING);
    probe_press(fixture.probe, "u");
    assert_string_equal(app_page(fixture.probe->app)->kind->name, "Everyone must agree");
    tear_down(&fixture);
}

/* Who enters a game from a real table takes back anything, down to the tile drawn: nobody else is
 * at the keys to agree. */
static void test_with_a_real_box_nobody_is_asked(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_at(&fixture, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\nchance: manual\n\n"
                        "- draw CFFF\n1 place 0,-1 s\n1 pass\n");
    assert_int_equal(fixture.table->stage, STAGE_DRAWING);
    assert_int_equal(fixture.table->player, 1);
    probe_press(fixture.probe, "u");
    assert_int_equal(fixture.table->stage, STAGE_DEPLOYING);
    probe_press(fixture.probe, "uu");
    assert_int_equal(fixture.table->session.made, 0);
    assert_int_equal(fixture.table->player, 0);
    assert_int_equal(fixture.table->stage, STAGE_DRAWING);
    expect_the_same_on_disk(&fixture);
    tear_down(&fixture);
}

static const char auction[] =
    "bastide: 1\nplayer: Ann\nplayer: Ben\nplayer: Cy\nsets: base bcb drawbridges\nseed: 5\n"
    "chance: auto\n\n- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n- draw FFFF.b\n"
    "2 place 0,1 n\n2 pass\n- reveal FRFr CFFF RRRR\n3 offer 1 2\n";

/* In an auction each decision is taken back by itself, and what came of it as well. */
static void test_decisions_of_an_auction(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_at(&fixture, auction);
    struct probe *probe = fixture.probe;
    struct table *table = fixture.table;
    assert_int_equal(game_phase(&table->session.game), PHASE_BID);
    probe_press(probe, "<Enter>"); /* the bazaar is opened */
    assert_int_equal(table->stage, STAGE_AUCTION);
    size_t made = table->session.made;
    probe_press(probe, "u");
    assert_string_equal(app_page(probe->app)->kind->name, "Everyone must agree");
    probe_shows(probe, "Undo the last decision of");
    probe_press(probe, "abc");
    assert_int_equal(table->session.made, made - 1);
    assert_int_equal(game_phase(&table->session.game), PHASE_OFFER);
    assert_int_equal(table->stage, STAGE_BAZAAR);
    expect_the_same_on_disk(&fixture);
    probe_press(probe, "U");
    assert_int_equal(table->session.made, made);
    assert_int_equal(table->stage, STAGE_AUCTION);
    probe_press(probe, "uu"); /* an own decision needs nobody */
    assert_string_equal(app_page(probe->app)->kind->name, "Everyone must agree");
    probe_press(probe, "<Esc>");
    probe_press(probe, "u"); /* and further back: the turn that brought the bazaar */
    probe_shows(probe, "Undo the last turn of Ben");
    probe_press(probe, "abc");
    assert_int_equal(table->session.made, made - 4); /* offer, reveal, pass and place are gone */
    assert_int_equal(game_phase(&table->session.game), PHASE_PLACE);
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 1);
    expect_the_same_on_disk(&fixture);
    tear_down(&fixture);
}

/* Wherever a game of all sets may stand: what all agree to take back is taken back, on disk too,
 * the table knows where it stands then, and redo leads to the very same game. */
static void test_any_turn_of_any_game(void **state)
{
    (void)state;
    for (unsigned moves = 1; moves < 240; moves += 7) {
        struct fixture fixture;
        struct problem problem;
        set_up_after(&fixture, options_default().sets, 1 + moves % 5, moves);
        struct table *table = fixture.table;
        if (game_is_over(&table->session.game)) {
            tear_down(&fixture);
            continue;
        }
        table->undo_limit = table->session.made; /* as if all of it had been ended */
        table->stage = STAGE_HAND_OVER;
        struct game before = table->session.game;
        size_t made = table->session.made;
        probe_press(fixture.probe, "u");
        if (table->cover == COVER_ASKED) {
            probe_press(fixture.probe, "abc");
            assert_true(table_is_bare(table));
            assert_true(table->session.made < made);
            assert_true(table->stage == STAGE_HAND_OVER || table->stage == STAGE_BAZAAR ||
                        table->stage == STAGE_AUCTION || table->stage == STAGE_CALLING);
            expect_the_same_on_disk(&fixture);
            while (table->session.made < made)
                assert_true(session_can_redo(&table->session)
                                ? session_redo(&table->session, &problem)
                                : session_hand_over(&table->session, &problem));
            assert_int_equal(table->session.made, made);
            assert_memory_equal(&table->session.game, &before, sizeof before);
            expect_the_same_on_disk(&fixture);
        }
        tear_down(&fixture);
    }
}

/* The end of a turn is asked about only where that is asked for. */
static void test_ending_a_turn_is_confirmed_where_wished(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture);
    struct probe *probe = fixture.probe;
    struct table *table = fixture.table;
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
    tear_down(&fixture);
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
        cmocka_unit_test(test_with_a_real_box_nobody_is_asked),
        cmocka_unit_test(test_decisions_of_an_auction),
        cmocka_unit_test(test_any_turn_of_any_game),
        cmocka_unit_test(test_ending_a_turn_is_confirmed_where_wished),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
