/* What the board shows: a game as it stands and everything that is drawn over it. The board in
 * pixels and the board in letters are two pictures of the same scene. */
#ifndef BASTIDE_TUI_BOARD_SCENE_H
#define BASTIDE_TUI_BOARD_SCENE_H

#include "analysis/gates.h"
#include "analysis/node_mask.h"
#include "bastide/game.h"
#include "tui/board/lens.h"
#include "tui/board/territory.h"
#include "wording/seats.h"

/* Letters to be typed for a place: on the middle of its square, or where a bridge begins. */
enum label_spot { LABEL_MIDDLE, LABEL_NORTH, LABEL_WEST };

struct board_label {
    struct square at;
    enum label_spot spot;
    char text[4];
};

struct board_scene {
    const struct game *game;
    const struct seats *seats;

    const struct square *legal; /* squares where the tile in hand may lie: */
    unsigned legals;
    unsigned plain;     /* the first so many of them without a bridge */
    uint8_t ghost_kind; /* the tile in hand as it would lie, or NO_TILE_KIND */
    uint8_t ghost_orientation;
    uint8_t ghost_lowered; /* bit s for its city segment s behind a lowered drawbridge */
    struct square ghost_at;

    bool has_bridge; /* a bridge is shown that is not built yet: */
    struct square bridge_at;
    enum direction bridge_direction;

    const uint16_t *offer; /* nodes where a follower may go, numbered from 1 */
    unsigned offers;
    unsigned chosen; /* which of them is shown with the follower on it; `offers`: none */
    uint8_t offered; /* whose follower it is */
    unsigned away;   /* a follower that is shown there instead of where it stands: its number in
                        game.followers, or FOLLOWERS_MAX */

    uint16_t lit;        /* a node whose whole feature is lit up, or NO_NODE */
    bool has_fief;       /* a castle's fief is framed, */
    bool fief_is_bright; /* and shown undimmed: */
    struct square fief[FIEF_SQUARES];
    uint8_t cursor; /* the tile under the cursor, or NO_TILE; */
    bool has_open;  /* or an open square under it: */
    struct square open_at;
    uint8_t last;        /* the tile placed last, marked in the colour of */
    uint8_t last_player; /* who placed it; NO_TILE: none is marked */

    struct square dead[OPEN_SQUARES_MAX]; /* open squares that nothing fits on any more */
    unsigned deads;
    struct board_label label[OPEN_SQUARES_MAX];
    unsigned labels;
    struct territory territory; /* whose everything is, if that is shown */
};

/* A scene with nothing but the game. */
struct board_scene board_scene_of(const struct game *game, const struct seats *seats);

/* Shows a bridge that is not built yet. */
void board_scene_add_bridge(struct board_scene *scene, struct move bridge);

/* Writes a blank and what a field is worth on the board in `area`, from that cell of it on; nothing
 * where there is no room. */
void board_scene_write_worth(struct canvas *canvas, struct area area, int row, int col, int points);

/* Writes the labels on the board in `area`, on squares that take so many cells. */
void board_scene_write_labels(const struct board_scene *scene, struct canvas *canvas,
                              struct area area, const struct lens *lens, int square_rows,
                              int square_cols);

/* The half of a castle on a tile: which castle stands there, and beyond which edge its other half.
 */
struct castle_half {
    const struct castle *castle;
    unsigned edge;
};

/* The halves on tile number `tile`; returns how many there are. */
unsigned castle_halves(const struct game *game, uint8_t tile, struct castle_half halves[EDGES]);

/* The frame around a fief: where it begins, and how many squares it spans. */
struct fief_frame {
    struct square at;
    int cols, rows;
};

struct fief_frame fief_frame_of(const struct square fief[FIEF_SQUARES]);

#endif
