/* A picture as characters alone: the board in letters and lines. */
#include "export/writers.h"

/* The cells of a row up to the last one that shows something. */
static int shown_cols(const struct sheet *sheet, int row)
{
    const struct cell *cells = &sheet->cell[row * sheet->cols];
    int cols = sheet->cols;
    while (cols > 0 && cells[cols - 1].glyph == ' ')
        cols--;
    return cols;
}

bool export_write_text(struct exporting *exporting, FILE *out)
{
    const struct sheet *sheet = &exporting->sheet;
    char text[GLYPH_MARKED_SIZE];
    if (!exporting_draw(exporting, exporting->moves))
        return false;
    for (int row = 0; row < sheet->rows; row++) {
        for (int col = 0; col < shown_cols(sheet, row); col++) {
            const struct cell *cell = &sheet->cell[row * sheet->cols + col];
            glyph_print_marked(cell->glyph, cell->mark, text);
            fputs(text, out);
        }
        fputc('\n', out);
    }
    return true;
}
