#include "tui/board/board_view.h"

#include "picture/overlay.h"
#include "tui/board/pixels.h"

#include <stdlib.h>
#include <string.h>

static struct board_hit hit_on(const struct board_scene *scene, struct square at)
{
    return (struct board_hit){.at = at, .tile = board_tile_at(&scene->game->board, at)};
}

static void add_node(struct board_hit *hit, uint16_t node)
{
    for (unsigned n = 0; n < hit->nodes; n++)
        if (hit->node[n] == node)
            return;
    if (node != NO_NODE && hit->nodes < HIT_NODES_MAX)
        hit->node[hit->nodes++] = node;
}

static bool is_field(const struct game *game, uint16_t node)
{
    return node != NO_NODE &&
           feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD;
}

/* Two segments share the cell: the field is easily hit elsewhere, so it comes last. */
static void add_segments(struct board_hit *hit, const struct game *game, const uint8_t segment[2])
{
    uint16_t node[2];
    for (unsigned half = 0; half < 2; half++)
        node[half] = segment[half] == NO_SEGMENT
                         ? NO_NODE
                         : feature_node(&game->board, hit->tile, segment[half]);
    bool is_turned = is_field(game, node[0]) && !is_field(game, node[1]);
    add_node(hit, node[is_turned]);
    add_node(hit, node[!is_turned]);
}

/* A cell of the view within its tile. */
struct place {
    struct tile_cache *tiles; /* NULL: the tile is drawn in letters */
    unsigned size;
    int x, y; /* the upper pixel, or the letter */
    struct glyph_tile letters;
};

/* Whether the figure on a node is seen there. In pixels its letter is in the cell of the anchor, a
 * follower around it; in letters that is all. */
static bool place_shows(const struct place *place, const struct game *game, uint16_t node,
                        enum board_reach reach)
{
    if (place->tiles == NULL) {
        unsigned segment = feature_segment_number(&game->features, &game->board, node);
        struct glyph_anchor anchor = glyph_tile_anchor(&place->letters, segment);
        return anchor.row == place->y && anchor.col == place->x;
    }
    struct picture_anchor anchor = board_tile_anchor(game, node, place->size, place->tiles);
    int above = (anchor.y - (anchor.y & 1)) - place->y;
    struct sprite_reach body = {0, 0};
    if (reach == REACH_FOLLOWER)
        body = sprite_reach((int)place->size);
    return abs(anchor.x - place->x) <= body.aside && above >= 0 && above <= body.above;
}

/* The last drawn are on top. */
static void add_figures(struct board_hit *hit, const struct board_scene *scene,
                        const struct place *place)
{
    for (unsigned m = scene->marks; m-- > 0;) {
        const struct board_mark *mark = &scene->mark[m];
        enum board_reach reach = (enum board_reach)board_mark_rows[mark->kind].reach;
        if (reach != REACH_NOTHING && mark->spot == SPOT_SEGMENT &&
            square_equal(mark->at, hit->at) && place_shows(place, scene->game, mark->node, reach))
            add_node(hit, mark->node);
    }
}

/* What may be built on that square, or NULL. */
static const struct board_mark *plan_at(const struct board_scene *scene, struct square at)
{
    const struct board_mark *plan = board_scene_find(scene, BOARD_MARK_PLAN);
    return plan != NULL && square_equal(plan->at, at) ? plan : NULL;
}

static bool is_on_plan(const struct board_mark *plan, const struct place *cell)
{
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    unsigned at = (unsigned)cell->y * cell->size + (unsigned)cell->x;
    overlays_paint_alone(&plan->tile.overlays, cell->size, pixels);
    return pixels[at].segment != NO_SEGMENT || pixels[at + cell->size].segment != NO_SEGMENT;
}

struct board_hit board_hit_pixels(const struct board_scene *scene, const struct viewport *viewport,
                                  struct tile_cache *tiles, int row, int col)
{
    struct board_hit hit = hit_on(scene, viewport_square(viewport, row, col));
    struct place cell = {.size = (unsigned)viewport->size,
                         .tiles = tiles,
                         .x = col - viewport_col(viewport, hit.at),
                         .y = 2 * (row - viewport_row(viewport, hit.at))};
    const struct board_mark *plan = plan_at(scene, hit.at);
    hit.on_plan = plan != NULL && is_on_plan(plan, &cell);
    if (hit.tile == NO_TILE)
        return hit;
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    const struct placed_tile *placed = &scene->game->board.tile[hit.tile];
    unsigned at = (unsigned)cell.y * cell.size + (unsigned)cell.x;
    board_tile_paint(scene->game, placed, cell.size, tiles, pixels);
    add_figures(&hit, scene, &cell);
    add_segments(&hit, scene->game,
                 (const uint8_t[]){pixels[at].segment, pixels[at + cell.size].segment});
    return hit;
}

/* The cell of a tile of letters, as both of its halves; gaps belong to nobody. */
static uint8_t segment_of_glyph(const struct place *cell)
{
    return cell->y < GLYPH_TILE_ROWS && cell->x < GLYPH_TILE_COLS
               ? cell->letters.segment[cell->y][cell->x]
               : NO_SEGMENT;
}

struct board_hit board_hit_glyphs(const struct board_scene *scene, const struct viewport *viewport,
                                  int row, int col)
{
    struct board_hit hit = hit_on(scene, viewport_square(viewport, row, col));
    struct place cell = {.x = col - viewport_col(viewport, hit.at),
                         .y = row - viewport_row(viewport, hit.at)};
    const struct board_mark *plan = plan_at(scene, hit.at);
    if (plan != NULL) {
        struct place planned = cell;
        memset(planned.letters.segment, NO_SEGMENT, sizeof planned.letters.segment);
        glyph_tile_overlay(&planned.letters, &plan->tile.overlays);
        hit.on_plan = segment_of_glyph(&planned) != NO_SEGMENT;
    }
    if (hit.tile == NO_TILE)
        return hit;
    cell.letters = glyph_board_tile(scene->game, &scene->game->board.tile[hit.tile]);
    add_figures(&hit, scene, &cell);
    uint8_t segment = segment_of_glyph(&cell);
    add_segments(&hit, scene->game, (const uint8_t[]){segment, segment});
    return hit;
}

unsigned board_hit_among(const struct board_hit *hit, const struct game *game,
                         const uint16_t *nodes, unsigned count)
{
    const struct features *features = &game->features;
    unsigned found = count;
    for (unsigned n = 0; n < hit->nodes && found == count; n++)
        for (unsigned i = 0; i < count && found == count; i++)
            if (nodes[i] == hit->node[n])
                found = i;
    for (unsigned n = 0; n < hit->nodes && found == count; n++)
        for (unsigned i = 0; i < count && found == count; i++)
            if (nodes[i] != NO_NODE &&
                feature_root(features, nodes[i]) == feature_root(features, hit->node[n]))
                found = i;
    return found;
}
