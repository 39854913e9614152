/* A picture as characters alone: the board in letters and lines. */
#include "export/writers.h"

#include "tui/glyph.h"

/* The cells of a row up to the last one that shows something. */
static int shown_cols(const struct canvas *canvas, int row)
{
    const struct cell *cells = &canvas->cell[row * canvas->cols];
    int cols = canvas->cols;
    while (cols > 0 && cells[cols - 1].glyph == ' ')
        cols--;
    return cols;
}

bool export_write_text(struct exporting *exporting, FILE *out)
{
    const struct canvas *canvas = &exporting->canvas;
    char text[GLYPH_TEXT_SIZE];
    exporting_draw(exporting, exporting->moves);
    for (int row = 0; row < canvas->rows; row++) {
        for (int col = 0; col < shown_cols(canvas, row); col++) {
            uint32_t glyph = canvas->cell[row * canvas->cols + col].glyph;
            if (glyph == 0)
                continue;
            glyph_print(glyph, text);
            fputs(text, out);
        }
        fputc('\n', out);
    }
    return true;
}
