/* The Count of Carcassonne, for the slow game (CC): what it keeps, and what its other files ask. */
#ifndef BASTIDE_TESTS_SLOW_COUNT_H
#define BASTIDE_TESTS_SLOW_COUNT_H

#include "support/slow_map.h"

struct slow_game;

/* A follower in the city. */
struct slow_townsman {
    uint8_t player, figure;
    uint8_t quarter; /* enum quarter */
};

struct slow_count {
    struct slow_townsman townsman[FOLLOWERS_MAX];
    unsigned townsmen;
    unsigned count;                  /* the quarter where the count is */
    bool paid[PLAYERS_MAX];          /* for features, by this tile (CC3) */
    unsigned asked;                  /* how many have been asked who comes from the city (CC6) */
    bool at_end, over;               /* they are asked for the last time, or have been (CC8) */
    unsigned next, passed;           /* then: who is asked, and how many have passed in a row */
    unsigned joined, entered, moved; /* with the last move */
};

void slow_count_start(struct slow_game *slow);

/* A move is about to be made; a turn begins; somebody is paid. */
void slow_count_forget(struct slow_game *slow);
void slow_count_turn_begins(struct slow_game *slow);
void slow_count_paid(struct slow_game *slow, unsigned player, unsigned kind, unsigned reason,
                     int points);

/* How many of a player's figures are in that quarter, and in all. */
unsigned slow_count_in(const struct slow_game *slow, unsigned player, unsigned figure,
                       unsigned quarter);
unsigned slow_count_held(const struct slow_game *slow, unsigned player, unsigned figure);

/* How many completed cities it is that are no features (CC9, KR10). */
unsigned slow_count_cities(const struct slow_game *slow);

/* Whether somebody is to be asked who comes from the city before what is complete scores (CC6). */
bool slow_count_asks(struct slow_game *slow);

/* All is scored: who goes into the city (CC3, CC5), and then what comes after that. */
void slow_count_scored(struct slow_game *slow);

/* The game ends: whether somebody is to be asked first (CC8). */
bool slow_count_ends(struct slow_game *slow);

/* The phases `join`, `enter` and `count`. */
unsigned slow_count_actor(const struct slow_game *slow);
void slow_count_legal(const struct slow_game *slow, struct move_list *moves);
void slow_count_play(struct slow_game *slow, struct move move);

#endif
