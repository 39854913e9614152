/* How strong bots are against each other, and against players who do not think. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bidders.h"
#include "support/bot_table.h"
#include "support/soak.h"

enum { BASE = 1u << SET_BASE };

static bool play_at_random(const struct game *game, struct move *move)
{
    struct move_list moves;
    struct rng rng = rng_from_seed(game->turn.number);
    game_legal(game, &moves);
    *move = moves.move[rng_below(&rng, (uint32_t)moves.count)];
    return true;
}

/* The margin of the first player over the second, on average of both seatings. */
static int margin(const struct bot_table_player *first, const struct bot_table_player *second,
                  unsigned sets, unsigned pairs)
{
    struct options options = options_default();
    int sum = 0;
    options.sets = sets;
    for (uint64_t seed = 0; seed < pairs; seed++)
        for (unsigned seat = 0; seat < 2; seat++) {
            struct bot_table_player players[2] = {seat ? *second : *first, seat ? *first : *second};
            struct game game;
            bot_table_play(&game, &options, seed, players);
            sum += game.player[seat].score - game.player[!seat].score;
        }
    return sum / (2 * (int)pairs);
}

static void test_levels_are_in_order(void **state)
{
    (void)state;
    struct bot_table_player random = {.instead = play_at_random}, easy = {.level = BOT_EASY},
                            casual = {.level = BOT_CASUAL}, normal = {.level = BOT_NORMAL},
                            hard = {.level = BOT_HARD, .simulations = 60};
    assert_true(margin(&easy, &random, BASE, in_soak(3, 1)) > 30);
    assert_true(margin(&casual, &easy, BASE, in_soak(6, 2)) > 5);
    assert_true(margin(&normal, &casual, BASE, in_soak(6, 2)) > 0);
    assert_true(margin(&hard, &normal, BASE, in_soak(8, 3)) > 0);
}

/* Auctions: whoever bids by a rule of thumb loses by it. */

static const struct bidder *bidder;

static bool bid_by_rule(const struct game *game, struct move *move)
{
    struct bot_answer answer;
    enum phase phase = game_phase(game);
    if (phase != PHASE_OFFER && phase != PHASE_BID && phase != PHASE_SETTLE)
        return false;
    bot_think(bot_table_bot(), &(struct bot_request){.game = game, .level = BOT_NORMAL}, &answer);
    *move = bot_answer_move(&answer);
    bidder_overrule(bidder, game, move);
    return true;
}

static void test_careless_bidders_lose(void **state)
{
    static const char *const names[] = {"five-more", "opens-at-8"};
    enum { BAZAARS = BASE | 1u << SET_BCB };
    (void)state;
    for (unsigned n = 0; n < sizeof names / sizeof *names; n++) {
        struct bot_table_player bot = {.level = BOT_NORMAL}, careless = bot;
        careless.instead = bid_by_rule;
        bidder = bidder_find(names[n]);
        assert_true(margin(&bot, &careless, BAZAARS, in_soak(8, 3)) > 5);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_levels_are_in_order),
        cmocka_unit_test(test_careless_bidders_lose),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
