/* The Count at the table: who goes into Carcassonne, where the count goes, who comes out of it, and
 * who is there. */
#include "played_table.h"

#include "tui/table/panel.h"

/* Ben's road has been completed by Ann. */
#define TO_ENTER                                                                                   \
    "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base count\nchance: manual\n\n"                   \
    "- draw FRFr\n1 place -3,-1 n\n1 deploy meeple road e\n"                                       \
    "- draw FRFr\n2 place 0,2 e\n2 deploy meeple road n\n"                                         \
    "- draw FRRR\n1 place 0,3 s\n1 pass\n"

static void test_CC3_a_follower_goes_into_the_city_and_the_count_moves(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, TO_ENTER);
    (void)state;
    probe_shows(probe, "Into the city");
    probe_shows(probe, "1 Castle");
    probe_shows(probe, "4 Cathedral");
    probe_shows(probe, "The count is here, so nobody can leave.");
    probe_press(probe, "3");
    probe_shows(probe, "From here followers join roads.");
    probe_press(probe, "<Enter>");
    assert_int_equal(
        game_followers_in_quarter(&table->session.game, 0, FIGURE_MEEPLE, QUARTER_BLACKSMITH), 1);
    probe_shows(probe, "where does the count go?");
    probe_shows(probe, "2 Blacksmith          A"); /* who is there */
    probe_press(probe, "1<Enter>");
    probe_shows(probe, "Market: the count");
    assert_int_equal(game_count_is_in(&table->session.game), QUARTER_MARKET);
    probe_close(probe);
}

static void test_CC6_who_joins_is_chosen_on_the_board(void **state)
{
    static const char text[] =
        TO_ENTER "1 enter blacksmith meeple\n1 pass\n"
                 "- draw FRFr\n2 place 1,-2 e\n2 deploy meeple road s\n"
                 "- draw FFFF.m\n1 place -1,-2 n\n1 deploy meeple monastery\n"
                 "- draw FRRR\n2 place 1,-3 n\n2 pass\n";
    struct probe *probe;
    struct table *table = played_table_at(&probe, text);
    (void)state;
    probe_shows(probe, "Out of the city");
    probe_shows(probe, "Ann: who comes from the city?");
    probe_shows(probe, "follower on a road. Road, 3 tiles");
    probe_press(probe, "S");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->session.game.player[0].score, 0);
    probe_press(probe, "u");
    probe_shows(probe, "Out of the city");
    probe_press(probe, "2<Enter>");
    assert_int_equal(table->session.game.player[0].score, 3);
    assert_int_equal(table->session.game.player[1].score, 6);
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CC3_a_follower_goes_into_the_city_and_the_count_moves),
        cmocka_unit_test(test_CC6_who_joins_is_chosen_on_the_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
