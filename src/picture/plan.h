/* The ground plan of a tile as printed: each pixel's ground and owner, before any decoration. */
#ifndef BASTIDE_PICTURE_PLAN_H
#define BASTIDE_PICTURE_PLAN_H

#include "picture/layout.h"
#include "picture/picture.h"

enum ground {
#define X(name, ...) GROUND_##name,
    GROUNDS(X)
#undef X
};

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
