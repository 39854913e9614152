#include "export/writers.h"

/* The heading and the last line are as wide as the picture and never scaled. */
static bool paint_heading(struct exporting *exporting, size_t moves, int cols, struct pixmap *strip)
{
    canvas_clear(&exporting->canvas, frame_heading_rows(&exporting->plan, cols), cols);
    frame_draw_heading(&exporting->plan, moves, cols, &exporting->canvas);
    return pixmap_paint(strip, &exporting->canvas, exporting->theme);
}

static bool paint_foot(struct exporting *exporting, size_t moves, int cols, struct pixmap *strip)
{
    canvas_clear(&exporting->canvas, FRAME_FOOT_ROWS, cols);
    frame_draw_foot(&exporting->plan, moves, (struct area){0, 0, FRAME_FOOT_ROWS, cols},
                    &exporting->canvas);
    return pixmap_paint(strip, &exporting->canvas, exporting->theme);
}

/* At least as wide as the strips have to be. */
static bool paint_board(struct exporting *exporting, size_t moves, struct pixmap *board)
{
    const struct frame_plan *plan = &exporting->plan;
    int of = plan->size * PIXMAP_SCALE, to = exporting->tile == 0 ? of : (int)exporting->tile;
    int least = (FRAME_COLS_LEAST * of + to - 1) / to, cols = frame_board_cols(plan);
    cols = cols > least ? cols : least;
    cols = cols < CANVAS_COLS_MAX ? cols : CANVAS_COLS_MAX;
    canvas_clear(&exporting->canvas, frame_board_rows(plan), cols);
    frame_draw_board(plan, moves, (struct area){0, 0, frame_board_rows(plan), cols},
                     &exporting->tiles, &exporting->canvas);
    return pixmap_paint(board, &exporting->canvas, exporting->theme) &&
           pixmap_resize(board, to, of);
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
