/* The circus at the table: acrobats and pyramids from the list, the animal from a real box. */
#include "played_table.h"
#include "sets/bigtop/questions.h"

#define HEAD(chance)                                                                               \
    "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base bigtop\nseed: 5\nchance: " chance "\n\n"

/* Two acrobats beside the first circus, and a tile near them just placed. */
#define TWO                                                                                        \
    "- draw FFFR.circus\n1 place 1,0 n\n1 deploy ringmaster road w\n"                              \
    "- draw FFFF.acrobats\n2 place 1,1 n\n2 deploy meeple acrobats\n"                              \
    "- draw FFFF.m\n1 place 0,1 n\n1 deploy meeple 1,1 acrobats\n"                                 \
    "- draw FFFF.m\n2 place 0,2 n\n"
#define THREE TWO "2 deploy meeple 1,1 acrobats\n"

static void test_BT7_a_key_sends_an_acrobat(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("auto") TWO);
    (void)state;
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Q acrobat");
    probe_press(probe, "Q");
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_CHOICE), 1);
    assert_true(
        square_equal(board_scene_find(&scene, BOARD_MARK_CURSOR)->at, (struct square){1, 1}));
    probe_press(probe, "<Enter>");
    assert_true(
        game_pyramid_is_complete(table_game(table), game_acrobats_node(table_game(table), 2)));
    probe_close(probe);
}

static void test_BT9_a_key_scores_a_pyramid(void **state)
{
    struct probe *probe;
    struct table *table =
        played_table_at(&probe, HEAD("auto") THREE "- draw FRFr\n1 place -1,0 n\n");
    (void)state;
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Z pyramid");
    probe_press(probe, "Z");
    probe_shows(probe, "5 points to Ann, 10 points to Ben");
    probe_press(probe, "<Enter>");
    assert_int_equal(table_game(table)->player[0].score, 5);
    assert_int_equal(table_game(table)->player[1].score, 10);
    probe_close(probe);
}

/* The animal is the one of the token turned up at the real table. */
static void test_BT4_the_animal_is_asked_for(void **state)
{
    struct probe *probe;
    struct table *table =
        played_table_at(&probe, HEAD("manual") THREE "- draw CFFF.circus\n1 place 2,1 n\n1 pass\n");
    (void)state;
    probe_shows(probe, "Which animal is it?");
    struct board_scene scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_DISTRICT), 1);
    probe_press(probe, "4<Enter>");
    assert_int_equal(table_game(table)->player[0].score, 10);
    assert_int_equal(table_game(table)->player[1].score, 10);
    probe_close(probe);
}

/* A pyramid beside the circus with the big top. */
static void test_BT8_pyramids_on_the_board(void **state)
{
    static const struct {
        int rows, cols;
        const char *name;
    } screens[] = {{24, 80, "pyramid_80x24"}, {50, 200, "pyramid_200x50"}};
    (void)state;
    for (size_t s = 0; s < sizeof screens / sizeof screens[0]; s++) {
        char name[64];
        struct probe *probe;
        struct table *table =
            played_table_sized(&probe, HEAD("auto") THREE "- draw FRFr\n1 place -1,0 n\n",
                               screens[s].rows, screens[s].cols);
        probe_press(probe, "<Enter>Z");
        struct board_scene scene = table_scene(table);
        assert_int_equal(board_scene_count(&scene, BOARD_MARK_FOLLOWER), 4);
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
        cmocka_unit_test(test_BT7_a_key_sends_an_acrobat),
        cmocka_unit_test(test_BT9_a_key_scores_a_pyramid),
        cmocka_unit_test(test_BT4_the_animal_is_asked_for),
        cmocka_unit_test(test_BT8_pyramids_on_the_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
