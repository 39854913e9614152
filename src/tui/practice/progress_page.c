#include "tui/practice/progress_draw.h"

#include "history/history.h"
#include "language/language.h"
#include "tui/pages.h"

#include <stdlib.h>
#include <string.h>

enum { PEOPLE_MAX = 64 };

struct progress_page {
    struct page page;
    struct training_entries entries;
    const char *person[PEOPLE_MAX]; /* who has practised, the last one first */
    unsigned shown;                 /* which of them */
    long long now;
    exercise_opener *open;
    struct problem problem; /* why there is no history, or "" */
    struct problem news;    /* not told yet, or "" */
    struct progress_view view;
};

static struct progress_page *progress_of(const struct page *page)
{
    return (struct progress_page *)page;
}

/* What is shown of the player chosen. */

static void progress_show(struct progress_page *progress, unsigned person)
{
    struct progress_view *view = &progress->view;
    const struct training_entries *entries = &progress->entries;
    progress->shown = person < view->people ? person : 0;
    view->name = view->people > 0 ? progress->person[progress->shown] : "";
    view->list.chosen = 0;
    view->weaknesses = training_weaknesses(entries, view->name, view->weakness, WEAKNESSES_MAX);
    view->due = training_due(entries, view->name, progress->now, NULL, 0);
    training_trend_find(&view->trend, entries, view->name, progress->now);
    for (unsigned kind = 0; kind <= DECISION_KINDS_COUNT; kind++)
        practice_rating_find(&view->rating[kind], entries, view->name, kind, &view->trend,
                             progress->now);
    if (!progress_view_has(view, view->kind))
        view->kind = DECISION_KINDS_COUNT;
}

/* The number of that person, or how many there are. */
static unsigned person_named(const struct progress_page *progress, const char *name)
{
    unsigned person = 0;
    while (person < progress->view.people && strcmp(progress->person[person], name) != 0)
        person++;
    return person;
}

static void list_people(struct progress_page *progress)
{
    const struct training_entries *entries = &progress->entries;
    unsigned *people = &progress->view.people;
    *people = 0;
    for (size_t e = entries->count; e-- > 0 && *people < PEOPLE_MAX;)
        if (person_named(progress, entries->entry[e].name) == *people)
            progress->person[(*people)++] = entries->entry[e].name;
}

/* Reads the history and shows that person, or who practised last. */
static void read_history(struct progress_page *progress, const char *name)
{
    struct problem problem;
    bool is_read = training_log_read(&progress->entries, &problem);
    *(is_read ? &progress->news : &progress->problem) = problem;
    list_people(progress);
    progress_show(progress,
                  progress->view.people == 0
                      ? 0
                      : person_named(progress, training_log_person(&progress->entries, name)));
}

/* Keys. */

static bool has_practice(const struct page *page)
{
    return progress_of(page)->view.people > 0;
}

static bool has_others(const struct page *page)
{
    return progress_of(page)->view.people > 1;
}

static bool has_weaknesses(const struct page *page)
{
    return progress_of(page)->view.weaknesses > 0;
}

static bool has_exercises(const struct page *page)
{
    return has_weaknesses(page) && progress_of(page)->open != NULL;
}

static void progress_move(const struct press *press)
{
    struct progress_view *view = &progress_of(press->page)->view;
    list_key(&view->list, press->key, view->weaknesses);
}

/* All come first, then the kinds in their order. */
static void change_kind(const struct press *press)
{
    enum { CHOICES = DECISION_KINDS_COUNT + 1 };
    struct progress_view *view = &progress_of(press->page)->view;
    unsigned by = press->binding->arg < 0 ? CHOICES - 1 : 1;
    do
        view->kind = (view->kind + by) % CHOICES;
    while (!progress_view_has(view, view->kind));
}

static void change_person(const struct press *press)
{
    struct progress_page *progress = progress_of(press->page);
    progress_show(progress, (progress->shown + 1) % progress->view.people);
}

static void begin_exercise(const struct press *press)
{
    struct progress_page *progress = progress_of(press->page);
    const struct progress_view *view = &progress->view;
    struct training_exercise exercise =
        training_exercise_against(&view->weakness[view->list.chosen]);
    struct problem problem;
    struct page *practice = progress->open(&exercise, view->name, &problem);
    if (practice != NULL)
        app_open(press->app, practice);
    else
        app_say(press->app, problem.text);
}

static const struct page_key keys[] = {
    ROW(has_exercises, begin_exercise, 0, K_("exercise"),
        N_("Practise just this: the decision, at that stage, with such a tile."), KEYS_ENTER),
    ROW(has_weaknesses, progress_move, 0, K_("choose"), N_("Choose what to practise."), KEYS_UP,
        KEYS_DOWN, 'k', 'j'),
    ROW(has_weaknesses, progress_move, 0, NULL, N_("Go up or down by a page."), KEYS_PAGE_UP,
        KEYS_PAGE_DOWN),
    ROW(has_weaknesses, progress_move, 0, NULL, N_("Go to the first or the last line."), KEYS_HOME,
        KEYS_END),
    ROW(has_practice, change_kind, 1, K_("kind"),
        N_("Show the next kind of decision, or all of them."), KEYS_TAB, KEYS_RIGHT, 'l'),
    ROW(has_practice, change_kind, -1, NULL, N_("Show the previous kind of decision."),
        KEYS_BACK_TAB, KEYS_LEFT, 'h'),
    ROW(has_others, change_person, 0, K_("name"), N_("Show the next person who practised here."),
        'n'),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back."), KEYS_ESCAPE, 'q'),
};

static bool progress_point(struct page *page, struct app *app, const struct gesture *gesture,
                           const struct surroundings *around)
{
    struct progress_view *view = &progress_of(page)->view;
    if (gesture_clicks(gesture, TARGET_KIND)) {
        view->kind = (unsigned)gesture->target.which;
        return true;
    }
    return list_point(&view->list, &weakness_list, view->weaknesses, app, gesture, around);
}

static void progress_page_draw(struct page *page, struct canvas *canvas,
                               const struct surroundings *around)
{
    struct progress_page *progress = progress_of(page);
    progress_draw(&progress->view, progress->problem.text, canvas, around);
}

static bool news(struct page *page, struct problem *news)
{
    struct progress_page *progress = progress_of(page);
    *news = progress->news;
    progress->news.text[0] = '\0';
    return news->text[0] != '\0';
}

/* An exercise has been practised: what it added is read. */
static void resume(struct page *page)
{
    struct progress_page *progress = progress_of(page);
    char name[TRAINING_NAME_SIZE];
    strcpy(name, progress->view.name);
    training_entries_free(&progress->entries);
    progress->problem.text[0] = '\0';
    read_history(progress, name);
    progress->news.text[0] = '\0'; /* it has been told */
}

static void progress_close(struct page *page)
{
    training_entries_free(&progress_of(page)->entries);
    free(page);
}

static const struct page_kind kind = {
    .name = N_("Progress"),
    .draw = progress_page_draw,
    PAGE_KEYS(keys),
    .point = progress_point,
    .news = news,
    .resume = resume,
    .close = progress_close,
};

struct page *progress_page(const char *name, long long now, exercise_opener *open)
{
    struct progress_page *progress = (struct progress_page *)page_new(&kind, sizeof *progress);
    if (progress == NULL)
        return NULL;
    progress->now = now;
    progress->open = open;
    progress->view.kind = DECISION_KINDS_COUNT;
    read_history(progress, name);
    return &progress->page;
}
