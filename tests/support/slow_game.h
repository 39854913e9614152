/* The slow game: rules B1-B13 over again, from the moves alone and in the most direct way, as a
 * judge for the real one. It keeps what lies on the table and derives everything else each time.
 *
 * It is written from docs/RULES.md, not from src/, and must stay so. */
#ifndef BASTIDE_TEST_SLOW_GAME_H
#define BASTIDE_TEST_SLOW_GAME_H

#include "bastide/game.h"
#include "support/slow_map.h"

/* What somebody was paid in the last move. */
struct slow_payment {
    uint8_t player;
    uint8_t kind;   /* enum feature_kind */
    uint8_t reason; /* enum score_reason */
    int points;
};

struct slow_game {
    unsigned players;
    struct slow_board board;
    struct slow_follower follower[FOLLOWERS_MAX];
    unsigned followers;
    int score[PLAYERS_MAX];
    unsigned left[TILE_KINDS_MAX]; /* in the pile, of each kind */
    unsigned discarded;
    enum phase phase; /* draw, place, build or over */
    unsigned player;  /* at turn */
    unsigned hand;    /* a tile kind, or NO_TILE_KIND */

    /* Of the last move: */
    struct slow_payment payment[EVENT_LIST_SIZE];
    unsigned payments;
    struct slow_follower gone[FOLLOWERS_MAX]; /* followers that went home */
    unsigned goners;

    struct slow_map map; /* as the board stands after the last move */
};

void slow_game_start(struct slow_game *slow, const struct options *options);

/* Every legal move, by trying whatever could be one. */
void slow_game_legal(const struct slow_game *slow, struct move_list *moves);

/* Makes a move, which must be legal. */
void slow_game_play(struct slow_game *slow, struct move move);

unsigned slow_game_pile(const struct slow_game *slow);
unsigned slow_game_supply(const struct slow_game *slow, unsigned player);

/* Who has to decide, as game_actor. */
unsigned slow_game_actor(const struct slow_game *slow);

#endif
