/* The final: the best turns of a search, played on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/final.h"
#include "support/bot_table.h"

#include <stdlib.h>

enum { BASE = 1u << SET_BASE, PARTS = 2 };

/* A position with the turns there, best first by the evaluation. */
struct stand {
    struct game game;
    struct sight sight;
    struct plan_list plans;
    struct design design;
    struct final final;
    struct final_part part[PARTS];
};

static struct stand *stand_new(void)
{
    static const char *const moves[] = {"draw CFFF", NULL};
    struct stand *stand = calloc(1, sizeof *stand);
    struct outlook outlook;
    stand->game = bot_table_position(BASE, 2, moves);
    stand->design = design_best;
    sight_prepare_tiles(&stand->sight);
    stand->sight.sees_rivals = true;
    appraiser_prepare(&stand->sight.appraiser, &stand->game.options,
                      weights_of(weights_class_of(&stand->game.options)), true);
    outlook_of(&outlook, &stand->sight.rows, &stand->game.pile);
    stand->plans.room = PLANS_MAX;
    plans_find(&stand->sight, &outlook, &stand->game, 0, NULL, &stand->plans);
    final_begin(&stand->final, &stand->sight, &stand->game, &stand->design);
    return stand;
}

static void enter(struct stand *stand, unsigned plan, float searched)
{
    final_enter(
        &stand->final,
        (struct finalist){.plan = &stand->plans.plan[plan], .searched = searched, .number = plan});
}

static void play_rounds(struct stand *stand, unsigned rounds)
{
    for (unsigned p = 0; p < PARTS; p++)
        while (stand->part[p].rounds < rounds)
            final_play(&stand->final, &stand->part[p], p, PARTS);
}

static void rank(struct stand *stand, unsigned leave)
{
    struct final_part *part[PARTS] = {&stand->part[0], &stand->part[1]};
    final_rank(&stand->final, part, PARTS, leave);
}

/* The same turn twice, which must come to the same; another part draws other tiles. */
static void test_all_are_played_on_with_the_same_tiles(void **state)
{
    (void)state;
    struct stand *stand = stand_new();
    enter(stand, 0, 1);
    enter(stand, 0, 1);
    enter(stand, 1, 1);
    play_rounds(stand, 3);
    for (unsigned p = 0; p < PARTS; p++) {
        assert_true(stand->part[p].sum[0] == stand->part[p].sum[1]);
        assert_true(stand->part[p].sum[0] != stand->part[p].sum[2]);
        assert_true(stand->part[p].turns > 3 * 3 * design_best.of[DESIGN_LINE] / 2);
    }
    assert_true(stand->part[0].sum[0] != stand->part[1].sum[0]);
    free(stand);
}

/* Without a round it is what the search found; a round under way counts for nothing. */
static void test_what_was_searched_is_weighed_against_whole_rounds(void **state)
{
    (void)state;
    struct stand *stand = stand_new();
    stand->design.of[DESIGN_TRUST] = 4;
    enter(stand, 0, 7);
    enter(stand, 1, 5);
    assert_true(final_play(&stand->final, &stand->part[0], 0, PARTS) > 1);
    rank(stand, 2);
    assert_true(stand->final.finalist[0].worth == 7 && stand->final.finalist[1].worth == 5);
    play_rounds(stand, 2);
    float sum = stand->part[0].sum[0] + stand->part[1].sum[0];
    rank(stand, 2);
    const struct finalist *finalist =
        &stand->final.finalist[stand->final.finalist[0].number == 0 ? 0 : 1];
    assert_true(finalist->worth == (4 * 7 + sum) / (4 + 2 * PARTS));
    free(stand);
}

/* The search thought too much of the worst turn. Its mistake comes out; those who rank low leave.
 */
static void test_better_turns_win(void **state)
{
    (void)state;
    struct stand *stand = stand_new();
    unsigned worst = stand->plans.count - 1;
    enter(stand, worst, 2);
    enter(stand, 1, 1);
    enter(stand, 0, 1);
    rank(stand, 3);
    assert_int_equal(stand->final.finalist[0].number, worst);
    play_rounds(stand, 30);
    rank(stand, 2);
    assert_int_equal(stand->final.left, 2);
    assert_int_equal(stand->final.entered, 3);
    assert_int_equal(stand->final.finalist[2].number, worst);
    assert_true(stand->final.finalist[0].worth >= stand->final.finalist[1].worth);
    play_rounds(stand, 31);
    rank(stand, 2);
    assert_int_equal(stand->final.finalist[2].number, worst);
    free(stand);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_are_played_on_with_the_same_tiles),
        cmocka_unit_test(test_what_was_searched_is_weighed_against_whole_rounds),
        cmocka_unit_test(test_better_turns_win),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
