/* A game that bots play among themselves, for the positions in it: with the moves that led to where
 * it stands. */
#ifndef BASTIDE_TRAINING_BOT_GAME_H
#define BASTIDE_TRAINING_BOT_GAME_H

#include "bastide/chance.h"
#include "training/practice_auction.h"

/* What is above `order` is the caller's to fill in, and stays the caller's. */
struct bot_game {
    struct practice_position *position; /* its wish has the options */
    struct bot *bot;
    enum bot_level level; /* of all players; none that reads a clock */
    unsigned simulations; /* a turn, of levels that search */
    struct pile_order order;
    struct plan plan; /* the turn being made */
    unsigned made;    /* moves of it; 0: there is none */
};

/* A new game, with the pile in the order of that seed. */
void bot_game_begin(struct bot_game *play, uint64_t seed);

/* Goes on by one move, which is returned; the game must not be over, and have fewer than
 * PRACTICE_MOVES_MAX moves. */
struct move bot_game_play(struct bot_game *play);

/* One more move of a position, which must be legal; there must be room for it. */
void practice_position_make(struct practice_position *position, struct move move);

/* Back or forth to where the game stood after so many of its moves. */
void practice_position_go_to(struct practice_position *position, unsigned moves);

#endif
