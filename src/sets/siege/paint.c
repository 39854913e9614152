/* Besieged cities: their walls burn. */
#include "picture/plan.h"

static bool is_wall(const struct pixel *pixel, unsigned city)
{
    return pixel->segment == city &&
           (pixel->substance == SUBSTANCE_WALL || pixel->substance == SUBSTANCE_WALL_LIGHT);
}

/* A flame at about every third of its stones. */
static void set_on_fire(const struct plan *plan, unsigned city, struct pixel *pixels)
{
    enum { STONES = 3, SALT = 11 };
    for (unsigned at = 0; at < plan->size * plan->size; at++) {
        unsigned x = at % plan->size, y = at / plan->size;
        if (is_wall(&pixels[at], city))
            pixels[at].substance =
                (uint8_t)(plan_speckle(x, y, SALT) % STONES == 0 ? SUBSTANCE_SIEGE_FIRE
                                                                 : SUBSTANCE_SIEGE_WALL);
    }
}

void siege_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    for (unsigned s = 0; s < l->tile->segments; s++)
        if (l->tile->segment[s].flags & SEGMENT_BESIEGED)
            set_on_fire(plan, s, pixels);
}
