/* What choices would bring, held against what they do bring, and the fate of followers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/outcome.h"
#include "facts/placements.h"
#include "facts/position.h"
#include "support/soak.h"
#include "support/watched_game.h"

#include <string.h>

#define GAMES in_soak(10, 3)

static struct watched_game watched;

static void test_BR6_a_placement_is_made_with_its_bridge(void **state)
{
    unsigned forced = 0, plain = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        watched_game_begin(&watched, seed);
        for (unsigned moves = 0; watched_game_step(&watched); moves++) {
            struct move_list legal;
            if (game_phase(&watched.game) != PHASE_PLACE || moves % 5 != 0)
                continue;
            game_legal(&watched.game, &legal);
            for (size_t m = 0; m < legal.count; m++) {
                struct game then = watched.game, placed = watched.game;
                struct move bridge, wanted;
                if (legal.move[m].verb != VERB_PLACE)
                    continue;
                assert_int_equal(game_apply(&placed, legal.move[m], NULL), REFUSAL_NONE);
                bool is_forced = game_forced_action(&placed, &wanted);
                assert_int_equal(outcome_place(&then, legal.move[m], &bridge), is_forced);
                if (is_forced) {
                    assert_true(move_equal(bridge, wanted));
                    assert_int_equal(game_apply(&placed, wanted, NULL), REFUSAL_NONE);
                }
                assert_memory_equal(&then, &placed, sizeof then);
                forced += is_forced;
                plain += !is_forced;
            }
        }
    }
    assert_true(forced > 0 && plain > 0);
}

static int slow_free_points(const struct slow_game *slow, enum phase phase)
{
    int points = 0;
    for (unsigned f = 0; phase == PHASE_BUILD && f < slow->map.features; f++) {
        const struct slow_feature *feature = &slow->map.feature[f];
        if (feature->on_tile[slow->board.tiles - 1] && feature->kind != FEATURE_CASTLE &&
            slow_feature_is_complete(feature) && !slow_feature_is_occupied(feature))
            points += slow_feature_points(feature, &slow->options);
    }
    return points;
}

/* The placement that is then made, and the bridge that it forces. */
static void test_outcome_of_a_placement(void **state)
{
    static struct slow_game slow;
    unsigned gained = 0, free = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct game before;
        watched_game_begin(&watched, seed);
        while (memcpy(&before, &watched.game, sizeof before), watched_game_step(&watched)) {
            int scores[PLAYERS_MAX], after[PLAYERS_MAX];
            unsigned beside = 0;
            struct move bridge;
            if (watched.last.verb != VERB_PLACE)
                continue;
            projection_scores(&before, scores);
            struct placement_outcome outcome = placement_outcome_of(&before, watched.last, scores);
            for (unsigned edge = 0; edge < EDGES; edge++)
                beside += slow_board_tile_at(&watched.slow.board,
                                             square_beside(watched.last.at, edge)) != SLOW_NO_TILE;
            assert_int_equal(outcome.beside, beside);
            struct game then = watched.game;
            memcpy(&slow, &watched.slow, sizeof slow);
            assert_int_equal(outcome.is_forced, game_forced_action(&then, &bridge));
            if (outcome.is_forced) {
                assert_true(move_equal(outcome.forced, bridge));
                game_apply(&then, bridge, NULL);
                slow_game_play(&slow, bridge);
            }
            projection_scores(&then, after);
            for (unsigned player = 0; player < then.options.players; player++) {
                assert_int_equal(outcome.gained[player], after[player] - scores[player]);
                gained += outcome.gained[player] > 0;
            }
            assert_int_equal(outcome.free, slow_free_points(&slow, game_phase(&then)));
            free += outcome.free > 0;
        }
    }
    assert_true(gained > 0 && free > 0);
}

static void test_BR8_outcome_of_a_bridge(void **state)
{
    unsigned bridges = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct game before;
        watched_game_begin(&watched, seed);
        while (memcpy(&before, &watched.game, sizeof before), watched_game_step(&watched)) {
            if (watched.last.verb != VERB_BRIDGE || watched.game.turn.number != before.turn.number)
                continue;
            struct feature_summary road = outcome_of_track(&before, watched.last);
            const struct slow_feature *slow =
                watched_game_feature(&watched, feature_track_node(watched.game.board.tracks - 1u));
            assert_int_equal(road.kind, FEATURE_ROAD);
            assert_int_equal(road.tiles, slow->tiles);
            assert_int_equal(road.open, slow->open);
            assert_true(road.parts >> PART_BRIDGED & 1u);
            bridges++;
        }
    }
    assert_true(bridges > 0);
}

static bool has_part(const struct forecast *forecast, enum forecast_type type)
{
    bool found = false;
    for (unsigned part = 0; part < forecast->parts; part++)
        found |= forecast->part[part].type == type;
    return found;
}

/* What a forecast says of payments and of a second part is what happens if the turn goes on as it
 * assumes, unless an auction comes between (TB9). */
static void check_forecast(const struct game *before, struct move placing)
{
    struct forecast forecast;
    struct game then = *before;
    struct event_list events;
    struct move_list legal;
    struct move move = placing;
    unsigned part = 0;
    bool is_bazaar = tile_kinds[before->turn.hand].flags & TILE_BAZAAR, has_second = false;
    bool has_auction = is_bazaar || game_part_waits(before) || game_earns_part(before);
    forecast_find(&forecast, before, &placing, 1);
    for (;;) {
        assert_int_equal(game_apply(&then, move, &events), REFUSAL_NONE);
        bool is_over = false; /* what the next turn begins with is not foretold (PD15) */
        for (size_t e = 0; e < events.count; e++) {
            const struct event *event = &events.event[e];
            has_second |= event->type == EVENT_DOUBLE && event->player == before->turn.player;
            is_over |= event->type == EVENT_TURN;
            if (event->type != EVENT_SCORE || event_is_final_score(event) || is_over)
                continue;
            if (tile_kinds[before->turn.hand].flags & TILE_DRAGON)
                return; /* it had nowhere to fly, and nothing was foretold beyond its flight */
            while (forecast.part[part].type != FORECAST_SCORE)
                part++;
            assert_true(part < forecast.parts);
            assert_int_equal(forecast.part[part].player, event->player);
            assert_int_equal(forecast.part[part].points, event->points);
            assert_int_equal(forecast.part[part].kind,
                             event->reason == REASON_CASTLE ? FEATURE_CASTLE : event->kind);
            part++;
        }
        enum phase phase = game_phase(&then);
        if (then.turn.number != before->turn.number ||
            (phase != PHASE_BUILD && !scoring_choice_is_open(&then)) ||
            game_actor(&then) == ACTOR_CHANCE)
            break;
        game_legal(&then, &legal);
        bool is_last = phase == PHASE_DRAGON || phase == PHASE_MAGIC || phase == PHASE_ADVANCE ||
                       phase == PHASE_DELIVER;
        move = legal.move[is_last ? legal.count - 1 : 0];
        for (size_t m = 0; m < legal.count; m++) /* as little as possible */
            if (legal.move[m].verb == VERB_PASS || legal.move[m].verb == VERB_SCORE ||
                legal.move[m].verb == VERB_HOME || legal.move[m].verb == VERB_STABLE)
                move = legal.move[m];
    }
    if (!has_auction && !game_awaits_message(&then))
        assert_int_equal(has_part(&forecast, FORECAST_SECOND), has_second);
    while (part < forecast.parts)
        assert_int_not_equal(forecast.part[part++].type, FORECAST_SCORE);
}

static void test_a_forecast_comes_true(void **state)
{
    unsigned seen[FORECAST_TYPES] = {0};
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        watched_game_begin(&watched, seed);
        while (watched_game_step(&watched)) {
            struct move_list legal;
            struct forecast forecast;
            if (game_phase(&watched.game) != PHASE_PLACE)
                continue;
            game_legal(&watched.game, &legal);
            for (size_t m = 0; m < legal.count; m += 1 + legal.count / 6) {
                if (legal.move[m].verb != VERB_PLACE)
                    continue;
                check_forecast(&watched.game, legal.move[m]);
                forecast_find(&forecast, &watched.game, &legal.move[m], 1);
                for (unsigned p = 0; p < forecast.parts; p++)
                    seen[forecast.part[p].type]++;
            }
        }
    }
    for (unsigned type = 0; type < FORECAST_TYPES; type++)
        assert_true(seen[type] > 0);
}

static void test_a_forecast_of_no_move_is_empty(void **state)
{
    struct forecast forecast = {.parts = 3};
    (void)state;
    watched_game_begin(&watched, 1);
    watched_game_step(&watched);
    struct move placing = move_place((struct square){9, 9}, EDGE_N);
    forecast_find(&forecast, &watched.game, &placing, 1);
    assert_int_equal(forecast.parts, 0);
}

static unsigned number_of(const struct scoring_choice *choice, struct move move)
{
    unsigned number = 0;
    while (number < choice->count && !move_equal(choice->move[number], move))
        number++;
    return number;
}

/* What a feature that a choice names is, by the slow map. */
static void check_choice(const struct scoring_choice *choice, unsigned number)
{
    struct move move = choice->move[number];
    const struct slow_scoring *scoring = &watched.slow.scoring;
    struct slow_question question = slow_game_question(&watched.slow);
    if (move.verb == VERB_HOME) {
        assert_int_equal(choice->node[number], NO_NODE);
        assert_int_equal(choice->points[number], 0);
        return;
    }
    const struct slow_feature *feature = watched_game_feature(&watched, choice->node[number]);
    if (move.verb == VERB_CASTLE || move.verb == VERB_SCORE) {
        assert_int_equal(feature->kind, FEATURE_CITY);
        assert_int_equal(feature->tiles, 2);
        assert_ptr_equal(feature, &watched.slow.map.feature[scoring->small[question.about]]);
        assert_int_equal(
            choice->points[number],
            move.verb == VERB_SCORE ? slow_feature_points(feature, &watched.game.options) : 0);
    } else if (move.verb == VERB_CLAIM) {
        bool is_castle = move.arg == CLAIM_CASTLE, is_source = false;
        assert_int_equal(feature->kind == FEATURE_CASTLE, is_castle);
        for (unsigned s = 0; s < scoring->sources; s++)
            is_source |= scoring->source[s].points == choice->points[number] &&
                         (scoring->source[s].kind == FEATURE_CASTLE) == is_castle;
        assert_true(is_source);
    } else if (move.verb == VERB_DRIVE) {
        assert_true(feature->open > 0 && feature->kind != FEATURE_FIELD); /* AM10 */
        assert_false(slow_feature_is_occupied(feature));
        assert_int_equal(choice->points[number], 0);
    } else {
        assert_int_equal(feature->kind, FEATURE_CITY);
        assert_true(feature->open > 0); /* its drawbridge is down (DB2) */
        assert_int_equal(choice->points[number], 0);
    }
}

static void check_fief(const struct scoring_choice *choice, const struct game *game)
{
    tile_number tiles[2];
    struct square fief[FIEF_SQUARES];
    bool is_of_castle = choice->phase == PHASE_CASTLE || choice->phase == PHASE_CLAIM;
    assert_int_equal(game_decision_tiles(game, tiles), is_of_castle);
    if (!is_of_castle)
        return;
    unsigned own = 0;
    game_fief_around(game, tiles, fief);
    for (unsigned s = 0; s < FIEF_SQUARES; s++) {
        tile_number tile = board_tile_at(&game->board, fief[s]);
        own += tile == tiles[0] || tile == tiles[1];
    }
    assert_int_equal(own, 2);
}

static bool is_of_features(enum phase phase)
{
    return phase == PHASE_CASTLE || phase == PHASE_CLAIM || phase == PHASE_CROSS ||
           phase == PHASE_WAGON;
}

/* By the slow map, which knows the position after the last move; a move that is then made does what
 * its result says. */
static void test_choices_of_a_scoring(void **state)
{
    unsigned seen[PHASES_COUNT] = {0}, entered = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 6 * GAMES; seed++) {
        watched_game_begin(&watched, seed);
        watched.player.laying = LAID_FOR_CASTLES;
        struct scoring_choice choice = {.count = 0};
        struct game before;
        while (memcpy(&before, &watched.game, sizeof before), watched_game_step(&watched)) {
            if (choice.count > 0) {
                unsigned number = number_of(&choice, watched.last);
                if (watched.last.verb == VERB_CROSS || watched.last.verb == VERB_DRIVE) {
                    struct feature_summary city = scoring_choice_result(&choice, &before, number);
                    const struct slow_feature *slow =
                        watched_game_feature(&watched, choice.node[number]);
                    for (unsigned player = 0; player < before.options.players; player++)
                        assert_int_equal(city.strength[player], slow->strength[player]);
                    assert_int_equal(city.tiles, slow->tiles);
                    entered++;
                }
            }
            choice.count = 0;
            enum phase phase = game_phase(&watched.game);
            assert_int_equal(
                scoring_choice_is_open(&watched.game),
                is_of_features(phase) || phase == PHASE_ABBEY || phase == PHASE_CAPTURE ||
                    phase == PHASE_EXCHANGE || phase == PHASE_DRAGON || phase == PHASE_MAGIC ||
                    phase == PHASE_ESCAPE || phase == PHASE_ANIMAL || phase == PHASE_THROW ||
                    phase == PHASE_LAND || phase == PHASE_BAG || phase == PHASE_FLOCK ||
                    phase == PHASE_ADVANCE || phase == PHASE_MESSAGE || phase == PHASE_DELIVER);
            if (!scoring_choice_is_open(&watched.game))
                continue;
            struct move_list legal;
            scoring_choice_find(&choice, &watched.game);
            game_legal(&watched.game, &legal);
            assert_int_equal(choice.count, legal.count);
            assert_int_equal(choice.phase, phase);
            bool is_chance = phase == PHASE_ANIMAL || phase == PHASE_THROW || phase == PHASE_BAG ||
                             phase == PHASE_MESSAGE;
            assert_int_equal(choice.player, is_chance ? game_player(&watched.game)
                                                      : slow_game_actor(&watched.slow));
            if (!is_of_features(phase))
                continue;
            assert_int_equal(choice.follower, phase == PHASE_WAGON
                                                  ? game_driving_wagon(&watched.game)
                                                  : game_crossing_follower(&watched.game));
            check_fief(&choice, &watched.game);
            for (unsigned number = 0; number < choice.count; number++) {
                assert_true(number_of(&choice, legal.move[number]) < choice.count);
                check_choice(&choice, number);
            }
            seen[phase]++;
        }
    }
    assert_true(seen[PHASE_CASTLE] > 0 && seen[PHASE_CLAIM] > 0 && seen[PHASE_CROSS] > 0);
    assert_true(seen[PHASE_WAGON] > 0);
    assert_true(entered > 0);
}

/* Whether the feature reaches that edge: all of it, or a half (HS14). */
static bool comes_in(const struct slow_feature *feature, unsigned tile, unsigned edge)
{
    const struct slow_map *map = &watched.slow.map;
    bool reaches = false;
    for (unsigned half = 0; half < 2; half++) {
        unsigned segment = slow_board_segment_at(&watched.slow.board, tile, edge, half);
        reaches = reaches || &map->feature[map->feature_of[tile][segment]] == feature;
    }
    return reaches;
}

/* Every open end leads to an opening, and each opening is a square once. */
static void check_openings(uint16_t node)
{
    static struct openings openings;
    const struct slow_feature *slow = watched_game_feature(&watched, node);
    unsigned ends = 0;
    openings_find(&openings, &watched.game, node);
    for (unsigned o = 0; o < openings.count; o++) {
        struct square at = openings.opening[o].at;
        assert_int_equal(slow_board_tile_at(&watched.slow.board, at), SLOW_NO_TILE);
        for (unsigned p = 0; p < o; p++)
            assert_false(square_equal(at, openings.opening[p].at));
        for (unsigned edge = 0; edge < EDGES; edge++) {
            if (!(openings.opening[o].edges >> edge & 1u))
                continue;
            unsigned tile = slow_board_tile_at(&watched.slow.board, square_beside(at, edge));
            assert_true(comes_in(slow, tile, (edge + 2) % EDGES));
            ends++;
        }
    }
    if (slow->kind == FEATURE_MONASTERY || slow->kind == FEATURE_GARDEN)
        assert_int_equal(openings.count, slow->open);
    else if (slow->kind == FEATURE_FIELD || slow->kind == FEATURE_CASTLE ||
             slow->kind == FEATURE_ABBOTS)
        assert_int_equal(openings.count, 0);
    else
        assert_int_equal(ends, slow->open);
}

static void test_openings_are_where_a_feature_goes_on(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        watched_game_begin(&watched, seed);
        for (unsigned moves = 0; watched_game_step(&watched); moves++) {
            uint16_t nodes[NODES_MAX];
            if (moves % 7 != 0 || watched.game.turn.forced)
                continue;
            size_t count = features_on_board(&watched.game, nodes);
            for (size_t n = 0; n < count; n++)
                check_openings(nodes[n]);
        }
    }
}

/* Without bridges: a follower that is stuck does not come home before the end; one that returns is
 * home when the scoring is over. */
static void test_fates_come_true(void **state)
{
    enum { FATES = FATE_LIES + 1 + MADE_FATES_ROWS };
    unsigned seen[FATES] = {0}, home = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 4 * GAMES; seed++) {
        static bool is_stuck[NODES_MAX];
        memset(is_stuck, 0, sizeof is_stuck);
        watched_game_begin(&watched, seed);
        bool eats = options_has_set(&watched.game.options, SET_DRAGON) || /* PD6, PD9 */
                    options_has_set(&watched.game.options, SET_MESSAGES); /* ME9 */
        for (unsigned player = 0; player < watched.game.options.players; player++) {
            watched.game.player[player].bridges = 0;
            watched.slow.bridges[player] = 0;
        }
        while (watched_game_step(&watched)) {
            static struct tile_fits fits;
            for (size_t e = 0; e < watched.events.count && !game_is_over(&watched.game); e++)
                if (watched.events.event[e].type == EVENT_HOME) {
                    assert_true(eats || !is_stuck[watched.events.event[e].node]);
                    home++;
                }
            tile_fits_find(&fits, &watched.game);
            for (unsigned f = 0; f < watched.game.followers.count; f++) {
                enum follower_fate fate = follower_fate_of(&watched.game, &fits, f);
                uint16_t node = watched.game.followers.follower[f].node;
                const struct slow_feature *slow = watched_game_feature(&watched, node);
                assert_int_equal(fate == FATE_LIES, slow->kind == FEATURE_FIELD);
                assert_int_equal(fate == FATE_GUARDS, slow->kind == FEATURE_CASTLE);
                assert_int_equal(fate == FATE_PERFORMS, slow->kind == FEATURE_ACROBATS);
                assert_int_equal(fate == FATE_RESTS, slow->kind == FEATURE_ABBOTS);
                assert_int_equal(fate == FATE_RETURNS, slow->kind != FEATURE_FIELD &&
                                                           slow->kind != FEATURE_CASTLE &&
                                                           slow->kind != FEATURE_ACROBATS &&
                                                           slow_feature_is_complete(slow));
                is_stuck[node] |= fate == FATE_STUCK;
                seen[fate]++;
            }
        }
    }
    for (unsigned fate = 0; fate < FATES; fate++)
        assert_true(seen[fate] > 0);
    assert_true(home > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_BR6_a_placement_is_made_with_its_bridge),
        cmocka_unit_test(test_outcome_of_a_placement),
        cmocka_unit_test(test_BR8_outcome_of_a_bridge),
        cmocka_unit_test(test_a_forecast_comes_true),
        cmocka_unit_test(test_a_forecast_of_no_move_is_empty),
        cmocka_unit_test(test_choices_of_a_scoring),
        cmocka_unit_test(test_openings_are_where_a_feature_goes_on),
        cmocka_unit_test(test_fates_come_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
