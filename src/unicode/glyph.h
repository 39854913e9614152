/* Glyphs: Unicode characters as they come in text and as they lie in cells. */
#ifndef BASTIDE_UNICODE_GLYPH_H
#define BASTIDE_UNICODE_GLYPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes of UTF-8 with a closing zero: of one glyph, and of one with its marks. */
enum { GLYPH_MARKS = 2, GLYPH_TEXT_SIZE = 5, GLYPH_MARKED_SIZE = 5 + 3 * GLYPH_MARKS };

/* Takes the next character from UTF-8 text; 0 at its end. A byte that belongs to no character
 * counts as U+FFFD. */
uint32_t glyph_next(const char **text);

/* How many bytes the UTF-8 character that begins with `first` has; 0 where none begins so. */
size_t glyph_length(unsigned char first);

/* Writes a glyph in UTF-8; returns its length. What is not Unicode is written as U+FFFD. */
size_t glyph_print(uint32_t glyph, char text[GLYPH_TEXT_SIZE]);

/* The same with the accents on it, of which zeros are none. Nothing for glyph 0. */
size_t glyph_print_marked(uint32_t glyph, const uint16_t mark[GLYPH_MARKS],
                          char text[GLYPH_MARKED_SIZE]);

/* How many cells it takes: 0 (it marks the glyph before it, or is a control), 1 or 2. */
int glyph_width(uint32_t glyph);

/* The letter without the last of its accents, which is put into `*mark`; one without accents, and
 * 0. */
uint32_t glyph_without_mark(uint32_t glyph, uint32_t *mark);

/* An ASCII glyph that resembles it; '?' where none does. */
uint32_t glyph_plain(uint32_t glyph);

/* A glyph that resembles it and that the fonts of the Linux console have. */
uint32_t glyph_console(uint32_t glyph);

/* Graphemes: what people call a character. A letter with its accents, a flag, a family of emoji are
 * one each, however many characters of Unicode they are made of. */

/* The bytes of the grapheme that begins at `at`; 0 at `end`. A byte that belongs to no character is
 * one of its own. */
size_t grapheme_length(const char *at, const char *end);

/* The bytes of the last grapheme before byte `end` of the text; 0 if there is none. */
size_t grapheme_before(const char *text, size_t end);

/* The bytes of as many whole graphemes of the text, which goes up to `end`, as `most` bytes hold.
 */
size_t grapheme_fitting(const char *text, const char *end, size_t most);

/* A grapheme as it lies in cells: composed where there is such a letter. */
enum { GRAPHEME_GLYPHS = 8 };
struct grapheme {
    uint32_t glyph[GRAPHEME_GLYPHS]; /* those without width mark the one before them */
    unsigned glyphs;
    int width; /* in cells; 0: nothing is shown */
};

/* Takes the next grapheme from a text up to `end`; false there. Of what only some terminals draw as
 * one, as of a family, there is the first alone; what cannot be seen is left out. A mark that has
 * no letter is on a circle of dots. */
bool grapheme_next(const char **text, const char *end, struct grapheme *grapheme);

/* How many cells a UTF-8 text takes. */
int grapheme_text_width(const char *text);

#endif
