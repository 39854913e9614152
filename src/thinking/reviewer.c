#include "thinking/reviewer.h"

#include <stdlib.h>

/* Finds the review with the values that were looked at last, which stay as they are meanwhile. */
struct finder {
    struct job job;
    bool has_last; /* these are the last values of the valuing */
    unsigned playouts;
    unsigned number;
    const struct valuing *values;
    const struct auction_held *held;
    struct auction_review review;
    struct auction_theory theory; /* room to work in */
};

static void finder_find(void *of, unsigned part)
{
    struct finder *finder = of;
    (void)part;
    auction_review_find(&finder->review, finder->held, finder->values, finder->number,
                        &finder->theory);
}

static struct finder *finder_new(void)
{
    struct finder *finder = calloc(1, sizeof *finder);
    if (finder == NULL || job_open(&finder->job))
        return finder;
    free(finder);
    return NULL;
}

static bool reviewer_begin_valuing(struct reviewer *reviewer, const struct game *game)
{
    reviewer->is_last_known = false;
    reviewer->finder->playouts = 0;
    return valuer_begin(reviewer->valuer,
                        &(struct valuing_request){
                            .game = game, .playouts = reviewer->playouts, .seed = reviewer->seed},
                        &valuer_limits_of_screen);
}

bool reviewer_begin(struct reviewer *reviewer, const struct game *revealed, unsigned playouts,
                    uint64_t seed)
{
    reviewer->playouts = playouts;
    reviewer->seed = seed;
    reviewer->number = 0;
    if (reviewer->valuer == NULL)
        reviewer->valuer = valuer_new();
    if (reviewer->finder == NULL)
        reviewer->finder = finder_new();
    if (reviewer->valuer == NULL || reviewer->finder == NULL)
        return false;
    job_drop(&reviewer->finder->job);
    reviewer->held.decisions = 0;
    return reviewer_begin_valuing(reviewer, revealed);
}

void reviewer_rest(struct reviewer *reviewer, bool rests)
{
    if (rests)
        job_pause(&reviewer->valuer->job);
    else
        job_go_on(&reviewer->valuer->job);
}

/* Whether that many games more tell so much more that it is worth finding out. */
static bool finder_is_worth_it(const struct finder *finder, unsigned playouts)
{
    return finder->has_last || playouts > finder->playouts + finder->playouts / 8;
}

/* With the values there are. */
static void reviewer_begin_finding(struct reviewer *reviewer)
{
    struct finder *finder = reviewer->finder;
    bool has_last = !job_is_at_work(&reviewer->valuer->job);
    const struct valuing *values = valuer_look(reviewer->valuer);
    finder->has_last = has_last;
    if (values == NULL || !finder_is_worth_it(finder, valuing_playouts(values)))
        return;
    finder->values = values;
    finder->playouts = valuing_playouts(values);
    finder->held = &reviewer->held;
    finder->number = reviewer->number;
    finder->review = reviewer->review;
    job_begin_or_do(&finder->job,
                    &(struct job_work){.of = finder, .play = finder_find, .parts = 1});
}

void reviewer_take(struct reviewer *reviewer, const struct session *session, size_t from)
{
    for (size_t step = from; step < session->made; step++)
        auction_held_add(&reviewer->held, &session->steps[step].before, session->steps[step].move);
    auction_review_begin(&reviewer->review, &reviewer->held);
    reviewer_rest(reviewer, false);
    if (reviewer->held.decisions > 0)
        reviewer_begin_finding(reviewer);
    else
        reviewer->is_last_known = true;
}

static void reviewer_take_up(struct reviewer *reviewer)
{
    reviewer->review = reviewer->finder->review;
    reviewer->is_last_known = reviewer->finder->has_last;
}

static bool reviewer_has_another(const struct reviewer *reviewer)
{
    return reviewer->number + 1 < auction_held_valuings(&reviewer->held);
}

/* Each choice of a draft is valued after the one before it. */
static void reviewer_go_on(struct reviewer *reviewer)
{
    if (reviewer->is_last_known && reviewer_has_another(reviewer)) {
        reviewer->number++;
        reviewer_begin_valuing(reviewer, &reviewer->held.before[reviewer->number]);
    }
    if (!reviewer->is_last_known &&
        (job_has_news(&reviewer->valuer->job) || !job_is_at_work(&reviewer->valuer->job)))
        reviewer_begin_finding(reviewer);
}

bool reviewer_look(struct reviewer *reviewer)
{
    bool is_found = job_look(&reviewer->finder->job);
    if (is_found)
        reviewer_take_up(reviewer);
    if (!job_is_busy(&reviewer->finder->job))
        reviewer_go_on(reviewer);
    return is_found;
}

void reviewer_settle(struct reviewer *reviewer)
{
    job_wait(&reviewer->finder->job);
    if (job_look(&reviewer->finder->job))
        reviewer_take_up(reviewer);
}

bool reviewer_is_busy(const struct reviewer *reviewer)
{
    return reviewer->finder != NULL && !reviewer->is_last_known;
}

int reviewer_fd(const struct reviewer *reviewer)
{
    const struct job *finding = &reviewer->finder->job, *valuing = &reviewer->valuer->job;
    return job_fd(job_is_busy(finding) ? finding : valuing);
}

void reviewer_close(struct reviewer *reviewer)
{
    if (reviewer->finder != NULL)
        job_close(&reviewer->finder->job);
    free(reviewer->finder);
    valuer_free(reviewer->valuer);
    reviewer->finder = NULL;
    reviewer->valuer = NULL;
}
