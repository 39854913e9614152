/* What games build on tiles that lie. Each kind of it is a row of OVERLAYS (paint.def), and a small
 * number says what of it there is on a tile, in a meaning of its own. All paint on the size * size
 * pixels of a tile as it lies on the board, in the order of the rows. */
#ifndef BASTIDE_PICTURE_OVERLAY_H
#define BASTIDE_PICTURE_OVERLAY_H

#include "bastide/game.h"
#include "picture/picture.h"

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
