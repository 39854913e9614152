/* The picture of a tile, painted from its segment list.
 *
 * A tile is N x N square pixels. Each pixel has what it shows and its segment of the tile, so the
 * same picture serves display, mouse hits and highlights. Colours come later. Painting is a pure
 * function: no state, no allocation.
 *
 * The pixels obey the rules: the pixels of a segment are connected, lie at the edges the segment
 * reaches and at no others, and a field is beside a city exactly if the tile's list says they
 * touch. This holds for every even size from PICTURE_TRUE_SIZE on; smaller and odd sizes are
 * painted as well as possible, and from 8 on where two cities have little room. Of two roads that
 * cross on one tile without a junction the first passes below the second: its pixels lie in two
 * pieces. So do those of what passes below a city. */
#ifndef BASTIDE_PICTURE_PICTURE_H
#define BASTIDE_PICTURE_PICTURE_H

#include "bastide/game.h"
#include "bastide/tiles.h"
#include "rows/paint.h"

#include <stdint.h>

enum {
    PICTURE_SIZE_MIN = 4,
    PICTURE_SIZE_MAX = 48,
    PICTURE_TRUE_SIZE = 6, /* from here on even sizes are exact */
    PICTURE_PIXELS_MAX = PICTURE_SIZE_MAX * PICTURE_SIZE_MAX,
};

/* What pixels show (paint.def). */
enum substance {
#define X(name, ...) SUBSTANCE_##name,
    SUBSTANCES(X)
#undef X
        SUBSTANCE_COUNT
};

enum substance_trait {
    TRAIT_SIGHT = 1,  /* better seen than covered by a figure */
    TRAIT_TINTED = 2, /* takes the colour of the feature's owner where territories are shown */
    TRAIT_OPEN = 4,   /* a sign or a building may cover it */
};

extern const uint8_t substance_traits[SUBSTANCE_COUNT];

struct pixel {
    uint8_t substance; /* enum substance */
    uint8_t segment;   /* of the tile kind, or NO_SEGMENT */
    uint8_t rim;       /* 1 in the first row and column: shown darker, to separate the tiles */
    uint8_t shade;     /* 1 in a shadow: also shown darker */
};

/* Where a follower stands: a follower `w` pixels wide and `h` high covers its segment best with its
 * left column at x - w/2 and its top row at y - h/2 (rounded down). The pixel itself belongs to the
 * segment. */
struct picture_anchor {
    uint8_t x, y;
};

/* Paints the tile kind `kind`, turned to `orientation`, into size * size pixels, row by row from
 * the north west. */
void picture_tile(kind_number kind, unsigned orientation, unsigned size, struct pixel *pixels);

/* The anchors of all segments of a tile, chosen together so that followers on different segments
 * overlap as little as the tile allows. `anchors` has room for the kind's segments. */
void picture_anchors(kind_number kind, unsigned orientation, unsigned size,
                     struct picture_anchor *anchors);

/* What games build on tiles that lie. Each kind of it is a row of OVERLAYS (paint.def), and a small
 * number says what of it there is on a tile, in a meaning of its own. All paint on the size * size
 * pixels of a tile as it lies on the board, in the order of the rows. */

enum overlay_kind {
#define X(name, looks) OVERLAY_##name,
    OVERLAYS(X)
#undef X
        OVERLAYS_COUNT
};

struct overlay {
    /* What of it a game has on tile number `tile`; 0 for nothing. */
    unsigned (*built)(const struct game *game, tile_number tile);
    /* What a tile of that kind has by itself, off the board. Left out: nothing. */
    unsigned (*alone)(kind_number kind);
    /* What a move would build on its square. Left out: nothing. */
    unsigned (*planned)(struct move move);
    void (*paint)(unsigned built, unsigned size, struct pixel *pixels);
    /* Finds where a piece on that node stands because of it. False, or left out: as on the printed
     * tile. */
    bool (*stands)(const struct game *game, uint16_t node, unsigned size,
                   struct picture_anchor *anchor);
};

#define X(name, looks) extern const struct overlay looks;
OVERLAYS(X)
#undef X

/* What there is on a tile of each kind. */
struct overlays {
    uint8_t built[OVERLAYS_COUNT];
};

/* On tile number `tile` of a game; on a tile off the board; what a move would build. */
struct overlays overlays_on(const struct game *game, tile_number tile);
struct overlays overlays_alone(kind_number kind);
struct overlays overlays_planned(struct move move);

/* Whether there is anything; and all but what `others` has too. */
bool overlays_has_any(const struct overlays *overlays);
struct overlays overlays_without(struct overlays overlays, const struct overlays *others);

/* Paints them over a tile; pixels of tracks get segment SEGMENT_TRACK. */
void overlays_paint(const struct overlays *overlays, unsigned size, struct pixel *pixels);

/* Paints them over nothing: pixels that show none of them have NO_SEGMENT. */
void overlays_paint_alone(const struct overlays *overlays, unsigned size, struct pixel *pixels);

/* Finds where a piece on a node stands, if that is due to what was built. */
bool overlays_anchor(const struct game *game, uint16_t node, unsigned size,
                     struct picture_anchor *anchor);

/* How large a follower is on a tile of `size` pixels, as the board draws it. */
unsigned picture_follower_width(unsigned size);
unsigned picture_follower_height(unsigned size);

#endif
