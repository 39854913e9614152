/* The lines of a record, before they are interpreted. */
#ifndef BASTIDE_TEXT_RECORD_H
#define BASTIDE_TEXT_RECORD_H

#include "bastide/notation.h"
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

/* The players' clocks in a record. The time for each is in the head ("clock: 600"); the time used
 * is written after the moves, as comments that other readers skip:
 *
 *     # clock 2 125
 *
 * means that player 2 has used 125 seconds so far. The last one of each player counts. */

enum { CLOCK_SECONDS_MOST = 36000, CLOCK_LINE_SIZE = 32 };

/* Reads the head's value, 1 to CLOCK_SECONDS_MOST. False, with `head` unchanged: `bad` says what
 * was expected. */
bool record_clock_read(struct word value, struct record_head *head, struct bad_text *bad);

/* Writes a clock comment for a player (from 0), with its newline; returns its length. */
size_t record_clock_print(unsigned player, uint32_t used, char text[CLOCK_LINE_SIZE]);

/* Changing one line of a record's head while all else stays as it is, comments of people included.
 */

enum { RECORD_PLAYER_SIZE = 96 }; /* large enough for a player's line */

/* Where the line of a player (from 0) is in a record with a good head: from byte `*begin` to before
 * `*end`, without spaces around it, comment and newline. False if there is none. */
bool record_find_player(const char *text, size_t length, unsigned player, size_t *begin,
                        size_t *end);

/* What stands there; returns its length. */
size_t record_print_player(const struct record_head *head, unsigned player,
                           char text[RECORD_PLAYER_SIZE]);

/* `text` has as many lines as `before`, some of them edited: gives the checks of the lines below
 * them their new numbers, each as long as the one before. A check that failed before fails still.
 */
void record_renew_checks(const char *before, size_t before_length, char *text, size_t length);

/* Checks in a record: comments that show whether the lines above them are unchanged.
 *
 *     # check 8c3f01d2
 *
 * holds the CRC-32 of the lines above it, from the previous check on, included, or from the top of
 * the file. A line that was changed, added or removed fails the next check only, as later lines
 * have checks of their own: so a change can be located. Readers that do not know checks skip them
 * like any comment. A carriage return before a newline is ignored. */

enum { CHECK_LINE_SIZE = 32 };

/* Writes the check that follows `text`, a whole record so far, which ends with a newline; returns
 * its length. */
size_t record_check_print(const char *text, size_t length, char check[CHECK_LINE_SIZE]);

#endif
