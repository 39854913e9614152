/* Numbers that stand still while values become surer. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/auction_positions.h"
#include "support/soak.h"
#include "tui/advice/steady.h"

#include <stdlib.h>

static void test_a_number_changes_beyond_its_interval(void **state)
{
    struct steady_number number = {.is_shown = false};
    (void)state;
    assert_true(steady_number_follow(&number, (struct estimate){4, -1}, false));
    assert_true(number.is_shown);
    assert_false(steady_number_follow(&number, (struct estimate){9, -1}, false));
    assert_true(number.as_shown.mean == 4);
    assert_true(steady_number_follow(&number, (struct estimate){4, 2}, false));
    assert_false(steady_number_follow(&number, (struct estimate){5.9, 1}, false));
    assert_true(number.as_shown.mean == 4 && number.as_shown.within == 2);
    assert_true(steady_number_follow(&number, (struct estimate){1.9, 1}, false));
    assert_true(number.as_shown.mean == 1.9 && number.as_shown.within == 1);
    assert_true(steady_number_follow(&number, (struct estimate){2, 0.5}, true));
    assert_true(number.as_shown.mean == 2);
    assert_false(steady_number_follow(&number, (struct estimate){2, 0.5}, true));
}

static void test_a_turn_is_judged_when_it_is_sure(void **state)
{
    struct steady_turn turn = {.verdict = STEADY_UNSURE};
    (void)state;
    steady_turn_follow(&turn, (struct estimate){2, -1}, false, false);
    steady_turn_follow(&turn, (struct estimate){2, 3}, false, false);
    assert_int_equal(turn.verdict, STEADY_UNSURE);
    assert_false(turn.loss.is_shown);
    steady_turn_follow(&turn, (struct estimate){4, 3}, false, false);
    assert_int_equal(turn.verdict, STEADY_WORSE);
    steady_turn_follow(&turn, (struct estimate){2, 2.5}, false,
                       false); /* not sure of the contrary */
    assert_int_equal(turn.verdict, STEADY_WORSE);
    assert_true(turn.loss.as_shown.mean == 4);
    steady_turn_follow(&turn, (struct estimate){0.3, 0.5}, false, false);
    assert_int_equal(turn.verdict, STEADY_FINE);
    steady_turn_follow(&turn, (struct estimate){0.9, 1.5}, false, false);
    assert_int_equal(turn.verdict, STEADY_FINE);
    turn = (struct steady_turn){.verdict = STEADY_UNSURE};
    steady_turn_follow(&turn, (struct estimate){2, 3}, false, true);
    assert_int_equal(turn.verdict, STEADY_FINE); /* it will not become surer */
    steady_turn_follow(&turn, (struct estimate){2, 3}, true, false);
    assert_int_equal(turn.verdict, STEADY_DEPENDS);
    steady_turn_follow(&turn, (struct estimate){2, 3}, false, false); /* no contrary to that */
    assert_int_equal(turn.verdict, STEADY_DEPENDS);
    steady_turn_follow(&turn, (struct estimate){4, 3}, false, false);
    assert_int_equal(turn.verdict, STEADY_WORSE);
}

/* What is shown of real values, after each round. */
struct shown {
    struct steady_turns turns;
    unsigned first, changes, best_changes, verdicts[STEADY_VERDICTS];
};

/* By greedy play alone: scores, which are not sure, and nothing of any turn. */
static void check_first(const struct steady_turns *turns)
{
    assert_false(turns->has_best);
    for (unsigned player = 0; player < 2; player++)
        assert_true(turns->score[player].is_shown && turns->score[player].as_shown.within < 0);
    for (unsigned turn = 0; turn < VALUING_TURNS_MOST; turn++)
        assert_int_equal(turns->turn[turn].verdict, STEADY_UNSURE);
}

static struct shown follow_all(const struct valuing *valuing, struct valuing *playing)
{
    struct shown shown = {.changes = 0};
    unsigned player = game_player(&valuing->game);
    for (bool has_more = true; has_more;) {
        struct steady_turns before = shown.turns;
        has_more = false;
        for (unsigned part = 0; part < VALUING_PARTS; part++)
            has_more |= valuing_go_on(playing, part, 1);
        if (!valuing_knows(valuing, POLICY_GREEDY))
            continue;
        steady_turns_follow(&shown.turns, valuing, player, !has_more);
        if (!valuing_knows(valuing, POLICY_SEARCH)) {
            check_first(&shown.turns);
            shown.first++;
            continue;
        }
        if (before.has_best && before.best != shown.turns.best) {
            struct estimate lead =
                valuing_turn_difference(valuing, shown.turns.best, before.best, player);
            assert_false(estimate_is_too_close(lead));
            shown.best_changes++;
            continue;
        }
        for (unsigned turn = 0; turn < shown.turns.turns && has_more; turn++) {
            const struct steady_number *old = &before.turn[turn].loss,
                                       *new = &shown.turns.turn[turn].loss;
            double off = new->as_shown.mean - old->as_shown.mean;
            off = off < 0 ? -off : off;
            if (old->is_shown && off > 0) {
                assert_true(off > old->as_shown.within);
                shown.changes++;
            }
        }
    }
    for (unsigned turn = 0; turn < shown.turns.turns; turn++)
        shown.verdicts[shown.turns.turn[turn].verdict]++;
    return shown;
}

static void test_values_are_shown_calmly(void **state)
{
    enum { ROUNDS = 80, TURNS = 6 };
    const unsigned positions = in_soak(4, 1);
    struct options options = options_default();
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    unsigned fine = 0, worse = 0, changes = 0, first = 0;
    (void)state;
    options.sets = 1u << SET_BASE;
    for (uint64_t seed = 1; seed <= positions; seed++) {
        struct pile_order order;
        struct game game;
        assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
        pile_order_shuffle(&order, &options, seed);
        while (game.turn.number < 62 || !game_awaits_placement(&game))
            auction_positions_go_on(&game, &order);
        valuing_prepare(
            valuing, &(struct valuing_request){
                         .game = &game, .playouts = ROUNDS * TURNS, .turns = TURNS, .seed = seed});
        struct shown shown = follow_all(valuing, valuing);
        assert_true(shown.turns.has_best);
        assert_true(shown.turns.score[0].as_shown.within >= 0);
        first += shown.first;
        assert_int_equal(shown.verdicts[STEADY_UNSURE], 0); /* all is told at the end */
        assert_int_equal(shown.verdicts[STEADY_FINE], steady_turns_fine(&shown.turns));
        assert_int_equal(shown.turns.turn[shown.turns.best].verdict,
                         shown.verdicts[STEADY_FINE] > 0 ? STEADY_FINE : STEADY_DEPENDS);
        fine += shown.verdicts[STEADY_FINE];
        worse += shown.verdicts[STEADY_WORSE];
        changes += shown.changes + shown.best_changes;
        assert_true(changes <= 4 * TURNS * positions);
    }
    assert_true(fine > positions && worse > positions && first > positions);
    free(valuing);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_number_changes_beyond_its_interval),
        cmocka_unit_test(test_a_turn_is_judged_when_it_is_sure),
        cmocka_unit_test(test_values_are_shown_calmly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
