/* A game of a match as a line of JSON (docs/NOTATION.md, Games of a match): who played by which
 * rules, and what came of it. Lines of the same match, played anywhere, can be added up. */
#ifndef BASTIDE_MATCH_MATCH_LINE_H
#define BASTIDE_MATCH_MATCH_LINE_H

#include "match/match.h"

/* The line, with its newline, to be freed; NULL where memory runs out. */
char *match_line_print(const struct match *match, const struct played_game *game);

/* What lines have in common: who plays by which rules. */
struct match_line_up;

/* Reads a line of so many bytes, without its newline. The first one (`*line_up` is NULL) sets the
 * line-up, to be freed, and what `match` needs for its table, which refers to it; the others must
 * have the same. False: `bad` says in one line what was expected, and nothing has changed. */
bool match_line_read(const char *line, size_t length, struct match_line_up **line_up,
                     struct match *match, struct played_game *game, struct problem *bad);

void match_line_up_free(struct match_line_up *line_up);

#endif
