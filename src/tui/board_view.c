#include "tui/board_view.h"

#include "tui/board_ink.h"
#include "tui/sprite.h"

enum { SPRITES_MAX = FOLLOWERS_MAX + SEGMENTS_MAX };

/* A picture being made. */
struct painting {
    const struct board_scene *scene;
    const struct lens *lens;
    struct album *album;
    struct raster raster;
    struct node_mask lit;
    struct sprite sprite[SPRITES_MAX];
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

static enum board_tone tone_of(const struct painting *painting, const struct placed_tile *placed,
                               struct pixel pixel)
{
    if (painting->scene->lit == NO_NODE)
        return TONE_PLAIN;
    if (pixel.segment == NO_SEGMENT)
        return TONE_DIM;
    return node_mask_has(&painting->lit, placed->first_node + pixel.segment) ? TONE_LIT : TONE_DIM;
}

static void paint_tile(struct painting *painting, const struct placed_tile *placed)
{
    int size = painting->lens->size;
    int left = pixel_x(painting, placed->at), top = pixel_y(painting, placed->at);
    const struct pixel *pixel =
        album_tile(painting->album, (unsigned)size, placed->kind, placed->orientation)->pixel;
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++, pixel++)
            raster_set(&painting->raster, left + x, top + y,
                       board_ink(*pixel, tone_of(painting, placed, *pixel)));
}

static void paint_ghost(struct painting *painting)
{
    const struct board_scene *scene = painting->scene;
    int size = painting->lens->size;
    int left = pixel_x(painting, scene->ghost_at), top = pixel_y(painting, scene->ghost_at);
    const struct pixel *pixel =
        album_tile(painting->album, (unsigned)size, scene->ghost_kind, scene->ghost_orientation)
            ->pixel;
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++, pixel++)
            raster_set(&painting->raster, left + x, top + y, board_ink(*pixel, TONE_PLAIN));
    raster_frame(&painting->raster, left - 1, top - 1, size + 2, INK_BOARD_GHOST);
}

static void add_sprite(struct painting *painting, uint16_t node, struct sprite sprite)
{
    const struct game *game = painting->scene->game;
    const struct placed_tile *placed = &game->board.tile[game->features.tile[node]];
    if (painting->sprites == SPRITES_MAX || !lens_shows(painting->lens, placed->at))
        return;
    struct picture_spot spot = album_tile(painting->album, (unsigned)painting->lens->size,
                                          placed->kind, placed->orientation)
                                   ->spot[node - placed->first_node];
    sprite.x = pixel_x(painting, placed->at) + spot.x;
    sprite.y = pixel_y(painting, placed->at) + spot.y;
    painting->sprite[painting->sprites++] = sprite;
}

static void add_follower(struct painting *painting, uint16_t node, unsigned player)
{
    const struct game *game = painting->scene->game;
    const struct seat *seat = &painting->scene->seats->seat[player];
    bool farmer = feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD;
    add_sprite(painting, node,
               (struct sprite){.shape = farmer ? SPRITE_LYING : SPRITE_STANDING,
                               .body = seat->body,
                               .mark = seat->mark,
                               .letter = seat->letter[0]});
}

static void add_sprites(struct painting *painting)
{
    const struct board_scene *scene = painting->scene;
    for (unsigned f = 0; f < scene->game->followers.count; f++)
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
        add_follower(painting, scene->offer[scene->chosen], scene->game->turn.player);
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
                     size, INK_BOARD_LEGAL);
    if (scene->last != NO_TILE)
        raster_corners(raster, pixel_x(painting, tile[scene->last].at),
                       pixel_y(painting, tile[scene->last].at), size, size / 4,
                       scene->seats->seat[scene->last_player].body);
    if (scene->cursor != NO_TILE)
        raster_frame(raster, pixel_x(painting, tile[scene->cursor].at) - 1,
                     pixel_y(painting, tile[scene->cursor].at) - 1, size + 2, INK_BOARD_CURSOR);
}

void board_view_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                     const struct lens *lens, struct album *album)
{
    struct painting painting = {.scene = scene, .lens = lens, .album = album};
    const struct board *board = &scene->game->board;
    painting.lit = node_mask_of(scene->game, scene->lit);
    raster_clear(&painting.raster, 2 * area.rows, area.cols, INK_BOARD_GROUND);
    for (unsigned t = 0; t < board->tiles; t++)
        if (lens_shows(lens, board->tile[t].at))
            paint_tile(&painting, &board->tile[t]);
    paint_marks(&painting);
    if (scene->ghost_kind != NO_TILE_KIND)
        paint_ghost(&painting);
    add_sprites(&painting);
    for (unsigned s = 0; s < painting.sprites; s++)
        sprite_paint(&painting.raster, &painting.sprite[s], lens->size);
    raster_show(&painting.raster, canvas, area);
    for (unsigned s = 0; s < painting.sprites; s++)
        sprite_letter(canvas, area, &painting.sprite[s]);
}

void board_view_draw_tile(struct canvas *canvas, struct area area, uint8_t kind,
                          unsigned orientation, unsigned size, struct album *album)
{
    const struct pixel *pixel = album_tile(album, size, kind, orientation)->pixel;
    struct raster raster;
    raster_clear(&raster, (int)size, (int)size, INK_BOARD_GROUND);
    for (int y = 0; y < (int)size; y++)
        for (int x = 0; x < (int)size; x++, pixel++)
            raster_set(&raster, x, y, board_ink(*pixel, TONE_PLAIN));
    raster_show(&raster, canvas, area);
}
