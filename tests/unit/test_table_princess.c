/* What may be done instead of deploying, at the table: princesses send home knights whose owners
 * are named, portals have long lists, and it is said what the fairy gives. */
#include "played_table.h"

/* One knight of each in Ann's princess's city. */
static const char knights[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base dragon\nseed: 5\n"
                              "chance: auto\n\n"
                              "- draw CcFF\n1 place 0,-1 e\n1 deploy meeple city e\n"
                              "- draw FRFr\n2 place 1,0 n\n2 pass\n"
                              "- draw FFFF.m\n1 place 0,1 n\n1 pass\n"
                              "- draw FRFr\n2 place 2,0 n\n2 pass\n"
                              "- draw FFFF.m\n1 place 1,1 n\n1 pass\n"
                              "- draw CcFF\n2 place 2,-1 w\n2 deploy meeple city n\n"
                              "- draw CccF.princess\n1 place 1,-1 w\n";

static void check_owners(int rows, int cols)
{
    struct probe *probe;
    played_table_sized(&probe, knights, rows, cols);
    probe_press(probe, "<Enter>");
    bool is_named[2] = {false, false};
    for (int row = 0; row < rows; row++) {
        char text[PROBE_ROW_SIZE];
        probe_row(probe, row, text);
        const char *at = strstr(text, "S Home: Follower");
        if (at != NULL) {
            at += strlen("S Home: Follower");
            is_named[0] |= strchr(at, 'A') != NULL;
            is_named[1] |= strchr(at, 'B') != NULL;
        }
    }
    assert_true(is_named[0] && is_named[1]);
    probe_close(probe);
}

static void test_PD9_owner_of_the_knight_is_named(void **state)
{
    (void)state;
    check_owners(24, 80);
    check_owners(50, 200);
}

static void test_PD9_it_is_said_who_has_the_city_then(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe, knights);
    probe_press(probe, "<Enter>S");
    probe_shows(probe, "Home: Ann (follower). Majority then: Ben");
    probe_press(probe, "S");
    probe_shows(probe, "Home: Ben (follower). Majority then: Ann");
    probe_close(probe);
}

static void test_PD9_log_tells_who_sent_the_knight_home(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe, knights);
    probe_press(probe, "<Enter>SS<Enter>");
    probe_shows(probe, "sends a knight home");
    probe_shows(probe, "follower returns");
    probe_close(probe);
}

/* Di's portal leads to nine places. */
static const char portal[] =
    "bastide: 1\nplayer: Ann\nplayer: Ben\nplayer: Cy\nplayer: Di\nplayer: Ed\nplayer: Flo\n"
    "sets: base dragon\nseed: 5\nchance: auto\n\n"
    "- draw FRFr\n1 place 1,0 n\n1 deploy meeple road e\n"
    "- draw CcFF\n2 place 0,-1 e\n2 pass\n"
    "- draw FRFr\n3 place -1,0 n\n3 pass\n"
    "- draw FRRR.portal\n4 place 0,1 n\n";

static void test_PD11_where_a_list_is_short_it_says_which_of_how_many(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe, portal);
    probe_press(probe, "<Enter>dd");
    probe_shows(probe, "2/9");
    probe_press(probe, "d");
    probe_shows(probe, "3/9");
    probe_close(probe);
    played_table_sized(&probe, portal, 50, 200);
    probe_press(probe, "<Enter>dd");
    probe_hides(probe, "2/9");
    probe_close(probe);
}

static void test_PD15_PD16_it_is_said_what_the_fairy_gives(void **state)
{
    static const char fairy[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base dragon\n"
                                "seed: 5\nchance: auto\n\n"
                                "- draw CcFF\n1 place 0,-1 e\n1 deploy meeple city e\n"
                                "- draw FRFr\n2 place 1,0 n\n2 pass\n"
                                "- draw FFFF.m\n1 place 0,1 n\n";
    struct probe *probe;
    (void)state;
    played_table_at(&probe, fairy);
    probe_press(probe, "<Enter>Y");
    probe_shows(probe, "Fairy: follower in a city; +1 a turn, +3 when scored");
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_PD9_owner_of_the_knight_is_named),
        cmocka_unit_test(test_PD9_it_is_said_who_has_the_city_then),
        cmocka_unit_test(test_PD9_log_tells_who_sent_the_knight_home),
        cmocka_unit_test(test_PD11_where_a_list_is_short_it_says_which_of_how_many),
        cmocka_unit_test(test_PD15_PD16_it_is_said_what_the_fairy_gives)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
