/* The log as it is seen: its last lines beside the board, or all of it over the board, with a
 * cursor that leads to where a line happened. From there, or from a number in a table of scores, a
 * tour leads over the board: the places that lines are about, one after the other. */
#ifndef BASTIDE_TUI_LOG_VIEW_H
#define BASTIDE_TUI_LOG_VIEW_H

#include "facts/log.h"
#include "facts/score_table.h"
#include "tui/board/viewport.h"
#include "tui/canvas.h"
#include "tui/views/log_lines.h"
#include "tui/widgets.h"
#include "wording/seats.h"

/* How many of the entries `from` to `to` - 1 are notable, not minor. */
size_t log_notable(const struct log *log, size_t from, size_t to);

/* Draws the last notable of the entries `from` to `to` - 1, the newest at the bottom: a line each,
 * cut at the right. */
void log_draw(struct canvas *canvas, struct area area, const struct log *log, size_t from,
              size_t to, const struct seats *seats);

/* The same of all that is told, with what was said, in a few lines each; or all of it wrapped, in
 * as many lines as each takes. */
void log_draw_told(struct canvas *canvas, struct area area, const struct log_lines *lines,
                   const struct seats *seats);
void log_draw_wrapped(struct canvas *canvas, struct area area, const struct log_lines *lines,
                      const struct seats *seats);

/* All of it is a list, whose lines are those of log_lines.h. Draws them in a box over `area`. */
extern const struct list_kind log_list;
void log_draw_whole(struct list *list, struct canvas *canvas, struct area area,
                    const struct log_lines *lines, const struct seats *seats);

/* Beside those of enum score_source: everything that scored, and the parts (+ enum score_part). */
enum {
    TOUR_ALL_SCORES = SCORE_SOURCES_COUNT,
    TOUR_PARTS,
    TOUR_SOURCES = TOUR_PARTS + SCORE_PARTS_COUNT
};

/* A number in a table of scores: whose, and from where. */
struct score_cell {
    uint8_t player, source;
};

/* The same as one number from 0, and back. */
static inline int score_cell_number(struct score_cell cell)
{
    return cell.player * TOUR_SOURCES + cell.source;
}

static inline struct score_cell score_cell_numbered(int number)
{
    return (struct score_cell){(uint8_t)(number / TOUR_SOURCES), (uint8_t)(number % TOUR_SOURCES)};
}

enum tour_kind { TOUR_NONE, TOUR_LINES, TOUR_SCORES };

/* The pages of a game (game_view.h). */
enum view_number { VIEW_NONE, VIEW_LOG, VIEW_STANDINGS, VIEW_CHART, VIEW_REMAINING };

struct tour {
    enum tour_kind kind;    /* TOUR_NONE: there is no tour; TOUR_LINES: every line with a place */
    struct score_cell of;   /* TOUR_SCORES: only those of one player, from there */
    size_t at;              /* the line whose place is looked at */
    enum view_number back;  /* what it began at; VIEW_NONE: the table */
    struct viewport before; /* where the board returns to afterwards */
};

/* Where a line of the log happened: a tile, and there a node (NO_NODE: none in particular). False
 * where it has no place. */
bool tour_place(const struct log_entry *entry, const struct game *game, tile_number *tile,
                uint16_t *node);

/* On to the next line of the tour (`by` 1) or the one before (-1) among the first `told`. False,
 * with nothing changed, where there is none. Before the first line: tour->at is `told`. */
bool tour_step(struct tour *tour, const struct log *log, size_t told, const struct game *game,
               int by);

/* How many lines the tour has, and which of them it is at, from 1. */
void tour_count(const struct tour *tour, const struct log *log, size_t told,
                const struct game *game, unsigned *number, unsigned *count);

#endif
