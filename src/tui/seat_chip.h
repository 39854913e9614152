/* A player's colour on the screen, and the letter on it. */
#ifndef BASTIDE_TUI_SEAT_CHIP_H
#define BASTIDE_TUI_SEAT_CHIP_H

#include "tui/canvas.h"
#include "wording/seats.h"

/* The ink of the player's colour, and of what is written on it. */
static inline uint16_t seat_body(const struct seat *seat)
{
    return ink_of_player(seat->colour);
}

static inline uint16_t seat_mark(const struct seat *seat)
{
    return ink_of_letter(seat->colour);
}

/* Letters on the player's colour. */
static inline struct style seat_style(const struct seat *seat)
{
    return (struct style){seat_mark(seat), seat_body(seat), CELL_BOLD};
}

/* Draws the player's letter on the player's colour: one cell. Returns the column after it. */
static inline int seat_chip(struct canvas *canvas, int row, int col, const struct seat *seat)
{
    canvas_put(canvas, row, col, (uint32_t)(unsigned char)seat->letter[0], seat_style(seat));
    return col + 1;
}

/* The same with a mark after it: `*` if the computer plays, `@` for somebody at another terminal,
 * `-` where nobody has the seat; otherwise a blank. */
static inline int seat_chip_marked(struct canvas *canvas, int row, int col, const struct seat *seat)
{
    int behind = seat_chip(canvas, row, col, seat);
    const bool is_empty = seat->place == SEAT_IS_EMPTY;
    const uint32_t mark = is_empty                           ? '-'
                          : seat->is_bot                     ? '*'
                          : seat->place == SEAT_IS_ELSEWHERE ? '@'
                                                             : ' ';
    const uint16_t ink = is_empty ? INK_BAD : mark == '@' ? INK_GOOD : INK_FAINT;
    if (mark != ' ')
        canvas_put(canvas, row, behind, mark, (struct style){ink, INK_PANEL, 0});
    return behind + 1;
}

#endif
