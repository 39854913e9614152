/* What may still come and where it fits, held against the slow board. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/placements.h"
#include "facts/position.h"
#include "support/soak.h"
#include "support/watched_game.h"

#include <string.h>

enum { EVERY = 25 };
#define GAMES in_soak(8, 2)

static struct watched_game watched;

static struct {
    unsigned plain, bridged, dead, both;
} seen;

static void watch(void (*check)(void))
{
    memset(&seen, 0, sizeof seen);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        watched_game_begin(&watched, seed);
        for (unsigned moves = 0; watched_game_step(&watched); moves++)
            if (moves % EVERY == 0 && !game_is_over(&watched.game)) /* there is room to try */
                check();
    }
}

static bool slow_plain(struct square at, unsigned kind, unsigned orientation)
{
    return slow_board_may_lay(&watched.slow.board, at, kind, orientation);
}

static bool slow_bridged(struct square at, unsigned kind, unsigned orientation)
{
    return !slow_plain(at, kind, orientation) &&
           slow_board_may_lay_with_bridge(&watched.slow.board, at, kind, orientation);
}

static unsigned times_listed(const struct move_list *moves, struct move move)
{
    unsigned times = 0;
    for (size_t m = 0; m < moves->count; m++)
        times += move_equal(moves->move[m], move);
    return times;
}

static bool is_in_play(kind_number kind)
{
    return options_has_set(&watched.game.options, (enum tile_set)tile_kinds[kind].set);
}

/* Both lists of the rules, for every kind of tile, drawn or not. */
static void check_moves(void)
{
    const struct board *board = &watched.game.board;
    unsigned players = watched.game.turn.number % (1u << watched.game.options.players);
    bool has_bridge = false;
    for (unsigned player = 0; player < watched.game.options.players; player++)
        has_bridge |= (players >> player & 1u) && watched.slow.bridges[player] > 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        if (tile_kinds[kind].copies == 0 || !is_in_play(kind))
            continue; /* never in hand */
        struct move_list plain, bridged;
        size_t plains = 0, bridgeds = 0;
        game_placements(&watched.game, kind, &plain);
        game_placements_with(&watched.game, kind, VERB_BRIDGE, players, &bridged);
        for (unsigned open = 0; open < board->opens; open++)
            for (unsigned orientation = 0; orientation < EDGES; orientation++) {
                struct square at = board_open_square(board, open);
                struct move move = move_place(at, orientation);
                bool is_plain = slow_plain(at, kind, orientation);
                bool is_bridged = has_bridge && slow_bridged(at, kind, orientation);
                assert_int_equal(times_listed(&plain, move), is_plain);
                assert_int_equal(times_listed(&bridged, move), is_bridged);
                plains += is_plain;
                bridgeds += is_bridged;
            }
        assert_int_equal(plain.count, plains);
        assert_int_equal(bridged.count, bridgeds);
        seen.plain += plains > 0;
        seen.bridged += bridgeds > 0;
    }
}

static void test_B3_BR6_placements_of_every_kind(void **state)
{
    (void)state;
    watch(check_moves);
    assert_true(seen.plain > 0 && seen.bridged > 0);
}

static void check_placements(void)
{
    const struct board *board = &watched.game.board;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned player = 0; player < watched.game.options.players; player++) {
            static struct placements placements;
            bool has_bridge = watched.slow.bridges[player] > 0;
            unsigned squares = 0, plain = 0;
            if (tile_kinds[kind].copies == 0 || !is_in_play(kind))
                continue; /* never in hand */
            placements_find(&placements, &watched.game, kind, player);
            for (unsigned open = 0; open < board->opens; open++) {
                struct square at = board_open_square(board, open);
                unsigned fits = 0, bridged = 0;
                for (unsigned orientation = 0; orientation < EDGES; orientation++) {
                    fits |= (unsigned)slow_plain(at, kind, orientation) << orientation;
                    if (has_bridge)
                        bridged |= (unsigned)slow_bridged(at, kind, orientation) << orientation;
                }
                unsigned place = placements_at(&placements, at);
                assert_int_equal(place < placements.squares, (fits | bridged) != 0);
                squares += (fits | bridged) != 0;
                plain += fits != 0;
                if (place == placements.squares)
                    continue;
                assert_int_equal(place < placements.plain, fits != 0);
                assert_int_equal(placements.ways[place], fits | bridged);
                assert_int_equal(placements.forced[place], bridged);
                assert_int_equal(placements.action[place], bridged ? VERB_BRIDGE : VERB_DRAW);
                seen.both += fits != 0 && bridged != 0;
            }
            assert_int_equal(placements.squares, squares);
            assert_int_equal(placements.plain, plain);
            assert_int_equal(placements_may_discard(&placements), plain == 0);
        }
}

static void test_placements_are_those_of_the_slow_board(void **state)
{
    (void)state;
    watch(check_placements);
    assert_true(seen.both > 0);
}

/* The tile in hand: legal moves and nothing else, in reading order, and of each look one. */
static void test_placements_in_hand_are_the_legal_moves(void **state)
{
    unsigned bridged = 0, discards = 0, alike = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 5 * GAMES; seed++) {
        watched_game_begin(&watched, seed);
        while (watched_game_step(&watched)) {
            static struct placements placements;
            struct move_list legal;
            unsigned offered = 0, places = 0;
            if (game_phase(&watched.game) != PHASE_PLACE)
                continue;
            placements_in_hand(&placements, &watched.game);
            game_legal(&watched.game, &legal);
            assert_int_equal(placements_may_discard(&placements),
                             times_listed(&legal, move_plain(VERB_DISCARD)));
            discards += placements_may_discard(&placements);
            for (unsigned s = 0; s < placements.squares; s++) {
                if (s != 0 && s != placements.plain)
                    assert_true(square_reads_before(placements.at[s - 1], placements.at[s]));
                for (unsigned orientation = 0; orientation < EDGES; orientation++)
                    if (placements.ways[s] >> orientation & 1u) {
                        assert_int_equal(
                            times_listed(&legal, move_place(placements.at[s], orientation)), 1);
                        offered++;
                    }
                bridged += placements.forced[s] != 0;
            }
            for (size_t m = 0; m < legal.count; m++) {
                if (legal.move[m].verb != VERB_PLACE)
                    continue;
                places++;
                assert_true(placements_at(&placements, legal.move[m].at) < placements.squares);
            }
            assert_true(offered <= places);
            alike += offered < places;
        }
    }
    assert_true(bridged > 0 && discards > 0 && alike > 0);
}

/* Whether the kind fits there so or so. */
static void check_fits(void)
{
    static struct tile_fits fits;
    const struct board *board = &watched.game.board;
    struct kind_set kinds = kinds_unplaced(&watched.game);
    unsigned bridges = 0;
    for (unsigned player = 0; player < watched.game.options.players; player++)
        bridges += watched.slow.bridges[player];
    tile_fits_find(&fits, &watched.game);
    for (unsigned open = 0; open < board->opens; open++) {
        struct square at = board_open_square(board, open);
        for (unsigned kind = 0; kind < tile_kinds_count; kind++) {
            bool plain = false, bridged = false;
            for (unsigned o = 0; kind_set_has(&kinds, kind) && o < EDGES; o++) {
                plain |= slow_plain(at, kind, o);
                bridged |= bridges > 0 && slow_bridged(at, kind, o);
            }
            assert_int_equal(kind_set_has(&fits.plain[open], kind), plain);
            assert_int_equal(kind_set_has(&fits.forced[open], kind), bridged && !plain);
            assert_true(fits.action[open] == VERB_BRIDGE || !(bridged && !plain));
            seen.bridged += bridged && !plain;
        }
        seen.dead += tile_fits_is_dead(&fits, open);
    }
    for (unsigned open = board->opens; open < OPEN_SQUARES_MAX; open++)
        assert_true(tile_fits_is_dead(&fits, open));
}

static void test_fits_are_those_of_the_slow_board(void **state)
{
    (void)state;
    watch(check_fits);
    assert_true(seen.bridged > 0 && seen.dead > 0);
}

static bool is_only(const struct kind_set *set, const kind_number *kinds, size_t count)
{
    struct kind_set expected = {{0}};
    for (size_t k = 0; k < count; k++)
        kind_set_add(&expected, kinds[k]);
    return memcmp(set, &expected, sizeof expected) == 0;
}

static void test_what_is_in_hand_or_revealed_still_comes(void **state)
{
    struct game game;
    struct options options = options_default();
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    memset(&game.pile, 0, sizeof game.pile);
    struct kind_set pile = kinds_in_pile(&game.pile), kinds = kinds_unplaced(&game);
    assert_true(kind_set_is_empty(&pile) && kind_set_is_empty(&kinds));
    game.turn.hand = 3;
    kinds = kinds_unplaced(&game);
    pile = kinds_in_pile(&game.pile);
    assert_true(is_only(&kinds, (kind_number[]){3}, 1) && kind_set_is_empty(&pile));
    game.bazaar = (struct bazaar){.host = 0, .tiles = 1, .tile = {5}};
    kinds = kinds_unplaced(&game);
    assert_true(is_only(&kinds, (kind_number[]){3, 5}, 2));
    game.bazaar.host = NOBODY;
    kinds = kinds_unplaced(&game);
    assert_true(is_only(&kinds, (kind_number[]){3}, 1));
    game.pile.left[tile_kinds_count - 1] = 1;
    pile = kinds_in_pile(&game.pile);
    assert_true(is_only(&pile, (kind_number[]){(kind_number)(tile_kinds_count - 1)}, 1));
}

static void test_sets_of_kinds(void **state)
{
    struct kind_set a = {{0}}, b = {{0}};
    (void)state;
    assert_true(kind_set_is_empty(&a));
    kind_set_add(&a, 0);
    kind_set_add(&a, TILE_KINDS_MAX - 1);
    kind_set_add(&b, TILE_KINDS_MAX - 1);
    kind_set_add(&b, 7);
    assert_true(kind_set_has(&a, 0) && !kind_set_has(&a, 1) && !kind_set_is_empty(&a));
    struct kind_set both = kind_set_both(a, &b), either = kind_set_either(a, &b);
    assert_true(is_only(&both, (kind_number[]){TILE_KINDS_MAX - 1}, 1));
    assert_true(is_only(&either, (kind_number[]){0, 7, TILE_KINDS_MAX - 1}, 3));
}

static void test_counts(void **state)
{
    struct game game;
    struct options options = options_default();
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    struct kind_set pile = kinds_in_pile(&game.pile), one = {{0}};
    unsigned tiles = kinds_left(&game.pile, &pile);
    assert_int_equal(tiles, game.pile.tiles);
    struct edge_counts edges = kinds_edges(&game.pile, &pile);
    assert_int_equal(edges.edges[TERRAIN_CITY] + edges.edges[TERRAIN_ROAD] +
                         edges.edges[TERRAIN_FIELD],
                     4 * tiles);
    kind_set_add(&one, tile_kind_find("FFFR.m"));
    edges = kinds_edges(&game.pile, &one);
    assert_int_equal(kinds_left(&game.pile, &one), 2);
    assert_int_equal(edges.edges[TERRAIN_ROAD], 2);
    assert_int_equal(edges.edges[TERRAIN_FIELD], 6);
    assert_int_equal(edges.edges[TERRAIN_CITY], 0);
    assert_int_equal(edges.monasteries, 2);
}

static void test_kinds_by_count(void **state)
{
    struct pile pile = {.tiles = 0};
    kind_number kinds[TILE_KINDS_MAX];
    (void)state;
    assert_int_equal(kinds_by_count(&pile, kinds), 0);
    pile.left[2] = 1;
    pile.left[5] = 3;
    pile.left[6] = 1;
    pile.left[9] = 3;
    assert_int_equal(kinds_by_count(&pile, kinds), 4);
    assert_memory_equal(kinds, ((kind_number[]){5, 9, 2, 6}), 4 * sizeof *kinds);
    memcpy(kinds, (kind_number[]){6, 9, 2}, 3 * sizeof *kinds);
    kinds_sort_by_count(&pile, kinds, 3);
    assert_memory_equal(kinds, ((kind_number[]){9, 6, 2}), 3 * sizeof *kinds);
}

static unsigned placed_kind(const char *id)
{
    unsigned kind = tile_kind_find(id);
    assert_int_not_equal(kind, NO_TILE_KIND);
    return kind;
}

static void test_rotations_that_look_alike_count_once(void **state)
{
    static const struct {
        const char *id;
        uint8_t ways, differ;
    } cases[] = {
        {"RRRR", 0xf, 1 << EDGE_N},
        {"FFFF.m", 0xf, 1 << EDGE_N},
        {"FRFr", 0xf, 1 << EDGE_N | 1 << EDGE_E},
        {"FRFr", 1 << EDGE_S | 1 << EDGE_W, 1 << EDGE_S | 1 << EDGE_W},
        {"FRFr", 1 << EDGE_E | 1 << EDGE_W, 1 << EDGE_E},
        {"CFCF", 0xf, 1 << EDGE_N | 1 << EDGE_E},
        {"CRRR", 0xf, 0xf},
        {"CRRR", 0, 0},
    };
    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++)
        assert_int_equal(rotations_that_differ((uint8_t)placed_kind(cases[c].id), cases[c].ways),
                         cases[c].differ);
}

/* What a tile shows at each place of its rim, turned so: for each edge and half-edge the first such
 * place of the same segment, and what the segment is. */
struct rim {
    struct {
        unsigned first, kind, pennants;
    } place[EDGES + HALF_EDGES];
};

static struct rim rim_of(kind_number kind, unsigned orientation)
{
    struct rim rim;
    uint8_t segment[EDGES + HALF_EDGES];
    memset(&rim, 0, sizeof rim);
    for (unsigned place = 0; place < EDGES + HALF_EDGES; place++) {
        segment[place] = place < EDGES ? tile_segment_at_edge(kind, orientation, place)
                                       : tile_segment_at_half(kind, orientation, place - EDGES);
        rim.place[place].first = place;
        rim.place[place].kind = FEATURE_KINDS;
        if (segment[place] == NO_SEGMENT)
            continue;
        for (unsigned first = 0; first <= place; first++)
            if (segment[first] == segment[place]) {
                rim.place[place].first = first;
                break;
            }
        rim.place[place].kind = tile_kinds[kind].segment[segment[place]].kind;
        rim.place[place].pennants = tile_kinds[kind].segment[segment[place]].pennants;
    }
    return rim;
}

static void test_rotations_of_every_kind(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned a = 0; a < EDGES; a++)
            for (unsigned b = a + 1; b < EDGES; b++) {
                struct rim rim_a = rim_of(kind, a), rim_b = rim_of(kind, b);
                bool alike = memcmp(&rim_a, &rim_b, sizeof rim_a) == 0 &&
                             tile_water(kind, a) == tile_water(kind, b);
                unsigned ways = 1u << a | 1u << b;
                assert_int_equal(rotations_that_differ(kind, (uint8_t)ways),
                                 alike ? 1u << a : ways);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_B3_BR6_placements_of_every_kind),
        cmocka_unit_test(test_placements_are_those_of_the_slow_board),
        cmocka_unit_test(test_placements_in_hand_are_the_legal_moves),
        cmocka_unit_test(test_fits_are_those_of_the_slow_board),
        cmocka_unit_test(test_what_is_in_hand_or_revealed_still_comes),
        cmocka_unit_test(test_sets_of_kinds),
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_kinds_by_count),
        cmocka_unit_test(test_rotations_that_look_alike_count_once),
        cmocka_unit_test(test_rotations_of_every_kind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
