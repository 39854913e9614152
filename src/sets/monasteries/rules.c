/* Special monasteries: who stands there is a monk, who lies there an abbot (MO). */
#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

/* Those of the base game stay in the box, unless they are kept (MO1). */
unsigned monasteries_kept_out(const struct options *options, kind_number kind)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    bool is_kept = options->value[OPTION_CLOISTERS] == CLOISTERS_KEEP;
    return !is_kept && tile->set == SET_BASE && tile_has_monastery(tile) ? tile->copies : 0u;
}

uint16_t game_abbots_in(const struct game *game, uint16_t node)
{
    unsigned kind = feature_segment(&game->features, &game->board, node)->kind;
    return kind == FEATURE_ABBOTS      ? node
           : kind == FEATURE_MONASTERY ? game_other_way(game, node)
                                       : (uint16_t)NO_NODE;
}

/* For abbots nothing is ever complete (MO2): as if there were an end that nothing reaches. */
void abbots_stay_open(struct game *game, struct event_list *events)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    uint8_t segment = tile_segment_of(&tile_kinds[placed->kind], FEATURE_ABBOTS);
    (void)events;
    if (segment != NO_SEGMENT)
        game->features.counts[placed->first_node + segment] += 1;
}

/* Either occupies both (MO2). */
enum refusal monasteries_keep_off(const struct game *game, enum figure figure, uint16_t node)
{
    (void)figure;
    return game_abbots_in(game, node) != NO_NODE && game_is_occupied(game, node)
               ? REFUSAL_FEATURE_OCCUPIED
               : REFUSAL_NONE;
}

static bool is_occupied(const struct game *game, uint16_t node)
{
    return feature_counts_occupied(game->features.counts[node]);
}

/* While only abbots are there (MO4). */
bool monasteries_left_to_abbots(const struct game *game, uint16_t node)
{
    uint16_t abbots = game_abbots_in(game, node);
    return abbots != NO_NODE && is_occupied(game, abbots) && !is_occupied(game, node);
}

/* Monks come to none that is surrounded (MO2), which otherwise is complete. */
bool monasteries_keep_out(const struct game *game, uint16_t node)
{
    return feature_is_closed(&game->features, node) && monasteries_left_to_abbots(game, node);
}

/* Row and column (MO5). */

unsigned game_abbots_line(const struct game *game, struct square at, unsigned edge)
{
    unsigned tiles = 0;
    for (tile_number tile = board_tile_beside(&game->board, at, edge); tile != NO_TILE;
         tile = board_tile_beside(&game->board, game->board.tile[tile].at, edge))
        tiles++;
    return tiles;
}

int game_abbots_worth(const struct game *game, struct square at)
{
    unsigned tiles = 1;
    for (unsigned edge = 0; edge < EDGES; edge++)
        tiles += game_abbots_line(game, at, edge);
    return (int)tiles;
}

int abbots_worth(const struct game *game, uint16_t node)
{
    return game_abbots_worth(game, game_node_square(game, node));
}
