/* What follows from a position is worked out once: a screen that is drawn again, and a board that
 * is moved, do not ask the rules what is legal. The linker leads every such question through here.
 */
#include "played_table.h"

#include "facts/position.h"
#include "tui/stages/modes.h"

static unsigned questions;

enum refusal __real_bastide_game_apply(struct game *game, struct move move,
                                       struct event_list *events);
enum refusal __wrap_bastide_game_apply(struct game *game, struct move move,
                                       struct event_list *events);

static unsigned trials;

enum refusal __wrap_bastide_game_apply(struct game *game, struct move move,
                                       struct event_list *events)
{
    trials++;
    return __real_bastide_game_apply(game, move, events);
}

void __real_bastide_game_legal(const struct game *game, struct move_list *moves);
void __wrap_bastide_game_legal(const struct game *game, struct move_list *moves);

void __wrap_bastide_game_legal(const struct game *game, struct move_list *moves)
{
    questions++;
    __real_bastide_game_legal(game, moves);
}

static unsigned questions_of_frame(struct probe *probe)
{
    questions = 0;
    probe_screen(probe);
    return questions;
}

static struct table *open_table(struct probe **probe, unsigned moves)
{
    struct session session;
    played_all_sets(&session, 3, 4, moves);
    return played_table(probe, &session, 4, 50, 200);
}

static void test_a_frame_drawn_again_asks_nothing(void **state)
{
    (void)state;
    for (unsigned moves = 20; moves < 200; moves += 30) {
        struct probe *probe;
        open_table(&probe, moves);
        questions_of_frame(probe);
        assert_int_equal(questions_of_frame(probe), 0);
        probe_press(probe, "H+-");
        assert_int_equal(questions_of_frame(probe), 0);
        probe_close(probe);
    }
}

static void test_inspecting_around_asks_nothing(void **state)
{
    struct probe *probe;
    struct table *table = open_table(&probe, 60);
    (void)state;
    probe_press(probe, "x");
    questions_of_frame(probe);
    for (unsigned steps = 0; table->inspection->tile != NO_TILE; steps++) {
        assert_true(steps < 40);
        probe_press(probe, "<Left>");
        assert_int_equal(questions_of_frame(probe), 0);
    }
    probe_press(probe, "t"); /* what fits there */
    assert_int_equal(questions_of_frame(probe), 0);
    probe_close(probe);
}

/* At a bazaar tiles are tried where they fit: only keys make a move to see what comes of it. */
static void test_frames_of_an_auction_ask_nothing(void **state)
{
    static const char *const keys[] = {"",       "<Tab>",   "<Tab>",   "r",        "<Right>",
                                       "4",      "<Enter>", "<Tab>",   "9<Enter>", "p",
                                       "<Down>", "<Enter>", "<Enter>", "p"};
    unsigned frames = 0;
    struct session session;
    struct rng rng = rng_from_seed(4);
    struct probe *probe;
    (void)state;
    played_all_sets(&session, 3, 4, 0);
    while (game_phase(&session.game) != PHASE_OFFER)
        assert_int_equal(played_on(&session, &rng, 1), 1);
    struct table *table = (struct table *)table_page(&session);
    probe = probe_open(&table->page, 50, 200);
    probe_press(probe, "<Enter>");
    for (unsigned k = 0; table->stage == STAGE_AUCTION && k < sizeof keys / sizeof keys[0]; k++) {
        probe_press(probe, keys[k]);
        trials = 0;
        assert_int_equal(questions_of_frame(probe), 0);
        assert_int_equal(trials, 0);
        frames++;
    }
    probe_close(probe);
    assert_true(frames > 8);
}

static unsigned dead_squares(const struct game *game)
{
    struct tile_fits fits;
    unsigned deads = 0;
    tile_fits_find(&fits, game);
    for (unsigned open = 0; open < game->board.opens; open++)
        deads += tile_fits_is_dead(&fits, open);
    return deads;
}

/* And a position that has changed is asked about. */
static void test_every_position_is_told_as_it_is(void **state)
{
    struct probe *probe;
    struct table *table = open_table(&probe, 60);
    (void)state;
    for (unsigned presses = 0; presses < 300 && table->stage != STAGE_FINAL; presses++) {
        unsigned deads = dead_squares(table_game(table));
        struct board_scene scene = table_scene(table);
        if (!game_is_over(table_game(table)))
            assert_int_equal(board_scene_count(&scene, BOARD_MARK_DEAD), deads);
        probe_press(probe, presses % 7 == 3 ? "u" : "<Enter>");
    }
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_frame_drawn_again_asks_nothing),
        cmocka_unit_test(test_inspecting_around_asks_nothing),
        cmocka_unit_test(test_frames_of_an_auction_ask_nothing),
        cmocka_unit_test(test_every_position_is_told_as_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
