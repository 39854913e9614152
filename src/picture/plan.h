/* What painters of a tile go by: places on it, its layout, and its ground plan. */
#ifndef BASTIDE_PICTURE_PLAN_H
#define BASTIDE_PICTURE_PLAN_H

#include "picture/picture.h"

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

/* What a tile's segment list implies for its picture: where its roads end, what is in the middle,
 * which city extends to a corner. All of this follows from which fields are separated and which
 * touch. */
struct layout {
    const struct tile_kind *tile;
    struct point hub;          /* the middle, moved away from cities beside it */
    bool has_place;            /* a flag of the tile puts something there that ends roads */
    bool has_village;          /* roads end there, at neither a place nor a monastery */
    uint8_t end[SEGMENTS_MAX]; /* a road with one edge: the city it ends at, or NO_SEGMENT */
    segment_mask lanes;        /* bit s for a city with a lane to the hub */
    uint8_t lane;              /* the segment the lanes belong to: a road, or NO_SEGMENT */
    uint8_t under, over;       /* the straight roads that cross without a junction; or NO_SEGMENT */
    segment_mask cities_over;  /* cities that pass over another one of the tile */
    uint8_t spur[EDGES];       /* the city that extends to the corner clockwise after that edge */
    uint8_t monastery;         /* segment or NO_SEGMENT */
    struct point monastery_at; /* its middle */
    float monastery_reach;     /* the distance of its walls from there */
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

/* Whether water passes straight through from the edge `edge`; whether it goes round a corner. */
bool layout_water_passes(const struct layout *layout, unsigned edge);
bool layout_water_bends(const struct layout *layout);

enum ground {
#define X(name, ...) GROUND_##name,
    GROUNDS(X)
#undef X
};

/* The ground plan of a tile as printed: each pixel's ground and owner, before any decoration. */
struct plan {
    unsigned size;
    uint8_t ground[PICTURE_PIXELS_MAX];
    uint8_t owner[PICTURE_PIXELS_MAX]; /* segment or NO_SEGMENT */
};

/* The middle of a pixel, on the tile. */
static inline struct point plan_point(const struct plan *plan, unsigned x, unsigned y)
{
    float pixel = 1.0f / (float)plan->size;
    return (struct point){((float)x + 0.5f) * pixel, ((float)y + 0.5f) * pixel};
}

static inline void plan_set(struct plan *plan, unsigned x, unsigned y, enum ground ground,
                            uint8_t owner)
{
    plan->ground[y * plan->size + x] = (uint8_t)ground;
    plan->owner[y * plan->size + x] = owner;
}

/* The same unless a city is there: cities come first. */
static inline void plan_lay(struct plan *plan, unsigned x, unsigned y, enum ground ground,
                            uint8_t owner)
{
    if (plan->ground[y * plan->size + x] != GROUND_CITY)
        plan_set(plan, x, y, ground, owner);
}

/* Whether there is a city at that point; never beyond the rim. */
bool plan_is_city(const struct plan *plan, struct point at);

/* Whether the pixel `dx` to the east and `dy` to the south of x,y is on the tile and its ground
 * is `ground`. */
bool plan_has_beside(const struct plan *plan, unsigned x, unsigned y, int dx, int dy,
                     enum ground ground);

/* The same of any pixel up to `far` pixels straight away from it. */
bool plan_has_near(const struct plan *plan, unsigned x, unsigned y, int far, enum ground ground);

/* The pixel in that column and row as seen from an edge: columns along it clockwise, rows in depth.
 */
unsigned plan_pixel_seen_from(unsigned size, unsigned edge, unsigned column, unsigned row);

/* Whether such ground is what a flag of the tile puts in its middle. */
bool ground_is_place(enum ground ground);

/* A pseudo-random number, always the same for the same place. */
unsigned plan_speckle(unsigned x, unsigned y, unsigned salt);

/* The width of a road in pixels; half of that, and the radius of a village, in tiles. */
unsigned road_width(unsigned size);
float road_reach(unsigned size);
float village_reach(void);

/* Half the width of water, in tiles; and a round piece of it. */
float water_reach(unsigned size);
void water_pool(struct plan *plan, struct point at, float reach);

/* Draws a road's pixels along a smooth curve, from the first point on, leaving towards the second,
 * to the last, arriving from the third; or along a line. */
void road_curve(struct plan *plan, const struct point at[4], uint8_t owner);
void road_line(struct plan *plan, struct point from, struct point to, uint8_t owner);

/* Whether a pixel is one that a sign or a building may cover: of that segment, and neither a wall
 * nor another sign. */
bool sign_fits(const struct plan *plan, const struct pixel *pixels, unsigned segment, unsigned at);

/* The north-western pixel of the best place for a sign of side * side pixels on a segment, near its
 * heart; `rim`: how bad it is to cover a pixel at the tile's rim, where walls are 1e4. */
unsigned sign_place(const struct plan *plan, const struct layout *layout, unsigned segment,
                    unsigned side, float rim, const struct pixel *pixels);

/* Of the segments of those kinds (bit k for enum feature_kind) the one with most of the tile, or 0.
 */
unsigned plan_largest_segment(const struct plan *plan, const struct layout *layout, unsigned kinds);

/* A mark that a set has drawn (*.drawings), for tiles under 10 pixels, under 18, and larger ones:
 * 3, 5 and 7 pixels wide and high. '#' is in one substance, '+' around it in another. */
struct mark {
    const char *const *rows[3];
    enum substance thing, around;
};

/* Puts a mark on a segment, or in the field with most room, or else the city; in the city, too,
 * where fields have hardly any. */
void mark_put(const struct plan *plan, const struct layout *layout, unsigned segment,
              const struct mark *mark, struct pixel *pixels);
void mark_put_on_tile(const struct plan *plan, const struct layout *layout, const struct mark *mark,
                      struct pixel *pixels);

/* The functions of the tables in paint.def. */
#define X(make) void make(struct plan *plan, const struct layout *layout);
PLANS(X)
#undef X

/* Whether it led the road `road` from `edge` to the city at its end. */
#define X(end)                                                                                     \
    bool end(struct plan *plan, const struct layout *layout, unsigned edge, uint8_t road);
ROAD_ENDS(X)
#undef X

/* The substance at pixel x,y of such ground. */
#define X(name, shown, flag)                                                                       \
    enum substance shown(const struct plan *plan, const struct layout *layout, unsigned x,         \
                         unsigned y);
GROUNDS(X)
#undef X

#define X(build, segment_flags, tile_flags)                                                        \
    void build(const struct plan *plan, const struct layout *layout, struct pixel *pixels);
BUILT(X)
#undef X

#endif
