#include "tui/practice/progress_draw.h"

#include "language/language.h"
#include "tui/views/scores.h"
#include "wording/training_words.h"

static const struct style chosen_style = {INK_STRONG, INK_CHOSEN, 0};
static const struct style strong = {INK_STRONG, INK_NIGHT, 0};

bool progress_view_has(const struct progress_view *view, unsigned kind)
{
    return kind == DECISION_KINDS_COUNT || view->trend.whole[kind].count > 0;
}

static bool has_rating(const struct progress_view *view)
{
    return view->rating[DECISION_KINDS_COUNT].auctions > 0;
}

/* A kind with its average, the number of its decisions and the rating, one below the other. */
static int draw_kind(const struct progress_view *view, struct canvas *canvas, int row, int col,
                     unsigned kind)
{
    enum { LEAST_COLS = 8, BETWEEN = 2 };
    const struct training_average *average = &view->trend.whole[kind];
    const char *name = training_words_kind(kind);
    struct sentence number = training_words_average(average->loss);
    struct sentence rating = training_words_rating(&view->rating[kind]);
    int width = canvas_width_or(canvas_width_or(LEAST_COLS, name), rating.text);
    struct area at = {row, col, 1, width + BETWEEN};
    struct style head = kind == view->kind ? chosen_style : night_text;
    canvas_fill(canvas, at, ' ', head);
    canvas_text(canvas, row, col + 1, width, head, name);
    canvas_text(canvas, row + 1, col + 1, width, strong, number.text);
    canvas_printf(canvas, row + 2, col + 1, width, night_faint, "%u", average->count);
    if (has_rating(view))
        canvas_text(canvas, row + 3, col + 1, width, night_text, rating.text);
    at.rows = has_rating(view) ? 4 : 3;
    canvas_target(canvas, at, TARGET_KIND, (int)kind);
    return col + at.cols + 1;
}

/* All first, as that is what is shown first. */
static void draw_kinds(const struct progress_view *view, struct canvas *canvas, struct area area)
{
    int col = canvas_width_or(0, _("average loss")), heads = area.col;
    col = canvas_width_or(col, _("rating"));
    col = area.col + canvas_width_or(col, _("decisions")) + 2;
    canvas_text(canvas, area.row + 1, heads, col - heads, night_faint, _("average loss"));
    canvas_text(canvas, area.row + 2, heads, col - heads, night_faint, _("decisions"));
    if (has_rating(view))
        canvas_text(canvas, area.row + 3, heads, col - heads, night_faint, _("rating"));
    col = draw_kind(view, canvas, area.row, col, DECISION_KINDS_COUNT);
    for (unsigned kind = 0; kind < DECISION_KINDS_COUNT; kind++)
        if (progress_view_has(view, kind))
            col = draw_kind(view, canvas, area.row, col, kind);
}

static void draw_weakness(struct canvas *canvas, struct area line, void *about, size_t number,
                          struct style style)
{
    enum { BETWEEN = 2 };
    const struct progress_view *view = about;
    const struct training_weakness *weakness = &view->weakness[number];
    struct sentence times = training_words_times(weakness);
    int width = canvas_text_width(times.text);
    canvas_text(canvas, line.row, line.col + 1, line.cols - 2 - width - BETWEEN, style,
                training_words_weakness(weakness));
    canvas_text_right(canvas, line.row, line.col + line.cols - 1, style, times.text);
}

const struct list_kind weakness_list = {
    .what = TARGET_WEAKNESS,
    .plain = {INK_TEXT, INK_NIGHT, 0},
    .draw_line = draw_weakness,
};

/* Below the heading, which has how many positions come again at its right. */
static void draw_weaknesses(struct progress_view *view, struct canvas *canvas, struct area area)
{
    struct area lines = {area.row + 1, area.col - 1, area.rows - 1, area.cols + 2};
    struct sentence due = training_words_due(view->due);
    int width = canvas_text_width(due.text);
    canvas_text(canvas, area.row, area.col, area.cols - width, strong, _("What costs you most"));
    canvas_text_right(canvas, area.row, area.col + area.cols, night_faint, due.text);
    if (view->weaknesses == 0)
        canvas_text(canvas, lines.row, area.col, area.cols, night_text,
                    _("No clear mistake so far."));
    list_draw(&view->list, &weakness_list, view->weaknesses, canvas, lines, view);
    lines.col++;
    draw_scroll(canvas, lines, &view->list.scroll, INK_NIGHT);
}

static const char *caption_of(const struct training_trend *trend)
{
    return trend->seconds == SECONDS_A_DAY ? _("Points lost per decision, day by day")
                                           : _("Points lost per decision, week by week");
}

/* From top to bottom: kinds, chart, weaknesses; the chart takes what the others leave. */
static void draw_practice(struct progress_view *view, struct canvas *canvas, struct area area,
                          const struct surroundings *around)
{
    enum { KIND_ROWS = 4, LIST_LEAST = 5 };
    int kind_rows = has_rating(view) ? KIND_ROWS + 1 : KIND_ROWS;
    int rows = (int)view->weaknesses + 1, most = area.rows / 4;
    rows = rows < most ? rows : most;
    rows = rows > LIST_LEAST ? rows : LIST_LEAST;
    struct area list = {area.row + area.rows - rows, area.col, rows, area.cols};
    struct area chart = {area.row + kind_rows + 1, area.col, 0, area.cols};
    chart.rows = list.row - 1 - chart.row;
    draw_kinds(view, canvas, area);
    canvas_text(canvas, chart.row - 1, chart.col, chart.cols, strong, caption_of(&view->trend));
    trend_chart_draw(canvas, chart, &view->trend,
                     has_rating(view) ? &view->rating[view->kind] : NULL, view->kind, around);
    draw_weaknesses(view, canvas, list);
}

static struct sentence remark_of(const struct progress_view *view)
{
    return view->trend.auctions == 0
               ? sentence_of("%s", view->name)
               : sentence_of("%s: %s", view->name,
                             training_words_auctions(view->trend.auctions).text);
}

void progress_draw(struct progress_view *view, const char *problem, struct canvas *canvas,
                   const struct surroundings *around)
{
    enum { COLS_MOST = 140 };
    struct area area = page_area(around, COLS_MOST);
    draw_heading(canvas, _("Progress"), remark_of(view).text);
    if (problem[0] != '\0')
        canvas_paragraph(canvas, area, night_bad, problem);
    else if (view->trend.auctions == 0)
        canvas_paragraph(canvas, area, night_text, training_words_nothing());
    else
        draw_practice(view, canvas, area, around);
}

enum { ACROSS = 0x2500, UPRIGHT = 0x2502, CORNER = 0x2514, TICK = 0x252c, DOT = 0xb7 };
enum { WHOLE = 0x2588, LOWER_HALF = 0x2584 };

static const struct style frame = {INK_FRAME, INK_NIGHT, 0};
static const struct style column = {INK_KEY, INK_NIGHT, 0};

struct scale {
    const struct training_trend *trend;
    unsigned kind;
    struct area area; /* the columns alone */
    int heights;      /* in a row */
    int most, step; /* at the upper edge, and between the numbers at the left: tenths of a point */
};

static const struct training_average *progress_average(const struct scale *scale, unsigned span)
{
    return &scale->trend->of[scale->kind][span];
}

/* Up to the next half point, so that the columns use the height there is. */
static void choose_scale(struct scale *scale)
{
    enum { TENTHS = 10, HALF = 5, LEAST_MOST = 10, ROWS_EACH = 2 };
    double highest = 0;
    for (unsigned span = 0; span < scale->trend->spans; span++)
        if (progress_average(scale, span)->loss > highest)
            highest = progress_average(scale, span)->loss;
    int tenths = ((int)(highest * TENTHS) + HALF) / HALF * HALF;
    scale->most = tenths > LEAST_MOST ? tenths : LEAST_MOST;
    scale->step = plot_step_for(scale->most, (scale->area.rows + ROWS_EACH - 1) / ROWS_EACH);
}

static int height_of(const struct scale *scale, double tenths)
{
    return (int)(tenths * (scale->heights * scale->area.rows) / scale->most + 0.5);
}

static int row_of(const struct scale *scale, int height)
{
    return scale->area.row + scale->area.rows - 1 - (height - 1) / scale->heights;
}

/* Where a span begins; the last one ends where one more would begin. */
static int col_of(const struct scale *scale, unsigned span)
{
    enum { COLS_MOST = 12 };
    int spans = (int)scale->trend->spans;
    int cols = scale->area.cols < COLS_MOST * spans ? scale->area.cols : COLS_MOST * spans;
    return scale->area.col + (int)span * cols / spans;
}

/* Columns are all as wide, and what is left between them may differ by one; where there is no room
 * for that they touch. */
static int width_of(const struct scale *scale, int room)
{
    enum { WIDE = 6, NARROW = 3 };
    unsigned spans = scale->trend->spans;
    int cols = (col_of(scale, spans) - scale->area.col) / (int)spans;
    return cols >= WIDE ? cols - 2 : cols >= NARROW ? cols - 1 : room;
}

/* The numbers at the left, with dots across at their heights. */
static void draw_numbers(struct canvas *canvas, const struct scale *scale, int axis)
{
    enum { BETWEEN_DOTS = 4 };
    for (int row = 0; row < scale->area.rows; row++)
        canvas_put(canvas, scale->area.row + row, axis, UPRIGHT, frame);
    for (int tenths = scale->step; tenths <= scale->most; tenths += scale->step) {
        struct sentence number = sentence_of_value((double)tenths / 10);
        int row = row_of(scale, height_of(scale, tenths));
        canvas_text_right(canvas, row, axis - 1, night_faint, number.text);
        for (int col = BETWEEN_DOTS - 1; col < scale->area.cols; col += BETWEEN_DOTS)
            canvas_put(canvas, row, scale->area.col + col, DOT, frame);
    }
}

/* The line below the columns, with as many dates as there is room for. */
static void draw_dates(struct canvas *canvas, const struct scale *scale, int axis)
{
    enum { YEAR = 5 /* is left out */, DATE_COLS = 5, BETWEEN = 1 };
    int row = scale->area.row + scale->area.rows, end = scale->area.col + scale->area.cols;
    int free = axis;
    canvas_fill(canvas, (struct area){row, axis, 1, end - axis}, ACROSS, frame);
    canvas_put(canvas, row, axis, CORNER, frame);
    for (unsigned span = 0; span < scale->trend->spans; span++) {
        long long begin = scale->trend->begin + (long long)span * scale->trend->seconds;
        int col = col_of(scale, span);
        if (col < free || col + DATE_COLS > end)
            continue;
        canvas_put(canvas, row, col, TICK, frame);
        free = BETWEEN + canvas_text(canvas, row + 1, col, DATE_COLS, night_faint,
                                     training_words_date(begin).text + YEAR);
    }
}

/* A column from below; of no decisions a dot, of no loss a line. Its number, where that fits, is
 * above it. */
static void draw_column(struct canvas *canvas, const struct scale *scale, unsigned span)
{
    enum { TENTHS = 10 };
    const struct training_average *average = progress_average(scale, span);
    struct sentence number = training_words_average(average->loss);
    int height = height_of(scale, average->loss * TENTHS), whole = height / scale->heights;
    int col = col_of(scale, span), room = col_of(scale, span + 1) - col;
    struct area at = {scale->area.row + scale->area.rows - whole, col, whole,
                      width_of(scale, room)};
    canvas_fill(canvas, at, WHOLE, column);
    at.rows = 1;
    at.row--;
    if (average->count == 0)
        canvas_fill(canvas, at, DOT, frame);
    else if (height == 0)
        canvas_fill(canvas, at, '_', column);
    else if (height % scale->heights != 0)
        canvas_fill(canvas, at, LOWER_HALF, column);
    else
        at.row++;
    if (average->count > 0 && canvas_text_width(number.text) < room)
        canvas_text(canvas, at.row - 1, at.col, room, night_text, number.text);
}

/* The ratings below the dates, as many as there is room for; the last one always. */
static void draw_ratings(struct canvas *canvas, const struct scale *scale,
                         const struct practice_rating *rating, int axis)
{
    enum { BELOW = 2, COLS = 4, BETWEEN = 1 };
    int row = scale->area.row + scale->area.rows + BELOW;
    int last = col_of(scale, scale->trend->spans - 1), free = axis;
    for (unsigned span = 0; span < scale->trend->spans; span++) {
        int col = col_of(scale, span);
        bool is_last = span + 1 == scale->trend->spans;
        if (rating->points[span] == 0 || col < free || (!is_last && col + COLS + BETWEEN > last))
            continue;
        canvas_printf(canvas, row, col, COLS, night_text, "%.0f", rating->points[span]);
        free = col + COLS + BETWEEN;
    }
    canvas_text_right(canvas, row, axis - 1, night_faint, _("rating"));
}

void trend_chart_draw(struct canvas *canvas, struct area area, const struct training_trend *trend,
                      const struct practice_rating *rating, unsigned kind,
                      const struct surroundings *around)
{
    enum { NUMBER_COLS = 4, BELOW = 2, ABOVE = 1 };
    int below = rating != NULL ? BELOW + 1 : BELOW;
    struct scale scale = {.trend = trend,
                          .kind = kind,
                          .area = {area.row + ABOVE, 0, area.rows - ABOVE - below, 0},
                          .heights = surroundings_need_glyphs(around) ? 1 : 2};
    if (trend->spans == 0 || area.rows < TREND_CHART_ROWS + below - BELOW)
        return;
    choose_scale(&scale);
    int numbers = canvas_width_or(NUMBER_COLS, sentence_of_value(scale.most / 10.0).text);
    if (rating != NULL)
        numbers = canvas_width_or(numbers, _("rating"));
    int axis = area.col + numbers + 1;
    scale.area.col = axis + 2;
    scale.area.cols = area.col + area.cols - scale.area.col;
    if (scale.area.cols < (int)trend->spans)
        return;
    draw_numbers(canvas, &scale, axis);
    draw_dates(canvas, &scale, axis);
    if (rating != NULL)
        draw_ratings(canvas, &scale, rating, axis);
    for (unsigned span = 0; span < trend->spans; span++)
        draw_column(canvas, &scale, span);
}
