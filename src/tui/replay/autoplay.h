/* A game that plays by itself: how fast it goes, and when its next move is due. It knows no clock:
 * whoever ticks says what time it is. */
#ifndef BASTIDE_TUI_AUTOPLAY_H
#define BASTIDE_TUI_AUTOPLAY_H

#include "play/settings.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { AUTOPLAY_SPEEDS = 5, AUTOPLAY_SPEED_AT_FIRST = 1 };

/* A pause between two looks that is longer, in milliseconds, is none in which the game was played:
 * the program was stopped, or something else covered the game. */
enum { AUTOPLAY_GAP_MOST = 1500 };

struct autoplay {
    bool runs;
    unsigned speed;      /* from 0, the slowest */
    long long due, seen; /* milliseconds: when the next move is made; the last look */
};

/* Starts, with the first move after the speed's pause; the game stands still until then. */
void autoplay_start(struct autoplay *autoplay, long long now);

/* The next faster (`by` 1) or slower (-1) speed, as far as there is one, from the last move on. */
void autoplay_change(struct autoplay *autoplay, int by, long long now);

/* How many moves are due by now. Where little time was left to look, as on a slow line, those are
 * several: the game keeps its pace, and what nobody could have seen is not shown. */
size_t autoplay_due(struct autoplay *autoplay, long long now);

/* How many milliseconds from `now` on it is to be looked at while it runs: when the next move is
 * due, and often enough to tell a long pause from a gap. */
int autoplay_patience(const struct autoplay *autoplay, long long now);

/* How fast the table goes from one thing to the next, as the settings have it. */

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
