#include "tui/views/scores.h"

#include "facts/position.h"
#include "language/language.h"
#include "tui/page.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "tui/widgets.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"

/* What a row counts. */
enum subject {
    OF_NOTHING,
    OF_SOURCE, /* points from the row's source, */
    OF_PART,   /* and part of them */
    OF_SCORE,
    OF_END,      /* the score if the game ended now */
    OF_FIGURES,  /* at home */
    OF_OTHERS,   /* all of which each has one, in a row where there is not room for their rows */
    OF_CAPTIVES, /* whom the player holds; no row where nobody holds any */
    OF_ITEMS,    /* of the supply: pieces at home, tokens taken */
    OF_RECEIVED, /* in payments, */
    OF_PAID,
};

enum { BELOW = 1 + SCORE_PARTS_COUNT };

enum row_style { ROW_PLAIN, ROW_PART, ROW_SUM };

static const struct row {
    const char *label; /* NULL: that of what it counts */
    enum subject subject;
    uint8_t of;     /* which source, part, figure or item */
    uint8_t source; /* what the cursor finds there; TOUR_SOURCES: it passes by */
    enum row_style style;
} rows[] = {
/* Below each source is room for all parts. Payments, not being scores, have two rows. */
#define X(name, ...) [BELOW * FROM_##name] = {NULL, OF_SOURCE, FROM_##name, FROM_##name, ROW_PLAIN},
    SCORE_SOURCES(X)
#undef X
#define X(part, from, ...)                                                                         \
    [BELOW * FROM_##from + 1 + PART_##                                                             \
        part] = {NULL, OF_PART, PART_##part, TOUR_PARTS + PART_##part, ROW_PART},
        SCORE_PARTS(X)
#undef X
            [BELOW * SCORE_SOURCES_COUNT] = {NULL, OF_NOTHING, 0, TOUR_SOURCES, ROW_PLAIN},
#define X(name, ...)                                                                               \
    {NULL, OF_RECEIVED, FROM_##name, TOUR_SOURCES, ROW_PLAIN},                                     \
        {NULL, OF_PAID, FROM_##name, TOUR_SOURCES, ROW_PLAIN},
    SCORE_SOURCES(X)
#undef X
        {N_("Points"), OF_SCORE, 0, TOUR_ALL_SCORES, ROW_SUM},
    {N_("If the game ended now"), OF_END, 0, TOUR_SOURCES, ROW_SUM},
#define X(figure, ...) {NULL, OF_FIGURES, FIGURE_##figure, TOUR_SOURCES, ROW_PLAIN},
    FIGURES(X)
#undef X
        {N_("Other figures"), OF_OTHERS, 0, TOUR_SOURCES, ROW_PLAIN},
    {N_("Prisoners"), OF_CAPTIVES, 0, TOUR_SOURCES, ROW_PLAIN},
#define X(item, ...) {NULL, OF_ITEMS, SUPPLY_OF_##item, TOUR_SOURCES, ROW_PLAIN},
    TABLE_SUPPLIES(X)
#undef X
};
enum { ROWS = sizeof rows / sizeof rows[0], PART_INDENT = 2 };

static bool is_of_token(const struct row *row)
{
    return row->subject == OF_ITEMS && supply_is_token(row->of);
}

/* A number, and what is added to it: expected, or from the final scoring; 0: not told. */
struct count {
    int now, more;
};

/* What the counts are taken from. */
struct inputs {
    const struct standings *standings;
    struct projection expected; /* nothing where that is not told */
    bool is_tight;              /* there is not room for a row of each figure */
    bool makes_way[128];        /* by row: nor for that one */
};

static int score_at_end(const struct inputs *inputs, unsigned player)
{
    int score = inputs->standings->table.total[player];
    for (unsigned source = 0; source < SCORE_SOURCES_COUNT; source++)
        score += inputs->expected.points[player][source];
    return score;
}

static bool has_captives(const struct standings *standings)
{
    unsigned player = 0;
    while (player < standings->seats->count && captives_of(standings->game, player, NOBODY) == 0)
        player++;
    return player < standings->seats->count;
}

/* Of the figures of which everyone has one: how many kinds there are, and how many are at home. */
static unsigned singles(const struct game *game)
{
    unsigned kinds = 0;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        kinds += figures_each(&game->options, (enum figure)figure) == 1;
    return kinds;
}

static unsigned singles_at_home(const struct game *game, unsigned player)
{
    unsigned home = 0;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figures_each(&game->options, (enum figure)figure) == 1)
            home += game->player[player].supply[figure];
    return home;
}

static struct count count_of(const struct inputs *inputs, unsigned player, const struct row *row)
{
    const struct score_table *table = &inputs->standings->table;
    const struct player *pieces = &inputs->standings->game->player[player];
    switch (row->subject) {
    case OF_SOURCE:
        return (struct count){table->during[player][row->of],
                              table->at_end[player][row->of] +
                                  inputs->expected.points[player][row->of]};
    case OF_PART:
        return (struct count){table->part[player][row->of], inputs->expected.part[player][row->of]};
    case OF_SCORE:
        return (struct count){table->total[player], 0};
    case OF_END:
        return (struct count){score_at_end(inputs, player), 0};
    case OF_FIGURES:
        return (struct count){pieces->supply[row->of], 0};
    case OF_CAPTIVES:
        return (struct count){captives_of(inputs->standings->game, player, NOBODY), 0};
    case OF_ITEMS:
        return (struct count){(int)supply_of(pieces, row->of), 0};
    case OF_RECEIVED:
        return (struct count){table->received[player][row->of], 0};
    case OF_PAID:
        return (struct count){-table->paid[player][row->of], 0};
    case OF_OTHERS:
        return (struct count){(int)singles_at_home(inputs->standings->game, player), 0};
    case OF_NOTHING:
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
    bool is_payment = row->subject != OF_SOURCE;
    switch (row->subject) {
    case OF_SOURCE:
    case OF_RECEIVED:
    case OF_PAID:
        return (payment_words[row->of].paid != NULL) == is_payment &&
               score_table_has(table, (enum score_source)row->of);
    case OF_PART:
        return score_part_is_in_play(options, (enum score_part)row->of);
    case OF_FIGURES:
        return figures_each(options, (enum figure)row->of) > 0;
    case OF_ITEMS:
        return supplies[row->of].is_in_play(options);
    case OF_SCORE:
    case OF_END:
    case OF_OTHERS:
    case OF_CAPTIVES:
        return true;
    case OF_NOTHING:
        break;
    }
    return false;
}

static bool row_is_there(const struct row *row, const struct inputs *inputs)
{
    const struct standings *standings = inputs->standings;
    if (inputs->makes_way[row - rows])
        return false;
    if (row->subject == OF_OTHERS)
        return inputs->is_tight;
    if (row->subject == OF_CAPTIVES)
        return standings->game != NULL && has_captives(standings);
    if (row->subject == OF_FIGURES && inputs->is_tight &&
        figures_each(&standings->table.options, (enum figure)row->of) == 1)
        return false;
    return is_in_play(row, &standings->table) &&
           (row->subject != OF_END || standings->shows_projection);
}

static int count_rows(const struct inputs *inputs)
{
    int count = 0;
    for (unsigned r = 0; r < ROWS; r++)
        count += row_is_there(&rows[r], inputs);
    return count;
}

static_assert(ROWS <= sizeof((struct inputs *)0)->makes_way, "one of each row");

/* Whether nobody has anything there. */
static bool is_empty(const struct row *row, const struct inputs *inputs)
{
    bool empty = true;
    for (unsigned player = 0; player < inputs->standings->seats->count; player++) {
        struct count count = count_of(inputs, player, row);
        empty = empty && count.now == 0 && count.more == 0;
    }
    return empty;
}

/* Lets so many rows make way that the others have room: parts of points first, then, from below,
 * what nobody has any points from. */
static void make_way(struct inputs *inputs, int room)
{
    for (unsigned r = 0; r < ROWS && count_rows(inputs) > room; r++)
        inputs->makes_way[r] = rows[r].subject == OF_PART;
    for (unsigned r = ROWS; r-- > 0 && count_rows(inputs) > room;)
        if (rows[r].subject == OF_SOURCE || rows[r].subject == OF_RECEIVED ||
            rows[r].subject == OF_PAID)
            inputs->makes_way[r] = is_empty(&rows[r], inputs);
}

enum { AROUND_ROWS = 3 };

/* For an area of so many rows. If there is not room for all, blank lines go first, then the note,
 * and rows last; what then has none is scrolled. */
static struct inputs inputs_of(const struct standings *standings, int rows_of_area)
{
    struct inputs inputs = {.standings = standings};
    if (standings->shows_projection)
        inputs.expected = projection_of(standings->game);
    inputs.is_tight = count_rows(&inputs) > rows_of_area - AROUND_ROWS;
    if (inputs.is_tight)
        make_way(&inputs, rows_of_area - AROUND_ROWS);
    return inputs;
}

static const char *label_of(const struct row *row)
{
    const char *label = row->label;
    if (row->subject == OF_ITEMS)
        label = supplies[row->of].title;
    else if (row->subject == OF_SOURCE)
        label = source_words[row->of].name;
    else if (row->subject == OF_PART)
        label = score_part_words[row->of].below;
    else if (row->subject == OF_FIGURES)
        label = figure_words[row->of].at_home;
    else if (row->subject == OF_RECEIVED)
        label = payment_words[row->of].received;
    else if (row->subject == OF_PAID)
        label = payment_words[row->of].paid;
    return label != NULL ? _(label) : "";
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

/* Behind their number the owners' letters, as far as there is room. */
static void draw_captives(struct canvas *canvas, struct area cell,
                          const struct standings *standings, unsigned player)
{
    int col = cell.col + NUMBER_COLS + 1;
    for (unsigned owner = 0; owner < standings->seats->count; owner++)
        for (int left = captives_of(standings->game, player, owner);
             left > 0 && col < cell.col + cell.cols; left--)
            col = seat_chip(canvas, cell.row, col, &standings->seats->seat[owner]);
}

/* The table being drawn. */
struct sheet {
    const struct inputs *inputs;
    const struct seats *seats;
    int labels, column; /* how wide they are, the space after them included */
    struct score_cell cursor;
    int what; /* the target of a number */
};

static void draw_cell(struct canvas *canvas, struct area line, const struct sheet *sheet,
                      const struct row *row, unsigned player)
{
    struct area cell = {line.row, line.col + sheet->labels + (int)player * sheet->column, 1,
                        sheet->column - 1};
    struct score_cell here = {(uint8_t)player, row->source};
    bool chosen = row->source != TOUR_SOURCES && row->source == sheet->cursor.source &&
                  player == sheet->cursor.player;
    if (row->subject == OF_OTHERS && (int)singles(sheet->inputs->standings->game) < cell.cols) {
        supply_draw_singles(canvas, cell.row, cell.col + 1, sheet->inputs->standings->game, player);
        return;
    }
    if (row->source != TOUR_SOURCES)
        canvas_target(canvas, cell, sheet->what, score_cell_number(here));
    bool leads = is_of_token(row) && has_most(sheet->inputs, player, row);
    draw_count(canvas, cell, count_of(sheet->inputs, player, row), leads ? ROW_SUM : row->style,
               chosen);
    if (row->subject == OF_CAPTIVES)
        draw_captives(canvas, cell, sheet->inputs->standings, player);
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
    const struct row *here = &rows[row];
    return here->subject == OF_SCORE || (here->subject == OF_FIGURES && here->of == 0);
}

/* The first row that is seen where not all have room: the cursor's is, and with the lowest that it
 * can go to, all below. */
static int first_seen(const struct inputs *inputs, unsigned source, int room)
{
    int count = 0, at = 0;
    bool is_lowest = false;
    for (unsigned r = 0; r < ROWS; r++) {
        if (!row_is_there(&rows[r], inputs))
            continue;
        if (rows[r].source != TOUR_SOURCES) {
            is_lowest = rows[r].source == source;
            at = is_lowest ? count : at;
        }
        count++;
    }
    int lowest = count > room ? count - room : 0, first = at < room ? 0 : at - room + 1;
    return !is_lowest ? first : lowest < at ? lowest : at;
}

void standings_draw(struct canvas *canvas, struct area area, const struct standings *standings,
                    struct score_cell cursor, int what)
{
    enum { AROUND_COLS = 4, NOTE_ROWS = 2, PARTED_BY = 2 };
    struct inputs inputs = inputs_of(standings, area.rows);
    struct sheet sheet = {&inputs, standings->seats, label_cols() + 1, 0, cursor, what};
    int players = (int)standings->seats->count;
    sheet.column = column_cols(area.cols - AROUND_COLS - sheet.labels, players);
    int room = area.rows - AROUND_ROWS;
    struct scroll scroll = {first_seen(&inputs, cursor.source, room), count_rows(&inputs), room};
    int rows_shown = scroll.lines < room ? scroll.lines : room;
    int spare = room - rows_shown, seen = 0;
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
        if (!row_is_there(&rows[r], &inputs) || seen++ < scroll.first ||
            seen > scroll.first + rows_shown)
            continue;
        line.row++;
        standings_draw_row(canvas, line, &sheet, &rows[r]);
    }
    draw_scroll(canvas, (struct area){inside.row + 1, inside.col, rows_shown, inside.cols}, &scroll,
                INK_PANEL);
    if (note > 0)
        canvas_text(canvas, line.row + note, line.col, line.cols, panel_faint, note_of(standings));
}

/* The sources that the cursor can go to, from top to bottom. */
static unsigned stops_of(const struct standings *standings, int rows_of_area, uint8_t stops[ROWS])
{
    struct inputs inputs = inputs_of(standings, rows_of_area);
    unsigned count = 0;
    for (unsigned r = 0; r < ROWS; r++)
        if (row_is_there(&rows[r], &inputs) && rows[r].source != TOUR_SOURCES)
            stops[count++] = rows[r].source;
    return count;
}

void standings_key(const struct standings *standings, int rows_of_area, struct score_cell *cursor,
                   uint32_t key)
{
    uint8_t stops[ROWS];
    unsigned count = stops_of(standings, rows_of_area, stops), stop = 0;
    unsigned players = standings->table.players;
    while (stop + 1 < count && stops[stop] != cursor->source)
        stop++;
    if (key == KEYS_LEFT || key == KEYS_RIGHT)
        cursor->player =
            (uint8_t)((cursor->player + players + (key == KEYS_LEFT ? players - 1 : 1)) % players);
    if (count > 0 && (key == KEYS_UP || key == KEYS_DOWN))
        cursor->source = stops[(stop + (key == KEYS_UP ? count - 1 : 1)) % count];
}
