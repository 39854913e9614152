#include "tui/table/log_view.h"

#include "telling/wording.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"

enum { WHOLE_COLS = 54 }; /* of the whole log's box */

static uint16_t ink_of_entry(const struct log_entry *entry)
{
    static const uint16_t inks[EVENTS_COUNT] = {
        [EVENT_PLACE] = INK_FAINT,    [EVENT_DISCARD] = INK_BAD, [EVENT_BRIDGE] = INK_TEXT,
        [EVENT_DEPLOY] = INK_TEXT,    [EVENT_CASTLE] = INK_TEXT, [EVENT_SCORE] = INK_STRONG,
        [EVENT_CROSS] = INK_TEXT,     [EVENT_HOME] = INK_FAINT,  [EVENT_REVEAL] = INK_TEXT,
        [EVENT_AUCTION] = INK_STRONG, [EVENT_OVER] = INK_STRONG,
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
    canvas_text(canvas, line.row, col, end - col, style, wording_entry_brief(entry).text);
}

void log_draw(struct canvas *canvas, struct area area, const struct log *log, size_t from,
              size_t to, const struct seats *seats)
{
    int notable = 0;
    for (size_t at = from; at < to; at++)
        notable += !log->entry[at].minor;
    int row = notable < area.rows ? notable : area.rows;
    for (size_t at = to; at > from && row > 0; at--) {
        struct area line = {area.row + row - 1, area.col, 1, area.cols};
        if (log->entry[at - 1].minor)
            continue;
        draw_entry(canvas, line, &log->entry[at - 1], seats, INK_PANEL);
        row--;
    }
}

void log_draw_whole(struct canvas *canvas, struct area area, const struct log *log, size_t to,
                    const struct seats *seats, size_t *scroll)
{
    struct style style = {INK_TEXT, INK_PANEL, 0};
    struct area box = area_centred(area, area.rows, WHOLE_COLS);
    struct area inside = canvas_box(canvas, box, style, "What happened");
    size_t rows = inside.rows > 0 ? (size_t)inside.rows : 0;
    size_t most = to > rows ? to - rows : 0;
    *scroll = *scroll < most ? *scroll : most;
    size_t last = to - *scroll, first = last > rows ? last - rows : 0;
    for (size_t at = first; at < last; at++) {
        struct area line = {inside.row + (int)(at - first), inside.col, 1, inside.cols};
        draw_entry(canvas, line, &log->entry[at], seats, INK_PANEL);
    }
    if (to == 0)
        canvas_text(canvas, inside.row, inside.col, inside.cols, style, "Nothing yet.");
}
