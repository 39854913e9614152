/* Towers at the table: whom a floor would reach, whom the tower takes, ransoms, prisoners. */
#include "choosing/choosing.h"
#include "played_table.h"
#include "sets/tower/questions.h"

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
        cmocka_unit_test(test_TW4_a_capture_has_a_moment_like_a_score),
        cmocka_unit_test(test_TW9_one_key_buys_a_prisoner_back),
        cmocka_unit_test(test_TW6_guard_is_put_by_a_key),
        cmocka_unit_test(test_clicks_on_a_tower_leave_the_choice),
        cmocka_unit_test(test_clicks_on_the_foundation_just_placed),
        cmocka_unit_test(test_TW1_floors_left_are_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
