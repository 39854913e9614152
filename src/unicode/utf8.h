/* UTF-8: distinguishing well-formed, printable text from anything else. */
#ifndef BASTIDE_UNICODE_UTF8_H
#define BASTIDE_UNICODE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether a character is invisible but changes how the text around it is read: it reverses the
 * direction of writing, breaks a line or paragraph, or has no meaning, like a byte order mark.
 * Joiners, which emoji and some scripts need, are not hidden. */
bool utf8_is_hidden(uint32_t character);

/* The length in bytes of the character at `at`, 1 to 4. 0 if there is none: at `end`, at invalid
 * UTF-8, at control characters and at hidden ones. */
size_t utf8_character(const char *at, const char *end);

/* The first hidden character of a text, 0 if it has none. */
uint32_t utf8_find_hidden(const char *text);

/* Whether a text has a visible character, which spaces, joiners and fillers are not. */
bool utf8_is_visible(const char *text);

/* Whether an accent, or anything else that joins the character before it, stands at the start of a
 * text or after a space. */
bool utf8_has_loose_mark(const char *text);

enum { UTF8_MARK_SIZE = 3 };

/* Whether a text starts with a byte order mark. */
bool utf8_begins_with_mark(const char *text, size_t length);

/* Makes a text, in `size` bytes, fit for display and JSON: '?' for every byte that is not part of a
 * character, "U+202E" for a hidden character, or '?' if there is no room for that. */
void utf8_mend(char *text, size_t size);

/* Spelling: texts that people read as the same one, in whatever form they came. */

/* Composes letters and the accents after them, wherever there is such a letter (Unicode's form
 * NFC), from `length` bytes of UTF-8 into `size` bytes, a closing zero among them. False, with
 * `composed` unchanged, if the text is not valid, or too long. */
bool spelling_compose(const char *text, size_t length, char *composed, size_t size);

/* The first character of a text as a capital, into `capital`, with a closing zero; returns the
 * length of that character in the text, 0 if it has none. */
enum { CAPITAL_SIZE = 5 };
size_t spelling_capital(const char *text, char capital[CAPITAL_SIZE]);

/* The order of two UTF-8 texts, as strcmp: equal if they differ only in case, in how accents are
 * written, or in what is not seen. No locale matters. Only the first SPELLING_MOST characters are
 * compared, more than any name has. */
enum { SPELLING_MOST = 256 };
int spelling_compare(const char *one, const char *other);

static inline bool spelling_is_same(const char *one, const char *other)
{
    return spelling_compare(one, other) == 0;
}

#endif
