#include "tui/views/scores.h"

#include "language/language.h"
#include "rows/stage.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/widgets.h"
#include "wording/entry_words.h"
#include "wording/wording.h"

#include <assert.h>

enum {
    NAME_LEAST = 9, /* columns; */
    NAME_TIGHT = 8, /* where room is short */
    NAME_MOST = NAME_SIZE,
    NUMBER_COLS = 4,
    TOTAL_COLS = 6,
    AROUND_COLS = 4, /* the star and the player's letter */
    ROWS_WITHOUT_PLAYERS = 12,
};

/* Where everything is: names get what room there is. */
struct places {
    bool has_parts, has_all;
    int name_cols;
    int col[TOUR_ALL_SCORES + 1]; /* where each source begins after the names, and the total */
};

/* Where the column of a source begins, or that of TOUR_ALL_SCORES. */
static int col_of(const struct places *places, unsigned source)
{
    return AROUND_COLS + places->name_cols + places->col[source];
}

/* As wide as its head, and most have room for the parts, "102+19". */
static int column_cols(enum score_source source, bool has_parts)
{
    static const uint8_t with_parts[SCORE_SOURCES_COUNT] = {
#define X(source, cols) [FROM_##source] = cols,
        SOURCE_COLS(X)
#undef X
    };
    int least = has_parts && with_parts[source] > 0 ? with_parts[source] : NUMBER_COLS;
    return canvas_width_or(least, _(source_words[source].name)) + 1;
}

static struct places columns_of(const struct score_table *table, bool has_parts)
{
    struct places places = {.has_parts = has_parts, .has_all = true};
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++) {
        int cols = score_table_has(table, source) ? column_cols(source, has_parts) : 0;
        places.col[source + 1] = places.col[source] + cols;
    }
    return places;
}

static bool has_column(const struct places *places, enum score_source source)
{
    return places->col[source + 1] > places->col[source];
}

static void drop_column(struct places *places, unsigned source)
{
    int cols = places->col[source + 1] - places->col[source];
    for (unsigned after = source + 1; after <= TOUR_ALL_SCORES; after++)
        places->col[after] -= cols;
}

/* Payments are told below the table, too. */
static void drop_payments(struct places *places, unsigned cursor, int most)
{
    for (unsigned source = SCORE_SOURCES_COUNT;
         source-- > 0 && col_of(places, TOUR_ALL_SCORES) > most;)
        if (payment_words[source].paid != NULL && source != cursor)
            drop_column(places, source);
}

/* The last sources, and then those before the cursor: its own column stays. */
static void drop_far_columns(struct places *places, unsigned cursor, int most)
{
    unsigned kept = cursor < SCORE_SOURCES_COUNT ? cursor : 0;
    places->has_all = col_of(places, TOUR_ALL_SCORES) <= most;
    for (unsigned last = SCORE_SOURCES_COUNT;
         last-- > kept + 1 && col_of(places, TOUR_ALL_SCORES) > most;)
        drop_column(places, last);
    for (unsigned first = 0; first < kept && col_of(places, TOUR_ALL_SCORES) > most; first++)
        drop_column(places, first);
}

/* Where names would be too short there is no room for parts, then not for all payments, and at last
 * only for the sources up to the cursor's. */
static struct places places_of(const struct score_table *table, const struct seats *seats,
                               unsigned cursor, int room)
{
    struct places places = columns_of(table, true);
    int most = room - TOTAL_COLS - NAME_TIGHT;
    if (col_of(&places, TOUR_ALL_SCORES) > most)
        places = columns_of(table, false);
    drop_payments(&places, cursor, most);
    drop_far_columns(&places, cursor, most);
    room -= col_of(&places, TOUR_ALL_SCORES) + TOTAL_COLS;
    places.name_cols = NAME_LEAST;
    for (unsigned player = 0; player < table->players; player++)
        places.name_cols = canvas_width_or(places.name_cols - 1, seats->seat[player].name) + 1;
    if (places.name_cols > room)
        places.name_cols = room;
    return places;
}

static void draw_heads(struct canvas *canvas, struct area inside, const struct places *places)
{
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++)
        if (has_column(places, source))
            canvas_text(canvas, inside.row, inside.col + col_of(places, source) + 1, inside.cols,
                        panel_faint, _(source_words[source].name));
    canvas_text(canvas, inside.row, inside.col + col_of(places, TOUR_ALL_SCORES) + 1, TOTAL_COLS,
                panel_faint, C_("of the points", "Total"));
}

/* Something in the table that the cursor can be on, and a click goes to. */
static struct style choice_at(struct canvas *canvas, struct area at, struct score_cell here,
                              const struct final_view *view, struct style style)
{
    canvas_target(canvas, at, view->what, score_cell_number(here));
    if (score_cell_number(here) != score_cell_number(view->cursor))
        return style;
    style.paper = INK_CHOSEN;
    canvas_fill(canvas, at, ' ', style);
    return style;
}

static void draw_number(struct canvas *canvas, struct area line, const struct final_view *view,
                        struct score_cell here, const struct places *places)
{
    const struct score_table *table = view->table;
    int during = table->during[here.player][here.source];
    int end = table->at_end[here.player][here.source];
    int col = line.col + col_of(places, here.source);
    int cols = places->col[here.source + 1] - places->col[here.source];
    struct style number =
        choice_at(canvas, (struct area){line.row, col, 1, cols}, here, view, panel_text);
    struct style faint = {INK_FAINT, number.paper, 0};
    struct sentence parts = sentence_of("%d+%d", during, end);
    int next =
        canvas_printf(canvas, line.row, col, cols, number, "%*d", NUMBER_COLS, during + end) + 1;
    if (during != 0 && end != 0 && next + canvas_text_width(parts.text) <= col + cols)
        canvas_text(canvas, line.row, next, cols, faint, parts.text);
}

static void draw_player(struct canvas *canvas, struct area line, const struct final_view *view,
                        unsigned player, const struct places *places)
{
    const struct seat *seat = &view->seats->seat[player];
    bool wins = view->table->winners >> player & 1u;
    struct style name = {wins ? INK_STRONG : INK_TEXT, INK_PANEL, wins ? CELL_BOLD : 0};
    struct style strong = {INK_STRONG, INK_PANEL, CELL_BOLD};
    canvas_put(canvas, line.row, line.col, wins ? 0x2605 : ' ', strong);
    int col = seat_chip_marked(canvas, line.row, line.col + 2, seat);
    canvas_text(canvas, line.row, col, places->name_cols - 1, name, seat->name);
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++)
        if (has_column(places, source))
            draw_number(canvas, line, view, (struct score_cell){(uint8_t)player, (uint8_t)source},
                        places);
    struct area total = {line.row, line.col + col_of(places, TOUR_ALL_SCORES), 1, TOTAL_COLS};
    strong = choice_at(canvas, total, (struct score_cell){(uint8_t)player, TOUR_ALL_SCORES}, view,
                       strong);
    canvas_printf(canvas, total.row, total.col, TOTAL_COLS + 1, strong, "%5d",
                  view->table->total[player]);
}

/* What the lines below the table are about: a part of the points, or after those a source of
 * payments. */
enum { BELOW_MOST = SCORE_PARTS_COUNT + SCORE_SOURCES_COUNT };

struct below {
    unsigned lines;
    uint8_t line[BELOW_MOST];
};

static struct below below_of(const struct score_table *table)
{
    struct below below = {.lines = 0};
    for (enum score_part part = 0; part < SCORE_PARTS_COUNT; part++)
        if (score_part_is_in_play(&table->options, part))
            below.line[below.lines++] = (uint8_t)part;
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++)
        if (payment_words[source].paid != NULL && score_table_has(table, source))
            below.line[below.lines++] = (uint8_t)(SCORE_PARTS_COUNT + source);
    return below;
}

static void draw_part(struct canvas *canvas, struct area number, const struct final_view *view,
                      unsigned player, enum score_part part)
{
    struct score_cell here = {(uint8_t)player, (uint8_t)(TOUR_PARTS + part)};
    canvas_printf(canvas, number.row, number.col, number.cols,
                  choice_at(canvas, number, here, view, panel_text), "%d",
                  view->table->part[player][part]);
}

static void draw_paid(struct canvas *canvas, struct area number, const struct score_table *table,
                      unsigned player, enum score_source source)
{
    int received = table->received[player][source], paid = table->paid[player][source];
    struct sentence parts = sentence_of("%+d-%d", received, paid);
    if (canvas_text_width(parts.text) > number.cols) /* what it comes to, where that is long */
        parts = sentence_of("%+d", received - paid);
    canvas_text(canvas, number.row, number.col, number.cols, panel_text, parts.text);
}

/* What stands before the lines below the table; returns how wide that is with all there can be. */
static int draw_labels(struct canvas *canvas, struct area line, const struct below *below)
{
    int cols = 0;
    const char *name[BELOW_MOST] = {NULL};
    for (enum score_part part = 0; part < SCORE_PARTS_COUNT; part++)
        name[part] = _(score_part_words[part].name);
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++)
        if (payment_words[source].paid != NULL)
            name[SCORE_PARTS_COUNT + source] = _(source_words[source].name);
    for (unsigned number = 0; number < BELOW_MOST; number++)
        cols = name[number] != NULL ? canvas_width_or(cols, name[number]) : cols;
    for (unsigned l = 0; l < below->lines; l++)
        canvas_text(canvas, line.row++, line.col, line.cols, panel_faint, name[below->line[l]]);
    return cols;
}

/* The parts, and what payments brought and cost: of every player, in ranked order. */
static void draw_below(struct canvas *canvas, struct area line, const struct final_view *view,
                       const struct below *below, const unsigned order[PLAYERS_MAX])
{
    const struct score_table *table = view->table;
    int labels = draw_labels(canvas, line, below) + 2;
    assert(table->players > 0);
    int column = (line.cols - labels) / (int)table->players;
    for (unsigned place = 0; place < table->players; place++) {
        unsigned player = order[place];
        int begin = line.col + labels + (int)place * column;
        int col = seat_chip(canvas, line.row, begin, &view->seats->seat[player]) + 1;
        struct area number = {line.row, col, 1, begin + column - 1 - col};
        for (unsigned l = 0; l < below->lines; l++, number.row++)
            if (below->line[l] < SCORE_PARTS_COUNT)
                draw_part(canvas, number, view, player, (enum score_part)below->line[l]);
            else
                draw_paid(canvas, number, table, player,
                          (enum score_source)(below->line[l] - SCORE_PARTS_COUNT));
    }
}

void final_draw(struct canvas *canvas, struct area area, const struct final_view *view)
{
    const struct score_table *table = view->table;
    struct places places = places_of(table, view->seats, view->cursor.source, area.cols - 4);
    const char *note = !places.has_all    ? _("There are more columns: arrows bring them here.")
                       : places.has_parts ? _("12+3: 12 during play, 3 in final scoring")
                                          : "";
    const char *advice = view->what == TARGET_NOTHING
                             ? ""
                             : _("Arrows choose a number, Enter shows where it came from.");
    struct sentence verdict = wording_verdict(table, view->seats);
    int cols = canvas_width_or(col_of(&places, TOUR_ALL_SCORES) + TOTAL_COLS, note);
    int players = (int)table->players;
    struct below below = below_of(table);
    int below_rows = below.lines > 0 ? (int)below.lines + 1 : 0; /* with a blank one */
    cols = canvas_width_or(canvas_width_or(cols, verdict.text), advice);
    if (cols < answers_width(view->answers, view->answer_count))
        cols = answers_width(view->answers, view->answer_count);
    struct area box = area_centred(area, ROWS_WITHOUT_PLAYERS + below_rows + players, cols + 4);
    struct area inside = canvas_box(canvas, box, panel_text, _("The game is over"));
    unsigned order[PLAYERS_MAX] = {0};
    score_table_rank(table, order);
    inside.row++;
    inside.col++;
    inside.cols -= 2;
    draw_heads(canvas, inside, &places);
    struct area line = {inside.row + 1, inside.col, 1, inside.cols};
    for (unsigned place = 0; place < table->players; place++, line.row++)
        draw_player(canvas, line, view, order[place], &places);
    line.row++;
    if (below_rows > 0)
        draw_below(canvas, line, view, &below, order);
    line.row += below_rows;
    canvas_paragraph(canvas, (struct area){line.row, line.col, 2, line.cols}, panel_strong,
                     verdict.text);
    canvas_text(canvas, line.row + 2, line.col, line.cols, panel_faint, note);
    canvas_text(canvas, line.row + 3, line.col, line.cols, panel_faint, advice);
    draw_answers(canvas, (struct area){line.row + 5, line.col, 1, line.cols}, view->answers,
                 view->answer_count);
}

struct score_cell final_first(const struct score_table *table)
{
    unsigned order[PLAYERS_MAX] = {0};
    score_table_rank(table, order);
    return (struct score_cell){(uint8_t)order[0], TOUR_ALL_SCORES};
}

/* The sources in the order of the columns, and the total after them. */
static void go_across(const struct score_table *table, struct score_cell *cursor, int by)
{
    enum { STOPS = TOUR_ALL_SCORES + 1 };
    unsigned stop = cursor->source < STOPS ? cursor->source : TOUR_ALL_SCORES;
    do
        stop = (stop + STOPS + (unsigned)by) % STOPS;
    while (stop != TOUR_ALL_SCORES && !score_table_has(table, (enum score_source)stop));
    cursor->source = (uint8_t)stop;
}

static void go_down(const struct score_table *table, struct score_cell *cursor, int by)
{
    unsigned order[PLAYERS_MAX] = {0}, place = 0;
    score_table_rank(table, order);
    while (order[place] != cursor->player)
        place++;
    place = (place + table->players + (unsigned)by) % table->players;
    cursor->player = (uint8_t)order[place];
}

void final_key(const struct score_table *table, struct score_cell *cursor, uint32_t key)
{
    if (key == KEYS_LEFT || key == KEYS_RIGHT)
        go_across(table, cursor, key == KEYS_LEFT ? -1 : 1);
    if (key == KEYS_UP || key == KEYS_DOWN)
        go_down(table, cursor, key == KEYS_UP ? -1 : 1);
}
