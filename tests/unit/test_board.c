/* The board, the features on it, and the set-up of a game, each asked directly. Whole games against
 * a slow recomputation are tests/random. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/game.h"
#include "bastide/rng.h"
#include "support/soak.h"

#include <stdio.h>
#include <string.h>

/* Lays a tile; who lies beside it does not matter. */
static tile_number lay(struct board *board, struct square at, kind_number kind,
                       unsigned orientation)
{
    struct neighbours neighbours;
    return board_lay(board, at, kind, orientation, &neighbours);
}

/* Lays a tile and joins its segments with its neighbours'. */
static void lay_and_join(struct board *board, struct features *features, struct square at,
                         kind_number kind, unsigned orientation)
{
    struct neighbours neighbours;
    tile_number tile = board_lay(board, at, kind, orientation, &neighbours);
    features_add_tile(features, board, tile, &neighbours);
}

static const struct square origin = {0, 0};

static kind_number kind_of(const char *id)
{
    kind_number kind = tile_kind_find(id);
    assert_int_not_equal(kind, NO_TILE_KIND);
    return kind;
}

static void test_an_empty_board(void **state)
{
    static struct board board;
    (void)state;
    memset(&board, 0xff, sizeof board);
    board_clear(&board);
    assert_int_equal(board.tiles, 0);
    assert_int_equal(board.opens, 0);
    assert_int_equal(board_tile_at(&board, origin), NO_TILE);
    assert_int_equal(board_open_at(&board, origin), OPEN_SQUARES_MAX);
    assert_false(board_fits_anywhere(&board, kind_of("FFFF.m")));
}

static void test_first_tile_opens_four_squares(void **state)
{
    static struct board board;
    (void)state;
    board_clear(&board);
    assert_int_equal(lay(&board, origin, kind_of("CRFr"), EDGE_N), 0);
    assert_int_equal(board.opens, 4);
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned open = board_open_at(&board, square_beside(origin, e));
        assert_true(open < board.opens);
        assert_int_equal(board.care[open], 3u << (2 * edge_opposite(e)));
    }
    assert_int_equal(board_open_at(&board, (struct square){1, 1}), OPEN_SQUARES_MAX);
    assert_int_equal(board_open_at(&board, origin), OPEN_SQUARES_MAX);
}

static void test_patterns_turn_with_the_tile(void **state)
{
    (void)state;
    for (kind_number k = 0; k < tile_kinds_count; k++)
        for (unsigned o = 0; o < EDGES; o++) {
            unsigned pattern = 0;
            for (unsigned e = 0; e < EDGES; e++)
                pattern |= (unsigned)tile_terrain(k, o, e) << (2 * e);
            assert_int_equal(board_pattern(k, o), pattern);
        }
}

/* Every square keeps its tile, and every square beside one is open, while a line of tiles grows. */
static void check_line(unsigned direction)
{
    static struct board board;
    struct square at = origin;
    kind_number kind = kind_of("Cccc+");
    board_clear(&board);
    for (unsigned n = 0; n < TILES_MAX; n++) {
        assert_int_equal(lay(&board, at, kind, EDGE_N), n);
        at = square_beside(at, direction);
    }
    assert_int_equal(board.opens, OPEN_SQUARES_MAX);
    at = origin;
    for (unsigned n = 0; n < TILES_MAX; n++) {
        struct square left = square_beside(at, (direction + 1) % EDGES);
        assert_int_equal(board_tile_at(&board, at), n);
        assert_int_equal(board_tile_at(&board, left), NO_TILE);
        assert_int_equal(board_tile_beside(&board, left, (direction + 3) % EDGES), n);
        assert_int_equal(board_tile_beside(&board, at, direction),
                         n + 1 < TILES_MAX ? n + 1 : NO_TILE);
        assert_true(square_equal(board_open_square(&board, board_open_at(&board, left)), left));
        at = square_beside(at, direction);
    }
}

static void test_a_board_may_grow_as_far_as_its_tiles_reach(void **state)
{
    (void)state;
    for (unsigned direction = 0; direction < EDGES; direction++)
        check_line(direction);
}

/* Boards that straggle in all directions, so that squares meet in the board's table wherever they
 * can; each square of the land is asked about. */
static void check_straggling_board(uint64_t seed)
{
    static struct board board;
    static bool laid[2 * TILES_MAX + 1][2 * TILES_MAX + 1];
    struct rng rng = rng_from_seed(seed);
    unsigned last_opened = 1 + (unsigned)(seed % 8);
    memset(laid, 0, sizeof laid);
    board_clear(&board);
    for (unsigned n = 0; n < TILES_MAX; n++) {
        unsigned among = board.opens < last_opened ? board.opens : last_opened;
        struct square at =
            n == 0 ? origin : board_open_square(&board, board.opens - 1 - rng_below(&rng, among));
        lay(&board, at, kind_of("Cccc+"), EDGE_N);
        laid[at.x + TILES_MAX][at.y + TILES_MAX] = true;
    }
    for (int x = 1; x < 2 * TILES_MAX; x++)
        for (int y = 1; y < 2 * TILES_MAX; y++) {
            struct square at = square_at(origin, x - TILES_MAX, y - TILES_MAX);
            bool open = !laid[x][y] &&
                        (laid[x - 1][y] || laid[x + 1][y] || laid[x][y - 1] || laid[x][y + 1]);
            assert_int_equal(board_tile_at(&board, at) != NO_TILE, laid[x][y]);
            assert_int_equal(board_open_at(&board, at) != OPEN_SQUARES_MAX, open);
        }
}

static void test_a_board_may_straggle(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < in_soak(120, 12); seed++)
        check_straggling_board(seed);
}

static void test_a_filled_hole_is_no_longer_open(void **state)
{
    static struct board board;
    kind_number kind = kind_of("Cccc+");
    (void)state;
    board_clear(&board);
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            if (x != 0 || y != 0)
                lay(&board, square_at(origin, x, y), kind, EDGE_N);
    unsigned hole = board_open_at(&board, origin);
    assert_int_equal(board.opens, 13);
    assert_int_equal(board.care[hole], 0xff);
    assert_int_equal(board.wanted[hole], 0xff);
    lay(&board, origin, kind, EDGE_N);
    assert_int_equal(board.opens, 12);
    assert_int_equal(board_open_at(&board, origin), OPEN_SQUARES_MAX);
    assert_int_equal(board_tile_at(&board, origin), 8);
}

static void test_B4_a_tile_fits_only_where_all_edges_match(void **state)
{
    static struct board board;
    (void)state;
    board_clear(&board);
    lay(&board, origin, kind_of("FFFF.m"), EDGE_N);
    assert_true(board_fits_anywhere(&board, kind_of("CFFF")));
    assert_false(board_fits_anywhere(&board, kind_of("Cccc+")));
    assert_false(board_fits_anywhere(&board, kind_of("RRRR")));
}

/* Counts with as much strength of each player as the digits say. */
static feature_counts counts_with(const char *strength)
{
    feature_counts counts = 0;
    for (unsigned p = 0; strength[p] != '\0'; p++)
        counts |= (feature_counts)(unsigned)(strength[p] - '0')
                  << (FEATURE_STRENGTH_SHIFT + FEATURE_STRENGTH_BITS * p);
    return counts;
}

static void test_B9_majority(void **state)
{
    static const struct {
        const char *strength; /* of player 1, 2, ... */
        unsigned majority;
    } rows[] = {
        {"000000", 0},  {"100000", 1},     {"000001", 32},    {"110000", 1 | 2}, {"210000", 1},
        {"120000", 2},  {"221000", 1 | 2}, {"122001", 2 | 4}, {"111111", 63},    {"700007", 1 | 32},
        {"677777", 62}, {"012340", 16},    {"780000", 2},     {"999998", 31},
    };
    (void)state;
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        feature_counts counts = counts_with(rows[r].strength);
        feature_counts rest = ((feature_counts)1 << FEATURE_STRENGTH_SHIFT) - 1;
        assert_int_equal(feature_majority(counts), rows[r].majority);
        /* open ends, pennants, the number of followers and marks are nobody's strength */
        assert_int_equal(feature_majority(counts | rest), rows[r].majority);
        rest |= ~(((feature_counts)1 << FEATURE_MARKS_SHIFT) - 1);
        assert_int_equal(feature_majority(counts | rest), rows[r].majority);
    }
}

/* A follower without strength, as a mayor is in a city without pennants. */
static void test_presence_is_not_strength(void **state)
{
    feature_counts counts = (feature_counts)1 << FEATURE_FOLLOWERS_SHIFT;
    (void)state;
    assert_true(feature_counts_occupied(counts));
    assert_int_equal(feature_majority(counts), 0);
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        assert_int_equal(feature_counts_strength(counts, p), 0);
    counts += counts_with("020000");
    assert_int_equal(feature_counts_followers(counts), 1);
    assert_int_equal(feature_majority(counts), 2);
}

static void test_followers_are_counted_in_and_out(void **state)
{
    static struct board board;
    static struct features features;
    (void)state;
    board_clear(&board);
    features_clear(&features);
    lay_and_join(&board, &features, origin, kind_of("CRFr"), EDGE_N);
    uint16_t city = feature_node_at_edge(&board, 0, EDGE_N);
    enum { EACH = 7 };
    struct follower follower = {0, FIGURE_MEEPLE, city};
    assert_false(feature_counts_occupied(features.counts[city]));
    for (follower.player = 0; follower.player < PLAYERS_MAX; follower.player++)
        for (unsigned f = 0; f < EACH; f++)
            feature_add_follower(&features, follower);
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        assert_int_equal(feature_counts_strength(features.counts[city], p), EACH);
    assert_int_equal(feature_counts_followers(features.counts[city]), PLAYERS_MAX * EACH);
    assert_true(feature_counts_occupied(features.counts[city]));
    assert_int_equal(feature_counts_open(features.counts[city]), 1);
    follower.player = 3;
    feature_remove_follower(&features, follower);
    assert_int_equal(feature_counts_strength(features.counts[city], 3), EACH - 1);
    assert_int_equal(feature_counts_followers(features.counts[city]), PLAYERS_MAX * EACH - 1);
    assert_int_equal(feature_majority(features.counts[city]), 63 & ~8);
}

static void test_nodes_of_a_tile(void **state)
{
    static struct board board;
    static struct features features;
    (void)state;
    board_clear(&board);
    features_clear(&features);
    lay_and_join(&board, &features, origin, kind_of("CRFr"), EDGE_E);
    assert_int_equal(features.nodes, 4);
    assert_int_equal(feature_node_at_edge(&board, 0, EDGE_W), NO_NODE);
    assert_int_equal(feature_node_at_half(&board, 0, HALF_ENE), NO_NODE);
    uint16_t road = feature_node_at_edge(&board, 0, EDGE_N);
    assert_int_equal(feature_node_at_edge(&board, 0, EDGE_S), road);
    assert_int_equal(feature_segment(&features, &board, road)->kind, FEATURE_ROAD);
    uint16_t west = feature_node_at_half(&board, 0, HALF_WNW);
    assert_int_equal(feature_node_at_half(&board, 0, HALF_NNW), west);
    assert_int_not_equal(feature_node_at_half(&board, 0, HALF_NNE), west);
}

/* A city of as many tiles as there can be: its counts must not run over into each other. */
static void test_a_city_of_all_tiles(void **state)
{
    enum { SIDE = 9 };
    static struct board board;
    static struct features features;
    struct tile_mask tiles;
    (void)state;
    board_clear(&board);
    features_clear(&features);
    for (int n = 0; n < SIDE * SIDE; n++)
        lay_and_join(&board, &features, square_at(origin, n % SIDE, n / SIDE), kind_of("Cccc+"),
                     EDGE_N);
    uint16_t root = feature_root(&features, 40);
    for (uint16_t node = 0; node < SIDE * SIDE; node++)
        assert_int_equal(feature_root(&features, node), root);
    assert_int_equal(feature_tiles(&features, 40, &tiles), SIDE * SIDE);
    assert_true(tile_mask_has(&tiles, 80));
    assert_false(tile_mask_has(&tiles, 81));
    assert_int_equal(feature_counts_open(features.counts[root]), 4 * SIDE);
    assert_int_equal(feature_counts_pennants(features.counts[root]), SIDE * SIDE);
    assert_false(feature_counts_occupied(features.counts[root]));
}

/* Every tile of a full board joins its neighbour: a road from end to end, a field on either side.
 */
static void test_a_road_of_all_tiles(void **state)
{
    static struct board board;
    static struct features features;
    struct tile_mask mask;
    (void)state;
    board_clear(&board);
    features_clear(&features);
    for (unsigned tiles = 1; tiles <= TILES_MAX; tiles++) {
        struct square at = square_at(origin, (int)tiles - 1, 0);
        lay_and_join(&board, &features, at, kind_of("FRFr"), EDGE_N);
        uint16_t road = feature_node_at_edge(&board, (tile_number)(tiles - 1), EDGE_E);
        uint16_t north = feature_node_at_half(&board, (tile_number)(tiles - 1), 0);
        uint16_t south = feature_node_at_half(&board, (tile_number)(tiles - 1), 4);
        assert_int_equal(feature_tiles(&features, road, &mask), tiles);
        assert_int_equal(feature_tiles(&features, north, &mask), tiles);
        assert_int_equal(feature_tiles(&features, south, &mask), tiles);
        assert_int_equal(feature_counts_open(features.counts[feature_root(&features, road)]), 2);
        assert_int_not_equal(feature_root(&features, north), feature_root(&features, south));
    }
}

static void test_B1_two_to_six_may_play(void **state)
{
    static struct game game, before;
    (void)state;
    memset(&before, 0x5a, sizeof before);
    for (unsigned players = 0; players < 256; players++) {
        struct options options = {.players = (uint8_t)players, .sets = 1u << SET_BASE};
        memcpy(&game, &before, sizeof game);
        if (players >= 2 && players <= 6) {
            assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
            assert_int_equal(game.options.players, players);
        } else {
            assert_int_equal(game_start(&game, &options), REFUSAL_PLAYERS_OUT_OF_RANGE);
            assert_memory_equal(&game, &before, sizeof game);
        }
    }
}

static void test_B1_sets_must_be_known(void **state)
{
    static struct game game, before;
    (void)state;
    memset(&before, 0x5a, sizeof before);
    for (unsigned sets = 0; sets < 256; sets++) {
        struct options options = {.players = 2, .sets = sets};
        bool good = (sets & 1u << SET_BASE) && sets >> TILE_SETS_COUNT == 0;
        memcpy(&game, &before, sizeof game);
        assert_int_equal(game_start(&game, &options), good ? REFUSAL_NONE : REFUSAL_SETS_UNKNOWN);
        if (!good)
            assert_memory_equal(&game, &before, sizeof game);
    }
}

static void test_RV15_two_starts_are_refused(void **state)
{
    static struct game game;
    struct options options = options_default();
    (void)state;
    for (unsigned river = 0; river < 4; river++) {
        options.sets = 1u << SET_BASE | 1u << SET_COUNT | (river & 1u) << SET_RIVER |
                       (river >> 1) << SET_RIVER2;
        assert_int_equal(game_start(&game, &options),
                         river == 0 ? REFUSAL_NONE : REFUSAL_SETS_APART);
        assert_int_equal(sets_together(options.sets) == options.sets, river == 0);
    }
    assert_false(SETS_ALL >> SET_COUNT & 1u);
}

/* Every tile lies beside those laid before it, and what is printed on them is joined. */
static void test_CC1_the_city_lies_in_three_rows_of_four(void **state)
{
    static struct game game;
    struct options options = options_default();
    (void)state;
    options.sets = 1u << SET_BASE | 1u << SET_COUNT;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    assert_int_equal(game.board.tiles, 12);
    assert_int_equal(game.board.opens, 14);
    for (int number = 0; number < 12; number++) {
        tile_number tile =
            board_tile_at(&game.board, square_at(origin, number % 4 - 2, number / 4 - 1));
        char id[TILE_ID_SIZE];
        snprintf(id, sizeof id, "coc.%d", number + 1);
        assert_int_not_equal(tile, NO_TILE);
        assert_string_equal(tile_kinds[game.board.tile[tile].kind].id, id);
        assert_int_equal(game.board.tile[tile].orientation, EDGE_N);
    }
    assert_int_equal(game.pile.left[kind_of("CRFr")], 3);
    assert_int_equal(game.pile.tiles, 71);
}

static void test_B1_default_options_begin_a_game(void **state)
{
    static struct game game;
    struct options options = options_default();
    (void)state;
    assert_int_equal(options.players, 2);
    assert_true(options_has_set(&options, SET_BASE));
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
}

static void test_options_must_have_a_value_that_there_is(void **state)
{
    static struct game game;
    (void)state;
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        for (unsigned value = 0; value < 256; value++) {
            struct options options = options_default();
            options.value[option] = (uint8_t)value;
            assert_int_equal(game_start(&game, &options),
                             value < OPTION_VALUES_MAX ? REFUSAL_NONE : REFUSAL_OPTION_UNKNOWN);
        }
}

static void test_B2_turns_are_counted_from_1(void **state)
{
    static struct game game;
    struct options options = options_default();
    (void)state;
    options.sets = 1u << SET_BASE;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    for (int turn = 1; turn <= 4; turn++) {
        assert_int_equal(game.turn.number, turn);
        assert_int_equal(game_apply(&game, move_draw(kind_of("FFFF.m")), NULL), REFUSAL_NONE);
        assert_int_equal(game_apply(&game, move_place(square_at(origin, 0, turn), EDGE_N), NULL),
                         REFUSAL_NONE);
        assert_int_equal(game_apply(&game, move_plain(VERB_PASS), NULL), REFUSAL_NONE);
    }
}

static void test_B11_no_move_after_the_end(void **state)
{
    static struct game game, before;
    struct options options = options_default();
    (void)state;
    options.sets = 1u << SET_BASE;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    assert_int_equal(game_apply(&game, move_draw(kind_of("FFFF.m")), NULL), REFUSAL_NONE);
    assert_int_equal(game_apply(&game, move_place(square_beside(origin, EDGE_S), EDGE_N), NULL),
                     REFUSAL_NONE);
    game.pile = (struct pile){.tiles = 0};
    assert_int_equal(game_apply(&game, move_plain(VERB_PASS), NULL), REFUSAL_NONE);
    assert_true(game_is_over(&game));
    before = game;
    for (unsigned verb = 0; verb < VERBS_COUNT; verb++)
        assert_int_equal(game_apply(&game, move_plain((enum verb)verb), NULL), REFUSAL_GAME_OVER);
    assert_memory_equal(&game, &before, sizeof game);
}

/* All cities at a field are counted, but no more are handed out than there is room for. */
static void test_B13_cities_at_a_field(void **state)
{
    static struct game game;
    struct options options = options_default();
    uint16_t cities[2] = {NO_NODE, NO_NODE};
    (void)state;
    options.sets = 1u << SET_BASE;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    assert_int_equal(game_apply(&game, move_draw(kind_of("CFFF")), NULL), REFUSAL_NONE);
    assert_int_equal(game_apply(&game, move_place(square_beside(origin, EDGE_N), EDGE_S), NULL),
                     REFUSAL_NONE);
    uint16_t field = feature_node_at_half(&game.board, 1, HALF_NNW);
    assert_int_equal(game_field_cities(&game, field, cities, 0), 1);
    assert_int_equal(cities[0], NO_NODE);
    assert_int_equal(game_field_cities(&game, field, cities, 2), 1);
    assert_int_equal(feature_root(&game.features, cities[0]),
                     feature_root(&game.features, feature_node_at_edge(&game.board, 0, EDGE_N)));
    assert_int_equal(cities[1], NO_NODE);
}

static void test_BZ4_only_kinds_that_there_are_can_be_revealed(void **state)
{
    static struct game game;
    struct options options = options_default();
    (void)state;
    options.sets = 1u << SET_BASE | 1u << SET_BCB;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    assert_int_equal(game_apply(&game, move_draw(kind_of("FFFF.b")), NULL), REFUSAL_NONE);
    assert_int_equal(game_apply(&game, move_place(square_beside(origin, EDGE_S), EDGE_N), NULL),
                     REFUSAL_NONE);
    assert_int_equal(game_apply(&game, move_plain(VERB_PASS), NULL), REFUSAL_NONE);
    assert_int_equal(game_phase(&game), PHASE_REVEAL);
    for (unsigned kind = 0; kind < 256; kind++) {
        struct game after = game;
        struct move reveal = {.verb = VERB_REVEAL, .kinds = {(kind_number)kind, kind_of("FRFr")}};
        bool is_there = kind < tile_kinds_count && game.pile.left[kind] > 0;
        assert_int_equal(game_apply(&after, reveal, NULL),
                         is_there ? REFUSAL_NONE : REFUSAL_TILE_NOT_IN_PILE);
    }
}

/* Moves made of any bytes whatever are refused or made, and refused without a trace. */
static void test_any_bytes_as_a_move(void **state)
{
    static struct game game, before;
    struct options options = options_default();
    struct event_list events;
    struct rng rng = rng_from_seed(1);
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    for (unsigned n = 0; n < 200000; n++) {
        uint8_t bytes[5];
        for (unsigned b = 0; b < sizeof bytes; b++)
            bytes[b] = (uint8_t)rng_next(&rng);
        struct move move = {.verb = bytes[0] % (VERBS_COUNT + 1),
                            .figure = bytes[1],
                            .arg = bytes[2],
                            .at = {(int8_t)bytes[3], (int8_t)bytes[4]}};
        if (n % 2)
            move.at = (struct square){(int8_t)(bytes[3] % 7 - 3), (int8_t)(bytes[4] % 7 - 3)};
        if (n % 3)
            move.figure = FIGURE_MEEPLE;
        if (n % 5)
            move.arg = bytes[2] % (2 * EDGES);
        memcpy(&before, &game, sizeof game);
        if (game_apply(&game, move, &events) == REFUSAL_NONE)
            continue;
        assert_int_equal(events.count, 0);
        assert_memory_equal(&before, &game, sizeof game);
    }
    assert_true(game.board.tiles > 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_empty_board),
        cmocka_unit_test(test_first_tile_opens_four_squares),
        cmocka_unit_test(test_patterns_turn_with_the_tile),
        cmocka_unit_test(test_a_board_may_grow_as_far_as_its_tiles_reach),
        cmocka_unit_test(test_a_board_may_straggle),
        cmocka_unit_test(test_a_filled_hole_is_no_longer_open),
        cmocka_unit_test(test_B4_a_tile_fits_only_where_all_edges_match),
        cmocka_unit_test(test_B9_majority),
        cmocka_unit_test(test_presence_is_not_strength),
        cmocka_unit_test(test_followers_are_counted_in_and_out),
        cmocka_unit_test(test_nodes_of_a_tile),
        cmocka_unit_test(test_a_city_of_all_tiles),
        cmocka_unit_test(test_a_road_of_all_tiles),
        cmocka_unit_test(test_B1_two_to_six_may_play),
        cmocka_unit_test(test_B1_sets_must_be_known),
        cmocka_unit_test(test_RV15_two_starts_are_refused),
        cmocka_unit_test(test_CC1_the_city_lies_in_three_rows_of_four),
        cmocka_unit_test(test_B1_default_options_begin_a_game),
        cmocka_unit_test(test_options_must_have_a_value_that_there_is),
        cmocka_unit_test(test_B2_turns_are_counted_from_1),
        cmocka_unit_test(test_B11_no_move_after_the_end),
        cmocka_unit_test(test_B13_cities_at_a_field),
        cmocka_unit_test(test_BZ4_only_kinds_that_there_are_can_be_revealed),
        cmocka_unit_test(test_any_bytes_as_a_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
