/* The dragon's flight at a table of several people: whose step it is, what is said of it, and what
 * undo takes back. */
#include "played_table.h"

#include "sets/dragon/questions.h"
#include "tui/table/stage.h"

/* Ann's dragon is about to fly: north or east, and two steps on nowhere. */
static const char flight[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nplayer: Cy\nsets: base dragon\n"
                             "seed: 5\nchance: auto\n\n"
                             "- draw FFFF.volcano\n1 place 0,1 n\n"
                             "- draw FFFF.m\n2 place 1,1 n\n2 deploy meeple monastery\n"
                             "- draw FRFr\n3 place 1,0 n\n3 pass\n"
                             "- draw FFRr.dragon\n1 place 2,1 s\n1 pass\n";

static struct square dragon_at(const struct table *table)
{
    struct square at;
    assert_true(game_dragon_at(&table->session.game, &at));
    return at;
}

static struct table *begin_flight(struct probe **probe)
{
    struct table *table = played_table_at(probe, flight);
    probe_press(*probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DECIDING);
    return table;
}

static void test_PD5_nobody_is_called_between_steps(void **state)
{
    struct probe *probe;
    struct table *table = begin_flight(&probe);
    (void)state;
    probe_shows(probe, "Ann: where does the dragon fly?");
    probe_shows(probe, "Step 1 of 6, then Ben.");
    probe_shows(probe, "\xe2\x96\xb8"
                       "A Ann");
    probe_press(probe, "2<Enter>");
    assert_int_equal(table->stage, STAGE_DECIDING);
    probe_shows(probe, "Ben: where does the dragon fly?");
    probe_shows(probe, "Step 2 of 6");
    probe_shows(probe, "\xe2\x96\xb8"
                       "B Ben");
    probe_hides(probe, "Ben decides");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "\xe2\x96\xb8"
                       "C Cy");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_shows(probe, "Ann's turn: ");
    probe_close(probe);
}

static void test_PD5_only_the_last_step_can_be_taken_back(void **state)
{
    struct probe *probe;
    struct table *table = begin_flight(&probe);
    (void)state;
    probe_press(probe, "2<Enter>");
    struct game second = table->session.game;
    probe_press(probe, "<Enter>");
    assert_true(table_can_undo(table));
    probe_press(probe, "u");
    assert_memory_equal(&table->session.game, &second, sizeof second);
    probe_shows(probe, "Ben: where does the dragon fly?");
    assert_false(table_can_undo(table));
    probe_press(probe, "u<Esc>"); /* all would have to agree */
    assert_memory_equal(&table->session.game, &second, sizeof second);
    probe_press(probe, "U");
    probe_shows(probe, "Cy: where does the dragon fly?");
    probe_close(probe);
}

static void test_PD5_keys_are_dead_as_they_pass_on(void **state)
{
    struct probe *probe;
    struct table *table = begin_flight(&probe);
    (void)state;
    probe_press(probe, "2");
    long long passed = probe->around.now;
    probe_press(probe, "<Enter>");
    struct square first = dragon_at(table);
    probe->around.now = passed + KEY_GUARD - 1;
    probe_press(probe, "<Enter>");
    assert_true(square_equal(dragon_at(table), first));
    probe->around.now = passed + KEY_GUARD;
    probe_press(probe, "<Enter>");
    assert_false(square_equal(dragon_at(table), first));
    probe_close(probe);
}

/* Nobody is at the keys then. */
static void test_PD5_whose_step_it_is_is_called_after_loading(void **state)
{
    static char text[1024];
    struct probe *probe;
    (void)state;
    snprintf(text, sizeof text, "%s1 dragon 1,1\n", flight);
    struct table *table = played_table_at(&probe, text);
    assert_int_equal(table->stage, STAGE_CALLING);
    probe_shows(probe, "Ben decides");
    assert_false(table_can_undo(table));
    probe_press(probe, "<Enter><Enter>");
    assert_int_equal(table->stage, STAGE_DECIDING);
    probe_shows(probe, "Cy: where does the dragon fly?");
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_PD5_nobody_is_called_between_steps),
        cmocka_unit_test(test_PD5_only_the_last_step_can_be_taken_back),
        cmocka_unit_test(test_PD5_keys_are_dead_as_they_pass_on),
        cmocka_unit_test(test_PD5_whose_step_it_is_is_called_after_loading),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
