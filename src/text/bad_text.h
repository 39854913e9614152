/* What is wrong with a text, and where: the error of every reader. */
#ifndef BASTIDE_TEXT_BAD_TEXT_H
#define BASTIDE_TEXT_BAD_TEXT_H

#include "text/words.h"

#include <stdbool.h>
#include <stddef.h>

enum { BAD_TEXT_SIZE = 512 };

struct bad_text {
    size_t line;                /* from 1; 0 if the text is a single line */
    size_t column;              /* from 1, in bytes; 0 for the whole line */
    char reason[BAD_TEXT_SIZE]; /* a sentence without its full stop: what is wrong, what was
                                   expected */
};

/* Fills in `bad` from a printf format. Always returns false, so that a reader can end with it. */
__attribute__((format(printf, 4, 5))) bool bad_text_say(struct bad_text *bad, size_t line,
                                                        size_t column, const char *format, ...);

/* The same for one word of a line: "'WORD': expected WHAT". */
bool bad_text_expected(struct bad_text *bad, struct word word, const char *what);

/* Whether a file starts with a byte order mark, which is not allowed; the error is then in
 * `bad`. */
bool bad_text_is_marked(struct bad_text *bad, const char *text, size_t length);

#endif
