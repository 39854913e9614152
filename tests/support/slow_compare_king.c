/* King and robber against those of the slow game (KR). */
#include "support/slow_compare.h"

static bool same(struct bad_text *bad, long core, long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %ld, by hand it is %ld", what, core, slow);
}

bool slow_compare_king(const struct slow_game *slow, const struct game *game, struct bad_text *bad)
{
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++) {
        const struct slow_honour *held = &slow->honour[honour];
        unsigned player = held->tiles > 0 ? held->player : (unsigned)NOBODY;
        if (!same(bad, game_honour_player(game, (enum honour)honour), player, "who has a title") ||
            !same(bad, game_honour_tiles(game, (enum honour)honour), held->tiles,
                  "tiles that brought a title") ||
            !same(bad, game_honour_points(game, (enum honour)honour),
                  slow_king_worth(slow, (enum honour)honour), "what a title is worth"))
            return false;
    }
    return true;
}

/* One event for each, however much was completed (KR3). */
bool slow_compare_king_events(const struct slow_game *slow, const struct event_list *events,
                              struct bad_text *bad)
{
    static const enum event_type types[HONOURS_COUNT] = {
        [HONOUR_KING] = EVENT_KING, [HONOUR_ROBBER] = EVENT_ROBBER};
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++) {
        const struct slow_honour *held = &slow->honour[honour];
        unsigned told = 0;
        for (size_t e = 0; e < events->count; e++) {
            const struct event *event = &events->event[e];
            if (event->type != types[honour])
                continue;
            told++;
            if (!same(bad, event->player, held->player, "who gets a title") ||
                !same(bad, event->points, held->tiles, "tiles of what brings a title"))
                return false;
        }
        if (!same(bad, told, held->is_new, "titles that changed hands"))
            return false;
    }
    return true;
}

bool slow_king_gives(enum score_reason reason)
{
    return reason == REASON_KING || reason == REASON_ROBBER;
}
