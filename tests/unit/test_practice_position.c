/* Positions to practise with: the same for the same wish, and what was wished for. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/chance.h"
#include "support/soak.h"
#include "training/fault.h"
#include "training/practice_auction.h"

#include <stdlib.h>

enum { BAZAARS = 1u << SET_BASE | 1u << SET_BCB };

static struct practice_wish wish_for(unsigned players, enum practice_stage stage, uint64_t seed)
{
    struct practice_wish wish = {
        .options = options_default(), .stage = (uint8_t)stage, .seed = seed};
    wish.options.players = (uint8_t)players;
    wish.options.sets = BAZAARS;
    return wish;
}

static struct practice_position found(const struct practice_wish *wish)
{
    void *memory = malloc(practice_search_size());
    memset(memory, 0xa5, practice_search_size()); /* nothing in it may matter */
    struct practice_search *search = practice_search_begin(memory, wish);
    while (!practice_search_go_on(search))
        ;
    assert_true(practice_search_go_on(search));
    struct practice_position position = *practice_search_found(search);
    free(memory);
    return position;
}

/* The tiles have just been revealed and somebody chooses; the moves lead there, with the tiles in
 * the order of the seed. */
static void check_position(const struct practice_position *position)
{
    struct game game;
    struct pile_order order;
    struct move move = {0};
    assert_int_equal(game_start(&game, &position->wish.options), REFUSAL_NONE);
    pile_order_shuffle(&order, &position->wish.options, position->seed);
    for (unsigned m = 0; m < position->moves; m++) {
        move = position->move[m];
        if (game_actor(&game) == ACTOR_CHANCE)
            assert_true(move_equal(move, chance_move(&game, &order)));
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    }
    bool is_draft = position->wish.options.value[OPTION_BAZAAR_MODE] == BAZAAR_MODE_DRAFT;
    assert_int_equal(move.verb, VERB_REVEAL);
    assert_int_equal(game_phase(&game), is_draft ? PHASE_DRAFT : PHASE_OFFER);
    assert_int_equal(game_phase(&position->game), game_phase(&game));
    assert_int_equal(position->game.board.tiles, game.board.tiles);
    assert_memory_equal(&position->game.bazaar, &game.bazaar, sizeof game.bazaar);
    assert_memory_equal(position->game.player, game.player, sizeof game.player);
    assert_true(practice_stage_has(position->wish.stage, practice_part_of(&game)));
}

static bool is_same(const struct practice_position *a, const struct practice_position *b)
{
    bool same = a->seed == b->seed && a->moves == b->moves;
    for (unsigned m = 0; same && m < a->moves; m++)
        same = move_equal(a->move[m], b->move[m]);
    return same;
}

static void test_positions_are_of_the_stage(void **state)
{
    (void)state;
    for (unsigned stage = 0; stage < PRACTICE_STAGES_COUNT; stage++)
        for (uint64_t seed = 1; seed <= 2; seed++) {
            struct practice_wish wish = wish_for(2, stage, seed);
            struct practice_position position = found(&wish);
            check_position(&position);
        }
}

static void test_same_wish_same_position(void **state)
{
    (void)state;
    struct practice_wish wish = wish_for(3, STAGE_OF_PRACTICE_EARLY, 7);
    struct practice_position one = found(&wish), other = found(&wish);
    assert_true(is_same(&one, &other));
    for (unsigned seed = 8; seed < 10; seed++) {
        wish.seed = seed;
        other = found(&wish);
        assert_false(is_same(&one, &other));
    }
}

static void test_drafts_and_any_number_of_players(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players += 2) {
        struct practice_wish wish = wish_for(players, STAGE_OF_PRACTICE_EARLY, players);
        wish.options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
        wish.options.sets = players == 2 ? in_soak(SETS_ALL, BAZAARS | 1u << SET_TRADERS) : BAZAARS;
        struct practice_position position = found(&wish);
        check_position(&position);
    }
}

/* A game that has no bazaar at that stage is passed over: the next one is that of another seed. */
static void test_games_without_a_bazaar_are_passed_over(void **state)
{
    (void)state;
    unsigned passed_over = 0;
    for (uint64_t seed = 0; seed < 8 && passed_over == 0; seed++) {
        struct practice_wish wish = wish_for(2, STAGE_OF_PRACTICE_EARLY, seed);
        struct rng rng = rng_from_seed(seed);
        struct practice_position position = found(&wish);
        check_position(&position);
        passed_over += position.seed != rng_next(&rng);
    }
    assert_true(passed_over > 0);
}

static float stake(const struct game *game)
{
    static struct sight sight;
    static struct tile_values values;
    sight_prepare_tiles(&sight);
    sight.sees_rivals = true;
    appraiser_prepare(&sight.appraiser, &game->options,
                      weights_of(weights_class_of(&game->options)), true);
    return practice_points_at_stake(&sight, game, &values);
}

/* What is at stake at the bazaars of the game that come before that of the position. */
struct before {
    unsigned bazaars;
    float first, most;
};

static struct before before_of(const struct practice_position *position)
{
    struct before before = {0};
    struct game game;
    game_start(&game, &position->wish.options);
    for (unsigned m = 0; m + 1 < position->moves; m++) {
        assert_int_equal(game_apply(&game, position->move[m], NULL), REFUSAL_NONE);
        if (position->move[m].verb != VERB_REVEAL)
            continue;
        float at_stake = stake(&game);
        if (before.bazaars++ == 0)
            before.first = at_stake;
        if (at_stake > before.most)
            before.most = at_stake;
    }
    return before;
}

/* It is any of them, not the first that would do; but one with little at stake only if no other
 * has more. */
static void test_any_bazaar_worth_while_may_come(void **state)
{
    static const float worth_while = 2;
    unsigned first = 0, later = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 12; seed++) {
        struct practice_wish wish = wish_for(3, STAGE_OF_PRACTICE_EARLY, seed);
        struct practice_position position = found(&wish);
        struct before before = before_of(&position);
        float here = stake(&position.game);
        first += before.bazaars == 0;
        later += before.first >= worth_while;
        assert_true(here >= worth_while || here >= before.most);
    }
    assert_true(first > 0 && later > 0);
}

static void test_options_without_bazaars(void **state)
{
    (void)state;
    struct options options = options_default();
    assert_true(practice_is_possible(&options));
    options.sets = 1u << SET_BASE | 1u << SET_INNS | 1u << SET_TRADERS | 1u << SET_DRAWBRIDGES;
    assert_false(practice_is_possible(&options));
    options.sets = BAZAARS;
    options.value[OPTION_BAZAARS] = BAZAARS_NO;
    assert_false(practice_is_possible(&options));
    options.value[OPTION_BAZAARS] = BAZAARS_YES;
    options.players = PLAYERS_MAX + 1;
    assert_false(practice_is_possible(&options));
}

static void test_parts_of_the_game(void **state)
{
    (void)state;
    struct options options = options_default();
    struct game game;
    options.sets = 1u << SET_BASE; /* 72 tiles */
    game_start(&game, &options);
    assert_int_equal(practice_part_of(&game), 1);
    game.board.tiles = 36;
    assert_int_equal(practice_part_of(&game), 50);
    game.board.tiles = 72;
    assert_int_equal(practice_part_of(&game), 100);
    for (unsigned part = 0; part <= 100; part++) {
        assert_true(practice_stage_has(STAGE_OF_PRACTICE_ANY, part));
        assert_int_equal(practice_stage_has(STAGE_OF_PRACTICE_EARLY, part) +
                             practice_stage_has(STAGE_OF_PRACTICE_MIDDLE, part) +
                             practice_stage_has(STAGE_OF_PRACTICE_LATE, part),
                         1);
    }
    assert_true(practice_stage_has(STAGE_OF_PRACTICE_EARLY, 33));
    assert_true(practice_stage_has(STAGE_OF_PRACTICE_MIDDLE, 34));
    assert_true(practice_stage_has(STAGE_OF_PRACTICE_LATE, 67));
}

/* Who chooses says nothing of a fault that is to be found; one that is known shows in its place. */
static void test_who_chooses_does_not_tell_the_fault(void **state)
{
    (void)state;
    for (unsigned fault = 0; fault < PLAYER_FAULTS_COUNT; fault++)
        for (uint64_t seed = 2; seed < 4; seed++) {
            struct practice_wish wish = wish_for(2, STAGE_OF_PRACTICE_EARLY, seed);
            wish.fault = (uint8_t)fault;
            wish.hides_fault = true;
            struct practice_position position = found(&wish);
            assert_int_equal(position.faulty == game_actor(&position.game), seed % 2 == 0);
            wish.hides_fault = false;
            if (fault == FAULT_NONE || seed > 2)
                continue;
            position = found(&wish);
            assert_int_equal(position.faulty == game_actor(&position.game), fault != FAULT_PAYS);
        }
}

/* With tiles of one kind there is nothing to gain; with a monastery among them there mostly is. */
static void test_stake(void **state)
{
    enum { POSITIONS = 5 };
    kind_number road = tile_kind_find("FRFr"), monastery = tile_kind_find("FFFF.m");
    float more = 0;
    (void)state;
    assert_true(road != NO_TILE_KIND && monastery != NO_TILE_KIND);
    for (unsigned seed = 1; seed <= POSITIONS; seed++) {
        struct practice_wish wish = wish_for(3, STAGE_OF_PRACTICE_EARLY, seed);
        struct practice_position position = found(&wish);
        struct game *game = &position.game;
        for (unsigned t = 0; t < 3; t++)
            game->bazaar.tile[t] = road;
        float none = stake(game);
        game->bazaar.tile[1] = monastery;
        assert_true(none >= 0 && none < 1);
        more += stake(game) - none;
    }
    assert_true(more > POSITIONS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_positions_are_of_the_stage),
        cmocka_unit_test(test_same_wish_same_position),
        cmocka_unit_test(test_drafts_and_any_number_of_players),
        cmocka_unit_test(test_games_without_a_bazaar_are_passed_over),
        cmocka_unit_test(test_any_bazaar_worth_while_may_come),
        cmocka_unit_test(test_options_without_bazaars),
        cmocka_unit_test(test_parts_of_the_game),
        cmocka_unit_test(test_who_chooses_does_not_tell_the_fault),
        cmocka_unit_test(test_stake),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
