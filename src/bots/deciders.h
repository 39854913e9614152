/* Deciders: what a set decides by ways of its own, from the moment when it is due until it is over.
 * What has no decider is decided by trying each move (bots/plans.h). The rows of DECIDERS
 * (bots/bot.def) have the word with which their functions begin. */
#ifndef BASTIDE_BOTS_DECIDERS_H
#define BASTIDE_BOTS_DECIDERS_H

#include "bots/plans.h"

#ifdef BOTS_WITHOUT_DECIDERS /* in a test */
#define BOT_DECIDERS(X)
#else
#define BOT_DECIDERS(X) DECIDERS(X)
#endif

/* Of each: whether a decision of its kind is due, or chance before one; the memory it needs,
 * aligned for any type, which is the bot's, and making it ready; the best move of the player who
 * must decide, with the points it brings; the move in a course (bots/final.h) where each player
 * wants what it says there: false if that is not known, so the course ends. */
#define X(decider)                                                                                 \
    bool decider##_is_due(const struct game *game);                                                \
    size_t decider##_size(void);                                                                   \
    void decider##_begin(void *memory);                                                            \
    struct move decider##_decide(void *memory, const struct sight *sight, const struct game *game, \
                                 float *worth);                                                    \
    bool decider##_play_on(const struct game *game, const uint8_t wanted[PLAYERS_MAX],             \
                           struct move *move);
DECIDERS(X)
#undef X

#endif
