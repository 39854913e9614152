/* The two figures and the messages in the protocol (ME). */
#include "engine/pieces_json.h"

#include <string.h>

json_t *spaces_json(const struct game *game, unsigned player)
{
    const struct racers *racers = &game->player[player].racers;
    return json_pack("[ii]", (int)racers->space[RACER_MEEPLE], (int)racers->space[RACER_COURIER]);
}

json_t *unmoved_json(const struct game *game, unsigned player)
{
    return json_integer(game_unmoved(game, player));
}

/* By their names. */
static json_t *unseen_json(const struct messages *messages)
{
    const char *names[MESSAGES_COUNT] = {NULL};
    unsigned count = 0;
    json_t *unseen = json_array();
    for (unsigned message = 0; message < MESSAGES_COUNT; message++) {
        const char *name = message_name((enum message)message);
        unsigned at = count;
        if (message_is_seen(messages, message))
            continue;
        for (; at > 0 && strcmp(names[at - 1], name) > 0; at--)
            names[at] = names[at - 1];
        names[at] = name;
        count++;
    }
    for (unsigned n = 0; n < count; n++)
        json_array_append_new(unseen, json_string(names[n]));
    return unseen;
}

json_t *messages_json(const struct session *session)
{
    const struct messages *messages = &session->game.messages;
    json_t *seen = json_array();
    for (unsigned n = 0; n < messages->seen_count; n++)
        json_array_append_new(seen, json_string(message_name((enum message)messages->seen[n])));
    return json_pack("{so so}", "unseen", unseen_json(messages), "seen", seen);
}

void pending_advance(json_t *pending, const struct game *game)
{
    json_object_set_new(pending, "points", json_integer(game_unmoved(game, game_actor(game))));
}

void pending_deliver(json_t *pending, const struct game *game)
{
    json_object_set_new(pending, "message", json_string(message_name(game_message(game))));
}

void tell_racer(const struct telling *telling)
{
    bool is_courier = telling->event->what == RACER_COURIER;
    telling_add(telling, "figure", json_string(is_courier ? "courier" : "meeple"));
}

void tell_space(const struct telling *telling)
{
    telling_add(telling, "space", json_integer(event_space(telling->event)));
}

void tell_message(const struct telling *telling)
{
    telling_add(telling, "message", json_string(message_name((enum message)telling->event->what)));
}
