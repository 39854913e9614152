#include "tui/theme/theme.h"

const struct colour *theme_colour(const struct theme *theme, uint16_t ink)
{
    return &theme->colour[ink < INKS_ALL ? ink : INK_DEFAULT];
}

bool colour_is_same(const struct colour *a, const struct colour *b)
{
    return a->rgb == b->rgb && a->among_256 == b->among_256 && a->among_16 == b->among_16 &&
           a->among_8 == b->among_8 && a->is_own == b->is_own;
}

bool theme_is_same(const struct theme *a, const struct theme *b)
{
    for (uint16_t ink = 0; ink < INKS_ALL; ink++)
        if (!colour_is_same(&a->colour[ink], &b->colour[ink]))
            return false;
    return true;
}
