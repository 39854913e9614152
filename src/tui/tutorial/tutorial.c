#include "tui/tutorial/tutorial.h"
#include "language/language.h"

#include <stdlib.h>
#include <string.h>

static struct tutorial *tutorial_pressed(const struct press *press)
{
    return (struct tutorial *)press->page;
}

static void go_to_lesson(const struct press *press, size_t lesson)
{
    if (!tutorial_go_to(tutorial_pressed(press), press->app, lesson, press->around->now))
        app_say(press->app, _("Not enough memory for the tutorial."));
}

static void tutorial_skip(const struct press *press)
{
    size_t lesson = tutorial_step(tutorial_pressed(press))->lesson + 1u;
    if (lesson == SCRIPT_LESSONS_COUNT)
        app_close(press->app);
    else
        go_to_lesson(press, lesson);
}

static void tutorial_again(const struct press *press)
{
    const struct tutorial *tutorial = tutorial_pressed(press);
    size_t lesson = tutorial_step(tutorial)->lesson;
    if (lesson > 0 && tutorial->step == script_run_first_step(&tutorial->run, lesson))
        lesson--;
    go_to_lesson(press, lesson);
}

static void tutorial_go_on(const struct press *press)
{
    if (!tutorial_next(tutorial_pressed(press), press->app, press->around->now))
        app_close(press->app);
}

/* The game of the table goes on being the tutorial's: the replay gets one of its own. */
static void tutorial_replay(const struct press *press)
{
    const struct tutorial *tutorial = tutorial_pressed(press);
    size_t lesson = tutorial_step(tutorial)->lesson;
    size_t moves = tutorial->run.game[script_lessons[lesson].game].moves;
    struct session session;
    struct problem problem;
    if (!script_run_session(&tutorial->run, lesson, moves, &session, &problem)) {
        app_say(press->app, problem.text);
        return;
    }
    struct page *replay = replay_page(&session);
    if (replay == NULL)
        session_close(&session);
    app_open(press->app, replay);
}

/* The keys of the tutorial: those of the table that a step needs, and its own. */

/* While the guide tells something one may look, and nothing else; who plays can be changed where
 * the step is about that. Leaving has its own question here, the game leads to no other, lessons
 * have ways of their own to be begun again, and the guide gives the hints. */
static unsigned uses_of(const struct tutorial *tutorial)
{
    unsigned uses = 1u << KEY_LOOKS;
    if (!tutorial_is_telling(tutorial))
        uses |= 1u << KEY_PLAYS;
    if (tutorial_step(tutorial)->script->kind == STEP_SEATS)
        uses |= 1u << KEY_SEATS;
    return uses;
}

static bool is_bare(const struct page *page)
{
    return table_is_bare(((const struct tutorial *)page)->table);
}

static bool is_read(const struct page *page)
{
    return is_bare(page) && tutorial_is_telling((const struct tutorial *)page);
}

/* Before the keys of the table; and below those, which are shown in the guide's box as well. */
static const struct page_key first[] = {
    ROW(is_read, tutorial_go_on, 0, K_("go on"), N_("Read on."), KEYS_ENTER, 'n', ' '),
};
static const struct page_key last[] = {
    ROW(is_bare, tutorial_skip, 0, NULL, N_("Skip this lesson."), '>'),
    ROW(is_bare, tutorial_again, 0, NULL, N_("Restart this lesson, or go to the previous one."),
        '<'),
    ROW(is_bare, page_leave, 0, NULL, N_("Go back to the list of lessons."), KEYS_ESCAPE, 'q'),
};
#define POSSIBLE(rows, bindings) page_possible(page, rows, sizeof rows / sizeof rows[0], bindings)

static bool tutorial_owns(const struct binding *binding)
{
    static void (*const own[])(const struct press *press) = {
        tutorial_go_on, tutorial_skip, tutorial_again, page_leave, tutorial_replay,
    };
    for (size_t o = 0; o < sizeof own / sizeof own[0]; o++)
        if (own[o] == binding->deed)
            return true;
    return false;
}

static size_t tutorial_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    enum { LAST = sizeof last / sizeof last[0] };
    const struct tutorial *tutorial = (const struct tutorial *)page;
    struct binding offered[BINDINGS_MAX];
    tutorial->table->page.keymap = page->keymap;
    size_t count = POSSIBLE(first, bindings);
    size_t offers = table_bindings_for(tutorial->table, uses_of(tutorial), offered);
    for (size_t o = 0; o < offers && count + LAST < BINDINGS_MAX; o++) {
        bindings[count] = offered[o];
        if (offered[o].deed == table_deed_replay) /* the table's session is the tutorial's */
            bindings[count].deed = tutorial_replay;
        count++;
    }
    return count + POSSIBLE(last, bindings + count);
}

void tutorial_quieten(struct quiet *quiet, const struct surroundings *around)
{
    quiet->around = *around;
    quiet->settings = *around->settings;
    quiet->around.settings = &quiet->settings;
    strcpy(quiet->settings.value[SETTINGS_HINTS], "off");
    strcpy(quiet->settings.value[SETTINGS_CONFIRM], "off");
    strcpy(quiet->settings.value[SETTINGS_BANNER], "on");
    strcpy(quiet->settings.value[SETTINGS_AUTO_END], "off");
    strcpy(quiet->settings.value[SETTINGS_BOT_PACE], "slow");
}

static void tutorial_act(const struct press *press)
{
    struct tutorial *tutorial = tutorial_pressed(press);
    struct page *table = &tutorial->table->page;
    struct quiet quiet;
    tutorial_quieten(&quiet, press->around);
    tutorial->went_astray = false;
    if (tutorial_owns(press->binding)) {
        press->binding->deed(press);
    } else {
        table->kind->act(
            &(struct press){table, press->app, press->binding, press->key, &quiet.around});
        tutorial_follow(tutorial, press->app, press->around->now);
    }
}

/* Letters of places are typed here as at any table. */
static bool tutorial_type(struct page *page, struct app *app, uint32_t key,
                          const struct surroundings *around)
{
    struct page *table = &((struct tutorial *)page)->table->page;
    return table->kind->type(table, app, key, around);
}

/* Where the table lets point at things, the learner may: what comes of it is looked at as if it had
 * been done by keys. */
static bool tutorial_point(struct page *page, struct app *app, const struct gesture *gesture,
                           const struct surroundings *around)
{
    struct tutorial *tutorial = (struct tutorial *)page;
    struct page *table = &tutorial->table->page;
    bool may_click = !tutorial_is_telling(tutorial);
    if (table->kind->point == NULL || (gesture->kind == GESTURE_CLICK && !may_click))
        return false;
    tutorial->went_astray = false;
    struct quiet quiet;
    tutorial_quieten(&quiet, around);
    bool meant = table->kind->point(table, app, gesture, &quiet.around);
    tutorial_follow(tutorial, app, around->now);
    return meant;
}

static bool tutorial_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    struct tutorial *tutorial = (struct tutorial *)page;
    struct page *table = &tutorial->table->page;
    size_t step = tutorial->step;
    struct quiet quiet;
    tutorial_quieten(&quiet, around);
    bool has_changed = table->kind->tick(table, app, &quiet.around);
    tutorial_follow(tutorial, app, around->now);
    return has_changed || tutorial->step != step;
}

static int tutorial_patience(const struct page *page, long long now)
{
    const struct page *table = &((const struct tutorial *)page)->table->page;
    return table->kind->patience(table, now);
}

/* Where the step was to come back from another page it is done. */
static void tutorial_resume(struct page *page)
{
    struct tutorial *tutorial = (struct tutorial *)page;
    struct page *table = &tutorial->table->page;
    table->kind->resume(table);
    if (tutorial_step(tutorial)->script->kind == STEP_RETURN)
        tutorial_follow(tutorial, NULL, 0);
}

static void tutorial_close(struct page *page)
{
    struct tutorial *tutorial = (struct tutorial *)page;
    if (tutorial->table != NULL)
        page_close(&tutorial->table->page);
    free(tutorial);
}

static const struct page_kind tutorial_kind = {
    .name = N_("Tutorial"),
    .draw = tutorial_draw,
    .bindings = tutorial_bindings,
    .act = tutorial_act,
    .type = tutorial_type,
    .point = tutorial_point,
    .tick = tutorial_tick,
    .patience = tutorial_patience,
    .close = tutorial_close,
    .resume = tutorial_resume,
};

struct page *tutorial_lesson_page(size_t lesson)
{
    struct tutorial *tutorial = (struct tutorial *)page_new(&tutorial_kind, sizeof *tutorial);
    struct problem problem;
    if (tutorial == NULL)
        return NULL;
    if (!script_run_make(&tutorial->run, &problem) || !tutorial_go_to(tutorial, NULL, lesson, 0)) {
        tutorial_close(&tutorial->page);
        return NULL;
    }
    return &tutorial->page;
}
