/* The end of the game as bots solve it, held against trying everything. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/bot_table.h"
#include "support/random_player.h"
#include "support/slow_ending.h"
#include "support/soak.h"

#include <math.h>
#include <stdlib.h>

enum {
    BASE = 1u << SET_BASE,
    BCB = BASE | 1u << SET_BCB,
    ALL = SETS_ALL,
    SIMULATIONS = 1 << 20 /* so many that all is solved */
};

/* A kind of tile that is left, other than those of auctions, each tile as likely as another. */
static kind_number any_kind(const struct pile *pile, struct rng *rng)
{
    kind_number kind = 0;
    for (unsigned tries = 0; tries < 1000; tries++) {
        unsigned number = rng_below(rng, pile->tiles);
        for (kind = 0; number >= pile->left[kind]; kind++)
            number -= pile->left[kind];
        if ((tile_kinds[kind].flags & TILE_BAZAAR) == 0)
            break;
    }
    return kind;
}

/* Leaves `tiles` of the pile, some of a kind that is there twice. */
static void cut_pile(struct game *game, unsigned tiles, struct rng *rng)
{
    struct pile pile = {.tiles = (tile_number)tiles};
    for (unsigned t = 0; t < tiles;) {
        kind_number kind = any_kind(&game->pile, rng);
        unsigned more =
            t + 1 < tiles && game->pile.left[kind] > 1 && rng_below(rng, 3) == 0 ? 2 : 1;
        pile.left[kind] = (uint8_t)(pile.left[kind] + more);
        t += more;
    }
    game->pile = pile;
}

/* A random game of that many turns, whose pile then has `tiles` and the one that is drawn. False if
 * it comes to none. */
static bool random_end(struct game *game, const struct options *options, uint64_t seed,
                       unsigned turns, unsigned tiles)
{
    struct random_player player = {.rng = rng_from_seed(seed),
                                   .drawing = DRAWN_AT_RANDOM,
                                   .laying = (enum laying)(seed % LAYINGS)};
    assert_int_equal(game_start(game, options), REFUSAL_NONE);
    while (!game_is_over(game)) {
        struct move_list moves;
        if (game_awaits_draw(game) && game_turn(game) > turns && game->agenda.count == 0) {
            cut_pile(game, tiles + 1, &player.rng);
            if (game_tiles_to_come(game) == 0) /* only such as wait for a volcano */
                return false;
            break;
        }
        game_legal(game, &moves);
        assert_int_equal(game_apply(game, random_player_choose(&player, game, &moves), NULL),
                         REFUSAL_NONE);
    }
    while (game_awaits_chance(game))
        assert_int_equal(game_apply(game, chance_move_at_random(game, &player.rng), NULL),
                         REFUSAL_NONE);
    return game_actor(game) < options->players;
}

static void think(const struct game *game, double solved, unsigned simulations,
                  struct bot_answer *answer)
{
    struct design design = design_best;
    design.of[DESIGN_SOLVED] = solved;
    bot_think(bot_table_bot(),
              &(struct bot_request){
                  .game = game, .level = BOT_EXPERT, .simulations = simulations, .design = &design},
              answer);
}

/* The position after a turn, with the pass at its end. */
static struct game after_plan(const struct game *game, const struct plan *plan)
{
    struct game after = *game;
    struct move move = bot_plan_first(plan);
    unsigned made = 0, turn = game_turn(game), actor = game_actor(game);
    do {
        assert_int_equal(game_apply(&after, move, NULL), REFUSAL_NONE);
    } while (game_turn(&after) == turn && game_actor(&after) == actor &&
             bot_plan_goes_on(plan, ++made, &after, &move));
    return after;
}

/* Two of a kind, and another tile. */
static bool has_a_kind_twice(const struct pile *pile)
{
    bool is_twice = false;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        is_twice |= pile->left[kind] == 2;
    return is_twice && pile->tiles == 3;
}

struct compared {
    unsigned solved, skipped;
};

static void check_close(uint64_t seed, const char *what, double found, double expected)
{
    if (!(fabs(found - expected) < 1e-3))
        fail_msg("end %u, %s: %.4f, expected %.4f", (unsigned)seed, what, found, expected);
}

/* The best turn is worth what trying everything says, before it and after it. */
static void check_end(const struct game *game, uint64_t seed, struct compared *compared)
{
    enum { POSITIONS = 300000 };
    static struct bot_answer answer;
    struct slow_ending truth, then;
    unsigned player = game_actor(game);
    long positions = POSITIONS, more = POSITIONS;
    if (game_awaits_offer(game) || !slow_ending_find(game, &positions, &truth)) {
        compared->skipped++;
        return;
    }
    think(game, DESIGN_SOLVED_MAX, SIMULATIONS, &answer);
    if (!answer.is_exact)
        fail_msg("end %u is not solved", (unsigned)seed);
    check_close(seed, "worth", (double)answer.candidate[0].worth, truth.lead[player]);
    for (unsigned c = 0; c < answer.count; c++) {
        struct game after = after_plan(game, &answer.candidate[c].plan);
        assert_true(slow_ending_find(&after, &more, &then));
        check_close(seed, "turn", (double)answer.candidate[c].worth, then.lead[player]);
        more = POSITIONS;
    }
    compared->solved++;
}

/* The same within the turn, at what is to be decided after a random move or two. */
static void check_in_turn(struct game *game, uint64_t seed, struct compared *compared)
{
    struct rng rng = rng_from_seed(seed);
    unsigned turn = game_turn(game);
    for (unsigned made = 0; made < 2; made++) {
        struct move_list moves;
        game_legal(game, &moves);
        assert_int_equal(game_apply(game, moves.move[rng_below(&rng, (uint32_t)moves.count)], NULL),
                         REFUSAL_NONE);
        if (game_is_over(game) || game_turn(game) != turn ||
            game_actor(game) >= game->options.players)
            break;
        check_end(game, seed, compared);
    }
}

static void check_ends(unsigned sets, unsigned players, unsigned tiles, unsigned turns,
                       unsigned ends)
{
    struct compared compared = {0, 0};
    struct options options = options_default();
    ends = in_soak(ends, (ends + 3) / 4);
    options.players = (uint8_t)players;
    options.sets = sets;
    for (uint64_t seed = 1; compared.solved < ends && seed < 20 * ends; seed++) {
        struct random_player agreeing = {.rng = rng_from_seed(seed)};
        struct game game;
        random_player_agree(&agreeing, &options);
        if (!random_end(&game, &options, seed, turns + (unsigned)seed % 5, tiles))
            continue;
        check_end(&game, seed, &compared);
        check_in_turn(&game, seed, &compared);
    }
    print_message("%u solved, %u skipped\n", compared.solved, compared.skipped);
    assert_true(compared.solved >= ends);
}

static void test_base_of_two(void **state)
{
    (void)state;
    check_ends(BASE, 2, 0, 30, 30);
    check_ends(BASE, 2, 1, 6, 40);
    check_ends(BASE, 2, 2, 1, 12);
}

static void test_base_of_three(void **state)
{
    (void)state;
    check_ends(BASE, 3, 1, 6, 20);
    check_ends(BASE, 3, 2, 1, 8);
    check_ends(BASE, 4, 1, 6, 12);
}

static void test_sets(void **state)
{
    (void)state;
    for (unsigned set = 1; set < TILE_SETS_COUNT; set++) {
        check_ends(BASE | 1u << set, 2, 1, 5, 12);
        check_ends(BASE | 1u << set, 3, 1, 4, 6);
    }
}

static void test_all_sets(void **state)
{
    (void)state;
    check_ends(ALL, 2, 1, 6, 8);
    check_ends(ALL, 4, 0, 12, 8);
}

/* Three tiles, two of them of one kind: what is left of them weighs, and chance comes after a
 * player's choice. Few turns are possible, as nobody has a follower left. */
static void check_longer_ends(unsigned players, unsigned ends)
{
    enum { LEFT = 3 };
    struct compared compared = {0, 0};
    struct options options = options_default();
    options.players = (uint8_t)players;
    options.sets = BASE;
    ends = in_soak(ends, (ends + 3) / 4);
    for (uint64_t seed = 1; compared.solved < ends && seed < 40 * ends; seed++) {
        struct game game;
        if (!random_end(&game, &options, seed, 4 + (unsigned)seed % 5, LEFT) ||
            !has_a_kind_twice(&game.pile))
            continue;
        for (unsigned player = 0; player < players; player++)
            memset(game.player[player].supply, 0, sizeof game.player[player].supply);
        check_end(&game, seed, &compared);
    }
    print_message("%u solved, %u skipped\n", compared.solved, compared.skipped);
    assert_true(compared.solved >= ends);
}

static void test_longer_ends(void **state)
{
    (void)state;
    check_longer_ends(2, 16);
    check_longer_ends(3, 4);
}

static void base_end(struct game *game, unsigned tiles)
{
    struct options options = options_default();
    options.players = 2;
    options.sets = BASE;
    assert_true(random_end(game, &options, 5, 40, tiles));
}

static void check_same(const struct bot_answer *a, const struct bot_answer *b)
{
    assert_int_equal(a->count, b->count);
    for (unsigned c = 0; c < a->count; c++) {
        assert_true(move_equal(bot_plan_first(&a->candidate[c].plan),
                               bot_plan_first(&b->candidate[c].plan)));
        assert_true(a->candidate[c].worth == b->candidate[c].worth);
        assert_int_equal(a->candidate[c].visits, b->candidate[c].visits);
    }
}

/* What the budget does not reach the search answers, as if there were no solver. */
static void test_unfinished_is_searched(void **state)
{
    enum { FEW = 40 };
    static struct bot_answer tried, searched;
    struct game game;
    (void)state;
    base_end(&game, 3);
    think(&game, DESIGN_SOLVED_MAX, FEW, &tried);
    think(&game, 0, FEW, &searched);
    assert_false(tried.is_exact);
    assert_false(searched.is_exact);
    assert_int_equal(tried.simulations, FEW);
    check_same(&tried, &searched);
}

/* Nothing is left over from an end that was solved. */
static void test_after_solving_others_think(void **state)
{
    static struct bot_answer answer;
    struct game game;
    (void)state;
    base_end(&game, 1);
    think(&game, 4, SIMULATIONS, &answer);
    assert_true(answer.is_exact);
    assert_true(answer.positions > 0);
    for (enum bot_level level = 0; level < BOT_EXPERT; level++) {
        bot_think(bot_table_bot(),
                  &(struct bot_request){.game = &game, .level = level, .simulations = 1}, &answer);
        assert_false(answer.is_exact);
    }
}

/* Where an auction may come nothing is claimed. */
static void test_auctions_are_not_solved(void **state)
{
    enum { SOME = 200 };
    static struct bot_answer answer;
    struct options options = options_default();
    struct game game;
    (void)state;
    options.players = 2;
    options.sets = BCB;
    assert_true(random_end(&game, &options, 3, 10, 3));
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        game.pile.left[kind] = 0;
    kind_number bazaar = 0;
    while ((tile_kinds[bazaar].flags & TILE_BAZAAR) == 0)
        bazaar++;
    game.pile.left[bazaar] = (uint8_t)game.pile.tiles;
    think(&game, DESIGN_SOLVED_MAX, SOME, &answer);
    assert_false(answer.is_exact);
    assert_int_equal(answer.simulations, SOME);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_base_of_two),
        cmocka_unit_test(test_base_of_three),
        cmocka_unit_test(test_sets),
        cmocka_unit_test(test_all_sets),
        cmocka_unit_test(test_longer_ends),
        cmocka_unit_test(test_unfinished_is_searched),
        cmocka_unit_test(test_after_solving_others_think),
        cmocka_unit_test(test_auctions_are_not_solved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
