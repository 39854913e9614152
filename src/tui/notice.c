#include "tui/notice.h"

#include "language/language.h"

#include <stdio.h>

/* As many of its lines as fit, the most important last to go. */
void notice_draw_too_small(struct canvas *canvas, const struct surroundings *around)
{
    enum { LINES_MAX = 4 };
    const struct style strong = {INK_STRONG, INK_NIGHT, CELL_BOLD};
    char have[32], need[32];
    snprintf(have, sizeof have, _("have %dx%d,"), around->cols, around->rows);
    snprintf(need, sizeof need, _("need %dx%d"), SCREEN_COLS_MIN, SCREEN_ROWS_MIN);
    const struct {
        const char *text;
        struct style style;
        int least_rows; /* shown from this height of the screen on */
    } line[LINES_MAX] = {{_("Window too small:"), night_text, 4},
                         {have, strong, 2},
                         {need, strong, 1},
                         {_("Ctrl-C leaves"), night_faint, 3}};
    int lines = canvas->rows < LINES_MAX ? canvas->rows : LINES_MAX;
    int row = (canvas->rows - lines) / 2;
    for (int i = 0; i < LINES_MAX; i++) {
        int width = canvas_text_width(line[i].text);
        int col = width < canvas->cols ? (canvas->cols - width) / 2 : 0;
        if (canvas->rows >= line[i].least_rows)
            canvas_text(canvas, row++, col, canvas->cols, line[i].style, line[i].text);
    }
}

void notice_draw_message(struct canvas *canvas, int below, const char *message)
{
    const struct style style = {INK_STRONG, INK_CHOSEN, 0};
    struct area text = {0, 1, 0, canvas->cols - 2};
    text.rows = canvas_paragraph(canvas, text, style, message);
    text.row = below - text.rows;
    struct area band = {text.row, 0, text.rows, canvas->cols};
    canvas_fill(canvas, band, ' ', style);
    canvas_target(canvas, band, TARGET_NOTHING, 0);
    canvas_paragraph(canvas, text, style, message);
}
