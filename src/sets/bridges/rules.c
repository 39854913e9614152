/* Bridges (BR). They also affect other parts: the terrain at an edge (board_terrain), what joins
 * there (feature_node_at_edge), where a tile fits (place.c), where a follower may stand
 * (deploy.c). */
#include "sets/bridges/rules.h"

#include "rules/actions.h"
#include "rules/moments.h"
#include "rules/phase.h"

#include <assert.h>

/* BR1; without bridges nobody has any (ED) */
void bridges_start(struct game *game)
{
    uint8_t bridges = game->options.players <= 4 ? 3 : 2;
    for (unsigned player = 0; player < game->options.players; player++)
        game->player[player].bridges = options_has_bridges(&game->options) ? bridges : 0;
}

/* Field at both edges of the axis, as an edge pattern. */
static const uint8_t field_axis[DIRECTIONS] = {
    [DIRECTION_NS] = TERRAIN_FIELD << (2 * EDGE_N) | TERRAIN_FIELD << (2 * EDGE_S),
    [DIRECTION_EW] = TERRAIN_FIELD << (2 * EDGE_E) | TERRAIN_FIELD << (2 * EDGE_W),
};

static bool is_field_axis(uint8_t pattern, unsigned direction) /* BR4 */
{
    return (pattern & 3u * field_axis[direction]) == field_axis[direction];
}

/* An end is valid if it meets a road or a bridge, or faces an empty square (BR5). What it meets is
 * unpredictable, so this is branch-free: with no tile there, the start tile is tested. */
static bool end_is_well(const struct game *game, struct square at, unsigned edge)
{
    uint8_t other = board_tile_beside(&game->board, at, edge);
    bool is_empty = other == NO_TILE;
    uint8_t tile = is_empty ? 0 : other;
    return is_empty | (board_terrain(&game->board, tile, edge_opposite(edge)) == TERRAIN_ROAD);
}

/* Whether a bridge may span the tile, regardless of player (BR2, BR4, BR5). */
static enum refusal check_tile(const struct game *game, uint8_t tile, unsigned direction)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    if (placed->track != NO_TRACK)
        return REFUSAL_BRIDGE_ON_BRIDGE;
    if (!is_field_axis(board_pattern(placed->kind, placed->orientation), direction))
        return REFUSAL_BRIDGE_END_NOT_ON_FIELD;
    for (unsigned edge = direction; edge < EDGES; edge += DIRECTIONS)
        if (!end_is_well(game, placed->at, edge))
            return REFUSAL_BRIDGE_END_MEETS_NOTHING;
    return REFUSAL_NONE;
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

static uint8_t site(const struct game *game, unsigned number)
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

bool bridge_is_possible(const struct game *game)
{
    return find_bridges(game, NULL);
}

/* Whether the tile just placed differs at that edge from what it meets there. */
static bool differs_at(const struct game *game, unsigned edge)
{
    uint8_t other = site(game, 1 + edge);
    return other != NO_TILE && board_terrain(&game->board, game->turn.placed, edge) !=
                                   board_terrain(&game->board, other, edge_opposite(edge));
}

/* A tile's road against a neighbour's field requires the bridge on the neighbour; its field against
 * a neighbour's road requires it on the tile itself; either way along the axis of that edge
 * (BR6). */
bool game_forced_bridge(const struct game *game, struct move *bridge)
{
    if (game->turn.forced != VERB_BRIDGE)
        return false;
    unsigned edge = 0;
    while (!differs_at(game, edge)) {
        edge++;
        assert(edge < EDGES); /* otherwise no bridge would be forced */
    }
    bool is_on_tile = board_terrain(&game->board, game->turn.placed, edge) == TERRAIN_FIELD;
    uint8_t tile = site(game, is_on_tile ? 0 : 1 + edge);
    *bridge = move_bridge(game->board.tile[tile].at, edge_direction(edge));
    return true;
}

void bridge_legal(const struct game *game, struct move_list *moves)
{
    struct move forced;
    if (game_forced_bridge(game, &forced))
        add_move(moves, forced);
    else
        find_bridges(game, moves);
}

/* Each is always written but counted only if possible: a branch here would mispredict. */
unsigned bridges_list_bridgings(uint8_t pattern, struct bridging bridging[BRIDGINGS_MAX])
{
    unsigned count = 0;
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        /* field 01 becomes road 10 at both edges */
        bridging[count] = (struct bridging){
            .pattern = (uint8_t)(pattern ^ 3u * field_axis[direction]), .edge = EDGES};
        count += is_field_axis(pattern, direction);
    }
    for (unsigned edge = 0; edge < EDGES; edge++) {
        bridging[count] = (struct bridging){.pattern = (uint8_t)(pattern ^ 3u << (2 * edge)),
                                            .edge = (uint8_t)edge};
        count += ((unsigned)pattern >> (2 * edge) & 3u) == TERRAIN_ROAD;
    }
    return count;
}

/* The neighbour's near end meets the new road; its far end must be valid too (BR5). The tile beyond
 * is looked up by its square, not from the neighbour's entry, so neither load waits for the
 * other. */
bool bridges_can_mend(const struct game *game, struct square at, struct bridging bridging)
{
    if (bridging.edge == EDGES)
        return true;
    struct square beside = square_beside(at, bridging.edge);
    uint8_t other = board_tile_beside(&game->board, at, bridging.edge);
    const struct placed_tile *placed = &game->board.tile[other];
    unsigned has_none = placed->track == NO_TRACK;
    unsigned has_axis = is_field_axis(board_pattern(placed->kind, placed->orientation),
                                      edge_direction(bridging.edge));
    unsigned is_well = end_is_well(game, beside, bridging.edge);
    return has_none & has_axis & is_well;
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

enum refusal bridge_apply(struct game *game, struct move move, struct event_list *events)
{
    struct move forced;
    if (game_forced_bridge(game, &forced) && !move_equal(move, forced))
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
                                .orientation = move.arg});
    return REFUSAL_NONE;
}
