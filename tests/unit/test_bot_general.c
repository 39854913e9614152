/* Bots that know no more of auctions than of a set nobody has taught them: they decide them by
 * trying each move, and look at what is revealed as at any chance. The program has bots of its own,
 * without their deciders (tests/CMakeLists.txt). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/appraisal.h"
#include "bots/final.h"
#include "support/bot_table.h"

#include <math.h>

enum { GAMES = 3, TURNS = 12, ALL = SETS_ALL };

static unsigned asked[VERBS_COUNT];

/* Notes what a bot is asked, by the first legal move, and leaves it to the bot. */
static bool note_asked(const struct game *game, struct move *move)
{
    struct move_list moves;
    (void)move;
    game_legal(game, &moves);
    asked[moves.move[0].verb]++;
    return false;
}

static struct options with_auctions(unsigned players, bool drafts)
{
    struct options options = options_default();
    options.sets = ALL;
    options.players = (uint8_t)players;
    if (drafts)
        options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    return options;
}

static void test_games_go_to_the_end(void **state)
{
    (void)state;
    for (unsigned number = 0; number < GAMES; number++) {
        struct options options = with_auctions(2 + number % 2, number == GAMES - 1);
        options.sets = options_default().sets; /* a game of all takes half a minute */
        struct bot_table_player players[PLAYERS_MAX];
        struct game game;
        for (unsigned p = 0; p < PLAYERS_MAX; p++)
            players[p] = (struct bot_table_player){
                .level = p == 0 ? BOT_HARD : BOT_NORMAL, .simulations = 2, .instead = note_asked};
        bot_table_play(&game, &options, 40 + number, players);
        assert_int_equal(game.pile.tiles, 0);
    }
    assert_true(asked[VERB_OFFER] > 0 && asked[VERB_PASS] + asked[VERB_BID] > 0);
    assert_true(asked[VERB_BUY] + asked[VERB_SELL] > 0 && asked[VERB_TAKE] > 0);
}

static struct sight sight;

static void prepare_sight(const struct options *options)
{
    sight_prepare_tiles(&sight);
    appraiser_prepare(&sight.appraiser, options, weights_of(weights_class_of(options)), true);
    sight.sees_rivals = true;
}

/* The first position of a game of random moves at which something is so. */
static void play_until(struct game *game, const struct options *options, uint64_t seed,
                       bool (*is_so)(const struct game *game))
{
    struct rng rng = rng_from_seed(seed);
    assert_int_equal(game_start(game, options), REFUSAL_NONE);
    while (!is_so(game)) {
        struct move_list moves;
        game_legal(game, &moves);
        assert_false(game_is_over(game));
        struct move move = game_awaits_chance(game)
                               ? chance_move_at_random(game, &rng)
                               : moves.move[rng_below(&rng, (uint32_t)moves.count)];
        assert_int_equal(game_apply(game, move, NULL), REFUSAL_NONE);
    }
}

static bool awaits_reveal(const struct game *game)
{
    return game_awaits_reveal(game);
}

static bool awaits_settlement(const struct game *game)
{
    return game_awaits_settlement(game);
}

static void test_chance_and_decisions_are_seen(void **state)
{
    (void)state;
    struct options options = with_auctions(2, false);
    struct game game;
    play_until(&game, &options, 3, awaits_reveal);
    assert_true(plans_is_chance(&game) && !plans_is_decision(&game));
    play_until(&game, &options, 3, awaits_settlement);
    assert_true(plans_is_decision(&game) && !plans_is_chance(&game));
}

/* A course goes on through chance of any kind and what is decided after it. */
static void test_courses_go_through_them(void **state)
{
    (void)state;
    struct options options = with_auctions(3, false);
    struct game game;
    struct outlook outlook, left;
    struct course course;
    struct values values;
    prepare_sight(&options);
    play_until(&game, &options, 5, awaits_reveal);
    outlook_of(&outlook, &sight.rows, &game.pile);
    course_begin(&course, &sight, &outlook, &game, 1, TURNS);
    course_run(&course, &values);
    assert_int_equal(course.turns, 0);
    assert_in_range(course.made, TURNS + options.players, 2 * TURNS);
    outlook_of(&left, &sight.rows, &course.game.pile);
    assert_memory_equal(&left, &course.outlook, sizeof left);
}

/* Of two answers the one after which the player leads by more, whatever is asked then. */
static void test_decisions_are_by_what_comes_of_them(void **state)
{
    (void)state;
    struct options options = with_auctions(2, false);
    struct game game;
    prepare_sight(&options);
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct outlook outlook;
        struct values values;
        play_until(&game, &options, seed, awaits_settlement);
        outlook_of(&outlook, &sight.rows, &game.pile);
        struct move best = plans_decide(&sight, &outlook, &game, &values);
        struct move_list moves;
        float worth = sight_worth(&sight, &game, &values, game_actor(&game));
        game_legal(&game, &moves);
        for (size_t m = 0; m < moves.count; m++) {
            struct game after = game;
            struct values then;
            assert_int_equal(game_apply(&after, moves.move[m], NULL), REFUSAL_NONE);
            if (plans_is_decision(&after) || plans_is_chance(&after))
                continue;
            struct appraising appraising;
            appraising_begin(&appraising, &sight.appraiser, &outlook, &after);
            appraise(&appraising, &then);
            float other = sight_worth(&sight, &game, &then, game_actor(&game));
            assert_true(move_equal(best, moves.move[m]) ? other == worth : other <= worth);
        }
    }
}

/* After placing; passing leads to a reveal. */
static bool reveals_next(const struct game *game)
{
    struct game after = *game;
    return game_awaits_action(game) &&
           game_apply(&after, move_plain(VERB_PASS), NULL) == REFUSAL_NONE &&
           game_awaits_reveal(&after);
}

/* Leaves but three tiles of two kinds: two outcomes, of unequal weights. */
static void shrink_pile(struct pile *pile)
{
    unsigned kinds = 0;
    pile->tiles = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++) {
        unsigned left = pile->left[kind] > 0 && kinds < 2 ? 2 - kinds : 0;
        kinds += left > 0;
        pile->left[kind] = (uint8_t)left;
        pile->tiles = (tile_number)(pile->tiles + left);
    }
}

/* Here a revealed tile is worth something to player 0, and one kind more than another, so that it
 * matters what comes (tests/CMakeLists.txt). */
void __real_goods_term(struct appraising *appraising, struct values *values);
void __wrap_goods_term(struct appraising *appraising, struct values *values);
void __wrap_goods_term(struct appraising *appraising, struct values *values)
{
    const struct bazaar *bazaar = &appraising->game->bazaar;
    __real_goods_term(appraising, values);
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        values->of[0] += bazaar->tile[tile];
}

/* A turn that ends in chance is worth the mean of what comes then, by its weights. */
static void test_chance_is_worth_its_mean(void **state)
{
    (void)state;
    static struct outcome_list outcomes;
    struct options options = with_auctions(2, false);
    struct plan_list plans = {.room = PLANS_MAX};
    struct game game, revealing;
    struct outlook outlook;
    float mean[PLAYERS_MAX] = {0}, worth[2];
    prepare_sight(&options);
    play_until(&game, &options, 7, reveals_next);
    shrink_pile(&game.pile);
    outlook_of(&outlook, &sight.rows, &game.pile);
    plans_find(&sight, &outlook, &game, 0, NULL, &plans);
    revealing = game;
    game_apply(&revealing, move_plain(VERB_PASS), NULL);
    assert_true(game_outcomes(&revealing, &outcomes) && outcomes.count == 2);
    assert_int_not_equal(outcomes.outcome[0].weight, outcomes.outcome[1].weight);
    for (size_t o = 0; o < outcomes.count; o++) {
        struct game after = revealing;
        struct values values;
        game_apply(&after, outcomes.outcome[o].move, NULL);
        plans_decide(&sight, &outlook, &after, &values);
        worth[o] = values.of[0];
        for (unsigned p = 0; p < 2; p++)
            mean[p] += (float)outcomes.outcome[o].weight * values.of[p] / (float)outcomes.total;
    }
    assert_true(fabsf(worth[0] - worth[1]) > 0.5F);
    unsigned passing = 0;
    while (plans.plan[passing].count > 0)
        assert_true(++passing < plans.count);
    for (unsigned p = 0; p < 2; p++)
        assert_float_equal(plans.plan[passing].values.of[p], mean[p], 0.001);
}

/* Who is asked something in the middle of a turn thinks again about the rest of it. */
static void test_plans_end_where_something_is_asked(void **state)
{
    (void)state;
    struct options options = with_auctions(2, false);
    struct game game;
    struct move move;
    struct plan plan = {.count = 1, .move = {move_plain(VERB_PASS)}};
    play_until(&game, &options, 3, game_awaits_action);
    assert_true(bot_plan_goes_on(&plan, 1, &game, &move));
    assert_int_equal(move.verb, VERB_PASS);
    plan.is_asked_after = true;
    assert_true(bot_plan_goes_on(&plan, 0, &game, &move));
    assert_false(bot_plan_goes_on(&plan, 1, &game, &move));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games_go_to_the_end),
        cmocka_unit_test(test_chance_and_decisions_are_seen),
        cmocka_unit_test(test_courses_go_through_them),
        cmocka_unit_test(test_decisions_are_by_what_comes_of_them),
        cmocka_unit_test(test_chance_is_worth_its_mean),
        cmocka_unit_test(test_plans_end_where_something_is_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
