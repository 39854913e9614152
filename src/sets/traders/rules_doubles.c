/* Double turns (TB6-TB10). */
#include "sets/traders/rules_doubles.h"

#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "sets/bazaars/rules.h"

/* Whether the tile just placed is part of the feature of `node`. */
static bool continues(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    bool found = placed->track != NO_TRACK &&
                 feature_root(&game->features, feature_track_node(placed->track)) == root;
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++)
        found |= feature_root(&game->features, (uint16_t)(placed->first_node + s)) == root;
    return found;
}

/* Builders work on roads and cities. Only an amendment puts one elsewhere. */
static bool is_at_work(const struct game *game, uint16_t builder)
{
    return builder != NO_NODE &&
           feature_segment(&game->features, &game->board, builder)->kind != FEATURE_FIELD;
}

/* Notes whether the tile just placed continues the road or city of its player's builder, and so
 * earns a second part (TB6, TB7). A builder cannot have been on this tile before: if its feature is
 * here now, the tile has become part of it. */
void doubles_judge_placement(struct game *game)
{
    if (game->doubles.part > 0)
        return;
    uint16_t builder = game_helper_node(game, FIGURE_BUILDER, game->turn.player);
    game->doubles.earned = is_at_work(game, builder) && continues(game, builder);
}

/* Begins a second part; false, with nothing changed, if there is no tile to draw (TB7). */
static bool begin_second_part(struct game *game, unsigned player, struct event_list *events)
{
    if (!draw_is_possible(game))
        return false;
    turn_begin(game, player, PHASE_DRAW, NO_TILE_KIND, NULL);
    game->doubles.part = 1;
    tell(events, (struct event){.type = EVENT_DOUBLE, .player = (uint8_t)player});
    return true;
}

/* Whether the tile placed in this part brings an auction that comes first; one drawn in a round
 * does not (TB10, BZ11). */
static bool auction_is_due(const struct game *game)
{
    return game->bazaar.host == NOBODY && game->announced.count > 0;
}

bool doubles_go_on(struct game *game, struct event_list *events)
{
    struct doubles *doubles = &game->doubles;
    bool is_earned = doubles->earned > 0;
    doubles->earned = doubles->part = 0;
    if (!is_earned)
        return false;
    if (auction_is_due(game)) { /* TB9 */
        doubles->waits = game->options.value[OPTION_BAZAAR_BUILDER] == BAZAAR_BUILDER_AUCTION_FIRST;
        if (doubles->waits)
            return false;
        bazaars_lay_out(game);
    }
    return begin_second_part(game, game->turn.player, events);
}

bool doubles_resume(struct game *game, struct event_list *events)
{
    struct doubles *doubles = &game->doubles;
    if (!doubles->waits)
        return false;
    doubles->waits = 0;
    return begin_second_part(game, doubles->player, events);
}

unsigned game_part(const struct game *game)
{
    return game->doubles.part + 1u;
}

unsigned game_owed(const struct game *game, uint8_t players[OWED_MAX])
{
    const struct doubles *doubles = &game->doubles;
    unsigned count = 0;
    if (!draw_is_possible(game))
        return 0;
    if (doubles->earned)
        players[count++] = game->turn.player;
    if (doubles->waits)
        players[count++] = doubles->player;
    return count;
}
