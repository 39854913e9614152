/* What text mode asks where no set has a question of its own: every legal move, by number. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "plain/plain_game.h"

#include "bastide/chance.h"
#include "wording/seats.h"

#include <stdio.h>
#include <stdlib.h>

enum { SEED = 28 };

static unsigned asked[PHASES_COUNT];

/* Every move is a choice, numbered from 1; a pass has 0 and stands last. */
static void expect_every_move(const struct question *question, const struct position *position)
{
    assert_int_equal(question->choices, position->legal.count);
    assert_true(question->task.text[0] != '\0');
    for (size_t m = 0; m < position->legal.count; m++) {
        unsigned found = 0;
        for (unsigned c = 0; c < question->choices; c++)
            found += move_equal(question->choice[c].move, position->legal.move[m]);
        assert_int_equal(found, 1);
    }
    for (unsigned c = 0; c < question->choices; c++) {
        bool passes = question->choice[c].move.verb == VERB_PASS;
        assert_int_equal(question->choice[c].number, passes ? 0 : c + 1);
        assert_true(question->choice[c].text[0] != '\0');
        assert_true(!passes || c + 1 == question->choices);
    }
}

static void ask(struct question *question, struct position *position, const struct session *session,
                const struct seats *seats)
{
    struct so_far so_far = {.has_square = false};
    position_update(position, &session->game);
    question->choices = 0;
    ask_any(question, &(struct asking){session, seats, position, &so_far});
    expect_every_move(question, position);
    asked[game_phase(&session->game)]++;
}

static void play(uint32_t sets, uint64_t seed)
{
    struct session session = {.made = 0};
    struct position *position = calloc(1, sizeof *position);
    struct question *question = calloc(1, sizeof *question);
    struct rng rng = rng_from_seed(seed);
    assert_non_null(position);
    assert_non_null(question);
    session.head.options = options_default();
    session.head.options.sets |= sets;
    session.head.options.players = 3;
    for (unsigned player = 0; player < 3; player++)
        snprintf(session.head.name[player], sizeof session.head.name[player], "%c", 'A' + player);
    struct seats seats = seats_of(&session.head);
    assert_int_equal(game_start(&session.game, &session.head.options), REFUSAL_NONE);
    while (!game_is_over(&session.game)) {
        struct move move;
        if (game_awaits_chance(&session.game)) {
            move = chance_move_at_random(&session.game, &rng);
        } else {
            ask(question, position, &session, &seats);
            move = question->choice[rng_below(&rng, question->choices)].move;
        }
        assert_int_equal(game_apply(&session.game, move, NULL), REFUSAL_NONE);
    }
    free(question);
    free(position);
}

static void test_any_decision_lists_its_moves(void **state)
{
    unsigned phases = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 3; seed++)
        play(SETS_ALL, SEED + seed);
    for (unsigned phase = 0; phase < PHASES_COUNT; phase++)
        phases += asked[phase] > 0;
    assert_true(phases >= 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_decision_lists_its_moves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
