#include "tui/board/board_ink.h"
#include "tui/board/minimap.h"
#include "tui/board/raster.h"
#include "tui/board/tile_cache.h"
#include "tui/seat_chip.h"

/* What each substance counts as on the map, and how much. */
static const struct weight {
    uint8_t as; /* enum substance */
    uint8_t weight;
} weights[SUBSTANCE_COUNT] = {
#define X(name, word, letter, kind, map_as, map_weight, ...)                                       \
    [SUBSTANCE_##name] = {SUBSTANCE_##map_as, map_weight},
    SUBSTANCES(X)
#undef X
};

struct mapping {
    const struct minimap *map;
    const struct board_scene *scene;
    const struct viewport *viewport;
    struct tile_cache *tiles;
    struct raster raster;
};

static int map_x(const struct mapping *mapping, struct square at)
{
    return (at.x - mapping->map->span.west) * mapping->map->scale;
}

static int map_y(const struct mapping *mapping, struct square at)
{
    return (at.y - mapping->map->span.north) * mapping->map->scale;
}

/* What speaks for a part of a tile: `part` pixels a side from x,y on. */
static enum substance speaker_of(const struct pixel *pixels, int size, int x, int y, int part)
{
    unsigned votes[SUBSTANCE_COUNT] = {0};
    unsigned best = SUBSTANCE_GRASS;
    for (int row = y; row < y + part; row++)
        for (int col = x; col < x + part; col++) {
            struct weight weight = weights[pixels[row * size + col].substance];
            votes[weight.as] += weight.weight;
            best = votes[weight.as] > votes[best] ? weight.as : best;
        }
    return (enum substance)best;
}

/* Tiles out of view are dim. */
static void map_tile(struct mapping *mapping, const struct placed_tile *placed)
{
    int size = mapping->viewport->size, scale = mapping->map->scale, part = size / scale;
    enum board_tone tone = viewport_shows(mapping->viewport, placed->at) ? TONE_PLAIN : TONE_DIM;
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    board_tile_paint(mapping->scene->game, placed, (unsigned)size, mapping->tiles, pixels);
    for (int y = 0; y < scale; y++)
        for (int x = 0; x < scale; x++)
            raster_set(&mapping->raster, map_x(mapping, placed->at) + x,
                       map_y(mapping, placed->at) + y,
                       board_ink_of(speaker_of(pixels, size, x * part, y * part, part), tone, 0));
}

static void map_square(struct mapping *mapping, struct square at, uint16_t ink)
{
    for (int y = 0; y < mapping->map->scale; y++)
        for (int x = 0; x < mapping->map->scale; x++)
            raster_set(&mapping->raster, map_x(mapping, at) + x, map_y(mapping, at) + y, ink);
}

/* The marks of a kind, if there are any. */
static void map_marks(struct mapping *mapping, enum board_mark_kind kind, uint16_t ink)
{
    const struct board_mark *mark = board_scene_find(mapping->scene, kind);
    for (unsigned left = board_scene_count(mapping->scene, kind); left > 0; left--, mark++)
        map_square(mapping, mark->at, ink);
}

/* A dot in the part of the tile where the follower stands. */
static void map_follower(struct mapping *mapping, const struct follower *follower)
{
    const struct game *game = mapping->scene->game;
    const struct placed_tile *placed = &game->board.tile[game->features.tile[follower->node]];
    int size = mapping->viewport->size, scale = mapping->map->scale;
    struct picture_anchor anchor =
        board_tile_anchor(game, follower->node, (unsigned)size, mapping->tiles);
    raster_set(&mapping->raster, map_x(mapping, placed->at) + anchor.x * scale / size,
               map_y(mapping, placed->at) + anchor.y * scale / size,
               seat_body(&mapping->scene->seats->seat[follower->player]));
}

/* The figures that stand on squares and corners. */
static void map_others(struct mapping *mapping)
{
    const struct board_mark *mark = board_scene_find(mapping->scene, BOARD_MARK_FOLLOWER);
    int scale = mapping->map->scale;
    for (unsigned left = board_scene_count(mapping->scene, BOARD_MARK_FOLLOWER); left > 0;
         left--, mark++) {
        int aside = mark->spot == SPOT_CORNER ? scale - 1 : scale / 2;
        if (mark->spot != SPOT_SEGMENT)
            raster_set(&mapping->raster, map_x(mapping, mark->at) + aside,
                       map_y(mapping, mark->at) + aside,
                       board_scene_inks(mapping->scene, mark->player).paper);
    }
}

/* From cells of the land to pixels of the map. */
static int scaled(int cell, int tile, int first, int scale)
{
    return ((cell - first * tile) * scale + tile / 2) / tile;
}

static int within(int at, int end)
{
    return at < 0 ? 0 : at >= end ? end - 1 : at;
}

/* The view's outline. */
static void map_view(struct mapping *mapping)
{
    const struct viewport *viewport = mapping->viewport;
    const struct minimap *map = mapping->map;
    int wide = map->area.cols, high = (map->span.south - map->span.north + 1) * map->scale;
    int left = within(scaled(viewport->col, viewport->size, map->span.west, map->scale), wide);
    int right = within(
        scaled(viewport->col + viewport->cols, viewport->size, map->span.west, map->scale) - 1,
        wide);
    int top = within(scaled(viewport->row, viewport->size / 2, map->span.north, map->scale), high);
    int bottom = within(
        scaled(viewport->row + viewport->rows, viewport->size / 2, map->span.north, map->scale) - 1,
        high);
    raster_frame(&mapping->raster, left, top, right - left + 1, bottom - top + 1, INK_BOARD_CURSOR);
}

void minimap_draw(const struct minimap *map, struct canvas *canvas, struct area view,
                  const struct board_scene *scene, const struct viewport *viewport,
                  struct tile_cache *tiles)
{
    struct mapping mapping = {.map = map, .scene = scene, .viewport = viewport, .tiles = tiles};
    const struct board *board = &scene->game->board;
    if (map->corner == MAP_NONE)
        return;
    raster_clear(&mapping.raster, 2 * map->area.rows, map->area.cols, INK_BOARD_MAP);
    if (map->scale == 1) /* where a pixel is a whole tile, tiles go before the outline */
        map_view(&mapping);
    for (unsigned t = 0; t < board->tiles; t++)
        map_tile(&mapping, &board->tile[t]);
    map_marks(&mapping, BOARD_MARK_LEGAL, INK_BOARD_LEGAL);
    map_marks(&mapping, BOARD_MARK_MENDED, INK_BOARD_MENDED);
    if (map->scale > 1)
        map_view(&mapping);
    for (unsigned f = 0; f < scene->game->followers.count; f++)
        map_follower(&mapping, &scene->game->followers.follower[f]);
    map_others(&mapping);
    map_marks(&mapping, BOARD_MARK_LAST, INK_STRONG);
    map_marks(&mapping, BOARD_MARK_GHOST, INK_BOARD_OFFER);
    raster_show(&mapping.raster, canvas,
                (struct area){view.row + map->area.row, view.col + map->area.col, map->area.rows,
                              map->area.cols});
    minimap_draw_cuts(map, canvas, view);
}
