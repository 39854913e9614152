/* Cutting one line into words, with the column of each. */
#ifndef BASTIDE_TEXT_WORDS_H
#define BASTIDE_TEXT_WORDS_H

#include "bastide/square.h"

#include <stddef.h>

/* Part of another text: not zero-terminated. */
struct word {
    const char *at;
    size_t length;
    size_t column; /* of its first byte in the line, from 1 */
};

/* All of a string, as a line of its own. */
struct word word_whole(const char *text);

/* Takes the next word, a run without spaces or tabs, from `*rest`, which lies in the line that
 * begins at `line` and ends at `end`. False, with an empty word at the line's end, if none is
 * left. */
bool word_next(const char *line, const char **rest, const char *end, struct word *word);

/* Takes the next item of a list separated by commas or spaces, from byte `*begin` of `list` on
 * (from 0). Between adjacent commas it is empty. False if none is left. */
bool word_next_listed(struct word list, size_t *begin, struct word *item);

bool word_is(struct word word, const char *text);

/* The place of `word` among `count` names, or `count`. */
size_t word_find(struct word word, const char *const *names, size_t count);

/* The names of edges, half-edges and directions, in the order of their enums. */
extern const char *const edge_names[EDGES];
extern const char *const half_edge_names[HALF_EDGES];
extern const char *const direction_names[DIRECTIONS];

/* Reads a whole decimal number from `least` to `most`; false where the word is anything else. A
 * sign is accepted only as '-', leading zeros are not, so every number has one spelling. */
bool word_number(struct word word, long least, long most, long *number);

/* Copies the word with a closing zero; false if it needs more than `size` bytes. */
bool word_copy(struct word word, char *out, size_t size);

/* Takes the next line from `*rest`, ended by a newline or by `end`: its first byte in `*line`,
 * its end in `*line_end` (before the newline). False if nothing is left. `*whole` tells whether
 * the newline was there. */
bool line_next(const char **rest, const char *end, const char **line, const char **line_end,
               bool *whole);

/* The first control character of a line but for tabs, or its end. */
const char *line_control(const char *line, const char *end);

#endif
