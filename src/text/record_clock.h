/* The players' clocks in a record. The time for each is in the head ("clock: 600"); the time used
 * is written after the moves, as comments that other readers skip:
 *
 *     # clock 2 125
 *
 * means that player 2 has used 125 seconds so far. The last one of each player counts. */
#ifndef BASTIDE_TEXT_RECORD_CLOCK_H
#define BASTIDE_TEXT_RECORD_CLOCK_H

#include "text/record_line.h"

enum { CLOCK_SECONDS_MOST = 36000, CLOCK_LINE_SIZE = 32 };

/* Reads the head's value, 1 to CLOCK_SECONDS_MOST. False, with `head` unchanged: `bad` says what
 * was expected. */
bool record_clock_read(struct word value, struct record_head *head, struct bad_text *bad);

/* Reads a clock comment; ignores any other line. */
void record_clock_follow(const struct record_line *line, uint32_t used[PLAYERS_MAX]);

/* Writes a clock comment for a player (from 0), with its newline; returns its length. */
size_t record_clock_print(unsigned player, uint32_t used, char text[CLOCK_LINE_SIZE]);

#endif
