/* The box in which everybody is asked to agree: a line for each player, at one keyboard
 * (undo_vote.c) or at several terminals (table_talk_box.c). */
#ifndef BASTIDE_TUI_VOTE_BOX_H
#define BASTIDE_TUI_VOTE_BOX_H

#include "tui/table/table.h"

/* "A Ann           agrees" */
struct vote_line {
    struct sentence said;
    struct style said_in, name_in;
    bool is_key; /* a click on it is the player's letter */
};

struct vote {
    struct sentence question;
    const char *way;  /* how to answer */
    unsigned players; /* bit p: player p has a line */
    struct vote_line line[PLAYERS_MAX];
};

extern const struct style vote_good; /* of who agrees */

/* Over the board, with the keys that answer below. */
void vote_box_draw(const struct vote *vote, struct canvas *canvas, const struct table *table,
                   const struct binding *answers, size_t count);

#endif
