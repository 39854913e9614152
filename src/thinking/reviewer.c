#include "thinking/reviewer.h"

#include "thinking/thread.h"

#include <stdlib.h>

/* Finds the review with the values that were looked at last, which stay as they are meanwhile. */
struct finder {
    pthread_t thread;
    bool is_at_work;
    bool has_last; /* these are the last values of the valuing */
    int found[2];  /* a pipe: a byte waits in it once it is done */
    unsigned playouts;
    unsigned number;
    const struct valuing *values;
    const struct auction_held *held;
    struct auction_review review;
    struct auction_theory theory; /* room to work in */
};

static void *run(void *of)
{
    struct finder *finder = of;
    auction_review_find(&finder->review, finder->held, finder->values, finder->number,
                        &finder->theory);
    thread_tell(finder->found);
    return NULL;
}

static struct finder *finder_new(void)
{
    struct finder *finder = calloc(1, sizeof *finder);
    if (finder == NULL || thread_open_pipe(finder->found))
        return finder;
    free(finder);
    return NULL;
}

static void end_work(struct finder *finder)
{
    if (!finder->is_at_work)
        return;
    pthread_join(finder->thread, NULL);
    thread_hear(finder->found);
    finder->is_at_work = false;
}

static bool begin_valuing(struct reviewer *reviewer, const struct game *game)
{
    reviewer->is_last_known = false;
    reviewer->finder->playouts = 0;
    return valuer_begin(reviewer->valuer, &(struct valuing_request){.game = game,
                                                                    .playouts = reviewer->playouts,
                                                                    .seed = reviewer->seed});
}

bool reviewer_begin(struct reviewer *reviewer, const struct game *revealed, unsigned playouts,
                    uint64_t seed)
{
    reviewer->playouts = playouts;
    reviewer->seed = seed;
    reviewer->number = 0;
    if (reviewer->valuer == NULL)
        reviewer->valuer = valuer_new();
    if (reviewer->valuer != NULL)
        valuer_limit(reviewer->valuer, valuer_limits_of_screen);
    if (reviewer->finder == NULL)
        reviewer->finder = finder_new();
    if (reviewer->valuer == NULL || reviewer->finder == NULL)
        return false;
    end_work(reviewer->finder);
    reviewer->held.decisions = 0;
    return begin_valuing(reviewer, revealed);
}

void reviewer_rest(struct reviewer *reviewer, bool rests)
{
    if (rests)
        valuer_pause(reviewer->valuer);
    else
        valuer_go_on(reviewer->valuer);
}

/* Whether that many games more tell so much more that it is worth finding out. */
static bool is_worth_it(const struct finder *finder, unsigned playouts)
{
    return finder->has_last || playouts > finder->playouts + finder->playouts / 8;
}

/* Begins with the values there are; where threads run out, it is done at once. */
static void begin_finding(struct reviewer *reviewer)
{
    struct finder *finder = reviewer->finder;
    bool has_last = !valuer_is_busy(reviewer->valuer);
    const struct valuing *values = valuer_look(reviewer->valuer);
    finder->has_last = has_last;
    if (values == NULL || !is_worth_it(finder, valuing_playouts(values)))
        return;
    finder->values = values;
    finder->playouts = valuing_playouts(values);
    finder->held = &reviewer->held;
    finder->number = reviewer->number;
    finder->review = reviewer->review;
    finder->is_at_work = true;
    if (thread_start(&finder->thread, run, finder))
        return;
    run(finder);
    thread_hear(finder->found);
    finder->is_at_work = false;
    reviewer->review = finder->review;
    reviewer->is_last_known = has_last;
}

void reviewer_take(struct reviewer *reviewer, const struct session *session, size_t from)
{
    for (size_t step = from; step < session->made; step++)
        auction_held_add(&reviewer->held, &session->steps[step].before, session->steps[step].move);
    auction_review_begin(&reviewer->review, &reviewer->held);
    reviewer_rest(reviewer, false);
    if (reviewer->held.decisions > 0)
        begin_finding(reviewer);
    else
        reviewer->is_last_known = true;
}

static void take_up(struct reviewer *reviewer)
{
    end_work(reviewer->finder);
    reviewer->review = reviewer->finder->review;
    reviewer->is_last_known = reviewer->finder->has_last;
}

static bool has_another(const struct reviewer *reviewer)
{
    return reviewer->number + 1 < auction_held_valuings(&reviewer->held);
}

/* Each choice of a draft is valued after the one before it. */
static void reviewer_go_on(struct reviewer *reviewer)
{
    if (reviewer->is_last_known && has_another(reviewer)) {
        reviewer->number++;
        begin_valuing(reviewer, auction_held_game(&reviewer->held, reviewer->number));
    }
    if (!reviewer->is_last_known &&
        (valuer_has_news(reviewer->valuer) || !valuer_is_busy(reviewer->valuer)))
        begin_finding(reviewer);
}

bool reviewer_look(struct reviewer *reviewer)
{
    struct finder *finder = reviewer->finder;
    bool is_found = finder->is_at_work && thread_hear(finder->found);
    if (is_found)
        take_up(reviewer);
    if (!finder->is_at_work)
        reviewer_go_on(reviewer);
    return is_found;
}

void reviewer_settle(struct reviewer *reviewer)
{
    if (reviewer->finder->is_at_work)
        take_up(reviewer);
}

bool reviewer_is_busy(const struct reviewer *reviewer)
{
    return reviewer->finder != NULL && !reviewer->is_last_known;
}

int reviewer_fd(const struct reviewer *reviewer)
{
    const struct finder *finder = reviewer->finder;
    return finder->is_at_work ? finder->found[0] : valuer_fd(reviewer->valuer);
}

void reviewer_close(struct reviewer *reviewer)
{
    if (reviewer->finder != NULL) {
        end_work(reviewer->finder);
        thread_close_pipe(reviewer->finder->found);
    }
    free(reviewer->finder);
    valuer_free(reviewer->valuer);
    reviewer->finder = NULL;
    reviewer->valuer = NULL;
}
