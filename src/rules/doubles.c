/* Double turns (TB6-TB10). */
#include "bastide/game.h"

unsigned game_part(const struct game *game)
{
    (void)game;
    return 1;
}

unsigned game_owed(const struct game *game, uint8_t players[OWED_MAX])
{
    (void)game;
    (void)players;
    return 0;
}

unsigned game_announced(const struct game *game, uint8_t hosts[BAZAARS_MAX])
{
    (void)game;
    (void)hosts;
    return 0;
}
