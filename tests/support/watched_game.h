/* A random game of any kind with the slow game played alongside: for tests that compare statements
 * about a position with what can be derived from the table. */
#ifndef BASTIDE_TESTS_WATCHED_GAME_H
#define BASTIDE_TESTS_WATCHED_GAME_H

#include "support/random_player.h"

struct watched_game {
    struct game game;
    struct slow_game slow;
    struct random_player player;
    struct move_list legal;
    struct move last; /* the last move made, and its events */
    struct event_list events;
};

/* Begins game number `seed`: 2 to 6 players, any edition and options, any way of laying tiles; all
 * sets in every third, as those games are long. */
void watched_game_begin(struct watched_game *watched, uint64_t seed);

/* Makes a move in both; false, with nothing done, if the game is over. */
bool watched_game_step(struct watched_game *watched);

/* The feature of the slow map that a node of the game belongs to. */
const struct slow_feature *watched_game_feature(const struct watched_game *watched, uint16_t node);

#endif
