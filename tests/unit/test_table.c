/* The table's page: what the keys do, and what is shown at each stage. */
#include "played_table.h"

#include "choosing/choosing.h"
#include "sets/bazaars/facts_auction.h"
#include "support/probe.h"
#include "tui/pages.h"
#include "tui/stages/asking.h"
#include "tui/table/table.h"
#include "tui/table/table_bots.h"
#include "tui/views/scores.h"

static struct table *table_of(struct session *session)
{
    struct page *page = table_page(session);
    assert_non_null(page);
    return (struct table *)page;
}

/* A table where Ann, Ben and Cy begin, with that seed. */
static struct table *begin(struct probe **probe, uint64_t seed, int rows, int cols)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    struct record_head head = played_head(3, seed);
    struct session session;
    struct problem problem;
    head.options.sets = 1u << SET_BASE;
    for (unsigned player = 0; player < 3; player++)
        strcpy(head.name[player], names[player]);
    assert_true(session_begin(&session, &head, &problem));
    struct table *table = table_of(&session);
    *probe = probe_open(&table->page, rows, cols);
    return table;
}

/* A table whose game was played by chance up to its end but for the last turn. */
static struct table *nearly_over(struct probe **probe, unsigned players, uint64_t seed)
{
    struct session session;
    struct rng rng = rng_from_seed(seed);
    played_begin(&session, players, seed);
    while (session.game.pile.tiles > 0)
        played_on(&session, &rng, 1);
    struct table *table = table_of(&session);
    *probe = probe_open(&table->page, 24, 80);
    return table;
}

/* Presses Enter until the stage is reached. */
static void enter_until(struct probe *probe, const struct table *table, enum table_stage stage)
{
    for (unsigned presses = 0; table->stage != stage && presses < 500; presses++)
        probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, stage);
}

static void test_turn_goes_through_its_stages(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe_shows(probe, "Ann's turn");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(probe, "1<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_shows(probe, "Ann's turn: ");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe_shows(probe, "Ben's turn");
    probe_shows(probe, "follower in a city");
    probe_close(probe);
}

static void test_next_tile_is_hidden_until_the_turn_ends(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    probe_press(probe, "<Enter><Enter><Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(table_game(table)->turn.hand, NO_TILE_KIND);
    unsigned left = table_game(table)->pile.tiles;
    probe_press(probe, "<Enter>");
    assert_int_not_equal(table_game(table)->turn.hand, NO_TILE_KIND);
    assert_int_equal(table_game(table)->pile.tiles, left - 1);
    probe_close(probe);
}

static void test_undo_goes_back_step_by_step_to_the_turns_start(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    struct game start = table->session.game;
    probe_press(probe, "<Enter><Enter>");
    struct game placed = table->session.game;
    probe_press(probe, "1<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_memory_equal(&table->session.game, &placed, sizeof placed);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_memory_equal(&table->session.game, &start, sizeof start);
    assert_false(table_can_undo(table));
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_press(probe, "UU");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(table->log.count, 2);
    probe_close(probe);
}

/* So that Enter lays it again, and the land does not jump. */
static void test_a_tile_taken_back_is_shown_as_it_lay(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    probe_press(probe, "<Enter>");
    struct move first = placing_move(table->placing);
    probe_press(probe, "<Tab>");
    struct move laid = placing_move(table->placing);
    assert_false(square_equal(first.at, laid.at));
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_true(move_equal(placing_move(table->placing), laid));
    probe_close(probe);
}

static void test_redo_ends_where_something_else_is_done(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    probe_press(probe, "<Enter><Enter>1<Enter>uu");
    assert_true(table_can_redo(table));
    probe_press(probe, "<Tab><Enter>"); /* another square */
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_false(table_can_redo(table));
    struct game game = table->session.game;
    probe_press(probe, "U");
    assert_memory_equal(&table->session.game, &game, sizeof game);
    probe_close(probe);
}

/* The same move made again is as good as redo, and what came behind it can still be brought back.
 */
static void test_redo_brings_back_all_of_a_turn(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    probe_press(probe, "<Enter><Enter>1<Enter>");
    struct game done = table->session.game;
    size_t told = table->log.count;
    probe_press(probe, "uu<Enter>U");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_memory_equal(&table->session.game, &done, sizeof done);
    assert_int_equal(table->log.count, told);
    assert_false(table_can_redo(table));
    probe_press(probe, "<Enter>"); /* the next turn has nothing to bring back */
    assert_false(table_can_redo(table));
    probe_close(probe);
}

static void test_undo_stops_at_a_turn_that_was_ended(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    probe_press(probe, "<Enter><Enter><Enter><Enter><Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, 1);
    struct game game = table->session.game;
    assert_false(table_can_undo(table));
    probe_press(probe, "u<Backspace>");
    assert_memory_equal(&table->session.game, &game, sizeof game);
    probe_close(probe);
}

static void test_undo_stops_at_the_turns_start_after_loading(void **state)
{
    struct probe *probe;
    struct table *table =
        played_table_at(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\n"
                                "seed: 5\nchance: auto\n\n"
                                "- draw CFFF\n1 place 0,-1 s\n1 pass\n"
                                "- draw FRFr\n2 place 1,0 n\n");
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_false(table_can_undo(table));
    probe_close(probe);
}

static void test_keys_are_dead_after_a_hand_over(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    probe_press(probe, "<Enter><Enter><Enter>");
    long long end = probe->around.now;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe->around.now = end + KEY_GUARD - 1;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe->around.now = end + KEY_GUARD;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_close(probe);
}

static void test_B4_tile_that_fits_nowhere_is_announced(void **state)
{
    struct probe *probe;
    struct table *table =
        played_table_at(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\n"
                                "seed: 5\nchance: auto\n\n"
                                "- draw CFFF\n1 place 0,-1 s\n1 pass\n"
                                "- draw Cccc+\n");
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_SETTING_ASIDE);
    probe_shows(probe, "Ben: the tile fits nowhere");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->player, 1);
    assert_int_equal(table->stage, STAGE_PLACING); /* another tile is drawn at once */
    probe_shows(probe, "sets aside full");
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_SETTING_ASIDE);
    probe_close(probe);
}

static void test_chance_by_hand_asks_for_the_tile(void **state)
{
    struct probe *probe;
    struct table *table =
        played_table_at(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\n"
                                "chance: manual\n\n");
    (void)state;
    assert_int_equal(table->stage, STAGE_DRAWING);
    kind_number first = table->chooser->kind;
    probe_press(probe, "<Right>");
    assert_int_not_equal(table->chooser->kind, first);
    probe_press(probe, "<Left><Enter>");
    assert_int_equal(table->session.game.turn.hand, first);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DRAWING);
    probe_close(probe);
}

/* Of the kinds of all sets each is seen before it is drawn; the board can still be looked at. */
static void test_tiles_of_a_real_box_are_shown(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\n"
                            "sets: base bcb drawbridges inns traders\nchance: manual\n\n");
    probe_press(probe, "<Down><Right>");
    probe_expect(probe, "drawing_by_hand_80x24");
    probe_press(probe, "x");
    probe_hides(probe, ">3");
    probe_close(probe);
}

static void test_completed_feature_is_foretold(void **state)
{
    struct probe *probe;
    struct table *table =
        played_table_at(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\n"
                                "seed: 5\nchance: auto\n\n- draw CFFF\n");
    (void)state;
    probe_press(probe, "<Enter>");
    unsigned tries = 0;
    while (!square_equal(placing_move(table->placing).at, (struct square){0, -1})) {
        assert_true(tries++ < 10);
        probe_press(probe, "<Tab>");
    }
    while (table->placing->orientation != EDGE_S)
        probe_press(probe, "r");
    probe_shows(probe, "Completes: city 4, unclaimed");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "completes now: 4");
    probe_close(probe);
}

static void test_final_scores_come_one_by_one(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        struct probe *probe;
        struct table *table = nearly_over(&probe, players, players);
        enter_until(probe, table, STAGE_SCORING);
        unsigned steps = 1;
        while (table->stage == STAGE_SCORING) {
            const struct log_entry *entry = &table->log.entry[table_told(table) - 1];
            assert_int_equal(entry->event.reason, REASON_FINAL);
            int later = 0;
            for (size_t at = table_told(table); at < table->log.count; at++)
                if (table->log.entry[at].event.type == EVENT_SCORE &&
                    table->log.entry[at].event.player == entry->event.player)
                    later += table->log.entry[at].event.points;
            assert_int_equal(view_score(&table->view, entry->event.player) + later,
                             table->session.game.player[entry->event.player].score);
            probe_press(probe, "<Enter>");
            assert_true(steps++ < 60);
        }
        assert_int_equal(table->stage, STAGE_FINAL);
        probe_close(probe);
    }
}

static void test_final_table_adds_up_to_the_scores(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct probe *probe;
        unsigned players = (unsigned)(PLAYERS_MIN + seed % 5);
        struct table *table = nearly_over(&probe, players, seed);
        enter_until(probe, table, STAGE_SCORING);
        probe_press(probe, "f");
        assert_int_equal(table->stage, STAGE_FINAL);
        struct score_table final = score_table_of(&table->log, &table->session.head.options);
        int most = 0;
        for (unsigned player = 0; player < players; player++) {
            int sum = 0;
            for (unsigned source = 0; source < SCORE_SOURCES_COUNT; source++)
                sum += final.during[player][source] + final.at_end[player][source];
            assert_int_equal(sum, table->session.game.player[player].score);
            assert_int_equal(final.total[player], sum);
            most = sum > most ? sum : most;
        }
        for (unsigned player = 0; player < players; player++)
            assert_int_equal(final.winners >> player & 1u, final.total[player] == most);
        probe_close(probe);
    }
}

static void test_finished_game_opens_at_the_final_table(void **state)
{
    struct session session;
    struct probe *probe;
    struct rng rng = rng_from_seed(1);
    (void)state;
    played_begin(&session, 2, 1);
    played_on(&session, &rng, 1000);
    struct table *table = table_of(&session);
    probe = probe_open(&table->page, 24, 80);
    assert_int_equal(table->stage, STAGE_FINAL);
    probe_shows(probe, "The game is over");
    probe_press(probe, "b");
    assert_int_equal(table->stage, STAGE_AFTERWARDS);
    probe_hides(probe, "Monasteries");
    probe_press(probe, "<Esc>");
    assert_int_equal(table->stage, STAGE_FINAL);
    probe_close(probe);
}

static void test_finished_game_is_loaded_at_its_final_table(void **state)
{
    char folder[64], path[256];
    struct session session;
    struct probe *probe;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    (void)state;
    scratch_make(folder);
    played_begin(&session, 2, 1);
    played_on(&session, &rng, 1000);
    assert_true(session_save(&session, played_path(path, folder, "over.bastide"), &problem));
    session_close(&session);
    probe = probe_open(kept_game_page(path, &problem), 24, 80);
    probe_shows(probe, "The game is over");
    probe_shows(probe, "Monasteries");
    probe_close(probe);
    scratch_remove(folder);
}

static void test_replay_from_the_final_table_comes_back(void **state)
{
    struct session session;
    struct probe *probe;
    struct rng rng = rng_from_seed(1);
    (void)state;
    played_begin(&session, 2, 1);
    played_on(&session, &rng, 1000);
    probe = probe_open(table_page(&session), 24, 80);
    probe_press(probe, "v");
    probe_shows(probe, "Replay: turn 1, move 0");
    probe_press(probe, "]]]");
    probe_shows(probe, "move 3 of");
    probe_press(probe, "<End>");
    probe_shows(probe, "The game is over");
    probe_press(probe, "[<Up><Down>");
    probe_press(probe, "<Home>");
    probe_shows(probe, "move 0 of");
    probe_press(probe, "[");
    probe_shows(probe, "move 0 of");
    probe_press(probe, "q");
    probe_shows(probe, "Monasteries");
    probe_press(probe, "q");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void
test_inspecting_back_shows_no_draw_to_come_and_comes_back_to_the_same_place(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    probe_press(probe, "<Enter><Enter>1<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    char *before = strdup(probe_sketch(probe));
    assert_non_null(before);
    probe_press(probe, "[");
    probe_shows(probe, "Replay: turn 1, move 2 of 3");
    probe_press(probe, "]]]");
    probe_shows(probe, "move 3 of 3"); /* and not the tile drawn for Ben */
    assert_true(probe_has(probe, "71 tiles left") || probe_has(probe, "70 tiles left"));
    probe_press(probe, "[[[[<Enter>");
    assert_string_equal(probe_sketch(probe), before);
    free(before);
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DEPLOYING); /* the game is the table's as before */
    probe_close(probe);
}

static void test_nothing_is_looked_back_at_before_the_last_scoring_is_told(void **state)
{
    struct probe *probe;
    struct table *table = nearly_over(&probe, 2, 3);
    (void)state;
    enter_until(probe, table, STAGE_DONE);
    while (!game_is_over(&table->session.game))
        probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "[");
    probe_hides(probe, "Replay:");
    enter_until(probe, table, STAGE_FINAL);
    probe_press(probe, "[");
    probe_shows(probe, "Replay:");
    probe_close(probe);
}

static void test_leaving_is_asked_only_while_a_game_is_on(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    probe_press(probe, "q");
    probe_shows(probe, "Leave the table?");
    probe_press(probe, "<Esc>");
    assert_true(table_is_bare(table));
    probe_press(probe, "q<Enter>");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void test_inspecting_describes_the_feature_under_the_cursor(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 42, 24, 80);
    (void)state;
    probe_press(probe, "<Enter>x");
    assert_int_equal(table->mode, MODE_INSPECT);
    probe_shows(probe, "Road: 1 tile, 2 open ends");
    probe_press(probe, "<Tab>");
    probe_shows(probe, "City: 1 tile, 1 open edge");
    probe_press(probe, "<Tab>");
    probe_shows(probe, "Field: 1 tile, touches 0 complete cities");
    probe_press(probe, "x");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_true(table_is_bare(table));
    probe_close(probe);
}

static void test_no_key_means_two_things_at_once(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 7, 24, 80);
    (void)state;
    for (unsigned stage = 0; stage < STAGES; stage++)
        for (unsigned mode = 0; mode < MODES; mode++) {
            struct binding bindings[BINDINGS_MAX];
            uint32_t seen[BINDINGS_MAX * BINDING_KEYS];
            size_t keys = 0;
            table->stage = (enum table_stage)stage;
            table->mode = (enum table_mode)mode;
            size_t count = table->page.kind->bindings(&table->page, bindings);
            assert_in_range(count, 1, BINDINGS_MAX - 1); /* none was left out */
            for (size_t b = 0; b < count; b++) {
                assert_non_null(bindings[b].help);
                for (size_t k = 0; k < BINDING_KEYS && bindings[b].key[k] != 0; k++) {
                    for (size_t s = 0; s < keys; s++)
                        assert_int_not_equal(seen[s], bindings[b].key[k]);
                    seen[keys++] = bindings[b].key[k];
                }
            }
        }
    probe_close(probe);
}

static struct page *page_at_hand(const struct probe *probe)
{
    return (struct page *)app_page(probe->app);
}

/* Presses keys that mean something, by chance, until the final table: nothing may break. */
static void press_to_the_end(unsigned players, uint64_t seed, enum depth depth)
{
    struct session session;
    struct probe *probe;
    struct rng rng = rng_from_seed(seed);
    struct problem problem;
    struct record_head head = played_head(players, seed);
    options_set_edition(&head.options, (enum edition)(seed % EDITIONS_COUNT));
    assert_true(session_begin(&session, &head, &problem));
    struct table *table = table_of(&session);
    probe = probe_open(&table->page, 24, 80);
    probe->around.depth = depth;
    probe->around.unicode = depth != DEPTH_MONO;
    for (unsigned presses = 0; table->stage != STAGE_FINAL; presses++) {
        struct binding bindings[BINDINGS_MAX];
        struct page *page = table->cover == COVER_NONE ? &table->page : page_at_hand(probe);
        size_t count = page_bindings(page, bindings);
        const struct binding *binding = &bindings[rng_below(&rng, (uint32_t)count)];
        unsigned keys = 0;
        while (keys < BINDING_KEYS && binding->key[keys] != 0)
            keys++;
        uint32_t key = binding->key[rng_below(&rng, keys)];
        assert_true(presses < 20000);
        if (key != 'q')
            probe_key(probe, key);
        /* Where the computer was given a seat: the second Enter ends its thinking. */
        probe_wait(probe, 1);
        if (table_bots_waits_for(table) >= 0)
            probe_press(probe, "<Enter>");
        if (table_bots_waits_for(table) >= 0)
            probe_press(probe, "<Enter>");
        probe_await(probe, 2000);
        /* Enter leads to the end; without its help it would take long. */
        if (table_is_bare(table) && table->stage != STAGE_FINAL)
            probe_press(probe, "<Enter>");
    }
    assert_true(game_is_over(&table->session.game));
    probe_close(probe);
}

static void test_any_keys_lead_to_the_end(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        press_to_the_end(players, players, DEPTH_256);
    press_to_the_end(3, 9, DEPTH_8);
    press_to_the_end(2, 10, DEPTH_MONO);
}

static void test_screens_of_a_turn(void **state)
{
    struct probe *probe;
    (void)state;
    begin(&probe, 42, 24, 80);
    probe_expect_sketch(probe, "table_hand_over");
    probe_press(probe, "<Enter>");
    probe_expect_sketch(probe, "table_placing");
    probe_press(probe, "<Enter>1");
    probe_expect_sketch(probe, "table_deploying");
    probe_press(probe, "<Enter>");
    probe_expect_sketch(probe, "table_done");
    probe_press(probe, "l");
    probe_expect_sketch(probe, "table_log");
    probe_close(probe);
}

static void test_screens_without_colours(void **state)
{
    struct probe *probe;
    (void)state;
    begin(&probe, 42, 24, 80);
    probe->around.depth = DEPTH_MONO;
    probe->around.unicode = false;
    probe_press(probe, "<Enter>");
    probe_expect_sketch(probe, "glyphs_placing");
    probe_press(probe, "<Enter>1");
    probe_expect_sketch(probe, "glyphs_deploying");
    probe->around.unicode = true;
    probe_expect_sketch(probe, "glyphs_deploying_lines");
    probe_press(probe, "<Enter><Enter><Enter><Enter>0");
    probe_expect_sketch(probe, "glyphs_done");
    probe_close(probe);
}

static void test_screens_of_six_players(void **state)
{
    static const int sizes[][2] = {{24, 80}, {50, 200}};
    static const char *const names[] = {"six_players_80x24", "six_players_200x50"};
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        struct session session;
        struct probe *probe;
        struct rng rng = rng_from_seed(3);
        played_begin(&session, 6, 3);
        played_on(&session, &rng, 100);
        probe = probe_open(table_page(&session), sizes[size][0], sizes[size][1]);
        probe_press(probe, "<Enter>");
        probe_expect_sketch(probe, names[size]);
        probe_close(probe);
    }
}

static void test_screen_of_the_final_table(void **state)
{
    struct probe *probe;
    struct table *table = nearly_over(&probe, 4, 4);
    (void)state;
    enter_until(probe, table, STAGE_FINAL);
    probe_expect_sketch(probe, "final_table");
    probe_close(probe);
}

static void test_resizing_keeps_the_game_in_view(void **state)
{
    struct session session;
    struct probe *probe;
    struct rng rng = rng_from_seed(5);
    (void)state;
    played_begin(&session, 2, 5);
    played_on(&session, &rng, 120);
    while (auction_is_on(&session.game)) /* where the view is another one */
        played_on(&session, &rng, 1);
    struct table *table = table_of(&session);
    probe = probe_open(&table->page, 50, 200);
    probe_press(probe, "<Enter>");
    for (int rows = 24; rows <= 128; rows += 13)
        for (int cols = 80; cols <= 400; cols += 37) {
            probe->around.rows = rows;
            probe->around.cols = cols;
            probe_press(probe, "e");
            assert_true(viewport_shows(&table->pane.viewport, table_focus(table)));
        }
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_turn_goes_through_its_stages),
        cmocka_unit_test(test_next_tile_is_hidden_until_the_turn_ends),
        cmocka_unit_test(test_undo_goes_back_step_by_step_to_the_turns_start),
        cmocka_unit_test(test_a_tile_taken_back_is_shown_as_it_lay),
        cmocka_unit_test(test_undo_stops_at_a_turn_that_was_ended),
        cmocka_unit_test(test_undo_stops_at_the_turns_start_after_loading),
        cmocka_unit_test(test_keys_are_dead_after_a_hand_over),
        cmocka_unit_test(test_B4_tile_that_fits_nowhere_is_announced),
        cmocka_unit_test(test_chance_by_hand_asks_for_the_tile),
        cmocka_unit_test(test_tiles_of_a_real_box_are_shown),
        cmocka_unit_test(test_completed_feature_is_foretold),
        cmocka_unit_test(test_final_scores_come_one_by_one),
        cmocka_unit_test(test_final_table_adds_up_to_the_scores),
        cmocka_unit_test(test_finished_game_opens_at_the_final_table),
        cmocka_unit_test(test_finished_game_is_loaded_at_its_final_table),
        cmocka_unit_test(test_replay_from_the_final_table_comes_back),
        cmocka_unit_test(
            test_inspecting_back_shows_no_draw_to_come_and_comes_back_to_the_same_place),
        cmocka_unit_test(test_nothing_is_looked_back_at_before_the_last_scoring_is_told),
        cmocka_unit_test(test_redo_ends_where_something_else_is_done),
        cmocka_unit_test(test_redo_brings_back_all_of_a_turn),
        cmocka_unit_test(test_leaving_is_asked_only_while_a_game_is_on),
        cmocka_unit_test(test_inspecting_describes_the_feature_under_the_cursor),
        cmocka_unit_test(test_no_key_means_two_things_at_once),
        cmocka_unit_test(test_any_keys_lead_to_the_end),
        cmocka_unit_test(test_screens_of_a_turn),
        cmocka_unit_test(test_screens_without_colours),
        cmocka_unit_test(test_screens_of_six_players),
        cmocka_unit_test(test_screen_of_the_final_table),
        cmocka_unit_test(test_resizing_keeps_the_game_in_view),
    };
    return cmocka_run_group_tests(tests, played_settings_apart, played_settings_remove);
}
