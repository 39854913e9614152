/* Shepherds at the table: the token that comes at once, the decision about a flock, and its sheep
 * on the board. */
#include "played_table.h"

#include "sets/hills/questions.h"

/* Ann's shepherd has 3 sheep, and she has extended his field. */
static const char grown[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base hills\nseed: 5\n"
                            "chance: auto\n\n"
                            "- draw FFFF.m\n1 place 0,1 n\n1 deploy shepherd field nnw\n- sheep 3\n"
                            "- draw FRFr\n2 place 1,0 n\n2 pass\n"
                            "- draw FFFF.m\n1 place 0,2 n\n1 pass\n";

static void test_HS4_a_flock_is_asked_about(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, grown);
    (void)state;
    probe_press(probe, "<Enter>");
    probe_shows(probe, "The flock");
    probe_press(probe, "<Down>");
    probe_shows(probe, "3 points for each shepherd");
    struct board_scene scene = table_scene(table);
    const struct board_mark *sheep = board_scene_find(&scene, BOARD_MARK_COUNT);
    assert_non_null(sheep);
    assert_int_equal(sheep->number, 3);
    probe_press(probe, "S<Enter>");
    assert_int_equal(table_game(table)->player[0].score, 3);
    probe_shows(probe, "A +3 flock");
    scene = table_scene(table);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_COUNT), 0);
    probe_close(probe);
}

/* The token comes by itself; undone and done again it is the same one. */
static void test_HS5_a_flock_grows(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, grown);
    (void)state;
    probe_press(probe, "<Enter>");
    probe_press(probe, "G<Enter>");
    unsigned sheep = game_flock(table_game(table), 0, NULL);
    assert_true(sheep > 3 || game_shepherd(table_game(table), 0) == NO_NODE);
    probe_close(probe);
}

/* With chance by hand the token is entered: by its number, or by arrows. */
static void test_HS3_a_token_is_entered(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(
        &probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base hills\nchance: manual\n\n"
                "- draw FFFF.m\n1 place 0,1 n\n1 deploy shepherd field nnw\n");
    (void)state;
    probe_shows(probe, "Ann draws from the bag: which token?");
    probe_shows(probe, "[1 sheep], 2 sheep, 3 sheep, 4 sheep, the wolf");
    probe_press(probe, "5");
    probe_shows(probe, "4 sheep, [the wolf]");
    probe_press(probe, "<Right><Left>2");
    probe_shows(probe, "1 sheep, [2 sheep], 3 sheep");
    probe_press(probe, "<Right><Enter>");
    assert_int_equal(game_flock(table_game(table), 0, NULL), 3);
    probe_close(probe);
}

static void test_HS11_a_broken_tie_is_told(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe,
                    "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base hills\nchance: manual\n\n"
                    "- draw FRFR.hill\n1 place -1,0 n\n1 deploy meeple road e\n"
                    "- draw FFFF.m\n2 place 0,1 n\n2 pass\n"
                    "- draw FFFF.m\n1 place 1,1 n\n1 pass\n"
                    "- draw FFFF.m\n2 place 2,1 n\n2 pass\n"
                    "- draw FFFR.m\n1 place 3,1 s\n1 pass\n"
                    "- draw FRFr\n2 place 2,0 n\n2 deploy meeple road e\n"
                    "- draw FFFR.m\n1 place 3,0 n\n1 pass\n"
                    "- draw FRFr\n2 place 1,0 n\n2 pass\n");
    probe_press(probe, "<Enter>l");
    probe_shows(probe, "tie broken by a hill");
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_HS4_a_flock_is_asked_about),
        cmocka_unit_test(test_HS5_a_flock_grows),
        cmocka_unit_test(test_HS3_a_token_is_entered),
        cmocka_unit_test(test_HS11_a_broken_tie_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
