#include "engine/show.h"

#include "engine/command.h"
#include "text/setup.h"

#include <string.h>

/* The session as it stood when so many moves were made: only to be looked at. */
static struct session at(const struct session *session, size_t moves)
{
    struct session then = *session;
    if (moves < session->made) {
        then.game = session->steps[moves].before;
        then.made = moves;
    }
    return then;
}

static json_t *state_at(const struct session *session, size_t moves)
{
    struct session then = at(session, moves);
    return state_json(&then);
}

static json_t *move_json(const struct session *session, size_t number)
{
    const struct step *step = &session->steps[number];
    struct game after = step->before;
    struct event_list events;
    json_t *told = json_array();
    char text[MOVE_TEXT_SIZE];
    move_print(&step->before, step->move, text);
    game_make(&after, step->move, &events);
    events_json_add(told, &after, &events);
    return json_pack("{si so ss so so}", "turn", (int)step->before.turn.number, "actor",
                     actor_json(step->actor), "move", text, "events", told, "state",
                     state_at(session, number + 1));
}

/* As in the head of a record: names of settings and their values. */
static json_t *head_json(const struct session *session)
{
    json_t *head = json_object();
    json_object_set_new(head, "date", json_string(session->head.date));
    for (enum setting setting = 0; setting < SETTINGS_COUNT; setting++) {
        char value[SETTING_TEXT_SIZE];
        if (setting_print(setting, &session->head, value))
            json_object_set_new(head, setting_name(setting), json_string(value));
    }
    return head;
}

bool show_json(const struct session *session, FILE *out)
{
    json_t *moves = json_array();
    for (size_t number = 0; number < session->made; number++)
        json_array_append_new(moves, move_json(session, number));
    json_t *game = json_pack("{so so so}", "settings", head_json(session), "begin",
                             state_at(session, 0), "moves", moves);
    bool printed = game != NULL && json_dumpf(game, out, JSON_COMPACT) == 0 && !ferror(out);
    json_decref(game);
    return printed && fputc('\n', out) != EOF;
}
