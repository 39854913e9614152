/* How fast the table goes from one thing to the next, as the settings have it. */
#ifndef BASTIDE_TUI_PACE_H
#define BASTIDE_TUI_PACE_H

#include "play/settings.h"

struct pace {
    bool has_banner;    /* the next player is called */
    bool ends_turns;    /* where nothing is left to decide */
    bool shows_scoring; /* what was scored, for a moment */
};

static inline struct pace pace_of(const struct settings *settings)
{
    return (struct pace){.has_banner = settings_is_on(settings, SETTINGS_BANNER),
                         .ends_turns = settings_is_on(settings, SETTINGS_AUTO_END) &&
                                       !settings_is_on(settings, SETTINGS_CONFIRM),
                         .shows_scoring = settings_is_on(settings, SETTINGS_SCORING)};
}

#endif
