/* Acrobats and their pyramids (BT7-BT11). */
#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

#include <stddef.h>

uint16_t game_acrobats_node(const struct game *game, tile_number tile)
{
    unsigned segment = tile_segment_of(&tile_kinds[game->board.tile[tile].kind], FEATURE_ACROBATS);
    return segment == NO_SEGMENT ? (uint16_t)NO_NODE : feature_node(&game->board, tile, segment);
}

void acrobats_note_space(struct game *game, struct event_list *events)
{
    struct circus *circus = &game->circus;
    (void)events;
    if (game_acrobats_node(game, game->turn.placed) == NO_NODE)
        return;
    assert(circus->spaces < TILES_WITH_ACROBATS);
    circus->space[circus->spaces++] = game->turn.placed;
}

/* 5 for each acrobat (BT9, BT10). */
int acrobats_worth(const struct game *game, uint16_t node)
{
    (void)game, (void)node;
    return ACROBAT_POINTS;
}

bool acrobats_are_complete(const struct game *game, uint16_t node)
{
    return game_pyramid_is_complete(game, node);
}

/* Joining a pyramid (BT7, BT11). */

static bool is_bridged(const struct game *game, uint16_t node)
{
    return game->board.tile[feature_tile(&game->features, node)].track != NO_TRACK;
}

/* Why nobody can join the acrobats there, from wherever. */
static enum refusal space_refusal(const struct game *game, uint16_t node)
{
    if (game_pyramid_is_complete(game, node))
        return REFUSAL_PYRAMID_COMPLETE;
    if (is_bridged(game, node))
        return REFUSAL_ACROBATS_BRIDGED;
    return moment_keeps_out(game, node) ? REFUSAL_ACROBATS_KEPT_OUT : REFUSAL_NONE;
}

static bool is_space(const struct game *game, uint16_t node)
{
    return feature_segment(&game->features, &game->board, node)->kind == FEATURE_ACROBATS;
}

/* What deploys on the tile just placed is a deployment like any other, as long as nobody is there.
 */
enum refusal acrobats_keep_off(const struct game *game, enum figure figure, uint16_t node)
{
    (void)figure;
    if (!is_space(game, node))
        return REFUSAL_NONE;
    if (feature_tile(&game->features, node) != game->turn.placed)
        return REFUSAL_ACROBATS_TOO_FAR;
    return is_bridged(game, node) ? REFUSAL_ACROBATS_BRIDGED : REFUSAL_NONE;
}

/* With a portal to any space (BT14). */
static bool is_in_reach(const struct game *game, tile_number tile)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    bool is_portal = options_has_set(&game->options, SET_DRAGON) &&
                     (tile_kinds[placed->kind].flags & TILE_PORTAL) != 0;
    return is_portal || square_is_near(placed->at, game->board.tile[tile].at);
}

/* Whether the rules for deploying on the tile just placed see to it. */
static bool is_deployed_there(const struct game *game, uint16_t node)
{
    return feature_tile(&game->features, node) == game->turn.placed &&
           game_acrobats_on(game, node) == 0;
}

static bool may_join(unsigned figure)
{
    return figure_may_stand(figure, FEATURE_ACROBATS, STANDS_DEPLOYED);
}

bool acrobats_reach(const struct game *game, enum figure figure, uint16_t node)
{
    return is_space(game, node) && may_join(figure) && game->turn.deployed == 0 &&
           is_in_reach(game, feature_tile(&game->features, node)) &&
           space_refusal(game, node) == REFUSAL_NONE;
}

/* Adds the ways to join a pyramid to `moves`; if that is NULL, only finds out whether there are
 * any. */
static bool find_joins(const struct game *game, struct move_list *moves)
{
    bool found = false;
    if (game->turn.deployed > 0 || game->player[game->turn.player].supply[FIGURE_MEEPLE] == 0)
        return false;
    for (unsigned s = 0; s < game->circus.spaces && !(found && moves == NULL); s++) {
        tile_number tile = game->circus.space[s];
        uint16_t node = game_acrobats_node(game, tile);
        if (!is_in_reach(game, tile) || is_deployed_there(game, node) ||
            space_refusal(game, node) != REFUSAL_NONE)
            continue;
        found = true;
        if (moves)
            add_move(moves,
                     move_acrobat(FIGURE_MEEPLE, game->board.tile[tile].at,
                                  feature_segment_number(&game->features, &game->board, node)));
    }
    return found;
}

bool acrobat_is_possible(const struct game *game)
{
    return find_joins(game, NULL);
}

void acrobat_legal(const struct game *game, struct move_list *moves)
{
    find_joins(game, moves);
}

/* The node of the space on that square, or NO_NODE. */
static uint16_t space_at(const struct game *game, struct square at)
{
    tile_number tile = board_tile_at(&game->board, at);
    return tile == NO_TILE ? (uint16_t)NO_NODE : game_acrobats_node(game, tile);
}

enum refusal acrobat_apply(struct game *game, struct move move, struct event_list *events)
{
    uint16_t node = space_at(game, move.at);
    if (move.figure >= FIGURES_COUNT || figures_each(&game->options, (enum figure)move.figure) == 0)
        return REFUSAL_NO_SUCH_FIGURE;
    if (node == NO_NODE || is_deployed_there(game, node) ||
        move.arg != feature_segment_number(&game->features, &game->board, node))
        return REFUSAL_NO_ACROBATS_THERE;
    if (!may_join(move.figure))
        return REFUSAL_ONLY_ACROBATS;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    if (game->player[game->turn.player].supply[move.figure] == 0)
        return REFUSAL_NO_FOLLOWER_LEFT;
    if (!is_in_reach(game, feature_tile(&game->features, node)))
        return REFUSAL_ACROBATS_TOO_FAR;
    enum refusal refusal = space_refusal(game, node);
    if (refusal != REFUSAL_NONE)
        return refusal;
    deploy_put(game, (struct follower){game->turn.player, move.figure, node}, events);
    game->turn.deployed++;
    return REFUSAL_NONE;
}

/* A bridge spans a space only while it is empty (BT11). */
enum refusal acrobats_bar_bridges(const struct game *game, tile_number tile)
{
    uint16_t node = game_acrobats_node(game, tile);
    return node != NO_NODE && game_acrobats_on(game, node) > 0 ? REFUSAL_BRIDGE_OVER_ACROBATS
                                                               : REFUSAL_NONE;
}

/* Scoring pyramids. */

/* Each player for their own acrobats. */
static void pay_acrobats(struct game *game, uint16_t node, enum score_reason reason,
                         struct event_list *events)
{
    unsigned acrobats[PLAYERS_MAX] = {0};
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        acrobats[it.player] += it.node == node && figure_is_follower((enum figure)it.figure);
    }
    for (unsigned player = 0; player < game->options.players; player++)
        if (acrobats[player] > 0)
            pay_points(game, node, 1u << player, ACROBAT_POINTS * (int)acrobats[player], reason,
                       events);
    moment_paid(game, node, ~0u, reason, events);
}

bool pyramid_is_possible(const struct game *game)
{
    if (game->turn.deployed > 0)
        return false;
    for (unsigned s = 0; s < game->circus.spaces; s++)
        if (game_pyramid_is_complete(game, game_acrobats_node(game, game->circus.space[s])))
            return true;
    return false;
}

void pyramid_legal(const struct game *game, struct move_list *moves)
{
    if (game->turn.deployed > 0)
        return;
    for (unsigned s = 0; s < game->circus.spaces; s++)
        if (game_pyramid_is_complete(game, game_acrobats_node(game, game->circus.space[s])))
            add_move(moves, move_pyramid(game->board.tile[game->circus.space[s]].at));
}

/* Whoever's acrobats they are (BT9). */
enum refusal pyramid_apply(struct game *game, struct move move, struct event_list *events)
{
    if (!options_has_bigtop(&game->options))
        return REFUSAL_WRONG_MOMENT;
    uint16_t node = space_at(game, move.at);
    if (node == NO_NODE || !game_pyramid_is_complete(game, node))
        return REFUSAL_NO_PYRAMID;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    pay_acrobats(game, node, REASON_COMPLETE, events);
    send_figures_home(game, node, ~0u, events);
    game->turn.deployed++;
    return REFUSAL_NONE;
}

/* At the end every acrobat, whether the pyramid is complete or not (BT10). */
void acrobats_pay(struct game *game, struct event_list *events)
{
    for (unsigned s = 0; s < game->circus.spaces; s++)
        pay_acrobats(game, game_acrobats_node(game, game->circus.space[s]), REASON_FINAL, events);
}
