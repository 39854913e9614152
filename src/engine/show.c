#include "engine/show.h"

#include "engine/command.h"
#include "engine/options_json.h"
#include "engine/pieces_json.h"
#include "text/setup.h"

#include <string.h>

/* The session as it stood when so many moves were made: only to be looked at. */
static struct session at(const struct session *session, size_t moves)
{
    struct session then = *session;
    then.game = *session_game_after(session, moves);
    then.made = moves;
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
    struct session_events told = session_events(session, number, number + 1);
    json_t *events = json_array();
    char text[MOVE_TEXT_SIZE];
    move_print(&step->before, step->move, text);
    events_json_add(events, session_game_after(session, number + 1), told.event, told.count);
    return json_pack("{si so ss so so}", "turn", (int)game_turn(&step->before), "actor",
                     actor_json(step->actor), "move", text, "events", events, "state",
                     state_at(session, number + 1));
}

/* Who sits there, and, with a clock, for how many seconds they have thought. */
static json_t *seat_json(const struct session *session, unsigned player)
{
    const struct record_head *head = &session->head;
    const char *bot = head->bot[player];
    return json_pack("{ss ss ss? si}", "name", head->name[player], "colour",
                     colour_names[head->colour[player]], "bot", bot[0] != '\0' ? bot : NULL, "used",
                     (int)session->used[player]);
}

static json_t *seats_json(const struct session *session)
{
    json_t *seats = json_array();
    for (unsigned player = 0; player < session->head.options.players; player++)
        json_array_append_new(seats, seat_json(session, player));
    return seats;
}

static json_t *aids_json(const struct record_head *head)
{
    static const char *const names[] = {
#define X(aid, name) #name,
        AIDS(X)
#undef X
    };
    json_t *aids = json_array();
    for (enum aid aid = 0; aid < AIDS_COUNT; aid++)
        if (aids_has(head, aid))
            json_array_append_new(aids, json_string(names[aid]));
    return aids;
}

/* The text of a setting; null where the game has none. A seed has more digits than many readers
 * keep of a number. */
static json_t *setting_json(const struct record_head *head, enum setting setting)
{
    char value[SETTING_TEXT_SIZE];
    return setting_print(setting, head, value) ? json_string(value) : json_null();
}

/* What the head of a record says, and what it leaves out because it is as usual. */
static json_t *settings_json(const struct session *session)
{
    const struct record_head *head = &session->head;
    return json_pack(
        "{ss? so so so so so so so so}", "date", head->date[0] != '\0' ? head->date : NULL, "seats",
        seats_json(session), "sets", sets_json(&head->options), "edition",
        setting_json(head, SETTING_EDITION), "options", options_json(&head->options), "seed",
        setting_json(head, SETTING_SEED), "chance", setting_json(head, SETTING_CHANCE), "aids",
        aids_json(head), "clock", head->clock != 0 ? json_integer(head->clock) : json_null());
}

bool show_json(const struct session *session, FILE *out)
{
    json_t *moves = json_array();
    for (size_t number = 0; number < session->made; number++)
        json_array_append_new(moves, move_json(session, number));
    json_t *game = json_pack("{si so so so}", "format", SHOW_FORMAT, "settings",
                             settings_json(session), "begin", state_at(session, 0), "moves", moves);
    bool printed = game != NULL && json_dumpf(game, out, JSON_COMPACT) == 0 && !ferror(out);
    json_decref(game);
    return printed && fputc('\n', out) != EOF;
}
