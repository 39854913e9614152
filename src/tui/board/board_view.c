#include "tui/board/board_view.h"

#include "picture/overlay.h"
#include "tui/board/board_ink.h"
#include "tui/board/board_tile.h"
#include "tui/board/pixel_ink.h"
#include "tui/board/sprite.h"
#include "tui/seat_chip.h"

#include <string.h>

enum { SPRITES_MAX = FOLLOWERS_MAX + 2 * SEGMENTS_MAX };

/* A picture being made. */
struct painting {
    const struct board_scene *scene;
    const struct lens *lens;
    struct tile_cache *tiles;
    struct raster raster;
    struct pixel_light light;
    struct sprite sprite[SPRITES_MAX];
    int home_x[SPRITES_MAX], home_y[SPRITES_MAX]; /* the spots that they belong to */
    unsigned sprites;
};

static int pixel_x(const struct painting *painting, struct square at)
{
    return lens_col(painting->lens, at);
}

static int pixel_y(const struct painting *painting, struct square at)
{
    return 2 * lens_row(painting->lens, at);
}

static void paint_tile(struct painting *painting, const struct placed_tile *placed)
{
    int size = painting->lens->size;
    int left = pixel_x(painting, placed->at), top = pixel_y(painting, placed->at);
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX], *pixel = pixels;
    board_tile_paint(painting->scene->game, placed, (unsigned)size, painting->tiles, pixels);
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++, pixel++)
            raster_set(&painting->raster, left + x, top + y,
                       pixel_ink(&painting->light, placed, *pixel, left + x + painting->lens->col,
                                 top + y + 2 * painting->lens->row));
}

/* A tile that does not lie on the board, with these drawbridges down. */
static void paint_loose(struct raster *raster, int left, int top, int size, uint8_t kind,
                        unsigned orientation, uint8_t lowered, struct tile_cache *tiles)
{
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX], *pixel = pixels;
    memcpy(pixels, tile_cache_get(tiles, (unsigned)size, kind, orientation)->pixel,
           (unsigned)(size * size) * sizeof *pixels);
    picture_lower(lowered, (unsigned)size, pixels);
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++, pixel++)
            raster_set(raster, left + x, top + y, board_ink(*pixel, TONE_PLAIN));
}

static void paint_ghost(struct painting *painting)
{
    const struct board_scene *scene = painting->scene;
    int size = painting->lens->size;
    int left = pixel_x(painting, scene->ghost_at), top = pixel_y(painting, scene->ghost_at);
    paint_loose(&painting->raster, left, top, size, scene->ghost_kind, scene->ghost_orientation,
                scene->ghost_lowered, painting->tiles);
    raster_frame(&painting->raster, left - 1, top - 1, size + 2, size + 2, INK_BOARD_GHOST);
}

/* A bridge that is not built yet: lit up, over what has been painted. */
static void paint_ghost_bridge(struct painting *painting)
{
    const struct board_scene *scene = painting->scene;
    int size = painting->lens->size;
    int left = pixel_x(painting, scene->bridge_at), top = pixel_y(painting, scene->bridge_at);
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX], *pixel = pixels;
    memset(pixels, 0, sizeof pixels);
    picture_bridge(scene->bridge_direction, (unsigned)size, pixels);
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++, pixel++)
            if (pixel->segment == SEGMENT_BRIDGE)
                raster_set(&painting->raster, left + x, top + y, board_ink(*pixel, TONE_LIT));
}

/* Followers on one segment stand beside each other: the first in the middle, the next left and
 * right of it. */
static int step_aside(const struct painting *painting, int x, int y)
{
    enum { WIDTH = 3 };
    int crowd = 0;
    for (unsigned s = 0; s < painting->sprites; s++)
        crowd += painting->home_x[s] == x && painting->home_y[s] == y;
    return crowd % 2 == 0 ? -WIDTH * (crowd / 2) : WIDTH * ((crowd + 1) / 2);
}

static void add_sprite(struct painting *painting, uint16_t node, struct sprite sprite)
{
    const struct game *game = painting->scene->game;
    const struct placed_tile *placed = &game->board.tile[game->features.tile[node]];
    if (painting->sprites == SPRITES_MAX || !lens_shows(painting->lens, placed->at))
        return;
    struct picture_spot spot =
        board_tile_spot(game, node, (unsigned)painting->lens->size, painting->tiles);
    int x = pixel_x(painting, placed->at) + spot.x, y = pixel_y(painting, placed->at) + spot.y;
    sprite.x = x + step_aside(painting, x, y);
    sprite.y = y;
    painting->home_x[painting->sprites] = x;
    painting->home_y[painting->sprites] = y;
    painting->sprite[painting->sprites++] = sprite;
}

static void add_follower(struct painting *painting, uint16_t node, unsigned player)
{
    const struct game *game = painting->scene->game;
    const struct seat *seat = &painting->scene->seats->seat[player];
    bool farmer = feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD;
    add_sprite(painting, node,
               (struct sprite){.shape = farmer ? SPRITE_LYING : SPRITE_STANDING,
                               .body = seat_body(seat),
                               .mark = seat_mark(seat),
                               .letter = seat->letter[0]});
}

static void add_sprites(struct painting *painting)
{
    const struct board_scene *scene = painting->scene;
    for (unsigned f = 0; f < scene->game->followers.count; f++)
        if (f != scene->away)
            add_follower(painting, scene->game->followers.follower[f].node,
                         scene->game->followers.follower[f].player);
    for (unsigned offer = 0; offer < scene->offers; offer++)
        if (offer != scene->chosen)
            add_sprite(painting, scene->offer[offer],
                       (struct sprite){.shape = SPRITE_TOKEN,
                                       .body = INK_BOARD_OFFER,
                                       .mark = INK_BLACK,
                                       .letter = (char)('1' + offer)});
    if (scene->chosen < scene->offers)
        add_follower(painting, scene->offer[scene->chosen], scene->offered);
}

/* A frame around all six squares, on the outermost pixels inside. */
static void paint_fief(struct painting *painting)
{
    struct fief_frame frame = fief_frame_of(painting->scene->fief);
    int left = pixel_x(painting, frame.at), top = pixel_y(painting, frame.at);
    int width = frame.cols * painting->lens->size, height = frame.rows * painting->lens->size;
    raster_frame(&painting->raster, left, top, width, height, INK_BOARD_FIEF);
}

/* Frames and corner marks around tiles, under the followers. */
static void paint_marks(struct painting *painting)
{
    const struct board_scene *scene = painting->scene;
    const struct placed_tile *tile = scene->game->board.tile;
    struct raster *raster = &painting->raster;
    int size = painting->lens->size;
    for (unsigned s = 0; s < scene->legals; s++)
        raster_frame(raster, pixel_x(painting, scene->legal[s]), pixel_y(painting, scene->legal[s]),
                     size, size, s < scene->plain ? INK_BOARD_LEGAL : INK_BOARD_BRIDGED);
    for (unsigned s = 0; s < scene->deads; s++)
        raster_cross(raster, pixel_x(painting, scene->dead[s]), pixel_y(painting, scene->dead[s]),
                     size, INK_BOARD_LEGAL);
    if (scene->has_open)
        raster_frame(raster, pixel_x(painting, scene->open_at), pixel_y(painting, scene->open_at),
                     size, size, INK_BOARD_CURSOR);
    if (scene->last != NO_TILE)
        raster_corners(raster, pixel_x(painting, tile[scene->last].at),
                       pixel_y(painting, tile[scene->last].at), size, size / 4,
                       seat_body(&scene->seats->seat[scene->last_player]));
    if (scene->has_fief)
        paint_fief(painting);
    if (scene->cursor != NO_TILE)
        raster_frame(raster, pixel_x(painting, tile[scene->cursor].at) - 1,
                     pixel_y(painting, tile[scene->cursor].at) - 1, size + 2, size + 2,
                     INK_BOARD_CURSOR);
}

/* What each owned field is worth, beside one of its farmers. */
static void write_worths(const struct painting *painting, struct canvas *canvas, struct area area)
{
    const struct game *game = painting->scene->game;
    const struct territory *territory = &painting->scene->territory;
    for (unsigned w = 0; w < territory->worths; w++) {
        uint16_t node = territory->worth[w].node;
        const struct placed_tile *placed = &game->board.tile[game->features.tile[node]];
        struct picture_spot spot =
            board_tile_spot(game, node, (unsigned)painting->lens->size, painting->tiles);
        int aside = painting->lens->size < 8 ? 1 : painting->lens->size < 12 ? 3 : 4;
        board_scene_write_worth(canvas, area, (pixel_y(painting, placed->at) + spot.y) / 2,
                                pixel_x(painting, placed->at) + spot.x + aside,
                                territory->worth[w].points);
    }
}

void board_view_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                     const struct lens *lens, struct tile_cache *tiles)
{
    struct painting painting = {.scene = scene, .lens = lens, .tiles = tiles};
    const struct board *board = &scene->game->board;
    painting.light = pixel_light_of(scene, lens->size);
    raster_clear(&painting.raster, 2 * area.rows, area.cols, INK_BOARD_GROUND);
    for (unsigned t = 0; t < board->tiles; t++)
        if (lens_shows(lens, board->tile[t].at))
            paint_tile(&painting, &board->tile[t]);
    paint_marks(&painting);
    if (scene->ghost_kind != NO_TILE_KIND)
        paint_ghost(&painting);
    if (scene->has_bridge)
        paint_ghost_bridge(&painting);
    add_sprites(&painting);
    for (unsigned s = 0; s < painting.sprites; s++)
        sprite_paint(&painting.raster, &painting.sprite[s], lens->size);
    raster_show(&painting.raster, canvas, area);
    for (unsigned s = 0; s < painting.sprites; s++)
        sprite_letter(canvas, area, &painting.sprite[s]);
    write_worths(&painting, canvas, area);
    board_scene_write_labels(scene, canvas, area, lens, lens->size / 2, lens->size);
}

void board_view_draw_tile(struct canvas *canvas, struct area area, uint8_t kind,
                          unsigned orientation, unsigned size, struct tile_cache *tiles)
{
    struct raster raster;
    raster_clear(&raster, (int)size, (int)size, INK_BOARD_GROUND);
    paint_loose(&raster, 0, 0, (int)size, kind, orientation, (uint8_t)gates_of_kind(kind), tiles);
    raster_show(&raster, canvas, area);
}
