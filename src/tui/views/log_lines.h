/* The lines of the whole log: what happened, an entry a line, and between that what players said,
 * in as many lines as it takes. */
#ifndef BASTIDE_TUI_LOG_LINES_H
#define BASTIDE_TUI_LOG_LINES_H

#include "facts/log.h"
#include "play/talk.h"

struct log_lines {
    const struct log *log;
    size_t told; /* so many of its entries, */
    const struct talk *talk;
    size_t said; /* and so many of the remarks that are kept */
};

struct log_line {
    bool is_said;
    size_t number; /* of the entry or, if it was said, of the remark; from 0 */
    int row;       /* of the remark */
};

enum { LOG_TEXT_COLS = 44 }; /* of a remark */

/* So many entries, and what was said before so many moves had been made. */
struct log_lines log_lines_of_game(const struct log *log, size_t told, const struct talk *talk,
                                   size_t made);

size_t log_lines_count(const struct log_lines *lines);

/* What is on a line, from 0; and on which line an entry is. */
struct log_line log_lines_at(const struct log_lines *lines, size_t line);
size_t log_lines_of(const struct log_lines *lines, size_t entry);

/* The entry that is looked for on a line: where something was said, the one before it. */
size_t log_lines_entry(const struct log_lines *lines, size_t line);

#endif
