/* Gardens: a square of a field, as large as there is room for and as near as can be to the middle
 * of the tile, that leaves the field in one piece and beside its cities. */
#include "picture/plan.h"

#include <assert.h>
#include <string.h>

/* A square of pixels that might become the garden. */
struct lot {
    unsigned x, y, side, margin; /* and so much of the same ground around it */
    enum ground ground;
};

/* Whether all of the lot and its margin is one segment's ground, none of it at the rim. */
static bool is_clear(const struct plan *plan, const struct lot *lot)
{
    unsigned size = plan->size, m = lot->margin;
    uint8_t owner = plan->owner[lot->y * size + lot->x];
    if (lot->x < 1 + m || lot->y < 1 + m || lot->x + lot->side + m >= size ||
        lot->y + lot->side + m >= size || owner == NO_SEGMENT)
        return false;
    for (unsigned y = lot->y - m; y < lot->y + lot->side + m; y++)
        for (unsigned x = lot->x - m; x < lot->x + lot->side + m; x++)
            if (plan->owner[y * size + x] != owner || plan->ground[y * size + x] != lot->ground)
                return false;
    return true;
}

static bool is_of(const struct layout *l, uint8_t owner, enum feature_kind kind)
{
    return owner != NO_SEGMENT && l->tile->segment[owner].kind == kind;
}

/* Bit c of the mask of a field: it is beside city c. */
static void find_contacts(const struct plan *plan, const struct layout *l,
                          unsigned contacts[SEGMENTS_MAX])
{
    unsigned size = plan->size;
    memset(contacts, 0, SEGMENTS_MAX * sizeof *contacts);
    for (unsigned at = 0; at < size * size; at++) {
        const unsigned other[2] = {at % size + 1 < size ? at + 1 : at,
                                   at + size < size * size ? at + size : at};
        for (unsigned i = 0; i < 2; i++) {
            uint8_t a = plan->owner[at], b = plan->owner[other[i]];
            if (is_of(l, a, FEATURE_FIELD) && is_of(l, b, FEATURE_CITY))
                contacts[a] |= 1u << b;
            if (is_of(l, b, FEATURE_FIELD) && is_of(l, a, FEATURE_CITY))
                contacts[b] |= 1u << a;
        }
    }
}

/* How many pieces a segment is in. */
static unsigned pieces_of(const struct plan *plan, uint8_t owner)
{
    bool seen[PICTURE_PIXELS_MAX] = {false};
    uint16_t todo[PICTURE_PIXELS_MAX];
    unsigned size = plan->size, pieces = 0;
    for (unsigned first = 0; first < size * size; first++) {
        unsigned count = 0;
        if (seen[first] || plan->owner[first] != owner)
            continue;
        pieces++;
        seen[first] = true;
        todo[count++] = (uint16_t)first;
        while (count > 0) {
            unsigned at = todo[--count];
            const unsigned beside[4] = {
                at >= size ? at - size : at, at % size + 1 < size ? at + 1 : at,
                at + size < size * size ? at + size : at, at % size > 0 ? at - 1 : at};
            for (unsigned i = 0; i < 4; i++)
                if (!seen[beside[i]] && plan->owner[beside[i]] == owner) {
                    seen[beside[i]] = true;
                    todo[count++] = (uint16_t)beside[i];
                }
        }
    }
    return pieces;
}

/* Lays the garden out there, unless it would part a segment or keep a field off a city. */
static bool lay_out(struct plan *plan, const struct layout *l, const struct lot *lot,
                    uint8_t garden)
{
    unsigned before[SEGMENTS_MAX], after[SEGMENTS_MAX], size = plan->size;
    uint8_t owner = plan->owner[lot->y * size + lot->x];
    unsigned pieces = pieces_of(plan, owner);
    assert(lot->side > 0);
    find_contacts(plan, l, before);
    for (unsigned i = 0; i < lot->side * lot->side; i++)
        plan_set(plan, lot->x + i % lot->side, lot->y + i / lot->side, GROUND_GARDEN, garden);
    find_contacts(plan, l, after);
    if (pieces_of(plan, owner) == pieces && memcmp(before, after, sizeof before) == 0)
        return true;
    for (unsigned i = 0; i < lot->side * lot->side; i++)
        plan_set(plan, lot->x + i % lot->side, lot->y + i / lot->side, lot->ground, owner);
    return false;
}

/* The best of such lots that has not been tried yet, or false. */
static bool next_lot(const struct plan *plan, struct lot *lot, const bool *tried)
{
    unsigned size = plan->size;
    int best = -1;
    struct lot here = *lot;
    for (here.y = 1; here.y + here.side < size; here.y++)
        for (here.x = 1; here.x + here.side < size; here.x++) {
            int dx = (int)(2 * here.x + here.side) - (int)size;
            int dy = (int)(2 * here.y + here.side) - (int)size;
            int away = dx * dx + dy * dy;
            if (!tried[here.y * size + here.x] && (best < 0 || away < best) &&
                is_clear(plan, &here)) {
                best = away;
                *lot = here;
            }
        }
    return best >= 0;
}

static bool find_lot(struct plan *plan, const struct layout *l, struct lot lot, uint8_t garden)
{
    bool tried[PICTURE_PIXELS_MAX] = {false};
    while (next_lot(plan, &lot, tried)) {
        tried[lot.y * plan->size + lot.x] = true;
        if (lay_out(plan, l, &lot, garden))
            return true;
    }
    return false;
}

/* With grass all round, if there is room; on the smallest tiles, where a field may have none, in a
 * city. */
void garden_plan(struct plan *plan, const struct layout *l)
{
    static const enum ground grounds[] = {GROUND_OPEN, GROUND_CITY};
    unsigned largest = plan->size < 8 ? 2 : plan->size * 2 / 5, least = largest / 2 + 1;
    uint8_t garden = tile_segment_of(l->tile, FEATURE_GARDEN);
    bool is_laid = garden == NO_SEGMENT;
    for (unsigned side = largest; side >= least && !is_laid; side--)
        is_laid = find_lot(plan, l, (struct lot){.side = side, .margin = 1, .ground = GROUND_OPEN},
                           garden);
    for (unsigned g = 0; g < 2; g++)
        for (unsigned side = least; side >= 1 && !is_laid; side--)
            is_laid = find_lot(plan, l, (struct lot){.side = side, .ground = grounds[g]}, garden);
}

/* A hedge, and within it beds in rows. */
enum substance garden_substance(const struct plan *plan, const struct layout *l, unsigned x,
                                unsigned y)
{
    bool is_inside = plan_has_beside(plan, x, y, -1, 0, GROUND_GARDEN) &&
                     plan_has_beside(plan, x, y, 1, 0, GROUND_GARDEN) &&
                     plan_has_beside(plan, x, y, 0, -1, GROUND_GARDEN) &&
                     plan_has_beside(plan, x, y, 0, 1, GROUND_GARDEN);
    bool is_small = !plan_has_near(plan, x, y, 2, GROUND_GARDEN) ||
                    (!plan_has_beside(plan, x, y, -2, 0, GROUND_GARDEN) &&
                     !plan_has_beside(plan, x, y, 2, 0, GROUND_GARDEN) && !is_inside);
    (void)l;
    if (is_small || (is_inside && (x + y) % 2 == 0))
        return SUBSTANCE_GARDEN_FLOWER;
    return is_inside ? SUBSTANCE_GARDEN_BED : SUBSTANCE_GARDEN_HEDGE;
}
