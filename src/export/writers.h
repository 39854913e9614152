/* How each format is written. They get the plan of the pictures and draw those that they need. */
#ifndef BASTIDE_EXPORT_WRITERS_H
#define BASTIDE_EXPORT_WRITERS_H

#include "export/export.h"
#include "export/frame.h"
#include "tui/theme/theme.h"

/* A picture in colours, painted from cells: each is 8 by 16 pixels, so a pixel of the board, half a
 * cell, is a square. */
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

/* Writing. */

struct exporting {
    struct frame_plan plan;
    size_t moves;                  /* after which the picture is taken, or the film ends */
    struct export_request request; /* with the size that tiles of pixels get */
    struct frame_tools tools;
    struct sheet sheet; /* the picture drawn last */
};

/* Each writes everything; false where memory runs out. What `out` says of errors is looked at by
 * the caller. */
typedef bool export_writer(struct exporting *exporting, FILE *out);

export_writer export_write_text, export_write_ansi, export_write_svg, export_write_png,
    export_write_cast, export_write_gif;

/* Draws the picture. False where memory runs out. */
bool exporting_draw(struct exporting *exporting);

/* Paints it in pixels, its tiles as large as wanted, its letters never smaller than the font. False
 * where memory runs out; the sheet is anything then and afterwards. */
bool exporting_paint(struct exporting *exporting, size_t moves, struct pixmap *pixmap);

/* The pictures of a film: the moves after which each is taken, one for every turn, the last one
 * being that of the export. Returns how many, at most TILES_MAX * 2. */
enum { FILM_MAX = 2 * TILES_MAX };
unsigned exporting_film(const struct exporting *exporting, size_t moves[FILM_MAX]);

/* The colours of a cell as they are seen, where a theme leaves none of them to the terminal. */
struct colours {
    uint32_t ink, paper;
};
struct colours exporting_colours(const struct rendition *shown);

#endif
