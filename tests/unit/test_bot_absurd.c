/* Positions in which one move would be absurd, as a better one is in reach: no level from
 * `normal` on makes it, whatever its seed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/bot_table.h"

#include <string.h>

enum {
    BASE = 1u << SET_BASE,
    ABBEYS = BASE | 1u << SET_ABBEYS,
    DRAGON = BASE | 1u << SET_DRAGON,
    SEEDS = 5
};

/* Those that are asked: by the evaluation alone, with a search, and with a final after it. */
static const struct {
    enum bot_level level;
    unsigned simulations, seeds;
} asked[] = {{BOT_NORMAL, 0, SEEDS}, {BOT_HARD, 0, 1}, {BOT_EXPERT, 200, 1}, {BOT_EXPERT, 800, 1}};

typedef void check_turn(const struct game *game, const struct plan *plan);

/* Checks the turn of everybody. */
static void ask_all(const struct game *game, check_turn *check)
{
    static struct bot_answer answer;
    for (unsigned a = 0; a < sizeof asked / sizeof asked[0]; a++)
        for (uint64_t seed = 0; seed < asked[a].seeds; seed++) {
            bot_think(bot_table_bot(),
                      &(struct bot_request){.game = game,
                                            .level = asked[a].level,
                                            .simulations = asked[a].simulations,
                                            .seed = seed},
                      &answer);
            check(game, &answer.candidate[0].plan);
        }
}

/* The move of a turn with that number as text, or "pass". */
static const char *move_of(const struct game *game, const struct plan *plan, unsigned number)
{
    static char text[MOVE_TEXT_SIZE];
    struct game then;
    if (number >= plan->count)
        return "pass";
    game_copy(&then, game);
    for (unsigned m = 0; m < number; m++)
        assert_int_equal(game_apply(&then, plan->move[m], NULL), REFUSAL_NONE);
    move_print(&then, plan->move[number], text);
    return text;
}

/* What everybody is to begin with, or not to. */
static const char *wanted, *absurd;

static void is_wanted(const struct game *game, const struct plan *plan)
{
    assert_string_equal(move_of(game, plan, 0), wanted);
}

static void is_not_absurd(const struct game *game, const struct plan *plan)
{
    assert_string_not_equal(move_of(game, plan, 0), absurd);
}

static void all_want(const struct game *game, const char *move)
{
    wanted = move;
    ask_all(game, is_wanted);
}

static void nobody_wants(const struct game *game, const char *move)
{
    absurd = move;
    ask_all(game, is_not_absurd);
}

/* Leaves only so many of that kind in the pile. */
static void leave(struct game *game, const char *kind, unsigned copies)
{
    memset(&game->pile, 0, sizeof game->pile);
    game->pile.left[tile_kind_find(kind)] = (uint8_t)copies;
    game->pile.tiles = (tile_number)copies;
}

static void take_followers(struct game *game, unsigned player)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figure_is_follower((enum figure)figure))
            game->player[player].supply[figure] = 0;
}

/* Player 1's knight in a large city to the west of the dragon, player 2's monk to the east. */
static void test_PD5_dragon_is_not_led_to_the_own_knight(void **state)
{
    static const char *const moves[] = {"draw FFFF.volcano",
                                        "place 0,1 n",

                                        "draw FFFF.m",
                                        "place 1,1 n",
                                        "deploy meeple monastery",
                                        "draw CFcF+",
                                        "place -1,1 n",
                                        "deploy meeple city n",
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
    all_want(&game, "dragon 1,1");
}

/* Player 1's knight holds a city to the north of the dragon that the dragon tile at 0,-2 ends, but
 * it flies before scoring. */
#define KNIGHT_AND_DRAGON                                                                          \
    "draw FFFF.volcano", "place 0,1 n", "draw FRFr", "place 1,0 n", "pass", "draw CFcF+",          \
        "place 0,-1 n", "deploy meeple city n", "draw FRFr", "place -1,0 n", "pass"

/* To the north the other would lead it on to the knight; to the south it ends. */
static void test_PD5_dragon_is_not_left_to_the_other(void **state)
{
    static const char *const moves[] = {
        KNIGHT_AND_DRAGON, "draw FFFF.m", "place 0,2 n", "pass",
        "draw FRFr",       "place 2,0 n", "pass",        "draw CFFF.dragon",
        "place 0,-2 s",    "pass",        NULL};
    struct game game = bot_table_position(DRAGON, 2, moves);
    (void)state;
    assert_true(game_awaits_flight(&game));
    all_want(&game, "dragon 0,2");
}

/* The city is not ended without the fairy beside the knight: the other would have it eaten. */
static void knight_is_safe(const struct game *game, const struct plan *plan)
{
    if (strcmp(move_of(game, plan, 0), "place 0,-2 s") == 0)
        assert_string_equal(move_of(game, plan, 1), "fairy 0,-1 city n meeple");
}

static void test_PD6_nothing_is_ended_for_the_dragon(void **state)
{
    static const char *const moves[] = {KNIGHT_AND_DRAGON, "draw CFFF.dragon", NULL};
    struct game game = bot_table_position(DRAGON, 2, moves);
    (void)state;
    ask_all(&game, knight_is_safe);
}

/* With fairy=tile she pays everybody on her tile: beside the own monk there is the other's farmer,
 * too, on the one tile, and nobody on the other (PD19). */
static void test_PD13_fairy_goes_where_she_is_not_shared(void **state)
{
    static const char *const moves[] = {
        "draw FFFF.m",      "place 0,1 n",  "deploy meeple monastery",
        "draw FRRR.portal", "place 1,0 n",  "deploy meeple 0,1 field nne",
        "draw FFFF.m",      "place -1,1 n", "deploy meeple monastery",
        "draw FRFr",        "place 2,0 n",  "pass",
        "draw FRFr",        "place 3,0 n",  NULL};
    struct game game = bot_table_position(DRAGON, 2, moves);
    (void)state;
    game.options.value[OPTION_FAIRY] = FAIRY_TILE;
    take_followers(&game, 0);
    nobody_wants(&game, "fairy 0,1");
    assert_string_equal(bot_table_answer(&game, BOT_EXPERT, 200), "fairy -1,1");
}

/* Nobody removes their own knight, alone in a large city or with another beside him. */
static void removes_no_own(const struct game *game, const struct plan *plan)
{
    for (unsigned m = 0; m < plan->count; m++)
        assert_false(plan->move[m].verb == VERB_REMOVE &&
                     plan->move[m].player == game_player(game));
}

#define TWO_KNIGHTS                                                                                \
    "draw CcFF", "place 0,-1 e", "deploy meeple city e", "draw FRFr", "place 1,0 n", "pass",       \
        "draw FFFF.m", "place 0,1 n", "pass", "draw FRFr", "place 2,0 n", "pass", "draw FFFF.m",   \
        "place 1,1 n", "pass", "draw CcFF", "place 2,-1 w", "deploy meeple city n",                \
        "draw CccF.princess"

static void test_PD9_own_knight_is_not_sent_home(void **state)
{
    static const char *const alone[] = {
        "draw CFcF+",  "place 0,-1 n", "deploy meeple city n", "draw FRFr",
        "place 1,0 n", "pass",         "draw CccF.princess",   NULL};
    static const char *const both[] = {TWO_KNIGHTS, NULL};
    static const char *const joined[] = {TWO_KNIGHTS, "place 1,-1 w", NULL};
    struct game game = bot_table_position(DRAGON, 2, alone);
    (void)state;
    ask_all(&game, removes_no_own);
    game = bot_table_position(DRAGON, 2, both);
    ask_all(&game, removes_no_own);
    game = bot_table_position(DRAGON, 2, joined);
    all_want(&game, "remove 2,-1 city n 2 meeple");
}

/* Its road is scored; beside it are a city that can grow and roads that lead nowhere. */
#define ROAD_OF_A_WAGON                                                                            \
    "draw FRRR", "place -1,0 n", "deploy wagon road e", "draw CFcF+", "place 0,-1 n", "pass",      \
        "draw FRRR", "place 1,0 n", "pass"

/* The city is on two tiles, and it is the same on which of them the wagon stands. */
static void drives_into_the_city(const struct game *game, const struct plan *plan)
{
    const char *move = move_of(game, plan, 0);
    if (strcmp(move, "drive 0,0 city n") != 0)
        assert_string_equal(move, "drive 0,-1 city n");
}

static void test_AM10_wagon_drives_where_it_earns(void **state)
{
    static const char *const moves[] = {ROAD_OF_A_WAGON, NULL};
    struct game game = bot_table_position(ABBEYS, 2, moves);
    (void)state;
    ask_all(&game, drives_into_the_city);
}

/* The last follower does not stay for a few points where no tile that is left finishes anything. */
static void test_AM10_wagon_does_not_drive_into_ruins(void **state)
{
    static const char *const moves[] = {ROAD_OF_A_WAGON, NULL};
    struct game game = bot_table_position(ABBEYS, 2, moves);
    (void)state;
    leave(&game, "FFFF.m", 40);
    take_followers(&game, 0);
    all_want(&game, "home");
}

/* It would close the other's city for them, who have no abbey left to do so; whoever places it has
 * nobody for it. */
static void test_AM2_abbey_is_not_wasted_on_the_other(void **state)
{
    static const char *const moves[] = {"draw FRFr",   "place 1,0 n",   "pass",
                                        "draw CFcF+",  "place 1,-1 e",  "deploy meeple city w",
                                        "draw FFFF.m", "place 1,1 n",   "pass",
                                        "draw CFFF",   "place 2,-1 w",  "pass",
                                        "draw FFFF.m", "place 1,-2 n",  "pass",
                                        "draw FFFF.m", "place 0,-2 n",  "pass",
                                        "draw FRFr",   "place -1,0 n",  "pass",
                                        "draw FFFF.m", "place -1,-1 n", "pass",
                                        NULL};
    struct game game = bot_table_position(ABBEYS, 2, moves);
    (void)state;
    assert_true(game_awaits_abbey(&game));
    leave(&game, "FRRR", 4);
    take_followers(&game, 0);
    game.player[1].abbeys = 0;
    all_want(&game, "pass");
}

/* Player 1's farmer has two cities to the south of the road, player 2's barn one to the north of
 * it. Where the road ends, both would be one field: 1 point for each city instead of 3, and the
 * barn has them all (AM13). */
static void test_AM13_field_is_not_given_to_a_barn(void **state)
{
    static const char *const moves[] = {"draw CFFF",
                                        "place 0,1 s",
                                        "deploy meeple field nnw",
                                        "draw CFFF",
                                        "place 0,-1 s",
                                        "pass",
                                        "draw CFFF",
                                        "place 0,2 n",
                                        "pass",
                                        "draw FFFF.m",
                                        "place -1,-1 n",
                                        "pass",
                                        "draw CFFF",
                                        "place 1,1 e",
                                        "pass",
                                        "draw FFFF.m",
                                        "place -1,-2 n",
                                        "pass",
                                        "draw CFFF",
                                        "place 2,1 w",
                                        "pass",
                                        "draw FFFF.m",
                                        "place 0,-2 n",
                                        "deploy barn corner sw",
                                        "draw FRFr",
                                        "place -1,0 n",
                                        "pass",
                                        "draw FRFr",
                                        "place 1,0 n",
                                        "pass",
                                        "draw FFFR.m",
                                        NULL};
    struct game game = bot_table_position(ABBEYS, 2, moves);
    (void)state;
    leave(&game, "FRRR", 4);
    nobody_wants(&game, "place 2,0 n");
    nobody_wants(&game, "place -2,0 s");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_PD5_dragon_is_not_led_to_the_own_knight),
        cmocka_unit_test(test_PD5_dragon_is_not_left_to_the_other),
        cmocka_unit_test(test_PD6_nothing_is_ended_for_the_dragon),
        cmocka_unit_test(test_PD13_fairy_goes_where_she_is_not_shared),
        cmocka_unit_test(test_PD9_own_knight_is_not_sent_home),
        cmocka_unit_test(test_AM10_wagon_drives_where_it_earns),
        cmocka_unit_test(test_AM10_wagon_does_not_drive_into_ruins),
        cmocka_unit_test(test_AM2_abbey_is_not_wasted_on_the_other),
        cmocka_unit_test(test_AM13_field_is_not_given_to_a_barn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
