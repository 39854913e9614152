/* Random numbers, and the order of the pile that is made of them. Records with a seed depend on
 * both for ever: the numbers below must never change. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/chance.h"
#include "bastide/rng.h"

#include <string.h>

static const struct options two_players = {.players = 2, .sets = 1u << SET_BASE};

static void test_numbers_of_a_seed_never_change(void **state)
{
    struct rng rng = rng_from_seed(0);
    (void)state;
    assert_true(rng_next(&rng) == 0xe220a8397b1dcdafu);
    assert_true(rng_next(&rng) == 0x6e789e6aa1b965f4u);
    assert_true(rng_next(&rng) == 0x06c45d188009454fu);
    rng = rng_from_seed(UINT64_MAX);
    assert_true(rng_next(&rng) == 0xe4d971771b652c20u);
}

static void test_numbers_stay_below_their_bound(void **state)
{
    static const uint32_t bounds[] = {1, 2, 3, 7, 71, 0x80000001u, UINT32_MAX};
    struct rng rng = rng_from_seed(1);
    (void)state;
    for (size_t b = 0; b < sizeof bounds / sizeof *bounds; b++)
        for (unsigned n = 0; n < 1000; n++)
            assert_true(rng_below(&rng, bounds[b]) < bounds[b]);
}

static void test_every_number_is_as_likely(void **state)
{
    enum { BOUND = 71, EACH = 2000 };
    unsigned seen[BOUND] = {0};
    struct rng rng = rng_from_seed(2);
    (void)state;
    for (unsigned n = 0; n < BOUND * EACH; n++)
        seen[rng_below(&rng, BOUND)]++;
    /* Five standard deviations, for one of the 71, would be 223. */
    for (unsigned n = 0; n < BOUND; n++)
        assert_in_range(seen[n], EACH - 223, EACH + 223);
}

static void test_a_large_bound_favours_nobody(void **state)
{
    /* With a bound of three quarters of all numbers, plain scaling would give every third result
     * twice as often. */
    enum { DRAWS = 30000 };
    unsigned thirds[3] = {0};
    struct rng rng = rng_from_seed(3);
    (void)state;
    for (unsigned n = 0; n < DRAWS; n++)
        thirds[rng_below(&rng, 0xc0000000u) % 3]++;
    for (unsigned third = 0; third < 3; third++)
        assert_in_range(thirds[third], DRAWS / 3 - 450, DRAWS / 3 + 450);
}

static void test_B1_pile_has_all_tiles_but_the_start_tile(void **state)
{
    struct pile_order order;
    unsigned count[TILE_KINDS_MAX] = {0};
    (void)state;
    pile_order_shuffle(&order, &two_players, 42);
    assert_int_equal(order.tiles, 71);
    for (unsigned t = 0; t < order.tiles; t++)
        count[order.kind[t]]++;
    for (unsigned k = 0; k < tile_kinds_count; k++) {
        unsigned copies = tile_kinds[k].set == SET_BASE ? tile_kinds[k].copies : 0u;
        assert_int_equal(count[k], copies - (k == tile_set_start[SET_BASE]));
    }
}

static void test_pile_of_a_seed_never_changes(void **state)
{
    static const char *const first[] = {"CFcF", "CFFF", "CRFr", "FFFF.m", "FFRr", "FRFr",
                                        "FRFr", "CFCF", "CcFF", "CFFF",   "FRRR", "FRFr"};
    struct pile_order order;
    (void)state;
    pile_order_shuffle(&order, &two_players, 42);
    for (size_t t = 0; t < sizeof first / sizeof *first; t++)
        assert_string_equal(tile_kinds[order.kind[t]].id, first[t]);
}

static void test_pile_depends_on_the_seed_only(void **state)
{
    struct options six_players = {.players = 6, .sets = two_players.sets};
    struct pile_order one, again, six, other;
    (void)state;
    pile_order_shuffle(&one, &two_players, 7);
    pile_order_shuffle(&again, &two_players, 7);
    pile_order_shuffle(&six, &six_players, 7);
    pile_order_shuffle(&other, &two_players, 8);
    assert_memory_equal(one.kind, again.kind, one.tiles);
    assert_memory_equal(one.kind, six.kind, one.tiles);
    assert_memory_not_equal(one.kind, other.kind, one.tiles);
}

static void test_no_pile_without_a_game(void **state)
{
    struct options nobody = {.players = 0, .sets = two_players.sets};
    struct pile_order order;
    (void)state;
    pile_order_shuffle(&order, &nobody, 7);
    assert_int_equal(order.tiles, 0);
}

/* Where the tile drawn fits nowhere it is put aside; else it is placed anywhere. */
static void finish_turn(struct game *game)
{
    struct move_list moves;
    while (game_actor(game) != ACTOR_CHANCE && !game_is_over(game)) {
        game_legal(game, &moves);
        assert_int_equal(game_apply(game, moves.move[0], NULL), REFUSAL_NONE);
    }
}

static void test_chance_draws_in_the_order_of_the_pile(void **state)
{
    struct pile_order order;
    struct game game;
    (void)state;
    pile_order_shuffle(&order, &two_players, 5);
    assert_int_equal(game_start(&game, &two_players), REFUSAL_NONE);
    for (unsigned t = 0; t < order.tiles; t++) {
        struct move move = chance_move(&game, &order);
        assert_true(move_equal(move, move_draw(order.kind[t])));
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
        finish_turn(&game);
    }
    assert_true(game_is_over(&game));
}

static void test_chance_leaves_out_what_was_drawn_by_hand(void **state)
{
    struct pile_order order;
    struct game game;
    (void)state;
    pile_order_shuffle(&order, &two_players, 5);
    assert_int_equal(game_start(&game, &two_players), REFUSAL_NONE);
    kind_number last = order.kind[order.tiles - 1];
    assert_int_equal(game_apply(&game, move_draw(last), NULL), REFUSAL_NONE);
    finish_turn(&game);
    kind_number skip = last;
    for (unsigned t = 0; t < order.tiles; t++) {
        /* The one drawn by hand stands for the first of its kind in the pile. */
        if (order.kind[t] == skip) {
            skip = NO_TILE_KIND;
            continue;
        }
        struct move move = chance_move(&game, &order);
        assert_true(move_equal(move, move_draw(order.kind[t])));
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
        finish_turn(&game);
    }
    assert_true(game_is_over(&game));
}

/* A pile of the tiles with these IDs, in that order. */
static void stack(struct game *game, struct pile_order *order, const char *const *ids)
{
    *order = (struct pile_order){.tiles = 0};
    game->pile = (struct pile){.tiles = 0};
    for (; *ids; ids++) {
        order->kind[order->tiles++] = tile_kind_find(*ids);
        game->pile.left[tile_kind_find(*ids)]++;
        game->pile.tiles++;
    }
}

/* The tile that chance draws is placed, and that figure deployed on its road. */
static void play(struct game *game, const struct pile_order *order, struct square at,
                 enum figure figure)
{
    struct move_list moves;
    struct move drawn = chance_move(game, order);
    assert_true(move_equal(drawn, chance_move_in_order(game, order)));
    assert_int_equal(game_apply(game, drawn, NULL), REFUSAL_NONE);
    assert_int_equal(game_apply(game, move_place(at, EDGE_N), NULL), REFUSAL_NONE);
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count && figure < FIGURES_COUNT; m++) {
        uint16_t node = feature_node(&game->board, game->turn.placed, moves.move[m].arg);
        if (moves.move[m].verb == VERB_DEPLOY && moves.move[m].figure == figure &&
            game_feature_kind(game, node) == FEATURE_ROAD) {
            assert_int_equal(game_apply(game, moves.move[m], NULL), REFUSAL_NONE);
            break;
        }
    }
    if (game_phase(game) == PHASE_BUILD)
        assert_int_equal(game_apply(game, move_plain(VERB_PASS), NULL), REFUSAL_NONE);
}

/* Until the second part of a double turn, before which two tiles were laid out (builder-first): a
 * CFFF and a FFRr. The next tile is a FFRr, too. */
static void play_to_second_part(struct game *game, struct pile_order *order)
{
    static const char *const ids[] = {"FRFr", "FFFF.m", "FRFr", "FFFF.m", "FRFR.b", "CFFF",
                                      "FFRr", "FFRr",   "CFCF", "CRFr",   NULL};
    struct options options = two_players;
    options.sets = 1u << SET_BASE | 1u << SET_BCB | 1u << SET_TRADERS;
    options.value[OPTION_BAZAAR_BUILDER] = BAZAAR_BUILDER_BUILDER_FIRST;
    assert_int_equal(game_start(game, &options), REFUSAL_NONE);
    stack(game, order, ids);
    play(game, order, (struct square){1, 0}, FIGURE_MEEPLE);
    play(game, order, (struct square){0, 1}, FIGURES_COUNT);
    play(game, order, (struct square){2, 0}, FIGURE_BUILDER);
    play(game, order, (struct square){1, 1}, FIGURES_COUNT);
    play(game, order, (struct square){3, 0}, FIGURES_COUNT);
    assert_int_equal(game_part(game), 2);
    assert_int_equal(game_tiles_face_down(game), 2);
}

static void test_TB9_tiles_face_down_are_those_that_were_next(void **state)
{
    struct pile_order order;
    struct game game;
    (void)state;
    play_to_second_part(&game, &order);
    struct move move = chance_move(&game, &order);
    assert_true(move_equal(move, move_draw(order.kind[7])));
    assert_true(move_equal(move, chance_move_in_order(&game, &order)));
    assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    finish_turn(&game);
    assert_int_equal(game_phase(&game), PHASE_REVEAL);
    move = chance_move(&game, &order);
    assert_int_equal(move.kinds[0], order.kind[5]);
    assert_int_equal(move.kinds[1], order.kind[6]);
    assert_true(move_equal(move, chance_move_in_order(&game, &order)));
    assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    finish_turn(&game);
    assert_true(move_equal(chance_move(&game, &order), move_draw(order.kind[8])));
}

static void test_TB9_tiles_face_down_stay_when_others_are_drawn_by_hand(void **state)
{
    struct pile_order order;
    struct game game;
    (void)state;
    play_to_second_part(&game, &order);
    assert_int_equal(game_apply(&game, move_draw(order.kind[9]), NULL), REFUSAL_NONE);
    finish_turn(&game);
    struct move move = chance_move(&game, &order);
    assert_int_equal(move.kinds[0], order.kind[5]);
    assert_int_equal(move.kinds[1], order.kind[6]);
    assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_of_a_seed_never_change),
        cmocka_unit_test(test_numbers_stay_below_their_bound),
        cmocka_unit_test(test_every_number_is_as_likely),
        cmocka_unit_test(test_a_large_bound_favours_nobody),
        cmocka_unit_test(test_B1_pile_has_all_tiles_but_the_start_tile),
        cmocka_unit_test(test_pile_of_a_seed_never_changes),
        cmocka_unit_test(test_pile_depends_on_the_seed_only),
        cmocka_unit_test(test_no_pile_without_a_game),
        cmocka_unit_test(test_chance_draws_in_the_order_of_the_pile),
        cmocka_unit_test(test_chance_leaves_out_what_was_drawn_by_hand),
        cmocka_unit_test(test_TB9_tiles_face_down_are_those_that_were_next),
        cmocka_unit_test(test_TB9_tiles_face_down_stay_when_others_are_drawn_by_hand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
