#include "tui/views/standings.h"

#include "language/language.h"
#include "tui/page.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/table/supply.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"

/* What a row counts. */
enum subject {
    OF_NOTHING,
    OF_SOURCE, /* points from the row's source, */
    OF_PART,   /* and part of them */
    OF_SCORE,
    OF_END,                                 /* the score if the game ended now */
    OF_FIGURES,                             /* plus enum figure: at home */
    OF_PIECES = OF_FIGURES + FIGURES_COUNT, /* plus enum table_piece: at home */
    OF_TOKENS = OF_PIECES + PIECES,         /* plus enum table_token: taken */
    OF_RECEIVED = OF_TOKENS + TOKENS,       /* plus enum score_source: in payments, */
    OF_PAID = OF_RECEIVED + SCORE_SOURCES_COUNT,
};

enum { BELOW = 1 + SCORE_PARTS_COUNT };

enum row_style { ROW_PLAIN, ROW_PART, ROW_SUM };

static const struct row {
    const char *label; /* NULL: the source's, the figure's, the piece's */
    uint8_t subject;
    uint8_t source; /* what the cursor finds there; TOUR_SOURCES: it passes by */
    uint8_t style;
} rows[] = {
/* Below each source is room for all parts. Payments, not being scores, have two rows. */
#define X(source, ...) [BELOW * FROM_##source] = {NULL, OF_SOURCE, FROM_##source, ROW_PLAIN},
    SCORE_SOURCES(X)
#undef X
#define X(part, of, ...)                                                                           \
    [BELOW * FROM_##of + 1 + PART_##part] = {NULL, OF_PART, TOUR_PARTS + PART_##part, ROW_PART},
        SCORE_PARTS(X)
#undef X
            [BELOW * SCORE_SOURCES_COUNT] = {NULL, OF_NOTHING, TOUR_SOURCES, ROW_PLAIN},
#define X(source, ...)                                                                             \
    {NULL, OF_RECEIVED + FROM_##source, TOUR_SOURCES, ROW_PLAIN},                                  \
        {NULL, OF_PAID + FROM_##source, TOUR_SOURCES, ROW_PLAIN},
    SCORE_SOURCES(X)
#undef X
        {N_("Points"), OF_SCORE, TOUR_ALL_SCORES, ROW_SUM},
    {N_("If the game ended now"), OF_END, TOUR_SOURCES, ROW_SUM},
#define X(figure, ...) {NULL, OF_FIGURES + FIGURE_##figure, TOUR_SOURCES, ROW_PLAIN},
    FIGURES(X)
#undef X
#define X(piece, ...) {NULL, OF_PIECES + PIECE_##piece, TOUR_SOURCES, ROW_PLAIN},
        TABLE_PIECES(X)
#undef X
#define X(token, ...) {NULL, OF_TOKENS + TOKEN_##token, TOUR_SOURCES, ROW_PLAIN},
            TABLE_TOKENS(X)
#undef X
};
enum { ROWS = sizeof rows / sizeof rows[0], PART_INDENT = 2 };

static bool is_of_figure(const struct row *row)
{
    return row->subject >= OF_FIGURES && row->subject < OF_PIECES;
}

static bool is_of_piece(const struct row *row)
{
    return row->subject >= OF_PIECES && row->subject < OF_TOKENS;
}

static bool is_of_token(const struct row *row)
{
    return row->subject >= OF_TOKENS && row->subject < OF_RECEIVED;
}

static bool is_of_payments(const struct row *row)
{
    return row->subject >= OF_RECEIVED;
}

static enum score_source source_of_payments(const struct row *row)
{
    return (enum score_source)((row->subject - OF_RECEIVED) % SCORE_SOURCES_COUNT);
}

/* A number, and what is added to it: expected, or from the final scoring; 0: not told. */
struct count {
    int now, more;
};

/* What the counts are taken from. */
struct inputs {
    const struct standings *standings;
    struct projection expected; /* nothing where that is not told */
};

static int score_at_end(const struct inputs *inputs, unsigned player)
{
    int score = inputs->standings->table.total[player];
    for (unsigned source = 0; source < SCORE_SOURCES_COUNT; source++)
        score += inputs->expected.points[player][source];
    return score;
}

static struct count count_of(const struct inputs *inputs, unsigned player, const struct row *row)
{
    const struct score_table *table = &inputs->standings->table;
    const struct player *pieces = &inputs->standings->game->player[player];
    if (is_of_figure(row))
        return (struct count){pieces->supply[row->subject - OF_FIGURES], 0};
    if (is_of_piece(row))
        return (struct count){(int)pieces_of(pieces, row->subject - OF_PIECES), 0};
    if (is_of_token(row))
        return (struct count){(int)tokens_of(pieces, row->subject - OF_TOKENS), 0};
    if (is_of_payments(row))
        return (struct count){row->subject < OF_PAID
                                  ? table->received[player][source_of_payments(row)]
                                  : -table->paid[player][source_of_payments(row)],
                              0};
    switch ((enum subject)row->subject) {
    case OF_SOURCE:
        return (struct count){table->during[player][row->source],
                              table->at_end[player][row->source] +
                                  inputs->expected.points[player][row->source]};
    case OF_PART:
        return (struct count){table->part[player][row->source - TOUR_PARTS],
                              inputs->expected.part[player][row->source - TOUR_PARTS]};
    case OF_SCORE:
        return (struct count){table->total[player], 0};
    case OF_END:
        return (struct count){score_at_end(inputs, player), 0};
    case OF_NOTHING:
    case OF_FIGURES:
    case OF_PIECES:
    case OF_TOKENS:
    case OF_RECEIVED:
    case OF_PAID:
        break;
    }
    return (struct count){0, 0};
}

/* Whether nobody has more of the row's tokens: that is paid at the end (TB3). */
static bool has_most(const struct inputs *inputs, unsigned player, const struct row *row)
{
    int tokens = count_of(inputs, player, row).now;
    for (unsigned other = 0; other < inputs->standings->seats->count; other++)
        if (count_of(inputs, other, row).now > tokens)
            return false;
    return tokens > 0;
}

/* Payments have rows of their own. */
static bool is_in_play(const struct row *row, const struct score_table *table)
{
    const struct options *options = &table->options;
    if (is_of_figure(row))
        return figures_each(options, (enum figure)(row->subject - OF_FIGURES)) > 0;
    if (is_of_piece(row))
        return piece_is_in_play(options, row->subject - OF_PIECES);
    if (is_of_token(row))
        return token_is_in_play(options, row->subject - OF_TOKENS);
    if (is_of_payments(row))
        return payment_words[source_of_payments(row)].paid != NULL &&
               score_table_has(table, source_of_payments(row));
    switch ((enum subject)row->subject) {
    case OF_SOURCE:
        return payment_words[row->source].paid == NULL &&
               score_table_has(table, (enum score_source)row->source);
    case OF_PART:
        return score_part_is_in_play(options, (enum score_part)(row->source - TOUR_PARTS));
    case OF_NOTHING:
        return false;
    case OF_SCORE:
    case OF_END:
    case OF_FIGURES:
    case OF_PIECES:
    case OF_TOKENS:
    case OF_RECEIVED:
    case OF_PAID:
        break;
    }
    return true;
}

static bool row_is_there(const struct row *row, const struct standings *standings)
{
    return is_in_play(row, &standings->table) &&
           (row->subject != OF_END || standings->shows_projection);
}

static const char *payment_title(enum score_source source, unsigned is_paid)
{
    const struct payment_words *words = &payment_words[source];
    const char *title = is_paid ? words->paid : words->received;
    return title != NULL ? _(title) : "";
}

static const char *label_of(const struct row *row)
{
    if (is_of_piece(row))
        return piece_title(row->subject - OF_PIECES);
    if (is_of_token(row))
        return token_title(row->subject - OF_TOKENS);
    if (row->subject == OF_NOTHING)
        return "";
    if (is_of_payments(row))
        return payment_title(source_of_payments(row), row->subject >= OF_PAID);
    return _(row->subject == OF_SOURCE ? source_words[row->source].name
             : row->subject == OF_PART ? score_part_words[row->source - TOUR_PARTS].below
             : is_of_figure(row)       ? figure_words[row->subject - OF_FIGURES].at_home
                                       : row->label);
}

static int label_cols(void)
{
    int cols = 0;
    for (unsigned r = 0; r < ROWS; r++)
        cols = canvas_width_or(cols, label_of(&rows[r]));
    return cols + PART_INDENT;
}

enum { NUMBER_COLS = 4, COLUMN_LEAST = 8, COLUMN_MOST = 14, MOST = 0x2605 };

/* "12+3" in one cell of the table; "123456" where there is no room for more. */
static void draw_count(struct canvas *canvas, struct area cell, struct count count,
                       enum row_style style, bool chosen)
{
    uint16_t paper = chosen ? INK_CHOSEN : INK_PANEL;
    struct style number = style == ROW_SUM    ? panel_strong
                          : style == ROW_PART ? panel_faint
                                              : panel_text;
    struct style more = {INK_FAINT, paper, 0};
    number.paper = paper;
    if (chosen)
        canvas_fill(canvas, cell, ' ', number);
    struct sentence addition = sentence_of("%+d", count.more);
    int col =
        canvas_printf(canvas, cell.row, cell.col, cell.cols, number, "%*d", NUMBER_COLS, count.now);
    if (count.more != 0 && col + canvas_text_width(addition.text) <= cell.col + cell.cols)
        canvas_text(canvas, cell.row, col, cell.cols, more, addition.text);
}

/* The table being drawn. */
struct sheet {
    const struct inputs *inputs;
    const struct seats *seats;
    int labels, column; /* how wide they are, the space behind them included */
    struct score_cell cursor;
    int what; /* the target of a number */
};

static void draw_cell(struct canvas *canvas, struct area line, const struct sheet *sheet,
                      const struct row *row, unsigned player)
{
    struct area cell = {line.row, line.col + sheet->labels + (int)player * sheet->column, 1,
                        sheet->column - 1};
    struct score_cell here = {(uint8_t)player, row->source};
    bool chosen = score_cell_number(here) == score_cell_number(sheet->cursor);
    if (row->source != TOUR_SOURCES)
        canvas_target(canvas, cell, sheet->what, score_cell_number(here));
    bool leads = is_of_token(row) && has_most(sheet->inputs, player, row);
    draw_count(canvas, cell, count_of(sheet->inputs, player, row),
               leads ? ROW_SUM : (enum row_style)row->style, chosen);
    if (leads)
        canvas_put(canvas, cell.row, cell.col + NUMBER_COLS, MOST, panel_strong);
}

static void standings_draw_row(struct canvas *canvas, struct area line, const struct sheet *sheet,
                               const struct row *row)
{
    static const struct style *const styles[] = {
        [ROW_PLAIN] = &panel_text, [ROW_PART] = &panel_faint, [ROW_SUM] = &panel_strong};
    int indent = row->style == ROW_PART ? PART_INDENT : 0;
    canvas_text(canvas, line.row, line.col + indent, sheet->labels - indent - 1,
                *styles[row->style], label_of(row));
    for (unsigned player = 0; player < sheet->seats->count; player++)
        draw_cell(canvas, line, sheet, row, player);
}

static void draw_heads(struct canvas *canvas, struct area line, const struct sheet *sheet)
{
    for (unsigned player = 0; player < sheet->seats->count; player++) {
        const struct seat *seat = &sheet->seats->seat[player];
        int begin = line.col + sheet->labels + (int)player * sheet->column + 1;
        int col = seat_chip_marked(canvas, line.row, begin, seat);
        canvas_text(canvas, line.row, col, begin + sheet->column - 2 - col, panel_text, seat->name);
    }
}

static int column_cols(int room, int players)
{
    int cols = room / players;
    return cols < COLUMN_LEAST ? COLUMN_LEAST : cols > COLUMN_MOST ? COLUMN_MOST : cols;
}

static const char *note_of(const struct standings *standings)
{
    if (game_is_over(standings->game))
        return _("12+3: 12 during play, 3 in final scoring");
    return standings->shows_projection ? _("12+3: 12 so far, 3 more if the game ended now") : "";
}

/* A blank line parts points, sums and pieces where there is room for it. */
static bool begins_part(unsigned row)
{
    return rows[row].subject == OF_SCORE || rows[row].subject == OF_FIGURES;
}

void standings_draw(struct canvas *canvas, struct area area, const struct standings *standings,
                    struct score_cell cursor, int what)
{
    enum { AROUND_COLS = 4, AROUND_ROWS = 3, NOTE_ROWS = 2, PARTED_BY = 2 };
    struct inputs inputs = {.standings = standings};
    struct sheet sheet = {&inputs, standings->seats, label_cols() + 1, 0, cursor, what};
    int players = (int)standings->seats->count, rows_shown = 0;
    sheet.column = column_cols(area.cols - AROUND_COLS - sheet.labels, players);
    if (standings->shows_projection)
        inputs.expected = projection_of(standings->game);
    for (unsigned r = 0; r < ROWS; r++)
        rows_shown += row_is_there(&rows[r], standings);
    /* What there is no room for is left out: blank lines first, and last the note. */
    int spare = area.rows - rows_shown - AROUND_ROWS;
    bool is_parted = spare >= NOTE_ROWS + PARTED_BY;
    int note = spare > NOTE_ROWS ? NOTE_ROWS : spare > 0 ? spare : 0;
    int cols = canvas_width_or(sheet.labels + sheet.column * players, note_of(standings));
    struct area box = area_centred(
        area, rows_shown + AROUND_ROWS + note + (is_parted ? PARTED_BY : 0), cols + AROUND_COLS);
    struct area inside = canvas_box(canvas, box, panel_text, _("Standings"));
    struct area line = {inside.row, inside.col + 1, 1, inside.cols - 2};
    draw_heads(canvas, line, &sheet);
    for (unsigned r = 0; r < ROWS; r++) {
        line.row += is_parted && begins_part(r);
        if (!row_is_there(&rows[r], standings))
            continue;
        line.row++;
        standings_draw_row(canvas, line, &sheet, &rows[r]);
    }
    if (note > 0)
        canvas_text(canvas, line.row + note, line.col, line.cols, panel_faint, note_of(standings));
}

/* The sources that the cursor can go to, from top to bottom. */
static unsigned stops_of(const struct score_table *table, uint8_t stops[ROWS])
{
    unsigned count = 0;
    for (unsigned r = 0; r < ROWS; r++)
        if (rows[r].source != TOUR_SOURCES && is_in_play(&rows[r], table))
            stops[count++] = rows[r].source;
    return count;
}

void standings_key(const struct score_table *table, struct score_cell *cursor, uint32_t key)
{
    uint8_t stops[ROWS];
    unsigned count = stops_of(table, stops), stop = 0, players = table->players;
    while (stop + 1 < count && stops[stop] != cursor->source)
        stop++;
    if (key == KEYS_LEFT || key == KEYS_RIGHT)
        cursor->player =
            (uint8_t)((cursor->player + players + (key == KEYS_LEFT ? players - 1 : 1)) % players);
    if (key == KEYS_UP || key == KEYS_DOWN)
        cursor->source = stops[(stop + (key == KEYS_UP ? count - 1 : 1)) % count];
}
