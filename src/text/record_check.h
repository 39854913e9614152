/* Checks in a record: comments that show whether the lines above them are unchanged.
 *
 *     # check 8c3f01d2
 *
 * holds the CRC-32 of the lines above it, from the previous check on, included, or from the top of
 * the file. A line that was changed, added or removed fails the next check only, as later lines
 * have checks of their own: so a change can be located. Readers that do not know checks skip them
 * like any comment. A carriage return before a newline is ignored. */
#ifndef BASTIDE_TEXT_RECORD_CHECK_H
#define BASTIDE_TEXT_RECORD_CHECK_H

#include "text/record_line.h"

enum { CHECK_LINE_SIZE = 32 };

/* Writes the check that follows `text`, a whole record so far, which ends with a newline; returns
 * its length. */
size_t record_check_print(const char *text, size_t length, char check[CHECK_LINE_SIZE]);

/* Adds a line to the reader's sum. If the line is a check that fails, notes which lines have
 * changed, unless earlier ones are noted. */
void record_check_follow(struct record_reader *reader, const struct record_line *line);

#endif
