/* The count and the followers in Carcassonne against those of the slow game (CC). */
#include "support/slow_compare.h"

static bool same(struct bad_text *bad, long core, long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %ld, by hand it is %ld", what, core, slow);
}

bool slow_compare_count(const struct slow_game *slow, const struct game *game, struct bad_text *bad)
{
    if (!options_has_count(&game->options))
        return true;
    for (unsigned p = 0; p < slow->players; p++)
        for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
            for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
                if (!same(bad,
                          game_followers_in_quarter(game, p, (enum figure)figure,
                                                    (enum quarter)quarter),
                          slow_count_in(slow, p, figure, quarter),
                          quarter_name((enum quarter)quarter)))
                    return false;
    return same(bad, game_count_is_in(game), slow->count.count, "where the count is") &&
           same(bad, game_awaits_join(game) && game_is_last_join(game),
                slow->phase == PHASE_JOIN && slow->count.at_end, "the last to leave the city");
}

bool slow_compare_count_events(const struct slow_game *slow, const struct event_list *events,
                               struct bad_text *bad)
{
    unsigned joined = 0, entered = 0, moved = 0;
    for (size_t e = 0; e < events->count; e++) {
        joined += events->event[e].type == EVENT_JOIN;
        entered += events->event[e].type == EVENT_ENTER;
        moved += events->event[e].type == EVENT_MOVE_COUNT;
    }
    return same(bad, joined, slow->count.joined, "followers from Carcassonne") &&
           same(bad, entered, slow->count.entered, "followers into Carcassonne") &&
           same(bad, moved, slow->count.moved, "moves of the count");
}
