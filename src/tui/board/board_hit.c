#include "tui/board/board_hit.h"

#include "picture/overlay.h"
#include "tui/board/board_tile.h"
#include "tui/board/glyph_board.h"

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

/* What stands on a node: a number takes one cell, a follower is larger. */
enum shown { SHOWN_NUMBER, SHOWN_FOLLOWER };

/* How a picture tells whether the figure on a node is seen in a cell of the tile hit. */
struct seeing {
    bool (*shows)(const void *cell, const struct game *game, uint16_t node, enum shown shown);
    const void *cell;
};

static void add_figure(struct board_hit *hit, const struct game *game, uint16_t node,
                       enum shown shown, const struct seeing *seeing)
{
    if (game->features.tile[node] == hit->tile && seeing->shows(seeing->cell, game, node, shown))
        add_node(hit, node);
}

/* Those drawn last lie above: the follower that is chosen, the numbers, the other followers. */
static void add_figures(struct board_hit *hit, const struct board_scene *scene,
                        const struct seeing *seeing)
{
    const struct game *game = scene->game;
    const struct followers *followers = &game->followers;
    if (scene->chosen < scene->offers)
        add_figure(hit, game, scene->offer[scene->chosen], SHOWN_FOLLOWER, seeing);
    for (unsigned offer = 0; offer < scene->offers; offer++)
        if (offer != scene->chosen)
            add_figure(hit, game, scene->offer[offer], SHOWN_NUMBER, seeing);
    for (unsigned f = 0; f < followers->count; f++)
        add_figure(hit, game, followers->follower[f].node, SHOWN_FOLLOWER, seeing);
}

/* A cell of pixels within its tile. */
struct pixel_place {
    unsigned size;
    struct tile_cache *tiles;
    int x, y; /* the upper pixel */
};

/* The letter is in the cell of the spot, a follower's head above it. */
static bool pixels_show(const void *place, const struct game *game, uint16_t node, enum shown shown)
{
    enum { OUTLINED_FROM = 8 }; /* smaller followers are letters alone */
    const struct pixel_place *cell = place;
    struct picture_spot spot = board_tile_spot(game, node, cell->size, cell->tiles);
    int above = (spot.y - (spot.y & 1)) - cell->y;
    bool is_large = shown == SHOWN_FOLLOWER && cell->size >= OUTLINED_FROM;
    return abs(spot.x - cell->x) <= (is_large ? 1 : 0) && (above == 0 || (is_large && above == 2));
}

static bool is_on_bridge(const struct board_scene *scene, const struct pixel_place *cell)
{
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    unsigned at = (unsigned)cell->y * cell->size + (unsigned)cell->x;
    memset(pixels, 0, sizeof pixels);
    picture_bridge(scene->bridge_direction, cell->size, pixels);
    return pixels[at].segment == SEGMENT_BRIDGE ||
           pixels[at + cell->size].segment == SEGMENT_BRIDGE;
}

struct board_hit board_hit_pixels(const struct board_scene *scene, const struct lens *lens,
                                  struct tile_cache *tiles, int row, int col)
{
    struct board_hit hit = hit_on(scene, lens_square(lens, row, col));
    struct pixel_place cell = {.size = (unsigned)lens->size,
                               .tiles = tiles,
                               .x = col - lens_col(lens, hit.at),
                               .y = 2 * (row - lens_row(lens, hit.at))};
    hit.on_bridge =
        scene->has_bridge && square_equal(scene->bridge_at, hit.at) && is_on_bridge(scene, &cell);
    if (hit.tile == NO_TILE)
        return hit;
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    const struct placed_tile *placed = &scene->game->board.tile[hit.tile];
    unsigned at = (unsigned)cell.y * cell.size + (unsigned)cell.x;
    board_tile_paint(scene->game, placed, cell.size, tiles, pixels);
    add_figures(&hit, scene, &(struct seeing){pixels_show, &cell});
    add_segments(&hit, scene->game,
                 (const uint8_t[]){pixels[at].segment, pixels[at + cell.size].segment});
    return hit;
}

/* A cell of letters within its tile. */
struct glyph_place {
    struct glyph_tile tile;
    int row, col;
};

static bool glyph_shows(const void *place, const struct game *game, uint16_t node, enum shown shown)
{
    (void)shown; /* all of them are letters */
    const struct glyph_place *cell = place;
    struct glyph_spot spot =
        glyph_tile_spot(&cell->tile, feature_segment_number(&game->features, &game->board, node));
    return spot.row == cell->row && spot.col == cell->col;
}

/* The cell of a tile of letters, as both of its halves; gaps belong to nobody. */
static uint8_t segment_of_glyph(const struct glyph_place *cell)
{
    return cell->row < GLYPH_TILE_ROWS && cell->col < GLYPH_TILE_COLS
               ? cell->tile.segment[cell->row][cell->col]
               : NO_SEGMENT;
}

struct board_hit board_hit_glyphs(const struct board_scene *scene, const struct lens *lens, int row,
                                  int col)
{
    struct board_hit hit = hit_on(scene, lens_square(lens, row, col));
    struct glyph_place cell = {.row = row - lens_row(lens, hit.at),
                               .col = col - lens_col(lens, hit.at)};
    if (scene->has_bridge && square_equal(scene->bridge_at, hit.at)) {
        struct glyph_place bridge = cell;
        memset(bridge.tile.segment, NO_SEGMENT, sizeof bridge.tile.segment);
        glyph_tile_bridge(&bridge.tile, scene->bridge_direction);
        hit.on_bridge = segment_of_glyph(&bridge) == SEGMENT_BRIDGE;
    }
    if (hit.tile == NO_TILE)
        return hit;
    cell.tile = glyph_board_tile(scene->game, &scene->game->board.tile[hit.tile]);
    add_figures(&hit, scene, &(struct seeing){glyph_shows, &cell});
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
