/* Who is in the quarters, in lines (CC2). */
#include "plain/plain_game.h"
#include "wording/turn_words.h"

void tell_city(struct plain_game *plain_game)
{
    struct sentence fact[TURN_FACTS_MAX];
    struct turn_facts facts = {fact, 0};
    city_held(&facts, &plain_game->session.game, &plain_game->seats, HELD_WORTH_UNTOLD);
    for (unsigned f = 0; f < facts.count; f++)
        dialogue_say(plain_game->dialogue, "%s.", fact[f].text);
}
