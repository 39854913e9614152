/* Bridges (BR). They also affect other parts: the terrain at an edge (board_terrain), what joins
 * there (feature_node_at_edge), where a tile fits (rules_places.c), where a follower may stand
 * (deploy.c). */
#include "rules.h"

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

/* Whether a bridge may span the tile, regardless of player (BR2, BR4, BR5). */
static enum refusal check_tile(const struct game *game, tile_number tile, unsigned direction)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    if (placed->track != NO_TRACK)
        return REFUSAL_BRIDGE_ON_BRIDGE;
    if (!bridges_lie_on_axis(board_pattern(placed->kind, placed->orientation), direction))
        return REFUSAL_BRIDGE_END_NOT_ON_FIELD;
    for (unsigned edge = direction; edge < EDGES; edge += DIRECTIONS)
        if (!bridges_end_well(game, placed->at, edge))
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

static tile_number site(const struct game *game, unsigned number)
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
        tile_number tile = site(game, number);
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
    tile_number other = site(game, 1 + edge);
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
    tile_number tile = site(game, is_on_tile ? 0 : 1 + edge);
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
