/* What tokens and the die show, in the protocol (MU6, MU8). */
#include "engine/pieces_json.h"

void tell_what(const struct telling *telling)
{
    telling_add(telling, "what", json_integer(telling->event->what));
}
