/* The dragon's flight at a table of several people: whose step it is, what is said of it, and what
 * undo takes back. */
#include "played_table.h"

#include "sets/dragon/questions.h"
#include "tui/table/panel.h"
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

static void test_PD6_those_sent_home_are_named_on_one_line(void **state)
{
    static const char two[] = "bastide: 1\nplayer: Anna\nplayer: Benno\nsets: base dragon\n"
                              "seed: 5\nchance: auto\n\n"
                              "- draw FFFF.volcano\n1 place 0,1 n\n"
                              "- draw FFFF.m\n2 place 1,1 n\n2 deploy meeple monastery\n"
                              "- draw FRFr\n1 place 1,0 n\n1 pass\n"
                              "- draw FFRr.dragon\n2 place 2,1 s\n2 pass\n";
    struct probe *probe;
    (void)state;
    played_table_at(&probe, two);
    probe_press(probe, "<Enter>2");
    probe_shows(probe, "Benno: where does the dragon fly?");
    probe_shows(probe, "Step 1 of 6, then Anna. Home: Benno (follower)");
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

/* The note below the choices, in a panel of so many rows. */
static struct canvas *draw_panel(const struct table *table, int rows)
{
    static struct canvas canvas;
    canvas_clear(&canvas, 24, 80);
    side_panel_draw_decision(&canvas, (struct area){0, 0, rows, 24}, table->deciding,
                             table_position(table), &table->seats, WORTH_TOLD);
    return &canvas;
}

static bool is_empty_row(struct canvas *canvas, int row)
{
    for (int col = 0; col < canvas->cols; col++)
        if (canvas_cell(canvas, row, col)->glyph != ' ')
            return false;
    return true;
}

static void test_note_is_cut_after_a_sentence(void **state)
{
    enum { NOTE = 4, FIRST = 3, BOTH = 6 }; /* the row where it begins; how many rows it takes */
    struct probe *probe;
    struct table *table = begin_flight(&probe);
    (void)state;
    struct canvas *canvas = draw_panel(table, NOTE + FIRST - 1);
    assert_false(is_empty_row(canvas, NOTE - 2));
    assert_true(is_empty_row(canvas, NOTE));
    canvas = draw_panel(table, NOTE + BOTH - 1);
    assert_int_equal(canvas_cell(canvas, NOTE, 1)->glyph, 'I');
    assert_int_equal(canvas_cell(canvas, NOTE + FIRST - 1, 17)->glyph, '.');
    assert_int_equal(canvas_cell(canvas, NOTE + FIRST - 1, 19)->glyph, ' ');
    assert_true(is_empty_row(canvas, NOTE + FIRST));
    canvas = draw_panel(table, NOTE + BOTH);
    assert_false(is_empty_row(canvas, NOTE + BOTH - 1));
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_PD5_nobody_is_called_between_steps),
        cmocka_unit_test(test_PD5_only_the_last_step_can_be_taken_back),
        cmocka_unit_test(test_PD5_keys_are_dead_as_they_pass_on),
        cmocka_unit_test(test_PD6_those_sent_home_are_named_on_one_line),
        cmocka_unit_test(test_note_is_cut_after_a_sentence),
        cmocka_unit_test(test_PD5_whose_step_it_is_is_called_after_loading),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
