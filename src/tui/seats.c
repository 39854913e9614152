#include "tui/seats.h"

#include <ctype.h>

/* Black or white, whichever can be read on the player's colour. */
static uint16_t readable_on(uint16_t body)
{
    static const uint16_t marks[] = {
        [INK_PLAYER_1 - INK_PLAYER_1] = INK_STRONG, [INK_PLAYER_2 - INK_PLAYER_1] = INK_BLACK,
        [INK_PLAYER_3 - INK_PLAYER_1] = INK_BLACK,  [INK_PLAYER_4 - INK_PLAYER_1] = INK_STRONG,
        [INK_PLAYER_5 - INK_PLAYER_1] = INK_STRONG, [INK_PLAYER_6 - INK_PLAYER_1] = INK_BLACK,
    };
    return marks[body - INK_PLAYER_1];
}

static int first_letter(const char *name)
{
    return toupper((unsigned char)name[0]);
}

/* Only plain letters have a glyph on every terminal and in every sprite. */
static bool has_letter_of_its_own(const struct record_head *head, unsigned player)
{
    int letter = first_letter(head->name[player]);
    if (letter < 'A' || letter > 'Z')
        return false;
    for (unsigned other = 0; other < head->options.players; other++)
        if (other != player && first_letter(head->name[other]) == letter)
            return false;
    return true;
}

struct seats seats_of(const struct record_head *head)
{
    struct seats seats = {.count = head->options.players};
    for (unsigned player = 0; player < seats.count; player++) {
        uint16_t body = ink_of_player(head->colour[player]);
        int letter = has_letter_of_its_own(head, player) ? first_letter(head->name[player])
                                                         : '1' + (int)player;
        seats.seat[player] = (struct seat){.name = head->name[player],
                                           .letter = {(char)letter, '\0'},
                                           .body = body,
                                           .mark = readable_on(body)};
    }
    return seats;
}

int seat_chip(struct canvas *canvas, int row, int col, const struct seat *seat)
{
    struct style style = {seat->mark, seat->body, CELL_BOLD};
    canvas_put(canvas, row, col, (uint32_t)(unsigned char)seat->letter[0], style);
    return col + 1;
}
