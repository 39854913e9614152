/* What may be done after placing besides deploying, as it is offered: a row of TABLE_ACTIONS. */
#ifndef BASTIDE_TUI_ACTION_H
#define BASTIDE_TUI_ACTION_H

#include "tui/table/stage.h"

/* What else is offered with it. */
enum { BESIDE_NOTHING, BESIDE_FOLLOWERS, BESIDE_FIGURES, BESIDES };

/* Texts are marked. */
struct table_action {
    struct sentence (*detail)(const struct table *table, struct move action);
    enum label_anchor (*anchor)(struct move action);
    const char *press;                                       /* while nothing is chosen */
    const char *needed, *question[BESIDES];                  /* behind the player's name */
    const char *needed_heading, *heading[BESIDES], *nothing; /* of the list */
    const char *letters;   /* while letters are on all, with the player's name */
    const char *advice[2]; /* in the tutorial: doing it, going to the next one */
    bool on_board;         /* all over the board: the keys of directions go from tile to tile, and
                              the next choice is behind all of them */
    /* The segment that it is about, for clicks; what the board shows while it is chosen. NULL:
     * none; what it would build, or else its square. */
    uint16_t (*node)(const struct game *game, struct move action);
    void (*show)(const struct deploying *deploying, struct board_scene *scene);
};

#define X(verb, letter, hint, help, does, does_help, labels, told, detail, anchor, ...)            \
    struct sentence detail(const struct table *table, struct move action);                         \
    enum label_anchor anchor(struct move action);
TABLE_ACTIONS(X)
#undef X

/* The row of a verb, or what is said of any. And of all that is offered: the row of the first if
 * there is one verb only. */
const struct table_action *action_of(enum verb verb);
const struct table_action *action_of_offers(const struct deploying *deploying);

/* The square that an action is about; false where it is about none. */
bool action_place(const struct deploying *deploying, struct move action, struct square *at);

/* The letter that goes to it, or ' '. */
char action_letter(enum verb verb);

/* The offer that has the label of that number; `offers` behind the last. All of a verb that is all
 * over the board have one on each square, while one of them is chosen or there is nothing else;
 * then there are no others. */
unsigned action_labelled(const struct deploying *deploying, unsigned number);

/* For `show`: lights up all features that actions of that verb are about. */
void action_light_all(const struct deploying *deploying, struct board_scene *scene, enum verb verb);

#endif
