/* The value that holds what is asked of a position again and again. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/position.h"
#include "support/watched_game.h"

#include <string.h>

enum { GAMES = 6 };

static struct watched_game watched;
static struct position position;

static void check_moves(void)
{
    static struct placements placements;
    const struct game *game = &watched.game;
    struct move_list legal;
    game_legal(game, &legal);
    assert_int_equal(position.legal.count, legal.count);
    for (size_t m = 0; m < legal.count; m++) {
        assert_true(move_equal(position.legal.move[m], legal.move[m]));
        assert_true(position_allows(&position, (enum verb)legal.move[m].verb));
    }
    assert_int_equal(position_allows(&position, VERB_DRAW), game_phase(game) == PHASE_DRAW);
    assert_int_equal(position_allows(&position, VERB_BUY), game_phase(game) == PHASE_SETTLE);
    if (game_phase(game) == PHASE_PLACE) {
        placements_in_hand(&placements, game);
        assert_int_equal(position.placements.squares, placements.squares);
        assert_memory_equal(position.placements.at, placements.at,
                            placements.squares * sizeof *placements.at);
        assert_memory_equal(position.placements.ways, placements.ways, placements.squares);
    } else {
        assert_int_equal(position.placements.squares, 0);
        assert_int_equal(position.placements.plain, 0);
    }
    struct scoring_choice choice = {.count = 0};
    if (scoring_choice_is_open(game))
        scoring_choice_find(&choice, game);
    assert_int_equal(position.choice.count, choice.count);
    for (unsigned c = 0; c < choice.count; c++)
        assert_true(move_equal(position.choice.move[c], choice.move[c]));
}

static void check_facts(void)
{
    static struct tile_fits fits;
    const struct game *game = &watched.game;
    struct projection projection = projection_of(game);
    int scores[PLAYERS_MAX];
    uint16_t nodes[NODES_MAX];
    tile_fits_find(&fits, game);
    assert_memory_equal(&position.fits, &fits, sizeof fits);
    assert_memory_equal(&position.projection, &projection, sizeof projection);
    projection_scores(game, scores);
    assert_memory_equal(position.projected, scores, game->options.players * sizeof *scores);
    assert_int_equal(position.features, features_on_board(game, nodes));
    for (tile_number tile = 0; tile < game->board.tiles; tile++)
        for (unsigned s = 0; s <= SEGMENT_TRACK; s++) {
            uint16_t node = feature_node(&game->board, tile, s);
            if (node == NO_NODE)
                continue;
            struct feature_summary summary = feature_summary_of(game, node);
            const struct feature_summary *kept = position_feature(&position, node);
            assert_true(kept->kind == summary.kind && kept->tiles == summary.tiles &&
                        kept->points == summary.points && kept->open == summary.open &&
                        kept->holders == summary.holders && kept->complete == summary.complete &&
                        kept->touched[FEATURE_CITY] == summary.touched[FEATURE_CITY] &&
                        kept->touched[FEATURE_CASTLE] == summary.touched[FEATURE_CASTLE] &&
                        kept->owners == summary.owners && kept->parts == summary.parts);
        }
}

/* One value follows whole games, one after the other, forwards and back. */
static void test_a_position_is_what_its_parts_are(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct game earlier;
        watched_game_begin(&watched, seed);
        position_update(&position, &watched.game);
        for (unsigned moves = 0; watched_game_step(&watched); moves++) {
            assert_true(position_update(&position, &watched.game));
            check_moves();
            if (moves % 4 != 0)
                continue;
            check_facts();
            memcpy(&earlier, &position.game, sizeof earlier);
            assert_memory_equal(&earlier, &watched.game, sizeof earlier);
        }
    }
}

static void test_nothing_is_worked_out_twice(void **state)
{
    struct game copy;
    (void)state;
    watched_game_begin(&watched, 1);
    memset(&position, 0, sizeof position);
    assert_true(position_update(&position, &watched.game));
    assert_false(position_update(&position, &watched.game));
    memcpy(&copy, &watched.game, sizeof copy); /* the same game elsewhere */
    assert_false(position_update(&position, &copy));
    watched_game_step(&watched);
    assert_true(position_update(&position, &watched.game));
    assert_false(position_update(&position, &watched.game));
    assert_true(position_update(&position, &copy)); /* taken back */
}

/* A new value is all zeros, and so might a game be. */
static void test_a_new_position_knows_nothing(void **state)
{
    static struct position fresh;
    (void)state;
    watched_game_begin(&watched, 2);
    assert_int_equal(fresh.legal.count, 0);
    assert_false(fresh.is_known);
    assert_true(position_update(&fresh, &watched.game));
    assert_true(fresh.is_known);
    assert_true(fresh.legal.count > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_position_is_what_its_parts_are),
        cmocka_unit_test(test_nothing_is_worked_out_twice),
        cmocka_unit_test(test_a_new_position_knows_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
