#include "language/language.h"
#include "plain/plain_game.h"

/* While the river is laid (RV2). */
void tell_river_tiles(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    unsigned tiles = options_has_river(&game->options) ? game_river_tiles(game) : 0;
    if (tiles > 0)
        dialogue_say(plain_game->dialogue,
                     _n("%u of them is of the river and comes first.",
                        "%u of them are of the river and come first.", tiles),
                     tiles);
}
