#include "analysis/edge_reading.h"

static const char letters[] = {
    [TERRAIN_NONE] = ' ', [TERRAIN_FIELD] = 'f', [TERRAIN_ROAD] = 'r', [TERRAIN_CITY] = 'c'};

bool edge_reading_add(struct edge_reading *reading, char letter)
{
    unsigned terrain = TERRAIN_FIELD;
    while (terrain <= TERRAIN_CITY && letters[terrain] != letter)
        terrain++;
    if (terrain > TERRAIN_CITY || reading->count == EDGES)
        return false;
    reading->terrain[reading->count++] = (uint8_t)terrain;
    return true;
}

char edge_reading_letter(const struct edge_reading *reading, unsigned edge)
{
    return letters[reading->terrain[edge]];
}

static bool matches_from(const struct edge_reading *reading, unsigned kind, unsigned first)
{
    for (unsigned edge = 0; edge < reading->count; edge++)
        if (tile_kinds[kind].terrain[(first + edge) % EDGES] != reading->terrain[edge])
            return false;
    return true;
}

struct kind_set edge_reading_kinds(const struct edge_reading *reading, struct kind_set kinds)
{
    struct kind_set matching = {{0}};
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned first = 0; first < EDGES && kind_set_has(&kinds, kind); first++)
            if (matches_from(reading, kind, first))
                kind_set_add(&matching, kind);
    return matching;
}
