/* What random games see of both rivers. */
#include "support/random_tally.h"

/* Where the tile in hand may not go although its edges match. A refusal leaves the game as it is.
 */
static void count_refusals(struct random_tally *tally, const struct game *before)
{
    struct move_list legal;
    struct game game = *before;
    game_legal(before, &legal);
    for (unsigned open = 0; open < before->board.opens; open++)
        for (unsigned edge = 0; edge < EDGES; edge++) {
            struct move place = {.verb = VERB_PLACE,
                                 .at = board_open_square(&before->board, open),
                                 .arg = (uint8_t)edge};
            size_t m = 0;
            while (m < legal.count && !move_equal(legal.move[m], place))
                m++;
            if (m < legal.count)
                continue;
            enum refusal refusal = game_apply(&game, place, NULL);
            tally->count[TALLY_RIVER_TURNS] += refusal == REFUSAL_RIVER_TURNS_BACK;
            tally->count[TALLY_RIVER_JOINS] += refusal == REFUSAL_RIVER_JOINS;
        }
}

static unsigned ends_of_water(kind_number kind)
{
    unsigned water = tile_kinds[kind].water, ends = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        ends += water >> edge & 1u;
    return ends;
}

static void count_placed(struct random_tally *tally, const struct game *before, kind_number kind)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    unsigned ends = ends_of_water(kind);
    tally->count[TALLY_RIVER_TILES] += tile_is_of_river(kind);
    tally->count[TALLY_FORKS] += ends == 3;
    tally->count[TALLY_LAKES] += (tile->flags & TILE_LAKE) != 0;
    tally->count[TALLY_ARMS_END] += ends == 1 && !(tile->flags & (TILE_LAKE | TILE_SPRING));
    tally->count[TALLY_RIVER_ABBEYS] +=
        (tile->flags & TILE_ABBEY) != 0 && game_river_tiles(before) > 0;
}

void random_tally_river(struct random_tally *tally, const struct game *before,
                        const struct game *game, struct move move, const struct event_list *events)
{
    if (!options_has_river(&game->options))
        return;
    if (move.verb == VERB_PLACE && tile_is_of_river(before->turn.hand))
        count_refusals(tally, before);
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->type == EVENT_PLACE)
            count_placed(tally, before, event->tile_kind);
        tally->count[TALLY_RIVER_ASIDE] +=
            event->type == EVENT_DISCARD && tile_is_of_river(event->tile_kind);
        if (event->type == EVENT_BRIDGE) {
            tile_number over = board_tile_at(&game->board, event->at);
            tally->count[TALLY_RIVER_BRIDGES] += tile_is_of_river(game->board.tile[over].kind);
        }
        tally->count[TALLY_HERDS] += event->type == EVENT_SCORE && event->node != NO_NODE &&
                                     game_herd_points(game, event->node) > 0;
    }
}
