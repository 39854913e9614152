/* Screens with their colours, as readable text: what a terminal of some depth would show. */
#ifndef BASTIDE_TESTS_COLOUR_SCREEN_H
#define BASTIDE_TESTS_COLOUR_SCREEN_H

#include "support/screen_driver.h"
#include "tui/theme/theme.h"

enum { COLOUR_SCREEN_SIZE = 1 << 18 };

/* Writes the canvas as a terminal of that depth shows it in that theme: the glyphs, then the colour
 * of each glyph and that behind each, a letter a cell, then the attributes, and which colour each
 * letter stands for. Blanks have no colour of their own. */
void colour_screen_text(const struct canvas *canvas, const struct theme *theme, enum depth depth,
                        char text[COLOUR_SCREEN_SIZE]);

/* Draws the screen at that depth and compares it with tests/screens/colours/NAME.txt; the test
 * fails where it differs. With the environment variable BASTIDE_UPDATE_SCREENS the file is written
 * instead. */
void colour_screen_expect(struct screen_driver *driver, const struct theme *theme, enum depth depth,
                          const char *name);

#endif
