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

/* The segments in its two halves. */
struct halves {
    uint8_t segment[2];
};

static struct halves halves_of_pixels(const struct place *place, const struct pixel *pixels)
{
    const struct pixel *upper = &pixels[(unsigned)place->y * place->size + (unsigned)place->x];
    return (struct halves){{upper->segment, upper[place->size].segment}};
}

/* A letter is both; gaps between tiles belong to nobody. */
static struct halves halves_of_letter(const struct place *place, const struct glyph_tile *tile)
{
    bool is_gap = place->y >= GLYPH_TILE_ROWS || place->x >= GLYPH_TILE_COLS;
    uint8_t segment = is_gap ? NO_SEGMENT : tile->segment[place->y][place->x];
    return (struct halves){{segment, segment}};
}

/* Whether what may be built on that square is seen there. */
static bool is_on_plan(const struct board_scene *scene, struct square at, const struct place *place)
{
    const struct board_mark *plan = board_scene_find(scene, BOARD_MARK_PLAN);
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    struct glyph_tile letters = {0};
    struct halves halves;
    if (plan == NULL || !square_equal(plan->at, at))
        return false;
    if (place->tiles != NULL) {
        overlays_paint_alone(&plan->tile.overlays, place->size, pixels);
        halves = halves_of_pixels(place, pixels);
    } else {
        memset(letters.segment, NO_SEGMENT, sizeof letters.segment);
        glyph_tile_overlay(&letters, &plan->tile.overlays);
        halves = halves_of_letter(place, &letters);
    }
    return halves.segment[0] != NO_SEGMENT || halves.segment[1] != NO_SEGMENT;
}

struct board_hit board_hit_at(const struct board_scene *scene, const struct viewport *viewport,
                              struct tile_cache *tiles, int row, int col)
{
    const struct board *board = &scene->game->board;
    struct square at = viewport_square(viewport, row, col);
    struct board_hit hit = {.at = at, .tile = board_tile_at(board, at)};
    struct place place = {.tiles = tiles,
                          .size = (unsigned)viewport->size,
                          .x = col - viewport_col(viewport, at),
                          .y = (row - viewport_row(viewport, at)) * (tiles != NULL ? 2 : 1)};
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    struct halves halves;
    hit.on_plan = is_on_plan(scene, at, &place);
    if (hit.tile == NO_TILE)
        return hit;
    if (tiles != NULL) {
        board_tile_paint(scene->game, &board->tile[hit.tile], place.size, tiles, pixels);
        halves = halves_of_pixels(&place, pixels);
    } else {
        place.letters = glyph_board_tile(scene->game, &board->tile[hit.tile]);
        halves = halves_of_letter(&place, &place.letters);
    }
    add_figures(&hit, scene, &place);
    add_segments(&hit, scene->game, halves.segment);
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
