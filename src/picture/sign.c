/* Signs: where there is room for one, and those of flags that no painter shows: the first letter of
 * the flag's word on a plate; a dot on the smallest tiles. */
#include "picture/drawings.h"
#include "picture/plan.h"

bool sign_fits(const struct plan *plan, const struct pixel *pixels, unsigned segment, unsigned at)
{
    return plan->owner[at] == segment && (substance_traits[pixels[at].substance] & TRAIT_OPEN);
}

/* The penalty for a sign over that pixel. */
static float sign_cost(const struct plan *plan, const struct pixel *pixels, unsigned segment,
                       float rim, unsigned at)
{
    unsigned x = at % plan->size, y = at / plan->size, last = plan->size - 1;
    if (plan->owner[at] != segment)
        return 1e6f;
    if (!sign_fits(plan, pixels, segment, at))
        return 1e4f;
    /* On the smallest tiles everything is near a road. */
    float cost = plan->size >= 8 && plan_has_near(plan, x, y, 2, GROUND_ROAD) ? 1e2f : 0;
    return cost + (x == 0 || y == 0 || x == last || y == last ? rim : 0);
}

unsigned sign_place(const struct plan *plan, const struct layout *l, unsigned segment,
                    unsigned side, float rim, const struct pixel *pixels)
{
    unsigned size = plan->size, place = 0;
    struct point middle = layout_heart(l, segment);
    float best = 1e9f, half = (float)side / 2, spoilt[PICTURE_PIXELS_MAX] = {0};
    for (unsigned at = 0; at < size * size; at++)
        spoilt[at] = sign_cost(plan, pixels, segment, rim, at);
    for (unsigned y = 0; y + side <= size; y++) {
        for (unsigned x = 0; x + side <= size; x++) {
            float dx = (float)x + half - middle.x * (float)size;
            float dy = (float)y + half - middle.y * (float)size;
            float cost = dx * dx + dy * dy;
            for (unsigned i = 0; i < side * side && cost < best; i++)
                cost += spoilt[(y + i / side) * size + x + i % side];
            if (cost < best) {
                best = cost;
                place = y * size + x;
            }
        }
    }
    return place;
}

enum { LETTER_WIDTH = 3, LETTER_HEIGHT = 5, LETTER_FROM = 10, MARGIN_FROM = 12 };

/* From A to Z, one pixel apart. */
static bool is_stroke(char letter, unsigned column, unsigned row)
{
    unsigned first = (unsigned)(letter - 'a') % ('Z' - 'A' + 1) * (LETTER_WIDTH + 1);
    return column < LETTER_WIDTH && row < LETTER_HEIGHT &&
           drawing_letters[row][first + column] == '#';
}

/* A plate, of which walls and other signs keep their pixels if it has any besides. */
static void sign_put(const struct plan *plan, const struct layout *l, unsigned segment, char letter,
                     struct pixel *pixels)
{
    unsigned size = plan->size, margin = size < MARGIN_FROM ? 0 : 1;
    unsigned side = size < LETTER_FROM ? LETTER_WIDTH : LETTER_HEIGHT + 2 * margin;
    unsigned place = sign_place(plan, l, segment, side, 1e2f, pixels);
    bool has_room = false;
    for (unsigned i = 0; i < side * side; i++)
        has_room |= sign_fits(plan, pixels, segment, place + i / side * size + i % side);
    for (unsigned i = 0; i < side * side; i++) {
        unsigned u = i % side, v = i / side, at = place + v * size + u;
        bool is_letter = size < LETTER_FROM ? u == side / 2 && v == side / 2
                                            : is_stroke(letter, u - margin - 1, v - margin);
        if (has_room ? sign_fits(plan, pixels, segment, at) : plan->owner[at] == segment)
            pixels[at].substance = is_letter ? SUBSTANCE_SIGN_LETTER : SUBSTANCE_SIGN;
    }
}

unsigned plan_largest_segment(const struct plan *plan, const struct layout *l, unsigned kinds)
{
    unsigned pixels[SEGMENTS_MAX + 1] = {0}, best = 0, most = 0;
    for (unsigned at = 0; at < plan->size * plan->size; at++)
        pixels[plan->owner[at] < SEGMENTS_MAX ? plan->owner[at] : SEGMENTS_MAX]++;
    for (unsigned s = 0; s < l->tile->segments; s++)
        if (kinds >> l->tile->segment[s].kind & 1u && pixels[s] > most) {
            best = s;
            most = pixels[s];
        }
    return best;
}

enum {
#define X(build, segment_flags, tile_flags) | (segment_flags)
#define Y(flag)                             | (flag)
    SEGMENT_FLAGS_SHOWN = 0 BUILT(X) POINTED_CITIES(Y),
#undef X
#define X(build, segment_flags, tile_flags) | (tile_flags)
    TILE_FLAGS_BUILT = 0 BUILT(X),
#undef X
#define X(ground, substance, flag) | (flag)
    TILE_FLAGS_SHOWN = TILE_FLAGS_BUILT GROUNDS(X)
#undef X
#undef Y
};

void sign_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    for (unsigned s = 0; s < l->tile->segments; s++) {
        unsigned flags = l->tile->segment[s].flags & ~(unsigned)SEGMENT_FLAGS_SHOWN;
#define X(name, kind, word, ...)                                                                   \
    if (flags & SEGMENT_##name)                                                                    \
        sign_put(plan, l, s, (word)[0], pixels);
        SEGMENT_FLAGS(X)
#undef X
    }
    unsigned flags = l->tile->flags & ~(unsigned)TILE_FLAGS_SHOWN;
#define X(name, word)                                                                              \
    if (flags & TILE_##name)                                                                       \
        sign_put(plan, l, plan_largest_segment(plan, l, ~0u), (word)[0], pixels);
    TILE_FLAGS(X)
#undef X
}
