#include "export/sheet.h"

#include <stdlib.h>

bool sheet_begin(struct sheet *sheet, int rows, int cols)
{
    const struct cell blank = {' ', panel_text.ink, panel_text.paper, panel_text.attribute, {0}};
    sheet_free(sheet);
    sheet->cell = calloc((size_t)rows * (size_t)cols, sizeof *sheet->cell);
    if (sheet->cell == NULL)
        return false;
    sheet->rows = rows;
    sheet->cols = cols;
    for (int c = 0; c < rows * cols; c++)
        sheet->cell[c] = blank;
    return true;
}

void sheet_put(struct sheet *sheet, int row, int col, const struct canvas *canvas, struct area part)
{
    for (int r = 0; r < part.rows; r++)
        for (int c = 0; c < part.cols; c++)
            sheet->cell[(row + r) * sheet->cols + col + c] =
                canvas->cell[(part.row + r) * canvas->cols + part.col + c];
}

void sheet_free(struct sheet *sheet)
{
    free(sheet->cell);
    *sheet = (struct sheet){0};
}
