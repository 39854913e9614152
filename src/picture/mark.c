/* Marks of sets on their tiles, as drawn. */
#include "picture/plan.h"

static unsigned step_of(unsigned size)
{
    enum { MEDIUM_FROM = 10, LARGE_FROM = 18 };
    return size < MEDIUM_FROM ? 0 : size < LARGE_FROM ? 1 : 2;
}

static unsigned side_of(unsigned size)
{
    return 3 + 2 * step_of(size);
}

void mark_put(const struct plan *plan, const struct layout *l, unsigned segment,
              const struct mark *mark, struct pixel *pixels)
{
    unsigned size = plan->size, side = side_of(size);
    const char *const *rows = mark->rows[step_of(size)];
    unsigned place = sign_place(plan, l, segment, side, 1e2f, pixels);
    for (unsigned i = 0; i < side * side; i++) {
        unsigned at = place + i / side * size + i % side;
        char shown = rows[i / side][i % side];
        if (shown != '.' && sign_fits(plan, pixels, segment, at))
            pixels[at].substance = (uint8_t)(shown == '#' ? mark->thing : mark->around);
    }
}

/* How much of the sign there is room for on a segment. */
static unsigned room_on(const struct plan *plan, const struct layout *l, unsigned segment,
                        const struct pixel *pixels)
{
    unsigned side = side_of(plan->size), room = 0;
    unsigned place = sign_place(plan, l, segment, side, 1e2f, pixels);
    for (unsigned i = 0; i < side * side; i++)
        room += sign_fits(plan, pixels, segment, place + i / side * plan->size + i % side);
    return room;
}

void mark_put_on_tile(const struct plan *plan, const struct layout *l, const struct mark *mark,
                      struct pixel *pixels)
{
    unsigned best = 0, most = 0, side = side_of(plan->size);
    for (unsigned s = 0; s < l->tile->segments; s++) {
        enum feature_kind kind = (enum feature_kind)l->tile->segment[s].kind;
        unsigned room = 2 * room_on(plan, l, s, pixels) + (kind == FEATURE_FIELD ? side : 0);
        if ((kind == FEATURE_FIELD || kind == FEATURE_CITY) && room > most) {
            best = s;
            most = room;
        }
    }
    mark_put(plan, l, best, mark, pixels);
}
