#include "bastide/tiles.h"

#include <string.h>

uint8_t tile_kind_find(const char *id)
{
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        if (strcmp(tile_kinds[kind].id, id) == 0)
            return kind;
    return NO_TILE_KIND;
}

unsigned tile_gates(uint8_t kind)
{
    unsigned gates = 0;
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        gates |= tile_kinds[kind].segment[s].gates;
    return gates;
}

const char *tile_set_name(enum tile_set set)
{
    static const char *const names[TILE_SETS_COUNT] = {
#define X(set, name) [SET_##set] = name,
        TILE_SETS(X)
#undef X
    };
    return names[set];
}
