/* Flights are tried, each throw with each landing (FM3, FM4). */
#include "bots/terms.h"

/* Not where no throw brings it anywhere. */
bool flight_is_worth_trying(const struct game *game, struct move action)
{
    for (unsigned squares = 1; squares <= FLIGHT_MOST; squares++)
        if (game_lands_at(game, (enum figure)action.figure, game_flight_square(game, squares)))
            return true;
    return false;
}
