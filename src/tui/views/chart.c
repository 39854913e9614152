#include "language/language.h"
#include "rows/stage.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/views/scores.h"

/* Where everything stands. Columns and heights of the plot count from its lower left corner. */
struct plot {
    const struct score_history *history;
    struct area area; /* the lines alone */
    bool in_pixels;   /* two heights a row, else one */
    int least, most;  /* scores at its lower and upper edge */
    int step;         /* between two numbers at the left */
    unsigned turns;   /* the axis reaches so many, at least 1, */
    int turn_cols;    /* in so many columns; the rest is the final scoring, */
    int end_cols;     /* so many for each player, drawn one after the other */
    int drawn_cols;   /* the lines have come so far */
};

/* The line of a player in one column: from the height before to the height now. */
struct stroke {
    int before, now;
};

int plot_step_for(int span, int ticks)
{
    static const int factors[] = {2, 5, 10};
    int step = 1, decade = 1;
    for (unsigned f = 0; span > step * ticks; f = (f + 1) % 3) {
        step = decade * factors[f];
        decade = f == 2 ? step : decade;
    }
    return step;
}

static int round_up(int points, int step)
{
    return (points + step - 1) / step * step;
}

enum { LEAST_SPAN = 4 }; /* points that the scale reaches at least */

static void plot_scale(struct plot *plot, int ticks)
{
    int most = plot->history->most, least = plot->history->least;
    most = most > LEAST_SPAN ? most : LEAST_SPAN;
    plot->step = plot_step_for(most - least, ticks);
    plot->most = round_up(most, plot->step);
    plot->least = -round_up(-least, plot->step);
}

static int heights_of(const struct plot *plot)
{
    return plot->in_pixels ? 2 * plot->area.rows : plot->area.rows;
}

static int plot_height_of(const struct plot *plot, int score)
{
    int span = plot->most - plot->least, top = heights_of(plot) - 1;
    return ((score - plot->least) * top + span / 2) / span;
}

static int plot_row_of(const struct plot *plot, int height)
{
    int from_top = heights_of(plot) - 1 - height;
    return plot->area.row + (plot->in_pixels ? from_top / 2 : from_top);
}

/* The last turn that a column shows. */
static unsigned turn_at(const struct plot *plot, int col)
{
    return plot->turn_cols > 1 ? (unsigned)col * plot->turns / (unsigned)(plot->turn_cols - 1)
                               : plot->turns;
}

/* The first column that shows a turn. */
static int plot_col_of(const struct plot *plot, unsigned turn)
{
    int col = 0;
    while (col + 1 < plot->turn_cols && turn_at(plot, col) < turn)
        col++;
    return col;
}

static int score_at(const struct plot *plot, unsigned player, int col)
{
    const struct score_history *history = plot->history;
    unsigned turn = history->turns;
    if (col < plot->turn_cols)
        turn = turn_at(plot, col);
    else if (col > plot->turn_cols + (int)player * plot->end_cols)
        turn = history->last;
    return history->score[player][turn < history->last ? turn : history->last];
}

static struct stroke plot_stroke_at(const struct plot *plot, unsigned player, int col)
{
    int now = plot_height_of(plot, score_at(plot, player, col));
    return (struct stroke){col > 0 ? plot_height_of(plot, score_at(plot, player, col - 1)) : now,
                           now};
}

static bool stroke_covers(struct stroke stroke, int height)
{
    return stroke.before < stroke.now ? height >= stroke.before && height <= stroke.now
                                      : height >= stroke.now && height <= stroke.before;
}

/* Who is seen at a height of a column, and how many are there: players whose lines run together
 * take turns from pixel to pixel. */
static unsigned plot_player_at(const struct plot *plot, int col, int height, unsigned *count)
{
    unsigned here[PLAYERS_MAX] = {0};
    *count = 0;
    for (unsigned player = 0; player < plot->history->players; player++)
        if (stroke_covers(plot_stroke_at(plot, player, col), height))
            here[(*count)++] = player;
    return *count == 0 ? 0 : here[(unsigned)(col + height) % *count];
}

enum { ACROSS = 0x2500, UPRIGHT = 0x2502, CORNER = 0x2514, TICK = 0x252c, DOT = 0xb7 };
enum { UPPER_HALF = 0x2580, LOWER_HALF = 0x2584 };
enum { FROM_BELOW = 0x2518, FROM_ABOVE = 0x2510 }; /* where a line leaves its height */

static const struct style frame = {INK_FRAME, INK_PANEL, 0};

/* A line is dotted with its player's outline: by its colour alone it may be lost on the panel. */
static uint16_t ink_at(const struct plot *plot, const struct seats *seats, int col, int height)
{
    enum { BETWEEN_DOTS = 6 };
    unsigned count, player = plot_player_at(plot, col, height, &count);
    const struct seat *seat = &seats->seat[player];
    bool is_dot = count == 1 && (col + height) % BETWEEN_DOTS == 0;
    return count == 0 ? INK_PANEL : is_dot ? ink_of_outline(seat->colour) : seat_body(seat);
}

/* Two pixels a cell. What is nobody's stays as it is, so that the grid shows through. */
static void draw_pixels(struct canvas *canvas, const struct plot *plot, const struct seats *seats)
{
    for (int col = 0; col < plot->drawn_cols; col++)
        for (int row = 0; row < plot->area.rows; row++) {
            int height = 2 * (plot->area.rows - 1 - row);
            uint16_t upper = ink_at(plot, seats, col, height + 1);
            uint16_t lower = ink_at(plot, seats, col, height);
            int at = plot->area.row + row, to = plot->area.col + col;
            if (upper != INK_PANEL)
                canvas_put(canvas, at, to, UPPER_HALF, (struct style){upper, lower, 0});
            else if (lower != INK_PANEL)
                canvas_put(canvas, at, to, LOWER_HALF, (struct style){lower, upper, 0});
        }
}

/* Where there are no colours letters tell the lines apart: they stand wherever one changes its
 * height, and now and then in between. */
static uint32_t glyph_at(struct stroke stroke, int height, bool wants_letter, char letter)
{
    if (stroke.before == stroke.now)
        return wants_letter ? (uint32_t)(unsigned char)letter : ACROSS;
    if (height == stroke.now)
        return (uint32_t)(unsigned char)letter;
    if (height == stroke.before)
        return stroke.now > stroke.before ? FROM_BELOW : FROM_ABOVE;
    return UPRIGHT;
}

static void draw_glyphs(struct canvas *canvas, const struct plot *plot, const struct seats *seats)
{
    enum { BETWEEN_LETTERS = 8 };
    for (int col = 0; col < plot->drawn_cols; col++)
        for (int height = 0; height < plot->area.rows; height++) {
            unsigned count, player = plot_player_at(plot, col, height, &count);
            if (count == 0)
                continue;
            const struct seat *seat = &seats->seat[player];
            bool wants_letter = (unsigned)col % BETWEEN_LETTERS == player;
            canvas_put(
                canvas, plot_row_of(plot, height), plot->area.col + col,
                glyph_at(plot_stroke_at(plot, player, col), height, wants_letter, seat->letter[0]),
                seat_style(seat));
        }
}

/* The numbers at the left, with dots across at their heights. */
static void draw_scores(struct canvas *canvas, const struct plot *plot, int numbers)
{
    enum { BETWEEN_DOTS = 4 };
    int axis = plot->area.col - 1;
    for (int row = 0; row < plot->area.rows; row++)
        canvas_put(canvas, plot->area.row + row, axis, UPRIGHT, frame);
    for (int score = plot->least; score <= plot->most; score += plot->step) {
        int row = plot_row_of(plot, plot_height_of(plot, score));
        canvas_printf(canvas, row, axis - numbers, numbers, panel_faint, "%*d", numbers, score);
        for (int col = BETWEEN_DOTS - 1; col < plot->area.cols; col += BETWEEN_DOTS)
            canvas_put(canvas, row, plot->area.col + col, DOT, frame);
    }
}

/* The turns below; the final scoring is the end of the axis. */
static void draw_turns(struct canvas *canvas, const struct plot *plot, int row)
{
    enum { COLS_EACH = 6, NARROW = 40 };
    const struct score_history *history = plot->history;
    int left = plot->area.col, right = left + plot->area.cols;
    const char *end = C_("of the game", "end");
    unsigned turns = plot->turns;
    int each = plot->turn_cols < NARROW ? COLS_EACH - 1 : COLS_EACH;
    int room = plot->turn_cols / each, step = plot_step_for((int)turns, room > 0 ? room : 1);
    canvas_fill(canvas, (struct area){row, left, 1, plot->area.cols}, ACROSS, frame);
    canvas_put(canvas, row, left - 1, CORNER, frame);
    if (history->has_end) {
        int width = canvas_text_width(end);
        right = left + plot->turn_cols;
        right = right < left + plot->area.cols - width ? right : left + plot->area.cols - width;
        canvas_put(canvas, row, left + plot->turn_cols, TICK, frame);
        canvas_text(canvas, row + 1, right, width, panel_faint, end);
    }
    for (unsigned turn = (unsigned)step; turn <= turns; turn += (unsigned)step) {
        int col = left + plot_col_of(plot, turn);
        int first = col - (turn >= 10 ? 1 : 0);
        canvas_put(canvas, row, col, TICK, frame);
        if (first + 3 <= right || !history->has_end)
            canvas_printf(canvas, row + 1, first, 4, panel_faint, "%u", turn);
    }
}

static const char *const mark_titles[MARK_LINES + 1] = {
#define X(event, title) [MARKED_##event] = (title),
    MARK_TITLES(X)
#undef X
};
static_assert(MARK_TITLES_ROWS == MARK_LINES, "every line of marks has its title");

/* When and by whom, side by side where that was in one column. */
static void draw_marks(struct canvas *canvas, const struct plot *plot, const struct seats *seats,
                       struct area names)
{
    const struct score_history *history = plot->history;
    int free[MARK_LINES + 1];
    if (history->marks == 0)
        return;
    for (unsigned line = 0; line < MARK_LINES; line++) {
        free[line] = plot->area.col;
        canvas_text(canvas, names.row + (int)line, names.col, names.cols, panel_faint,
                    _(mark_titles[line]));
    }
    for (unsigned m = 0; m < history->marks; m++) {
        const struct score_mark *mark = &history->mark[m];
        int col = plot->area.col + plot_col_of(plot, mark->turn);
        col = col < free[mark->line] ? free[mark->line] : col;
        free[mark->line] =
            seat_chip(canvas, names.row + mark->line, col, &seats->seat[mark->player]);
    }
}

/* The players by their scores, the highest first; those who tie stay in seating order. */
static void rank(const struct score_history *history, unsigned order[PLAYERS_MAX])
{
    for (unsigned player = 0; player < history->players; player++) {
        unsigned at = player;
        int score = history->score[player][history->last];
        for (; at > 0 && history->score[order[at - 1]][history->last] < score; at--)
            order[at] = order[at - 1];
        order[at] = player;
    }
}

/* Beside the ends of the lines who they are, from the top on, each a line of its own. */
static void draw_names(struct canvas *canvas, const struct plot *plot, const struct seats *seats,
                       int cols)
{
    const struct score_history *history = plot->history;
    unsigned order[PLAYERS_MAX];
    int col = plot->area.col + plot->area.cols + 1, free = plot->area.row;
    rank(history, order);
    for (unsigned place = 0; place < history->players; place++) {
        const struct seat *seat = &seats->seat[order[place]];
        int score = history->score[order[place]][history->last];
        int below = (int)(history->players - 1 - place);
        int row = plot_row_of(plot, plot_height_of(plot, score));
        int lowest = plot->area.row + plot->area.rows - 1 - below;
        row = row > lowest ? lowest : row;
        row = row < free ? free : row;
        free = row + 1;
        int next = seat_chip(canvas, row, col, seat) + 1;
        next = canvas_printf(canvas, row, next, cols - 2, panel_strong, "%d", score) + 1;
        canvas_text(canvas, row, next, col + cols - next, panel_text, seat->name);
    }
}

static int digits_of(int number)
{
    int digits = number < 0 ? 2 : 1;
    for (; number >= 10 || number <= -10; number /= 10)
        digits++;
    return digits;
}

/* The letter, and the widest score that will stand there. */
static int number_cols(const struct score_history *history)
{
    int cols = 4;
    for (unsigned player = 0; player < history->players; player++) {
        int digits = digits_of(history->score[player][history->last]);
        cols = digits > cols ? digits : cols;
    }
    return 2 + cols + 1;
}

static int names_cols(const struct score_history *history, const struct seats *seats, int room)
{
    int number = number_cols(history);
    int cols = 0;
    for (unsigned line = 0; line < MARK_LINES; line++)
        cols = canvas_width_or(cols, _(mark_titles[line]));
    for (unsigned player = 0; player < seats->count; player++)
        cols = canvas_width_or(cols - number, seats->seat[player].name) + number;
    return cols < room ? cols : room;
}

/* Marks have no lines where there would be too few above. */
static int mark_lines_in(struct area inside)
{
    enum { AROUND = 3, LEAST = 6 }; /* a line above, the axis, its numbers */
    return inside.rows - AROUND - MARK_LINES >= LEAST ? MARK_LINES : 0;
}

/* How wide the numbers at the left are. */
static int scale_cols(const struct plot *plot)
{
    int most = digits_of(plot->most), least = digits_of(plot->least);
    return most > least ? most : least;
}

/* False where there is no room. */
static bool plot_rows_in(struct plot *plot, struct area inside)
{
    enum { AROUND = 3, ROWS_EACH = 3, LEAST = 2 };
    plot->area.row = inside.row + 1;
    plot->area.rows = inside.rows - AROUND - mark_lines_in(inside);
    if (plot->area.rows < LEAST)
        return false;
    plot_scale(plot, plot->area.rows / ROWS_EACH + 1);
    return true;
}

/* Beside so many columns for names. */
static bool plot_cols_in(struct plot *plot, struct area inside, int names)
{
    enum { WIDE = 120, LEAST = 2 };
    const struct score_history *history = plot->history;
    bool is_ahead = plot->turns > history->turns;
    plot->turns = plot->turns > 0 ? plot->turns : 1;
    plot->area.col = inside.col + scale_cols(plot) + 2;
    plot->area.cols = inside.col + inside.cols - names - 2 - plot->area.col;
    plot->end_cols = plot->area.cols >= WIDE ? 3 : 1;
    plot->turn_cols = plot->area.cols;
    if (history->has_end)
        plot->turn_cols -= (int)history->players * plot->end_cols + 2;
    plot->drawn_cols = is_ahead ? plot_col_of(plot, history->turns) + 1 : plot->area.cols;
    return plot->turn_cols >= LEAST;
}

void chart_draw(struct canvas *canvas, struct area area, const struct score_history *history,
                unsigned turns, const struct seats *seats, const struct surroundings *around)
{
    struct area inside = canvas_box(canvas, area, panel_text, _("Scores turn by turn"));
    int names = names_cols(history, seats, inside.cols / 4);
    struct plot plot = {.history = history,
                        .in_pixels = !surroundings_need_glyphs(around),
                        .turns = turns > history->turns ? turns : history->turns};
    if (!plot_rows_in(&plot, inside) || !plot_cols_in(&plot, inside, names))
        return;
    draw_scores(canvas, &plot, scale_cols(&plot));
    draw_turns(canvas, &plot, plot.area.row + plot.area.rows);
    if (mark_lines_in(inside) > 0)
        draw_marks(canvas, &plot, seats,
                   (struct area){plot.area.row + plot.area.rows + 2,
                                 plot.area.col + plot.area.cols + 1, MARK_LINES, names});
    if (plot.in_pixels)
        draw_pixels(canvas, &plot, seats);
    else
        draw_glyphs(canvas, &plot, seats);
    draw_names(canvas, &plot, seats, names);
}
