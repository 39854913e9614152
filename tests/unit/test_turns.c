/* How quickly turns follow each other: what a turn costs in keys, turns that end by themselves, the
 * next one without a banner, and the moment in which scoring is shown. */
#include "played_table.h"

#include "choosing/choosing.h"
#include "facts/position.h"
#include "support/probe.h"
#include "tui/table/stage.h"

#include <limits.h>

static void set(struct probe *probe, enum settings_key key, const char *value)
{
    struct settings settings = *app_settings(probe->app);
    strcpy(settings.value[key], value);
    app_change_settings(probe->app, &settings);
    probe_screen(probe);
}

static void make_fast(struct probe *probe)
{
    set(probe, SETTINGS_BANNER, "off");
    set(probe, SETTINGS_AUTO_END, "on");
    set(probe, SETTINGS_SCORING, "off");
}

static struct table *begin(struct probe **probe, unsigned players, uint64_t seed, int rows,
                           int cols)
{
    static const char *const names[] = {"Ann", "Ben", "Cy", "Dan"};
    struct session session;
    struct problem problem;
    struct record_head head = played_head(players, seed);
    head.options.sets = 1u << SET_BASE;
    for (unsigned player = 0; player < players; player++)
        strcpy(head.name[player], names[player]);
    assert_true(session_begin(&session, &head, &problem));
    struct page *page = table_page(&session);
    *probe = probe_open(page, rows, cols);
    return (struct table *)page;
}

/* Carries the tile in hand on to the first square where the screen says that, turning it there. */
static void carry_until(struct probe *probe, const char *told)
{
    enum { AT_MOST = 40 };
    int row, col;
    for (unsigned keys = 1; keys < AT_MOST && !probe_find(probe, told, &row, &col); keys++)
        probe_press(probe, keys % EDGES == 0 ? "<Tab>" : "r");
    probe_shows(probe, told);
}

/* Ann has closed a city of 3 tiles with Ben's tile, as soon as Ben passes: 6 points for her. */
static struct table *before_scoring(struct probe **probe)
{
    struct table *table = begin(probe, 3, 42, 24, 80);
    probe_press(*probe, "<Enter><Enter>1<Enter><Enter><Enter>");
    carry_until(*probe, "6 for Ann");
    probe_press(*probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_int_equal(table->player, 1);
    return table;
}

/* A key that is pressed at once: no second passes, and nothing is drawn. */
static void press_at_once(struct probe *probe, uint32_t key)
{
    app_key(probe->app, key, &probe->around);
}

static void test_a_digit_once_more_deploys(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 2, 42, 24, 80);
    (void)state;
    probe_press(probe, "<Enter><Enter>2");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_int_equal(table->deploying->chosen, 1);
    probe_press(probe, "1"); /* another one only chooses */
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_int_equal(table->deploying->chosen, 0);
    struct move move = deploying_move(table->deploying);
    probe_press(probe, "9"); /* there is none */
    assert_int_equal(table->deploying->chosen, 0);
    probe_press(probe, "1");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_true(move_equal(table->session.steps[table->session.made - 1].move, move));
    probe_close(probe);
}

/* A digit is the number of a place for a follower, never that of a bridge. */
static void test_a_digit_does_not_build_a_bridge(void **state)
{
    unsigned tried = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct session session;
        struct probe *probe;
        played_all_sets(&session, 3, seed, 40);
        struct table *table = played_table(&probe, &session, seed, 24, 80);
        probe_press(probe, "<Enter>b");
        unsigned number = table->deploying->chosen + 1;
        size_t made = table->session.made;
        if (table->stage == STAGE_DEPLOYING && deploying_is_action(table->deploying) &&
            number <= 9) {
            probe_key(probe, '0' + number);
            assert_int_equal(table->session.made, made);
            tried++;
        }
        probe_close(probe);
    }
    assert_in_range(tried, 1, 20);
}

/* Who knows what comes next needs no key to place the tile. */
static void test_the_next_decision_places_the_tile_too(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 3, 42, 24, 80);
    (void)state;
    size_t made = table->session.made;
    probe_press(probe, "<Enter>2");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_int_equal(table->deploying->chosen, 1);
    probe_press(probe, "2");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(table->session.made, made + 2);
    assert_int_equal(table_game(table)->followers.count, 1);
    probe_press(probe, "uu0");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(table_game(table)->followers.count, 0);
    probe_press(probe, "u"); /* step by step */
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_close(probe);
}

static void test_a_turn_ends_by_itself_where_wished(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 3, 42, 24, 80);
    (void)state;
    set(probe, SETTINGS_AUTO_END, "on");
    probe_press(probe, "<Enter><Enter>11");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 1);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_close(probe);
}

static void test_who_wants_to_be_asked_is_asked(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 3, 42, 24, 80);
    (void)state;
    set(probe, SETTINGS_AUTO_END, "on");
    set(probe, SETTINGS_CONFIRM, "on");
    probe_press(probe, "<Enter><Enter>11");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "End the turn?");
    probe_close(probe);
}

/* It goes back into the turn that ended, and what comes behind it stays the same tile. */
static void expect_way_back(const char *banner)
{
    struct probe *probe;
    struct table *table = begin(&probe, 3, 42, 24, 80);
    set(probe, SETTINGS_AUTO_END, "on");
    set(probe, SETTINGS_BANNER, banner);
    probe_press(probe, "<Enter><Enter>11");
    assert_int_equal(table->player, 1);
    kind_number tile = table_game(table)->turn.hand;
    size_t made = table->session.made;
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_int_equal(table->player, 0);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, 0);
    assert_false(table_can_undo(table));
    probe_press(probe, "UU");
    assert_int_equal(table->player, 1);
    assert_int_equal(table->session.made, made);
    assert_int_equal(table_game(table)->turn.hand, tile);
    probe_press(probe, "u22"); /* and something else */
    assert_int_equal(table->player, 1);
    assert_int_equal(table_game(table)->turn.hand, tile);
    probe_close(probe);
}

static void test_undo_goes_back_into_a_turn_that_ended_by_itself(void **state)
{
    (void)state;
    expect_way_back("on");
    expect_way_back("off");
}

/* Once the next player has decided something the turn before stands. */
static void test_the_next_decision_settles_the_turn_before(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 3, 42, 24, 80);
    (void)state;
    make_fast(probe);
    probe_press(probe, "<Enter><Enter>11");
    size_t begin = table->session.made;
    probe_press(probe, "<Enter>u");
    assert_int_equal(table->session.made, begin);
    assert_int_equal(table->player, 1);
    assert_false(table_can_undo(table));
    probe_press(probe, "u"); /* but for an agreement */
    assert_int_equal(table->session.made, begin);
    probe_shows(probe, "Everyone must agree");
    probe_close(probe);
}

/* A turn that was ended by a key stands, whatever has ended by itself before. */
static void test_what_was_ended_by_a_key_stands(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 3, 42, 24, 80);
    (void)state;
    make_fast(probe);
    probe_press(probe, "<Enter><Enter>11");
    set(probe, SETTINGS_AUTO_END, "off");
    probe_press(probe, "<Enter>0");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->player, 2);
    assert_false(table_can_undo(table));
    probe_close(probe);
}

/* Looking at something at the end of a turn holds it. */
static void test_keys_that_look_hold_the_end(void **state)
{
    struct probe *probe;
    struct table *table = before_scoring(&probe);
    (void)state;
    set(probe, SETTINGS_AUTO_END, "on");
    press_at_once(probe, '0');
    press_at_once(probe, 'x');
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(table->mode, MODE_INSPECT);
    probe_press(probe, "<Esc>");
    probe_wait(probe, 5000);
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe_close(probe);
}

static void test_without_a_banner_the_next_turn_begins(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 3, 42, 24, 80);
    (void)state;
    set(probe, SETTINGS_BANNER, "off");
    probe_press(probe, "<Enter><Enter>1<Enter><Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, 1);
    probe_shows(probe, "Ben: place the tile");
    probe_close(probe);
}

/* A key that was meant for one player's turn does nothing in the next one's: neither right after,
 * nor while the screen still shows the turn before, however long that takes. */
static void test_no_key_slips_into_the_next_turn(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 3, 42, 24, 80);
    (void)state;
    make_fast(probe);
    probe_press(probe, "<Enter><Enter>1");
    press_at_once(probe, '1');
    size_t made = table->session.made;
    assert_int_equal(table->player, 1);
    press_at_once(probe, KEYS_ENTER);
    assert_int_equal(table->session.made, made);
    probe->around.now += 10 * KEY_GUARD;
    press_at_once(probe, KEYS_ENTER);
    assert_int_equal(table->session.made, made);
    press_at_once(probe, 'u');
    assert_int_equal(table->session.made, made);
    probe_screen(probe);
    press_at_once(probe, KEYS_ENTER);
    assert_int_equal(table->session.made, made + 1);
    probe_close(probe);
}

static void test_scoring_is_shown_for_a_moment(void **state)
{
    struct probe *probe;
    struct table *table = before_scoring(&probe);
    int row, higher, col;
    (void)state;
    press_at_once(probe, '0');
    assert_false(probe_is_at_rest(probe));
    probe_expect_sketch(probe, "scoring_begins");
    assert_true(probe_find(probe, "A+6", &row, &col));
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_FOLLOWER), 1);
    probe_wait(probe, MOMENT_FRAME);
    assert_true(probe_find(probe, "A+6", &higher, &col));
    assert_int_equal(higher, row - 1);
    probe_wait(probe, 2 * MOMENT_FRAME);
    scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_FOLLOWER), 0);
    probe_wait(probe, MOMENT_FRAME);
    probe_hides(probe, "A+6");
    assert_true(probe_is_at_rest(probe));
    assert_int_equal(table->stage, STAGE_DONE);
    probe_close(probe);
}

/* Half a second is the most that anybody has to wait for a feature. */
static void test_a_moment_is_short(void **state)
{
    (void)state;
    assert_in_range(MOMENT_FRAMES * MOMENT_FRAME, 1, 500);
}

static void test_scoring_is_not_shown_where_nobody_wants_it(void **state)
{
    struct probe *probe;
    struct table *table = before_scoring(&probe);
    (void)state;
    set(probe, SETTINGS_SCORING, "off");
    press_at_once(probe, '0');
    probe_hides(probe, "A+6");
    assert_false(moment_is_on(&table->moment));
    assert_true(probe_is_at_rest(probe));
    probe_close(probe);
}

/* In letters there is one picture, which stands. */
static void expect_letters(enum depth depth, bool unicode, const char *name)
{
    struct probe *probe;
    struct table *table = before_scoring(&probe);
    int row, col, later_row, later_col;
    probe->around.depth = depth;
    probe->around.unicode = unicode;
    probe_screen(probe);
    press_at_once(probe, '0');
    probe_expect_sketch(probe, name);
    assert_true(probe_find(probe, "A+6", &row, &col));
    probe_wait(probe, 3 * MOMENT_FRAME);
    assert_true(probe_find(probe, "A+6", &later_row, &later_col));
    assert_int_equal(row, later_row);
    assert_int_equal(col, later_col);
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_FOLLOWER), 1);
    probe_wait(probe, MOMENT_FRAME);
    probe_hides(probe, "A+6");
    probe_close(probe);
}

static void test_scoring_in_letters(void **state)
{
    (void)state;
    expect_letters(DEPTH_8, true, "scoring_letters");
    expect_letters(DEPTH_MONO, false, "scoring_mono");
}

/* A key skips it and does what it means; one that means nothing only skips it. */
static void test_any_key_skips(void **state)
{
    struct probe *probe;
    struct table *table = before_scoring(&probe);
    (void)state;
    press_at_once(probe, '0');
    size_t made = table->session.made;
    press_at_once(probe, '~');
    probe_hides(probe, "A+6");
    assert_int_equal(table->session.made, made);
    probe_press(probe, "u");
    press_at_once(probe, '0');
    probe_shows(probe, "A+6");
    press_at_once(probe, 'u');
    probe_hides(probe, "A+6");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    press_at_once(probe, '0');
    press_at_once(probe, KEYS_ENTER);
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe_hides(probe, "A+6");
    probe_close(probe);
}

/* The points count when they are shown. */
static void test_points_rise_when_they_are_shown(void **state)
{
    struct probe *probe;
    struct table *table = before_scoring(&probe);
    (void)state;
    press_at_once(probe, '0');
    assert_int_equal(table_game(table)->player[0].score, 6);
    assert_int_equal(view_score(&table->view, 0), 6);
    assert_int_equal(table_told(table), table->log.count);
    probe_close(probe);
}

/* The turn ends behind it; a key that skips it ends the turn. */
static void test_a_turn_ends_by_itself_behind_its_scoring(void **state)
{
    struct probe *probe;
    struct table *table = before_scoring(&probe);
    (void)state;
    set(probe, SETTINGS_AUTO_END, "on");
    set(probe, SETTINGS_BANNER, "off");
    press_at_once(probe, '0');
    assert_int_equal(table->stage, STAGE_DONE);
    probe_wait(probe, 3 * MOMENT_FRAME);
    assert_int_equal(table->stage, STAGE_DONE);
    probe_wait(probe, MOMENT_FRAME);
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, 2);
    probe->around.now += KEY_GUARD;
    probe_screen(probe);
    probe_press(probe, "u");
    assert_int_equal(table->player, 1);
    press_at_once(probe, '0');
    press_at_once(probe, '~');
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, 2);
    probe_close(probe);
}

/* What a move is worth to an experienced player: own points less those of the best other one, and
 * followers at home are worth something, too. */
static int worth(const struct game *game, unsigned player)
{
    int scores[PLAYERS_MAX], best = INT_MIN;
    projection_scores(game, scores);
    for (unsigned other = 0; other < game->options.players; other++)
        if (other != player && scores[other] > best)
            best = scores[other];
    return 4 * (scores[player] - best) + 3 * game->player[player].supply[FIGURE_MEEPLE];
}

static int best_reply(const struct game *game, unsigned player, struct move *best)
{
    struct move_list legal;
    int most = INT_MIN;
    if (game_phase(game) != PHASE_BUILD || game->turn.player != player)
        return worth(game, player);
    game_legal(game, &legal);
    for (size_t m = 0; m < legal.count; m++) {
        struct game then = *game;
        game_apply(&then, legal.move[m], NULL);
        int value = worth(&then, player);
        if (value > most) {
            most = value;
            *best = legal.move[m];
        }
    }
    return most;
}

static struct move best_placement(const struct table *table)
{
    const struct game *game = table_game(table);
    struct move_list legal;
    struct move best = {0}, reply;
    int most = INT_MIN;
    game_legal(game, &legal);
    for (size_t m = 0; m < legal.count; m++) {
        struct game then = *game;
        game_apply(&then, legal.move[m], NULL);
        int value = best_reply(&then, game->turn.player, &reply);
        if (value > most) {
            most = value;
            best = legal.move[m];
        }
    }
    return best;
}

/* The key that places the tile and says what comes then. */
static uint32_t placing_key(const struct table *table, struct move placement, struct move reply)
{
    struct game then = *table_game(table);
    struct move_list legal;
    struct deploying deploying;
    game_apply(&then, placement, NULL);
    if (game_phase(&then) != PHASE_BUILD)
        return KEYS_ENTER;
    game_legal(&then, &legal);
    deploying_begin(&deploying, &then, &legal);
    return reply.verb == VERB_PASS ? '0'
                                   : '1' + move_among(deploying.move, deploying.offers, reply);
}

/* The key that leads to a placement for somebody who knows Tab and {r}. */
static uint32_t key_by_tab(const struct table *table, struct move placement)
{
    const struct placing *placing = table->placing;
    if (!square_equal(placing_move(placing).at, placement.at))
        return KEYS_TAB;
    return placing->orientation == placement.arg ? KEYS_ENTER : 'r';
}

/* The key that leads there as fast as any, as the table itself names it. */
static uint32_t key_told(const struct table *table, struct move placement)
{
    return stage_placing.advise(table, placement).key;
}

/* Presses the keys of a turn; returns how many. */
static unsigned keys_of_turn(struct probe *probe, struct table *table,
                             uint32_t (*key_towards)(const struct table *, struct move))
{
    struct move placement = best_placement(table), reply = move_plain(VERB_PASS);
    struct game then = *table_game(table);
    unsigned keys = 0, turn = table->turn;
    uint32_t key;
    game_apply(&then, placement, NULL);
    best_reply(&then, table->player, &reply);
    for (; (key = key_towards(table, placement)) != KEYS_ENTER; keys++)
        probe_key(probe, key);
    probe_key(probe, placing_key(table, placement, reply));
    for (keys++; table->stage == STAGE_DEPLOYING && table->turn == turn; keys++)
        probe_key(probe, table->deploying->chosen < table->deploying->places
                             ? '1' + table->deploying->chosen
                             : KEYS_ENTER);
    assert_true(move_equal(table->session.steps[session_turn_begin(&table->session, turn)].move,
                           placement));
    return keys;
}

/* The most keys of twenty turns in twelve games, by players who choose squares by their worth and
 * not by how far away they are. */
static unsigned keys_of_twenty_turns(uint32_t (*key_towards)(const struct table *, struct move))
{
    unsigned most = 0;
    for (unsigned seed = 1; seed <= 12; seed++) {
        enum { TURNS = 20 };
        struct probe *probe;
        struct table *table = begin(&probe, 2 + seed % 3, seed, 24, 80);
        unsigned keys = 0;
        make_fast(probe);
        probe_press(probe, "<Enter>");
        for (unsigned turn = 1; turn <= TURNS; turn++) {
            assert_int_equal(table_game(table)->turn.number, turn);
            assert_int_equal(table->stage, STAGE_PLACING);
            keys += keys_of_turn(probe, table, key_towards);
        }
        print_message("seed %u: %u keys\n", seed, keys);
        most = keys > most ? keys : most;
        probe_close(probe);
    }
    return most;
}

static void test_twenty_turns_take_at_most_sixty_keys(void **state)
{
    (void)state;
    assert_in_range(keys_of_twenty_turns(key_by_tab), 30, 60);
}

static void test_twenty_turns_by_the_shortest_way(void **state)
{
    (void)state;
    assert_in_range(keys_of_twenty_turns(key_told), 30, 50);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_digit_once_more_deploys),
        cmocka_unit_test(test_a_digit_does_not_build_a_bridge),
        cmocka_unit_test(test_the_next_decision_places_the_tile_too),
        cmocka_unit_test(test_a_turn_ends_by_itself_where_wished),
        cmocka_unit_test(test_who_wants_to_be_asked_is_asked),
        cmocka_unit_test(test_undo_goes_back_into_a_turn_that_ended_by_itself),
        cmocka_unit_test(test_the_next_decision_settles_the_turn_before),
        cmocka_unit_test(test_what_was_ended_by_a_key_stands),
        cmocka_unit_test(test_keys_that_look_hold_the_end),
        cmocka_unit_test(test_without_a_banner_the_next_turn_begins),
        cmocka_unit_test(test_no_key_slips_into_the_next_turn),
        cmocka_unit_test(test_scoring_is_shown_for_a_moment),
        cmocka_unit_test(test_a_moment_is_short),
        cmocka_unit_test(test_scoring_is_not_shown_where_nobody_wants_it),
        cmocka_unit_test(test_scoring_in_letters),
        cmocka_unit_test(test_any_key_skips),
        cmocka_unit_test(test_points_rise_when_they_are_shown),
        cmocka_unit_test(test_a_turn_ends_by_itself_behind_its_scoring),
        cmocka_unit_test(test_twenty_turns_take_at_most_sixty_keys),
        cmocka_unit_test(test_twenty_turns_by_the_shortest_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
