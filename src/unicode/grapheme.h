/* Graphemes: what people call a character. A letter with its accents, a flag, a family of emoji are
 * one each, however many characters of Unicode they are made of. */
#ifndef BASTIDE_UNICODE_GRAPHEME_H
#define BASTIDE_UNICODE_GRAPHEME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
