/* A copied game plays on as the game itself does (game_copy), whatever was in the copy before. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "playout.h"

#include <string.h>

static void check_same(const struct game *game, const struct game *copy)
{
    struct move_list moves, moves_of_copy;
    game_legal(game, &moves);
    game_legal(copy, &moves_of_copy);
    assert_int_equal(moves_of_copy.count, moves.count);
    for (size_t m = 0; m < moves.count; m++)
        assert_true(move_equal(moves_of_copy.move[m], moves.move[m]));
    assert_memory_equal(copy, game, offsetof(struct game, shuffled));
    assert_int_equal(copy->elsewhere.count, game->elsewhere.count);
    assert_int_equal(copy->board.tiles, game->board.tiles);
    assert_int_equal(copy->features.nodes, game->features.nodes);
    for (unsigned f = 0; f < game->followers.count; f++)
        assert_int_equal(game_feature_points(copy, game->followers.follower[f].node),
                         game_feature_points(game, game->followers.follower[f].node));
}

/* Copies before every move, to where nothing is left of the game. */
static void play_on_copies(const struct options *options, uint64_t seed)
{
    static struct game copies[2];
    struct playout playout;
    playout_start(&playout, options, seed);
    copies[0] = playout.game;
    for (unsigned plies = 0; !game_is_over(&playout.game); plies++) {
        struct move move = playout_choose(&playout);
        struct game *copy = &copies[(plies + 1) % 2];
        memset(copy, 0xa5, sizeof *copy);
        game_copy(copy, &copies[plies % 2]);
        assert_int_equal(game_apply(&playout.game, move, NULL), REFUSAL_NONE);
        assert_int_equal(game_apply(copy, move, NULL), REFUSAL_NONE);
        check_same(&playout.game, copy);
    }
}

static void test_copies_play_on(void **state)
{
    enum { GAMES = 10 };
    (void)state;
    for (unsigned l = 0; l < lineups_count; l++) {
        struct options options = lineup_options(&lineups[l]);
        for (uint64_t seed = 0; seed < GAMES; seed++)
            play_on_copies(&options, seed);
    }
}

/* Every simulation copies one, and every undo. */
static void test_a_game_is_small(void **state)
{
    (void)state;
    assert_true(sizeof(struct game) <= 24 * 1024);
    assert_true(offsetof(struct game, shuffled) + offsetof(struct board, tile) <= 5400);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_game_is_small),
        cmocka_unit_test(test_copies_play_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
