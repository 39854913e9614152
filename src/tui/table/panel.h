/* The players beside the board: who is at turn, points, followers left. */
#ifndef BASTIDE_TUI_PANEL_H
#define BASTIDE_TUI_PANEL_H

#include "bastide/game.h"
#include "tui/table/clock.h"
#include "tui/table/layout.h"
#include "wording/seats.h"

enum { NOBODY_AT_TURN = PLAYERS_MAX };

struct panel {
    const struct game *game;
    const struct seats *seats;
    unsigned turn;             /* its number */
    unsigned at_turn;          /* player, or NOBODY_AT_TURN */
    int score[PLAYERS_MAX];    /* as they are shown: final scoring goes step by step */
    int expected[PLAYERS_MAX]; /* if the game ended now; shown beside where `foretells` */
    bool shows_projection;
    const struct clock *clock; /* NULL: there is none */
    unsigned runs_for;         /* whose clock runs, or PLAYERS_MAX */
};

/* Draws the panel's ground, the lines that part it, the pile and the players. */
void panel_draw(struct canvas *canvas, const struct table_areas *areas, const struct panel *panel);

#endif
