#include "tui/practice/progress_draw.h"

#include "language/language.h"
#include "tui/practice/course_chart.h"
#include "wording/training_words.h"

static const struct style chosen_style = {INK_STRONG, INK_CHOSEN, 0};
static const struct style strong = {INK_STRONG, INK_NIGHT, 0};

bool progress_view_has(const struct progress_view *view, unsigned kind)
{
    return kind == DECISION_KINDS_COUNT || view->course.whole[kind].count > 0;
}

/* A kind with its average and the number of its decisions, one below the other. */
static int draw_kind(const struct progress_view *view, struct canvas *canvas, int row, int col,
                     unsigned kind)
{
    enum { LEAST_COLS = 8, BETWEEN = 2 };
    const struct training_average *average = &view->course.whole[kind];
    const char *name = training_words_kind(kind);
    struct sentence number = training_words_average(*average);
    int width = canvas_width_or(LEAST_COLS, name);
    struct area at = {row, col, 1, width + BETWEEN};
    struct style head = kind == view->kind ? chosen_style : night_text;
    canvas_fill(canvas, at, ' ', head);
    canvas_text(canvas, row, col + 1, width, head, name);
    canvas_text(canvas, row + 1, col + 1, width, strong, number.text);
    canvas_printf(canvas, row + 2, col + 1, width, night_faint, "%u", average->count);
    at.rows = 3;
    canvas_target(canvas, at, TARGET_KIND, (int)kind);
    return col + at.cols + 1;
}

/* All first, as that is what is shown first. */
static void draw_kinds(const struct progress_view *view, struct canvas *canvas, struct area area)
{
    int col = canvas_width_or(0, _("average loss")), heads = area.col;
    col = area.col + canvas_width_or(col, _("decisions")) + 2;
    canvas_text(canvas, area.row + 1, heads, col - heads, night_faint, _("average loss"));
    canvas_text(canvas, area.row + 2, heads, col - heads, night_faint, _("decisions"));
    col = draw_kind(view, canvas, area.row, col, DECISION_KINDS_COUNT);
    for (unsigned kind = 0; kind < DECISION_KINDS_COUNT; kind++)
        if (progress_view_has(view, kind))
            col = draw_kind(view, canvas, area.row, col, kind);
}

static void draw_weakness(const struct progress_view *view, struct canvas *canvas, struct area line,
                          unsigned at)
{
    enum { BETWEEN = 2 };
    const struct training_weakness *weakness = &view->weakness[at];
    struct sentence times = training_words_times(weakness);
    struct style style = at == view->chosen ? chosen_style : night_text;
    int width = canvas_text_width(times.text);
    canvas_fill(canvas, (struct area){line.row, line.col - 1, 1, line.cols + 2}, ' ', style);
    canvas_text(canvas, line.row, line.col, line.cols - width - BETWEEN, style,
                training_words_weakness(weakness));
    canvas_text(canvas, line.row, line.col + line.cols - width, width, style, times.text);
    canvas_target(canvas, line, TARGET_WEAKNESS, (int)at);
}

/* Below the heading, which has how many positions come again at its right. */
static void draw_weaknesses(struct progress_view *view, struct canvas *canvas, struct area area)
{
    struct scroll *scroll = &view->scroll;
    struct area line = {area.row + 1, area.col, 1, area.cols};
    struct sentence due = training_words_due(view->due);
    int width = canvas_text_width(due.text);
    canvas_text(canvas, area.row, area.col, area.cols - width, strong, _("What costs you most"));
    canvas_text(canvas, area.row, area.col + area.cols - width, width, night_faint, due.text);
    if (view->weaknesses == 0)
        canvas_text(canvas, line.row, line.col, line.cols, night_text,
                    _("No clear mistake so far."));
    scroll->lines = (int)view->weaknesses;
    scroll->seen = area.rows - 1;
    scroll_to(scroll, (int)view->chosen);
    for (int i = 0; i < scroll->seen && scroll->first + i < scroll->lines; i++, line.row++)
        draw_weakness(view, canvas, line, (unsigned)(scroll->first + i));
    draw_scroll(canvas, (struct area){area.row + 1, area.col, area.rows - 1, area.cols + 2}, scroll,
                INK_NIGHT);
}

static const char *caption_of(const struct training_course *course)
{
    return course->seconds == SECONDS_A_DAY ? _("Points lost per decision, day by day")
                                            : _("Points lost per decision, week by week");
}

/* From top to bottom: kinds, chart, weaknesses; the chart takes what the others leave. */
static void draw_practice(struct progress_view *view, struct canvas *canvas, struct area area,
                          const struct surroundings *around)
{
    enum { KIND_ROWS = 4, LIST_LEAST = 5 };
    int rows = (int)view->weaknesses + 1, most = area.rows / 4;
    rows = rows < most ? rows : most;
    rows = rows > LIST_LEAST ? rows : LIST_LEAST;
    struct area list = {area.row + area.rows - rows, area.col, rows, area.cols};
    struct area chart = {area.row + KIND_ROWS + 1, area.col, 0, area.cols};
    chart.rows = list.row - 1 - chart.row;
    draw_kinds(view, canvas, area);
    canvas_text(canvas, chart.row - 1, chart.col, chart.cols, strong, caption_of(&view->course));
    course_chart_draw(canvas, chart, &view->course, view->kind, around);
    draw_weaknesses(view, canvas, list);
}

static struct sentence remark_of(const struct progress_view *view)
{
    return view->course.auctions == 0
               ? sentence_of("%s", view->name)
               : sentence_of("%s: %s", view->name,
                             training_words_auctions(view->course.auctions).text);
}

void progress_draw(struct progress_view *view, const char *problem, struct canvas *canvas,
                   const struct surroundings *around)
{
    enum { COLS_MOST = 140 };
    struct area area = page_area(around, COLS_MOST);
    draw_heading(canvas, _("Progress"), remark_of(view).text);
    if (problem[0] != '\0')
        canvas_paragraph(canvas, area, night_bad, problem);
    else if (view->course.auctions == 0)
        canvas_paragraph(canvas, area, night_text, training_words_nothing());
    else
        draw_practice(view, canvas, area, around);
}
