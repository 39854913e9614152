/* A mayor at the table: what the panel and the line below say of a city where he counts nothing. */
#include "played_table.h"

static const char plain_city[] =
    "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base abbeys\nseed: 5\n"
    "chance: auto\n\n- draw CcFF\n1 place 0,-1 e\n";
static const char pennant[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base abbeys\nseed: 5\n"
                              "chance: auto\n\n- draw CcFF+\n1 place 0,-1 e\n";

static void open_at_city(struct probe **probe, const char *record)
{
    played_table_at(probe, record);
    probe_press(*probe, "<Enter>2");
    probe_shows(*probe, "now");
    for (unsigned figures = 0; !probe_has(*probe, " Mayor"); figures++) {
        assert_true(figures < 5);
        probe_press(*probe, "f");
    }
    if (!probe_has(*probe, ">2"))
        probe_press(*probe, "2");
}

static void test_AM8_mayor_who_counts_nothing_scores_nothing(void **state)
{
    struct probe *probe;
    (void)state;
    open_at_city(&probe, plain_city);
    probe_shows(probe, "nothing yet");
    probe_hides(probe, "2 now");
    probe_shows(probe, "city, 2 tiles: no pennant, so nothing yet");
    probe_close(probe);
}

static void test_AM8_mayor_with_a_pennant_scores(void **state)
{
    struct probe *probe;
    (void)state;
    open_at_city(&probe, pennant);
    probe_hides(probe, "nothing yet");
    probe_shows(probe, "3 now");
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_AM8_mayor_who_counts_nothing_scores_nothing),
        cmocka_unit_test(test_AM8_mayor_with_a_pennant_scores),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
