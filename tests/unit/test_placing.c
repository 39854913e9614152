/* Choosing squares and rotations, and where followers go. */
#include "played.h"

#include "choosing/choosing.h"
#include "tui/stages/modes.h"

/* A new game in which that tile has been drawn. */
static struct game drawn(const char *id)
{
    struct options options = options_default();
    struct game game;
    options.sets = 1u << SET_BASE;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    assert_int_equal(game_apply(&game, move_draw(tile_kind_find(id)), NULL), REFUSAL_NONE);
    return game;
}

/* The square with those coordinates among the legal ones. */
static unsigned ways_at(struct placing *placing, int x, int y)
{
    for (placing->here = 0; placing->here < placing->where.squares; placing->here++)
        if (square_equal(placing->where.at[placing->here], (struct square){(int16_t)x, (int16_t)y}))
            return placing_ways(placing);
    return 0;
}

static void test_offers_each_look_once(void **state)
{
    static const struct {
        const char *id;
        int x, y;
        unsigned ways;
    } cases[] = {
        {"RRRR", 1, 0, 1},  {"FRFr", 1, 0, 1},  {"FFFF.m", 0, 1, 1}, {"Cccc+", 0, -1, 1},
        {"CFCF", 0, -1, 1}, {"CCFF", 0, -1, 2}, {"FFRr", 1, 0, 2},   {"CRRR", 1, 0, 3},
    };
    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        struct game game = drawn(cases[c].id);
        struct placing placing;
        placing_begin(&placing, &game, RANKED_BY_PLACE);
        assert_int_equal(ways_at(&placing, cases[c].x, cases[c].y), cases[c].ways);
    }
}

static void test_every_ghost_is_legal(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        struct session session;
        struct rng rng = rng_from_seed(seed);
        played_begin(&session, 3, seed);
        while (!game_is_over(&session.game)) {
            if (game_phase(&session.game) == PHASE_PLACE) {
                struct placing placing;
                placing_begin(&placing, &session.game, RANKED_BY_PLACE);
                for (unsigned key = 0; key < 20 && placing.where.squares > 0; key++) {
                    struct game copy = session.game;
                    assert_int_equal(game_apply(&copy, placing_move(&placing), NULL), REFUSAL_NONE);
                    switch (rng_below(&rng, 3)) {
                    case 0:
                        placing_step(&placing, rng_below(&rng, 2) ? 1 : -1);
                        break;
                    case 1:
                        placing_turn(&placing, rng_below(&rng, 2) ? 1 : -1);
                        break;
                    default:
                        placing_go(&placing, (enum edge)rng_below(&rng, EDGES));
                        break;
                    }
                }
            }
            played_on(&session, &rng, 1);
        }
        session_close(&session);
    }
}

static void test_tab_goes_through_all_squares_in_reading_order(void **state)
{
    struct game game = drawn("CRRR");
    struct placing placing;
    (void)state;
    placing_begin(&placing, &game, RANKED_BY_PLACE);
    assert_int_equal(placing.where.squares, 3);
    placing.here = 0;
    for (unsigned s = 1; s < placing.where.squares; s++) {
        struct square before = placing.where.at[placing.here];
        placing_step(&placing, 1);
        assert_true(square_reads_before(before, placing.where.at[placing.here]));
    }
    placing_step(&placing, 1);
    assert_int_equal(placing.here, 0);
    placing_step(&placing, -1);
    assert_int_equal(placing.here, placing.where.squares - 1);
}

/* A monastery fits below the start tile, and with a bridge at either end of its road. */
static void test_BR6_squares_that_need_a_bridge_come_last(void **state)
{
    struct options options = options_default();
    struct game game, then;
    struct placing placing;
    struct move bridge;
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    game_apply(&game, move_draw(tile_kind_find("FFFF.m")), NULL);
    placing_begin(&placing, &game, RANKED_BY_PLACE);
    assert_int_equal(placing.where.squares, 3);
    assert_int_equal(placing.where.plain, 1);
    assert_int_equal(placing.here, 0);
    assert_int_equal(placing_needs(&placing), VERB_DRAW);
    assert_false(placing_try(&placing, &game, &then, &bridge));
    assert_false(placing.may_discard);
    for (unsigned s = 1; s < 3; s++) {
        placing_step(&placing, 1);
        assert_int_equal(placing_needs(&placing), VERB_BRIDGE);
        assert_true(placing_try(&placing, &game, &then, &bridge));
        assert_true(square_equal(bridge.at, placing_move(&placing).at));
        assert_int_equal(bridge.arg, DIRECTION_EW);
        assert_int_equal(then.board.tracks, 1);
        assert_int_equal(game.board.tracks, 0);
    }
    assert_true(square_equal(placing_move(&placing).at, (struct square){1, 0}));
    game.player[0].bridges = 0;
    placing_begin(&placing, &game, RANKED_BY_PLACE);
    assert_int_equal(placing.where.squares, 1);
}

/* A straight road beside the start tile: turned so that it goes on it needs no bridge, the other
 * way it does. */
static void test_BR6_ghost_turns_to_what_needs_no_bridge(void **state)
{
    struct options options = options_default();
    struct game game;
    struct placing placing;
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    game_apply(&game, move_draw(tile_kind_find("FRFr")), NULL);
    placing_begin(&placing, &game, RANKED_BY_PLACE);
    assert_int_equal(ways_at(&placing, 1, 0), 2);
    for (unsigned s = 0; s < placing.where.plain; s++) {
        placing_step(&placing, 1);
        if (placing.here < placing.where.plain)
            assert_int_equal(placing_needs(&placing), VERB_DRAW);
    }
    ways_at(&placing, 1, 0);
    placing.orientation = EDGE_N;
    placing_turn(&placing, 1);
    assert_int_equal(placing.orientation, EDGE_E);
    assert_int_equal(placing_needs(&placing), VERB_BRIDGE);
}

static void test_arrows_go_to_the_nearest_square_that_way(void **state)
{
    struct game game = drawn("CRRR");
    struct placing placing;
    (void)state;
    placing_begin(&placing, &game,
                  RANKED_BY_PLACE); /* fits north, east and west of the start tile */
    ways_at(&placing, -1, 0);
    placing_go(&placing, EDGE_E);
    assert_true(square_equal(placing_move(&placing).at, (struct square){1, 0}));
    placing_go(&placing, EDGE_N);
    assert_true(square_equal(placing_move(&placing).at, (struct square){0, -1}));
    placing_go(&placing, EDGE_N);
    assert_true(square_equal(placing_move(&placing).at, (struct square){0, -1}));
}

static void test_rotation_is_kept_where_it_fits(void **state)
{
    struct game game = drawn("FFRr");
    struct placing placing;
    (void)state;
    placing_begin(&placing, &game, RANKED_BY_PLACE);
    for (unsigned s = 0; s < placing.where.squares; s++) {
        unsigned before = placing.orientation;
        placing_step(&placing, 1);
        if (placing.where.ways[placing.here] >> before & 1u)
            assert_int_equal(placing.orientation, before);
    }
}

/* A game in which a monastery lies with three tiles around it, and a tile is drawn that completes
 * the city of the start tile elsewhere. */
static void test_what_brings_most_is_offered_first(void **state)
{
    struct game game = drawn("CFFF");
    struct placing placing;
    (void)state;
    placing_begin(&placing, &game, RANKED_BY_WORTH);
    assert_int_equal(placing.here, 0);
    assert_true(square_equal(placing_move(&placing).at, (struct square){0, -1}));
    assert_int_equal(placing.orientation, EDGE_S); /* the city is complete, and free to take */
}

/* Squares in the order of text mode, each with the rotation that it lists first there. */
static void test_tab_goes_through_the_list_of_text_mode(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        static struct position position;
        struct session session;
        struct rng rng = rng_from_seed(seed);
        played_begin(&session, 3, seed);
        for (; !game_is_over(&session.game); played_on(&session, &rng, 1)) {
            struct ranked_placements ranked;
            struct placing placing;
            if (game_phase(&session.game) != PHASE_PLACE)
                continue;
            position_update(&position, &session.game);
            ranked_placements_find(&ranked, &position, RANKED_BY_WORTH);
            placing_begin(&placing, &session.game, RANKED_BY_WORTH);
            for (unsigned p = 0, told = 0; p < ranked.count && told < placing.where.plain; told++) {
                while (p < ranked.count && ranked.placement[p].is_forced)
                    p++;
                assert_true(move_equal(placing_move(&placing), ranked.placement[p].place));
                struct square at = ranked.placement[p].place.at;
                while (p < ranked.count && square_equal(ranked.placement[p].place.at, at))
                    p++;
                placing_step(&placing, 1);
            }
        }
        session_close(&session);
    }
}

static void test_what_was_turned_stays_so(void **state)
{
    struct game game = drawn("CRRR");
    struct placing placing;
    (void)state;
    placing_begin(&placing, &game, RANKED_BY_WORTH);
    ways_at(&placing, 1, 0);
    placing_turn(&placing, 1);
    uint8_t turned = placing.orientation;
    placing_go(&placing, EDGE_W);
    placing_go(&placing, EDGE_E);
    if (placing.where.ways[placing.here] >> turned & 1u)
        assert_true(placing.is_kept);
    assert_int_equal(placing.orientation, turned);
}

static void test_offers_are_the_legal_deployments(void **state)
{
    struct game game = drawn("CFFF");
    struct deploying deploying;
    struct move_list legal;
    (void)state;
    assert_int_equal(game_apply(&game, move_place((struct square){0, -1}, EDGE_S), NULL),
                     REFUSAL_NONE);
    game_legal(&game, &legal);
    deploying_begin(&deploying, &game, &legal);
    assert_false(deploying_has_figures(&deploying));
    assert_int_equal(deploying.offers, 2);
    assert_int_equal(deploying_node(&deploying), NO_NODE);
    assert_int_equal(deploying_move(&deploying).verb, VERB_PASS);
    deploying_step(&deploying, 1);
    assert_int_equal(deploying_move(&deploying).verb, VERB_DEPLOY);
    deploying_choose(&deploying, 2);
    assert_int_equal(deploying.chosen, 1);
    deploying_choose(&deploying, 3);
    assert_int_equal(deploying.chosen, 1);
    deploying_step(&deploying, 1);
    assert_int_equal(deploying_node(&deploying), NO_NODE);
}

/* Moves of three figures that no set has: number 7 may stand on the field, number 9 on both
 * segments, number 11 on the city. */
static void test_figures_share_their_places(void **state)
{
    enum { A = 7, B = 9, C = 11, CITY = 0, FIELD = 1, LISTED = 5 };
    struct game game = drawn("CFFF");
    struct deploying deploying;
    struct move_list legal = {.count = LISTED,
                              .move = {move_deploy((enum figure)A, FIELD),
                                       move_deploy((enum figure)B, CITY),
                                       move_deploy((enum figure)B, FIELD),
                                       move_deploy((enum figure)C, CITY), move_plain(VERB_PASS)}};
    (void)state;
    assert_int_equal(game_apply(&game, move_place((struct square){0, -1}, EDGE_S), NULL),
                     REFUSAL_NONE);
    deploying_begin(&deploying, &game, &legal);
    assert_true(deploying_has_figures(&deploying));
    assert_true(deploying_has_others(&deploying));
    assert_int_equal(deploying.offers, 2);
    assert_int_equal(deploying_figure(&deploying), A);
    assert_int_equal(deploying_move(&deploying).verb, VERB_PASS);
    /* What the first figure may do comes first, as if it were alone. */
    deploying_choose(&deploying, 1);
    assert_true(move_equal(deploying_move(&deploying), legal.move[0]));
    deploying_step(&deploying, 1);
    assert_true(move_equal(deploying_move(&deploying), legal.move[1]));
    /* The place stays while the figure may stand there. */
    deploying_choose(&deploying, 1);
    deploying_step_figure(&deploying);
    assert_true(move_equal(deploying_move(&deploying), legal.move[2]));
    deploying_choose(&deploying, 2);
    assert_true(move_equal(deploying_move(&deploying), legal.move[1]));
    deploying_step_figure(&deploying);
    assert_true(move_equal(deploying_move(&deploying), legal.move[3]));
    deploying_step_figure(&deploying); /* the first figure may not stand in the city */
    assert_true(move_equal(deploying_move(&deploying), legal.move[0]));
    deploying_choose_figure(&deploying, (enum figure)C);
    assert_true(move_equal(deploying_move(&deploying), legal.move[3]));
    deploying_choose_figure(&deploying, (enum figure)8); /* nobody has it */
    assert_true(move_equal(deploying_move(&deploying), legal.move[3]));
    /* From nothing it goes to where the next figure may stand. */
    deploying_begin(&deploying, &game, &legal);
    deploying_step_figure(&deploying);
    assert_int_equal(deploying_move(&deploying).figure, B);
    assert_int_equal(deploying.chosen, 0);
    assert_true(deploying.may_pass);
}

/* And every empty square beside them. */
static void test_inspecting_reaches_every_segment_of_every_tile(void **state)
{
    struct session session;
    struct rng rng = rng_from_seed(2);
    (void)state;
    played_begin(&session, 2, 2);
    played_on(&session, &rng, 60);
    const struct game *game = &session.game;
    bool seen[NODES_MAX] = {false}, seen_square[OPEN_SQUARES_MAX] = {false};
    struct inspection inspection;
    inspect_begin(&inspection, game);
    assert_int_equal(inspection.tile, game->board.tiles - 1);
    for (unsigned press = 0; press < 20000; press++) {
        uint16_t node = inspect_node(&inspection, game);
        if (node != NO_NODE)
            seen[node] = true;
        if (rng_below(&rng, 2))
            inspect_step(&inspection, game, rng_below(&rng, 2) ? 1 : -1);
        else
            inspect_go(&inspection, game, (enum edge)rng_below(&rng, EDGES));
        assert_int_equal(inspection.tile, board_tile_at(&game->board, inspection.at));
        unsigned open = board_open_at(&game->board, inspection.at);
        assert_true(inspection.tile < game->board.tiles || open < game->board.opens);
        if (open < game->board.opens)
            seen_square[open] = true;
    }
    for (unsigned node = 0; node < game->features.nodes; node++)
        assert_true(seen[node]);
    for (unsigned open = 0; open < game->board.opens; open++)
        assert_true(seen_square[open]);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_offers_each_look_once),
        cmocka_unit_test(test_every_ghost_is_legal),
        cmocka_unit_test(test_tab_goes_through_all_squares_in_reading_order),
        cmocka_unit_test(test_BR6_squares_that_need_a_bridge_come_last),
        cmocka_unit_test(test_BR6_ghost_turns_to_what_needs_no_bridge),
        cmocka_unit_test(test_arrows_go_to_the_nearest_square_that_way),
        cmocka_unit_test(test_rotation_is_kept_where_it_fits),
        cmocka_unit_test(test_what_brings_most_is_offered_first),
        cmocka_unit_test(test_tab_goes_through_the_list_of_text_mode),
        cmocka_unit_test(test_what_was_turned_stays_so),
        cmocka_unit_test(test_offers_are_the_legal_deployments),
        cmocka_unit_test(test_figures_share_their_places),
        cmocka_unit_test(test_inspecting_reaches_every_segment_of_every_tile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
