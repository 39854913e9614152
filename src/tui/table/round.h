/* A round: what players decide together, apart from anybody's turn, as at a bazaar. Each decision
 * of one stands as soon as the next is made. A row of functions for each kind (TABLE_ROUNDS). */
#ifndef BASTIDE_TUI_ROUND_H
#define BASTIDE_TUI_ROUND_H

#include "tui/table/stage.h"

struct table_round {
    /* Whether a game stands in one. */
    bool (*is_on)(const struct game *game);

    /* Where one is on: goes on to its announcement, or straight to the player who decides where
     * that has been made; a game that is loaded is told of it once more. */
    void (*call)(struct table *table, enum round_call call);

    /* After every change of the session; and where something was taken back, into such a round. */
    void (*follow)(struct table *table);
    void (*undone)(struct table *table);

    /* Whether that step was one of a round and led straight to the turn of who made it. */
    bool (*leads_into_turn)(const struct step *step);

    /* Who is next where a turn leads to one that is not simply the player's own; or empty. */
    struct sentence (*next)(const struct table *table);

    /* Whether a replay shows one that is on; cuts a strip for its tiles off the board, and from the
     * panel the lines that say where everybody stands; draws both. */
    bool (*is_shown)(const struct game *game);
    struct tile_strip (*cut)(const struct game_view *view, struct table_areas *areas,
                             const struct surroundings *around);
    void (*draw)(const struct game_view *view, struct canvas *canvas,
                 const struct table_areas *areas, const struct tile_strip *strip,
                 const struct surroundings *around);
};

#define X(name) extern const struct table_round round_##name;
TABLE_ROUNDS(X)
#undef X

/* The round that a game stands in, or NULL. */
const struct table_round *round_of(const struct game *game);

/* How many moves were made when the turn before the current round was over. */
size_t round_begin(const struct session *session);

/* What all of them do after a change of the session. */
void rounds_follow(struct table *table);

/* See leads_into_turn: the last step of a session that is in no round. */
bool rounds_led_into_turn(const struct session *session);

/* See next; empty where no round has something to say. */
struct sentence rounds_next(const struct table *table);

#endif
