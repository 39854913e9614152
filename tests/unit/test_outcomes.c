/* What chance may do: every move with its weight, and samples of them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/chance.h"

#include <string.h>

enum { SAMPLES = 40000 };

static struct outcome_list outcomes;

static struct game game_of(unsigned players)
{
    struct options options = options_default();
    struct game game;
    options.players = (uint8_t)players;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    return game;
}

/* The same before a reveal, with these numbers of tiles left of the first kinds. */
static struct game bazaar_of(unsigned players, const uint8_t *left, unsigned kinds)
{
    struct game game = game_of(players);
    game.turn.phase = PHASE_REVEAL;
    game.bazaar.host = 0;
    game.pile = (struct pile){.tiles = 0};
    for (unsigned kind = 0; kind < kinds; kind++) {
        game.pile.left[kind] = left[kind];
        game.pile.tiles = (tile_number)(game.pile.tiles + left[kind]);
    }
    return game;
}

static void check_all_are_legal_and_differ(const struct game *game)
{
    uint64_t total = 0;
    for (size_t o = 0; o < outcomes.count; o++) {
        struct game then = *game;
        assert_int_equal(game_apply(&then, outcomes.outcome[o].move, NULL), REFUSAL_NONE);
        assert_true(outcomes.outcome[o].weight > 0);
        total += outcomes.outcome[o].weight;
        for (size_t other = 0; other < o; other++)
            assert_false(move_equal(outcomes.outcome[o].move, outcomes.outcome[other].move));
    }
    assert_true(outcomes.total == total);
}

static void test_B2_a_draw_weighs_its_tiles(void **state)
{
    struct game game = game_of(3);
    struct move_list legal;
    (void)state;
    game_legal(&game, &legal);
    assert_true(game_outcomes(&game, &outcomes));
    check_all_are_legal_and_differ(&game);
    assert_int_equal(outcomes.count, legal.count);
    assert_int_equal(outcomes.total, game.pile.tiles);
    for (size_t o = 0; o < outcomes.count; o++) {
        assert_int_equal(outcomes.outcome[o].move.verb, VERB_DRAW);
        assert_int_equal(outcomes.outcome[o].weight, game.pile.left[outcomes.outcome[o].move.arg]);
    }
}

static void test_nothing_is_listed_where_a_player_decides(void **state)
{
    struct game game = game_of(2);
    (void)state;
    assert_int_equal(game_apply(&game, move_draw(tile_set_start[SET_BASE]), NULL), REFUSAL_NONE);
    assert_false(game_outcomes(&game, &outcomes));
    assert_int_equal(outcomes.count, 0);
    assert_true(outcomes.total == 0);
}

/* How often each selection comes among all ways to take them in one order. */
static void take_all(const struct game *game, const kind_number *tile, unsigned tiles,
                     unsigned taken, struct move move, unsigned *found)
{
    unsigned players = game_reveal_count(game);
    if (taken == players) {
        for (size_t o = 0; o < outcomes.count; o++)
            found[o] += move_equal(move, outcomes.outcome[o].move);
        return;
    }
    for (unsigned t = 0; t < tiles; t++) {
        move.kinds[taken] = tile[t];
        take_all(game, tile + t + 1, tiles - t - 1, taken + 1, move, found);
    }
}

static void test_BZ4_a_reveal_weighs_the_ways_to_choose_its_tiles(void **state)
{
    static const uint8_t left[] = {3, 0, 1, 4, 2};
    static unsigned found[OUTCOMES_MAX];
    kind_number tile[16];
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        struct game game = bazaar_of(players, left, sizeof left);
        unsigned tiles = 0;
        uint64_t ways = 0;
        for (kind_number kind = 0; kind < sizeof left; kind++)
            for (unsigned copy = 0; copy < left[kind]; copy++)
                tile[tiles++] = kind;
        assert_true(game_outcomes(&game, &outcomes));
        check_all_are_legal_and_differ(&game);
        memset(found, 0, sizeof found);
        take_all(&game, tile, tiles, 0, (struct move){.verb = VERB_REVEAL}, found);
        for (size_t o = 0; o < outcomes.count; o++) {
            assert_int_equal(outcomes.outcome[o].weight, found[o]);
            ways += found[o];
        }
        assert_true(ways == outcomes.total);
        uint64_t all = 1; /* 10 over players */
        for (unsigned p = 0; p < players; p++)
            all = all * (tiles - p) / (p + 1);
        assert_true(all == ways);
    }
}

/* Two players' are always listed whole; those of six only when few tiles are left. */
static void test_BZ4_reveals_that_are_too_many(void **state)
{
    struct game two = game_of(2), six = game_of(6);
    (void)state;
    two.turn.phase = six.turn.phase = PHASE_REVEAL;
    assert_true(game_outcomes(&two, &outcomes));
    assert_true(outcomes.total == (uint64_t)two.pile.tiles * (two.pile.tiles - 1u) / 2);
    assert_false(game_outcomes(&six, &outcomes));
    assert_int_equal(outcomes.count, 0);
    assert_true(outcomes.total == 0);
}

/* Each outcome comes as often as it weighs, by five standard deviations. */
static void check_samples(const struct game *game)
{
    static unsigned found[OUTCOMES_MAX];
    struct rng rng = rng_from_seed(game->options.players);
    assert_true(game_outcomes(game, &outcomes));
    memset(found, 0, sizeof found);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        struct move move = chance_move_at_random(game, &rng);
        for (unsigned a = 1; move.verb == VERB_REVEAL && a < game_reveal_count(game); a++)
            for (unsigned b = a; b > 0 && move.kinds[b] < move.kinds[b - 1]; b--) {
                kind_number kind = move.kinds[b];
                move.kinds[b] = move.kinds[b - 1];
                move.kinds[b - 1] = kind;
            }
        size_t o = 0;
        while (o < outcomes.count && !move_equal(move, outcomes.outcome[o].move))
            o++;
        assert_true(o < outcomes.count);
        found[o]++;
    }
    for (size_t o = 0; o < outcomes.count; o++) {
        double share = (double)outcomes.outcome[o].weight / (double)outcomes.total;
        double wanted = SAMPLES * share, off = found[o] - wanted;
        assert_true(off * off <= 25 * wanted * (1 - share));
    }
}

static void test_samples_come_as_they_weigh(void **state)
{
    static const uint8_t left[] = {3, 0, 1, 4, 2};
    struct game draw = game_of(2), reveal = bazaar_of(3, left, sizeof left);
    (void)state;
    check_samples(&draw);
    check_samples(&reveal);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_B2_a_draw_weighs_its_tiles),
        cmocka_unit_test(test_nothing_is_listed_where_a_player_decides),
        cmocka_unit_test(test_BZ4_a_reveal_weighs_the_ways_to_choose_its_tiles),
        cmocka_unit_test(test_BZ4_reveals_that_are_too_many),
        cmocka_unit_test(test_samples_come_as_they_weigh),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
