#include "tui/views/log_view.h"
#include "language/language.h"
#include "rows/stage.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "wording/wording.h"

enum { WHOLE_COLS = LOG_TEXT_COLS + 10 }; /* of the whole log's box */

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

/* The columns before its words: the turn, and whose letter. */
static int head_cols(const struct log_entry *entry)
{
    enum { CHIP = 2 };
    return (entry->turn < 100 ? 3 : 4) + (entry->event.type != EVENT_OVER ? CHIP : 0);
}

static struct sentence words_of(const struct log_entry *entry)
{
    bool is_against = entry->event.type == EVENT_AGAINST; /* said last, where it may be cut off */
    return sentence_of("%s%s", is_against ? "! " : "", wording_entry_brief(entry).text);
}

/* Whether the letter of whom it befell comes last. */
static bool names_other(const struct log_entry *entry)
{
    enum event_type type = (enum event_type)entry->event.type;
    (void)type;
#define X(event) type == EVENT_##event ||
    return LOG_OTHERS(X) false;
#undef X
}

/* In as many rows as the area has. */
static void draw_entry(struct canvas *canvas, struct area area, const struct log_entry *entry,
                       const struct seats *seats, uint16_t paper)
{
    struct style faint = {INK_FAINT, paper, 0}, style = {ink_of_entry(entry), paper, 0};
    int head = head_cols(entry);
    struct area words = {area.row, area.col + head, area.rows, area.cols - head};
    int col = canvas_printf(canvas, area.row, area.col, area.cols, faint, "%2u ", entry->turn);
    if (entry->event.type != EVENT_OVER)
        seat_chip(canvas, area.row, col, &seats->seat[entry->event.player]);
    if (area.rows > 1) {
        canvas_paragraph(canvas, words, style, words_of(entry).text);
        return;
    }
    words.cols -= names_other(entry) ? 2 : 0;
    col = canvas_text(canvas, words.row, words.col, words.cols, style, words_of(entry).text);
    if (names_other(entry))
        seat_chip(canvas, words.row, col + 1, &seats->seat[entry->event.other]);
}

size_t log_notable(const struct log *log, size_t from, size_t to)
{
    size_t notable = 0;
    for (size_t at = from; at < to; at++)
        notable += !log->entry[at].minor;
    return notable;
}

/* The lines that it takes, at most so many. */
static int rows_of(const struct log_entry *entry, int cols, int most)
{
    struct area unseen = {0, 0, 0, cols - head_cols(entry)};
    if (entry->minor)
        return 0;
    if (most <= 1)
        return most;
    int rows = canvas_paragraph(NULL, unseen, panel_text, words_of(entry).text);
    return rows < most ? rows : most;
}

/* What was said, in as many rows as the area has, from row `first` on. */
static void draw_remark(struct canvas *canvas, struct area area, const struct remark *remark,
                        int first, const struct seats *seats, uint16_t paper)
{
    enum { TURN = 3, HEAD = TURN + 2 };
    struct area words = {area.row, area.col + HEAD, area.rows, area.cols - HEAD};
    struct style style = {INK_STRONG, paper, CELL_BOLD};
    if (first == 0)
        seat_chip(canvas, area.row, area.col + TURN, &seats->seat[remark->player]);
    canvas_paragraph_from(canvas, words, first, style, remark->text);
}

static int rows_of_remark(const struct remark *remark, int cols, int most)
{
    enum { HEAD = 5 };
    struct area unseen = {0, 0, 0, cols - HEAD};
    int rows = canvas_paragraph(NULL, unseen, panel_text, remark->text);
    return rows < most ? rows : most;
}

/* A remark may take half of the lines. */
static int most_of_remark(int rows, int most)
{
    enum { MOST = 4 };
    if (most > 1)
        return most;
    return rows / 2 < 1 ? 1 : rows / 2 < MOST ? rows / 2 : MOST;
}

/* Entries from number `first` on, and what was said from number `said` on, up to their ends. */
struct excerpt {
    const struct log_lines *lines;
    const struct seats *seats;
    size_t first, said;
    int most, most_said; /* lines of one */
};

/* Whether what comes before the excerpt was said. */
static bool was_said(const struct excerpt *excerpt, size_t from)
{
    const struct log_lines *lines = excerpt->lines;
    return excerpt->said > 0 &&
           (excerpt->first == from ||
            lines->talk->said[excerpt->said - 1].step > lines->log->entry[excerpt->first - 1].step);
}

/* Draws what comes first in the excerpt, and takes it off; returns its rows. */
static int draw_first(struct canvas *canvas, struct area area, struct excerpt *excerpt)
{
    const struct log_lines *lines = excerpt->lines;
    const struct remark *remark = &lines->talk->said[excerpt->said];
    const struct log_entry *entry = &lines->log->entry[excerpt->first];
    bool is_said = excerpt->said < lines->said &&
                   (excerpt->first == lines->told || remark->step <= entry->step);
    area.rows = is_said ? rows_of_remark(remark, area.cols, excerpt->most_said)
                        : rows_of(entry, area.cols, excerpt->most);
    if (is_said)
        draw_remark(canvas, area, remark, 0, excerpt->seats, INK_PANEL);
    else if (area.rows > 0)
        draw_entry(canvas, area, entry, excerpt->seats, INK_PANEL);
    excerpt->said += is_said;
    excerpt->first += !is_said;
    return area.rows;
}

/* What has no room for all of its lines is left out. */
static void draw_last(struct canvas *canvas, struct area area, const struct log_lines *lines,
                      size_t from, const struct seats *seats, int most)
{
    struct excerpt excerpt = {lines,       seats, lines->told,
                              lines->said, most,  most_of_remark(area.rows, most)};
    int rows = 0, more;
    for (bool is_said; (is_said = was_said(&excerpt, from)) || excerpt.first > from; rows += more) {
        more = is_said ? rows_of_remark(&lines->talk->said[excerpt.said - 1], area.cols,
                                        excerpt.most_said)
                       : rows_of(&lines->log->entry[excerpt.first - 1], area.cols, most);
        if (rows + more > area.rows)
            break;
        excerpt.said -= is_said;
        excerpt.first -= !is_said;
    }
    bool is_cut = excerpt.first > from || excerpt.said > 0;
    area.row += is_cut ? area.rows - rows : 0;
    while (excerpt.first < lines->told || excerpt.said < lines->said)
        area.row += draw_first(canvas, area, &excerpt);
}

void log_draw(struct canvas *canvas, struct area area, const struct log *log, size_t from,
              size_t to, const struct seats *seats)
{
    static const struct talk nothing = {.count = 0};
    draw_last(canvas, area, &(struct log_lines){log, to, &nothing, 0}, from, seats, 1);
}

void log_draw_told(struct canvas *canvas, struct area area, const struct log_lines *lines,
                   const struct seats *seats)
{
    draw_last(canvas, area, lines, 0, seats, 1);
}

void log_draw_wrapped(struct canvas *canvas, struct area area, const struct log_lines *lines,
                      const struct seats *seats)
{
    draw_last(canvas, area, lines, 0, seats, area.rows);
}

/* What its lines are drawn from. */
struct whole_log {
    const struct log_lines *lines;
    const struct seats *seats;
};

static void draw_whole_line(struct canvas *canvas, struct area line, void *about, size_t number,
                            struct style style)
{
    const struct whole_log *whole = about;
    struct log_line at = log_lines_at(whole->lines, number);
    line.cols--; /* the scroll bar's */
    if (at.is_said)
        draw_remark(canvas, line, &whole->lines->talk->said[at.number], at.row, whole->seats,
                    style.paper);
    else
        draw_entry(canvas, line, &whole->lines->log->entry[at.number], whole->seats, style.paper);
}

const struct list_kind log_list = {
    .what = TARGET_LINE,
    .plain = {INK_TEXT, INK_PANEL, 0},
    .draw_line = draw_whole_line,
};

void log_draw_whole(struct list *list, struct canvas *canvas, struct area area,
                    const struct log_lines *lines, const struct seats *seats)
{
    struct whole_log whole = {lines, seats};
    struct area box = area_centred(area, area.rows, WHOLE_COLS);
    struct area inside = canvas_box(canvas, box, panel_text, _("Log"));
    size_t count = log_lines_count(lines);
    list_draw(list, &log_list, count, canvas, inside, &whole);
    draw_scroll(canvas, inside, &list->scroll, INK_PANEL);
    if (count == 0)
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
        *tile = feature_tile(&game->features, event->node);
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
