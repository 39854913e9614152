#include "picture/plan.h"

bool plan_is_city(const struct plan *plan, struct point at)
{
    float size = (float)plan->size;
    if (at.x < 0 || at.y < 0 || at.x >= 1 || at.y >= 1)
        return false;
    return plan->ground[(unsigned)(at.y * size) * plan->size + (unsigned)(at.x * size)] ==
           GROUND_CITY;
}

bool plan_has_beside(const struct plan *plan, unsigned x, unsigned y, int dx, int dy,
                     enum ground ground)
{
    unsigned there_x = (unsigned)((int)x + dx), there_y = (unsigned)((int)y + dy);
    return there_x < plan->size && there_y < plan->size &&
           plan->ground[there_y * plan->size + there_x] == ground;
}

bool ground_is_place(enum ground ground)
{
    static const bool is_place[] = {
#define X(name, substance, flag) [GROUND_##name] = (flag) != 0,
        GROUNDS(X)
#undef X
    };
    return is_place[ground];
}

unsigned plan_speckle(unsigned x, unsigned y, unsigned salt)
{
    uint32_t n = x * 0x9e3779b1u ^ y * 0x85ebca77u ^ salt * 0xc2b2ae3du;
    n = (n ^ n >> 15) * 0x2c1b3c6du;
    n = (n ^ n >> 12) * 0x297a2d39u;
    return n ^ n >> 15;
}
