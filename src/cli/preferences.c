/* The switches that say how a player likes the program: settings for this run only, and keys. */
#include "cli/reading.h"
#include "text/setup.h"
#include "tui/keymap.h"
#include "tui/theme/theme_store.h"

#include <string.h>

static bool read_preference(struct reading *reading, enum switch_place found, enum settings_key key,
                            const char *value, struct problem *problem)
{
    struct bad_text bad;
    return settings_set(&reading->settings, key, word_whole(value), &bad) ||
           problem_say(problem, "--%s %s", cli_switches[found].word, bad.reason);
}

bool cli_read_theme(struct reading *reading, enum switch_place found, const char *value,
                    struct problem *problem)
{
    struct theme theme;
    struct problem why;
    if (!read_preference(reading, found, SETTINGS_THEME, value, problem))
        return false;
    return theme_find(value, &theme, &why) || problem_say(problem, "--theme: %s", why.text);
}

/* The names of players without one are in that language, too. */
bool cli_read_language(struct reading *reading, enum switch_place found, const char *value,
                       struct problem *problem)
{
    if (value[0] == '\0')
        return problem_say(problem, _("--language '': expected a language code such as en"));
    if (!read_preference(reading, found, SETTINGS_LANGUAGE, value, problem))
        return false;
    language_choose(value);
    const struct record_head standard = setup_default();
    for (unsigned seat = reading->named; seat < PLAYERS_MAX; seat++)
        strcpy(reading->head.name[seat], standard.name[seat]);
    return true;
}

bool cli_read_keys(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    struct keymap keymap;
    (void)found;
    reading->keys = value;
    return keymap_load(&keymap, value, problem);
}

bool cli_read_mouse(struct reading *reading, enum switch_place found, const char *value,
                    struct problem *problem)
{
    (void)value;
    return read_preference(reading, found, SETTINGS_MOUSE, "off", problem);
}

bool cli_read_hints(struct reading *reading, enum switch_place found, const char *value,
                    struct problem *problem)
{
    (void)value;
    return read_preference(reading, found, SETTINGS_HINTS, "on", problem);
}
