/* The words that theme files have for inks: "player-1", "tile road-worn". */
#ifndef BASTIDE_TUI_THEME_INKS_H
#define BASTIDE_TUI_THEME_INKS_H

#include "text/words.h"
#include "tui/board/board_ink.h"

#include <stdbool.h>

enum { INK_WORD_SIZE = 48 };

/* The ink of that word, except those of substances. False where there is none. */
bool ink_find(struct word word, uint16_t *ink);

/* The substance of that word. False where there is none. */
bool substance_find(struct word word, enum substance *substance);

/* The ink whose colour this one takes in a theme that says nothing of it; itself, if every theme
 * has to. */
uint16_t ink_like(uint16_t ink);

/* How a theme file calls an ink; of a substance's tones it has one line together. */
void ink_print(uint16_t ink, char word[INK_WORD_SIZE]);

#endif
