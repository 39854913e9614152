/* What the board shows: a game as it stands, and the list of marks that are drawn over it. The
 * board in pixels and the board in letters are two pictures of the same scene. */
#ifndef BASTIDE_TUI_BOARD_SCENE_H
#define BASTIDE_TUI_BOARD_SCENE_H

#include "facts/territory.h"
#include "rows/glyph.h"
#include "tui/board/board_mark.h"
#include "tui/board/viewport.h"
#include "wording/seats.h"

enum {
    BOARD_MARKS_MAX = 3 * OPEN_SQUARES_MAX /* legal or dead, labelled, and one to spare */
                      + 2 * PIECES_MAX     /* with the worth of fields */
                      + 2 * SEGMENTS_MAX + PLAYERS_MAX + BOARD_MARK_KINDS
};

struct board_scene;

/* What sets add to a scene that is made of a game (SHOWN in glyph.def). */
#define X(show) void show(struct board_scene *scene);
SHOWN(X)
#undef X

/* Rectangles of squares that belong to a feature (DISTRICTS in glyph.def). */
#define X(find)                                                                                    \
    bool find(const struct game *game, uint16_t node, struct square *first, struct square *last);
DISTRICTS(X)
#undef X

struct board_scene {
    const struct game *game;
    const struct seats *seats;
    struct territory territory; /* the ownership overlay, if shown */
    unsigned marks;
    struct board_mark mark[BOARD_MARKS_MAX]; /* in the order of their kinds, then as they came */
};

/* A scene with nothing but the game and the pieces on its board. */
struct board_scene board_scene_of(const struct game *game, const struct seats *seats);

/* Adds marks: any; one of a square; one on a tile (its number); one of a figure where it stands. */
void board_scene_add(struct board_scene *scene, struct board_mark mark);
void board_scene_add_square(struct board_scene *scene, enum board_mark_kind kind, struct square at);
void board_scene_add_tile(struct board_scene *scene, enum board_mark_kind kind, tile_number tile,
                          unsigned player);
void board_scene_add_follower(struct board_scene *scene, enum board_mark_kind kind,
                              struct follower follower);

/* Lights up the feature of a node; nothing for NO_NODE. */
void board_scene_light(struct board_scene *scene, uint16_t node);

/* Squares where a tile fits, the first `plain` of them as it is. */
void board_scene_add_legal(struct board_scene *scene, const struct square *at, unsigned count,
                           unsigned plain);

/* The tile of that kind, in hand, as it would lie, with what would be built on it (NULL: nothing).
 */
void board_scene_add_ghost(struct board_scene *scene, kind_number kind, unsigned orientation,
                           struct square at, const struct overlays *overlays);

/* What a move would build; nothing where it builds nothing. Before the ghost that it belongs to. */
void board_scene_add_plan(struct board_scene *scene, struct move move);

/* Nodes where a figure may go, numbered from 1; but on the `chosen` one (from 0; `count`: none) the
 * figure itself. Where it stands now does not matter. */
void board_scene_add_offers(struct board_scene *scene, const uint16_t *nodes, unsigned count,
                            unsigned chosen, struct follower follower);

/* The squares that belong to a feature, framed and not dimmed; nothing where it has none. */
void board_scene_add_district(struct board_scene *scene, uint16_t node);

/* A rectangle of squares (BOARD_MARK_DISTRICT), or its light (BOARD_MARK_BRIGHT). */
void board_scene_add_squares(struct board_scene *scene, enum board_mark_kind kind,
                             struct square first, struct square last);

/* The same where figures stand that are on no segment: a figure on a square or a corner, and the
 * number of such a place. */
void board_scene_add_figure_at(struct board_scene *scene, enum board_mark_kind kind,
                               struct follower figure, struct square at, enum board_spot spot);
void board_scene_add_offer_at(struct board_scene *scene, struct square at, enum board_spot spot,
                              int number);

/* The inks of a player's figures: what is written on them, and their bodies. NOBODY's are pale. */
struct style board_scene_inks(const struct board_scene *scene, unsigned player);

/* Whether two figures stand on the same place. */
bool board_mark_is_beside(const struct board_mark *a, const struct board_mark *b);

/* Whether a figure lies: farmers do. */
bool board_mark_lies(const struct board_scene *scene, const struct board_mark *figure);

void board_scene_add_label(struct board_scene *scene, struct board_label label);

/* Tints the land in the colours of its owners, and writes what their fields are worth. */
void board_scene_tint(struct board_scene *scene, enum territory_kind kind);

/* The kind that follows, round and round. */
enum territory_kind territory_next(enum territory_kind kind);

/* Whose colour a node has at such a place: features with several owners are striped slantwise,
 * `width` columns or rows for each. The node has an owner. */
unsigned territory_owner_at(const struct territory *territory, unsigned node, int x, int y,
                            int width);

/* Takes all marks of a kind away; or the one of a follower, by its number in game.followers. */
void board_scene_remove(struct board_scene *scene, enum board_mark_kind kind);
void board_scene_remove_follower(struct board_scene *scene, unsigned follower);

/* The first mark of a kind, followed by the others; NULL if there is none. How many there
 * are. */
const struct board_mark *board_scene_find(const struct board_scene *scene,
                                          enum board_mark_kind kind);
unsigned board_scene_count(const struct board_scene *scene, enum board_mark_kind kind);

/* Writes a space and the worth of a field on the board in `area`, from that cell of it on; nothing
 * where there is no room. */
void board_scene_write_worth(struct canvas *canvas, struct area area, int row, int col, int points);

/* Writes who gained how many points, "A+8", in that player's colour, from that cell of the board in
 * `area` on, or as near to it as there is room. */
void board_scene_write_gain(const struct board_scene *scene, struct canvas *canvas,
                            struct area area, int row, int col, const struct board_mark *mark);

/* Writes a label on the board in `area`, on a square that takes so many cells. */
void board_scene_write_label(const struct board_label *label, struct canvas *canvas,
                             struct area area, const struct viewport *viewport, int square_rows,
                             int square_cols);

#endif
