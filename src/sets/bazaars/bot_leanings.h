/* What players differ by in an auction (BZ): of moves that are nearly as good as the best each
 * takes the one it likes, so that not all of them do the same. None gives up more than a weight
 * says (LEANING), by its own reckoning. */
#ifndef BASTIDE_BAZAARS_BOT_LEANINGS_H
#define BASTIDE_BAZAARS_BOT_LEANINGS_H

#include "bot_haggling.h"

/* The row: name in C; what it likes more of, in a move. */
#define LEANINGS(X)                                                                                \
    X(STEADY, nothing_else)   /* the best move, whatever else it is */                             \
    X(GAMBLER, low_bid)       /* bids little, in the hope that nobody raises */                    \
    X(SAVER, points_received) /* sells, passes, and waits for what comes for nothing */            \
    X(COLLECTOR, points_paid) /* pays for what it wants, and would rather buy than sell */         \
    X(SPOILER, others_harm)   /* grudges the others what they would like to have */

enum leaning {
#define X(leaning, like) LEANING_##leaning,
    LEANINGS(X)
#undef X
        LEANINGS_COUNT
};

/* The leaning of the player at that seat in the game with that seed; without one, 0, all are
 * steady. Those at neighbouring seats differ. */
enum leaning leaning_of(uint64_t seed, unsigned seat);

/* Of the alternatives worth at most `slack` less than the best, the one that is liked most; of
 * those liked equally the best. */
const struct alternative *leaning_choose(enum leaning leaning,
                                         const struct alternatives *alternatives, double slack);

#endif
