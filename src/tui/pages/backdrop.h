/* The background of the title page's menu: the name in the evening sky, the town, and in front of
 * it land that grows tile by tile. */
#ifndef BASTIDE_TUI_BACKDROP_H
#define BASTIDE_TUI_BACKDROP_H

#include "bastide/game.h"
#include "bastide/rng.h"
#include "tui/board/viewport.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "wording/seats.h"

/* The land on the title page: a game that plays itself by the rules, with all sets, and with an eye
 * for what looks well. The same seed gives the same land. */

/* The squares to be filled, around the start tile on 0,0. */
struct landscape_frame {
    int west, east, north, south;
};

struct landscape {
    struct game game;
    struct seats seats;
    struct rng rng;
    struct landscape_frame frame;
};

/* Begins with the start tile alone. */
void landscape_begin(struct landscape *landscape, uint64_t seed, struct landscape_frame frame);

/* Lays the next tile, near the middle of the frame and without leaving holes if that can be, and
 * all that a turn brings with it. False where the frame is full or no tile is left that fits into
 * it. */
bool landscape_grow(struct landscape *landscape);

/* town.c: a walled town at dusk, with the game's name in the sky. */

/* The picture: two pixels to a cell, one above the other. */
struct town {
    int width, height;
    int ground; /* the row of cells at which the land begins */
    uint16_t ink[2 * CANVAS_ROWS_MAX][CANVAS_COLS_MAX];
};

/* Paints the town for a canvas of that size: the name at the top, the land at the bottom; the town
 * stands between them where the canvas is high enough. */
void town_paint(struct town *town, int rows, int cols);

/* Draws it all over the canvas, with what the terminal can show. */
void town_draw(const struct town *town, struct canvas *canvas, const struct surroundings *around);

/* The same for one cell of the canvas. */
void town_draw_cell(const struct town *town, struct canvas *canvas, int row, int col,
                    const struct surroundings *around);

/* All of it. */
struct backdrop {
    struct town town;
    struct landscape land;
    uint64_t seed; /* of the land */
    struct viewport viewport;
    bool is_still;  /* a picture that does not move: it was asked for, */
    bool in_glyphs; /* or the terminal shows the land in letters */
    bool is_full;
    long long changed; /* when the land changed last, by the clock of struct surroundings */
};

/* Begins with that land. */
void backdrop_begin(struct backdrop *backdrop, uint64_t seed);

/* Draws it all over the canvas; a canvas of another size gets a land of its own. */
void backdrop_draw(struct backdrop *backdrop, struct canvas *canvas,
                   const struct surroundings *around);

/* Time has passed: the land may have grown. Whether it has. */
bool backdrop_tick(struct backdrop *backdrop, const struct surroundings *around);

/* How many milliseconds from `now` on it grows next; REST: it is full, or it is not to move. */
int backdrop_patience(const struct backdrop *backdrop, long long now);

/* Stops the growth, or lets it go on. A full land gives way to the next one instead. */
void backdrop_turn_still(struct backdrop *backdrop);

#endif
