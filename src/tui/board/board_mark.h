/* What can be drawn over a game, each thing a mark: its kind, place and owner. Pictures of the
 * board go through a list of them (board_scene.h) with a painter for each row of this table. */
#ifndef BASTIDE_TUI_BOARD_MARK_H
#define BASTIDE_TUI_BOARD_MARK_H

#include "bastide/game.h"
#include "picture/overlay.h"

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

/* The rows, the lowest first: name in C, name of its painters, layer, price, reach. A new one needs
 * a painter in each of the pictures (board_view.c, glyph_board.c). */
#define BOARD_MARKS(X)                                                                             \
    X(LIT, lit, LIGHT, FREE, NOTHING)   /* the whole feature of a node, lit up */                  \
    X(GLOW, glow, LIGHT, FREE, NOTHING) /* the same, and nothing else is dimmed for it */          \
    X(BRIGHT, bright, LIGHT, FREE,                                                                 \
      NOTHING)                             /* squares that are not dimmed when something is lit */ \
    X(LEGAL, legal, LAND, DEAR, NOTHING)   /* a square where the tile in hand fits, */             \
    X(MENDED, mended, LAND, DEAR, NOTHING) /* once something is built there */                     \
    X(DEAD, dead, LAND, FREE, NOTHING)     /* an open square that nothing fits on any more */      \
    X(LAST, last, LAND, NEVER, NOTHING)    /* the tile placed last, and who placed it */           \
    X(OPEN, open, LAND, NEVER, NOTHING)    /* an open square that is looked at */                  \
    X(DISTRICT, district, LAND, FREE, NOTHING)  /* the squares that a choice is about */           \
    X(CURSOR, cursor, LAND, NEVER, NOTHING)     /* the tile that is looked at */                   \
    X(GHOST, ghost, LAND, NEVER, NOTHING)       /* the tile in hand as it would be placed */       \
    X(PLAN, plan, LAND, NEVER, NOTHING)         /* what may be built on a tile */                  \
    X(FOLLOWER, follower, LAND, FREE, FOLLOWER) /* one that stands on the board */                 \
    X(OFFER, offer, LAND, NEVER, CELL)          /* the number of a place for a follower */         \
    X(CHOICE, choice, LAND, NEVER, FOLLOWER)    /* a follower where one could be deployed */       \
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
    uint8_t figure;   /* FOLLOWER, CHOICE: enum figure */
    uint8_t spot;     /* FOLLOWER, OFFER, CHOICE: enum board_spot */
    struct square at; /* of what stands on a feature: of the node's tile; on a corner: the
                         north-western square */
    uint16_t node;    /* LIT, GLOW, FOLLOWER, OFFER, CHOICE, WORTH, GAIN */
    union {
        struct {
            kind_number kind;
            uint8_t orientation;
            struct overlays overlays; /* what will be built on it; PLAN: nothing else */
        } tile;                       /* GHOST, PLAN */
        struct {
            int8_t cols, rows;
        } span; /* DISTRICT, BRIGHT: so many squares, from `at` on */
        struct {
            int16_t points;
            uint8_t lift;         /* rows above the feature, where pictures move, */
            uint8_t beside;       /* and how many others of the same feature come before */
        } gain;                   /* GAIN */
        int number;               /* OFFER: from 1; WORTH: points */
        struct board_label label; /* LABEL */
    };
};

#endif
