/* A piece of a game to look at while one chooses a theme: a board with something of everything, all
 * six players, and a panel. */
#ifndef BASTIDE_TUI_SETTINGS_SAMPLE_H
#define BASTIDE_TUI_SETTINGS_SAMPLE_H

#include "bastide/record.h"
#include "tui/table/board_pane.h"
#include "wording/seats.h"

struct settings_sample {
    struct record_head head;
    struct game game;
    struct seats seats; /* they point into `head` */
    struct board_pane pane;
};

/* Plays the game. */
void settings_sample_make(struct settings_sample *sample);

void settings_sample_draw(struct settings_sample *sample, struct canvas *canvas, struct area area,
                          const struct surroundings *around);

#endif
