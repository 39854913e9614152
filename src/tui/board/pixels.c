#include "tui/board/pixels.h"
#include "picture/drawings.h"
#include "rows/glyph.h"
#include "tui/ink.h"
#include "tui/seat_chip.h"

#include <assert.h>
#include <string.h>

enum { UPPER_HALF = 0x2580 };

void raster_clear(struct raster *raster, int rows, int cols, uint16_t ink)
{
    raster->rows = rows < 2 * CANVAS_ROWS_MAX ? rows : 2 * CANVAS_ROWS_MAX;
    raster->cols = cols < CANVAS_COLS_MAX ? cols : CANVAS_COLS_MAX;
    for (int pixel = 0; pixel < raster->rows * raster->cols; pixel++)
        raster->ink[pixel] = ink;
}

void raster_corners(struct raster *raster, int x, int y, int side, int reach, uint16_t ink)
{
    int far = side - 1;
    for (int i = 0; i < reach; i++) {
        const int at[][2] = {{i, 0},   {0, i},       {far - i, 0},   {far, i},
                             {i, far}, {0, far - i}, {far - i, far}, {far, far - i}};
        for (unsigned p = 0; p < sizeof at / sizeof at[0]; p++)
            raster_set(raster, x + at[p][0], y + at[p][1], ink);
    }
}

void raster_frame(struct raster *raster, int x, int y, int width, int height, uint16_t ink)
{
    for (int i = 0; i < width; i++) {
        raster_set(raster, x + i, y, ink);
        raster_set(raster, x + i, y + height - 1, ink);
    }
    for (int i = 0; i < height; i++) {
        raster_set(raster, x, y + i, ink);
        raster_set(raster, x + width - 1, y + i, ink);
    }
}

void raster_cross(struct raster *raster, int x, int y, int side, uint16_t ink)
{
    int first = (side + 2) / 4, last = side - 1 - first;
    for (int i = first; i <= last; i++) {
        raster_set(raster, x + i, y + i, ink);
        raster_set(raster, x + i, y + last + first - i, ink);
    }
}

void raster_show(const struct raster *raster, struct canvas *canvas, struct area area)
{
    for (int row = 0; row < raster->rows / 2 && row < area.rows; row++) {
        const uint16_t *upper = &raster->ink[2 * row * raster->cols];
        const uint16_t *lower = upper + raster->cols;
        for (int col = 0; col < raster->cols && col < area.cols; col++) {
            struct style style = {upper[col], lower[col], 0};
            canvas_put(canvas, area.row + row, area.col + col,
                       upper[col] == lower[col] ? ' ' : UPPER_HALF, style);
        }
    }
}

static struct tile_picture *add_picture(struct tile_cache *tiles)
{
    if (tiles->pictures == TILE_CACHE_PICTURES) {
        memset(tiles->number, 0, sizeof tiles->number);
        tiles->pictures = 0;
    }
    return &tiles->picture[tiles->pictures++];
}

const struct tile_picture *tile_cache_get(struct tile_cache *tiles, unsigned size, kind_number kind,
                                          unsigned orientation)
{
    assert(size >= PICTURE_SIZE_MIN && size <= TILE_CACHE_SIZE_MAX && size % 2 == 0);
    uint16_t *number = &tiles->number[(size - PICTURE_SIZE_MIN) / 2][kind][orientation];
    if (*number == 0) {
        struct tile_picture *picture = add_picture(tiles);
        picture_tile(kind, orientation, size, picture->pixel);
        picture_anchors(kind, orientation, size, picture->anchor);
        *number = (uint16_t)tiles->pictures;
    }
    return &tiles->picture[*number - 1];
}

void board_tile_paint(const struct game *game, const struct placed_tile *placed, unsigned size,
                      struct tile_cache *tiles, struct pixel *pixels)
{
    struct overlays overlays = overlays_on(game, (tile_number)(placed - game->board.tile));
    memcpy(pixels, tile_cache_get(tiles, size, placed->kind, placed->orientation)->pixel,
           size * size * sizeof *pixels);
    overlays_paint(&overlays, size, pixels);
}

struct picture_anchor board_tile_anchor(const struct game *game, uint16_t node, unsigned size,
                                        struct tile_cache *tiles)
{
    const struct placed_tile *placed = &game->board.tile[feature_tile(&game->features, node)];
    struct picture_anchor anchor;
    if (overlays_anchor(game, node, size, &anchor))
        return anchor;
    return tile_cache_get(tiles, size, placed->kind, placed->orientation)
        ->anchor[node - placed->first_node];
}

/* From the smallest; below them followers are letters alone. */
static const struct {
    int from; /* pixels a side of a tile */
    struct sprite_reach reach;
} sizes[DRAWN_SIZES] = {
    [DRAWN_SMALL] = {8, {1, 2}},
    [DRAWN_MEDIUM] = {12, {1, 2}},
    [DRAWN_LARGE] = {20, {2, 4}},
};

FIGURES(HAS_FIGURE_STYLES)

const struct figure_style figure_styles[FIGURES_COUNT] = {
#define X(figure, home, sign)                                                                      \
    [FIGURE_##figure] = {(home),                                                                   \
                         (sign),                                                                   \
                         {{drawing_##figure##_small_standing, drawing_##figure##_small_lying},     \
                          {drawing_##figure##_medium_standing, drawing_##figure##_medium_lying},   \
                          {drawing_##figure##_large_standing, drawing_##figure##_large_lying}}},
    FIGURE_STYLES(X)
#undef X
};

/* NULL where it is a letter alone. */
static const char *const *drawing_of(const struct sprite *sprite, int size)
{
    const char *const *drawing = NULL;
    for (unsigned s = 0; s < DRAWN_SIZES; s++)
        if (size >= sizes[s].from && sprite->style != NULL)
            drawing = sprite->style->drawing[s][sprite->pose];
    return drawing;
}

struct sprite_reach sprite_reach(int size)
{
    struct sprite_reach reach = {0, 0};
    for (unsigned s = 0; s < DRAWN_SIZES && size >= sizes[s].from; s++)
        reach = sizes[s].reach;
    return reach;
}

int sprite_breadth(const struct sprite *sprite, int size)
{
    enum { LEAST = 3, OVERLAP = 2 };
    struct sprite standing = *sprite;
    standing.pose = POSE_STANDING;
    const char *const *drawing = drawing_of(&standing, size);
    int breadth = drawing == NULL ? 0 : (int)strlen(drawing[0]) - OVERLAP;
    return breadth > LEAST ? breadth : LEAST;
}

/* The letter takes a whole cell: the one that the pixel x,y is in. */
static int letter_row(const struct sprite *sprite)
{
    return (sprite->y - (sprite->y & 1)) / 2;
}

static void paint_bare(struct raster *raster, const struct sprite *sprite)
{
    int top = 2 * letter_row(sprite);
    raster_set(raster, sprite->x, top, sprite->body);
    raster_set(raster, sprite->x, top + 1, sprite->body);
}

static uint16_t outline_of(const struct sprite *sprite)
{
    unsigned colour = (unsigned)sprite->body - INK_PLAYER_1;
    return colour < INK_PLAYERS ? ink_of_outline(colour) : INK_BLACK;
}

/* The place of the first 'L' in the drawing. */
static void find_letter(const char *const *drawing, int *x, int *y)
{
    for (*y = 0; strchr(drawing[*y], 'L') == NULL; ++*y)
        continue;
    *x = (int)(strchr(drawing[*y], 'L') - drawing[*y]);
}

void sprite_paint(struct raster *raster, const struct sprite *sprite, int size)
{
    const char *const *drawing = drawing_of(sprite, size);
    int letter_x, letter_y;
    if (drawing == NULL) {
        paint_bare(raster, sprite);
        return;
    }
    find_letter(drawing, &letter_x, &letter_y);
    int left = sprite->x - letter_x, top = 2 * letter_row(sprite) - letter_y;
    for (int y = 0; drawing[y] != NULL; y++)
        for (int x = 0; drawing[y][x] != '\0'; x++)
            if (drawing[y][x] != '.')
                raster_set(raster, left + x, top + y,
                           drawing[y][x] == 'o' ? outline_of(sprite) : sprite->body);
}

static void put_letter(struct canvas *canvas, struct area area, const struct sprite *sprite,
                       int col, uint32_t glyph)
{
    int row = letter_row(sprite);
    if (glyph != 0 && row >= 0 && row < area.rows && col >= 0 && col < area.cols)
        canvas_put(canvas, area.row + row, area.col + col, glyph,
                   (struct style){sprite->mark, sprite->body, CELL_BOLD});
}

void sprite_letter(struct canvas *canvas, struct area area, const struct sprite *sprite, int size)
{
    put_letter(canvas, area, sprite, sprite->x, (uint32_t)(unsigned char)sprite->letter);
    if (sprite->style != NULL && drawing_of(sprite, size) == NULL)
        put_letter(canvas, area, sprite, sprite->x + 1, sprite->style->mark);
}
