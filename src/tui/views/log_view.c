#include "tui/views/log_view.h"

#include "language/language.h"
#include "rows/stage.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "wording/wording.h"

enum { WHOLE_COLS = 54 }; /* of the whole log's box */

EVENTS(HAS_EVENT_INKS)

static uint16_t ink_of_entry(const struct log_entry *entry)
{
    static const uint16_t inks[EVENTS_COUNT] = {
#define X(event, ink) [EVENT_##event] = INK_##ink,
        EVENT_INKS(X)
#undef X
    };
    return inks[entry->event.type];
}

static void draw_entry(struct canvas *canvas, struct area line, const struct log_entry *entry,
                       const struct seats *seats, uint16_t paper)
{
    struct style faint = {INK_FAINT, paper, 0}, style = {ink_of_entry(entry), paper, 0};
    int end = line.col + line.cols;
    int col = canvas_printf(canvas, line.row, line.col, line.cols, faint, "%2u ", entry->turn);
    if (entry->event.type != EVENT_OVER)
        col = seat_chip(canvas, line.row, col, &seats->seat[entry->event.player]) + 1;
    if (entry->event.type == EVENT_AGAINST) /* that is said last, where it may be cut off */
        col = canvas_text(canvas, line.row, col, end - col, style, "! ");
    canvas_text(canvas, line.row, col, end - col, style, wording_entry_brief(entry).text);
}

size_t log_notable(const struct log *log, size_t from, size_t to)
{
    size_t notable = 0;
    for (size_t at = from; at < to; at++)
        notable += !log->entry[at].minor;
    return notable;
}

void log_draw(struct canvas *canvas, struct area area, const struct log *log, size_t from,
              size_t to, const struct seats *seats)
{
    int notable = (int)log_notable(log, from, to);
    int row = notable < area.rows ? notable : area.rows;
    for (size_t at = to; at > from && row > 0; at--) {
        struct area line = {area.row + row - 1, area.col, 1, area.cols};
        if (log->entry[at - 1].minor)
            continue;
        draw_entry(canvas, line, &log->entry[at - 1], seats, INK_PANEL);
        row--;
    }
}

void log_view_open(struct log_view *view, size_t told)
{
    *view = (struct log_view){.line = told > 0 ? told - 1 : 0};
    view->scroll = (struct scroll){.first = (int)told};
}

void log_view_choose(struct log_view *view, size_t line, size_t told)
{
    view->line = line < told ? line : told > 0 ? told - 1 : 0;
}

void log_view_key(struct log_view *view, uint32_t key, size_t told)
{
    int line = (int)view->line + scroll_of_key(&view->scroll, key);
    log_view_choose(view, line > 0 ? (size_t)line : 0, told);
}

void log_view_draw(struct log_view *view, struct canvas *canvas, struct area area,
                   const struct log *log, size_t told, const struct seats *seats, int what)
{
    struct style style = {INK_TEXT, INK_PANEL, 0}, chosen = {INK_STRONG, INK_CHOSEN, 0};
    struct area box = area_centred(area, area.rows, WHOLE_COLS);
    struct area inside = canvas_box(canvas, box, style, _("Log"));
    struct scroll *scroll = &view->scroll;
    scroll->lines = (int)told;
    scroll->seen = inside.rows > 0 ? inside.rows : 0;
    scroll_by(scroll, 0);
    scroll_to(scroll, (int)view->line);
    for (int row = 0; row < scroll->seen && scroll->first + row < scroll->lines; row++) {
        size_t at = (size_t)scroll->first + (size_t)row;
        struct area line = {inside.row + row, inside.col, 1, inside.cols};
        canvas_target(canvas, line, what, (int)at);
        if (at == view->line)
            canvas_fill(canvas, line, ' ', chosen);
        line.cols--; /* the scroll bar's */
        draw_entry(canvas, line, &log->entry[at], seats, at == view->line ? INK_CHOSEN : INK_PANEL);
    }
    draw_scroll(canvas, inside, scroll, INK_PANEL);
    if (told == 0)
        canvas_text(canvas, inside.row, inside.col, inside.cols, style, _("Nothing yet."));
}
