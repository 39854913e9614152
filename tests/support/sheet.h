/* Canvases as pictures (export/writers.h). */
#ifndef BASTIDE_TESTS_SHEET_H
#define BASTIDE_TESTS_SHEET_H

#include "export/writers.h"

/* What a canvas shows, for as long as it stays as it is: not to be freed. */
static inline struct sheet sheet_of(struct canvas *canvas)
{
    return (struct sheet){canvas->rows, canvas->cols, canvas->cell};
}

#endif
