/* A player's colour on the screen, and the letter on it. */
#ifndef BASTIDE_TUI_SEAT_CHIP_H
#define BASTIDE_TUI_SEAT_CHIP_H

#include "tui/canvas.h"
#include "wording/seats.h"

/* The ink of the player's colour, and of what is written on it. */
uint16_t seat_body(const struct seat *seat);
uint16_t seat_mark(const struct seat *seat);

/* Letters on the player's colour. */
struct style seat_style(const struct seat *seat);

/* Draws the player's letter on the player's colour: one cell. Returns the column behind it. */
int seat_chip(struct canvas *canvas, int row, int col, const struct seat *seat);

#endif
