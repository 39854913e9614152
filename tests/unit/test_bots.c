/* Bots in whole games: their moves are legal, can be reproduced, and come when asked for. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/bot_table.h"
#include "support/random_player.h"
#include "support/soak.h"

#include <pthread.h>
#include <stdlib.h>

enum { BASE = 1u << SET_BASE };

static struct options any_options(uint64_t seed)
{
    struct random_player player = {.rng = rng_from_seed(seed)};
    struct options options = options_default();
    options.players = (uint8_t)(PLAYERS_MIN + seed % (PLAYERS_MAX - PLAYERS_MIN + 1));
    options.sets = sets_together(BASE | rng_below(&player.rng, 1u << TILE_SETS_COUNT));
    random_player_agree(&player, &options);
    return options;
}

/* What bots have made use of, in whole games. */
struct uses {
    unsigned figures[FIGURES_COUNT], second_parts, waiting, face_down;
};

static struct uses uses;

/* Notes what a bot is asked at, and leaves the move to it. */
static bool note_use(const struct game *game, struct move *move)
{
    (void)move;
    for (unsigned f = 0; f < game->followers.count; f++)
        uses.figures[game->followers.follower[f].figure]++;
    for (unsigned e = 0; e < game->elsewhere.count; e++)
        uses.figures[game->elsewhere.entry[e].piece.figure]++;
    uses.second_parts += game_part(game) == 2;
    uses.waiting += game_part_waits(game);
    uses.face_down += game_tiles_face_down(game) > 0;
    return false;
}

/* In these games tiles lie face down for an auction, and second parts wait for one. */
static struct options options_with_waiting(uint64_t seed)
{
    struct options options = options_default();
    options.players = PLAYERS_MIN;
    options.sets = BASE | 1u << SET_BCB | 1u << SET_TRADERS;
    if (seed % 2)
        options.value[OPTION_BAZAAR_BUILDER] = BAZAAR_BUILDER_BUILDER_FIRST;
    return options;
}

enum { FIRST = 30, SHORT = 3, FIRST_WAITING = 42, WITH_WAITING = 24 };

/* Any sets, editions, options and numbers of players; bot_table_play fails at an illegal move. The
 * random games have bots of all levels among others, and `soak` has thousands of these. In a soak,
 * which has games of more sets, every figure is used. */
static void test_moves_are_legal(void **state)
{
    (void)state;
    const unsigned first = in_soak(FIRST, FIRST + SHORT), games = in_soak(6, 2);
    for (unsigned number = 0; number < games + WITH_WAITING; number++) {
        uint64_t seed = number < games ? first + number : FIRST_WAITING + number - games;
        struct bot_table_player players[PLAYERS_MAX];
        struct options options = number < games ? any_options(seed) : options_with_waiting(seed);
        struct game game;
        for (unsigned p = 0; p < PLAYERS_MAX; p++)
            players[p] =
                (struct bot_table_player){.level = (enum bot_level)((seed + p) % BOT_LEVELS_COUNT),
                                          .simulations = 2,
                                          .instead = note_use};
        bot_table_play(&game, &options, seed, players);
        assert_int_equal(game.pile.tiles, game_tiles_asleep(&game));
    }
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        assert_true(uses.figures[figure] > 0 || !is_soak());
    assert_true(uses.second_parts > 0 && uses.waiting > 0 && uses.face_down > 0);
}

/* The first position of that phase after 20 random turns. */
static struct game position_at(unsigned sets, unsigned players, enum phase phase)
{
    struct options options = options_default();
    struct rng rng = rng_from_seed(5);
    struct pile_order order;
    struct game game;
    options.sets = sets;
    options.players = (uint8_t)players;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    pile_order_shuffle(&order, &options, 5);
    while (game.turn.number < 20 || game_phase(&game) != phase) {
        struct move_list moves;
        game_legal(&game, &moves);
        struct move move = game_actor(&game) == ACTOR_CHANCE
                               ? chance_move(&game, &order)
                               : moves.move[rng_below(&rng, (uint32_t)moves.count)];
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    }
    return game;
}

static struct game some_position(unsigned sets)
{
    return position_at(sets, 2, PHASE_PLACE);
}

static void check_same(const struct bot_answer *a, const struct bot_answer *b)
{
    assert_int_equal(a->count, b->count);
    assert_int_equal(a->simulations, b->simulations);
    for (unsigned c = 0; c < a->count; c++) {
        const struct bot_candidate *one = &a->candidate[c], *other = &b->candidate[c];
        assert_true(one->worth == other->worth);
        assert_int_equal(one->visits, other->visits);
        assert_int_equal(one->plan.count, other->plan.count);
        for (unsigned m = 0; m < one->plan.count; m++)
            assert_true(move_equal(one->plan.move[m], other->plan.move[m]));
    }
}

static void test_same_request_gets_the_same_answer(void **state)
{
    (void)state;
    struct game game = some_position(BASE), other_game = some_position(BASE | 1u << SET_BCB);
    void *memory = malloc(bot_size(BOT_TABLE_NODES));
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++) {
        struct bot_answer answer, again, other;
        struct bot_request request = {
            .game = &game, .level = (enum bot_level)level, .simulations = 200, .seed = 9};
        struct bot_request other_request = request;
        other_request.game = &other_game;
        memset(memory, 0xa5, bot_size(BOT_TABLE_NODES));
        bot_think(bot_table_bot(), &request, &answer);
        bot_think(bot_table_bot(), &other_request, &other);
        bot_think(bot_begin(memory, BOT_TABLE_NODES), &request, &again);
        check_same(&answer, &again);
        assert_true(answer.count > 1);
        assert_int_equal(answer.simulations, bot_levels[level].simulations > 0 ? 200 : 0);
    }
    free(memory);
}

/* Parts on threads of their own, or one after the other in any order and in any steps. */

struct thinking {
    struct bot *bot;
    unsigned part;
};

static void *think_part(void *of)
{
    const struct thinking *thinking = of;
    while (bot_think_some(thinking->bot, thinking->part, 7))
        ;
    return NULL;
}

static void think_on_threads(struct bot *bot)
{
    struct thinking thinking[BOT_PARTS];
    pthread_t thread[BOT_PARTS];
    for (unsigned part = 0; part < BOT_PARTS; part++) {
        thinking[part] = (struct thinking){bot, part};
        assert_int_equal(pthread_create(&thread[part], NULL, think_part, &thinking[part]), 0);
    }
    for (unsigned part = 0; part < BOT_PARTS; part++)
        assert_int_equal(pthread_join(thread[part], NULL), 0);
}

static void think_backwards(struct bot *bot)
{
    for (unsigned part = BOT_PARTS; part-- > 0;)
        think_part(&(struct thinking){bot, part});
}

static void think_by_turns(struct bot *bot)
{
    unsigned thinking = BOT_PARTS;
    for (unsigned step = 1; thinking > 0; step = step % 5 + 1) {
        thinking = 0;
        for (unsigned part = 0; part < BOT_PARTS; part++)
            thinking += bot_think_some(bot, part, step + part);
    }
}

static void test_parts_give_one_answer_in_any_order(void **state)
{
    static void (*const think[])(struct bot * bot) = {think_on_threads, think_backwards,
                                                      think_by_turns};
    (void)state;
    struct game game = some_position(BASE | 1u << SET_INNS);
    struct bot_request request = {.game = &game, .level = BOT_EXPERT, .simulations = 1001};
    struct bot_answer answer;
    bot_think(bot_table_bot(), &request, &answer);
    assert_true(answer.simulations > 1001 && answer.simulations < 1201);
    for (unsigned t = 0; t < sizeof think / sizeof think[0]; t++) {
        struct bot_answer again;
        bot_prepare(bot_table_bot(), &request);
        do
            think[t](bot_table_bot());
        while (bot_next_stage(bot_table_bot()));
        bot_conclude(bot_table_bot(), &again);
        check_same(&answer, &again);
    }
}

/* The search goes first, and has all of the time if it needs it. The others share the rest. */
static void test_stages_share_the_time(void **state)
{
    (void)state;
    struct game game = some_position(BASE | 1u << SET_INNS);
    struct bot *bot = bot_table_bot();
    _Atomic(bool) stop = false;
    struct bot_request request = {
        .game = &game, .level = BOT_EXPERT, .simulations = 1001, .stop = &stop};
    bot_prepare(bot, &request);
    unsigned cuts = design_count(&design_best, DESIGN_CUTS);
    for (unsigned stage = 0; stage < cuts; stage++) {
        assert_true(bot_stage_share(bot) == (stage == 0 ? 1 : 1.0 / (cuts + 1 - stage)));
        assert_true(bot_next_stage(bot));
    }
    assert_true(bot_stage_share(bot) == 1);
    assert_false(bot_next_stage(bot));
    request.simulations = 150;
    bot_prepare(bot, &request);
    assert_true(bot_stage_share(bot) == 1);
    assert_false(bot_next_stage(bot));
    request.simulations = 1001;
    bot_prepare(bot, &request);
    stop = true;
    assert_false(bot_next_stage(bot));
}

/* The first part searches, and nothing is left to the other. */
static void test_one_part_searches(void **state)
{
    (void)state;
    struct game game = some_position(BASE);
    struct bot_answer answer;
    bot_prepare(bot_table_bot(),
                &(struct bot_request){.game = &game, .level = BOT_EXPERT, .simulations = 200});
    assert_int_equal(bot_stage_parts(bot_table_bot()), 1);
    assert_false(bot_think_some(bot_table_bot(), 1, 1));
    think_part(&(struct thinking){bot_table_bot(), 0});
    bot_conclude(bot_table_bot(), &answer);
    assert_int_equal(answer.simulations, 200);
}

/* The simulations made where only that many turns and those that look as good are played on. */
static unsigned made_with_least(const struct game *game, double least)
{
    struct design design = design_best;
    struct bot_answer answer;
    assert_true(design_set(&design, "BEHIND", 6, 0));
    assert_true(design_set(&design, "FINALISTS_LEAST", 15, least));
    bot_think(bot_table_bot(),
              &(struct bot_request){
                  .game = game, .level = BOT_EXPERT, .simulations = 1000, .design = &design},
              &answer);
    return answer.simulations;
}

/* Where one turn looks best by far, others are played on all the same. */
static void test_final_is_of_several(void **state)
{
    unsigned alone = 0;
    (void)state;
    for (unsigned set = 1; set < TILE_SETS_COUNT; set++) {
        struct game game = some_position(BASE | 1u << set);
        if (made_with_least(&game, 1) > design_count(&design_best, DESIGN_SEARCHED))
            continue;
        alone++;
        assert_true(made_with_least(&game, 2) > 900);
    }
    assert_true(alone > 0);
}

static void test_design_has_bounds(void **state)
{
    struct design design = design_best;
    (void)state;
    assert_true(design_set(&design, "WIDTH=", 5, 3));
    assert_int_equal(design_count(&design, DESIGN_WIDTH), 3);
    assert_false(design_set(&design, "WIDTH", 5, DESIGN_WIDTH_MAX + 1));
    assert_false(design_set(&design, "WIDTH", 4, 3));
    assert_int_equal(design_count(&design, DESIGN_WIDTH), 3);
}

/* A narrower search looks at fewer turns. */
static void test_design_is_followed(void **state)
{
    struct design design = design_best;
    struct bot_answer answer;
    (void)state;
    struct game game = some_position(BASE);
    assert_true(design_set(&design, "ROOT_WIDTH", 10, 3));
    bot_think(bot_table_bot(),
              &(struct bot_request){
                  .game = &game, .level = BOT_EXPERT, .simulations = 50, .design = &design},
              &answer);
    assert_int_equal(answer.count, 3);
    assert_int_equal(answer.simulations, 50);
}

/* Only lower levels misjudge, and by their seed. */
static void test_seed_matters_to_lower_levels_only(void **state)
{
    (void)state;
    struct game game = some_position(BASE);
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++) {
        unsigned changes = 0;
        for (uint64_t seed = 1; seed < 10; seed++) {
            struct bot_answer answer, other;
            struct bot_request request = {
                .game = &game, .level = (enum bot_level)level, .simulations = 20};
            bot_think(bot_table_bot(), &request, &answer);
            request.seed = seed;
            bot_think(bot_table_bot(), &request, &other);
            changes += answer.candidate[0].worth != other.candidate[0].worth;
        }
        assert_true((changes > 0) == (bot_levels[level].noise > 0));
    }
}

static void test_stopped_at_once_there_is_an_answer(void **state)
{
    (void)state;
    struct game game = some_position(BASE);
    _Atomic(bool) stop = true;
    struct bot_answer answer;
    bot_think(bot_table_bot(),
              &(struct bot_request){.game = &game, .level = BOT_EXPERT, .stop = &stop}, &answer);
    assert_int_equal(answer.simulations, 0);
    assert_true(answer.count > 1);
    assert_int_equal(game_apply(&game, bot_answer_move(&answer), NULL), REFUSAL_NONE);
}

/* So there is at an auction; what was hurried is not taken for the whole truth later. */
static void test_stopped_at_an_auction_it_knows_less(void **state)
{
    (void)state;
    struct game game = position_at(BASE | 1u << SET_BCB, 5, PHASE_OFFER);
    void *memory = malloc(bot_size(1));
    struct bot *bot = bot_begin(memory, 1);
    _Atomic(bool) stop = true;
    struct bot_answer hurried, answer, fresh;
    struct bot_request request = {.game = &game, .level = BOT_EXPERT, .stop = &stop};
    bot_think(bot, &request, &hurried);
    stop = false;
    bot_think(bot, &request, &answer);
    bot_think(bot_begin(memory, 1), &request, &fresh);
    check_same(&answer, &fresh);
    assert_true(hurried.candidate[0].worth != answer.candidate[0].worth);
    assert_int_equal(game_apply(&game, bot_answer_move(&hurried), NULL), REFUSAL_NONE);
    free(memory);
}

/* Those who search much value tiles by turns that are searched; the others by the best at once. */
static void test_best_level_searches_for_what_tiles_are_worth(void **state)
{
    (void)state;
    struct game game = position_at(BASE | 1u << SET_BCB, 5, PHASE_OFFER);
    struct bot_answer normal, hard, expert, again;
    bot_think(bot_table_bot(), &(struct bot_request){.game = &game, .level = BOT_NORMAL}, &normal);
    bot_think(bot_table_bot(), &(struct bot_request){.game = &game, .level = BOT_HARD}, &hard);
    bot_think(bot_table_bot(), &(struct bot_request){.game = &game, .level = BOT_EXPERT}, &expert);
    check_same(&normal, &hard);
    assert_true(normal.candidate[0].worth != expert.candidate[0].worth);
    bot_think(bot_table_bot(), &(struct bot_request){.game = &game, .level = BOT_EXPERT}, &again);
    check_same(&expert, &again);
}

/* With little memory the search goes on in what it has. */
static void test_budget_may_exceed_the_memory(void **state)
{
    (void)state;
    struct game game = some_position(BASE);
    void *memory = malloc(bot_size(3));
    struct bot_answer answer;
    bot_think(bot_begin(memory, 3),
              &(struct bot_request){.game = &game, .level = BOT_EXPERT, .simulations = 150},
              &answer);
    assert_int_equal(answer.simulations, 150);
    assert_int_equal(game_apply(&game, bot_answer_move(&answer), NULL), REFUSAL_NONE);
    free(memory);
}

static void test_levels_have_names(void **state)
{
    (void)state;
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++)
        assert_int_equal(bot_level_find(bot_levels[level].name, strlen(bot_levels[level].name)),
                         level);
    assert_int_equal(bot_level_find("hardly", 6), BOT_LEVELS_COUNT);
    assert_int_equal(bot_level_find("hardly", 4), BOT_HARD);
    assert_int_equal(bot_level_find("", 0), BOT_LEVELS_COUNT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_are_legal),
        cmocka_unit_test(test_same_request_gets_the_same_answer),
        cmocka_unit_test(test_parts_give_one_answer_in_any_order),
        cmocka_unit_test(test_stages_share_the_time),
        cmocka_unit_test(test_one_part_searches),
        cmocka_unit_test(test_final_is_of_several),
        cmocka_unit_test(test_design_has_bounds),
        cmocka_unit_test(test_design_is_followed),
        cmocka_unit_test(test_seed_matters_to_lower_levels_only),
        cmocka_unit_test(test_stopped_at_once_there_is_an_answer),
        cmocka_unit_test(test_stopped_at_an_auction_it_knows_less),
        cmocka_unit_test(test_best_level_searches_for_what_tiles_are_worth),
        cmocka_unit_test(test_budget_may_exceed_the_memory),
        cmocka_unit_test(test_levels_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
