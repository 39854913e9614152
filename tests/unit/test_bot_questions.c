/* Questions in the middle of a turn, as bots that search answer them: each answer is played on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/final.h"
#include "support/bot_table.h"
#include "support/random_player.h"

enum {
    BASE = 1u << SET_BASE,
    BCB = BASE | 1u << SET_BCB,
    ABBEYS = BASE | 1u << SET_ABBEYS,
    SIMULATIONS = 400
};

static struct game castle_question(void)
{
    static const char *const moves[] = {"draw CFFF", "place 0,-1 s", "deploy meeple city s", NULL};
    struct game game = bot_table_position(BCB, 2, moves);
    assert_true(game_awaits_castle(&game));
    return game;
}

static void ask(const struct game *game, enum bot_level level, unsigned simulations,
                struct bot_answer *answer)
{
    bot_think(bot_table_bot(),
              &(struct bot_request){.game = game, .level = level, .simulations = simulations},
              answer);
}

/* By the evaluation alone, and with each answer played on. Both are among the candidates. */
static void test_CA2_each_answer_is_played_on(void **state)
{
    (void)state;
    struct game game = castle_question();
    struct bot_answer at_once, searched, again;
    ask(&game, BOT_NORMAL, 0, &at_once);
    ask(&game, BOT_EXPERT, SIMULATIONS, &searched);
    ask(&game, BOT_EXPERT, SIMULATIONS, &again);
    assert_int_equal(at_once.simulations, 0);
    assert_in_range(searched.simulations, SIMULATIONS, SIMULATIONS + 100);
    for (unsigned c = 0; c < 2; c++) {
        assert_int_equal(at_once.count, 2);
        assert_int_equal(searched.count, 2);
        assert_true(searched.candidate[c].worth == again.candidate[c].worth);
        assert_true(searched.candidate[c].worth != at_once.candidate[0].worth);
        assert_true(searched.candidate[c].worth != at_once.candidate[1].worth);
    }
}

/* Without time it is what the evaluation says. */
static void test_CA2_stopped_at_once_there_is_an_answer(void **state)
{
    (void)state;
    struct game game = castle_question();
    struct bot_answer at_once, stopped;
    _Atomic(bool) stop = true;
    ask(&game, BOT_NORMAL, 0, &at_once);
    bot_think(bot_table_bot(),
              &(struct bot_request){.game = &game, .level = BOT_EXPERT, .stop = &stop}, &stopped);
    assert_int_equal(stopped.simulations, 0);
    assert_true(move_equal(bot_answer_move(&stopped), bot_answer_move(&at_once)));
}

/* Plays the answers on by `turns` turns; returns how many were made after each, the own one
 * included. */
static void play_on(const struct game *game, unsigned turns, unsigned made[2])
{
    struct sight sight = {.sees_rivals = true};
    struct design design = design_best;
    struct final final;
    struct move_list moves;
    game_legal(game, &moves);
    design.of[DESIGN_LINE] = turns;
    sight_prepare_tiles(&sight);
    appraiser_prepare(&sight.appraiser, &game->options,
                      weights_of(weights_class_of(&game->options)), true);
    for (unsigned m = 0; m < 2; m++) {
        struct final_part part = {.next = 0};
        struct plan plan = {.count = 1, .move = {moves.move[m == 0 ? 0 : moves.count - 1]}};
        final_begin(&final, &sight, game, &design);
        final_enter(&final, (struct finalist){.plan = &plan});
        made[m] = final_play(&final, &part, 0, 1) - 1;
    }
}

/* A random game of two until an abbey may be placed. */
static struct game abbey_question(void)
{
    struct options options = options_default();
    struct random_player player = {.rng = rng_from_seed(1), .laying = LAID_FOR_ABBEYS};
    struct game game;
    options.sets = ABBEYS;
    pile_order_shuffle(&player.order, &options, 1);
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    while (!game_awaits_abbey(&game)) {
        struct move_list moves;
        assert_false(game_is_over(&game));
        game_legal(&game, &moves);
        struct move move = random_player_choose(&player, &game, &moves);
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    }
    return game;
}

/* An answer at the beginning of a turn leaves the rest of it to be played: to deploy, where the
 * abbey is placed, or else a whole turn with a tile that is drawn. After either as many turns of
 * others follow. */
static void test_AM2_the_turn_goes_on_after_an_answer(void **state)
{
    (void)state;
    struct game abbey = abbey_question(), castle = castle_question();
    for (unsigned turns = 0; turns < 3; turns++) {
        unsigned made[2];
        play_on(&abbey, turns, made);
        assert_int_equal(made[0], turns + 1);
        assert_int_equal(made[1], turns + 1);
        play_on(&castle, turns, made);
        assert_int_equal(made[0], turns);
        assert_int_equal(made[1], turns);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CA2_each_answer_is_played_on),
        cmocka_unit_test(test_CA2_stopped_at_once_there_is_an_answer),
        cmocka_unit_test(test_AM2_the_turn_goes_on_after_an_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
