/* King and robber at the table: who has them is told beside the board, in the log and before a tile
 * is laid. */
#include "played_table.h"

#include "tui/table/panel.h"

/* Ben is king, Ann has the robber. */
static const char both[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base king\nseed: 5\n"
                           "chance: auto\n\n"
                           "- draw FRRR\n1 place 1,0 n\n1 pass\n"
                           "- draw CFFF\n2 place 0,-1 s\n2 pass\n"
                           "- draw FRRR\n1 place -1,0 n\n1 pass\n"
                           "- draw FFFF.m\n2 place 0,1 n\n2 pass\n"
                           "- draw CFcF\n";

static void test_KR2_the_panel_tells_who_has_them(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe, both);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "King B: 2 tiles (+1)");
    probe_shows(probe, "Robber A: 3 tiles (+1)");
    probe_shows(probe, "king: city, 2 tiles");
    probe_shows(probe, "A robber: road");
    probe_press(probe, "e"); /* expected scores are hidden */
    probe_shows(probe, "King B: 2 tiles");
    probe_hides(probe, "(+1)");
    probe_close(probe);
    played_table_sized(&probe, both, 50, 200);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Robber A: 3 tiles (+1)");
    probe_shows(probe, "robber: road, 3 tiles");
    probe_close(probe);
}

static void test_KR1_at_first_there_is_nothing_to_tell(void **state)
{
    static const char text[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base king\nseed: 5\n"
                               "chance: auto\n\n- draw CFFF\n";
    struct probe *probe;
    (void)state;
    played_table_at(&probe, text);
    probe_press(probe, "<Enter>");
    probe_hides(probe, "Robber");
    probe_shows(probe, "king to Ann"); /* where the tile would complete the city */
    probe_close(probe);
}

static void test_KR2_beginners_are_told_what_a_tile_would_bring(void **state)
{
    static const char text[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base king\nseed: 5\n"
                               "chance: auto\n\n- draw FRRR\n1 place 1,0 n\n1 pass\n- draw FRRR\n";
    struct probe *probe;
    struct table *table = played_table_at(&probe, text);
    bool is_told = false;
    (void)state;
    probe_press(probe, "<Enter>");
    for (unsigned square = 0; square < 8 && !is_told; square++) {
        is_told = strstr(hints_of(table), "the longest road so far") != NULL;
        probe_press(probe, "<Tab>");
    }
    assert_true(is_told);
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_KR2_the_panel_tells_who_has_them),
        cmocka_unit_test(test_KR2_beginners_are_told_what_a_tile_would_bring),
        cmocka_unit_test(test_KR1_at_first_there_is_nothing_to_tell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
