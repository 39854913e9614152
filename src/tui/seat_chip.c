#include "tui/seat_chip.h"

uint16_t seat_body(const struct seat *seat)
{
    return ink_of_player(seat->colour);
}

/* Black or white, whichever can be read on the player's colour. */
uint16_t seat_mark(const struct seat *seat)
{
    static const uint16_t marks[] = {
        [INK_PLAYER_1 - INK_PLAYER_1] = INK_STRONG, [INK_PLAYER_2 - INK_PLAYER_1] = INK_BLACK,
        [INK_PLAYER_3 - INK_PLAYER_1] = INK_BLACK,  [INK_PLAYER_4 - INK_PLAYER_1] = INK_STRONG,
        [INK_PLAYER_5 - INK_PLAYER_1] = INK_STRONG, [INK_PLAYER_6 - INK_PLAYER_1] = INK_BLACK,
    };
    return marks[seat->colour];
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
