/* How the players appear at the table: name, colours, and the letter on their followers. */
#ifndef BASTIDE_TUI_SEATS_H
#define BASTIDE_TUI_SEATS_H

#include "bastide/record.h"
#include "tui/canvas.h"

struct seat {
    const char *name;
    char letter[2]; /* the name's first letter; the player's number where two begin alike */
    uint16_t body;  /* ink of the player's colour */
    uint16_t mark;  /* ink of the letter on it */
};

struct seats {
    unsigned count;
    struct seat seat[PLAYERS_MAX];
};

/* The seats of a game; they point into `head`. */
struct seats seats_of(const struct record_head *head);

/* Draws the player's letter on the player's colour: one cell. Returns the column behind it. */
int seat_chip(struct canvas *canvas, int row, int col, const struct seat *seat);

#endif
