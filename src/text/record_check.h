/* Checks in a record: comments that show whether the lines above them are unchanged.
 *
 *     # check 8c3f01d2
 *
 * holds the CRC-32 of the lines above it, from the last such line on, that one included, or from
 * the top of the file. So a line that was changed, added or taken out does not fit the next check,
 * and a change is told where it is: the lines behind fit their own checks again. Readers that do
 * not know them skip them, as any comment. A carriage return before a newline does not count. */
#ifndef BASTIDE_TEXT_RECORD_CHECK_H
#define BASTIDE_TEXT_RECORD_CHECK_H

#include "text/record_line.h"

enum { CHECK_LINE_SIZE = 32 };

/* Writes the check that follows `text`, all of a record so far, which ends with a newline;
 * returns its length. */
size_t record_check_print(const char *text, size_t length, char check[CHECK_LINE_SIZE]);

/* Takes a line into the reader's sum. Where the line is a check that does not fit it notes which
 * lines have been changed, if none are noted yet. */
void record_check_follow(struct record_reader *reader, const struct record_line *line);

#endif
