/* The list of the lessons, which is what the tutorial opens with. */
#include "language/language.h"
#include "play/file.h"
#include "tui/tutorial/tutorial.h"
#include "tui/widgets.h"

#include <stdlib.h>
#include <string.h>

static const char file[] = "lessons";

void lessons_read_done(bool done[SCRIPT_LESSONS_COUNT])
{
    size_t length = 0;
    char *text = state_read(file, &length);
    const char *rest = text, *line, *end;
    for (size_t lesson = 0; lesson < SCRIPT_LESSONS_COUNT; lesson++)
        done[lesson] = false;
    while (text != NULL && line_next_written(&rest, text + length, &line, &end))
        for (size_t lesson = 0; lesson < SCRIPT_LESSONS_COUNT; lesson++)
            done[lesson] |=
                word_is((struct word){line, (size_t)(end - line), 1}, script_lessons[lesson].id);
    free(text);
}

void lessons_keep_done(size_t lesson)
{
    enum { ID_SIZE = 64 };
    char text[SCRIPT_LESSONS_COUNT * ID_SIZE] = "";
    bool done[SCRIPT_LESSONS_COUNT];
    size_t length = 0;
    lessons_read_done(done);
    if (done[lesson])
        return;
    done[lesson] = true;
    for (size_t each = 0; each < SCRIPT_LESSONS_COUNT; each++)
        if (done[each])
            length += (size_t)snprintf(text + length, sizeof text - length, "%.*s\n", ID_SIZE - 2,
                                       script_lessons[each].id);
    state_keep(file, text, length);
}

struct lessons_page {
    struct page page;
    struct list list;
    bool done[SCRIPT_LESSONS_COUNT];
};

/* From a lesson on, round and round, the first that is not done; that one itself where all are. */
static size_t first_not_done(const struct lessons_page *lessons, size_t from)
{
    for (size_t step = 0; step < SCRIPT_LESSONS_COUNT; step++)
        if (!lessons->done[(from + step) % SCRIPT_LESSONS_COUNT])
            return (from + step) % SCRIPT_LESSONS_COUNT;
    return from;
}

/* A lesson may have been done meanwhile, and those after it. */
static void lessons_resume(struct page *page)
{
    struct lessons_page *lessons = (struct lessons_page *)page;
    lessons_read_done(lessons->done);
    lessons->list.chosen = first_not_done(lessons, lessons->list.chosen);
}

static void draw_lesson(struct canvas *canvas, struct area line, void *about, size_t number,
                        struct style style)
{
    enum { MARGIN = 1, NUMBER = 4, GAP = 2 };
    const struct lessons_page *lessons = about;
    const struct script_lesson *lesson = script_lessons[number].lesson;
    const char *mark = lessons->done[number] ? _("done") : "";
    const int end = line.col + line.cols - MARGIN - canvas_width_or(0, _("done"));
    int col = line.col + MARGIN, name = 0;
    for (size_t each = 0; each < SCRIPT_LESSONS_COUNT; each++)
        name = canvas_width_or(name, _(script_lessons[each].lesson->name));
    const struct style faint = {style.paper == INK_CHOSEN ? style.ink : INK_FAINT, style.paper, 0};
    canvas_printf(canvas, line.row, col, NUMBER, faint, "%2zu", number + 1);
    canvas_text(canvas, line.row, col + NUMBER, name, style, _(lesson->name));
    col += NUMBER + name + GAP;
    canvas_text(canvas, line.row, col, end - GAP - col, faint, _(lesson->about));
    canvas_text(canvas, line.row, end, line.cols, style, mark);
}

static const struct list_kind lessons_list = {
    .what = TARGET_OWN,
    .plain = {INK_TEXT, INK_NIGHT, 0},
    .draw_line = draw_lesson,
};

static void lessons_draw(struct page *page, struct canvas *canvas,
                         const struct surroundings *around)
{
    enum { COLS = 90 };
    struct lessons_page *lessons = (struct lessons_page *)page;
    struct area area = page_area(around, COLS);
    struct area list = {area.row, area.col - 1, area.rows - 1, area.cols + 2};
    draw_heading(canvas, _("Tutorial"), NULL);
    list_draw(&lessons->list, &lessons_list, SCRIPT_LESSONS_COUNT, canvas, list, lessons);
    list.cols++;
    draw_scroll(canvas, list, &lessons->list.scroll, INK_NIGHT);
}

static void lessons_move(const struct press *press)
{
    list_key(&((struct lessons_page *)press->page)->list, press->key, SCRIPT_LESSONS_COUNT);
}

static void lessons_open(const struct press *press)
{
    struct page *lesson = tutorial_lesson_page(((struct lessons_page *)press->page)->list.chosen);
    if (lesson != NULL)
        app_open(press->app, lesson);
    else
        app_say(press->app, _("Not enough memory for the tutorial."));
}

static const struct page_key keys[] = {
    ROW(NULL, lessons_open, 0, K_("start"), N_("Start the lesson."), KEYS_ENTER, ' '),
    ROW(NULL, lessons_move, 0, K_("choose"), N_("Choose a lesson."), KEYS_UP, KEYS_DOWN, 'k', 'j'),
    ROW(NULL, lessons_move, 0, NULL, N_("Go up or down by a page."), KEYS_PAGE_UP, KEYS_PAGE_DOWN),
    ROW(NULL, lessons_move, 0, NULL, N_("Go to the first or the last lesson."), KEYS_HOME,
        KEYS_END),
    ROW(NULL, page_leave, 0, K_("leave"), N_("Leave the tutorial."), KEYS_ESCAPE, 'q'),
};

static bool lessons_point(struct page *page, struct app *app, const struct gesture *gesture,
                          const struct surroundings *around)
{
    return list_point(&((struct lessons_page *)page)->list, &lessons_list, SCRIPT_LESSONS_COUNT,
                      app, gesture, around);
}

static const struct page_kind lessons_kind = {
    .name = N_("Tutorial"),
    .draw = lessons_draw,
    PAGE_KEYS(keys),
    .point = lessons_point,
    .resume = lessons_resume,
};

struct page *tutorial_page(void)
{
    struct page *page = page_new(&lessons_kind, sizeof(struct lessons_page));
    if (page != NULL)
        lessons_resume(page);
    return page;
}
