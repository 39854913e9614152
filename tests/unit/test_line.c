/* Lines: how a game goes on is what the playouts do, and both lines draw the same tiles. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/position.h"
#include "support/auction_positions.h"
#include "training/line.h"
#include "valuing/turns.h"

#include <stdlib.h>

enum { SEED = 5 };

static struct options options_of(unsigned players, uint32_t sets)
{
    struct options options = options_default();
    options.players = (uint8_t)players;
    options.sets = sets;
    return options;
}

/* A game of greedy players with the tile of a turn in hand; `left` tiles are to come. */
static struct game position(const struct options *options, tile_number turn, unsigned left)
{
    struct pile_order order;
    struct game game;
    assert_int_equal(game_start(&game, options), REFUSAL_NONE);
    pile_order_shuffle(&order, options, SEED);
    while (game.turn.number < turn || !game_awaits_placement(&game))
        auction_positions_go_on(&game, &order);
    if (left > 0)
        auction_position_shorten(&game, left);
    return game;
}

/* The best two turns by the evaluation. */
static void find_turns(const struct game *game, struct plan_list *plans)
{
    const struct sight *sight = auction_positions_sight(&game->options);
    struct outlook outlook;
    outlook_of(&outlook, &sight->rows, &game->pile);
    *plans = (struct plan_list){.room = 2};
    plans_find(sight, &outlook, game, 0, NULL, plans);
    assert_int_equal(plans->count, 2);
}

static struct line *line_of(const struct game *game, const struct plan *turn, unsigned turns)
{
    struct line *line = malloc(sizeof *line);
    line_play(line,
              &(struct line_request){.game = game, .turn = turn, .turns = turns, .seed = SEED});
    return line;
}

static void test_a_line_begins_with_its_turn(void **state)
{
    struct options options = options_of(3, 1u << SET_BASE);
    struct game game = position(&options, 12, 0);
    struct plan_list plans;
    (void)state;
    find_turns(&game, &plans);
    for (unsigned p = 0; p < 2; p++) {
        struct line *line = line_of(&game, &plans.plan[p], 8);
        assert_int_equal(line->steps, 8);
        assert_int_equal(line->begun.board.tiles, game.board.tiles);
        for (unsigned s = 0; s < line->steps; s++) {
            const struct line_step *step = &line->step[s];
            assert_int_equal(step->player, (game_player(&game) + s) % 3);
            assert_int_equal(step->first, game.board.tiles + s);
            assert_int_equal(step->after.board.tiles, step->first + 1);
            assert_true(square_equal(step->effect.at, step->after.board.tile[step->first].at) ||
                        step->effect.type == EFFECT_NOTHING);
            assert_int_equal(game_turn(&step->after), game_turn(&game) + s + 1);
        }
        assert_true(square_equal(line->step[0].after.board.tile[game.board.tiles].at,
                                 plans.plan[p].move[0].at));
        free(line);
    }
}

static void test_both_lines_draw_the_same_tiles(void **state)
{
    struct options options = options_of(2, 1u << SET_BASE);
    struct game game = position(&options, 20, 0);
    struct plan_list plans;
    (void)state;
    find_turns(&game, &plans);
    struct line *one = line_of(&game, &plans.plan[0], 8), *two = line_of(&game, &plans.plan[1], 8);
    const struct board *first = &line_game(one, 8)->board, *second = &line_game(two, 8)->board;
    assert_int_equal(first->tiles, second->tiles);
    for (unsigned tile = 0; tile < first->tiles; tile++)
        assert_int_equal(first->tile[tile].kind, second->tile[tile].kind);
    free(one);
    free(two);
}

/* Where few tiles are left the line goes to the end of the game, as a playout does. */
static void test_a_line_is_a_playout(void **state)
{
    struct options options = options_of(2, 1u << SET_BASE);
    struct game game = position(&options, 30, 5), over;
    struct plan_list plans;
    struct pile_order order;
    struct outlook outlook;
    struct rng rng = rng_from_seed(SEED);
    const struct sight *sight = auction_positions_sight(&options);
    (void)state;
    find_turns(&game, &plans);
    struct line *line = line_of(&game, &plans.plan[1], LINE_STEPS_MAX);
    assert_int_equal(line->steps, 6);
    game_copy(&over, &game);
    outlook_of(&outlook, &sight->rows, &game.pile);
    plans_make(sight, &outlook, &over, &plans.plan[1]);
    rest_of_pile_at_random(&order, &game, &rng);
    outlook_of(&outlook, &sight->rows, &over.pile);
    assert_true(
        playout(sight, &outlook, &order, NULL, NULL, &(struct permission){NULL, NULL}, &over));
    const struct game *last = line_game(line, line->steps);
    assert_true(game_is_over(last));
    for (unsigned player = 0; player < 2; player++)
        assert_int_equal(last->player[player].score, over.player[player].score);
    assert_int_equal(line_lead(line, line->steps, 0), over.player[0].score - over.player[1].score);
    assert_int_equal(line_lead(line, line->steps, 1), over.player[1].score - over.player[0].score);
    free(line);
}

/* Auctions: everybody places the tile of their share. */
static void test_tiles_of_an_auction_are_shared_out(void **state)
{
    struct options options = options_of(3, 1u << SET_BASE | 1u << SET_BCB);
    struct game game = auction_position(&options, SEED, 10);
    struct auction_review *review = calloc(1, sizeof *review);
    uint8_t share[PLAYERS_MAX];
    (void)state;
    review->players = 3;
    for (uint8_t p = 0; p < 3; p++)
        review->gain[p].tile = p;
    assert_true(line_share(review, 0, 2, share));
    assert_int_equal(share[0], 2);
    assert_int_equal(share[1], 1);
    assert_int_equal(share[2], 0);
    struct line *line = malloc(sizeof *line);
    line_play(line, &(struct line_request){.game = &game, .share = share, .turns = 3, .seed = 1});
    assert_int_equal(line->steps, 3);
    for (unsigned s = 0; s < 3; s++)
        assert_int_equal(line->step[s].after.board.tile[line->step[s].first].kind,
                         game.bazaar.tile[share[line->step[s].player]]);
    review->gain[1].tile = NOBODY;
    assert_false(line_share(review, 0, 2, share));
    free(line);
    free(review);
}

static void test_two_rounds_are_looked_at(void **state)
{
    (void)state;
    assert_int_equal(line_turns(2), 8);
    assert_int_equal(line_turns(5), 10);
    assert_int_equal(line_turns(6), LINE_STEPS_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_line_begins_with_its_turn),
        cmocka_unit_test(test_both_lines_draw_the_same_tiles),
        cmocka_unit_test(test_a_line_is_a_playout),
        cmocka_unit_test(test_tiles_of_an_auction_are_shared_out),
        cmocka_unit_test(test_two_rounds_are_looked_at),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
