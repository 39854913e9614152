/* The big top, animals and acrobats in the protocol (BT). */
#include "engine/pieces_json.h"

#include <stdio.h>

json_t *big_top_json(const struct session *session)
{
    struct square at;
    return game_big_top_at(&session->game, &at) ? square_json(at) : json_null();
}

/* Those that have not been turned up, by what they are worth; there are none of 2. */
json_t *animals_json(const struct session *session)
{
    const struct bag *animals = &session->game.circus.animals;
    json_t *left = json_object();
    for (unsigned worth = 1; worth <= ANIMAL_MOST; worth++) {
        char key[4];
        snprintf(key, sizeof key, "%u", worth);
        if (worth != 2)
            json_object_set_new(left, key, json_integer(animals->left[worth]));
    }
    return left;
}

/* The places left. */
json_t *acrobats_open_json(const struct game *game, uint16_t root)
{
    unsigned acrobats = game_acrobats_on(game, root);
    return json_integer(acrobats < PYRAMID_ACROBATS ? PYRAMID_ACROBATS - acrobats : 0);
}
