/* Towers at the table: whom a floor would reach, whom the tower takes, ransoms, prisoners. */
#include "choosing/choosing.h"
#include "played_table.h"
#include "sets/tower/questions.h"
#include "tui/stages/modes.h"
#include "tui/table/stage.h"

#define HEAD "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base tower\nseed: 5\nchance: auto\n\n"

/* Ann's tower, Ben's monk right beside it, Ann's monk two squares east of it. */
static const char tower[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base tower\nseed: 5\n"
                            "chance: auto\n\n"
                            "- draw FFFF.tower\n1 place 0,1 n\n1 pass\n"
                            "- draw FFFF.m\n2 place 1,1 n\n2 deploy meeple monastery\n"
                            "- draw FFFF.m\n1 place 2,1 n\n1 deploy meeple monastery\n"
                            "- draw FRFr\n2 place 1,0 n\n2 pass\n"
                            "- draw FRFr\n1 place 2,0 n\n";

static struct table *tower_table(struct probe **probe)
{
    struct table *table = played_table_at(probe, tower);
    probe_press(*probe, "<Enter>");
    return table;
}

static void test_TW3_reach_is_shown_before_a_floor_is_built(void **state)
{
    struct probe *probe;
    struct table *table = tower_table(&probe);
    (void)state;
    probe_press(probe, "M");
    probe_shows(probe, "Floor 1: within reach Ben (follower in a monastery)");
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_COUNT), 1);
    assert_int_equal(board_scene_find(&scene, BOARD_MARK_COUNT)->number, 1);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_DISTRICT), 2);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_BRIGHT), 2);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_OFFER), 1);
    assert_int_equal(board_offer_letter(board_scene_find(&scene, BOARD_MARK_OFFER)), '!');
    probe_close(probe);
}

static void test_TW4_whom_the_tower_may_take_is_numbered(void **state)
{
    struct probe *probe;
    struct table *table = tower_table(&probe);
    (void)state;
    probe_press(probe, "M<Enter>");
    probe_shows(probe, "The tower captures");
    probe_shows(probe, "Prisoner: Ben (follower)");
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_OFFER), 1);
    assert_int_equal(board_offer_letter(board_scene_find(&scene, BOARD_MARK_OFFER)), '1');
    probe_press(probe, "O");
    probe_shows(probe, "Nobody is captured.");
    probe_close(probe);
}

static void test_TW7_prisoners_are_shown_at_their_captors(void **state)
{
    struct probe *probe;
    tower_table(&probe);
    (void)state;
    probe_press(probe, "M<Enter>1<Enter>");
    probe_shows(probe, "Prisoners of A: B");
    probe_shows(probe, "takes: follower B");
    probe_close(probe);
}

/* In the standings, behind their number, and on the smallest screen, too. */
static void test_TW7_prisoners_are_in_the_standings(void **state)
{
    struct probe *probe;
    (void)state;
    tower_table(&probe);
    probe_press(probe, "s");
    probe_hides(probe, "Prisoners  ");
    probe_press(probe, "<Esc>M<Enter>1<Enter>s");
    probe_expect(probe, "standings-prisoners-80x24");
    probe_shows(probe, "Prisoners                  1 B");
    probe_close(probe);
}

static void test_TW4_a_capture_has_a_moment_like_a_score(void **state)
{
    struct probe *probe;
    struct table *table = tower_table(&probe);
    (void)state;
    probe_press(probe, "M<Enter>1");
    app_key(probe->app, KEYS_ENTER, &probe->around); /* no time passes */
    assert_true(moment_is_on(&table->moment));
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_GLOW), 1);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_FOLLOWER), 2); /* he is still there */
    moment_skip(&table->moment);
    scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_FOLLOWER), 1);
    probe_close(probe);
}

/* Ben's follower is Ann's prisoner, and he has scored. */
static const char ransom[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base tower\nseed: 5\n"
                             "chance: auto\n\n"
                             "- draw FFFF.tower\n1 place 0,1 n\n1 pass\n"
                             "- draw FFFF.m\n2 place 1,1 n\n2 deploy meeple monastery\n"
                             "- draw FRFr\n1 place 1,0 n\n1 tower 0,1\n"
                             "1 capture 1,1 monastery 2 meeple\n"
                             "- draw CFFF\n2 place 0,-1 s\n2 deploy meeple city s\n"
                             "- draw FRFr\n1 place 2,0 n\n1 pass\n"
                             "- draw FFFF.m\n2 place 2,1 n\n";

static void test_TW9_one_key_buys_a_prisoner_back(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, ransom);
    (void)state;
    probe_press(probe, "<Enter>");
    probe_shows(probe, "R ransom");
    probe_press(probe, "R");
    probe_shows(probe, "3 points to Ann, and home: follower");
    probe_press(probe, "<Enter>");
    assert_int_equal(table_game(table)->player[1].score, 1);
    probe_hides(probe, "Prisoners of");
    probe_hides(probe, "R ransom");
    probe_close(probe);
}

/* A guard is offered where there is a floor. */
static void test_TW6_guard_is_put_by_a_key(void **state)
{
    static const char guard[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base tower\nseed: 5\n"
                                "chance: auto\n\n"
                                "- draw FFFF.tower\n1 place 0,1 n\n1 pass\n"
                                "- draw FRFr\n2 place 1,0 n\n2 tower 0,1\n"
                                "- draw FRFr\n1 place 2,0 n\n";
    struct probe *probe;
    struct table *table = played_table_at(&probe, guard);
    (void)state;
    probe_press(probe, "<Enter>");
    probe_shows(probe, "G guard");
    probe_shows(probe, "#1");
    probe_press(probe, "G");
    probe_shows(probe, "The guard closes this tower and scores nothing.");
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_CHOICE), 1);
    assert_ptr_equal(board_scene_on_count(&scene, board_scene_find(&scene, BOARD_MARK_COUNT)),
                     board_scene_find(&scene, BOARD_MARK_CHOICE));
    probe_press(probe, "<Enter>");
    assert_true(game_tower_guard(table_game(table), 0) < FOLLOWERS_MAX);
    probe_close(probe);
}

/* A cell in which that node is what would be hit. */
static void click_node(struct probe *probe, struct table *table, uint16_t node)
{
    static struct tile_cache tiles;
    struct board_scene scene = table_scene(table);
    for (int row = 0; row < table->pane.viewport.rows; row++)
        for (int col = 0; col < table->pane.viewport.cols; col++) {
            struct board_hit hit = board_pane_hit(&table->pane, &scene, &tiles, row, col);
            if (hit.nodes > 0 && hit.node[0] == node) {
                probe_click(probe, row, col);
                return;
            }
        }
    fail_msg("the tower is not on the screen");
}

static enum verb chosen_verb(const struct table *table)
{
    return (enum verb)deploying_move(table->deploying).verb;
}

/* The one that may come second is named as what it is. */
static void test_PH4_guard_after_a_follower(void **state)
{
    static const char phantom[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base tower phantom\n"
                                  "seed: 5\nchance: auto\n\n"
                                  "- draw FFFF.tower\n1 place 0,1 n\n1 tower 0,1\n1 pass\n"
                                  "- draw FRFr\n2 place 1,0 n\n2 deploy meeple road e\n";
    struct probe *probe;
    struct table *table = played_table_at(&probe, phantom);
    (void)state;
    probe_press(probe, "<Enter>");
    probe_shows(probe, "G Phantom");
    probe_hides(probe, "Large guard");
    probe_press(probe, "G<Enter>");
    assert_true(game_tower_guard(table_game(table), 0) < FOLLOWERS_MAX);
    probe_close(probe);
}

/* Where a floor and a guard are possible a click on the tower goes from one to the other and does
 * neither; where there is a floor alone the second click builds it. */
static void test_clicks_on_a_tower_leave_the_choice(void **state)
{
    static const char elsewhere[] = HEAD "- draw FFFF.tower\n1 place 0,1 n\n1 tower 0,1\n"
                                         "- draw FRFr\n2 place 1,0 n\n2 pass\n"
                                         "- draw FRFr\n1 place 2,0 n\n";
    struct probe *probe;
    struct table *table = played_table_at(&probe, elsewhere);
    (void)state;
    probe_press(probe, "<Enter>");
    uint16_t node = game_tower_node(table_game(table), 0);
    size_t made = table->session.made;
    for (unsigned click = 0; click < 5; click++) {
        click_node(probe, table, node);
        assert_int_equal(chosen_verb(table), click % 2 == 0 ? VERB_TOWER : VERB_GUARD);
    }
    assert_int_equal(table->session.made, made);
    probe_close(probe);
    table = tower_table(&probe);
    node = game_tower_node(table_game(table), 0);
    click_node(probe, table, node);
    assert_int_equal(chosen_verb(table), VERB_TOWER);
    click_node(probe, table, node);
    assert_int_equal(game_tower_floors(table_game(table), node), 1);
    probe_close(probe);
}

/* On the tile just placed, too, where the field around it is one for a follower. */
static void test_clicks_on_the_foundation_just_placed(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD "- draw FFFF.tower\n1 place 0,1 n\n");
    (void)state;
    probe_press(probe, "<Enter>");
    uint16_t node = game_tower_node(table_game(table), 0);
    click_node(probe, table, table->deploying->node[0]);
    assert_int_equal(chosen_verb(table), VERB_DEPLOY);
    click_node(probe, table, node);
    assert_int_equal(chosen_verb(table), VERB_TOWER);
    click_node(probe, table, node);
    assert_int_equal(game_tower_floors(table_game(table), node), 1);
    probe_close(probe);
}

/* Looks at a segment of the tile on that square. */
static void look_at(struct probe *probe, struct table *table, struct square at, unsigned segment)
{
    const struct game *game = table_game(table);
    tile_number tile = board_tile_at(&game->board, at);
    if (table->mode != MODE_INSPECT)
        probe_press(probe, "x");
    inspect_see(table->inspection, game, tile, feature_node(&game->board, tile, segment));
    probe_screen(probe);
}

static void expect_told(const struct table *table, const char *words)
{
    struct status status = table_mode(table)->status(table);
    if (strstr(status.task.text, words) == NULL && strstr(status.detail.text, words) == NULL)
        fail_msg("'%s' is not told, but '%s', '%s'", words, status.task.text, status.detail.text);
}

static void look_at_tower(struct probe *probe, struct table *table)
{
    const struct game *game = table_game(table);
    uint16_t node = game_tower_node(game, 0);
    look_at(probe, table, game_tower_at(game, 0),
            feature_segment_number(&game->features, &game->board, node));
}

/* Looking at a tower: its floors, its guard, whom it reaches now and with one more floor. */
static void test_TW3_who_is_within_reach_is_told_of_a_tower(void **state)
{
    struct probe *probe;
    struct table *table = tower_table(&probe);
    (void)state;
    look_at_tower(probe, table);
    probe_shows(probe, "Tower: foundation");
    expect_told(table, "With a floor it reaches: Ben");
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_DISTRICT), 2);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_OFFER), 1);
    probe_press(probe, "<Esc>M<Enter>O");
    look_at_tower(probe, table);
    expect_told(table, "Tower: 1 floor. ");
    expect_told(table, "Within reach: Ben; with floor 2: Ann, Ben");
    expect_told(table, "Nobody guards it.");
    scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_OFFER), 2);
    probe_expect(probe, "inspect-tower-80x24");
    probe_close(probe);
    table = played_table_sized(&probe, tower, 50, 200);
    probe_press(probe, "<Enter>M<Enter>O");
    look_at_tower(probe, table);
    probe_expect(probe, "inspect-tower-200x50");
    probe_close(probe);
}

/* Looking at a tile with a follower: how many towers reach it, and which, even where another of its
 * segments is looked at. */
static void test_TW4_which_towers_reach_is_told_of_a_follower(void **state)
{
    struct probe *probe;
    struct table *table = tower_table(&probe);
    (void)state;
    look_at(probe, table, (struct square){2, 1}, 0);
    probe_hides(probe, "Towers within");
    for (unsigned segment = 0; segment < 2; segment++) {
        look_at(probe, table, (struct square){1, 1}, segment);
        expect_told(table, "Towers within reach: 0; one floor more: 1");
        struct board_scene scene = table_scene(table);
        assert_int_equal(board_scene_count(&scene, BOARD_MARK_DISTRICT), 1);
    }
    probe_close(probe);
}

/* A guard closes the tower: it reaches nobody, and no follower is told of it. */
static void test_TW6_nothing_is_told_of_a_guarded_tower(void **state)
{
    static const char record[] = HEAD "- draw FFFF.tower\n1 place 0,1 n\n1 tower 0,1\n"
                                      "- draw FFFF.m\n2 place 1,1 n\n2 deploy meeple monastery\n"
                                      "- draw FRFr\n1 place 1,0 n\n1 deploy meeple 0,1 tower\n"
                                      "- draw FRFr\n2 place 2,0 n\n";
    struct probe *probe;
    struct table *table = played_table_at(&probe, record);
    (void)state;
    probe_press(probe, "<Enter>");
    look_at_tower(probe, table);
    expect_told(table, "Ann 1 guards it: no more floors.");
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_DISTRICT), 0);
    look_at(probe, table, (struct square){1, 1}, 0);
    probe_hides(probe, "Towers within");
    probe_close(probe);
}

/* A tower of ten floors, alone and with a guard, in letters: the number is there, and beside it who
 * stands on it. */
static void test_TW2_ten_floors_are_shown_with_their_guard(void **state)
{
    static char record[4096] = HEAD "- draw FFFF.tower\n1 place 0,1 n\n1 tower 0,1\n";
    static const char *const letters[] = {"·10·", "·A10·"};
    (void)state;
    for (int x = 1; x < 10; x++)
        snprintf(record + strlen(record), sizeof record - strlen(record),
                 "- draw %s\n%d place %d,0 n\n%d tower 0,1\n", x < 9 ? "FRFr" : "FRRR", 1 + x % 2,
                 x, 1 + x % 2);
    for (unsigned guarded = 0; guarded < 2; guarded++) {
        struct probe *probe;
        struct table *table = played_table_sized(&probe, record, 50, 200);
        assert_int_equal(table_game(table)->towers.floors[0], 10);
        probe_press(probe, "<Enter>");
        probe->around.depth = DEPTH_MONO; /* so tiles are letters */
        probe_shows(probe, letters[guarded]);
        probe_close(probe);
        strcat(record, "- draw FRRR\n1 place 10,0 n\n1 deploy meeple 0,1 tower\n");
    }
}

/* Ten floors are two digits. */
static void test_TW1_floors_left_are_told(void **state)
{
    struct probe *probe;
    tower_table(&probe);
    (void)state;
    probe_shows(probe, "#10");
    probe_press(probe, "M<Enter>");
    probe_shows(probe, "#9");
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_TW3_reach_is_shown_before_a_floor_is_built),
        cmocka_unit_test(test_TW4_whom_the_tower_may_take_is_numbered),
        cmocka_unit_test(test_TW7_prisoners_are_shown_at_their_captors),
        cmocka_unit_test(test_TW7_prisoners_are_in_the_standings),
        cmocka_unit_test(test_TW4_a_capture_has_a_moment_like_a_score),
        cmocka_unit_test(test_TW9_one_key_buys_a_prisoner_back),
        cmocka_unit_test(test_TW6_guard_is_put_by_a_key),
        cmocka_unit_test(test_PH4_guard_after_a_follower),
        cmocka_unit_test(test_clicks_on_a_tower_leave_the_choice),
        cmocka_unit_test(test_clicks_on_the_foundation_just_placed),
        cmocka_unit_test(test_TW3_who_is_within_reach_is_told_of_a_tower),
        cmocka_unit_test(test_TW4_which_towers_reach_is_told_of_a_follower),
        cmocka_unit_test(test_TW6_nothing_is_told_of_a_guarded_tower),
        cmocka_unit_test(test_TW2_ten_floors_are_shown_with_their_guard),
        cmocka_unit_test(test_TW1_floors_left_are_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
