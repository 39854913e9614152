#include "tui/practice/practice.h"

#include "language/language.h"
#include "tui/table/table_bots.h"

#include <stdlib.h>
#include <time.h>

static struct page *table_of(struct page *page)
{
    return &((struct practice *)page)->table->page;
}

static bool is_at_table(const struct page *page)
{
    return ((const struct practice *)page)->state == PRACTICE_PLAYS;
}

static void practice_act(const struct press *press)
{
    struct practice *practice = practice_pressed(press);
    bool is_dead = practice->state == PRACTICE_REVIEWS && press->around->now < practice->dead_until;
    if (is_dead)
        return;
    if (!is_at_table(press->page) || practice_owns(press->binding)) {
        press->binding->deed(press); /* which may close the page */
        return;
    }
    struct page *table = table_of(press->page);
    table->kind->act(&(struct press){table, press->app, press->binding, press->key, press->around});
    practice_follow(practice, press->around->now);
}

static bool practice_type(struct page *page, struct app *app, uint32_t key,
                          const struct surroundings *around)
{
    struct practice *practice = (struct practice *)page;
    return is_at_table(page) && !practice->is_leaving &&
           table_of(page)->kind->type(table_of(page), app, key, around);
}

static bool practice_point(struct page *page, struct app *app, const struct gesture *gesture,
                           const struct surroundings *around)
{
    struct practice *practice = (struct practice *)page;
    if (practice->state == PRACTICE_REVIEWS)
        return review_view_point(&practice->view, gesture);
    if (!is_at_table(page) || practice->is_leaving)
        return false;
    bool meant = table_of(page)->kind->point(table_of(page), app, gesture, around);
    practice_follow(practice, around->now);
    return meant;
}

enum { BEAT = 400 /* milliseconds */ };

/* The sign that a position is being looked for. */
static bool beat(struct practice *practice, long long now)
{
    unsigned before = practice->beat;
    practice->beat = (unsigned)(now / BEAT);
    return practice->beat != before;
}

static bool practice_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    struct practice *practice = (struct practice *)page;
    bool has_changed = false;
    switch (practice->state) {
    case PRACTICE_SEEKS:
        has_changed = beat(practice, around->now);
        return practice_seek(practice, app) || has_changed;
    case PRACTICE_PLAYS:
        if (!practice->is_leaving)
            has_changed = table_of(page)->kind->tick(table_of(page), app, around);
        practice_follow(practice, around->now);
        return has_changed || practice->state != PRACTICE_PLAYS;
    case PRACTICE_REVIEWS:
        has_changed = reviewer_look(&practice->reviewer);
        if (!reviewer_is_busy(&practice->reviewer))
            practice_enter(practice, app);
        return has_changed;
    case PRACTICE_ENDS:
        break;
    }
    return false;
}

static int patience(const struct page *page, long long now)
{
    const struct practice *practice = (const struct practice *)page;
    switch (practice->state) {
    case PRACTICE_SEEKS:
        return patience_until((now / BEAT + 1) * BEAT, now);
    case PRACTICE_PLAYS:
        return practice->is_leaving
                   ? REST
                   : practice->table->page.kind->patience(&practice->table->page, now);
    case PRACTICE_REVIEWS:
    case PRACTICE_ENDS:
        break;
    }
    return REST;
}

static int practice_waits_for(const struct page *page)
{
    const struct practice *practice = (const struct practice *)page;
    switch (practice->state) {
    case PRACTICE_SEEKS:
        return practice_source_fd(practice->source);
    case PRACTICE_PLAYS:
        return practice->is_leaving ? -1 : table_bots_waits_for(practice->table);
    case PRACTICE_REVIEWS:
        return reviewer_is_busy(&practice->reviewer) ? reviewer_fd(&practice->reviewer) : -1;
    case PRACTICE_ENDS:
        break;
    }
    return -1;
}

static void practice_resume(struct page *page)
{
    if (is_at_table(page))
        table_of(page)->kind->resume(table_of(page));
}

/* Who leaves in the middle of a review has held the auction. */
static void practice_close(struct page *page)
{
    struct practice *practice = (struct practice *)page;
    practice_enter(practice, NULL);
    reviewer_close(&practice->reviewer);
    practice_source_free(practice->source);
    if (practice->table != NULL)
        page_close(&practice->table->page);
    free(practice);
}

static const struct page_kind practice_kind = {
    .name = N_("Practice"),
    .draw = practice_draw,
    .bindings = practice_bindings,
    .act = practice_act,
    .type = practice_type,
    .point = practice_point,
    .tick = practice_tick,
    .patience = patience,
    .waits_for = practice_waits_for,
    .close = practice_close,
    .resume = practice_resume,
};

struct page *practice_page_of(const struct practice_plan *plan, struct problem *problem)
{
    struct practice *practice = (struct practice *)page_new(&practice_kind, sizeof *practice);
    if (practice == NULL) {
        problem_say(problem, "%s", _("Not enough memory for that."));
        return NULL;
    }
    practice->plan = *plan;
    practice->plan.again = NULL;
    practice->plan.agains = 0;
    if (plan->exercise != NULL) {
        practice->exercise = *plan->exercise;
        practice->plan.exercise = &practice->exercise;
    }
    practice->began = (long long)time(NULL);
    practice->source = practice_source_new(plan, problem);
    if (practice->source == NULL) {
        practice_close(&practice->page);
        return NULL;
    }
    practice->count = practice_source_count(practice->source);
    practice_source_prepare(practice->source, 0);
    return &practice->page;
}
