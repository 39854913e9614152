/* Splitting a line into words, with the column of each; and what is wrong with a text, and where.
 */
#ifndef BASTIDE_TEXT_WORDS_H
#define BASTIDE_TEXT_WORDS_H

#include "bastide/square.h"

#include <stdbool.h>
#include <stddef.h>

/* Part of another text: not zero-terminated. */
struct word {
    const char *at;
    size_t length;
    size_t column; /* of its first byte in the line, from 1 */
};

/* Whether it parts words. */
static inline bool word_is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* A whole string as one word, a line of its own. */
struct word word_whole(const char *text);

/* Takes the next word, a run without spaces or tabs, from `*rest`, which is in the line from `line`
 * to `end`. False, with an empty word at the line's end, if there is none. */
bool word_next(const char *line, const char **rest, const char *end, struct word *word);

/* The part of it from byte `from` to before `to`. */
static inline struct word word_part(struct word word, size_t from, size_t to)
{
    return (struct word){word.at + from, to - from, word.column + from};
}

/* Takes the next item of a list separated by commas or spaces, from byte `*begin` of `list` on
 * (from 0). It is empty between adjacent commas. False if there is none. */
bool word_next_listed(struct word list, size_t *begin, struct word *item);

/* Splits "NAME=LAST" at the last `between`, leaving out spaces around both; each may be empty.
 * False if there is no such character. */
bool word_split_last(struct word word, char between, struct word *name, struct word *last);

bool word_is(struct word word, const char *text);

/* The index of `word` among `count` names, or `count`. */
size_t word_find(struct word word, const char *const *names, size_t count);

/* The same among rows of `size` bytes, each of which begins with its name. */
size_t word_find_row(struct word word, const void *rows, size_t count, size_t size);

/* The names of edges, half-edges and directions, in the order of their enums; of the fields of a
 * tile that reach no edge, in their order there. */
enum { INNER_FIELDS_MAX = 2 };
extern const char *const edge_names[EDGES];
extern const char *const half_edge_names[HALF_EDGES];
extern const char *const inner_field_names[INNER_FIELDS_MAX];
extern const char *const direction_names[DIRECTIONS];

/* Reads a whole word as a decimal number from `least` to `most`; false if it is anything else. The
 * only sign is '-', and leading zeros are not allowed, so every number has one spelling. */
bool word_number(struct word word, long least, long most, long *number);

/* Copies the word with a closing zero; false if that needs more than `size` bytes. */
bool word_copy(struct word word, char *out, size_t size);

/* Takes the next line from `*rest`, ended by a newline or by `end`: its first byte in `*line`, its
 * end in `*line_end` (before the newline). False if there is none. `*whole` is whether the newline
 * was there. */
bool line_next(const char **rest, const char *end, const char **line, const char **line_end,
               bool *whole);

/* The first control character of a line other than tab, or its end. */
const char *line_control(const char *line, const char *end);

/* The same from a file that people write, which may have gone through Windows: without carriage
 * returns before the newline. */
bool line_next_written(const char **rest, const char *end, const char **line,
                       const char **line_end);

/* What is wrong with a text, and where: the error of every reader. */

enum { BAD_TEXT_SIZE = 512 };

struct bad_text {
    size_t line;                /* from 1; 0 if the text is a single line */
    size_t column;              /* from 1, in bytes; 0 for the whole line */
    char reason[BAD_TEXT_SIZE]; /* a sentence without its full stop: what is wrong, what was
                                   expected */
};

/* Fills in `bad` from a printf format. Always returns false, so that a reader can end with it. */
__attribute__((format(printf, 4, 5))) bool bad_text_say(struct bad_text *bad, size_t line,
                                                        size_t column, const char *format, ...);

/* The same for one word of a line: "'WORD': expected WHAT". */
bool bad_text_expected(struct bad_text *bad, struct word word, const char *what);

/* Whether the line, with that number, has no control character; else the first is the error. */
bool line_is_text(const char *line, const char *end, size_t number, struct bad_text *bad);

/* Whether a file starts with a byte order mark, which is not allowed; the error is then in
 * `bad`. */
bool bad_text_is_marked(struct bad_text *bad, const char *text, size_t length);

#endif
