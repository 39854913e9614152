/* What several stages ask players for: a tile from a real box; a decision of a scoring, which is
 * shown as well where its player is called to it. */
#ifndef BASTIDE_TUI_ASKING_H
#define BASTIDE_TUI_ASKING_H

#include "facts/placements.h"
#include "language/language.h"
#include "tui/table/stage.h"

/* choosing.c: a tile from a real box is identified by its edges, typed clockwise from any of them,
 * until few kinds are left; by arrows, numbers or the mouse. */
struct tile_chooser {
    struct edge_reading edges; /* typed so far */
    kind_number kind;          /* the one chosen, which has them */
};

/* Begins to ask for one of these tiles, with `kind` or the next one that is left chosen. */
void choosing_begin(struct table *table, const struct pile *pile, kind_number kind);

/* Whether edges have been typed; whether the tiles shown have numbers. */
bool choosing_has_edges(const struct table *table);
bool choosing_has_numbers(const struct table *table);

/* Members of the rows: what to type, with places for keys, or what it has come to; a box
 * over the board. A click chooses a tile, and takes it where it is chosen already. */
struct sentence choosing_words(const struct table *table);
void choosing_draw(const struct table *table, const struct table_sheet *sheet);
bool choosing_point(struct table *table, struct app *app, const struct gesture *gesture,
                    const struct surroundings *around);

/* Whether one of them has water. */
bool choosing_has_water(const struct table *table);

void choosing_deed_type(const struct press *press);
void choosing_deed_erase(const struct press *press);
void choosing_deed_step(const struct press *press);
void choosing_deed_number(const struct press *press);

/* The letters are those of the tiles' IDs, in every language, unless the player has set others. */
#define CHOOSING_KEYS                                                                              \
    ROW(NULL, choosing_deed_type, 0, NULL,                                                         \
        N_("Type the tile's edges clockwise, from any of them: city, road, field."), 'c', 'r',     \
        'f'),                                                                                      \
        ROW(choosing_has_water, choosing_deed_type, 0, NULL,                                       \
            N_("Type an edge of the tile with water."), 'w'),                                      \
        ROW(choosing_has_edges, choosing_deed_erase, 0, K_("erase"),                               \
            N_("Delete the last edge typed."), KEYS_BACKSPACE),                                    \
        ROW(NULL, choosing_deed_step, 0, K_("other tile"), N_("Go to another kind of tile."),      \
            ARROWS),                                                                               \
        ROW(NULL, choosing_deed_step, 0, NULL, N_("Go to another kind of tile."), KEYS_TAB,        \
            KEYS_BACK_TAB),                                                                        \
        DIGIT_ROWS(choosing_has_numbers, choosing_deed_number,                                     \
                   N_("Choose the tile with that number.")),                                       \
        ROW(table_can_undo, table_deed_undo, 0, K_("undo"), N_("Undo the last step."), 'u')

/* decision.c: a decision as it is shown where it is made and where its player is called to it,
 * members of the row of both stages (struct stage); */
unsigned deciding_player(const struct table *table);
struct square deciding_square(const struct table *table);
void deciding_follow(struct table *table);
void deciding_show(const struct table *table, struct board_scene *scene);

/* an offer with the number of that answer in the list, on the segment that it is about; */
void deciding_add_offer(const struct deciding *deciding, unsigned choice,
                        struct board_scene *scene);

/* and what rows name. Several sets have these where all answers but to pass have squares: that of
 * the one chosen, or else of the first; and all of them brought into view. */
struct square deciding_chosen_square(const struct table *table);
void deciding_follow_all(struct table *table);
/* Of decisions about nothing on the board. */
void deciding_show_nothing(const struct deciding *deciding, struct board_scene *scene);
#define X(phase, show) void show(const struct deciding *deciding, struct board_scene *scene);
DECISION_PICTURES(X)
#undef X
#define X(phase, place, view)                                                                      \
    struct square place(const struct table *table);                                                \
    void view(struct table *table);
DECISION_VIEWS(X)
#undef X

#endif
