/* The final: the best turns of a search, played on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/final.h"
#include "support/bot_table.h"

#include <math.h>
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
        while (stand->part[p].rounds[0] < rounds)
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
        const struct final_line *sum = stand->part[p].sum;
        assert_true(sum[0].of[0] == sum[1].of[0]);
        assert_true(sum[0].of[0] != sum[2].of[0]);
        assert_true(stand->part[p].turns > 3 * 3 * design_best.of[DESIGN_LINE] / 2);
    }
    assert_true(stand->part[0].sum[0].of[0] != stand->part[1].sum[0].of[0]);
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
    float sum = stand->part[0].sum[0].of[0] + stand->part[1].sum[0].of[0];
    rank(stand, 2);
    const struct finalist *finalist =
        &stand->final.finalist[stand->final.finalist[0].number == 0 ? 0 : 1];
    assert_true(finalist->worth == (4 * 7 + sum) / (4 + 2 * PARTS));
    free(stand);
}

/* Lines of later rounds are longer, and what they add is the same whether they stop between or not.
 */
static void test_later_lines_are_longer(void **state)
{
    (void)state;
    struct stand *stand = stand_new(), *whole = stand_new();
    stand->design.of[DESIGN_LINE] = 3;
    stand->design.of[DESIGN_LINE_2] = whole->design.of[DESIGN_LINE] = 9;
    stand->design.of[DESIGN_AFTER_2] = PARTS;
    enter(stand, 0, 1);
    enter(whole, 0, 1);
    play_rounds(stand, 1);
    unsigned turns = stand->part[0].turns;
    assert_int_equal(stand->part[0].rounds[1], 0);
    assert_true(turns > 0 && turns <= 4);
    *whole->part = (struct final_part){.rounds = {1}, .turns = turns};
    play_rounds(stand, 2);
    play_rounds(whole, 2);
    assert_int_equal(stand->part[0].rounds[0], 2);
    assert_int_equal(stand->part[0].rounds[1], 1);
    const struct final_line *line = stand->part[0].round;
    assert_true(line->of[1] != 0);
    assert_true(fabsf(line->of[0] + line->of[1] - whole->part[0].round->of[0]) < 1e-4f);
    assert_int_equal(stand->part[0].turns, whole->part[0].turns);
    free(whole);
    free(stand);
}

/* What longer lines find to be different counts by how many rounds there were. */
static void test_longer_lines_are_drawn_towards_no_difference(void **state)
{
    (void)state;
    struct stand *stand = stand_new();
    stand->design.of[DESIGN_TRUST] = 4;
    stand->design.of[DESIGN_TRUST_2] = 10;
    enter(stand, 0, 7);
    enter(stand, 1, 7.5f);
    stand->part[0] = (struct final_part){.rounds = {4, 3}, .sum = {{{32, 26}}}};
    stand->part[1] = (struct final_part){.rounds = {2, 2}, .sum = {{{0, 4}}}};
    rank(stand, 1);
    assert_int_equal(stand->final.finalist[0].number, 0);
    assert_true(stand->final.finalist[0].worth == (4 * 7 + 32) / 10.0f + 30 / 15.0f);
    assert_true(stand->final.finalist[1].worth == 3);
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
    play_rounds(stand, 120);
    rank(stand, 2);
    assert_int_equal(stand->final.left, 2);
    assert_int_equal(stand->final.entered, 3);
    assert_int_equal(stand->final.finalist[2].number, worst);
    assert_true(stand->final.finalist[0].worth >= stand->final.finalist[1].worth);
    play_rounds(stand, 121);
    rank(stand, 2);
    assert_int_equal(stand->final.finalist[2].number, worst);
    free(stand);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_are_played_on_with_the_same_tiles),
        cmocka_unit_test(test_what_was_searched_is_weighed_against_whole_rounds),
        cmocka_unit_test(test_later_lines_are_longer),
        cmocka_unit_test(test_longer_lines_are_drawn_towards_no_difference),
        cmocka_unit_test(test_better_turns_win),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
