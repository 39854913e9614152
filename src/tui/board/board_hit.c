#include "tui/board/board_view.h"

#include "picture/picture.h"
#include "tui/board/pixels.h"

#include <stdlib.h>
#include <string.h>

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

/* A cell of the view within its painted tile. */
struct place {
    struct tile_cache *tiles;
    unsigned size;
    int x, y; /* the upper pixel */
};

/* Whether the figure on a node is seen there: its letter is in the cell of the anchor, a follower
 * around it. */
static bool place_shows(const struct place *place, const struct game *game, uint16_t node,
                        enum board_reach reach)
{
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

/* The segments in its two halves. */
struct halves {
    uint8_t segment[2];
};

static struct halves halves_of_pixels(const struct place *place, const struct pixel *pixels)
{
    const struct pixel *upper = &pixels[(unsigned)place->y * place->size + (unsigned)place->x];
    return (struct halves){{upper->segment, upper[place->size].segment}};
}

/* Whether what may be built is seen there. */
static bool is_on_plan(const struct place *place, const struct board_mark *plan)
{
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    overlays_paint_alone(&plan->tile.overlays, place->size, pixels);
    struct halves halves = halves_of_pixels(place, pixels);
    return halves.segment[0] != NO_SEGMENT || halves.segment[1] != NO_SEGMENT;
}

/* What may be built on that square, or NULL. */
static const struct board_mark *plan_on(const struct board_scene *scene, struct square at)
{
    const struct board_mark *plan = board_scene_find(scene, BOARD_MARK_PLAN);
    return plan != NULL && square_equal(plan->at, at) ? plan : NULL;
}

static void hit_pixels(struct board_hit *hit, const struct board_scene *scene,
                       const struct viewport *viewport, struct tile_cache *tiles, int row, int col)
{
    const struct board_mark *plan = plan_on(scene, hit->at);
    struct place place = {.tiles = tiles,
                          .size = (unsigned)viewport->size,
                          .x = col - viewport_col(viewport, hit->at),
                          .y = 2 * (row - viewport_row(viewport, hit->at))};
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    hit->on_plan = plan != NULL && is_on_plan(&place, plan);
    if (hit->tile == NO_TILE)
        return;
    board_tile_paint(scene->game, &scene->game->board.tile[hit->tile], place.size, tiles, pixels);
    struct halves halves = halves_of_pixels(&place, pixels);
    add_figures(hit, scene, &place);
    add_segments(hit, scene->game, halves.segment);
}

/* Small tiles share rows: so a cell may show the figure, or the feature, of the next square's. */
static void hit_letters(struct board_hit *hit, const struct board_scene *scene,
                        const struct viewport *viewport, int row, int col)
{
    const struct board_mark *plan = plan_on(scene, hit->at);
    hit->on_plan = plan != NULL && glyph_board_is_built(&plan->tile.overlays, viewport, row, col);
    for (unsigned m = scene->marks; m-- > 0;) {
        const struct board_mark *mark = &scene->mark[m];
        bool is_near = mark->at.x == hit->at.x && abs(mark->at.y - hit->at.y) <= 1;
        if (!is_near || mark->spot != SPOT_SEGMENT ||
            board_mark_rows[mark->kind].reach == REACH_NOTHING)
            continue;
        struct glyph_anchor anchor = glyph_board_anchor(scene, viewport, mark);
        if (anchor.row == row && anchor.col == col)
            add_node(hit, mark->node);
    }
    add_node(hit, (uint16_t)glyph_board_node(scene->game, viewport, row, col));
    if (hit->nodes > 0 && hit->tile != NO_TILE)
        hit->tile = feature_tile(&scene->game->features, hit->node[0]);
}

struct board_hit board_hit_at(const struct board_scene *scene, const struct viewport *viewport,
                              struct tile_cache *tiles, int row, int col)
{
    struct square at = viewport_square(viewport, row, col);
    struct board_hit hit = {.at = at, .tile = board_tile_at(&scene->game->board, at)};
    if (tiles != NULL)
        hit_pixels(&hit, scene, viewport, tiles, row, col);
    else
        hit_letters(&hit, scene, viewport, row, col);
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
