#include "tui/tutorial/tutorial.h"

#include "language/language.h"

#include <stdlib.h>
#include <string.h>

static void go_to_lesson(const struct press *press, size_t lesson)
{
    if (!tutorial_go_to(tutorial_pressed(press), press->app, lesson, press->around->now))
        app_say(press->app, _("Not enough memory for the tutorial."));
}

void tutorial_skip(const struct press *press)
{
    size_t lesson = tutorial_step(tutorial_pressed(press))->lesson + 1u;
    if (lesson == script_lessons_count())
        app_close(press->app);
    else
        go_to_lesson(press, lesson);
}

void tutorial_again(const struct press *press)
{
    const struct tutorial *tutorial = tutorial_pressed(press);
    size_t lesson = tutorial_step(tutorial)->lesson;
    if (lesson > 0 && tutorial->step == script_run_first_step(&tutorial->run, lesson))
        lesson--;
    go_to_lesson(press, lesson);
}

void tutorial_go_on(const struct press *press)
{
    if (!tutorial_next(tutorial_pressed(press), press->app, press->around->now))
        app_close(press->app);
}

void tutorial_ask_to_leave(const struct press *press)
{
    tutorial_pressed(press)->is_leaving = true;
}

void tutorial_stay(const struct press *press)
{
    tutorial_pressed(press)->is_leaving = false;
}

/* The game of the table goes on being the tutorial's: the replay gets one of its own. */
void tutorial_replay(const struct press *press)
{
    const struct tutorial *tutorial = tutorial_pressed(press);
    struct session session;
    struct problem problem;
    if (!script_run_whole_session(&tutorial->run, tutorial_step(tutorial)->lesson, &session,
                                  &problem)) {
        app_say(press->app, problem.text);
        return;
    }
    struct page *replay = replay_page(&session);
    if (replay == NULL)
        session_close(&session);
    app_open(press->app, replay);
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
    struct tutorial *tutorial = (struct tutorial *)page;
    struct page *table = &tutorial->table->page;
    return !tutorial->is_leaving && table->kind->type(table, app, key, around);
}

/* Where the table lets point at things, the learner may: what comes of it is looked at as if it had
 * been done by keys. */
static bool tutorial_point(struct page *page, struct app *app, const struct gesture *gesture,
                           const struct surroundings *around)
{
    struct tutorial *tutorial = (struct tutorial *)page;
    struct page *table = &tutorial->table->page;
    bool may_click = !tutorial_is_telling(tutorial) && !tutorial->is_leaving;
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

static int patience(const struct page *page, long long now)
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
    .patience = patience,
    .close = tutorial_close,
    .resume = tutorial_resume,
};

struct page *tutorial_page(void)
{
    struct tutorial *tutorial = (struct tutorial *)page_new(&tutorial_kind, sizeof *tutorial);
    struct problem problem;
    if (tutorial == NULL)
        return NULL;
    if (!script_run_make(&tutorial->run, &problem) || !tutorial_go_to(tutorial, NULL, 0, 0)) {
        tutorial_close(&tutorial->page);
        return NULL;
    }
    return &tutorial->page;
}
