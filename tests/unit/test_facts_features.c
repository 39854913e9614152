/* What is said of features, held against the slow game in random games of all sets. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/feature_summary.h"
#include "facts/placements.h"
#include "facts/position.h"
#include "support/slow_dragon.h"
#include "support/slow_river.h"
#include "support/soak.h"
#include "support/watched_game.h"

#include <string.h>

#define GAMES in_soak(12, 4)

static struct watched_game watched;

/* Calls `check` after every third move of some games. */
static void watch(void (*check)(void))
{
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        watched_game_begin(&watched, seed);
        for (unsigned moves = 0; watched_game_step(&watched); moves++)
            if (moves % 3 == 0)
                check();
    }
}

static struct {
    unsigned bridged, castles, scored, fields, free, lowered, tied, pigs, goods, barns, fairies,
        honours, acrobats, idle;
} seen;

static unsigned slow_holders(const struct slow_feature *feature)
{
    unsigned holders = 0;
    for (unsigned player = 0; player < watched.game.options.players; player++)
        holders |= (slow_feature_pays(feature, player) ? 1u : 0u) << player;
    return holders;
}

/* Whose barns are in a field (AM12). */
static unsigned slow_barns(const struct slow_feature *feature)
{
    unsigned owners = 0;
    for (unsigned b = 0; b < watched.slow.pieces.barns; b++) {
        struct slow_barn barn = watched.slow.pieces.barn[b];
        if (&watched.slow.map.feature[slow_abbeys_field_of(&watched.slow, barn.corner)] == feature)
            owners |= 1u << barn.player;
    }
    return owners;
}

/* What it is worth to those who would be paid: without a farmer to those with a barn (AM14). */
static int slow_worth(const struct slow_feature *feature)
{
    if (slow_holders(feature) == 0 && slow_barns(feature) != 0)
        return 4 * slow_feature_payers(feature) + (int)feature->castles;
    return slow_feature_points(feature, &watched.game.options);
}

static unsigned slow_bridges(const struct slow_feature *feature)
{
    const struct slow_map *map = &watched.slow.map;
    unsigned bridges = 0;
    for (unsigned tile = 0; tile < watched.slow.board.tiles; tile++)
        if (watched.slow.board.tile[tile].track != SLOW_NO_TRACK)
            bridges += &map->feature[map->feature_of[tile][SEGMENT_TRACK]] == feature;
    return bridges;
}

/* Mayors are named apart where they count nothing (AM8). */
static void check_idle(const struct slow_feature *slow, const struct feature_summary *summary)
{
    unsigned idle = 0;
    for (unsigned f = 0; f < watched.slow.pieces.followers; f++) {
        const struct slow_follower *it = &watched.slow.pieces.follower[f];
        unsigned number = watched.slow.map.feature_of[it->tile][it->segment];
        bool is_here = &watched.slow.map.feature[number] == slow;
        if (is_here && it->figure == FIGURE_MAYOR &&
            (slow->kind == FEATURE_CASTLE || slow->pennants == 0))
            idle |= 1u << it->player;
    }
    assert_int_equal(summary->helpers[FIGURE_MAYOR], idle);
    seen.idle += idle != 0;
}

static void check_summary(uint16_t node)
{
    const struct slow_feature *slow = watched_game_feature(&watched, node);
    struct feature_summary summary = feature_summary_of(&watched.game, node);
    assert_int_equal(summary.kind, slow->kind);
    assert_int_equal(summary.tiles, slow->tiles);
    assert_int_equal(summary.pennants, slow->pennants);
    assert_int_equal(summary.open, slow->open);
    assert_int_equal(summary.touched[FEATURE_CITY], slow->cities);
    assert_int_equal(summary.touched[FEATURE_CASTLE], slow->castles);
    assert_int_equal(summary.holders, slow_holders(slow) | slow_barns(slow));
    assert_int_equal(summary.helpers[FIGURE_BARN], slow_barns(slow));
    assert_int_equal(summary.parts >> PART_BRIDGED & 1u,
                     slow->kind == FEATURE_ROAD && slow_bridges(slow) > 0);
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        assert_int_equal(summary.strength[player],
                         player < watched.game.options.players ? slow->strength[player] : 0);
    assert_int_equal(summary.owners != 0, slow->kind == FEATURE_CASTLE);
    if (slow->kind != FEATURE_CASTLE) {
        assert_int_equal(summary.points, slow_worth(slow));
        assert_int_equal(summary.complete, slow_feature_is_complete(slow));
    } else {
        const struct slow_castle *castle = &watched.slow.pieces.castle[slow->castle];
        for (unsigned player = 0; player < watched.game.options.players; player++)
            assert_int_equal(summary.owners >> player & 1u, castle->owner[player]);
        assert_true(castle->scored || summary.points == 0);
        seen.scored += castle->scored;
    }
    seen.bridged += summary.parts >> PART_BRIDGED & 1u;
    check_idle(slow, &summary);
    seen.castles += summary.kind == FEATURE_CASTLE;
    seen.fields += summary.touched[FEATURE_CITY] + summary.touched[FEATURE_CASTLE] > 0;

    struct feature_summary in_short = feature_summary_in_short(&watched.game, node);
    summary.tiles = summary.parts = 0;
    summary.points = 0;
    assert_memory_equal(in_short.strength, summary.strength, sizeof summary.strength);
    assert_true(in_short.kind == summary.kind && in_short.open == summary.open &&
                in_short.pennants == summary.pennants && in_short.complete == summary.complete &&
                in_short.holders == summary.holders && in_short.owners == summary.owners &&
                in_short.tiles == 0 && in_short.points == 0);
}

/* All features, each once. */
static void check_features(void)
{
    static bool listed[SLOW_SEGMENTS];
    uint16_t nodes[NODES_MAX];
    size_t count = features_on_board(&watched.game, nodes);
    memset(listed, 0, sizeof listed);
    assert_int_equal(count, watched.slow.map.features);
    for (size_t n = 0; n < count; n++) {
        size_t number =
            (size_t)(watched_game_feature(&watched, nodes[n]) - watched.slow.map.feature);
        assert_false(listed[number]);
        listed[number] = true;
        check_summary(nodes[n]);
    }
}

static void test_summaries_are_those_of_the_slow_map(void **state)
{
    (void)state;
    memset(&seen, 0, sizeof seen);
    watch(check_features);
    assert_true(seen.bridged > 0 && seen.castles > 0 && seen.scored > 0 && seen.fields > 0 &&
                seen.idle > 0);
}

/* What lies on the tile just placed, is complete and has nobody in it. */
static void check_free(void)
{
    const struct slow_map *map = &watched.slow.map;
    uint16_t nodes[FREE_FEATURES_MAX];
    size_t count = features_free_to_take(&watched.game, nodes), expected = 0;
    unsigned placed = watched.game.turn.placed;
    for (unsigned f = 0; game_phase(&watched.game) == PHASE_BUILD && f < map->features; f++)
        expected += map->feature[f].on_tile[placed] && slow_feature_is_complete(&map->feature[f]) &&
                    !slow_feature_is_occupied(&map->feature[f]) &&
                    map->feature[f].kind != FEATURE_CASTLE;
    assert_int_equal(count, expected);
    for (size_t n = 0; n < count; n++) {
        const struct slow_feature *feature = watched_game_feature(&watched, nodes[n]);
        assert_true(slow_feature_is_complete(feature) && !slow_feature_is_occupied(feature));
    }
    seen.free += (unsigned)count;
}

static void test_what_is_free_to_take(void **state)
{
    (void)state;
    memset(&seen, 0, sizeof seen);
    for (uint64_t seed = 1; seed <= 2 * GAMES; seed++) {
        watched_game_begin(&watched, seed);
        while (watched_game_step(&watched))
            check_free();
    }
    assert_true(seen.free > 0);
}

/* What most tokens of goods pay a player (TB3). */
static int slow_goods_points(unsigned player)
{
    const struct slow_game *slow = &watched.slow;
    int points = 0;
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        unsigned most = 1;
        for (unsigned other = 0; other < slow->players; other++)
            if (slow->goods[other][good] > most)
                most = slow->goods[other][good];
        points += slow->goods[player][good] == most ? 10 : 0;
    }
    return points;
}

/* AM14 */
static int slow_barn_points(unsigned player)
{
    int points = 0;
    for (unsigned b = 0; b < watched.slow.pieces.barns; b++) {
        struct slow_barn barn = watched.slow.pieces.barn[b];
        const struct slow_feature *field =
            &watched.slow.map.feature[slow_abbeys_field_of(&watched.slow, barn.corner)];
        if (barn.player == player)
            points += 4 * slow_feature_payers(field) + (int)field->castles;
    }
    return points;
}

/* KR4 */
static int slow_honour_points(unsigned player)
{
    int points = 0;
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++)
        if (watched.slow.honour[honour].tiles > 0 && watched.slow.honour[honour].player == player)
            points += (int)slow_king_worth(&watched.slow, (enum honour)honour);
    return points;
}

/* PD16, PD19: paid, and taken back. */
static int slow_fairy_points(unsigned feature, unsigned player)
{
    struct slow_game *slow = &watched.slow;
    unsigned payments = slow->payments;
    int score = slow->score[player];
    slow_dragon_pay(slow, feature, REASON_FAIRY_FINAL, 1u << player);
    int points = slow->score[player] - score;
    slow->score[player] = score;
    slow->payments = payments;
    return points;
}

/* BT10: 5 points for each follower. */
static int slow_acrobat_points(unsigned player)
{
    const struct slow_game *slow = &watched.slow;
    int points = 0;
    for (unsigned f = 0; f < slow->pieces.followers; f++) {
        const struct slow_follower *it = &slow->pieces.follower[f];
        unsigned number = slow->map.feature_of[it->tile][it->segment];
        bool is_acrobat = slow->map.feature[number].kind == FEATURE_ACROBATS &&
                          figure_is_follower((enum figure)it->figure);
        points += it->player == player && is_acrobat ? 5 : 0;
    }
    return points;
}

/* Every occupied feature pays once, but for castles and, in the midst of a scoring, what has paid
 * and whose followers may still cross a drawbridge or drive on. */
static void check_projection(void)
{
    const struct slow_map *map = &watched.slow.map;
    enum phase phase = game_phase(&watched.game);
    int expected[PLAYERS_MAX] = {0}, scores[PLAYERS_MAX], added[PLAYERS_MAX];
    bool in_scoring = phase == PHASE_CLAIM || phase == PHASE_CROSS || phase == PHASE_WAGON;
    for (unsigned player = 0; player < watched.game.options.players; player++) {
        int barns = phase == PHASE_OVER ? 0 : slow_barn_points(player);
        int goods = phase == PHASE_OVER ? 0 : slow_goods_points(player);
        int honours = phase == PHASE_OVER ? 0 : slow_honour_points(player);
        int acrobats = phase == PHASE_OVER ? 0 : slow_acrobat_points(player);
        expected[player] = watched.slow.score[player] + goods + barns + honours + acrobats;
        seen.acrobats += acrobats > 0;
        seen.honours += honours > 0;
        seen.barns += barns > 0;
        seen.goods += goods > 0;
        for (unsigned f = 0; f < map->features && phase != PHASE_OVER; f++) {
            const struct slow_feature *feature = &map->feature[f];
            bool has_paid = in_scoring && slow_feature_is_complete(feature);
            if (feature->kind == FEATURE_CASTLE || has_paid)
                continue;
            int fairy = slow_fairy_points(f, player);
            expected[player] += fairy;
            seen.fairies += fairy > 0;
            if (feature->kind == FEATURE_ACROBATS || !slow_feature_pays(feature, player))
                continue;
            int pig = slow_traders_pig(feature, player);
            expected[player] += slow_feature_points(feature, &watched.game.options) + pig +
                                slow_river_herd(feature);
            seen.pigs += pig > 0;
        }
    }
    struct projection projection = projection_of(&watched.game);
    projection_add_up(&projection, &watched.game, added);
    projection_scores(&watched.game, scores);
    for (unsigned player = 0; player < watched.game.options.players; player++) {
        assert_int_equal(scores[player], expected[player]);
        assert_int_equal(added[player], expected[player]);
        assert_true(projection.part[player][PART_BRIDGED] <= projection.points[player][FROM_ROADS]);
        assert_int_equal(projection.points[player][FROM_CASTLES], 0);
        seen.bridged += projection.part[player][PART_BRIDGED] > 0;
    }
}

static void test_projections_are_those_of_the_slow_map(void **state)
{
    (void)state;
    memset(&seen, 0, sizeof seen);
    watch(check_projection);
    assert_true(seen.bridged > 0 && seen.pigs > 0 && seen.goods > 0 && seen.barns > 0 &&
                seen.fairies > 0 && seen.honours > 0 && seen.acrobats > 0);
}

static void check_territory(void)
{
    for (unsigned kind = TERRITORY_NONE; kind < TERRITORIES; kind++) {
        struct territory territory = territory_of(&watched.game, (enum territory_kind)kind);
        unsigned fields = 0;
        for (tile_number tile = 0; tile < watched.game.board.tiles; tile++)
            for (unsigned s = 0; s <= SEGMENT_TRACK; s++) {
                uint16_t node = feature_node(&watched.game.board, tile, s);
                if (node == NO_NODE)
                    continue;
                const struct slow_feature *slow = watched_game_feature(&watched, node);
                unsigned owners = slow_holders(slow) != 0 ? slow_holders(slow) : slow_barns(slow);
                if (slow->kind == FEATURE_CASTLE)
                    owners = feature_summary_in_short(&watched.game, node).owners;
                bool is_shown = kind != TERRITORY_NONE &&
                                (slow->kind == FEATURE_FIELD) == (kind == TERRITORY_FIELDS);
                assert_int_equal(territory.owners[node], is_shown ? owners : 0);
                seen.tied += is_shown && (owners & (owners - 1)) != 0;
            }
        for (unsigned w = 0; w < territory.worths; w++, fields++) {
            const struct slow_feature *slow =
                watched_game_feature(&watched, territory.worth[w].node);
            assert_int_equal(slow->kind, FEATURE_FIELD);
            int pig = 0, herd = 0; /* of the owner who gets most (TB12); whoever owns it (RV14) */
            for (unsigned player = 0; player < watched.game.options.players; player++) {
                if (!slow_feature_pays(slow, player))
                    continue;
                herd = slow_river_herd(slow);
                if (slow_traders_pig(slow, player) > pig)
                    pig = slow_traders_pig(slow, player);
            }
            assert_int_equal(territory.worth[w].points, slow_worth(slow) + pig + herd);
            seen.pigs += pig > 0;
            seen.barns += slow_barns(slow) != 0;
        }
        assert_true(kind == TERRITORY_FIELDS || fields == 0);
        seen.fields += fields;
    }
}

static void test_territories_are_those_of_the_slow_map(void **state)
{
    (void)state;
    memset(&seen, 0, sizeof seen);
    watch(check_territory);
    assert_true(seen.tied > 0 && seen.fields > 0 && seen.pigs > 0 && seen.barns > 0);
}

static void check_nodes(void)
{
    uint16_t nodes[NODES_MAX];
    size_t count = features_on_board(&watched.game, nodes);
    for (size_t n = 0; n < count; n++) {
        struct node_mask mask = node_mask_of(&watched.game, nodes[n]);
        unsigned segments = 0;
        for (unsigned node = 0; node < NODES_MAX; node++)
            if (node_mask_has(&mask, node)) {
                assert_ptr_equal(watched_game_feature(&watched, (uint16_t)node),
                                 watched_game_feature(&watched, nodes[n]));
                segments++;
            }
        assert_int_equal(segments, watched_game_feature(&watched, nodes[n])->segments);
    }
}

static void test_a_mask_has_all_nodes_of_a_feature(void **state)
{
    (void)state;
    watch(check_nodes);
    struct node_mask none = node_mask_of(&watched.game, NO_NODE), zero;
    memset(&zero, 0, sizeof zero);
    assert_memory_equal(&none, &zero, sizeof zero);
}

/* A drawbridge is down as long as its city is not closed (DB2, DB6). */
static void check_gates(void)
{
    for (tile_number tile = 0; tile < watched.game.board.tiles; tile++) {
        const struct tile_kind *kind = &tile_kinds[watched.game.board.tile[tile].kind];
        unsigned lowered = game_lowered_gates(&watched.game, tile), gates = 0;
        for (unsigned road = 0; road < kind->segments; road++)
            gates |= kind->segment[road].leads;
        assert_int_equal(tile_gates(watched.game.board.tile[tile].kind), gates);
        for (unsigned s = 0; s < kind->segments; s++) {
            const struct slow_feature *city =
                watched_game_feature(&watched, feature_node(&watched.game.board, tile, s));
            assert_int_equal(lowered >> s & 1u, (gates >> s & 1u) && city->open > 0);
        }
        seen.lowered += lowered != 0;
    }
}

static void test_DB2_gates_that_are_down(void **state)
{
    (void)state;
    memset(&seen, 0, sizeof seen);
    watch(check_gates);
    assert_true(seen.lowered > 0);
}

static void check_neighbourhood(void)
{
    const struct board *board = &watched.game.board;
    for (unsigned open = 0; open < board->opens; open++) {
        struct square at = board_open_square(board, open);
        unsigned beside = 0, around = 0;
        uint16_t nodes[NEIGHBOURS_MAX];
        for (unsigned edge = 0; edge < EDGES; edge++) {
            unsigned tile = slow_board_tile_at(&watched.slow.board, square_beside(at, edge));
            uint16_t met = feature_met_at(board, at, edge);
            assert_int_equal(met == NO_NODE, tile == SLOW_NO_TILE);
            if (tile == SLOW_NO_TILE)
                continue;
            beside++;
            assert_int_equal(feature_tile(&watched.game.features, met), tile);
            unsigned segment =
                slow_board_segment_at_edge(&watched.slow.board, tile, (edge + 2) % EDGES);
            unsigned number = feature_segment_number(&watched.game.features, board, met);
            if (segment != NO_SEGMENT)
                assert_int_equal(number, segment);
            else
                assert_int_equal(watched_game_feature(&watched, met)->kind, FEATURE_FIELD);
        }
        assert_int_equal(tiles_beside(board, at), beside);
        unsigned count = monasteries_around(&watched.game, at, nodes);
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++) {
                tile_number tile = board_tile_at(board, square_at(at, dx, dy));
                around +=
                    tile != NO_TILE && tile_kinds[board->tile[tile].kind].monastery != NO_SEGMENT;
            }
        assert_int_equal(count, around); /* beside an open square none is complete */
        seen.free += count;
    }
}

static void test_what_lies_around_a_square(void **state)
{
    (void)state;
    memset(&seen, 0, sizeof seen);
    watch(check_neighbourhood);
    assert_true(seen.free > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_summaries_are_those_of_the_slow_map),
        cmocka_unit_test(test_what_is_free_to_take),
        cmocka_unit_test(test_projections_are_those_of_the_slow_map),
        cmocka_unit_test(test_territories_are_those_of_the_slow_map),
        cmocka_unit_test(test_a_mask_has_all_nodes_of_a_feature),
        cmocka_unit_test(test_DB2_gates_that_are_down),
        cmocka_unit_test(test_what_lies_around_a_square),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
