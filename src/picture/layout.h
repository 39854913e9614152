/* What a tile's segment list implies for its picture: where its roads end, what is in the middle,
 * which city extends to a corner. All of this follows from which fields are separated and which
 * touch. */
#ifndef BASTIDE_PICTURE_LAYOUT_H
#define BASTIDE_PICTURE_LAYOUT_H

#include "bastide/tiles.h"
#include "picture/shape.h"

#include <stdbool.h>

struct layout {
    const struct tile_kind *tile;
    struct point hub;          /* the middle, moved away from cities beside it */
    bool has_place;            /* a flag of the tile puts something there that ends roads */
    bool has_village;          /* roads end there, at neither a place nor a monastery */
    uint8_t end[SEGMENTS_MAX]; /* a road with one edge: the city it ends at, or NO_SEGMENT */
    segment_mask lanes;        /* bit s for a city with a lane to the hub */
    uint8_t lane;              /* the segment the lanes belong to: a road, or NO_SEGMENT */
    uint8_t under, over;       /* the straight roads that cross without a junction; or NO_SEGMENT */
    uint8_t spur[EDGES];       /* the city that extends to the corner clockwise after that edge */
    uint8_t monastery;         /* segment or NO_SEGMENT */
    struct point abbey;        /* its middle */
    float abbey_reach;         /* the distance of its walls from there */
    float bow;                 /* how far a road bends away from a city beside it */
};

/* The layout of a tile `size` pixels wide. */
struct layout layout_of(const struct tile_kind *tile, unsigned size);

/* How far the middle of a road from `edge` to the opposite one bends towards the next edge
 * clockwise. */
float layout_bow(const struct layout *layout, unsigned edge);

/* The middle between the edges of a segment. */
struct point layout_heart(const struct layout *layout, unsigned segment);

/* Whether segment `segment` is a road that passes through, with two edges. */
bool layout_passes(const struct layout *layout, unsigned segment);

#endif
