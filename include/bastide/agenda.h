/* The agenda: what is due after a turn or a part of it, beside the next player's turn. */
#ifndef BASTIDE_AGENDA_H
#define BASTIDE_AGENDA_H

#include "bastide/rows.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What can be due, in the order in which it is taken up. */
enum due {
#define X(due, ...) DUE_##due,
    AGENDA(X)
#undef X
        DUES_COUNT
};

struct agenda_entry {
    uint8_t due;       /* enum due */
    uint8_t who;       /* the player concerned */
    uint16_t argument; /* what else its row says */
};

enum { AGENDA_MAX = 16 };

struct agenda {
    struct agenda_entry entry[AGENDA_MAX]; /* by enum due; of the same in the order noted */
    uint8_t count;
    uint8_t player; /* whose turn it is; others may play during it, and the player after this one
                       comes when nothing is due */
};

/* The players of all entries of a kind, in their order. Returns how many there are. */
static inline unsigned agenda_players(const struct agenda *agenda, enum due due, uint8_t *players)
{
    unsigned count = 0;
    for (unsigned e = 0; e < agenda->count; e++)
        if (agenda->entry[e].due == due)
            players[count++] = agenda->entry[e].who;
    return count;
}

static inline bool agenda_has(const struct agenda *agenda, enum due due)
{
    for (unsigned e = 0; e < agenda->count; e++)
        if (agenda->entry[e].due == due)
            return true;
    return false;
}

#ifdef __cplusplus
}
#endif

#endif
