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
    ABBEYS = BASE | 1u << SET_ABBEYS,
    DRAGON = BASE | 1u << SET_DRAGON,
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

/* Player 1's city of two tiles with a pennant waits for the hole at 0,-1, where no tile fits. */
static void test_AM2_abbey_closes_the_own_city(void **state)
{
    static const char *const moves[] = {"draw FRFr",   "place 1,0 n",   "pass",
                                        "draw FFFF.m", "place 1,1 n",   "pass",
                                        "draw CFcF+",  "place 1,-1 e",  "deploy meeple city w",
                                        "draw CFFF",   "place 2,-1 w",  "pass",
                                        "draw FFFF.m", "place 1,-2 n",  "pass",
                                        "draw FFFF.m", "place 0,-2 n",  "pass",
                                        "draw FRFr",   "place -1,0 n",  "pass",
                                        "draw FFFF.m", "place -1,-1 n", "pass",
                                        NULL};
    struct game game = bot_table_position(ABBEYS, 2, moves);
    (void)state;
    assert_true(game_awaits_abbey(&game));
    leave(&game, "FRRR", "FRFr");
    expect(&game, "abbey 0,-1");
}

/* Three completed cities touch the field around the corner of 0,-1; player 2 has only a barn. */
static void test_AM12_barn_goes_to_a_rich_field(void **state)
{
    static const char *const moves[] = {
        "draw CFFF", "place 0,-1 s",  "pass", "draw CFFF",   "place -1,-1 w", "pass",
        "draw CFFF", "place -2,-1 e", "pass", "draw CFFF",   "place -1,-2 w", "pass",
        "draw CFFF", "place -2,-2 e", "pass", "draw FFFF.m", "place 0,-2 n",  NULL};
    static const char *const poor[] = {"draw FFFF.m", "place 0,1 n", "pass",        "draw FFFF.m",
                                       "place 1,1 n", "pass",        "draw FFFF.m", "place 0,2 n",
                                       "pass",        "draw FFFF.m", "place 1,2 n", NULL};
    struct game game = bot_table_position(ABBEYS, 2, moves);
    (void)state;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figure_is_follower((enum figure)figure))
            game.player[1].supply[figure] = 0;
    expect(&game, "deploy barn corner sw");
    game = bot_table_position(ABBEYS, 2, poor);
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figure_is_follower((enum figure)figure))
            game.player[1].supply[figure] = 0;
    assert_string_equal(bot_table_answer(&game, BOT_EXPERT, 1), "pass");
    assert_string_equal(bot_table_answer(&game, BOT_EXPERT, SIMULATIONS), "pass");
}

/* Player 1 leads the dragon to the other's monk, not to the own. */
static void test_PD5_dragon_is_led_to_others(void **state)
{
    static const char *const moves[] = {"draw FFFF.volcano",
                                        "place 0,1 n",

                                        "draw FFFF.m",
                                        "place 1,1 n",
                                        "deploy meeple monastery",
                                        "draw FFFF.m",
                                        "place -1,1 n",
                                        "deploy meeple monastery",
                                        "draw FFFF.m",
                                        "place 1,2 n",
                                        "pass",
                                        "draw CFFF.dragon",
                                        "place 0,-1 s",
                                        "pass",
                                        NULL};
    struct game game = bot_table_position(DRAGON, 2, moves);
    (void)state;
    assert_true(game_awaits_flight(&game));
    expect(&game, "dragon 1,1");
}

/* It might go to the own monk or to nobody; nor is it led to where the other must send it on to the
 * monk. */
static void test_PD5_dragon_is_kept_from_the_own(void **state)
{
    static const char *const moves[] = {"draw FFFF.volcano",
                                        "place 0,1 n",

                                        "draw FFFF.m",
                                        "place 0,2 n",
                                        "pass",
                                        "draw FFFF.m",
                                        "place 1,1 n",
                                        "deploy meeple monastery",
                                        "draw FFFF.m",
                                        "place 1,2 n",
                                        "pass",
                                        "draw CFFF.dragon",
                                        "place 0,-1 s",
                                        "pass",
                                        NULL};
    struct game game = bot_table_position(DRAGON, 2, moves);
    (void)state;
    assert_true(game_awaits_flight(&game));
    expect(&game, "dragon 0,0");
}

/* If a knight must go home, it is the other's. */
static void test_PD9_princess_sends_the_other_home(void **state)
{
    static const char *const moves[] = {
        "draw CcFF",          "place 0,-1 e", "deploy meeple city e",
        "draw FRFr",          "place 1,0 n",  "pass",
        "draw FFFF.m",        "place 0,1 n",  "pass",
        "draw FRFr",          "place 2,0 n",  "pass",
        "draw FFFF.m",        "place 1,1 n",  "pass",
        "draw CcFF",          "place 2,-1 w", "deploy meeple city n",
        "draw CccF.princess", "place 1,-1 w", NULL};
    struct game game = bot_table_position(DRAGON, 2, moves);
    (void)state;
    game.options.value[OPTION_PRINCESS] = PRINCESS_MUST;
    expect(&game, "remove 2,-1 city n 2 meeple");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_completes_the_big_city),
        cmocka_unit_test(test_denies_the_big_city),
        cmocka_unit_test(test_keeps_the_last_follower),
        cmocka_unit_test(test_BR6_builds_the_bridge_that_completes),
        cmocka_unit_test(test_TB6_builder_works_where_tiles_fit),
        cmocka_unit_test(test_AM2_abbey_closes_the_own_city),
        cmocka_unit_test(test_AM12_barn_goes_to_a_rich_field),
        cmocka_unit_test(test_PD5_dragon_is_led_to_others),
        cmocka_unit_test(test_PD5_dragon_is_kept_from_the_own),
        cmocka_unit_test(test_PD9_princess_sends_the_other_home),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
