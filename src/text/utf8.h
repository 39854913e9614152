/* UTF-8: telling well-formed, printable text from anything else. */
#ifndef BASTIDE_TEXT_UTF8_H
#define BASTIDE_TEXT_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether a character is not seen itself but changes how the text around it is read: it turns the
 * direction of writing, breaks a line or paragraph, or stands for nothing at all, as a byte order
 * mark does. Joiners, which emoji and some scripts need, are none of these. */
bool utf8_is_hidden(uint32_t character);

/* How many bytes the character at `at` takes, 1 to 4. 0 where there is none: at `end`, at bytes
 * that are not UTF-8, at control characters and at hidden ones. */
size_t utf8_character(const char *at, const char *end);

/* The first hidden character of a text, 0 where it has none. */
uint32_t utf8_find_hidden(const char *text);

/* Whether a text has a visible character: spaces, joiners and fillers are not. */
bool utf8_is_visible(const char *text);

enum { UTF8_MARK_SIZE = 3 };

/* Whether a text starts with a byte order mark. */
bool utf8_begins_with_mark(const char *text, size_t length);

/* Makes a text, in `size` bytes, fit to be shown to people and handed on as JSON: '?' for every
 * byte that is no part of a character, "U+202E" for a hidden character, or '?' where there is no
 * room for that. */
void utf8_mend(char *text, size_t size);

#endif
