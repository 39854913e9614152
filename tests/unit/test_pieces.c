/* Every piece is somewhere: its number stays while it is away, and none comes or goes. */
#include "rules/pieces.h"
#include "support/pieces.h"

#include "bastide/bastide.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

static void assert_pieces(const struct game *game)
{
    assert_null(pieces_wrong(game));
}

static struct game new_game(void)
{
    struct game game;
    struct options options = options_default();
    options.sets = SETS_ALL;
    options.players = 3;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    return game;
}

static void a_piece_moves_between_all_places(void **state)
{
    (void)state;
    struct game game = new_game();
    struct piece meeple = piece_at_home(&game, 1, FIGURE_MEEPLE);
    const struct piece_place places[] = {
        {.kind = PIECE_ON_SEGMENT, .node = 0},
        {.kind = PIECE_ON_SQUARE, .at = {0, 0}},
        {.kind = PIECE_ON_CORNER, .at = {-1, -1}},
        {.kind = PIECE_ON_SIDE, .number = 3},
        {.kind = PIECE_CAPTIVE, .player = 2},
        {.kind = PIECE_BESIDE, .piece = {0, FIGURE_MEEPLE, 0}},
        {.kind = PIECE_HOME},
    };
    assert_int_equal(meeple.number, 0);
    for (unsigned from = 0; from < sizeof places / sizeof *places; from++)
        for (unsigned to = 0; to < sizeof places / sizeof *places; to++) {
            piece_move(&game, meeple, places[from]);
            assert_pieces(&game);
            piece_move(&game, meeple, places[to]);
            assert_pieces(&game);
            struct piece_place now = game_piece_place(&game, meeple);
            assert_int_equal(now.kind, places[to].kind);
            assert_int_equal(game.player[1].supply[FIGURE_MEEPLE],
                             places[to].kind == PIECE_HOME ? 7 : 6);
            assert_int_equal(
                feature_counts_followers(game.features.counts[feature_root(&game.features, 0)]),
                places[to].kind == PIECE_ON_SEGMENT);
        }
}

/* Games are compared byte by byte, so what lies between the members of a place must not show. */
static void equal_places_are_equal_bytes(void **state)
{
    (void)state;
    static struct game games[2];
    for (unsigned g = 0; g < 2; g++) {
        struct piece_place place;
        games[g] = new_game();
        memset(&place, g > 0 ? 0xff : 0, sizeof place);
        place.kind = PIECE_ON_CORNER;
        place.at = (struct square){-1, -1};
        piece_move(&games[g], (struct piece){1, FIGURE_MEEPLE, 0}, place);
        place.kind = PIECE_BESIDE;
        place.piece = (struct piece){1, FIGURE_MEEPLE, 0};
        piece_move(&games[g], (struct piece){0, FIGURE_MEEPLE, 0}, place);
    }
    assert_memory_equal(&games[0], &games[1], sizeof games[0]);
}

static void numbers_stay_while_others_come_and_go(void **state)
{
    (void)state;
    struct game game = new_game();
    struct piece first = piece_deploy(&game, (struct follower){0, FIGURE_MEEPLE, 0});
    struct piece second = piece_deploy(&game, (struct follower){0, FIGURE_MEEPLE, 1});
    piece_move(&game, piece_at_home(&game, 0, FIGURE_MEEPLE),
               (struct piece_place){.kind = PIECE_CAPTIVE, .player = 1});
    assert_int_equal(second.number, 1);
    assert_int_equal(piece_at_home(&game, 0, FIGURE_MEEPLE).number, 3);
    piece_take_home(&game, game_piece_follower(&game, first));
    assert_pieces(&game);
    assert_int_equal(game_piece_place(&game, first).kind, PIECE_HOME);
    assert_int_equal(game_piece_place(&game, second).node, 1);
    assert_int_equal(piece_at_home(&game, 0, FIGURE_MEEPLE).number, 0);
    assert_int_equal(game_piece_follower(&game, first), FOLLOWERS_MAX);
}

static void none_is_left_when_all_are_away(void **state)
{
    (void)state;
    struct game game = new_game();
    for (unsigned number = 0; number < 7; number++)
        piece_move(&game, piece_at_home(&game, 2, FIGURE_MEEPLE),
                   (struct piece_place){.kind = PIECE_ON_SIDE, .number = (uint16_t)number});
    assert_pieces(&game);
    assert_int_equal(piece_at_home(&game, 2, FIGURE_MEEPLE).number, NO_PIECE);
    assert_int_equal(piece_at_home(&game, NOBODY, FIGURE_MEEPLE).number, NO_PIECE);
}

/* game_copy takes them along. */
static void copies_have_the_same_pieces(void **state)
{
    (void)state;
    struct game game = new_game(), copy;
    struct piece pig = piece_at_home(&game, 0, FIGURE_MEEPLE);
    piece_move(&game, pig, (struct piece_place){.kind = PIECE_ON_CORNER, .at = {2, -3}});
    game_copy(&copy, &game);
    assert_pieces(&copy);
    assert_int_equal(game_piece_place(&copy, pig).kind, PIECE_ON_CORNER);
    assert_int_equal(game_piece_place(&copy, pig).at.y, -3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_piece_moves_between_all_places),
        cmocka_unit_test(equal_places_are_equal_bytes),
        cmocka_unit_test(numbers_stay_while_others_come_and_go),
        cmocka_unit_test(none_is_left_when_all_are_away),
        cmocka_unit_test(copies_have_the_same_pieces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
