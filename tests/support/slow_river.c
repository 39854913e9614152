#include "support/slow_river.h"

#include <string.h>

static bool has_set(const struct options *options, enum tile_set set)
{
    return options->sets >> set & 1u;
}

static bool is_called(unsigned kind, const char *id)
{
    return strcmp(tile_kinds[kind].id, id) == 0;
}

unsigned slow_river_start(const struct options *options)
{
    return tile_kind_find(has_set(options, SET_RIVER) ? "FFFW.spring" : "CRFr");
}

bool slow_river_keeps_out(const struct options *options, unsigned kind)
{
    return is_called(kind, "CRFr") && has_set(options, SET_RIVER);
}

/* 1 for what comes first, 2 for what comes then, 3 for the rest. */
static unsigned turn_of(unsigned kind)
{
    if (strchr(tile_kinds[kind].id, 'W') == NULL)
        return 3;
    return is_called(kind, "FFFW.lake") ? 2 : 1;
}

bool slow_river_may_come(const unsigned left[TILE_KINDS_MAX], unsigned kind)
{
    for (unsigned other = 0; other < TILE_KINDS_MAX; other++)
        if (left[other] > 0 && turn_of(other) < turn_of(kind))
            return false;
    return true;
}
