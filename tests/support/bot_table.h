/* Positions and bots for tests. */
#ifndef BASTIDE_TESTS_BOT_TABLE_H
#define BASTIDE_TESTS_BOT_TABLE_H

#include "bastide/chance.h"
#include "bastide/notation.h"
#include "bots/bot.h"

enum { BOT_TABLE_NODES = 500 };

/* A bot with room for BOT_TABLE_NODES positions; it is made once and shared by a program's tests.
 */
struct bot *bot_table_bot(void);

/* The game after these moves, as text; fails the test if one is not legal. The list ends with
 * NULL. */
struct game bot_table_position(unsigned sets, unsigned players, const char *const *moves);

/* The first move of a bot's answer, as text, which the next call overwrites. */
const char *bot_table_answer(const struct game *game, enum bot_level level, unsigned simulations);

/* A player of a game of bots. */
struct bot_table_player {
    enum bot_level level;
    unsigned simulations;
    /* NULL, or what it does instead where it wants to: false leaves it to the bot. */
    bool (*instead)(const struct game *game, struct move *move);
};

/* Plays a game to its end, each move found by asking; fails the test if one is not legal. The pile
 * is that of the seed. */
void bot_table_play(struct game *game, const struct options *options, uint64_t seed,
                    const struct bot_table_player *players);

#endif
