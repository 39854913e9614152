/* A picture in colours, painted from cells: each is 8 by 16 pixels, so a pixel of the board, half a
 * cell, is a square. */
#ifndef BASTIDE_EXPORT_PIXMAP_H
#define BASTIDE_EXPORT_PIXMAP_H

#include "export/frame.h"
#include "tui/theme/theme.h"

#include <stdio.h>

struct pixmap {
    int rows, cols;
    uint32_t *pixel; /* 0xRRGGBB, row by row */
};

/* Pixels to a side of a half cell. */
enum { PIXMAP_SCALE = 8 };

/* Paints the cells in the theme's colours. False where memory runs out; what was painted is freed
 * by pixmap_free. */
bool pixmap_paint(struct pixmap *pixmap, const struct sheet *sheet, const struct theme *theme);

/* Makes it `to` / `of` times as large, each pixel the mean of what it was made from. False, with
 * the picture unchanged, where memory runs out. */
bool pixmap_resize(struct pixmap *pixmap, int to, int of);

/* Puts pictures below each other, as wide as the widest: what stands at the right end of the others
 * goes on there. False where memory runs out. */
bool pixmap_stack(struct pixmap *pixmap, const struct pixmap *part, unsigned parts);

/* Harmless on one that is all zeros. */
void pixmap_free(struct pixmap *pixmap);

/* Writes it as PNG. False where memory runs out. */
bool pixmap_write_png(const struct pixmap *pixmap, FILE *out);

/* Films as GIF: of each picture only what differs from the one before. The rest of the rectangle in
 * which they differ is transparent, which packs to next to nothing. */
struct gif_film;

/* Begins a film in the colours of the theme; others become the nearest of these. NULL where memory
 * runs out. What `out` says of errors is for the caller. */
struct gif_film *gif_film_begin(const struct theme *theme, FILE *out);

/* Adds a picture, as large as the first one, that is seen for so many hundredths of a second. False
 * where memory runs out. */
bool gif_film_add(struct gif_film *film, const struct pixmap *pixmap, int time);

/* Ends the film, which is shown again and again, and frees it. False where it is NULL, or something
 * was not written for want of memory. */
bool gif_film_end(struct gif_film *film);

#endif
