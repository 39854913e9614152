/* Faults that a player may have at auctions (BZ), for others to find and use. Who has one knows
 * nothing of it: what they do apart from it is what would be best without it. */
#ifndef BASTIDE_BAZAARS_BOT_FAULTS_H
#define BASTIDE_BAZAARS_BOT_FAULTS_H

#include "bot_haggling.h"

/* The row: name in C, its word. */
#define PLAYER_FAULTS(X)                                                                           \
    X(NONE, "none")                                                                                \
    X(KEEPS, "hates-to-sell") /* overlooks what a sale brings, and so buys, with two players, at   \
                                 up to twice the price at which it should sell */                  \
    X(OPENS, "opens-low")     /* opens at 0, whatever the tile */                                  \
    X(PAYS, "pays-too-much")  /* takes each tile to be worth three times as much to itself as it   \
                                 is, and so pays up to about twice too much */

enum player_fault {
#define X(fault, word) FAULT_##fault,
    PLAYER_FAULTS(X)
#undef X
        PLAYER_FAULTS_COUNT
};

extern const char *const player_fault_names[PLAYER_FAULTS_COUNT];

/* Gives a player a fault, once, with all that follows from these prices. What outcomes are worth to
 * a player with FAULT_PAYS is from then on what they take it to be. */
void prices_give_fault(struct prices *prices, unsigned player, enum player_fault fault);

#endif
