/* Where themes are found: those of the program, and a player's own, files NAME.theme in
 * $XDG_CONFIG_HOME/bastide/themes (by default ~/.config/bastide/themes). */
#ifndef BASTIDE_TUI_THEME_STORE_H
#define BASTIDE_TUI_THEME_STORE_H

#include "play/problem.h"
#include "tui/theme/theme.h"

enum { THEMES_LISTED_MAX = 64 };

/* The theme that is used until another is chosen. */
const struct theme *theme_default(void);

/* The theme of that name; a player's own file goes before one of the program's. False, with `theme`
 * unspecified, where there is none or its file is bad: `problem` says what is wrong, where, and
 * what was expected. */
bool theme_find(const char *name, struct theme *theme, struct problem *problem);

/* The names of all themes, the program's first, then the players' own that are called otherwise:
 * at most `size` into `names`. Returns how many were put there. */
size_t theme_list(char names[][THEME_NAME_SIZE], size_t size);

#endif
