/* Princesses at the table: whom they send home is named. */
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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_PD9_owner_of_the_knight_is_named)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
