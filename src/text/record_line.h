/* The lines of a record, before they are interpreted. */
#ifndef BASTIDE_TEXT_RECORD_LINE_H
#define BASTIDE_TEXT_RECORD_LINE_H

#include "bastide/record.h"
#include "text/bad_text.h"
#include "text/words.h"

/* A line without its newline (and carriage return), its comment, and surrounding spaces. */
struct record_line {
    struct word text;  /* empty for a blank line or one with only a comment */
    const char *begin; /* the line as it is in the file, for columns and messages */
    const char *end;
    bool is_comment; /* the line has a comment */
};

enum record_line_result { RECORD_LINE_READ, RECORD_LINE_NONE, RECORD_LINE_BAD };

/* Takes the next line. RECORD_LINE_NONE if there is none, or only one without its newline, or one
 * that was never fully written (RECORD_STROKE_MOST). RECORD_LINE_BAD if it contains a control
 * character. */
enum record_line_result record_line_next(struct record_reader *reader, struct record_line *line,
                                         struct bad_text *bad);

/* Counts the last line taken as part of the record. */
void record_line_take(struct record_reader *reader);

/* Adds the number of `line` and its text to `bad`, which has the column and the error. Always
 * returns false. */
bool record_line_refuse(const struct record_reader *reader, const struct record_line *line,
                        struct bad_text *bad);

#endif
