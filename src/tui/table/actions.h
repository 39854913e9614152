/* What may be done after placing besides deploying, as it is offered: a row of TABLE_ACTIONS. */
#ifndef BASTIDE_TUI_ACTIONS_H
#define BASTIDE_TUI_ACTIONS_H

#include "choosing/choosing.h"
#include "tui/board/board_view.h"
#include "tui/table/stage.h"

/* What else is offered with it. */
enum { BESIDE_NOTHING, BESIDE_FOLLOWERS, BESIDE_FIGURES, BESIDES };

/* Texts are marked. */
struct table_action {
    struct sentence (*detail)(const struct table *table, struct move action);
    enum label_anchor (*anchor)(struct move action);
    const char *press;                                       /* while nothing is chosen */
    const char *needed, *question[BESIDES];                  /* after the player's name */
    const char *needed_heading, *heading[BESIDES], *nothing; /* of the list */
    const char *letters;   /* while letters are on all, with the player's name */
    const char *advice[2]; /* in the tutorial: doing it, going to the next one */
    bool is_here;          /* on the tile placed: its moves name no square */
    bool on_board;         /* all over the board: the keys of directions go from tile to tile, and
                              the next choice is behind all of them */
};

/* How it is shown, a row of ACTION_PICTURES: the segment that an action is about, or NO_NODE; what
 * the board shows while it is chosen. */
struct action_picture {
    uint16_t (*node)(const struct game *game, struct move action);
    void (*show)(const struct deploying *deploying, struct board_scene *scene);
};

#define X(verb, node, show)                                                                        \
    uint16_t node(const struct game *game, struct move action);                                    \
    void show(const struct deploying *deploying, struct board_scene *scene);
ACTION_PICTURES(X)
#undef X

/* The feature of the segment that a move names, on the tile on its square: its node. */
uint16_t action_node(const struct game *game, struct move action);

/* That of a verb, or NULL. */
const struct action_picture *action_picture_of(enum verb verb);

#define X(verb, letter, hint, help, does, does_help, labels, told, detail, anchor, ...)            \
    struct sentence detail(const struct table *table, struct move action);                         \
    enum label_anchor anchor(struct move action);
TABLE_ACTIONS(X)
#undef X

/* Where labels are that hide nothing in the middle of a square: one for the rows. */
enum label_anchor label_in_middle(struct move action);

/* The row of a verb, or general words. And of all that is offered: the row of the first if there is
 * one verb only. */
const struct table_action *action_of(enum verb verb);
const struct table_action *action_of_offers(const struct deploying *deploying);

/* The square that an action is about; false where it is about none. */
bool action_place(const struct deploying *deploying, struct move action, struct square *at);

/* The letter that goes to it, or ' '. */
char action_letter(enum verb verb);

/* The offer that has the label of that number; `offers` after the last. All of a verb that is all
 * over the board have one on each square, while one of them is chosen or there is nothing else;
 * then there are no others. */
unsigned action_labelled(const struct deploying *deploying, const struct game *game,
                         unsigned number);

/* For `show`: lights up all features that actions of that verb are about. */
void action_light_all(const struct deploying *deploying, struct board_scene *scene, enum verb verb);

/* How many offers have a label, and the label of one of them. */
unsigned action_labels(const struct deploying *deploying, const struct game *game);
struct board_label action_label(const struct deploying *deploying, const struct game *game,
                                unsigned number);

/* For `show`: what the action chosen would build, or else its square. */
void action_show(const struct deploying *deploying, struct board_scene *scene);

/* Whether one is about that node. */
bool action_is_on(const struct deploying *deploying, const struct game *game, uint16_t node);

/* Each chooses another action, if there is one: the nearest with the verb chosen that is about a
 * square in that direction; the next one, with the figure offered, that is about what was hit; the
 * next one about that square. The last two return whether there is one. */
void action_choose_towards(struct deploying *deploying, enum edge towards);
bool action_choose_hit(struct deploying *deploying, const struct game *game,
                       const struct board_hit *hit);
bool action_choose_on(struct deploying *deploying, struct square at);

/* For the tutorial: the key that does action number `number`, or that goes on to it. */
struct advice action_advise(const struct deploying *deploying, unsigned number);

#endif
