/* The coach: what each turn with the tile in hand is worth, as it is shown while the tile is placed
 * and while a figure may be deployed. */
#ifndef BASTIDE_TUI_COACH_H
#define BASTIDE_TUI_COACH_H

#include "tui/table/stage.h"
#include "tui/table/table.h"

/* Writes on the board what the best turn on each square loses against the best of all: "0" there,
 * "-4"; "~1" where that is too close to call. */
void coach_show_squares(const struct table *table, struct board_scene *scene);

/* What the current choice loses; empty where that is not known. */
struct sentence coach_words_placing(const struct table *table);
struct sentence coach_words_deploying(const struct table *table);

/* The deed of the hint: the best turn is brought to hand, as far as it is still to be made. As long
 * as it is in hand it is said why. */
void coach_deed_hint(const struct press *press);
bool coach_is_hinted(const struct table *table);
struct sentence coach_words_hint(const struct table *table);

/* Rows of the keys while a tile is placed or a figure may be deployed. */
#define COACH_KEYS                                                                                 \
    ROW(table_has_values, coach_deed_hint, 0, K_("hint"), N_("Show the best turn, and why."),      \
        'B'),                                                                                      \
        ROW(table_has_value_box, table_deed_values, 0, NULL,                                       \
            N_("Show or hide everyone's expected final score."), 'V')

#endif
