/* Fields that one tile may join: who gains by it sees a chance, who loses by it a threat. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/appraisal.h"
#include "bots/plans.h"
#include "support/bot_table.h"

enum { BASE = 1u << SET_BASE, ALL = SETS_ALL };

static struct sight sight;

static void prepare(const struct options *options, bool sees_fields)
{
    sight_prepare_tiles(&sight);
    appraiser_prepare(&sight.appraiser, options, weights_of(weights_class_of(options)),
                      sees_fields);
    sight.sees_rivals = true;
}

/* The tiles of the pile that join what comes in at two half-edges of a square, by trying each. */
static unsigned count_joining(const struct game *game, unsigned open, unsigned a, unsigned b)
{
    unsigned tiles = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        bool joins = false;
        for (unsigned o = 0; o < EDGES; o++) {
            uint8_t segment = tile_segment_at_half(kind, o, a);
            joins |= board_matches(&game->board, open, board_pattern(kind, o)) &&
                     segment != NO_SEGMENT && segment == tile_segment_at_half(kind, o, b);
        }
        tiles += joins * game->pile.left[kind];
    }
    return tiles;
}

/* Where different fields come in: at both sides of a road or of water, or at two edges. */
static bool may_differ(const struct board *board, unsigned open, unsigned a, unsigned b)
{
    unsigned edge = half_edge_of(a), other = half_edge_of(b);
    unsigned care_a = board->care[open] >> 2 * edge & 3u;
    unsigned care_b = board->care[open] >> 2 * other & 3u;
    unsigned wanted = board->wanted[open] >> 2 * edge & 3u;
    return care_a != 0 && care_b != 0 &&
           (edge != other || wanted == TERRAIN_ROAD || wanted == TERRAIN_WATER);
}

static unsigned pairs_seen, beside_water_seen;

static void check_joining(const struct game *game)
{
    struct outlook outlook;
    outlook_of(&outlook, &sight.rows, &game->pile);
    for (unsigned open = 0; open < game->board.opens; open++)
        for (unsigned b = 1; b < HALF_EDGES; b++)
            for (unsigned a = 0; a < b; a++) {
                if (!may_differ(&game->board, open, a, b))
                    continue;
                unsigned pair = half_pair(a, b), wanted = game->board.wanted[open];
                bool is_wet = board_is_beside_water(&game->board, open);
                unsigned found = is_wet ? outlook_joining_beside_water(game, open, pair)
                                        : outlook_joining(&outlook, game, wanted, pair);
                assert_int_equal(found, count_joining(game, open, a, b));
                pairs_seen += found > 0;
                beside_water_seen += found > 0 && is_wet;
            }
}

static void check_games(unsigned sets, uint64_t games)
{
    struct options options = options_default();
    options.sets = sets;
    options.players = 3;
    prepare(&options, true);
    for (uint64_t seed = 0; seed < games; seed++) {
        struct rng rng = rng_from_seed(seed);
        struct game game;
        assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
        while (!game_is_over(&game)) {
            struct move_list moves;
            game_legal(&game, &moves);
            if (game_awaits_placement(&game) && rng_below(&rng, 8) == 0)
                check_joining(&game);
            struct move move = game_actor(&game) == ACTOR_CHANCE
                                   ? chance_move_at_random(&game, &rng)
                                   : moves.move[rng_below(&rng, (uint32_t)moves.count)];
            assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
        }
    }
}

static void test_joining_tiles_are_counted(void **state)
{
    (void)state;
    pairs_seen = beside_water_seen = 0;
    check_games(ALL, 3);
    check_games(BASE | 1u << SET_RIVER | 1u << SET_RIVER2, 3);
    assert_true(pairs_seen > 100 && beside_water_seen > 5);
}

/* Player 2's farmer north of the road, in a field with two cities; player 1's on a field beyond the
 * first of them. At 1,-1 one tile joins both fields. */
static struct game two_fields(void)
{
    static const char *const moves[] = {"draw CFCF", "place 0,-1 n",  "deploy meeple field ene",
                                        "draw FRFr", "place 1,0 n",   "deploy meeple field nnw",
                                        "draw CRFr", "place -1,0 n",  "pass",
                                        "draw CFFF", "place -1,-1 s", "pass",
                                        NULL};
    return bot_table_position(BASE, 2, moves);
}

/* Leaves only ten tiles of that kind in the pile. */
static void leave_ten(struct game *game, const char *kind)
{
    memset(&game->pile, 0, sizeof game->pile);
    game->pile.left[tile_kind_find(kind)] = 10;
    game->pile.tiles = 10;
}

/* What a farmer more of player 1's, of whom nothing else is known, is worth to them there. */
static float worth_of_farmer(const struct game *game)
{
    struct game more = *game;
    float lead[2];
    const struct game *with[] = {game, &more};
    tile_number beyond = board_tile_at(&game->board, (struct square){0, -1});
    feature_add_follower(
        &more.features,
        (struct follower){0, FIGURE_MEEPLE, feature_node_at_half(&game->board, beyond, HALF_ENE)});
    for (unsigned w = 0; w < 2; w++) {
        struct outlook outlook;
        struct values values;
        outlook_of(&outlook, &sight.rows, &game->pile);
        sight_appraise(&sight, &outlook, with[w], &values);
        lead[w] = values_lead(&values, 2, 0);
    }
    return lead[1] - lead[0];
}

/* Two farmers against one would have all of it. To the other it is a loss of as much. */
static void test_B13_field_may_be_stolen(void **state)
{
    struct game game = two_fields();
    (void)state;
    prepare(&game.options, true);
    leave_ten(&game, "FFFF.m");
    float chance = worth_of_farmer(&game);
    assert_true(chance > 1);
    leave_ten(&game, "CccF"); /* which joins nothing there */
    assert_true(worth_of_farmer(&game) == 0);
    leave_ten(&game, "FFFF.m");
    game.pile.left[tile_kind_find("FFFF.m")] = 1;
    game.pile.left[tile_kind_find("CccF")] = 9;
    float rarer = worth_of_farmer(&game);
    assert_true(rarer > 0 && rarer < chance);
}

/* As to beginners, for whom fields are worth nothing. */
static void test_B13_who_sees_no_fields_fears_for_none(void **state)
{
    struct game game = two_fields();
    (void)state;
    prepare(&game.options, false);
    leave_ten(&game, "FFFF.m");
    assert_true(worth_of_farmer(&game) == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_joining_tiles_are_counted),
        cmocka_unit_test(test_B13_field_may_be_stolen),
        cmocka_unit_test(test_B13_who_sees_no_fields_fears_for_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
