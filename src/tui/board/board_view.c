#include "tui/board/board_view.h"

#include "picture/drawings.h"
#include "picture/picture.h"
#include "tui/board/pixels.h"
#include "tui/ink.h"
#include "tui/seat_chip.h"

#include <string.h>

/* The ink of a pixel of a tile that lies on the board: what it shows, in the light that the scene
 * throws on it: plain, lit up, dimmed, or in its owner's colour. */

struct pixel_light {
    const struct board_scene *scene;
    struct node_mask lit;
    const struct board_mark *bright; /* rectangles of squares that stay undimmed, */
    unsigned brights;                /* and how many they are */
    bool lights;                     /* something is lit up or paying */
    bool dims;                       /* what is not lit */
    int stripe;                      /* pixels for each owner of a feature that has several */
};

static bool is_bright(const struct pixel_light *light, struct square at)
{
    const struct board_mark *bright = light->bright;
    for (unsigned m = 0; m < light->brights; m++, bright++)
        if (at.x >= bright->at.x && at.x <= bright->at.x + bright->more.cols &&
            at.y >= bright->at.y && at.y <= bright->at.y + bright->more.rows)
            return true;
    return false;
}

/* The node that a pixel belongs to, or NO_NODE. */
static unsigned node_of(const struct placed_tile *placed, struct pixel pixel)
{
    if (pixel.segment == NO_SEGMENT)
        return NO_NODE;
    return pixel.segment == SEGMENT_TRACK ? feature_track_node(placed->track)
                                          : placed->first_node + pixel.segment;
}

static enum board_tone tone_of(const struct pixel_light *light, const struct placed_tile *placed,
                               struct pixel pixel)
{
    const struct territory *territory = &light->scene->territory;
    if (!light->lights)
        return TONE_PLAIN;
    bool is_plain = !light->dims || is_bright(light, placed->at);
    enum board_tone other = is_plain ? TONE_PLAIN : TONE_DIM;
    unsigned node = node_of(placed, pixel);
    if (node == NO_NODE)
        return other;
    return node_mask_has(&light->lit, node) || node_mask_has(&territory->paying, node) ? TONE_LIT
                                                                                       : other;
}

/* What takes the colour of the feature's owner; walls, verges and the like keep their own, so
 * that one still sees what it is. */
static bool takes_colour(struct pixel pixel)
{
    return (substance_traits[pixel.substance] & TRAIT_TINTED) && !pixel.rim && !pixel.shade;
}

/* The players; such a pixel has the colour of the first. None for most pixels. */
static unsigned flag_owners(const struct pixel_light *light, struct pixel pixel, unsigned node)
{
    switch (pixel.substance) {
#define X(substance, players)                                                                      \
    case SUBSTANCE_##substance:                                                                    \
        return players(light->scene->game, (uint16_t)node);
        FLAGS_OF_PLAYERS(X)
#undef X
    default:
        return 0;
    }
}

/* x,y is the pixel's place on the land, so that stripes run on from tile to tile. */
static uint16_t pixel_ink(const struct pixel_light *light, const struct placed_tile *placed,
                          struct pixel pixel, int x, int y)
{
    const struct territory *territory = &light->scene->territory;
    enum board_tone tone = tone_of(light, placed, pixel);
    unsigned node = node_of(placed, pixel);
    if (node != NO_NODE && territory->owners[node] != 0 && takes_colour(pixel)) {
        unsigned owner = territory_owner_at(territory, node, x, y, light->stripe);
        return seat_body(&light->scene->seats->seat[owner]);
    }
    unsigned players = tone != TONE_DIM ? flag_owners(light, pixel, node) : 0;
    return players != 0 ? seat_body(&light->scene->seats->seat[__builtin_ctz(players)])
                        : board_ink(pixel, tone);
}

enum { SPRITES_MAX = 2 * FOLLOWERS_MAX + 2 * SEGMENTS_MAX };

/* A picture being made. */
struct painting {
    const struct board_scene *scene;
    const struct viewport *viewport;
    struct tile_cache *tiles;
    struct canvas *canvas;
    struct area area;
    struct raster raster;
    struct pixel_light light;
    struct sprite sprite[SPRITES_MAX];
    int home_x[SPRITES_MAX], home_y[SPRITES_MAX]; /* the anchors that they belong to */
    unsigned sprites;
};

static int pixel_x(const struct painting *painting, struct square at)
{
    return viewport_col(painting->viewport, at);
}

static int pixel_y(const struct painting *painting, struct square at)
{
    return 2 * viewport_row(painting->viewport, at);
}

static void paint_tile(struct painting *painting, const struct placed_tile *placed)
{
    int size = painting->viewport->size;
    int left = pixel_x(painting, placed->at), top = pixel_y(painting, placed->at);
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX], *pixel = pixels;
    board_tile_paint(painting->scene->game, placed, (unsigned)size, painting->tiles, pixels);
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++, pixel++)
            raster_set(&painting->raster, left + x, top + y,
                       pixel_ink(&painting->light, placed, *pixel,
                                 left + x + painting->viewport->col,
                                 top + y + 2 * painting->viewport->row));
}

/* A tile that is not on the board, with what stands on it. */
static void paint_loose(struct raster *raster, int left, int top, int size, kind_number kind,
                        unsigned orientation, const struct overlays *overlays,
                        struct tile_cache *tiles)
{
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX], *pixel = pixels;
    memcpy(pixels, tile_cache_get(tiles, (unsigned)size, kind, orientation)->pixel,
           (unsigned)(size * size) * sizeof *pixels);
    overlays_paint(overlays, (unsigned)size, pixels);
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++, pixel++)
            raster_set(raster, left + x, top + y, board_ink(*pixel, TONE_PLAIN));
}

/* On the outermost pixels of its squares, or so far outside these. */
static void paint_frame(struct painting *painting, const struct board_mark *mark)
{
    static const struct {
        uint16_t ink;
        uint8_t outside;
    } frames[BOARD_MARK_KINDS] = {
        [BOARD_MARK_LEGAL] = {INK_BOARD_LEGAL, 0},
        [BOARD_MARK_MENDED] = {INK_BOARD_MENDED, 0},
        [BOARD_MARK_OPEN] = {INK_BOARD_CURSOR, 0},
        [BOARD_MARK_DISTRICT] = {INK_BOARD_DISTRICT, 0},
        [BOARD_MARK_CURSOR] = {INK_BOARD_CURSOR, 1},
        [BOARD_MARK_GHOST] = {INK_BOARD_GHOST, 1},
    };
    int size = painting->viewport->size, outside = frames[mark->kind].outside;
    raster_frame(&painting->raster, pixel_x(painting, mark->at) - outside,
                 pixel_y(painting, mark->at) - outside, (1 + mark->more.cols) * size + 2 * outside,
                 (1 + mark->more.rows) * size + 2 * outside, frames[mark->kind].ink);
}

static void paint_glow(struct painting *painting, const struct board_mark *mark)
{
    node_mask_add(&painting->light.lit, &painting->scene->game->features, mark->node);
    painting->light.lights = true;
}

static void paint_lit(struct painting *painting, const struct board_mark *mark)
{
    paint_glow(painting, mark);
    painting->light.dims = true;
}

static void paint_bright(struct painting *painting, const struct board_mark *mark)
{
    if (painting->light.brights++ == 0) /* the others lie behind it in the scene */
        painting->light.bright = mark;
}

static void paint_dead(struct painting *painting, const struct board_mark *mark)
{
    raster_cross(&painting->raster, pixel_x(painting, mark->at), pixel_y(painting, mark->at),
                 painting->viewport->size, INK_BOARD_LEGAL);
}

/* Brackets on the lines between tiles, which are the first row and column of each: so they hide
 * nothing of this tile or the next, and nobody takes them for a part of the picture. In the middle
 * of the sides they leave room for what goes on there. */
static void paint_last(struct painting *painting, const struct board_mark *mark)
{
    int size = painting->viewport->size;
    raster_corners(&painting->raster, pixel_x(painting, mark->at), pixel_y(painting, mark->at),
                   size + 1, size / 4 + 1, seat_body(&painting->scene->seats->seat[mark->player]));
}

static void paint_ghost(struct painting *painting, const struct board_mark *mark)
{
    paint_loose(&painting->raster, pixel_x(painting, mark->at), pixel_y(painting, mark->at),
                painting->viewport->size, mark->tile.kind, mark->tile.orientation,
                &mark->tile.overlays, painting->tiles);
    paint_frame(painting, mark);
}

/* Lit up, over what has been painted. */
static void paint_plan(struct painting *painting, const struct board_mark *mark)
{
    int size = painting->viewport->size;
    int left = pixel_x(painting, mark->at), top = pixel_y(painting, mark->at);
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX], *pixel = pixels;
    overlays_paint_alone(&mark->tile.overlays, (unsigned)size, pixels);
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++, pixel++)
            if (pixel->segment != NO_SEGMENT)
                raster_set(&painting->raster, left + x, top + y, board_ink(*pixel, TONE_LIT));
}

/* Figures on one segment stand beside each other: the first in the middle, the next right and left
 * of it. In half pixels: `edge` has how far they reach to either side by then. */
static int step_aside(const struct painting *painting, const struct sprite *sprite, int x, int y)
{
    int size = painting->viewport->size, crowd = 0, edge[2] = {0, 0};
    for (unsigned s = 0; s < painting->sprites; s++) {
        int breadth = sprite_breadth(&painting->sprite[s], size);
        if (painting->home_x[s] != x || painting->home_y[s] != y)
            continue;
        if (crowd == 0)
            edge[0] = edge[1] = breadth;
        else
            edge[crowd % 2] += 2 * breadth;
        crowd++;
    }
    if (crowd == 0)
        return 0;
    int away = (edge[crowd % 2] + sprite_breadth(sprite, size)) / 2;
    return crowd % 2 == 1 ? away : -away;
}

/* Whether the figures there stand on each other: the rows of PILED. */
static bool is_piled(const struct painting *painting, const struct board_mark *mark)
{
    const struct game *game = painting->scene->game;
    if (mark->spot != SPOT_SEGMENT || mark->node == NO_NODE)
        return false;
#define X(kind) | 1u << FEATURE_##kind
    return ((0u PILED(X)) >> game_feature_kind(game, mark->node) & 1u) != 0;
#undef X
}

/* How many figures of that kind of marks stand where it does. */
static unsigned figures_with(const struct painting *painting, const struct board_mark *mark,
                             enum board_mark_kind kind)
{
    const struct board_mark *other = board_scene_find(painting->scene, kind);
    unsigned count = 0, marks = board_scene_count(painting->scene, kind);
    for (unsigned m = 0; m < marks; m++)
        count += other[m].spot == SPOT_SEGMENT && other[m].node == mark->node;
    return count;
}

/* Two stand beside each other, the third on both; others beside them. */
static void put_in_pile(const struct painting *painting, const struct board_mark *mark,
                        struct sprite *sprite, int x, int y)
{
    int size = painting->viewport->size, breadth = sprite_breadth(sprite, size);
    unsigned crowd = 0, all = figures_with(painting, mark, BOARD_MARK_FOLLOWER) +
                              figures_with(painting, mark, BOARD_MARK_CHOICE);
    for (unsigned s = 0; s < painting->sprites; s++)
        crowd += painting->home_x[s] == x && painting->home_y[s] == y;
    sprite->x = x;
    sprite->y = y;
    if (all < 2)
        return;
    if (crowd < 2)
        sprite->x += crowd == 0 ? -(breadth + 1) / 2 : (breadth + 1) / 2;
    else if (crowd == 2)
        sprite->y -= size < 10 ? 4 : size < 18 ? 6 : 8;
    else
        sprite->x += crowd % 2 == 1 ? 2 * breadth : -2 * breadth;
}

/* Where it stands, from its square's north-western pixel on. */
static struct picture_anchor anchor_of(const struct painting *painting,
                                       const struct board_mark *mark)
{
    unsigned size = (unsigned)painting->viewport->size;
    if (mark->spot == SPOT_SEGMENT)
        return board_tile_anchor(painting->scene->game, mark->node, size, painting->tiles);
    uint8_t middle = (uint8_t)(mark->spot == SPOT_CORNER ? size : size / 2);
    return (struct picture_anchor){middle, middle};
}

static bool is_in_view(const struct painting *painting, const struct board_mark *mark)
{
    return viewport_shows(painting->viewport, mark->at) ||
           (mark->spot == SPOT_CORNER &&
            viewport_shows(painting->viewport, square_at(mark->at, 1, 1)));
}

/* How many pixels a figure is raised by what is counted where it stands, if it stands on top. */
static int rise_of(const struct painting *painting, const struct board_mark *mark)
{
    unsigned counts = board_scene_count(painting->scene, BOARD_MARK_COUNT);
    bool is_figure = mark->kind == BOARD_MARK_FOLLOWER || mark->kind == BOARD_MARK_CHOICE;
    const struct board_mark *count = board_scene_find(painting->scene, BOARD_MARK_COUNT);
    for (unsigned c = 0; c < counts && is_figure && mark->spot == SPOT_SEGMENT; c++)
        if (count[c].node == mark->node && board_count_is_stood_on(&count[c]))
            return painting->viewport->size < 20 ? 4 : 6;
    return 0;
}

static void paint_sprite(struct painting *painting, const struct board_mark *mark,
                         struct sprite sprite)
{
    int size = painting->viewport->size, rise = rise_of(painting, mark);
    if (painting->sprites == SPRITES_MAX || !is_in_view(painting, mark))
        return;
    struct picture_anchor anchor = anchor_of(painting, mark);
    int x = pixel_x(painting, mark->at) + anchor.x, y = pixel_y(painting, mark->at) + anchor.y;
    sprite.x = x + (rise > 0 ? 0 : step_aside(painting, &sprite, x, y));
    sprite.y = y - rise;
    if (is_piled(painting, mark))
        put_in_pile(painting, mark, &sprite, x, y);
    sprite_paint(&painting->raster, &sprite, size);
    painting->home_x[painting->sprites] = x;
    painting->home_y[painting->sprites] = y;
    painting->sprite[painting->sprites++] = sprite;
}

static const struct figure_style *counted_style(const struct board_mark *mark)
{
    static const struct figure_style styles[COUNTED_KINDS + 1] = {
#define X(NAME, ink, is_stood_on)                                                                  \
    [COUNTED_##NAME] = {0,                                                                         \
                        0,                                                                         \
                        {{drawing_##NAME##_block_small},                                           \
                         {drawing_##NAME##_block_medium},                                          \
                         {drawing_##NAME##_block_large}}},
        COUNTED(X)
#undef X
            [COUNTED_KINDS] = {0, 0, {{NULL}}}};
    return &styles[mark->figure];
}

static void paint_count(struct painting *painting, const struct board_mark *mark)
{
    paint_sprite(painting, mark,
                 (struct sprite){.style = counted_style(mark),
                                 .body = board_count_ink(mark),
                                 .mark = INK_BLACK,
                                 .letter = board_count_letter(mark)});
}

static void paint_follower(struct painting *painting, const struct board_mark *mark)
{
    const struct board_scene *scene = painting->scene;
    struct style inks = board_scene_inks(scene, mark->player);
    paint_sprite(painting, mark,
                 (struct sprite){.style = &figure_styles[mark->figure],
                                 .pose = board_mark_lies(scene, mark) ? POSE_LYING : POSE_STANDING,
                                 .body = inks.paper,
                                 .mark = inks.ink,
                                 .letter = mark->player == NOBODY
                                               ? '\0'
                                               : scene->seats->seat[mark->player].letter[0]});
}

static void paint_offer(struct painting *painting, const struct board_mark *mark)
{
    paint_sprite(painting, mark,
                 (struct sprite){.body = INK_BOARD_OFFER,
                                 .mark = INK_BLACK,
                                 .letter = board_offer_letter(mark)});
}

/* Beside one of the field's farmers. */
static void paint_worth(struct painting *painting, const struct board_mark *mark)
{
    int size = painting->viewport->size, aside = size < 8 ? 1 : size < 12 ? 3 : size < 20 ? 4 : 5;
    struct picture_anchor anchor =
        board_tile_anchor(painting->scene->game, mark->node, (unsigned)size, painting->tiles);
    board_scene_write_worth(painting->canvas, painting->area,
                            (pixel_y(painting, mark->at) + anchor.y) / 2,
                            pixel_x(painting, mark->at) + anchor.x + aside, mark->number);
}

/* It rises by a row in each picture. */
static void paint_gain(struct painting *painting, const struct board_mark *mark)
{
    struct picture_anchor anchor = board_tile_anchor(
        painting->scene->game, mark->node, (unsigned)painting->viewport->size, painting->tiles);
    if (viewport_shows(painting->viewport, mark->at))
        board_scene_write_gain(painting->scene, painting->canvas, painting->area,
                               (pixel_y(painting, mark->at) + anchor.y) / 2 - 1 - mark->gain.lift,
                               pixel_x(painting, mark->at) + anchor.x - 1, mark);
}

static void paint_label(struct painting *painting, const struct board_mark *mark)
{
    board_scene_write_label(&mark->label, painting->canvas, painting->area, painting->viewport, 0,
                            painting->viewport->size / 2, painting->viewport->size);
}

static void (*const painters[BOARD_MARK_KINDS])(struct painting *painting,
                                                const struct board_mark *mark) = {
#define X(NAME, name, layer, price, reach) [BOARD_MARK_##NAME] = paint_##name,
    BOARD_MARKS(X)
#undef X
};

static void paint_layer(struct painting *painting, enum board_layer layer)
{
    const struct board_scene *scene = painting->scene;
    for (const struct board_mark *mark = scene->mark; mark < scene->mark + scene->marks; mark++)
        if (board_mark_rows[mark->kind].layer == layer)
            painters[mark->kind](painting, mark);
}

void board_view_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                     const struct viewport *viewport, struct tile_cache *tiles)
{
    struct painting painting = {
        .scene = scene, .viewport = viewport, .tiles = tiles, .canvas = canvas, .area = area};
    const struct board *board = &scene->game->board;
    bool is_tinted = scene->territory.kind != TERRITORY_NONE;
    painting.light = (struct pixel_light){.scene = scene,
                                          .lights = is_tinted,
                                          .dims = is_tinted,
                                          .stripe = viewport->size < 8 ? 1 : viewport->size / 4};
    raster_clear(&painting.raster, 2 * area.rows, area.cols, INK_BOARD_GROUND);
    paint_layer(&painting, LAYER_LIGHT);
    for (unsigned t = 0; t < board->tiles; t++)
        if (viewport_shows(viewport, board->tile[t].at))
            paint_tile(&painting, &board->tile[t]);
    paint_layer(&painting, LAYER_LAND);
    raster_show(&painting.raster, canvas, area);
    for (unsigned s = 0; s < painting.sprites; s++)
        sprite_letter(canvas, area, &painting.sprite[s], viewport->size);
    paint_layer(&painting, LAYER_TEXT);
}

void board_view_draw_tile(struct canvas *canvas, struct area area, kind_number kind,
                          unsigned orientation, unsigned size, struct tile_cache *tiles)
{
    struct raster raster;
    raster_clear(&raster, (int)size, (int)size, INK_BOARD_GROUND);
    struct overlays overlays = overlays_alone(kind);
    paint_loose(&raster, 0, 0, (int)size, kind, orientation, &overlays, tiles);
    raster_show(&raster, canvas, area);
}
