/* What may be done after placing, besides deploying, in words: by its row of ACTION_WORDS
 * (wording/words.def). */
#ifndef BASTIDE_WORDING_ACTION_WORDS_H
#define BASTIDE_WORDING_ACTION_WORDS_H

#include "bastide/game.h"
#include "rows/words.h"
#include "wording/sentence.h"

/* Whether a move is one of these. */
bool action_is_told(struct move move);

/* In a list: "Bridge n-s"; and where it is done, seen from the tile just placed: "north tile". */
struct sentence action_words_name(const struct game *game, struct move action);
struct sentence action_words_site(const struct game *game, struct move action, struct square here);

/* As a part of a turn: "bridge n-s here". */
struct sentence action_words_in_turn(const struct game *game, struct move action,
                                     struct square here);

/* As a sentence, with what is left afterwards: "Bridge n-s here (2 left)"; that alone: "2 bridges
 * left". */
struct sentence action_words_whole(const struct game *game, struct move action, struct square here);
struct sentence action_words_left(const struct game *game, struct move action);

/* That a player does it: "Ann builds a bridge". */
struct sentence action_words_done(struct move action, const char *player);

/* What rows name. */
#define X(verb, name, site, in_turn, whole, left, ...)                                             \
    struct sentence name(const struct game *game, struct move action, struct square here);         \
    struct sentence site(const struct game *game, struct move action, struct square here);         \
    struct sentence in_turn(const struct game *game, struct move action, struct square here);      \
    struct sentence whole(const struct game *game, struct move action, struct square here);        \
    struct sentence left(const struct game *game, struct move action, struct square here);
ACTION_WORDS(X)
#undef X

/* For the rows of any: its name; its square; both; nothing. */
struct sentence action_name(const struct game *game, struct move action, struct square here);
struct sentence action_site(const struct game *game, struct move action, struct square here);
struct sentence action_there(const struct game *game, struct move action, struct square here);
struct sentence action_untold(const struct game *game, struct move action, struct square here);

/* What is said where a tile fits only with an action that follows, by the row of FIT_WORDS. */

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
