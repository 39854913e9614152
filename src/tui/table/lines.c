#include "tui/table/lines.h"

#include "tui/seat_chip.h"

struct area lines_next(struct area *area)
{
    struct area line = {area->row, area->col, area->rows > 0 ? 1 : 0, area->cols};
    area->row += line.rows;
    area->rows -= line.rows;
    return line;
}

void lines_draw(struct canvas *canvas, struct area *area, struct style style, const char *text)
{
    struct area line = lines_next(area);
    if (line.rows > 0)
        canvas_text(canvas, line.row, line.col, line.cols, style, text);
}

void lines_draw_players(struct canvas *canvas, struct area *area, const char *phrase,
                        const uint8_t *player, unsigned count, const struct seats *seats)
{
    struct area line = lines_next(area);
    int chips = (int)count, before = canvas_text_width(phrase) + 1, names = before + 4 * chips - 2;
    if (line.rows == 0)
        return;
    canvas_text(canvas, line.row, line.col, line.cols, panel_text, phrase);
    for (unsigned p = 0; p < count; p++)
        names += canvas_text_width(seats->seat[player[p]].name);
    if (before + chips > line.cols) {
        line = lines_next(area);
        before = 1;
    }
    int gap = before + 2 * chips - 1 <= line.cols;
    for (unsigned p = 0; line.rows > 0 && p < count; p++) {
        const struct seat *seat = &seats->seat[player[p]];
        int col = seat_chip(canvas, line.row, line.col + before, seat) + gap;
        if (names <= line.cols)
            col = canvas_text(canvas, line.row, col, line.cols, panel_text, seat->name) + 2;
        before = col - line.col;
    }
}

void lines_draw_sentence(struct canvas *canvas, struct area *area, struct style style,
                         const char *text)
{
    int rows = canvas_paragraph(canvas, *area, style, text);
    rows = rows < area->rows ? rows : area->rows;
    area->row += rows;
    area->rows -= rows;
}

void lines_draw_sentences(struct canvas *canvas, struct area *area, const struct sentence *named,
                          const struct sentence *brief, unsigned count)
{
    bool is_long = false;
    for (unsigned s = 0; s < count; s++)
        is_long |= canvas_text_width(named[s].text) > area->cols;
    for (unsigned s = 0; s < count; s++)
        lines_draw_sentence(canvas, area, panel_text, is_long ? brief[s].text : named[s].text);
}
