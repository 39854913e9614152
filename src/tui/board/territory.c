#include "tui/board/territory.h"

enum territory_kind territory_next(enum territory_kind kind)
{
    return (enum territory_kind)((kind + 1) % TERRITORIES);
}

unsigned territory_owner_at(const struct territory *territory, unsigned node, int x, int y,
                            int width)
{
    unsigned owners = territory->owners[node];
    unsigned count = (unsigned)__builtin_popcount(owners);
    int stripe = (x + y) / width % (int)count;
    unsigned nth = (unsigned)(stripe < 0 ? stripe + (int)count : stripe);
    for (; nth > 0; nth--)
        owners &= owners - 1;
    return (unsigned)__builtin_ctz(owners);
}
