/* Double turns (TB6-TB10). */
#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/turn.h"

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
    if (game->turn.part > 0)
        return;
    uint16_t builder = game_helper_node(game, FIGURE_BUILDER, game->turn.player);
    if (is_at_work(game, builder) && continues(game, builder))
        agenda_note(game, DUE_SECOND_PART, game->turn.player, 0);
}

/* If the tile placed brings an auction, too, the auction may come first; one drawn in a round does
 * not bring one (TB9, TB10, BZ11). */
void doubles_end(struct game *game)
{
    struct agenda_entry earned;
    game->turn.part = 0;
    if (game->options.value[OPTION_BAZAAR_BUILDER] != BAZAAR_BUILDER_BUILDER_FIRST &&
        !game_holds_bazaar(game) && agenda_has(&game->agenda, DUE_AUCTION) &&
        agenda_take_of(game, DUE_SECOND_PART, &earned))
        agenda_note(game, DUE_LATER_PART, earned.who, 0);
}

/* Begins a second part, if there is a tile to draw (TB7). */
bool doubles_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    if (!draw_is_possible(game))
        return false;
    turn_begin(game, entry.who, PHASE_FIRST, NO_TILE_KIND, NULL);
    game->turn.part = 1;
    tell(events, (struct event){.type = EVENT_DOUBLE, .player = entry.who});
    return true;
}

unsigned game_part(const struct game *game)
{
    return game->turn.part + 1u;
}

unsigned game_owed(const struct game *game, uint8_t players[OWED_MAX])
{
    if (!draw_is_possible(game))
        return 0;
    unsigned earned = agenda_players(&game->agenda, DUE_SECOND_PART, players);
    return earned + agenda_players(&game->agenda, DUE_LATER_PART, players + earned);
}

bool game_earns_part(const struct game *game)
{
    return agenda_has(&game->agenda, DUE_SECOND_PART);
}

bool game_part_waits(const struct game *game)
{
    return agenda_has(&game->agenda, DUE_LATER_PART);
}
