#include "tui/table/hints.h"

#include "language/language.h"
#include "tui/table/stage.h"

const char *hints_of(const struct table *table)
{
    const struct stage *mode = table_mode(table);
    return _(mode->hints[mode->hint != NULL ? mode->hint(table) : 0]);
}

enum { ROWS_MOST = 5, BAR_COLS = 2, MARGIN = 1 };

static const struct style plain = {INK_TEXT, INK_BAR, 0};
static const struct style bar = {INK_KEY, INK_BAR, CELL_BOLD};

static struct area text_area(struct area area)
{
    return (struct area){area.row, area.col + BAR_COLS, area.rows, area.cols - BAR_COLS - MARGIN};
}

int hints_rows(struct canvas *canvas, int cols)
{
    struct area nothing = text_area((struct area){0, 0, 0, cols});
    int most = 1;
    const struct stage *stage;
    for (unsigned number = 0; (stage = stage_numbered(number)) != NULL; number++)
        for (const char *const *hint = stage->hints; *hint != NULL; hint++) {
            int rows = canvas_paragraph(canvas, nothing, plain, _(*hint));
            most = rows > most ? rows : most;
        }
    return most < ROWS_MOST ? most : ROWS_MOST;
}

void hints_draw(struct canvas *canvas, struct area area, const struct table *table)
{
    enum { BAR = 0x2502 };
    canvas_fill(canvas, area, ' ', plain);
    canvas_fill(canvas, (struct area){area.row, area.col, area.rows, 1}, BAR, bar);
    canvas_paragraph(canvas, text_area(area), plain, table_key_words(table, hints_of(table)).text);
}
