/* Two turns compared: the parts are all of the difference, and what is counted is as the rules say.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/feature_summary.h"
#include "facts/finishing.h"
#include "support/auction_positions.h"
#include "training/comparison.h"

#include <math.h>

static struct sight sight;
static unsigned held, by_reason[REASONS_COUNT];

static void prepare(const struct options *options)
{
    sight_prepare_tiles(&sight);
    appraiser_prepare(&sight.appraiser, options, weights_of(weights_class_of(options)), true);
    sight.sees_rivals = true;
}

static void check_pair(const struct game *game, const struct plan *first, const struct plan *second)
{
    struct comparison comparison;
    double sum = 0;
    comparison_of_turns(&comparison, game, first, second);
    for (unsigned reason = 0; reason < REASONS_COUNT; reason++) {
        sum += (double)comparison.by[reason];
        assert_true(comparison.by[reason] <= comparison.by[comparison.largest]);
    }
    assert_true(fabs(sum - (double)comparison.difference) < 1e-3);
    /* What the search for turns says, which knows nothing of parts. */
    if (!first->is_asked_after && !second->is_asked_after)
        assert_true(fabs(sum - (double)(first->worth - second->worth)) < 5e-3);
    held += comparison_holds(&comparison);
    by_reason[comparison.largest] += comparison_holds(&comparison);
}

static void check_turns(const struct game *game)
{
    enum { ROOM = 8 };
    static struct plan_list plans;
    struct outlook outlook;
    plans.room = ROOM;
    outlook_of(&outlook, &sight.rows, &game->pile);
    plans_find(&sight, &outlook, game, 0, NULL, &plans);
    for (unsigned p = 1; p < plans.count; p++)
        check_pair(game, &plans.plan[0], &plans.plan[p]);
}

/* Any tile of the pile that completes the feature is drawn and placed by the rules. */
static unsigned finishing_by_rules(const struct game *game, uint16_t node)
{
    unsigned tiles = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        struct game drawn = *game;
        struct move_list moves;
        bool finishes = false;
        if (game->pile.left[kind] == 0 ||
            game_apply(&drawn, move_draw(kind), NULL) != REFUSAL_NONE ||
            !game_awaits_placement(&drawn))
            continue;
        game_legal(&drawn, &moves);
        for (size_t m = 0; m < moves.count && !finishes; m++) {
            struct game then = drawn;
            if (moves.move[m].verb != VERB_PLACE ||
                game_apply(&then, moves.move[m], NULL) != REFUSAL_NONE)
                continue;
            finishes = feature_summary_of(&then, node).complete;
        }
        tiles += finishes ? game->pile.left[kind] : 0;
    }
    return tiles;
}

static unsigned finishable;

static void check_finishing(const struct game *game)
{
    for (unsigned f = 0; f < game->followers.count; f++) {
        uint16_t node = game->followers.follower[f].node;
        if (feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD)
            continue;
        unsigned tiles = finishing_tiles(game, node);
        assert_int_equal(tiles, finishing_by_rules(game, node));
        finishable += tiles > 0;
    }
}

static void look_at_game(unsigned sets, unsigned players, uint64_t seed)
{
    struct options options = options_default();
    struct pile_order order;
    struct game game;
    options.sets = sets;
    options.players = (uint8_t)players;
    prepare(&options);
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    pile_order_shuffle(&order, &options, seed);
    while (!game_is_over(&game)) {
        if (game_awaits_placement(&game) && game_turn(&game) % 5 == 0)
            check_turns(&game);
        if (game_awaits_draw(&game) && sets == 1u << SET_BASE && game_turn(&game) % 3 == 0)
            check_finishing(&game);
        auction_positions_go_on(&game, &order);
    }
}

static void test_parts_are_the_whole_difference(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 4; seed++) {
        look_at_game(1u << SET_BASE, 2, seed);
        look_at_game(1u << SET_BASE, 3, seed);
        look_at_game(SETS_DEFAULT, 2, seed);
        look_at_game(SETS_DEFAULT, 4, seed);
    }
    assert_true(held > 200 && finishable > 50);
    assert_true(by_reason[PART_POINTS] > 0 && by_reason[PART_CHANCES] > 0 &&
                by_reason[PART_FIELDS] > 0 && by_reason[PART_FOLLOWERS] > 0 &&
                by_reason[REASON_RIVAL] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parts_are_the_whole_difference),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
