/* Lines of games (match_line.h), from files or a pipe, as one match. */
#ifndef BASTIDE_MATCH_MATCH_MERGE_H
#define BASTIDE_MATCH_MATCH_MERGE_H

#include "match/match_line.h"

struct match_merged {
    struct match match; /* what a table says of it */
    struct match_line_up *line_up;
    struct played_games played;
};

/* Reads all lines of the files, or of standard input, if there are none or for "-". False, with
 * nothing to be freed: `problem` has the file, the line and what was expected: a line is no game,
 * is of another match, or has come before. */
bool match_merge(struct match_merged *merged, char *const *paths, size_t count,
                 struct problem *problem);
void match_merged_free(struct match_merged *merged);

#endif
