/* Pictures in pixels: a PNG, and a film of the whole game as GIF. */
#include "export/gif_file.h"
#include "export/png_file.h"
#include "export/writers.h"

/* The heading and the last line are as wide as the picture and never scaled. */
static bool paint_heading(struct exporting *exporting, size_t moves, int cols, struct pixmap *strip)
{
    if (!sheet_begin(&exporting->sheet, frame_heading_rows(&exporting->plan, cols), cols))
        return false;
    frame_draw_heading(&exporting->plan, moves, 0, &exporting->tools, &exporting->sheet);
    return pixmap_paint(strip, &exporting->sheet, exporting->theme);
}

static bool paint_foot(struct exporting *exporting, size_t moves, int cols, struct pixmap *strip)
{
    if (!sheet_begin(&exporting->sheet, FRAME_FOOT_ROWS, cols))
        return false;
    frame_draw_foot(&exporting->plan, moves, 0, &exporting->tools, &exporting->sheet);
    return pixmap_paint(strip, &exporting->sheet, exporting->theme);
}

/* At least as wide as the strips have to be. */
static bool paint_board(struct exporting *exporting, size_t moves, struct pixmap *board)
{
    const struct frame_plan *plan = &exporting->plan;
    int of = plan->size * PIXMAP_SCALE, to = (int)exporting->tile;
    int least = (FRAME_COLS_LEAST * of + to - 1) / to, cols = frame_board_cols(plan);
    if (!sheet_begin(&exporting->sheet, frame_board_rows(plan), cols > least ? cols : least))
        return false;
    frame_draw_board(plan, moves, 0, &exporting->tools, &exporting->sheet);
    return pixmap_paint(board, &exporting->sheet, exporting->theme) && pixmap_resize(board, to, of);
}

bool exporting_paint(struct exporting *exporting, size_t moves, struct pixmap *pixmap)
{
    struct pixmap part[3] = {{0}};
    bool painted = paint_board(exporting, moves, &part[1]);
    int cols = part[1].cols / PIXMAP_SCALE;
    painted = painted && paint_heading(exporting, moves, cols, &part[0]) &&
              paint_foot(exporting, moves, cols, &part[2]) && pixmap_stack(pixmap, part, 3);
    for (unsigned p = 0; p < 3; p++)
        pixmap_free(&part[p]);
    return painted;
}

/* A film of the whole game as GIF. */

/* Hundredths of a second: a turn, and how long the end stays. */
enum { TURN = 90, END = 600 };

bool export_write_gif(struct exporting *exporting, FILE *out)
{
    struct gif_film *film = gif_film_begin(exporting->theme, out);
    size_t moves[FILM_MAX];
    unsigned count = exporting_film(exporting, moves);
    bool is_good = film != NULL;
    for (unsigned f = 0; is_good && f < count; f++) {
        struct pixmap pixmap = {0};
        is_good = exporting_paint(exporting, moves[f], &pixmap) &&
                  gif_film_add(film, &pixmap, f + 1 < count ? TURN : END);
        pixmap_free(&pixmap);
    }
    return gif_film_end(film) && is_good;
}

/* A picture as PNG. */

bool export_write_png(struct exporting *exporting, FILE *out)
{
    struct pixmap pixmap = {0};
    bool is_whole =
        exporting_paint(exporting, exporting->moves, &pixmap) && png_write(&pixmap, out);
    pixmap_free(&pixmap);
    return is_whole;
}
