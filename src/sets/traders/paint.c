/* Goods: a light plate in the city with a symbol on it. The three have shapes of their own, in any
 * orientation: a goblet of wine, a sheaf of grain, a bolt of cloth. */
#include "bastide/traders/states.h"
#include "picture/plan.h"

enum { FINE_FROM = 20, MARGIN_FROM = 12 }; /* pixels a side of a tile */

struct symbol {
    enum substance substance;
    const char *coarse[3], *fine[5];
};

static const struct symbol symbols[GOODS_COUNT] = {
    [GOOD_WINE] = {SUBSTANCE_GOODS_WINE,
                   {"###", "###", " # "},
                   {"#   #", "#####", " ### ", "  #  ", " ### "}},
    [GOOD_GRAIN] = {SUBSTANCE_GOODS_GRAIN,
                    {"# #", " # ", "# #"},
                    {"# # #", " ### ", "  #  ", " ### ", "# # #"}},
    [GOOD_CLOTH] = {SUBSTANCE_GOODS_CLOTH,
                    {"###", "   ", "###"},
                    {"#####", "     ", "#####", "     ", "#####"}},
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
