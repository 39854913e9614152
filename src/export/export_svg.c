/* A picture as SVG. Pixels of one colour are one path of rectangles, letters are text, and over
 * each tile lies a rectangle whose title is shown where one points at it. */
#include "export/writers.h"

#include "facts/feature_summary.h"
#include "tui/theme/theme.h"
#include "wording/wording.h"

#include <stdlib.h>

/* Half cells: squares, so of a picture twice as many rows as cells. Each has its colour until it is
 * drawn. */
struct squares {
    int rows, cols;
    uint32_t *rgb;
};

enum { DRAWN = 1 << 24 };

static struct rendition shown_at(const struct exporting *exporting, int row, int col)
{
    const struct sheet *sheet = &exporting->sheet;
    return rendition_of(&sheet->cell[row * sheet->cols + col], exporting->request.theme,
                        DEPTH_24_BIT);
}

static bool is_half(const struct rendition *shown)
{
    return shown->glyph == RENDITION_UPPER_HALF || shown->glyph == RENDITION_LOWER_HALF;
}

static bool is_letter(const struct rendition *shown)
{
    return shown->glyph != 0 && shown->glyph != ' ' && !is_half(shown);
}

static bool find_squares(const struct exporting *exporting, struct squares *squares)
{
    const struct sheet *sheet = &exporting->sheet;
    *squares = (struct squares){.rows = 2 * sheet->rows, .cols = sheet->cols};
    squares->rgb = calloc(2 * (size_t)sheet->rows * (size_t)sheet->cols, sizeof *squares->rgb);
    if (squares->rgb == NULL)
        return false;
    for (int row = 0; row < sheet->rows; row++)
        for (int col = 0; col < sheet->cols; col++) {
            struct rendition shown = rendition_of_half(&sheet->cell[row * sheet->cols + col],
                                                       exporting->request.theme, DEPTH_24_BIT);
            struct colours colours = exporting_colours(&shown);
            uint32_t *above = &squares->rgb[2 * row * squares->cols + col];
            *above = shown.glyph == RENDITION_UPPER_HALF ? colours.ink : colours.paper;
            above[squares->cols] =
                shown.glyph == RENDITION_LOWER_HALF ? colours.ink : colours.paper;
        }
    return true;
}

/* Whether the squares from x on, `cols` of them, have that colour. */
static bool is_free(const struct squares *squares, int x, int y, int cols, uint32_t rgb)
{
    if (y == squares->rows)
        return false;
    for (int at = y * squares->cols + x; cols > 0; at++, cols--)
        if (squares->rgb[at] != rgb)
            return false;
    return true;
}

/* The largest rectangle of the colour that begins at x,y and is as wide as possible. */
static struct area rectangle_at(const struct squares *squares, int x, int y, uint32_t rgb)
{
    struct area area = {y, x, 0, 1};
    while (x + area.cols < squares->cols && is_free(squares, x + area.cols, y, 1, rgb))
        area.cols++;
    while (is_free(squares, x, y + area.rows, area.cols, rgb))
        area.rows++;
    return area;
}

/* All squares of a colour as one path, in units of half cells. */
static void write_colour(struct squares *squares, uint32_t rgb, FILE *out)
{
    fprintf(out, "<path fill=\"#%06x\" d=\"", (unsigned)rgb);
    for (int y = 0; y < squares->rows; y++)
        for (int x = 0; x < squares->cols; x++) {
            if (!is_free(squares, x, y, 1, rgb))
                continue;
            struct area area = rectangle_at(squares, x, y, rgb);
            fprintf(out, "M%d %dh%dv%dh-%dz", x, y, area.cols, area.rows, area.cols);
            for (int s = 0; s < area.rows * area.cols; s++)
                squares->rgb[(y + s / area.cols) * squares->cols + x + s % area.cols] = DRAWN;
        }
    fputs("\"/>\n", out);
}

/* The ground of the picture is a single rectangle: what has its colour need not be drawn. */
static void write_squares(struct squares *squares, FILE *out)
{
    uint32_t ground = squares->rgb[0];
    fprintf(out, "<rect width=\"%d\" height=\"%d\" fill=\"#%06x\"/>\n", squares->cols,
            squares->rows, (unsigned)ground);
    for (int s = 0; s < squares->rows * squares->cols; s++)
        if (squares->rgb[s] != DRAWN && squares->rgb[s] != ground)
            write_colour(squares, squares->rgb[s], out);
}

/* Text between tags. */
static void write_escaped(const char *text, FILE *out)
{
    for (; *text != '\0'; text++)
        if (*text == '&')
            fputs("&amp;", out);
        else if (*text == '<')
            fputs("&lt;", out);
        else
            fputc(*text, out);
}

static bool is_same_pen(const struct rendition *a, const struct rendition *b)
{
    return exporting_colours(a).ink == exporting_colours(b).ink && a->attribute == b->attribute;
}

/* A word from that cell on: returns the column after it. Its length is fixed, as fonts differ. */
static int write_word(const struct exporting *exporting, int row, int col, FILE *out)
{
    struct rendition first = shown_at(exporting, row, col);
    int end = col;
    char glyph[GLYPH_MARKED_SIZE];
    fprintf(out, "<text x=\"%d\" y=\"%.1f\" fill=\"#%06x\"%s", col, 2 * row + 1.55,
            (unsigned)exporting_colours(&first).ink,
            first.attribute & CELL_BOLD ? " font-weight=\"bold\"" : "");
    while (end < exporting->sheet.cols) {
        struct rendition shown = shown_at(exporting, row, end);
        bool is_right_half = shown.glyph == 0 && end > col;
        if (!is_right_half && (!is_letter(&shown) || !is_same_pen(&shown, &first)))
            break;
        end++;
    }
    fprintf(out, " textLength=\"%d\" lengthAdjust=\"spacingAndGlyphs\">", end - col);
    for (; col < end; col++) {
        struct rendition shown = shown_at(exporting, row, col);
        glyph_print_marked(shown.glyph, shown.mark, glyph);
        write_escaped(glyph, out);
    }
    fputs("</text>\n", out);
    return end;
}

static void write_letters(const struct exporting *exporting, FILE *out)
{
    fputs("<g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"1.65\">\n",
          out);
    for (int row = 0; row < exporting->sheet.rows; row++)
        for (int col = 0; col < exporting->sheet.cols;) {
            struct rendition shown = shown_at(exporting, row, col);
            col = is_letter(&shown) ? write_word(exporting, row, col, out) : col + 1;
        }
    fputs("</g>\n", out);
}

/* What to say of a tile: its name, and whose features it is part of. */
static void write_title(const struct exporting *exporting, const struct game *game, unsigned tile,
                        FILE *out)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    fprintf(out, "<title>%d,%d: ", placed->at.x, placed->at.y);
    write_escaped(tile_name(placed->kind).text, out);
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++) {
        struct feature_summary summary =
            feature_summary_of(game, feature_node(&game->board, (tile_number)tile, s));
        struct sentence followers = wording_followers(&summary, &exporting->plan.seats);
        if (followers.text[0] == '\0')
            continue;
        fputc('\n', out);
        write_escaped(wording_titled(&summary).text, out);
        fputs(": ", out);
        write_escaped(followers.text, out);
    }
    fputs("</title>", out);
}

static void write_titles(const struct exporting *exporting, FILE *out)
{
    const struct game *game = session_game_after(exporting->plan.session, exporting->moves);
    fputs("<g fill=\"none\" pointer-events=\"all\">\n", out);
    for (unsigned t = 0; t < game->board.tiles; t++) {
        struct area area = frame_square(&exporting->plan, game->board.tile[t].at);
        fprintf(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\">", area.col, 2 * area.row,
                area.cols, 2 * area.rows);
        write_title(exporting, game, t, out);
        fputs("</rect>\n", out);
    }
    fputs("</g>\n", out);
}

static void write_drawing(const struct exporting *exporting, struct squares *squares, FILE *out)
{
    int size = exporting->plan.size, tile = (int)exporting->request.tile;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "viewBox=\"0 0 %d %d\" shape-rendering=\"crispEdges\">\n",
            squares->cols * tile / size, squares->rows * tile / size, squares->cols, squares->rows);
    write_squares(squares, out);
    write_letters(exporting, out);
    write_titles(exporting, out);
    fputs("</svg>\n", out);
}

bool export_write_svg(struct exporting *exporting, FILE *out)
{
    struct squares squares = {0};
    bool is_good = exporting_draw(exporting) && find_squares(exporting, &squares);
    if (is_good)
        write_drawing(exporting, &squares, out);
    free(squares.rgb);
    return is_good;
}
