/* Glyphs: Unicode characters as they come in text and as they lie in cells. */
#ifndef BASTIDE_TUI_GLYPH_H
#define BASTIDE_TUI_GLYPH_H

#include <stddef.h>
#include <stdint.h>

enum { GLYPH_TEXT_SIZE = 5 }; /* one glyph in UTF-8 and a closing zero */

/* Takes the next character from UTF-8 text; 0 at its end. A byte that belongs to no character
 * counts as U+FFFD. */
uint32_t glyph_next(const char **text);

/* How many bytes the UTF-8 character that begins with `first` has; 0 where none begins so. */
size_t glyph_length(unsigned char first);

/* Writes a glyph in UTF-8; returns its length. What is not Unicode is written as U+FFFD. */
size_t glyph_print(uint32_t glyph, char text[GLYPH_TEXT_SIZE]);

/* How many cells it takes: 0 (it marks the glyph before it, or is a control), 1 or 2. */
int glyph_width(uint32_t glyph);

/* An ASCII glyph that resembles it; '?' where none does. */
uint32_t glyph_plain(uint32_t glyph);

/* A glyph that resembles it and that the fonts of the Linux console have. */
uint32_t glyph_console(uint32_t glyph);

#endif
