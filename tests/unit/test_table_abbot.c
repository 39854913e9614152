/* Abbots at the table: what they would bring is told before they come home, and gardens are seen.
 */
#include "played_table.h"

#include "sets/tower/questions.h"

/* Ann's abbot in a garden with tiles at two of the squares around it, and one just placed; there is
 * a tower below that reaches him. */
static const char home[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base tower abbot\nseed: 5\n"
                           "chance: auto\n\n"
                           "- draw FFFF.tower.garden\n1 place 0,1 n\n1 deploy abbot garden\n"
                           "- draw FRFr\n2 place 1,0 n\n2 pass\n"
                           "- draw FFFF.m\n1 place 1,1 n\n";

static void test_AB4_a_key_takes_the_abbot_home(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, home);
    (void)state;
    probe_press(probe, "<Enter>");
    probe_shows(probe, "D abbot home");
    probe_press(probe, "D");
    probe_shows(probe, "Abbot home: 4 points");
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_LIT), 1);
    const struct board_mark *cursor = board_scene_find(&scene, BOARD_MARK_CURSOR);
    assert_non_null(cursor);
    assert_int_equal(cursor->at.x, 0);
    assert_int_equal(cursor->at.y, 1);
    probe_press(probe, "<Enter>");
    assert_int_equal(table_game(table)->player[0].score, 4);
    probe_shows(probe, "A +4 abbot home");
    scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_FOLLOWER), 0);
    probe_close(probe);
}

/* A floor of his player's tower would send him home, too, for nothing (TW5): then he is not to be
 * taken home any more. */
static void test_AB4_not_after_a_floor(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, home);
    (void)state;
    probe_press(probe, "<Enter>");
    probe_press(probe, "M<Enter>");
    probe_shows(probe, "The tower captures");
    probe_hides(probe, "D abbot home");
    probe_press(probe, "1<Enter>");
    assert_int_equal(table_game(table)->player[0].score, 0);
    probe_close(probe);
}

/* An abbot in his garden, and a guard on the tower beside him. */
static const char both[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base tower abbot\nseed: 5\n"
                           "chance: auto\n\n"
                           "- draw FFRR.tower.garden\n1 place 0,1 n\n1 deploy abbot garden\n"
                           "- draw FRFr\n2 place 1,0 n\n2 tower 0,1\n2 pass\n"
                           "- draw FFFF.m\n1 place 1,1 n\n1 pass\n"
                           "- draw FRFr.garden\n2 place 2,0 n\n2 deploy meeple 0,1 tower\n"
                           "- draw FRFr\n1 place 3,0 n\n";

static void test_AB1_gardens_beside_towers_on_the_board(void **state)
{
    static const struct {
        int rows, cols;
        const char *name;
    } screens[] = {{24, 80, "garden_80x24"}, {50, 200, "garden_200x50"}};
    (void)state;
    for (size_t s = 0; s < sizeof screens / sizeof screens[0]; s++) {
        char name[64];
        struct probe *probe;
        struct table *table = played_table_sized(&probe, both, screens[s].rows, screens[s].cols);
        probe_press(probe, "<Enter>");
        struct board_scene scene = table_scene(table);
        assert_int_equal(board_scene_count(&scene, BOARD_MARK_FOLLOWER), 2);
        probe_press(probe, "D");
        probe_expect_sketch(probe, screens[s].name);
        probe->around.depth = DEPTH_MONO;
        probe->around.unicode = s > 0; /* and without letters beyond ASCII */
        snprintf(name, sizeof name, "%s_glyphs", screens[s].name);
        probe_expect_sketch(probe, name);
        probe_close(probe);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_AB4_a_key_takes_the_abbot_home),
        cmocka_unit_test(test_AB4_not_after_a_floor),
        cmocka_unit_test(test_AB1_gardens_beside_towers_on_the_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
