#include "tui/table/vote_box.h"

#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/widgets.h"

const struct style vote_good = {INK_GOOD, INK_PANEL, CELL_BOLD};

static void draw_player(struct canvas *canvas, struct area line, const struct seat *seat,
                        const struct vote_line *vote)
{
    enum { NAME = 3 };
    int width = canvas_text_width(vote->said.text);
    if (vote->is_key)
        canvas_target_key(canvas, line, (uint32_t)(unsigned char)seat->letter[0]);
    seat_chip(canvas, line.row, line.col + 1, seat);
    canvas_text(canvas, line.row, line.col + NAME, line.cols - NAME - width - 1, vote->name_in,
                seat->name);
    canvas_text(canvas, line.row, line.col + line.cols - width, width, vote->said_in,
                vote->said.text);
}

void vote_box_draw(const struct vote *vote, struct canvas *canvas, const struct table *table,
                   const struct binding *answers, size_t count)
{
    enum { COLS = 50, MARGIN = 1, GAPS = 2 };
    struct area text = {0, 0, 0, COLS - 2 - 2 * MARGIN};
    int rows = canvas_paragraph(canvas, text, panel_strong, vote->question.text) +
               canvas_paragraph(canvas, text, panel_text, vote->way) +
               __builtin_popcount(vote->players) + GAPS + 1;
    struct area inside = canvas_box(canvas, area_centred(table->view.board, rows + 2, COLS),
                                    panel_text, _("Everyone must agree"));
    text = (struct area){inside.row, inside.col + MARGIN, inside.rows, inside.cols - 2 * MARGIN};
    text.row += canvas_paragraph(canvas, text, panel_strong, vote->question.text);
    text.row += canvas_paragraph(canvas, text, panel_text, vote->way) + 1;
    for (unsigned player = 0; player < table->seats.count; player++)
        if (vote->players >> player & 1u)
            draw_player(canvas, (struct area){text.row++, text.col, 1, text.cols},
                        &table->seats.seat[player], &vote->line[player]);
    draw_answers(canvas, (struct area){inside.row + inside.rows - 1, text.col, 1, text.cols},
                 answers, count);
}
