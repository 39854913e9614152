/* Painting cells in pixels. */
#include "export/font.h"
#include "export/writers.h"

#include <stdlib.h>
#include <string.h>

/* A cell being painted, and where its first pixel is. */
struct place {
    struct pixmap *pixmap;
    int x, y;
    struct colours colours;
};

static void fill(const struct place *place, int x, int y, int cols, int rows, uint32_t colour)
{
    struct pixmap *pixmap = place->pixmap;
    for (int row = place->y + y; row < place->y + y + rows; row++)
        for (int col = place->x + x; col < place->x + x + cols; col++)
            pixmap->pixel[row * pixmap->cols + col] = colour;
}

static int font_compare(const void *code, const void *glyph)
{
    uint32_t a = *(const uint32_t *)code, b = ((const struct font_glyph *)glyph)->code;
    return (a > b) - (a < b);
}

/* The picture of a character; NULL where the font has none. */
static const struct font_glyph *font_find(const struct font *font, uint32_t code)
{
    return bsearch(&code, font->glyph, font->count, sizeof *font->glyph, font_compare);
}

/* A character of the font; without one, a box. */
static void write_glyph(const struct place *place, const struct font_glyph *glyph)
{
    if (glyph == NULL) {
        fill(place, 1, 3, FONT_COLS - 2, FONT_ROWS - 6, place->colours.ink);
        return;
    }
    for (int y = 0; y < FONT_ROWS; y++)
        for (int x = 0; x < FONT_COLS; x++)
            if (glyph->row[y] & 0x80 >> x)
                fill(place, x, y, 1, 1, place->colours.ink);
}

/* Blocks: U+2580 to U+2588 fill the cell in part, U+2591 to U+2593 are shades of ink on paper. */
static bool paint_block(const struct place *place, uint32_t glyph)
{
    enum { LOWER_EIGHTH = 0x2581, LIGHT = 0x2591, DARK = 0x2593 };
    if (glyph == RENDITION_UPPER_HALF) {
        fill(place, 0, 0, FONT_COLS, FONT_ROWS / 2, place->colours.ink);
    } else if (glyph >= LOWER_EIGHTH && glyph <= RENDITION_FULL_BLOCK) {
        int rows = (int)(glyph - LOWER_EIGHTH + 1) * FONT_ROWS / 8;
        fill(place, 0, FONT_ROWS - rows, FONT_COLS, rows, place->colours.ink);
    } else if (glyph >= LIGHT && glyph <= DARK) {
        int part = (int)(glyph - LIGHT) + 1;
        for (int y = 0; y < FONT_ROWS; y++)
            for (int x = 0; x < FONT_COLS; x++)
                if ((x + 2 * y) % 4 < part)
                    fill(place, x, y, 1, 1, place->colours.ink);
    } else {
        return false;
    }
    return true;
}

static void write_mark(const struct place *place, const struct font *font, uint32_t mark)
{
    if (font_find(font, mark) != NULL)
        write_glyph(place, font_find(font, mark));
}

/* A character. Where the font lacks it, its letter with the accents one by one, or a sign. */
static void write_character(const struct place *place, const struct font *font, uint32_t character)
{
    enum { UNKNOWN = 0xfffd };
    uint32_t mark;
    if (font_find(font, character) != NULL) {
        write_glyph(place, font_find(font, character));
        return;
    }
    uint32_t letter = glyph_without_mark(character, &mark);
    if (letter == character) {
        write_glyph(place, font_find(font, UNKNOWN));
        return;
    }
    write_character(place, font, letter);
    write_mark(place, font, mark);
}

static void paint_cell(const struct place *place, const struct rendition *shown)
{
    const struct font *font = shown->attribute & CELL_BOLD ? &font_bold : &font_plain;
    fill(place, 0, 0, FONT_COLS, FONT_ROWS, place->colours.paper);
    if (shown->glyph != 0 && shown->glyph != ' ' && !paint_block(place, shown->glyph))
        write_character(place, font, shown->glyph);
    for (unsigned m = 0; m < GLYPH_MARKS && shown->mark[m] != 0; m++)
        write_mark(place, font, shown->mark[m]);
    if (shown->attribute & CELL_UNDERLINE)
        fill(place, 0, FONT_ROWS - 2, FONT_COLS, 1, place->colours.ink);
}

bool pixmap_paint(struct pixmap *pixmap, const struct sheet *sheet, const struct theme *theme)
{
    *pixmap = (struct pixmap){.rows = sheet->rows * FONT_ROWS, .cols = sheet->cols * FONT_COLS};
    pixmap->pixel = calloc((size_t)pixmap->rows * (size_t)pixmap->cols, sizeof *pixmap->pixel);
    if (pixmap->pixel == NULL)
        return false;
    for (int row = 0; row < sheet->rows; row++)
        for (int col = 0; col < sheet->cols; col++) {
            struct rendition shown =
                rendition_of_half(&sheet->cell[row * sheet->cols + col], theme, DEPTH_24_BIT);
            struct place place = {pixmap, col * FONT_COLS, row * FONT_ROWS,
                                  exporting_colours(&shown)};
            paint_cell(&place, &shown);
        }
    return true;
}

/* The mean colour of a rectangle of pixels. */
static uint32_t mean(const struct pixmap *pixmap, int x, int y, int right, int below)
{
    uint64_t red = 0, green = 0, blue = 0, count = 0;
    for (int row = y; row < below; row++)
        for (int col = x; col < right; col++, count++) {
            uint32_t pixel = pixmap->pixel[row * pixmap->cols + col];
            red += pixel >> 16 & 0xff;
            green += pixel >> 8 & 0xff;
            blue += pixel & 0xff;
        }
    return (uint32_t)((red + count / 2) / count << 16 | (green + count / 2) / count << 8 |
                      (blue + count / 2) / count);
}

bool pixmap_resize(struct pixmap *pixmap, int to, int of)
{
    struct pixmap other = {.rows = pixmap->rows * to / of, .cols = pixmap->cols * to / of};
    if (to == of)
        return true;
    other.rows += other.rows == 0;
    other.cols += other.cols == 0;
    other.pixel = calloc((size_t)other.rows * (size_t)other.cols, sizeof *other.pixel);
    if (other.pixel == NULL)
        return false;
    for (int y = 0; y < other.rows; y++)
        for (int x = 0; x < other.cols; x++) {
            int left = x * pixmap->cols / other.cols, top = y * pixmap->rows / other.rows;
            int right = (x + 1) * pixmap->cols / other.cols;
            int below = (y + 1) * pixmap->rows / other.rows;
            other.pixel[y * other.cols + x] = mean(
                pixmap, left, top, right > left ? right : left + 1, below > top ? below : top + 1);
        }
    free(pixmap->pixel);
    *pixmap = other;
    return true;
}

static void copy_row(uint32_t *to, int cols, const struct pixmap *part, int row)
{
    const uint32_t *from = &part->pixel[row * part->cols];
    memcpy(to, from, (size_t)part->cols * sizeof *to);
    for (int col = part->cols; col < cols; col++)
        to[col] = from[part->cols - 1];
}

bool pixmap_stack(struct pixmap *pixmap, const struct pixmap *part, unsigned parts)
{
    *pixmap = (struct pixmap){0};
    for (unsigned p = 0; p < parts; p++) {
        pixmap->cols = part[p].cols > pixmap->cols ? part[p].cols : pixmap->cols;
        pixmap->rows += part[p].rows;
    }
    pixmap->pixel = calloc((size_t)pixmap->rows * (size_t)pixmap->cols, sizeof *pixmap->pixel);
    uint32_t *to = pixmap->pixel;
    for (unsigned p = 0; to != NULL && p < parts; p++)
        for (int row = 0; row < part[p].rows; row++, to += pixmap->cols)
            copy_row(to, pixmap->cols, &part[p], row);
    return pixmap->pixel != NULL;
}

void pixmap_free(struct pixmap *pixmap)
{
    free(pixmap->pixel);
    *pixmap = (struct pixmap){0};
}
