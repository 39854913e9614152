#include "facts/placements.h"
#include "facts/position.h"

#include <string.h>

/* The index + 1 of each open square in the list, by its number; 0 for those not in it. */
struct index {
    uint16_t place[OPEN_SQUARES_MAX];
};

/* The index of a square, added if it is new. */
static unsigned placements_place_of(struct placements *placements, struct index *index,
                                    const struct board *board, struct square at)
{
    uint16_t *place = &index->place[board_open_at(board, at)];
    if (*place == 0) {
        unsigned made = placements->squares++;
        placements->at[made] = at;
        placements->ways[made] = placements->forced[made] = placements->action[made] = 0;
        *place = (uint16_t)placements->squares;
    }
    return *place - 1u;
}

/* Adds placements that need that action. */
static void add_forced(struct placements *placements, struct index *index,
                       const struct board *board, const struct move_list *moves, enum verb action)
{
    for (size_t m = 0; m < moves->count; m++) {
        unsigned place = placements_place_of(placements, index, board, moves->move[m].at);
        placements->ways[place] |= (uint8_t)(1u << moves->move[m].arg);
        placements->forced[place] |= (uint8_t)(1u << moves->move[m].arg);
        if (placements->action[place] == 0)
            placements->action[place] = (uint8_t)action;
    }
}

void placements_find(struct placements *placements, const struct game *game, kind_number kind,
                     unsigned player)
{
    struct index index;
    struct move_list moves;
    memset(index.place, 0, game->board.opens * sizeof *index.place);
    placements->squares = 0;
    game_placements(game, kind, &moves);
    for (size_t m = 0; m < moves.count; m++)
        placements->ways[placements_place_of(placements, &index, &game->board, moves.move[m].at)] |=
            (uint8_t)(1u << moves.move[m].arg);
    placements->plain = placements->squares;
#define X(verb, ...)                                                                               \
    game_placements_with(game, kind, VERB_##verb, 1u << player, &moves);                           \
    add_forced(placements, &index, &game->board, &moves, VERB_##verb);
    WAYS_TO_FIT(X)
#undef X
}

/* Sorts the squares from `first` to `end` - 1 into reading order. */
static void placements_sort(struct placements *placements, unsigned first, unsigned end)
{
    for (unsigned s = first + 1; s < end; s++) {
        struct square at = placements->at[s];
        uint8_t ways = placements->ways[s], forced = placements->forced[s];
        uint8_t action = placements->action[s];
        unsigned to = s;
        for (; to > first && square_reads_before(at, placements->at[to - 1]); to--) {
            placements->at[to] = placements->at[to - 1];
            placements->ways[to] = placements->ways[to - 1];
            placements->forced[to] = placements->forced[to - 1];
            placements->action[to] = placements->action[to - 1];
        }
        placements->at[to] = at;
        placements->ways[to] = ways;
        placements->forced[to] = forced;
        placements->action[to] = action;
    }
}

void placements_in_hand(struct placements *placements, const struct game *game)
{
    placements_find(placements, game, game_hand(game), game_player(game));
    for (unsigned s = 0; s < placements->squares; s++) {
        placements->ways[s] = rotations_that_differ(game_hand(game), placements->ways[s]);
        placements->forced[s] &= placements->ways[s];
    }
    placements_sort(placements, 0, placements->plain);
    placements_sort(placements, placements->plain, placements->squares);
}

unsigned placements_at(const struct placements *placements, struct square at)
{
    unsigned s = 0;
    while (s < placements->squares && !square_equal(placements->at[s], at))
        s++;
    return s;
}

/* Adds a kind to every square where one of the moves places it. */
static void placements_enter(struct kind_set *squares, const struct board *board,
                             const struct move_list *moves, unsigned kind)
{
    for (size_t m = 0; m < moves->count; m++)
        kind_set_add(&squares[board_open_at(board, moves->move[m].at)], kind);
}

/* If the kind fits on a square as it is in another orientation, no action is needed. */
static void enter_forced(struct tile_fits *fits, const struct board *board,
                         const struct move_list *moves, unsigned kind, enum verb action)
{
    for (size_t m = 0; m < moves->count; m++) {
        unsigned open = board_open_at(board, moves->move[m].at);
        if (kind_set_has(&fits->plain[open], kind))
            continue;
        kind_set_add(&fits->forced[open], kind);
        if (fits->action[open] == 0)
            fits->action[open] = (uint8_t)action;
    }
}

void tile_fits_find(struct tile_fits *fits, const struct game *game)
{
    struct kind_set kinds = kinds_unplaced(game);
    *fits = (struct tile_fits){{{{0}}}, {{{0}}}, {0}};
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        struct move_list moves;
        if (!kind_set_has(&kinds, kind))
            continue;
        game_placements(game, kind, &moves);
        placements_enter(fits->plain, &game->board, &moves, kind);
#define X(verb, ...)                                                                               \
    game_placements_with(game, kind, VERB_##verb, (1u << game->options.players) - 1, &moves);      \
    enter_forced(fits, &game->board, &moves, kind, VERB_##verb);
        WAYS_TO_FIT(X)
#undef X
    }
}

struct kind_set kinds_in_pile(const struct pile *pile)
{
    struct kind_set kinds = {{0}};
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (pile->left[kind] > 0)
            kind_set_add(&kinds, kind);
    return kinds;
}

struct pile pile_to_come(const struct game *game, const struct pile *pile)
{
    struct pile rest = *pile;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (!game_may_come(game, kind)) {
            rest.tiles = (tile_number)(rest.tiles - rest.left[kind]);
            rest.left[kind] = 0;
        }
    return rest;
}

struct kind_set kinds_unplaced(const struct game *game)
{
    struct kind_set kinds = kinds_in_pile(&game->pile);
    if (game_hand(game) != NO_TILE_KIND)
        kind_set_add(&kinds, game_hand(game));
#define X(count, kind, is_unplaced)                                                                \
    for (unsigned tile = 0, tiles = (count); tile < tiles; tile++)                                 \
        kind_set_add(&kinds, (kind)[tile]);
    UNPLACED_TILES(X)
#undef X
    return kinds;
}

struct pile pile_unplaced(const struct game *game)
{
    struct pile pile = game->pile;
#define X(count, kind, is_unplaced)                                                                \
    for (unsigned tile = 0, tiles = (count); tile < tiles; tile++)                                 \
        if (is_unplaced(game, tile)) {                                                             \
            pile.left[(kind)[tile]]++;                                                             \
            pile.tiles++;                                                                          \
        }
    UNPLACED_TILES(X)
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
        counts.monasteries += tile_has_monastery(&tile_kinds[kind]) ? left : 0;
    }
    return counts;
}

static const char letters[] = {
    [TERRAIN_WATER] = 'w', [TERRAIN_FIELD] = 'f', [TERRAIN_ROAD] = 'r', [TERRAIN_CITY] = 'c'};

bool edge_reading_add(struct edge_reading *reading, char letter)
{
    unsigned terrain = TERRAIN_WATER;
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

static struct opening *opening_at(struct openings *openings, struct square at)
{
    for (unsigned o = 0; o < openings->count; o++)
        if (square_equal(openings->opening[o].at, at))
            return &openings->opening[o];
    struct opening *opening = &openings->opening[openings->count++];
    *opening = (struct opening){.at = at};
    return opening;
}

static void add_ends(struct openings *openings, const struct game *game, uint16_t node)
{
    struct square at = game_node_square(game, node);
    unsigned edges = segment_edges_on_board(game, node);
    for (unsigned edge = 0; edge < EDGES; edge++) {
        struct square beside = square_beside(at, edge);
        if ((edges >> edge & 1u) && board_tile_at(&game->board, beside) == NO_TILE)
            opening_at(openings, beside)->edges |= (uint8_t)(1u << edge_opposite(edge));
    }
}

static void add_around(struct openings *openings, const struct game *game, uint16_t node)
{
    struct square at = game_node_square(game, node);
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (board_tile_at(&game->board, square_at(at, dx, dy)) == NO_TILE)
                opening_at(openings, square_at(at, dx, dy));
}

void openings_find(struct openings *openings, const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    enum feature_kind kind = game_feature_kind(game, node);
    uint16_t next = node;
    openings->count = 0;
    if (feature_is_closed(features, node))
        return;
    if (kind_is_surrounded(kind))
        add_around(openings, game, node);
    if (kind != FEATURE_ROAD && kind != FEATURE_CITY)
        return;
    do {
        add_ends(openings, game, next);
        next = features->next[next];
    } while (next != node);
}

/* How many tiles may still be placed. */
static unsigned tiles_unplaced(const struct game *game)
{
    unsigned tiles = game->pile.tiles + (game_hand(game) != NO_TILE_KIND ? 1u : 0u);
#define X(more, kinds, is_unplaced) tiles += (more);
    UNPLACED_TILES(X)
#undef X
    return tiles;
}

/* How many squares may be filled by tiles that fit wherever they may be placed. */
static unsigned fillers_left(const struct game *game)
{
    unsigned fillers = 0;
    (void)game;
#define X(more) fillers += (more);
    FILLERS(X)
#undef X
    return fillers;
}

/* Whether no remaining tile can complete the feature with these openings: there are fewer tiles
 * than openings, or more openings fit none than can be filled otherwise (FILLERS). True is certain
 * only while at most one piece to build is left, as two around one square might make something fit;
 * false promises nothing. */
static bool openings_are_hopeless(const struct openings *openings, const struct game *game,
                                  const struct tile_fits *fits)
{
    unsigned fillers = fillers_left(game), dead = 0;
    if (openings->count > tiles_unplaced(game) + fillers)
        return true;
    for (unsigned o = 0; o < openings->count; o++) {
        unsigned open = board_open_at(&game->board, openings->opening[o].at);
        dead += open < OPEN_SQUARES_MAX && tile_fits_is_dead(fits, open);
    }
    return dead > fillers;
}

enum follower_fate follower_fate_of(const struct game *game, const struct tile_fits *fits,
                                    unsigned follower)
{
    uint16_t node = game->followers.follower[follower].node;
    struct openings openings;
    switch (game_feature_kind(game, node)) {
    case FEATURE_FIELD:
        return FATE_LIES;
#define X(made, fate, when)                                                                        \
    case FEATURE_##made:                                                                           \
        return FATE_##fate;
        MADE_FATES(X)
#undef X
#define X(kind) case FEATURE_##kind:
        SURROUNDED(X)
#undef X
    case FEATURE_ROAD:
    case FEATURE_CITY:
    case FEATURE_KINDS:
        break;
    }
    if (game_feature_is_complete(game, node))
        return FATE_RETURNS;
    openings_find(&openings, game, node);
    return openings_are_hopeless(&openings, game, fits) ? FATE_STUCK : FATE_WAITS;
}

uint16_t feature_met_at(const struct board *board, struct square at, unsigned edge)
{
    tile_number tile = board_tile_beside(board, at, edge);
    unsigned theirs = edge_opposite(edge);
    if (tile == NO_TILE)
        return NO_NODE;
    uint16_t node = feature_node_at_edge(board, tile, theirs);
    return node != NO_NODE ? node : feature_node_at_half(board, tile, edge_first_half(theirs));
}

unsigned tiles_beside(const struct board *board, struct square at)
{
    unsigned beside = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        beside += board_tile_beside(board, at, edge) != NO_TILE;
    return beside;
}

unsigned monasteries_around(const struct game *game, struct square at,
                            uint16_t nodes[NEIGHBOURS_MAX])
{
    unsigned count = 0;
    for (unsigned m = 0; m < game->monasteries; m++) {
        uint16_t node = game->monastery[m];
        struct square there = game_node_square(game, node);
        int dx = there.x - at.x, dy = there.y - at.y;
        if (dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1)
            nodes[count++] = node;
    }
    return count;
}
