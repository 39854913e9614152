/* The river: which tiles come first, and where they may lie (RV). */
#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"

#include <assert.h>

static_assert(SET_RIVER2 == SET_RIVER + 1, "the kinds of both rivers follow one another");

/* The pile (RV1, RV2). */

/* The start tile of the base game stays in the box, and of two rivers the first one's lake and the
 * second one's spring (RV13). */
unsigned river_kept_out(const struct options *options, kind_number kind)
{
    bool both = options_has_set(options, SET_RIVER) && options_has_set(options, SET_RIVER2);
    bool is_first = tile_kinds[kind].set == SET_RIVER;
    return kind == tile_set_start[SET_BASE] ||
           (both && is_first && tile_kinds[kind].flags & TILE_LAKE) ||
           (both && kind == tile_set_start[SET_RIVER2]);
}

/* The tiles come in stages: the fork, those of the river, its lake, all others (RV2, RV11). */
enum stage { STAGE_FORK, STAGE_RIVER, STAGE_LAKE, STAGE_LAND };

bool tile_is_fork(kind_number kind)
{
    enum { ALL_EDGES = (1 << EDGES) - 1 };
    unsigned dry = ALL_EDGES & ~(unsigned)tile_kinds[kind].water;
    return dry != 0 && (dry & (dry - 1)) == 0;
}

static enum stage stage_of(kind_number kind)
{
    if (!tile_is_of_river(kind))
        return STAGE_LAND;
    if (tile_kinds[kind].flags & TILE_LAKE)
        return STAGE_LAKE;
    return tile_is_fork(kind) ? STAGE_FORK : STAGE_RIVER;
}

/* The first of them with a tile in the pile; a set behind may have some with water, too (AB1). */
static enum stage stage_now(const struct game *game)
{
    enum stage first = STAGE_LAND;
    for (kind_number kind = tile_set_first[SET_RIVER]; kind < tile_kinds_count; kind++)
        if (game->pile.left[kind] > 0 && stage_of(kind) < first)
            first = stage_of(kind);
    return first;
}

enum refusal river_comes_first(const struct game *game, kind_number kind)
{
    if (game->river.is_over || stage_of(kind) <= stage_now(game))
        return REFUSAL_NONE;
    return stage_of(kind) == STAGE_LAND    ? REFUSAL_RIVER_COMES_FIRST
           : stage_now(game) == STAGE_FORK ? REFUSAL_FORK_COMES_FIRST
                                           : REFUSAL_LAKE_COMES_LAST;
}

unsigned game_river_tiles(const struct game *game)
{
    unsigned tiles = 0;
    for (kind_number kind = tile_set_first[SET_RIVER]; kind < tile_kinds_count; kind++)
        tiles += tile_is_of_river(kind) ? game->pile.left[kind] : 0u;
    return tiles;
}

void river_is_laid(struct game *game, struct event_list *events)
{
    (void)events;
    if (!game->river.is_over && stage_now(game) == STAGE_LAND)
        game->river.is_over = 1;
}

/* Where it may lie (RV3, RV4). */

/* The edges of the tile before, that number on the board, at which its water does not meet the
 * next. */
static unsigned edges_before(const struct game *game, tile_number tile, unsigned edge)
{
    const struct placed_tile *before = &game->board.tile[tile];
    return tile_water(before->kind, before->orientation) & ~(1u << edge_opposite(edge));
}

enum refusal river_may_lie(const struct game *game, struct square at, kind_number kind,
                           unsigned orientation)
{
    unsigned water = tile_water(kind, orientation), joins = 0, turns = 0;
    if (water == 0)
        return REFUSAL_NONE;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        tile_number beside =
            water >> edge & 1u ? board_tile_beside(&game->board, at, edge) : (tile_number)NO_TILE;
        if (beside == NO_TILE)
            continue;
        joins++;
        turns |= edges_before(game, beside, edge) & water & ~(1u << edge);
    }
    return joins == 0   ? REFUSAL_RIVER_GOES_ON
           : joins > 1  ? REFUSAL_RIVER_JOINS
           : turns != 0 ? REFUSAL_RIVER_TURNS_BACK
                        : REFUSAL_NONE;
}
