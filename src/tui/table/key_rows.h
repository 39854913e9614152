/* The keys of the table's page as rows: what each means, at which stage, and what is said of it. */
#ifndef BASTIDE_TUI_KEY_ROWS_H
#define BASTIDE_TUI_KEY_ROWS_H

#include "tui/table/table_keys.h"

/* When a row of keys is good: at these stages, with nothing over them; under these overlays; and
 * only if. */
struct table_key {
    struct binding binding;
    unsigned stages, overlays;
    bool (*possible)(const struct table *table);
};

#define AT(stage)     (1u << STAGE_##stage)
#define OVER(overlay) (1u << OVERLAY_##overlay)
#define ARROWS                                                                                     \
    {                                                                                              \
        KEYS_UP, KEYS_DOWN, KEYS_LEFT, KEYS_RIGHT                                                  \
    }

enum {
    PLAYED = AT(DRAWING) | AT(PLACING) | AT(SETTING_ASIDE) | AT(DEPLOYING) | AT(CALLING) |
             AT(DECIDING) | AT(DONE),
    BAZAAR = AT(BAZAAR) | AT(REVEALING) | AT(AUCTION) | AT(AUCTIONED),
    WITH_BOARD = PLAYED | BAZAAR | AT(HAND_OVER) | AT(SCORING) | AT(AFTERWARDS),
    WITH_ZOOM = WITH_BOARD & ~AT(AUCTION), /* where + and - are bids */
};

/* Rows that belong together, a file each (keys_*.c), the most useful first. */
struct key_rows {
    const struct table_key *row;
    size_t count;
};

#define KEY_ROWS(rows)                                                                             \
    {                                                                                              \
        rows, sizeof rows / sizeof rows[0]                                                         \
    }

extern const struct key_rows keys_of_placing;
extern const struct key_rows keys_of_deploying;
extern const struct key_rows keys_of_ending;
extern const struct key_rows keys_of_looking;
extern const struct key_rows keys_of_leaving;

#endif
