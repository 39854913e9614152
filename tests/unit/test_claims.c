/* Claims of castles by castles (CA8): every square with everything that a claim can hold. */
#include "played.h"

#include "bastide/notation.h"
#include "facts/position.h"

/* Three castles in a column, and one beside them that scores by one of the three. */
static const char *const moves[] = {
    "draw CFCF",
    "place 0,-1 n",
    "deploy meeple city s",
    "castle",
    "draw CFFF",
    "place 1,-1 n",
    "deploy meeple city n",
    "draw CFCF",
    "place 0,-2 n",
    "deploy meeple city s",
    "castle",
    "draw CFFF",
    "place 1,-2 s",
    "pass",
    "castle",
    "draw CFFF",
    "place 0,-3 s",
    "deploy meeple city s",
    "castle",
    "draw FFFR.m",
    "place -1,-2 w",
    "pass",
    "draw FFFR.m",
    "place -1,-1 e",
    "pass",
};

static struct game game_at_a_claim(void)
{
    struct game game;
    struct options options = options_default();
    options.sets = 1u << SET_BASE | 1u << SET_BCB;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    for (size_t m = 0; m < sizeof moves / sizeof moves[0]; m++) {
        struct move move;
        struct bad_text bad;
        if (!move_parse(&game, moves[m], strlen(moves[m]), &move, &bad))
            fail_msg("'%s': %s", moves[m], bad.reason);
        if (game_apply(&game, move, NULL) != REFUSAL_NONE)
            fail_msg("'%s' is refused", moves[m]);
    }
    assert_int_equal(game_phase(&game), PHASE_CLAIM);
    return game;
}

static const struct {
    int x, y;
    unsigned arg;
    uint8_t castle; /* from the oldest */
} good[] = {
    {0, -3, CLAIM_CASTLE, 3},
    {0, -3, CLAIM_CASTLE_ACROSS + EDGE_S, 3},
    {0, -2, CLAIM_CASTLE_ACROSS + EDGE_N, 3},
    {0, -2, CLAIM_CASTLE, 1}, /* as in older records */
    {0, -2, CLAIM_CASTLE_ACROSS + EDGE_S, 1},
    {0, -1, CLAIM_CASTLE_ACROSS + EDGE_N, 1},
    {0, -1, CLAIM_CASTLE_ACROSS + EDGE_S, 0},
    {0, 0, CLAIM_CASTLE_ACROSS + EDGE_N, 0},
    {0, 0, CLAIM_CASTLE, 0},
};
enum { GOOD = sizeof good / sizeof good[0] };

static void test_CA8_every_square_and_edge(void **state)
{
    (void)state;
    const struct game game = game_at_a_claim();
    for (int y = -5; y <= 5; y++)
        for (int x = -5; x <= 5; x++)
            for (unsigned arg = 0; arg < 256; arg++) {
                struct move claim = move_claim(square_at((struct square){0, 0}, x, y), arg);
                struct game after = game;
                enum refusal refusal = game_apply(&after, claim, NULL);
                size_t g = 0;
                while (g < GOOD && (good[g].x != x || good[g].y != y || good[g].arg != arg))
                    g++;
                bool names_two = x == 0 && y == -1 && arg == CLAIM_CASTLE;
                assert_int_equal(refusal, g < GOOD    ? REFUSAL_NONE
                                          : names_two ? REFUSAL_CLAIM_NAMES_SEVERAL
                                                      : REFUSAL_NOT_TO_BE_CLAIMED);
                assert_int_equal(game_decision_answer(&game, claim).node,
                                 g < GOOD ? game.castles.castle[good[g].castle].node : NO_NODE);
                if (g == GOOD)
                    assert_memory_equal(&after, &game, sizeof game);
            }
}

/* What people choose from names each castle once, however many stand on a tile. */
static void test_CA8_each_choice_is_a_castle_of_its_own(void **state)
{
    (void)state;
    const struct game game = game_at_a_claim();
    struct scoring_choice choice;
    scoring_choice_find(&choice, &game);
    assert_int_equal(choice.count, 3);
    for (unsigned c = 0; c < choice.count; c++) {
        struct game after = game;
        assert_int_equal(choice.node[c], game_decision_answer(&game, choice.move[c]).node);
        assert_int_equal(choice.points[c], 2);
        assert_int_equal(game_apply(&after, choice.move[c], NULL), REFUSAL_NONE);
        for (unsigned other = 0; other < c; other++)
            assert_int_not_equal(choice.node[c], choice.node[other]);
    }
}

static void test_CA7_nothing_is_claimed_at_other_times(void **state)
{
    (void)state;
    struct game game = game_at_a_claim();
    struct move claim = move_claim((struct square){0, 0}, CLAIM_CASTLE);
    struct move other = claim;
    other.verb = VERB_CROSS;
    assert_int_equal(game_decision_answer(&game, other).node, NO_NODE);
    assert_int_equal(game_apply(&game, other, NULL), REFUSAL_WRONG_MOMENT);
    assert_int_equal(game_apply(&game, claim, NULL), REFUSAL_NONE);
    assert_int_not_equal(game_phase(&game), PHASE_CLAIM);
    assert_int_equal(game_decision_answer(&game, claim).node, NO_NODE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CA8_every_square_and_edge),
        cmocka_unit_test(test_CA8_each_choice_is_a_castle_of_its_own),
        cmocka_unit_test(test_CA7_nothing_is_claimed_at_other_times),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
