/* What the board shows: a game as it stands, and the list of marks that are drawn over it. The
 * board in pixels and the board in letters are two pictures of the same scene. */
#ifndef BASTIDE_TUI_BOARD_SCENE_H
#define BASTIDE_TUI_BOARD_SCENE_H

#include "bastide/game.h"
#include "facts/feature_summary.h"
#include "picture/picture.h"
#include "rows/glyph.h"
#include "tui/board/viewport.h"
#include "wording/seats.h"

/* What can be drawn over a game, each thing a mark: its kind, place and owner. Pictures of the
 * board go through a list of them (board_scene.h) with a painter for each row of this table. */

/* When a mark is drawn. */
enum board_layer {
    LAYER_LIGHT, /* it says in what light the tiles are seen, so it comes before them */
    LAYER_LAND,  /* over the tiles */
    LAYER_TEXT,  /* writing, over everything else */
};

/* Whether the small map may lie upon it. */
enum board_price { PRICE_FREE, PRICE_DEAR, PRICE_NEVER };

/* What of it can be hit where it stands on a feature: the cell that it is written in, or a follower
 * around that. */
enum board_reach { REACH_NOTHING, REACH_CELL, REACH_FOLLOWER };

/* The rows, the lowest first: name in C, name of its painter in each of the pictures (board_view.c,
 * glyph_board.c), layer, price, reach. */
#define BOARD_MARKS(X)                                                                             \
    X(LIT, lit, LIGHT, FREE, NOTHING)   /* the whole feature of a node, lit up */                  \
    X(GLOW, glow, LIGHT, FREE, NOTHING) /* the same, and nothing else is dimmed for it */          \
    X(BRIGHT, bright, LIGHT, FREE,                                                                 \
      NOTHING)                            /* squares that are not dimmed when something is lit */  \
    X(LEGAL, frame, LAND, DEAR, NOTHING)  /* a square where the tile in hand fits, */              \
    X(MENDED, frame, LAND, DEAR, NOTHING) /* once something is built there */                      \
    X(DEAD, dead, LAND, FREE, NOTHING)    /* an open square that nothing fits on any more */       \
    X(LAST, last, LAND, NEVER, NOTHING)   /* the tile placed last, and who placed it */            \
    X(OPEN, frame, LAND, NEVER, NOTHING)  /* an open square that is looked at */                   \
    X(DISTRICT, frame, LAND, FREE, NOTHING)     /* the squares that a choice is about */           \
    X(CURSOR, frame, LAND, NEVER, NOTHING)      /* the tile that is looked at */                   \
    X(GHOST, ghost, LAND, NEVER, NOTHING)       /* the tile in hand as it would be placed */       \
    X(PLAN, plan, LAND, NEVER, NOTHING)         /* what may be built on a tile */                  \
    X(COUNT, count, LAND, FREE, NOTHING)        /* how much of something stands on a segment */    \
    X(FOLLOWER, follower, LAND, FREE, FOLLOWER) /* one that stands on the board */                 \
    X(OFFER, offer, LAND, NEVER, CELL)          /* the number of a place for a follower */         \
    X(CHOICE, follower, LAND, NEVER, FOLLOWER)  /* a follower where one could be deployed */       \
    X(WORTH, worth, TEXT, FREE, NOTHING)        /* what an owned field is worth */                 \
    X(GAIN, gain, TEXT, NEVER, NOTHING)         /* points that a feature has just brought */       \
    X(LABEL, label, TEXT, FREE, NOTHING)        /* letters to be typed for a place */

enum board_mark_kind {
#define X(NAME, name, layer, price, reach) BOARD_MARK_##NAME,
    BOARD_MARKS(X)
#undef X
        BOARD_MARK_KINDS
};

struct board_mark_row {
    uint8_t layer; /* enum board_layer */
    uint8_t price; /* enum board_price */
    uint8_t reach; /* enum board_reach */
};

extern const struct board_mark_row board_mark_rows[BOARD_MARK_KINDS];

/* The place of a label: the middle of its square, or the northern or western end of what may be
 * built. */
enum label_anchor { LABEL_MIDDLE, LABEL_NORTH, LABEL_WEST };

struct board_label {
    struct square at;
    enum label_anchor anchor;
    char text[4];
};

/* Where a figure or the number of a place stands: on a segment; in the middle of a square; on the
 * corner where four squares meet. */
enum board_spot { SPOT_SEGMENT, SPOT_SQUARE, SPOT_CORNER };

/* Members that its kind does not name are 0. */
struct board_mark {
    uint8_t kind;     /* enum board_mark_kind */
    uint8_t player;   /* LAST, FOLLOWER, CHOICE, GAIN: whose; a figure may be NOBODY's */
    uint8_t figure;   /* FOLLOWER, CHOICE: enum figure; COUNT: enum counted */
    uint8_t spot;     /* FOLLOWER, OFFER, CHOICE: enum board_spot */
    struct square at; /* of what stands on a feature: of the node's tile; on a corner: the
                         north-western square */
    struct {
        int8_t cols, rows;
    } more;        /* DISTRICT, BRIGHT: squares beside the one at `at`, to the east and south */
    uint16_t node; /* LIT, GLOW, COUNT, FOLLOWER, OFFER, CHOICE, WORTH, GAIN */
    union {
        struct {
            kind_number kind;
            uint8_t orientation;
            struct overlays overlays; /* what will be built on it; PLAN: nothing else */
        } tile;                       /* GHOST, PLAN */
        struct {
            int16_t points;
            uint8_t lift;         /* rows above the feature, where pictures move, */
            uint8_t beside;       /* and how many others of the same feature come before */
        } gain;                   /* GAIN */
        int number;               /* OFFER: from 1, or 0 for no choice; WORTH: points; COUNT */
        struct board_label label; /* LABEL */
    };
};

enum {
    BOARD_MARKS_MAX = 3 * OPEN_SQUARES_MAX /* legal or dead, labelled, and one to spare */
                      + 2 * PIECES_MAX     /* with the worth of fields */
                      + TILES_MAX          /* counts */
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

/* Whose colour a substance has (FLAGS_OF_PLAYERS in glyph.def). */
#define X(substance, players) unsigned players(const struct game *game, uint16_t node);
FLAGS_OF_PLAYERS(X)
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

/* The inks of a player's figures: what is written on them, and their bodies. NOBODY's are pale. */
struct style board_scene_inks(const struct board_scene *scene, unsigned player);

/* The digit of an offer; those that have none are told apart by the list beside the board. '!'
 * where there is nothing to choose. */
char board_offer_letter(const struct board_mark *offer);

/* What is counted on the board (COUNTED in glyph.def), and the digit of a count; '+' for more than
 * nine. */
enum counted {
#define X(NAME, ink, is_stood_on) COUNTED_##NAME,
    COUNTED(X)
#undef X
        COUNTED_KINDS
};

char board_count_letter(const struct board_mark *count);

/* Whether figures stand on it, or else beside it. */
bool board_count_is_stood_on(const struct board_mark *count);
uint16_t board_count_ink(const struct board_mark *count);

/* How much of that stands there; in place of how much did. */
void board_scene_count_there(struct board_scene *scene, enum counted counted, uint16_t node,
                             unsigned number);

/* The follower on the place of a count, or NULL. */
const struct board_mark *board_scene_on_count(const struct board_scene *scene,
                                              const struct board_mark *count);

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

/* Writes a label on the board in `area`, on a square that takes so many cells, from row `top` of
 * its place on. */
void board_scene_write_label(const struct board_label *label, struct canvas *canvas,
                             struct area area, const struct viewport *viewport, int top,
                             int square_rows, int square_cols);

#endif
