/* Pictures as PNG. */
#ifndef BASTIDE_EXPORT_PNG_FILE_H
#define BASTIDE_EXPORT_PNG_FILE_H

#include "export/pixmap.h"

#include <stdio.h>

/* Writes the picture. False where memory runs out; what `out` says of errors is for the caller. */
bool png_write(const struct pixmap *pixmap, FILE *out);

#endif
