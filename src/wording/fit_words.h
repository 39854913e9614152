/* What is said where a tile fits only with an action that follows, by the row of FIT_WORDS. */
#ifndef BASTIDE_WORDING_FIT_WORDS_H
#define BASTIDE_WORDING_FIT_WORDS_H

#include "bastide/game.h"

/* Marked texts, of a tile with its number, squares, those that need the action, those unseen. */
struct fit_texts {
    const char *one, *many;
};

/* Marked texts. */
struct fit_words {
    const char *needs, *only;          /* beside the tile; in a list of tiles */
    const char *place, *place_counted; /* the task; with which square it is of so many */
    const char *may_discard, *may_discard_counted; /* where the tile may be set aside instead */
    const char *trial;                             /* a tile on trial, on which square of so many */
    struct fit_texts with, only_with, unseen;
    const char *chance; /* that of the next tile, without the action and with it */
};

/* Of the verb of the action; where none is needed, of the first there is. */
const struct fit_words *fit_words_of(enum verb action);

#endif
