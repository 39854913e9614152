/* What a tile's segment list implies for its picture: where its roads end, what is in the middle,
 * which city extends to a corner. All of this follows from which fields are separated and which
 * touch. */
#ifndef BASTIDE_PICTURE_LAYOUT_H
#define BASTIDE_PICTURE_LAYOUT_H

#include "bastide/tiles.h"

#include <stdbool.h>

/* Places and distances on the tile as printed: 0,0 is its north-west corner, 1,1 the south-east. */

struct point {
    float x, y;
};

/* The middle of an edge, and the step from there towards the inside, one tile long. */
struct point edge_middle(unsigned edge);
struct point edge_inwards(unsigned edge);

/* A point as seen from an edge: x along it clockwise, y the depth from it; and back. */
struct point point_seen_from(unsigned edge, struct point at);
struct point point_of_view(unsigned edge, struct point seen);

struct point point_step(struct point from, struct point step, float length);

/* The point at `t` of the way from `a` to `b`. */
struct point point_between(struct point a, struct point b, float t);

/* The square of the distance from `at` to the nearest point between `a` and `b`. */
float point_squared_distance(struct point at, struct point a, struct point b);

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
