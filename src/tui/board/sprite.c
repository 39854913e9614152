#include "tui/board/sprite.h"
#include "picture/drawings.h"
#include "rows/glyph.h"

#include <string.h>

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
