/* A picture as characters alone: the board in letters and lines. */
#include "export/writers.h"
#include "tui/rendition.h"

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

/* Pictures as characters with the escape sequences that colour them. */

/* What the terminal writes with; no cell looks like it at first. */
struct pen {
    int32_t ink, paper;
    uint8_t attribute;
    bool is_set;
};

static void write_colour(int32_t colour, bool is_paper, enum depth depth, FILE *out)
{
    int ground = is_paper ? 48 : 38;
    if (colour == COLOUR_OWN)
        fprintf(out, ";%d", is_paper ? 49 : 39);
    else if (depth == DEPTH_24_BIT)
        fprintf(out, ";%d;2;%d;%d;%d", ground, colour >> 16 & 0xff, colour >> 8 & 0xff,
                colour & 0xff);
    else
        fprintf(out, ";%d;5;%d", ground, colour);
}

static void set_pen(struct pen *pen, const struct rendition *shown, enum depth depth, FILE *out)
{
    bool is_blank = rendition_is_blank(shown);
    if (pen->is_set && pen->paper == shown->paper &&
        (is_blank ? pen->attribute == 0
                  : pen->attribute == shown->attribute && pen->ink == shown->ink))
        return;
    fputs("\033[0", out);
    if (shown->attribute & CELL_BOLD)
        fputs(";1", out);
    if (shown->attribute & CELL_UNDERLINE)
        fputs(";4", out);
    if (shown->attribute & CELL_REVERSE)
        fputs(";7", out);
    write_colour(shown->ink, false, depth, out);
    write_colour(shown->paper, true, depth, out);
    fputc('m', out);
    *pen = (struct pen){shown->ink, shown->paper, shown->attribute, true};
}

static void write_cell(struct pen *pen, const struct rendition *shown, enum depth depth, FILE *out)
{
    char text[GLYPH_MARKED_SIZE];
    if (shown->glyph == 0)
        return;
    set_pen(pen, shown, depth, out);
    glyph_print_marked(shown->glyph, shown->mark, text);
    fputs(text, out);
}

void ansi_update(const struct canvas *canvas, const struct canvas *before,
                 const struct theme *theme, enum depth depth, FILE *out)
{
    struct pen pen = {0};
    for (int row = 0; row < canvas->rows; row++) {
        int at = -1; /* the column that the cursor is in; -1: another row */
        for (int col = 0; col < canvas->cols; col++) {
            int cell = row * canvas->cols + col;
            struct rendition shown = rendition_of(&canvas->cell[cell], theme, depth);
            if (before != NULL) {
                struct rendition was = rendition_of(&before->cell[cell], theme, depth);
                if (rendition_is_same(&was, &shown))
                    continue;
            }
            if (at != col)
                fprintf(out, "\033[%d;%dH", row + 1, col + 1);
            write_cell(&pen, &shown, depth, out);
            at = col + 1;
        }
    }
    if (pen.is_set)
        fputs("\033[0m", out);
}

/* As lines, which stay in their place wherever they are shown. */
bool export_write_ansi(struct exporting *exporting, FILE *out)
{
    const struct sheet *sheet = &exporting->sheet;
    if (!exporting_draw(exporting, exporting->moves))
        return false;
    for (int row = 0; row < sheet->rows; row++) {
        struct pen pen = {0};
        for (int col = 0; col < sheet->cols; col++) {
            struct rendition shown =
                rendition_of(&sheet->cell[row * sheet->cols + col], exporting->theme, DEPTH_256);
            write_cell(&pen, &shown, DEPTH_256, out);
        }
        fputs("\033[0m\n", out);
    }
    return true;
}
