/* The phantom: a follower that may come after the figure of the turn (PH2). */
#include "rules/build.h"

/* After whatever that was, but for what nothing follows (PH3). It is the last itself. */
bool phantom_may_follow(const struct game *game)
{
    return game->turn.deployed < NOTHING_FOLLOWS;
}
