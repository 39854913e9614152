#include "wording/seats.h"

#include <ctype.h>

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
        int letter = has_letter_of_its_own(head, player) ? first_letter(head->name[player])
                                                         : '1' + (int)player;
        seats.seat[player] = (struct seat){.name = head->name[player],
                                           .letter = {(char)letter, '\0'},
                                           .colour = head->colour[player]};
    }
    return seats;
}

struct seats seats_by_letter(const struct seats *seats)
{
    struct seats letters = *seats;
    for (unsigned player = 0; player < letters.count; player++)
        letters.seat[player].name = seats->seat[player].letter;
    return letters;
}
