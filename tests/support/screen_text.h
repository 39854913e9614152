/* Screens as text. */
#ifndef BASTIDE_TESTS_SCREEN_TEXT_H
#define BASTIDE_TESTS_SCREEN_TEXT_H

#include "tui/canvas.h"
#include "tui/rendition.h"
#include "tui/theme/theme.h"

/* The glyphs of the largest canvas, or a large screen with its colours. */
enum { SCREEN_TEXT_SIZE = 1 << 18 };

/* The glyphs, a line a row, without blanks at the ends. */
void screen_plain(const struct canvas *canvas, char text[SCREEN_TEXT_SIZE]);

/* The same, but pixels of tiles become ':', frames of legal squares '+', of those that need a
 * bridge
 * '=', of fiefs '*', other frames '@', outlines and marks '%'. */
void screen_sketch(const struct canvas *canvas, char text[SCREEN_TEXT_SIZE]);

/* What a terminal of that depth shows in that theme: the glyphs, then the colour of each glyph and
 * that behind each, a letter a cell, then the attributes, and which colour each letter stands for.
 * Blanks have no colour of their own. */
void screen_colours(const struct canvas *canvas, const struct theme *theme, enum depth depth,
                    char text[SCREEN_TEXT_SIZE]);

#endif
