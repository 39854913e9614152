/* The tiles still to be drawn, as small pictures with how many there are of each: all of them over
 * the whole page; to choose one from a real box; or those that still fit on one open square, in the
 * panel. */
#ifndef BASTIDE_TUI_REMAINING_H
#define BASTIDE_TUI_REMAINING_H

#include "facts/position.h"
#include "rows/stage.h"
#include "tui/table/board_pane.h"
#include "tui/widgets.h"
#include "wording/wording.h"

enum remaining_order { REMAINING_BY_COUNT, REMAINING_BY_KIND, REMAINING_ORDERS };

/* How the page is looked at. */
struct remaining {
    enum remaining_order order;
    struct scroll scroll; /* in rows of tiles */
    bool is_of_square;    /* only what fits on one open square is shown: */
    struct square at;
};

/* Opens it afresh: with all tiles, or with those that fit on an open square. */
void remaining_open(struct remaining *remaining);
void remaining_open_at(struct remaining *remaining, struct square at);

/* All of these are told what fits where in the game (`fits`). */

/* The page in `area`: how many tiles are left or fit, how many edges of each terrain they have, and
 * each kind with its count, as large as they all fit. Those that need an action come last and are
 * marked. */
void remaining_draw(struct canvas *canvas, struct area area, struct remaining *remaining,
                    const struct game *game, const struct tile_fits *fits,
                    const struct surroundings *around);

/* The same without a square, at the upper end of `area`, in a box as high as all kinds take, by
 * kind, so that they keep their places. Returns its rows; 0, and nothing is drawn, where there is
 * no room for all, or no tile. */
int remaining_draw_all(struct canvas *canvas, struct area area, const struct game *game,
                       const struct surroundings *around);

/* A tile to be chosen from a real box, with chance by hand. */
struct remaining_choice {
    unsigned kind;
    bool hides_counts;
    bool is_numbered;  /* from 1: for at most nine kinds */
    const char *title; /* of the box, or NULL */
};

/* All kinds in the pile, at least one, in a box over `area` or as much of it as they take, with the
 * chosen one marked. Pointing at a tile means TARGET_TILE with its kind. */
void remaining_draw_choice(struct canvas *canvas, struct area area, const struct pile *pile,
                           struct remaining_choice choice, const struct surroundings *around);

/* The kind next to `kind` in that box; beyond the last comes the first. */
kind_number remaining_neighbour(struct area area, const struct pile *pile, unsigned kind,
                                enum edge towards, const struct surroundings *around);

/* The kinds left that still fit on open square number `open`, in the panel; how many there was no
 * room for. */
void remaining_draw_fits(struct canvas *canvas, struct area area, const struct game *game,
                         const struct tile_fits *fits, unsigned open,
                         const struct surroundings *around);

/* The same in words: how many tiles fit there, those of a bazaar that are not placed yet among
 * them; and with what chance the next one does, or which of an open bazaar. */
struct sentence remaining_fits(const struct game *game, const struct tile_fits *fits,
                               unsigned open);
struct sentence remaining_chance(const struct game *game, const struct tile_fits *fits,
                                 unsigned open);

/* What rows of PILE_NOTES name. */
#define X(note) struct sentence note(const struct game *game);
PILE_NOTES(X)
#undef X

#endif
