/* Positions in which one move is clearly best, and bots that find it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/bot_table.h"

enum {
    BASE = 1u << SET_BASE,
    BCB = BASE | 1u << SET_BCB,
    TRADERS = BASE | 1u << SET_TRADERS,
    SIMULATIONS = 200,
    SIMULATIONS_WITH_FINAL = 800
};

/* By the evaluation alone, with a search, and with a final after it. */
static void expect(const struct game *game, const char *move)
{
    assert_string_equal(bot_table_answer(game, BOT_EXPERT, 1), move);
    assert_string_equal(bot_table_answer(game, BOT_EXPERT, SIMULATIONS), move);
    assert_string_equal(bot_table_answer(game, BOT_EXPERT, SIMULATIONS_WITH_FINAL), move);
}

/* Leaves only two of each of these kinds in the pile. */
static void leave(struct game *game, const char *a, const char *b)
{
    memset(&game->pile, 0, sizeof game->pile);
    game->pile.left[tile_kind_find(a)] = game->pile.left[tile_kind_find(b)] = 2;
    game->pile.tiles = 4;
}

/* A city of three tiles with a pennant, held by player 1; player 1 is to draw. */
#define BIG_CITY                                                                                   \
    "draw CFcF", "place 0,-1 n", "deploy meeple city s", "draw FRFr", "place 1,0 n",               \
        "deploy meeple road e", "draw CFcF+", "place 0,-2 n", "pass", "draw FFFF.m",               \
        "place 1,-2 n", "pass"

static void test_completes_the_big_city(void **state)
{
    static const char *const moves[] = {BIG_CITY, "draw CFFF", NULL};
    struct game game = bot_table_position(BASE, 2, moves);
    (void)state;
    expect(&game, "place 0,-3 s");
}

/* Its last square is spoilt: with a road to the east, no tile that is left ends it. */
static void test_denies_the_big_city(void **state)
{
    static const char *const moves[] = {BIG_CITY, "draw FRFr", "place -1,0 n",
                                        "pass",   "draw FRRR", NULL};
    struct game game = bot_table_position(BASE, 2, moves);
    (void)state;
    leave(&game, "CFFF", "FRFr");
    expect(&game, "place 1,-3 s");
}

/* How many moves the bot makes with that tile first, with so many followers. */
static unsigned moves_with(unsigned followers, const char *draw)
{
    const char *const moves[] = {draw, NULL};
    struct game game = bot_table_position(BASE, 2, moves);
    struct bot_answer answer;
    game.player[0].supply[FIGURE_MEEPLE] = (uint8_t)followers;
    bot_think(bot_table_bot(),
              &(struct bot_request){.game = &game, .level = BOT_EXPERT, .simulations = SIMULATIONS},
              &answer);
    return answer.candidate[0].plan.count;
}

/* The last follower stays at home where it would earn little; one of many goes where it earns
 * much. */
static void test_keeps_the_last_follower(void **state)
{
    (void)state;
    assert_int_equal(moves_with(1, "draw FRRR"), 1);
    assert_int_equal(moves_with(7, "draw FFFF.m"), 2);
}

/* The bridge over the tile completes the road that player 1 holds. */
static void test_BR6_builds_the_bridge_that_completes(void **state)
{
    static const char *const moves[] = {"draw FRRR",
                                        "place -1,0 n",
                                        "deploy meeple road e",
                                        "draw FFFF.m",
                                        "place 0,1 n",
                                        "pass",
                                        "draw FFFF.m",
                                        "place 1,1 n",
                                        "pass",
                                        "draw FFFF.m",
                                        "place 2,1 n",
                                        "pass",
                                        "draw FFFR.m",
                                        "place -1,1 e",
                                        "pass",
                                        "draw FRRR",
                                        "place 2,0 s",
                                        "pass",
                                        "draw FFFF.m",
                                        NULL};
    struct game game = bot_table_position(BCB, 2, moves);
    (void)state;
    expect(&game, "place 1,0 n");
}

/* The builder goes to work on a long road that many tiles continue, and stays at home if none that
 * is left does. */
static void test_TB6_builder_works_where_tiles_fit(void **state)
{
    static const char *const moves[] = {"draw FRFr",   "place 1,0 n", "deploy meeple road e",
                                        "draw FFFF.m", "place 0,1 n", "pass",
                                        "draw FRFr",   "place 2,0 n", NULL};
    struct game game = bot_table_position(TRADERS, 2, moves);
    (void)state;
    game.player[0].supply[FIGURE_MEEPLE] = 0; /* only helpers can be deployed */
    expect(&game, "deploy builder road e");
    leave(&game, "FFFF.m", "CFFF");
    expect(&game, "pass");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_completes_the_big_city),
        cmocka_unit_test(test_denies_the_big_city),
        cmocka_unit_test(test_keeps_the_last_follower),
        cmocka_unit_test(test_BR6_builds_the_bridge_that_completes),
        cmocka_unit_test(test_TB6_builder_works_where_tiles_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
