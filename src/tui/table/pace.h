/* How fast the table goes from one thing to the next, as the settings have it. */
#ifndef BASTIDE_TUI_PACE_H
#define BASTIDE_TUI_PACE_H

#include "play/settings.h"

#include <string.h>

struct pace {
    bool has_banner;    /* the next player is called */
    bool ends_turns;    /* where nothing is left to decide */
    bool shows_scoring; /* what was scored, for a moment */
    int bot_step;       /* milliseconds for each thing that a computer player does; 0: nobody looks
                         */
};

/* As the setting's values come. */
static inline int pace_of_bots(const struct settings *settings)
{
    static const int steps[SETTINGS_VALUES_MAX] = {1200, 600, 250, 0};
    const char *list[SETTINGS_VALUES_MAX];
    size_t at = 0, values = settings_values(SETTINGS_BOT_PACE, list);
    while (at + 1 < values && strcmp(list[at], settings->value[SETTINGS_BOT_PACE]) != 0)
        at++;
    return steps[at];
}

static inline struct pace pace_of(const struct settings *settings)
{
    return (struct pace){.has_banner = settings_is_on(settings, SETTINGS_BANNER),
                         .ends_turns = settings_is_on(settings, SETTINGS_AUTO_END) &&
                                       !settings_is_on(settings, SETTINGS_CONFIRM),
                         .shows_scoring = settings_is_on(settings, SETTINGS_SCORING),
                         .bot_step = pace_of_bots(settings)};
}

#endif
