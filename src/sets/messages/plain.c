/* Where both figures of each player stand, in lines (ME2). */
#include "language/language.h"
#include "plain/plain_game.h"

void tell_racers(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    for (unsigned player = 0; player < game->options.players; player++) {
        const struct racers *racers = &game->player[player].racers;
        if (options_has_messages(&game->options) && !game_is_over(game))
            dialogue_say(plain_game->dialogue, _("%s: scoring figure on %d, courier on %d."),
                         plain_game->seats.seat[player].name, (int)racers->space[RACER_MEEPLE],
                         (int)racers->space[RACER_COURIER]);
    }
}
