/* Bots at random levels at some seats of a random game, with budgets of a few simulations. */
#ifndef BASTIDE_TESTS_BOT_SEATS_H
#define BASTIDE_TESTS_BOT_SEATS_H

#include "bots/bot.h"

struct bot_seats {
    struct rng rng;
    enum bot_level level[PLAYERS_MAX]; /* BOT_LEVELS_COUNT: no bot sits there */
    struct bot_answer answer;          /* the last one */
    unsigned made;                     /* moves of its best turn; 0: it must be asked again */
};

/* Deals the levels; some seats stay free for other players, who bring about positions that bots
 * would not. */
void bot_seats_deal(struct bot_seats *seats, uint64_t seed);

/* All seats stay free. */
void bot_seats_clear(struct bot_seats *seats);

/* Whether a bot is due to decide. */
bool bot_seats_are_due(const struct bot_seats *seats, const struct game *game);

/* What it does. NULL, or what is wrong: the same request gets another answer. */
const char *bot_seats_choose(struct bot_seats *seats, const struct game *game, struct move *move);

#endif
