#include "support/bot_table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "text/words.h"

#include <stdlib.h>

struct bot *bot_table_bot(void)
{
    static struct bot *bot;
    if (bot == NULL)
        bot = bot_begin(malloc(bot_size(BOT_TABLE_NODES)), BOT_TABLE_NODES);
    return bot;
}

static void make(struct game *game, const char *text)
{
    struct move move;
    struct bad_text bad;
    if (!move_parse(game, text, strlen(text), &move, &bad))
        fail_msg("'%s': %s", text, bad.reason);
    if (game_apply(game, move, NULL) != REFUSAL_NONE)
        fail_msg("'%s' is not legal", text);
}

struct game bot_table_position(unsigned sets, unsigned players, const char *const *moves)
{
    struct options options = options_default();
    struct game game;
    options.sets = sets;
    options.players = (uint8_t)players;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    for (; *moves != NULL; moves++)
        make(&game, *moves);
    return game;
}

const char *bot_table_answer(const struct game *game, enum bot_level level, unsigned simulations)
{
    static char text[MOVE_TEXT_SIZE];
    static struct bot_answer answer;
    bot_think(bot_table_bot(),
              &(struct bot_request){.game = game, .level = level, .simulations = simulations},
              &answer);
    move_print(game, bot_answer_move(&answer), text);
    return text;
}

static struct move choose(const struct game *game, const struct bot_table_player *player,
                          uint64_t seed)
{
    struct bot_answer answer;
    struct move move;
    if (player->instead != NULL && player->instead(game, &move))
        return move;
    bot_think(
        bot_table_bot(),
        &(struct bot_request){
            .game = game, .level = player->level, .simulations = player->simulations, .seed = seed},
        &answer);
    assert_in_range(answer.count, 1, PLANS_MAX);
    return bot_answer_move(&answer);
}

void bot_table_play(struct game *game, const struct options *options, uint64_t seed,
                    const struct bot_table_player *players)
{
    struct pile_order order;
    assert_int_equal(game_start(game, options), REFUSAL_NONE);
    pile_order_shuffle(&order, options, seed);
    while (!game_is_over(game)) {
        unsigned actor = game_actor(game);
        struct move move =
            actor == ACTOR_CHANCE ? chance_move(game, &order) : choose(game, &players[actor], seed);
        char text[MOVE_TEXT_SIZE];
        move_print(game, move, text);
        if (game_apply(game, move, NULL) != REFUSAL_NONE)
            fail_msg("seed %ju: '%s' is not legal", (uintmax_t)seed, text);
    }
}
