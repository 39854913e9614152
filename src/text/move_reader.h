/* A move being read, word by word. */
#ifndef BASTIDE_TEXT_MOVE_READER_H
#define BASTIDE_TEXT_MOVE_READER_H

#include "bastide/notation.h"
#include "rows/text.h"
#include "text/words.h"

struct move_reader {
    const struct game *game; /* in which it will be made */
    const char *line, *rest, *end;
    struct bad_text *bad;
};

/* Reads a square X,Y; false where the word is anything else. */
bool word_square(struct word word, struct square *square);

/* Takes the next word; false, with an empty word at the end, if there is none. */
bool move_reader_word(struct move_reader *reader, struct word *word);

/* Reports that `word`, or the end if it is empty, is not what was expected. Always returns
 * false. */
bool move_reader_expected(struct move_reader *reader, struct word word, const char *what);

/* The same with `list`, words with a space before each, in the place of the %s of `format`. */
__attribute__((format(printf, 3, 0))) bool move_reader_expected_one_of(struct move_reader *reader,
                                                                       struct word word,
                                                                       const char *format,
                                                                       const char *list);

/* Each reads the ID of a tile kind, a tile or a number. False on failure; the error is in
 * `bad`. */
bool move_reader_kind(struct move_reader *reader, kind_number *kind);
bool move_reader_tile(struct move_reader *reader, struct square *square, tile_number *tile);
bool move_reader_number(struct move_reader *reader, long least, long most, const char *what,
                        long *number);

/* The arguments of moves: what follows a verb, in kinds that verbs share (text.def). */

/* How an argument is written and read. */
struct argument {
    /* Writes it with a space before it into `rest`, which has room for `size` bytes. */
    void (*print)(const struct game *game, struct move move, char *rest, size_t size);
    /* Fills in its fields of the move. False on failure; the error is in the reader's `bad`. */
    bool (*parse)(struct move_reader *reader, struct move *move);
};

#define X(name) extern const struct argument name;
ARGUMENTS(X)
#undef X

/* Features on a tile by name: "road e", "field nnw", "monastery", "field inner". */

/* Writes the name of segment `segment` (or SEGMENT_TRACK) on tile number `tile` by its first place
 * clockwise from north. */
void segment_print(const struct game *game, tile_number tile, unsigned segment, char *text,
                   size_t size);

/* Reads the rest of a name that begins with the word `kind`, for a feature on tile number `tile`;
 * any of its places may name it. False on failure; the error is in `bad`. */
bool segment_read(struct move_reader *reader, tile_number tile, struct word kind,
                  kind_number *segment);

#endif
