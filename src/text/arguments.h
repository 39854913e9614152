/* The arguments of moves: what follows a verb, in kinds that verbs share (text.def). */
#ifndef BASTIDE_TEXT_ARGUMENTS_H
#define BASTIDE_TEXT_ARGUMENTS_H

#include "rows/text.h"
#include "text/move_reader.h"

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

#endif
