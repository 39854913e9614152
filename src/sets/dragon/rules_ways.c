/* Princesses, who send knights home, and magic portals, which lead followers to other tiles
 * (PD8-PD12). */
#include "rules.h"

#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"

/* The city of the princess on the tile just placed, or NO_NODE. A small city just completed is no
 * castle yet (PD10). */
static uint16_t princess_city(const struct game *game)
{
    tile_number tile = game->turn.placed;
    if (!options_has_dragon(&game->options) || tile == NO_TILE)
        return NO_NODE;
    const struct placed_tile *placed = &game->board.tile[tile];
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    for (unsigned s = 0; s < kind->segments; s++)
        if (kind->segment[s].flags & SEGMENT_PRINCESS)
            return (uint16_t)(placed->first_node + s);
    return NO_NODE;
}

/* Whether the princess may send the figure with that number home. */
static bool meets_princess(const struct game *game, uint16_t city, unsigned f)
{
    struct follower follower = game->followers.follower[f];
    return figure_is_follower((enum figure)follower.figure) &&
           feature_root(&game->features, follower.node) == feature_root(&game->features, city);
}

bool remove_is_possible(const struct game *game)
{
    uint16_t city = princess_city(game);
    return city != NO_NODE && game->turn.deployed == 0 &&
           feature_counts_occupied(game->features.counts[feature_root(&game->features, city)]);
}

/* Option princess: then there is no other figure in this turn. */
unsigned princess_demands(const struct game *game)
{
    return game->options.value[OPTION_PRINCESS] == PRINCESS_MUST && remove_is_possible(game)
               ? VERB_REMOVE
               : 0;
}

struct move move_remove(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    struct move move =
        move_on_square(VERB_REMOVE, game_node_square(game, it.node),
                       feature_segment_number(&game->features, &game->board, it.node));
    move.figure = it.figure;
    move.player = it.player;
    return move;
}

void remove_legal(const struct game *game, struct move_list *moves)
{
    uint16_t city = princess_city(game);
    if (!remove_is_possible(game))
        return;
    for (unsigned f = 0; f < game->followers.count; f++)
        if (meets_princess(game, city, f))
            add_move_once(moves, move_remove(game, f));
}

/* Of two that a move names, the one whom the fairy is not beside. */
static unsigned find_removed(const struct game *game, struct move move)
{
    uint16_t city = princess_city(game);
    unsigned found = FOLLOWERS_MAX;
    for (unsigned f = 0; f < game->followers.count; f++)
        if (meets_princess(game, city, f) && move_equal(move_remove(game, f), move) &&
            (found == FOLLOWERS_MAX || found == game_fairy(game).follower))
            found = f;
    return found;
}

enum refusal remove_apply(struct game *game, struct move move, struct event_list *events)
{
    if (princess_city(game) == NO_NODE)
        return REFUSAL_NO_PRINCESS;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    unsigned f = find_removed(game, move);
    if (f == FOLLOWERS_MAX)
        return REFUSAL_NO_PRINCESS;
    tell(events,
         (struct event){.type = EVENT_PRINCESS, .player = game->turn.player, .at = move.at});
    send_away(game, f, events);
    game->turn.deployed = NOTHING_FOLLOWS;
    return REFUSAL_NONE;
}

/* Magic portals (PD11, PD12). */

/* On any other tile, in what is printed or a bridge: what play has made of it takes nobody. */
static enum refusal portal_check(const struct game *game, enum figure figure, uint16_t node)
{
    if (!figure_is_follower(figure) || game_feature_kind(game, node) >= PRINTED_KINDS ||
        game_feature_is_complete(game, node))
        return REFUSAL_PORTAL_CLOSED;
    return deploy_check(game, figure, node);
}

/* One follower goes through (PH4). */
static bool is_portal_open(const struct game *game)
{
    return has_placed(game, TILE_PORTAL) && !game->turn.ported;
}

bool portal_reaches(const struct game *game, enum figure figure, uint16_t node)
{
    return is_portal_open(game) && portal_check(game, figure, node) == REFUSAL_NONE;
}

/* Adds the deployments of a figure on a tile to `moves`; if that is NULL, only finds out whether
 * there are any. */
static bool find_ways(const struct game *game, enum figure figure, tile_number tile,
                      struct move_list *moves)
{
    bool found = false;
    for (unsigned segment = 0; segment <= SEGMENT_TRACK; segment++) {
        uint16_t node = feature_node(&game->board, tile, segment);
        if (node == NO_NODE || portal_check(game, figure, node) != REFUSAL_NONE)
            continue;
        found = true;
        if (moves)
            add_move(moves, move_portal(figure, game->board.tile[tile].at, segment));
    }
    return found;
}

static bool portal_find(const struct game *game, struct move_list *moves)
{
    bool found = false;
    if (!is_portal_open(game))
        return false;
    for (enum figure figure = 0; figure < FIGURES_COUNT; figure++) {
        if (!figure_is_follower(figure) || game->player[game->turn.player].supply[figure] == 0)
            continue;
        for (tile_number tile = 0; tile < game->board.tiles && !(found && moves == NULL); tile++)
            if (tile != game->turn.placed)
                found |= find_ways(game, figure, tile, moves);
    }
    return found;
}

bool portal_is_possible(const struct game *game)
{
    return portal_find(game, NULL);
}

void portal_legal(const struct game *game, struct move_list *moves)
{
    portal_find(game, moves);
}

enum refusal portal_apply(struct game *game, struct move move, struct event_list *events)
{
    tile_number tile = board_tile_at(&game->board, move.at);
    if (!has_placed(game, TILE_PORTAL))
        return REFUSAL_NO_PORTAL;
    if (!is_portal_open(game))
        return REFUSAL_ALREADY_DEPLOYED;
    if (move.figure >= FIGURES_COUNT || figures_each(&game->options, (enum figure)move.figure) == 0)
        return REFUSAL_NO_SUCH_FIGURE;
    uint16_t node =
        tile == NO_TILE ? (uint16_t)NO_NODE : feature_node(&game->board, tile, move.arg);
    if (node == NO_NODE || tile == game->turn.placed)
        return REFUSAL_NO_SUCH_SEGMENT;
    enum refusal refusal = portal_check(game, (enum figure)move.figure, node);
    if (refusal != REFUSAL_NONE)
        return refusal;
    deploy_put(game, (struct follower){game->turn.player, move.figure, node}, events);
    game->turn.deployed++;
    game->turn.ported = 1;
    return REFUSAL_NONE;
}
