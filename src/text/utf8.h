/* UTF-8: telling well-formed, printable text from anything else. */
#ifndef BASTIDE_TEXT_UTF8_H
#define BASTIDE_TEXT_UTF8_H

#include <stddef.h>

/* How many bytes the character at `at` takes, 1 to 4. 0 where there is none: at `end`, at bytes
 * that are not UTF-8, and at control characters. */
size_t utf8_character(const char *at, const char *end);

/* Puts '?' for every byte that is no part of a character, so that the text can be shown to people
 * and handed on as JSON. */
void utf8_mend(char *text);

#endif
