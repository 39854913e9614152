/* The ground plan of a tile as printed: each pixel's ground and owner, before any decoration. */
#ifndef BASTIDE_PICTURE_PLAN_H
#define BASTIDE_PICTURE_PLAN_H

#include "picture/layout.h"
#include "picture/picture.h"

enum ground {
    GROUND_OPEN, /* grass: the fields */
    GROUND_ROAD,
    GROUND_PARAPET, /* beside a road that passes over another */
    GROUND_VILLAGE,
    GROUND_CITY,
    GROUND_MONASTERY,
    GROUND_BAZAAR,
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

/* A pseudo-random number, always the same for the same place. */
unsigned plan_speckle(unsigned x, unsigned y, unsigned salt);

/* The width of a road in pixels; half of that, and the radius of a village, in tiles. */
unsigned road_width(unsigned size);
float road_reach(unsigned size);
float village_reach(void);

/* The ground plan is made in this order. */
void city_plan(struct plan *plan, const struct layout *layout);
void gate_plan(struct plan *plan, const struct layout *layout);
void road_plan(struct plan *plan, const struct layout *layout);
void overpass_plan(struct plan *plan, const struct layout *layout);
void village_plan(struct plan *plan, const struct layout *layout);
void bazaar_plan(struct plan *plan, const struct layout *layout);
void monastery_plan(struct plan *plan, const struct layout *layout);
/* The middle between the edges of a city. */
struct point city_heart(const struct layout *layout, unsigned city);

/* Whether a pixel is one that a sign or a building may cover: of the city, neither its wall nor
 * another sign. */
bool city_is_open(const struct plan *plan, const struct pixel *pixels, unsigned city, unsigned at);

/* The north-western pixel of the best place for a sign of side * side pixels in a city, near its
 * heart; `rim`: how bad it is to cover a pixel at the tile's rim, where walls are 1e4. */
unsigned city_place_sign(const struct plan *plan, const struct layout *layout, unsigned city,
                         unsigned side, float rim, const struct pixel *pixels);

/* Last: remaining ground gets its owners, from the half-edges inwards. */
void field_plan(struct plan *plan, const struct layout *layout);

/* The substance at pixel x,y of such ground. */
enum substance road_substance(unsigned x, unsigned y);
enum substance village_substance(const struct plan *plan, const struct layout *layout, unsigned x,
                                 unsigned y);
enum substance city_substance(const struct plan *plan, unsigned x, unsigned y);
enum substance monastery_substance(const struct plan *plan, const struct layout *layout, unsigned x,
                                   unsigned y);
enum substance bazaar_substance(const struct plan *plan, const struct layout *layout, unsigned x,
                                unsigned y);
enum substance field_substance(const struct plan *plan, unsigned x, unsigned y);

/* Decorations on the painted ground, in this order. The row: the function that adds it. */
#define BUILT(X)                                                                                   \
    X(city_hang_pennants)                                                                          \
    X(goods_build) X(cathedral_build) X(gate_build) X(overpass_build) X(inn_build)

#define X(build)                                                                                   \
    void build(const struct plan *plan, const struct layout *layout, struct pixel *pixels);
BUILT(X)
#undef X

#endif
