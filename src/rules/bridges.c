/* Bridges (BR). Elsewhere they bend: what lies along an edge (board_terrain), what joins there
 * (feature_node_at_edge), where a tile fits (place.c), where a follower may stand (deploy.c). */
#include "rules/chapters.h"

/* The edges that a bridge in each direction ends at, as a mask. */
static const uint8_t axis_edges[DIRECTIONS] = {
    [DIRECTION_NS] = 1u << EDGE_N | 1u << EDGE_S,
    [DIRECTION_EW] = 1u << EDGE_E | 1u << EDGE_W,
};

/* Whether field lies at both edges of that axis (BR4). */
static bool is_field_axis(uint8_t pattern, unsigned direction)
{
    static const uint8_t both[DIRECTIONS] = {
        [DIRECTION_NS] = TERRAIN_FIELD << (2 * EDGE_N) | TERRAIN_FIELD << (2 * EDGE_S),
        [DIRECTION_EW] = TERRAIN_FIELD << (2 * EDGE_E) | TERRAIN_FIELD << (2 * EDGE_W),
    };
    return (pattern & 3u * both[direction]) == both[direction];
}

/* An end is well if it meets a road or a bridge, or faces an empty square (BR5). */
static bool end_is_well(const struct game *game, struct square at, unsigned edge)
{
    uint8_t other = board_tile_at(&game->board, square_beside(at, edge));
    return other == NO_TILE ||
           board_terrain(&game->board, other, edge_opposite(edge)) == TERRAIN_ROAD;
}

/* Whether a bridge may run over the tile, whoever builds it (BR2, BR4, BR5). */
static enum refusal check_tile(const struct game *game, uint8_t tile, unsigned direction)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    if (placed->bridge != NO_BRIDGE)
        return REFUSAL_BRIDGE_ON_BRIDGE;
    if (!is_field_axis(board_pattern(placed->kind, placed->orientation), direction))
        return REFUSAL_BRIDGE_END_NOT_ON_FIELD;
    for (unsigned edge = direction; edge < EDGES; edge += DIRECTIONS)
        if (!end_is_well(game, placed->at, edge))
            return REFUSAL_BRIDGE_END_MEETS_NOTHING;
    return REFUSAL_NONE;
}

/* Whether the player at turn may build any bridge now (BR2, option bridge-timing). */
static enum refusal check_turn(const struct game *game)
{
    if (game->player[game->turn.player].bridges == 0)
        return REFUSAL_NO_BRIDGE_LEFT;
    if (game->turn.built != NO_BRIDGE)
        return REFUSAL_BRIDGE_BUILT;
    if (game->turn.deployed > 0 &&
        game->options.value[OPTION_BRIDGE_TIMING] == BRIDGE_TIMING_BEFORE_DEPLOY)
        return REFUSAL_BRIDGE_TOO_LATE;
    return REFUSAL_NONE;
}

/* The tile just placed and its neighbours along an edge (BR3): number 0 is the tile itself, 1 + e
 * the neighbour at edge e, NO_TILE where there is none. */
enum { SITES = 1 + EDGES };

static uint8_t site(const struct game *game, unsigned number)
{
    struct square at = game->board.tile[game->turn.placed].at;
    return number == 0 ? game->turn.placed
                       : board_tile_at(&game->board, square_beside(at, number - 1));
}

/* Adds the bridges that may be built now to `moves`, or, where that is NULL, finds out whether
 * there are any. */
static bool find_bridges(const struct game *game, struct move_list *moves)
{
    if (check_turn(game) != REFUSAL_NONE)
        return false;
    bool found = false;
    for (unsigned number = 0; number < SITES && !(found && moves == NULL); number++) {
        uint8_t tile = site(game, number);
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

bool bridges_are_possible(const struct game *game)
{
    return find_bridges(game, NULL);
}

void bridges_legal(const struct game *game, struct move_list *moves)
{
    find_bridges(game, moves);
}

/* A tile's road against a neighbour's field wants the bridge on the neighbour, its field against a
 * neighbour's road wants it on the tile itself; either way along the axis of that edge (BR6). */
bool game_forced_bridge(const struct game *game, struct move *bridge)
{
    if (game->turn.phase != PHASE_BUILD || !game->turn.forced)
        return false;
    struct square at = game->board.tile[game->turn.placed].at;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint8_t other = board_tile_at(&game->board, square_beside(at, edge));
        if (other == NO_TILE)
            continue;
        enum terrain mine = board_terrain(&game->board, game->turn.placed, edge);
        if (mine == board_terrain(&game->board, other, edge_opposite(edge)))
            continue;
        *bridge = move_bridge(mine == TERRAIN_FIELD ? at : game->board.tile[other].at,
                              edge_direction(edge));
        return true;
    }
    return false;
}

/* On the tile to be laid: both ends on its fields, and each a mismatch or facing an empty square.
 * An end that matches now, field against field, would meet no road (BR5). */
static bool own_bridge_mends(uint8_t care, uint8_t pattern, unsigned mismatches)
{
    unsigned axis = mismatches & axis_edges[DIRECTION_NS] ? DIRECTION_NS : DIRECTION_EW;
    if ((mismatches & ~(unsigned)axis_edges[axis]) || !is_field_axis(pattern, axis))
        return false;
    for (unsigned edge = axis; edge < EDGES; edge += DIRECTIONS)
        if (!(mismatches >> edge & 1u) && care >> (2 * edge) & 3u)
            return false;
    return true;
}

/* On the neighbour at `edge`, whose near end meets the new road; its far end must be well too. */
static bool neighbours_bridge_mends(const struct game *game, struct square at, unsigned edge)
{
    uint8_t other = board_tile_at(&game->board, square_beside(at, edge));
    const struct placed_tile *placed = &game->board.tile[other];
    return placed->bridge == NO_BRIDGE &&
           is_field_axis(board_pattern(placed->kind, placed->orientation), edge_direction(edge)) &&
           end_is_well(game, placed->at, edge);
}

bool bridges_would_mend(const struct game *game, unsigned open, uint8_t kind, unsigned orientation,
                        unsigned mismatches)
{
    uint8_t pattern = board_pattern(kind, orientation);
    if (own_bridge_mends(game->board.care[open], pattern, mismatches))
        return true;
    if (mismatches & (mismatches - 1))
        return false;
    unsigned edge = (unsigned)__builtin_ctz(mismatches);
    return (pattern >> (2 * edge) & 3u) == TERRAIN_ROAD &&
           neighbours_bridge_mends(game, game->board.open_at[open], edge);
}

static enum refusal check_site(const struct game *game, struct move move)
{
    unsigned number = 0;
    while (number < SITES && (site(game, number) == NO_TILE ||
                              !square_equal(game->board.tile[site(game, number)].at, move.at)))
        number++;
    if (number == SITES || move.arg >= DIRECTIONS)
        return REFUSAL_BRIDGE_TOO_FAR;
    return check_tile(game, site(game, number), move.arg);
}

enum refusal bridges_apply(struct game *game, struct move move, struct event_list *events)
{
    enum refusal refusal = check_turn(game);
    if (refusal == REFUSAL_NONE)
        refusal = check_site(game, move);
    if (refusal != REFUSAL_NONE)
        return refusal;
    game->player[game->turn.player].bridges--;
    game->turn.forced = 0;
    game->turn.built =
        board_bridge(&game->board, board_tile_at(&game->board, move.at), (enum direction)move.arg);
    features_add_bridge(&game->features, &game->board, game->turn.built);
    tell(events, (struct event){.type = EVENT_BRIDGE,
                                .player = game->turn.player,
                                .at = move.at,
                                .orientation = move.arg});
    return REFUSAL_NONE;
}
