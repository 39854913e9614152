/* Bridges (BR). They also affect other parts: the terrain at an edge (board_terrain), what joins
 * there (feature_node_at_edge), where a tile fits (below), where a follower may stand
 * (deploy.c). */
#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/place.h"

#include <assert.h>

/* Field at both edges of the axis, as an edge pattern. */
static const uint8_t field_axis[DIRECTIONS] = {
    [DIRECTION_NS] = TERRAIN_FIELD << (2 * EDGE_N) | TERRAIN_FIELD << (2 * EDGE_S),
    [DIRECTION_EW] = TERRAIN_FIELD << (2 * EDGE_E) | TERRAIN_FIELD << (2 * EDGE_W),
};

/* Whether a tile with this edge pattern has field at both ends of a bridge (BR4). */
static bool bridge_lies_on_axis(uint8_t pattern, unsigned direction)
{
    return (pattern & 3u * field_axis[direction]) == field_axis[direction];
}

/* An end is valid if it meets a road or a bridge, or faces an empty square (BR5). What it meets is
 * unpredictable, so this is branch-free: with no tile there, the start tile is tested. */
static bool bridge_ends_well(const struct game *game, struct square at, unsigned edge)
{
    tile_number other = board_tile_beside(&game->board, at, edge);
    bool is_empty = other == NO_TILE;
    tile_number tile = is_empty ? 0 : other;
    return is_empty | (board_terrain(&game->board, tile, edge_opposite(edge)) == TERRAIN_ROAD);
}

/* Whether a bridge may span the tile, regardless of player (BR2, BR4, BR5). */
static enum refusal check_tile(const struct game *game, tile_number tile, unsigned direction)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    if (placed->track != NO_TRACK)
        return REFUSAL_BRIDGE_ON_BRIDGE;
    if (!bridge_lies_on_axis(board_pattern(placed->kind, placed->orientation), direction))
        return REFUSAL_BRIDGE_END_NOT_ON_FIELD;
    for (unsigned edge = direction; edge < EDGES; edge += DIRECTIONS)
        if (!bridge_ends_well(game, placed->at, edge))
            return REFUSAL_BRIDGE_END_MEETS_NOTHING;
    return moment_may_span(game, tile);
}

/* Whether the active player may build any bridge now (BR2, option bridge-timing). */
static enum refusal check_turn(const struct game *game)
{
    if (game->player[game->turn.player].bridges == 0)
        return REFUSAL_NO_BRIDGE_LEFT;
    if (game->turn.built != NO_TRACK)
        return REFUSAL_BRIDGE_BUILT;
    if (game->turn.deployed > 0 &&
        game->options.value[OPTION_BRIDGE_TIMING] == BRIDGE_TIMING_BEFORE_DEPLOY)
        return REFUSAL_BRIDGE_TOO_LATE;
    return REFUSAL_NONE;
}

/* The tile just placed and its neighbours along an edge (BR3): number 0 is the tile itself, 1 + e
 * the neighbour at edge e, NO_TILE where there is none. */
enum { SITES = 1 + EDGES };

static tile_number bridge_site_tile(const struct game *game, unsigned number)
{
    struct square at = game->board.tile[game->turn.placed].at;
    return number == 0 ? game->turn.placed : board_tile_beside(&game->board, at, number - 1);
}

/* Adds the bridges that may be built now to `moves`; if that is NULL, only finds out whether there
 * are any. */
static bool find_bridges(const struct game *game, struct move_list *moves)
{
    if (check_turn(game) != REFUSAL_NONE)
        return false;
    bool found = false;
    for (unsigned number = 0; number < SITES && !(found && moves == NULL); number++) {
        tile_number tile = bridge_site_tile(game, number);
        for (unsigned direction = 0; tile != NO_TILE && direction < DIRECTIONS; direction++) {
            if (check_tile(game, tile, direction) != REFUSAL_NONE)
                continue;
            found = true;
            if (moves)
                add_move(moves, move_bridge(game->board.tile[tile].at, (enum direction)direction));
        }
    }
    return found;
}

bool bridge_is_possible(const struct game *game)
{
    return find_bridges(game, NULL);
}

/* Whether the tile just placed differs at that edge from what it meets there. */
static bool differs_at(const struct game *game, unsigned edge)
{
    tile_number other = bridge_site_tile(game, 1 + edge);
    return other != NO_TILE && board_terrain(&game->board, game->turn.placed, edge) !=
                                   board_terrain(&game->board, other, edge_opposite(edge));
}

/* A tile's road against a neighbour's field requires the bridge on the neighbour; its field against
 * a neighbour's road requires it on the tile itself; either way along the axis of that edge
 * (BR6). */
static bool find_forced(const struct game *game, struct move *bridge)
{
    if (game->turn.forced != VERB_BRIDGE)
        return false;
    unsigned edge = 0;
    while (!differs_at(game, edge)) {
        edge++;
        assert(edge < EDGES); /* otherwise no bridge would be forced */
    }
    bool is_on_tile = board_terrain(&game->board, game->turn.placed, edge) == TERRAIN_FIELD;
    tile_number tile = bridge_site_tile(game, is_on_tile ? 0 : 1 + edge);
    *bridge = move_bridge(game->board.tile[tile].at, edge_direction(edge));
    return true;
}

void bridge_legal(const struct game *game, struct move_list *moves)
{
    struct move forced;
    if (find_forced(game, &forced))
        add_move(moves, forced);
    else
        find_bridges(game, moves);
}

static enum refusal check_site(const struct game *game, struct move move)
{
    unsigned number = 0;
    while (number < SITES &&
           (bridge_site_tile(game, number) == NO_TILE ||
            !square_equal(game->board.tile[bridge_site_tile(game, number)].at, move.at)))
        number++;
    if (number == SITES || move.arg >= DIRECTIONS)
        return REFUSAL_BRIDGE_TOO_FAR;
    return check_tile(game, bridge_site_tile(game, number), move.arg);
}

enum refusal bridge_apply(struct game *game, struct move move, struct event_list *events)
{
    struct move forced;
    if (find_forced(game, &forced) && !move_equal(move, forced))
        return REFUSAL_BRIDGE_IS_FORCED;
    enum refusal refusal = check_turn(game);
    if (refusal == REFUSAL_NONE)
        refusal = check_site(game, move);
    if (refusal != REFUSAL_NONE)
        return refusal;
    game->player[game->turn.player].bridges--;
    game->turn.built = board_add_track(&game->board, board_tile_at(&game->board, move.at),
                                       (enum direction)move.arg);
    features_add_track(&game->features, &game->board, game->turn.built);
    tell(events, (struct event){.type = EVENT_BRIDGE,
                                .player = game->turn.player,
                                .at = move.at,
                                .orientation = (uint8_t)move.arg});
    return REFUSAL_NONE;
}

/* Where a tile fits with a bridge (BR4-BR6). */

/* One way in which a bridge lets a tile be placed where its edges do not match (BR6): it then
 * matches as if it had that edge pattern. */
struct bridging {
    uint8_t pattern;
    uint8_t edge; /* the bridge is on the neighbour there or, if EDGES, on the tile itself */
};

enum { BRIDGINGS_MAX = DIRECTIONS + EDGES };

/* Lists the ways for a tile with this edge pattern; returns how many. Each is always written but
 * counted only if possible: a branch here would mispredict. */
static unsigned list_bridgings(uint8_t pattern, struct bridging bridging[BRIDGINGS_MAX])
{
    unsigned count = 0;
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        /* field 01 becomes road 10 at both edges */
        bridging[count] = (struct bridging){
            .pattern = (uint8_t)(pattern ^ 3u * field_axis[direction]), .edge = EDGES};
        count += bridge_lies_on_axis(pattern, direction);
    }
    for (unsigned edge = 0; edge < EDGES; edge++) {
        bridging[count] = (struct bridging){.pattern = (uint8_t)(pattern ^ 3u << (2 * edge)),
                                            .edge = (uint8_t)edge};
        count += ((unsigned)pattern >> (2 * edge) & 3u) == TERRAIN_ROAD;
    }
    return count;
}

/* Whether that way's bridge can be built, by any player, for a tile placed on the open square `at`
 * where that pattern matches and the tile's own does not. The neighbour's near end meets the new
 * road; its far end must be valid too (BR5). The tile beyond is looked up by its square, not from
 * the neighbour's entry, so neither load waits for the other. */
static bool can_mend(const struct game *game, struct square at, struct bridging bridging)
{
    if (bridging.edge == EDGES)
        return true;
    struct square beside = square_beside(at, bridging.edge);
    tile_number other = board_tile_beside(&game->board, at, bridging.edge);
    const struct placed_tile *placed = &game->board.tile[other];
    unsigned has_none = placed->track == NO_TRACK;
    unsigned has_axis = bridge_lies_on_axis(board_pattern(placed->kind, placed->orientation),
                                            edge_direction(bridging.edge));
    unsigned is_well = bridge_ends_well(game, beside, bridging.edge);
    return (has_none & has_axis & is_well) && moment_may_span(game, other) == REFUSAL_NONE;
}

/* Open squares where a tile would match in one orientation with a bridge built in one way. */
struct bridgeable {
    uint64_t squares; /* within one chunk */
    uint8_t chunk, orientation;
    struct bridging bridging;
};

enum { BRIDGEABLE_MAX = EDGES * CHUNKS_MAX * BRIDGINGS_MAX };

/* A bridge makes a tile match as if something else were printed there: a bridge on the tile itself,
 * road at both its ends; one on the neighbour at an edge, field there (BR6). Squares where the tile
 * matches as it is are excluded. Returns how many of the list are valid; the entry after those may
 * be overwritten too. */
static unsigned find_bridgeable(const struct game *game, kind_number kind,
                                struct bridgeable bridgeable[BRIDGEABLE_MAX + 1])
{
    const struct board *board = &game->board;
    unsigned count = 0;
    for (uint8_t orientation = 0; orientation < EDGES; orientation++) {
        struct bridging bridging[BRIDGINGS_MAX];
        uint8_t pattern = board_pattern(kind, orientation);
        unsigned ways = list_bridgings(pattern, bridging);
        for (uint8_t chunk = 0; chunk * LANES < board->opens; chunk++) {
            uint64_t plain = find_in_chunk(board, chunk, pattern);
            for (unsigned w = 0; w < ways; w++) {
                uint64_t squares = find_in_chunk(board, chunk, bridging[w].pattern) & ~plain;
                bridgeable[count] = (struct bridgeable){squares, chunk, orientation, bridging[w]};
                count += squares != 0;
            }
        }
    }
    return count;
}

static bool has_bridge(const struct game *game, unsigned players)
{
    for (; players != 0; players &= players - 1)
        if (game->player[__builtin_ctz(players)].bridges > 0)
            return true;
    return false;
}

/* A tile that fits with a bridge alone may be discarded as well (BR7). */
void bridges_add_places(const struct game *game, kind_number kind, unsigned players,
                        struct move_list *moves)
{
    if (!has_bridge(game, players))
        return;
    struct bridgeable bridgeable[BRIDGEABLE_MAX + 1];
    unsigned count = find_bridgeable(game, kind, bridgeable);
    struct move *move = &moves->move[moves->count];
    for (const struct bridgeable *b = bridgeable; b < bridgeable + count; b++) {
        unsigned first = b->chunk * (unsigned)LANES;
        for (uint64_t rest = b->squares; rest != 0; rest &= rest - 1) {
            struct square at =
                board_open_square(&game->board, first + (unsigned)__builtin_ctzll(rest));
            put_place(move, at, b->orientation);
            move += can_mend(game, at, b->bridging);
        }
    }
    moves->count = (size_t)(move - moves->move);
}

/* Whether the tile in hand, which does not match on open square `open` as it is, does with a bridge
 * that the active player has. */
bool bridges_fit(const struct game *game, unsigned open, unsigned orientation)
{
    struct bridging bridging[BRIDGINGS_MAX];
    unsigned count = list_bridgings(board_pattern(game->turn.hand, orientation), bridging);
    for (unsigned b = 0; b < count; b++)
        if (board_matches(&game->board, open, bridging[b].pattern) &&
            can_mend(game, board_open_square(&game->board, open), bridging[b]))
            return game->player[game->turn.player].bridges > 0;
    return false;
}
