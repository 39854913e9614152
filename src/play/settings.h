/* Settings: a player's preferences, for all games. They are saved in the file
 * $XDG_CONFIG_HOME/bastide/settings, by default ~/.config/bastide/settings, one line "key: value"
 * each; lines that begin with '#' are comments. */
#ifndef BASTIDE_PLAY_SETTINGS_H
#define BASTIDE_PLAY_SETTINGS_H

#include "play/file.h"
#include "text/words.h"

#include <stdbool.h>
#include <stddef.h>

struct record_buffer;

enum { SETTINGS_VALUE_SIZE = 32, SETTINGS_VALUES_MAX = 16 };

/* The row: name in C, key, default; what it is called and what it does, for people; the values it
 * may have (NULL: settings_values). */
#define SETTINGS_KEYS(X)                                                                           \
    X(THEME, "theme", "default", N_("Theme"), N_("Colours of the whole program."), NULL)           \
    X(LANGUAGE, "language", "", N_("Language"),                                                    \
      N_("Language of all text; by default, from the environment (LANG)."), NULL)                  \
    X(MOUSE, "mouse", "on", N_("Mouse"),                                                           \
      N_("Play with the mouse as well as the keyboard. Turn off to select and copy text with the " \
         "mouse."),                                                                                \
      "on", "off")                                                                                 \
    X(SYNCHRONIZED, "synchronized-output", "auto", N_("Synchronized output"),                      \
      N_("Show each frame in one go where the terminal supports it. Turn off if it flickers all "  \
         "the same."),                                                                             \
      "auto", "off")                                                                               \
    X(HINTS, "hints", "off", N_("Hints"), N_("Explain each phase of a turn to beginners."), "off", \
      "on")                                                                                        \
    X(CONFIRM, "confirm", "off", N_("Confirm end of turn"),                                        \
      N_("Ask before ending a turn. Ended turns can be undone only if everyone agrees."), "off",   \
      "on")                                                                                        \
    X(BANNER, "hand-over-banner", "on", N_("Hand-over banner"),                                    \
      N_("Call the next player with a banner that shows what has happened since. Turn off to "     \
         "start the next turn at once."),                                                          \
      "on", "off")                                                                                 \
    X(AUTO_END, "auto-end-turn", "off", N_("End turns automatically"),                             \
      N_("End a turn when nothing is left to decide; undo still goes back until the next player "  \
         "decides. Has no effect if the end is to be confirmed."),                                 \
      "off", "on")                                                                                 \
    X(SCORING, "show-scoring", "on", N_("Show scoring"),                                           \
      N_("Show for a moment what a turn scores. Any key skips it."), "on", "off")                  \
    X(BOT_PACE, "bot-pace", "normal", N_("Pace of computer players"),                              \
      N_("How fast the moves of computer players are shown."), "slow", "normal", "fast",           \
      "at-once")                                                                                   \
    X(TURN_BELL, "turn-bell", "on", N_("Bell at your turn"),                                       \
      N_("Ring the terminal's bell when it becomes your turn in a game that others play at their " \
         "terminals."),                                                                            \
      "on", "off")                                                                                 \
    X(TURN_TITLE, "turn-title", "on", N_("Turn in window title"),                                  \
      N_("Show whose turn it is in the terminal's title, in such a game."), "on", "off")           \
    X(TURN_NOTIFICATION, "turn-notification", "auto", N_("Notification at your turn"),             \
      N_("In such a game, have the desktop notify you of your turn. The last three values are "    \
         "for terminals that can do so but do not say it."),                                       \
      "auto", "off", "osc-9", "osc-99", "osc-777")

enum settings_key {
#define X(key, ...) SETTINGS_##key,
    SETTINGS_KEYS(X)
#undef X
        SETTINGS_KEYS_COUNT
};

/* Always holds an allowed value for every key. */
struct settings {
    char value[SETTINGS_KEYS_COUNT][SETTINGS_VALUE_SIZE];
    bool are_for_now; /* what is changed is never saved (settings_keep) */
};

/* A row of the table; name and sentence are marked for translation. */
struct settings_row {
    const char *key, *value, *name, *sentence;
    const char *values[SETTINGS_VALUES_MAX];
};

extern const struct settings_row settings_rows[SETTINGS_KEYS_COUNT];

/* The values allowed for a key, in the order in which a menu steps through them; returns how many.
 * 0 for the theme: any name is accepted here, theme_find (tui/theme/theme.h) knows which exist. */
size_t settings_values(enum settings_key key, const char *list[SETTINGS_VALUES_MAX]);

/* The settings of a player who never changed any. */
struct settings settings_default(void);

/* Whether the value is "on". */
bool settings_is_on(const struct settings *settings, enum settings_key key);

/* Changes one setting. False, with `settings` unchanged, if the value is not allowed: `bad` says
 * what was expected. */
bool settings_set(struct settings *settings, enum settings_key key, struct word value,
                  struct bad_text *bad);

/* Applies the lines of `text` (`length` bytes). False if one is bad: `bad` has the first such
 * error; the other lines are applied all the same. */
bool settings_read(struct settings *settings, const char *text, size_t length,
                   struct bad_text *bad);

/* Adds `text` to the buffer, with the settings that differ between `before` and `after` changed: in
 * place of the old lines, else at the end. */
void settings_print(struct record_buffer *buffer, const struct settings *before,
                    const struct settings *after, const char *text, size_t length);

/* Reads the file; without one everything has its default. False if a line of it is bad, or the file
 * cannot be read: `problem` names file and line and what was expected, and settings that could not
 * be read have their defaults. Unknown keys, perhaps of a later version, are ignored. */
bool settings_load(struct settings *settings, struct problem *problem);

/* Whether there is no such file: no setting has ever been changed or saved. */
bool settings_are_new(void);

/* Writes what differs between `before` and `after` into the file, atomically; all else that the
 * file says stays as it is. Nothing is written where nothing differs. */
bool settings_keep(const struct settings *before, const struct settings *after,
                   struct problem *problem);

#endif
