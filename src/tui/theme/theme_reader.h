/* Reads a theme from text. docs/THEMES.md has the format. The program's own themes are read while
 * it is built, players' own while it runs, both by this. */
#ifndef BASTIDE_TUI_THEME_READER_H
#define BASTIDE_TUI_THEME_READER_H

#include "text/words.h"
#include "tui/theme/theme.h"

/* The themes that a text may take over from. */
struct themes {
    const struct theme *theme;
    size_t count;
};

/* The program's own themes, the default one first; made from data/themes. */
extern const struct themes themes_built_in;

/* Reads `text` (`length` bytes). What it says nothing of is as in the theme that its line "from"
 * names, without that line as in the first of `known`; the text has to say all where there is none.
 * `theme` keeps its name. False, with its colours unspecified, where the text is bad: `bad` says
 * where, why, and what was expected. */
bool theme_read(struct theme *theme, struct themes known, const char *text, size_t length,
                struct bad_text *bad);

/* The theme of that name, or NULL. */
const struct theme *themes_find(struct themes themes, const char *name);

/* Whether `name` can be a theme's: small letters, digits and hyphens, at most THEME_NAME_SIZE - 1
 * of them. */
bool theme_name_is_good(const char *name);

#endif
