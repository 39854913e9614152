#include "wording/watch_words.h"

#include "language/language.h"
#include "wording/auction_words.h"

static const char *task_of(enum phase phase)
{
    switch ((int)phase) {
    case PHASE_DRAW:
        return _("%s draws a tile");
    case PHASE_PLACE:
        return _("%s places a tile");
    case PHASE_BUILD:
        return _("%s may deploy or build");
    default:
        return _("%s decides");
    }
}

struct sentence watch_words_task(const struct game *game, const struct log *log,
                                 const struct seats *seats)
{
    unsigned actor = game_actor(game);
    if (game_is_over(game)) {
        struct score_table final = score_table_of(log, &game->options);
        return wording_verdict(&final, seats);
    }
    if (game_phase(game) == PHASE_REVEAL)
        return auction_words_host(game, seats);
    if (auction_is_open(game))
        return auction_words_task(game, seats);
    unsigned player = actor < seats->count ? actor : game->turn.player;
    return sentence_of(task_of(game_phase(game)), seats->seat[player].name);
}

struct sentence watch_words_state(const struct watch *watch)
{
    switch (watch->state) {
    case WATCH_WHOLE:
        break;
    case WATCH_DAMAGED:
        return sentence_of(_("The record is damaged from line %zu on."), watch->bad_line);
    case WATCH_UNREADABLE:
        return sentence_of("%s", _("The record cannot be read; this is its last state."));
    case WATCH_GONE:
        return sentence_of("%s", _("The record is gone; this is its last state."));
    }
    return (struct sentence){""};
}
