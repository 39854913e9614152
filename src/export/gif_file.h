/* Films as GIF: of each picture only what differs from the one before. The rest of the rectangle in
 * which they differ is transparent, which packs to next to nothing. */
#ifndef BASTIDE_EXPORT_GIF_FILE_H
#define BASTIDE_EXPORT_GIF_FILE_H

#include "export/pixmap.h"

#include <stdio.h>

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
