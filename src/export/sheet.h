/* A picture in cells, put together from canvases: it may be larger than any of them. */
#ifndef BASTIDE_EXPORT_SHEET_H
#define BASTIDE_EXPORT_SHEET_H

#include "tui/canvas.h"

struct sheet {
    int rows, cols;
    struct cell *cell; /* row by row, `cols` a row */
};

/* Begins a picture of that size, blank as a panel, in place of the one before; one that is all
 * zeros has none. False, with no picture, where memory runs out. */
bool sheet_begin(struct sheet *sheet, int rows, int cols);

/* Puts that part of a canvas on it, its first cell at that row and column. Both have room for it.
 */
void sheet_put(struct sheet *sheet, int row, int col, const struct canvas *canvas,
               struct area part);

/* What a canvas shows, for as long as it stays as it is: not to be freed. */
static inline struct sheet sheet_of(struct canvas *canvas)
{
    return (struct sheet){canvas->rows, canvas->cols, canvas->cell};
}

void sheet_free(struct sheet *sheet);

#endif
