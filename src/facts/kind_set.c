#include "facts/kind_set.h"
#include "facts/pieces.h"

struct kind_set kinds_in_pile(const struct pile *pile)
{
    struct kind_set kinds = {{0}};
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (pile->left[kind] > 0)
            kind_set_add(&kinds, kind);
    return kinds;
}

struct kind_set kinds_to_come(const struct game *game)
{
    struct kind_set kinds = kinds_in_pile(&game->pile);
    if (game_hand(game) != NO_TILE_KIND)
        kind_set_add(&kinds, game_hand(game));
#define X(count, kind, is_to_come)                                                                 \
    for (unsigned tile = 0, tiles = (count); tile < tiles; tile++)                                 \
        kind_set_add(&kinds, (kind)[tile]);
    TILES_TO_COME(X)
#undef X
    return kinds;
}

struct pile pile_to_come(const struct game *game)
{
    struct pile pile = game->pile;
#define X(count, kind, is_to_come)                                                                 \
    for (unsigned tile = 0, tiles = (count); tile < tiles; tile++)                                 \
        if (is_to_come(game, tile)) {                                                              \
            pile.left[(kind)[tile]]++;                                                             \
            pile.tiles++;                                                                          \
        }
    TILES_TO_COME(X)
#undef X
    return pile;
}

unsigned kinds_left(const struct pile *pile, const struct kind_set *kinds)
{
    unsigned tiles = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        tiles += kind_set_has(kinds, kind) ? pile->left[kind] : 0u;
    return tiles;
}

void kinds_sort_by_count(const struct pile *pile, kind_number *kinds, unsigned count)
{
    for (unsigned k = 1; k < count; k++) {
        kind_number moved = kinds[k];
        unsigned to = k;
        for (; to > 0 && pile->left[kinds[to - 1]] < pile->left[moved]; to--)
            kinds[to] = kinds[to - 1];
        kinds[to] = moved;
    }
}

unsigned kinds_by_count(const struct pile *pile, kind_number kinds[TILE_KINDS_MAX])
{
    unsigned count = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (pile->left[kind] > 0)
            kinds[count++] = kind;
    kinds_sort_by_count(pile, kinds, count);
    return count;
}

struct edge_counts kinds_edges(const struct pile *pile, const struct kind_set *kinds)
{
    struct edge_counts counts = {{0}, 0};
    for (unsigned kind = 0; kind < tile_kinds_count; kind++) {
        unsigned left = kind_set_has(kinds, kind) ? pile->left[kind] : 0u;
        for (unsigned edge = 0; edge < EDGES; edge++)
            counts.edges[tile_kinds[kind].terrain[edge]] += left;
        counts.monasteries += tile_kinds[kind].monastery != NO_SEGMENT ? left : 0;
    }
    return counts;
}

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
