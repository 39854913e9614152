/* Goods: a light plate in the city with a symbol on it. */
#include "bastide/traders/states.h"
#include "picture/drawings.h"
#include "picture/plan.h"

enum { FINE_FROM = 20, MARGIN_FROM = 12 }; /* pixels a side of a tile */

/* goods.drawings */
static const struct symbol {
    enum substance substance;
    const char *const *coarse, *const *fine;
} symbols[GOODS_COUNT] = {
#define X(good, word)                                                                              \
    [GOOD_##good] = {SUBSTANCE_GOODS_##good, drawing_##good##_coarse, drawing_##good##_fine},
    GOODS(X)
#undef X
};

static void trader_put(const struct plan *plan, const struct layout *l, unsigned city,
                       const struct symbol *symbol, struct pixel *pixels)
{
    unsigned size = plan->size, margin = size < MARGIN_FROM ? 0 : 1;
    const char *const *rows = size < FINE_FROM ? symbol->coarse : symbol->fine;
    unsigned inner = size < FINE_FROM ? 3 : 5, side = inner + 2 * margin;
    unsigned place = sign_place(plan, l, city, side, 1e2f, pixels);
    for (unsigned i = 0; i < side * side; i++) {
        unsigned at = place + i / side * size + i % side;
        unsigned u = i % side - margin, v = i / side - margin;
        bool is_symbol = u < inner && v < inner && rows[v][u] == '#';
        if (sign_fits(plan, pixels, city, at))
            pixels[at].substance = (uint8_t)(is_symbol ? symbol->substance : SUBSTANCE_GOODS_PLATE);
    }
}

void goods_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    for (unsigned s = 0; s < l->tile->segments; s++)
        for (unsigned good = 0; good < GOODS_COUNT; good++)
            if (l->tile->segment[s].flags & segment_flag_of_good((enum good)good))
                trader_put(plan, l, s, &symbols[good], pixels);
}
