/* Flights are tried, each throw with each landing (FM3, FM4). */
#include "bots/terms.h"

/* Not where no throw brings it anywhere. */
bool flight_is_worth_trying(const struct game *game, struct move action)
{
    return game_throws_that_land(game, (enum figure)action.figure) > 0;
}
