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
    if (entry->event.type == EVENT_AGAINST) /* that comes last, where it may be cut off */
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

/* What its lines are drawn from. */
struct whole_log {
    const struct log *log;
    const struct seats *seats;
};

static void draw_whole_line(struct canvas *canvas, struct area line, void *about, size_t number,
                            struct style style)
{
    const struct whole_log *whole = about;
    line.cols--; /* the scroll bar's */
    draw_entry(canvas, line, &whole->log->entry[number], whole->seats, style.paper);
}

const struct list_kind log_list = {
    .what = TARGET_LINE,
    .plain = {INK_TEXT, INK_PANEL, 0},
    .draw_line = draw_whole_line,
};

void log_draw_whole(struct list *list, struct canvas *canvas, struct area area,
                    const struct log *log, size_t told, const struct seats *seats)
{
    struct whole_log whole = {log, seats};
    struct area box = area_centred(area, area.rows, WHOLE_COLS);
    struct area inside = canvas_box(canvas, box, panel_text, _("Log"));
    list_draw(list, &log_list, told, canvas, inside, &whole);
    draw_scroll(canvas, inside, &list->scroll, INK_PANEL);
    if (told == 0)
        canvas_text(canvas, inside.row, inside.col, inside.cols, panel_text, _("Nothing yet."));
}

bool tour_place(const struct log_entry *entry, const struct game *game, tile_number *tile,
                uint16_t *node)
{
    const struct event *event = &entry->event;
    uint8_t segment;
    *node = NO_NODE;
    if (log_has_feature(event)) {
        *node = event->node;
        *tile = game->features.tile[event->node];
        return true;
    }
    if (!log_has_site(event, &segment))
        return false;
    *tile = board_tile_at(&game->board, event->at);
    if (segment != NO_SEGMENT)
        *node = feature_node(&game->board, *tile, segment);
    return *tile != NO_TILE;
}

static bool is_from(const struct log_entry *entry, unsigned source)
{
    if (source == TOUR_ALL_SCORES)
        return true;
    return source < SCORE_SOURCES_COUNT
               ? score_source_of(&entry->event) == source
               : score_is_of_part(entry, (enum score_part)(source - TOUR_PARTS));
}

static bool tour_has(const struct tour *tour, const struct log_entry *entry,
                     const struct game *game)
{
    tile_number tile;
    uint16_t node;
    if (tour->kind == TOUR_SCORES &&
        (entry->event.type != EVENT_SCORE || entry->event.points == 0 ||
         entry->event.player != tour->of.player || !is_from(entry, tour->of.source)))
        return false;
    return tour_place(entry, game, &tile, &node);
}

bool tour_step(struct tour *tour, const struct log *log, size_t told, const struct game *game,
               int by)
{
    size_t at = tour->at;
    for (size_t steps = 0; steps <= told; steps++) {
        at = by > 0 ? (at >= told ? 0 : at + 1) : (at == 0 ? told : at - 1);
        if (at < told && tour_has(tour, &log->entry[at], game)) {
            tour->at = at;
            return true;
        }
    }
    return false;
}

void tour_count(const struct tour *tour, const struct log *log, size_t told,
                const struct game *game, unsigned *number, unsigned *count)
{
    *number = *count = 0;
    for (size_t at = 0; at < told; at++) {
        *count += tour_has(tour, &log->entry[at], game);
        *number += at <= tour->at && tour_has(tour, &log->entry[at], game);
    }
}
