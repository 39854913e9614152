#include "bastide/tiles.h"
#include "bastide/figure.h"

#include <string.h>

kind_number tile_kind_find(const char *id)
{
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (strcmp(tile_kinds[kind].id, id) == 0)
            return kind;
    return NO_TILE_KIND;
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

const struct figure_rules figure_rules[FIGURES_COUNT] = {
#define X(figure, word, key, each, set, role, strength, ...)                                       \
    [FIGURE_##figure] = {each, SET_##set, ROLE_##role, strength},
    FIGURES(X)
#undef X
};
