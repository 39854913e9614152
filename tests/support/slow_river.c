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
    return tile_kind_find(has_set(options, SET_RIVER)    ? "FFFW.spring"
                          : has_set(options, SET_RIVER2) ? "FFFW.spring.river2"
                                                         : "CRFr");
}

bool slow_river_keeps_out(const struct options *options, unsigned kind)
{
    bool first = has_set(options, SET_RIVER), second = has_set(options, SET_RIVER2);
    return (is_called(kind, "CRFr") && (first || second)) ||
           (is_called(kind, "FFFW.spring.river2") && first && second) ||
           (is_called(kind, "FFFW.lake") && first && second);
}

/* 0 for what comes first, 1 for what comes then, and so on; 3 for all that is no river. */
static unsigned turn_of(unsigned kind)
{
    if (strchr(tile_kinds[kind].id, 'W') == NULL)
        return 3;
    if (is_called(kind, "FFFW.lake") || is_called(kind, "FFFW.volcano"))
        return 2;
    return is_called(kind, "FWww") ? 0 : 1;
}

bool slow_river_may_come(const unsigned left[TILE_KINDS_MAX], unsigned kind)
{
    for (unsigned other = 0; other < TILE_KINDS_MAX; other++)
        if (left[other] > 0 && turn_of(other) < turn_of(kind))
            return false;
    return true;
}

int slow_river_herd(const struct slow_feature *field)
{
    return (int)field->herds * slow_feature_payers(field); /* SG8 */
}
