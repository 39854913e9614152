/* Who is in the quarters, in lines (CC2). */
#include "plain/plain_game.h"

void tell_city(struct plain_game *plain_game)
{
    tell_held(plain_game, city_held);
}
