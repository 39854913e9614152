/* The two figures and the messages, compared (ME). */
#include "bastide/notation.h"
#include "support/slow_compare.h"

static bool same(struct bad_text *bad, long long core, long long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %lld, by hand it is %lld", what, core, slow);
}

bool slow_compare_messages(const struct slow_game *slow, const struct game *game,
                           struct bad_text *bad)
{
    const struct slow_messages *messages = &slow->messages;
    for (unsigned p = 0; p < slow->players && options_has_messages(&game->options); p++)
        for (unsigned racer = 0; racer < RACERS_COUNT; racer++)
            if (!same(bad, game->player[p].racers.space[racer], messages->space[p][racer],
                      racer == RACER_COURIER ? "space of a courier" : "space of a scoring figure"))
                return false;
    for (unsigned n = 0; n < messages->seen; n++)
        if (!same(bad, game->messages.seen[n], messages->stack[n], "a message in the stack"))
            return false;
    return same(bad,
                game_plays_message(game) && (game_awaits_draw(game) || game_awaits_placement(game)),
                messages->is_tile && (slow->phase == PHASE_DRAW || slow->phase == PHASE_PLACE),
                "a tile of a message") &&
           same(bad, game->messages.seen_count, messages->seen, "messages seen");
}

bool slow_compare_messages_events(const struct slow_game *slow, const struct event_list *events,
                                  struct bad_text *bad)
{
    unsigned advances = 0;
    for (size_t e = 0; e < events->count; e++)
        advances += events->event[e].type == EVENT_ADVANCE;
    return same(bad, advances, slow->messages.advances, "moves of figures");
}
