#include "tui/seat_chip.h"

uint16_t seat_body(const struct seat *seat)
{
    return ink_of_player(seat->colour);
}

uint16_t seat_mark(const struct seat *seat)
{
    return ink_of_letter(seat->colour);
}

struct style seat_style(const struct seat *seat)
{
    return (struct style){seat_mark(seat), seat_body(seat), CELL_BOLD};
}

int seat_chip(struct canvas *canvas, int row, int col, const struct seat *seat)
{
    canvas_put(canvas, row, col, (uint32_t)(unsigned char)seat->letter[0], seat_style(seat));
    return col + 1;
}
