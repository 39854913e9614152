/* Screens as text. */
#ifndef BASTIDE_TESTS_SCREEN_TEXT_H
#define BASTIDE_TESTS_SCREEN_TEXT_H

#include "tui/canvas.h"
#include "tui/theme/theme.h"

/* The glyphs of the largest canvas, or a large screen with its colours. */
enum { SCREEN_TEXT_SIZE = 1 << 18 };

/* The glyphs, one line per row, without trailing spaces. */
void screen_plain(const struct canvas *canvas, char text[SCREEN_TEXT_SIZE]);

/* The same, but pixels of tiles become ':', frames of legal squares '+', of those that need a
 * bridge '=', of fiefs '*', other frames '@', outlines and marks '%'. */
void screen_sketch(const struct canvas *canvas, char text[SCREEN_TEXT_SIZE]);

/* What a terminal of that colour depth shows in that theme: the glyphs, then the colours of each
 * glyph and of its background, one letter per cell, then the attributes, and the colour of each
 * letter. Blanks have no foreground colour. */
void screen_colours(const struct canvas *canvas, const struct theme *theme, enum depth depth,
                    char text[SCREEN_TEXT_SIZE]);

#endif
