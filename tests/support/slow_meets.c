/* Which segments of a tile meet without a field between them (AM10, wagon-move=meeting). */
#include "support/slow_game.h"

#include <string.h>

/* A segment by its kind and an edge of the tile as it is stored; EDGES for a monastery. */
struct place {
    uint8_t kind;
    uint8_t edge;
};

/* Two segments of one kind of tile that meet; where a road has a gate it meets the city, too. */
static const struct meeting {
    const char *id;
    struct place a, b;
} meetings[] = {
    {"CCCR", {FEATURE_CITY, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"CCRR", {FEATURE_CITY, EDGE_E}, {FEATURE_ROAD, EDGE_S}},
    {"CCRR", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CCcR.cloth", {FEATURE_CITY, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"CCcR.grain", {FEATURE_CITY, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"CFFR", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CFRF", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"CFRF.t", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"CFRR", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"CFcF.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_CITY, EDGE_N}},
    {"CFcR.grain", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CFcR.wine", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CRCR", {FEATURE_CITY, EDGE_N}, {FEATURE_CITY, EDGE_S}},
    {"CRCR", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CRCR", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_E}},
    {"CRCR", {FEATURE_CITY, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"CRCR", {FEATURE_CITY, EDGE_S}, {FEATURE_ROAD, EDGE_E}},
    {"CRCR", {FEATURE_ROAD, EDGE_W}, {FEATURE_ROAD, EDGE_E}},
    {"CRFF", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_E}},
    {"CRRR", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_S}},
    {"CRRR", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"CRRR", {FEATURE_ROAD, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"CRRR.princess", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_S}},
    {"CRRR.princess", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"CRRR.princess", {FEATURE_ROAD, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"CCFR.vineyard", {FEATURE_CITY, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"CFRF.hill", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"FFRR.hill", {FEATURE_ROAD, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"FFRR.hill.garden", {FEATURE_ROAD, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"FRFR.hill", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"FRrR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_W}},
    {"CRcR+", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_E}},
    {"CRcR+", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CRcR.wine", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_E}},
    {"CRcR.wine", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CcFR.grain", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CcFR.grain.split", {FEATURE_ROAD, EDGE_W}, {FEATURE_CITY, EDGE_N}},
    {"CcFR.i", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CcRF", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"CcRF.cloth", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"CcRF.wine", {FEATURE_ROAD, EDGE_S}, {FEATURE_CITY, EDGE_N}},
    {"CcRR.cloth", {FEATURE_ROAD, EDGE_W}, {FEATURE_CITY, EDGE_N}},
    {"CcRR.cloth", {FEATURE_ROAD, EDGE_S}, {FEATURE_CITY, EDGE_N}},
    {"CcRR.wine", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CcRR.wine", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"CWRw", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"CWRw.river2", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"FWRw.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_S}},
    {"CccF.m.dragon", {FEATURE_MONASTERY, EDGES}, {FEATURE_CITY, EDGE_N}},
    {"CccR", {FEATURE_ROAD, EDGE_W}, {FEATURE_CITY, EDGE_N}},
    {"CccR+", {FEATURE_ROAD, EDGE_W}, {FEATURE_CITY, EDGE_N}},
    {"CccR.wine", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"FFFR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_W}},
    {"FFFR.m.special", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_W}},
    {"FFFR.m.special", {FEATURE_ABBOTS, EDGES}, {FEATURE_ROAD, EDGE_W}}, /* MO2 */
    {"FRFR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_W}},
    {"FRFR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_E}},
    {"FRRR", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_S}},
    {"FRRR", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"FRRR", {FEATURE_ROAD, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"FRRR.dragon", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_S}},
    {"FRRR.dragon", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"FRRR.dragon", {FEATURE_ROAD, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"FRRR.i", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"FRRR.i", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_S}},
    {"FRRR.i", {FEATURE_ROAD, EDGE_W}, {FEATURE_ROAD, EDGE_S}},
    {"FRRR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_E}},
    {"FRRR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_S}},
    {"FRRR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_W}},
    {"FRRR.m.dragon", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_E}},
    {"FRRR.m.dragon", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_S}},
    {"FRRR.m.dragon", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_W}},
    {"FRRR.portal", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_S}},
    {"FRRR.portal", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"FRRR.portal", {FEATURE_ROAD, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"RRRR", {FEATURE_ROAD, EDGE_N}, {FEATURE_ROAD, EDGE_E}},
    {"RRRR", {FEATURE_ROAD, EDGE_N}, {FEATURE_ROAD, EDGE_S}},
    {"RRRR", {FEATURE_ROAD, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"RRRR", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_S}},
    {"RRRR", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"RRRR", {FEATURE_ROAD, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"RRRR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_N}},
    {"RRRR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_W}},
    {"RRRR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_S}},
    {"RRRR.m", {FEATURE_MONASTERY, EDGES}, {FEATURE_ROAD, EDGE_E}},
    {"CRRR.mage", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_S}},
    {"CRRR.mage", {FEATURE_ROAD, EDGE_E}, {FEATURE_ROAD, EDGE_W}},
    {"CRRR.mage", {FEATURE_ROAD, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"CCCR.mage", {FEATURE_CITY, EDGE_S}, {FEATURE_ROAD, EDGE_W}},
    {"CRcR.mage", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_E}},
    {"CRcR.mage", {FEATURE_CITY, EDGE_N}, {FEATURE_ROAD, EDGE_W}},
    {"CccR.mage", {FEATURE_ROAD, EDGE_W}, {FEATURE_CITY, EDGE_N}},
    {"CRRr.mage", {FEATURE_ROAD, EDGE_E}, {FEATURE_CITY, EDGE_N}},
};

static bool is_there(const struct segment *segment, struct place place)
{
    return segment->kind == place.kind &&
           (place.edge == EDGES || segment->edges >> place.edge & 1u);
}

/* AB1: a tile with a garden is otherwise the same. */
static bool is_named(const struct tile_kind *kind, const char *id)
{
    size_t length = strlen(id);
    return strncmp(kind->id, id, length) == 0 &&
           (kind->id[length] == '\0' || strcmp(kind->id + length, ".garden") == 0);
}

static bool is_listed(const struct tile_kind *kind, unsigned a, unsigned b)
{
    for (size_t m = 0; m < sizeof meetings / sizeof meetings[0]; m++)
        if (is_named(kind, meetings[m].id) && is_there(&kind->segment[a], meetings[m].a) &&
            is_there(&kind->segment[b], meetings[m].b))
            return true;
    return false;
}

static bool is_gate(const struct tile_kind *kind, unsigned road, unsigned city)
{
    return kind->segment[road].kind == FEATURE_ROAD && kind->segment[road].leads >> city & 1u;
}

bool slow_segments_meet(unsigned kind, unsigned a, unsigned b)
{
    const struct tile_kind *k = &tile_kinds[kind];
    return a < k->segments && b < k->segments &&
           (is_listed(k, a, b) || is_listed(k, b, a) || is_gate(k, a, b) || is_gate(k, b, a));
}
