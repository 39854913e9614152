/* The remaining tiles of a game with a dragon: those that wait for the first volcano (PD3). */
#include "played_table.h"

#define HEAD   "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base dragon\nseed: 5\nchance: auto\n\n"
#define ASLEEP "of them with a dragon wait for the first volcano."

static void check_sleepers(const char *record, int rows, int cols,
                           void (*check)(struct probe *, const char *))
{
    struct probe *probe;
    played_table_sized(&probe, record, rows, cols);
    probe_press(probe, "<Enter>t");
    probe_shows(probe, "Edges: ");
    check(probe, ASLEEP);
    probe_close(probe);
}

static void test_PD3_tiles_asleep_are_told_with_the_remaining(void **state)
{
    (void)state;
    check_sleepers(HEAD "- draw FFFF.m\n", 24, 80, probe_shows);
    check_sleepers(HEAD "- draw FFFF.m\n", 50, 200, probe_shows);
}

static void test_PD3_nothing_sleeps_after_the_first_volcano(void **state)
{
    (void)state;
    check_sleepers(HEAD "- draw FFFF.volcano\n1 place 0,1 n\n", 24, 80, probe_hides);
}

int main(void)
{
    language_choose("en");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_PD3_tiles_asleep_are_told_with_the_remaining),
        cmocka_unit_test(test_PD3_nothing_sleeps_after_the_first_volcano),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
