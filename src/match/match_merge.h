/* Lines of games (match_line_print), from files or a pipe, as one match: they can have been played
 * anywhere. */
#ifndef BASTIDE_MATCH_MATCH_MERGE_H
#define BASTIDE_MATCH_MATCH_MERGE_H

#include "match/match.h"

struct match_merged {
    struct match match;     /* what a table says of it, referring to the line-up */
    struct json_t *line_up; /* the first line, which all have in common; NULL before it */
    struct played_games played;
};

/* Reads all lines of the files, or of standard input, if there are none or for "-". False, with
 * nothing to be freed: `problem` has the file, the line and what was expected: a line is no game,
 * is of another match, or has come before. */
bool match_merge(struct match_merged *merged, char *const *paths, size_t count,
                 struct problem *problem);
void match_merged_free(struct match_merged *merged);

/* Reads one line of so many bytes, without its newline or with it; the game is not added. False:
 * `bad` says in one line what was expected, and nothing has changed. */
bool match_line_read(struct match_merged *merged, const char *line, size_t length,
                     struct played_game *game, struct problem *bad);

#endif
