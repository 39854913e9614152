/* Tiles that are in no pile, for the tool that compiles tiles as well. */
#ifndef BASTIDE_TEXT_TILES_APART_H
#define BASTIDE_TEXT_TILES_APART_H

#include "bastide/figure.h"
#include "bastide/rows.h"

#include <string.h>

/* How many tiles of the kind with that ID there are on the board at most that are in no pile: of
 * most kinds none. */
static inline unsigned tile_copies_apart(const char *id)
{
    static const struct {
        const char *id;
        unsigned copies;
    } apart[] = {
#define X(id, copies) {id, copies},
        TILES_APART(X)
#undef X
            {NULL, 0}};
    unsigned copies = 0;
    for (size_t a = 0; apart[a].id != NULL; a++)
        copies += strcmp(apart[a].id, id) == 0 ? apart[a].copies : 0;
    return copies;
}

#endif
