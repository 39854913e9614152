#include "thinking/judging.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

void auction_held_take(struct auction_held *held, const struct session *session, size_t from)
{
    held->decisions = held->given = 0;
    memcpy(held->fault, session->fault, sizeof held->fault);
    for (size_t step = from; step < session->made; step++) {
        auction_held_add(held, &session->steps[step].before, session->steps[step].move);
        if (step < session->given)
            held->given = held->decisions;
    }
}

size_t auction_reveal(const struct session *session)
{
    size_t made = session->made;
    while (session->steps[made - 1].move.verb != VERB_REVEAL)
        made--;
    return made;
}

const struct game *auction_revealed(const struct session *session)
{
    size_t reveal = auction_reveal(session);
    return reveal < session->made ? &session->steps[reveal].before : &session->game;
}

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
                        &(struct valuing_request){.game = game,
                                                  .playouts = reviewer->playouts,
                                                  .seed = reviewer->seed,
                                                  .solves = VALUING_SOLVES_AT_ONCE},
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
    auction_held_take(&reviewer->held, session, from);
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

/* Milliseconds between two pieces of news. */
enum { NEWS_MS = 400 };

/* By the games or the time, whichever is nearer its end. All threads stand still. */
static unsigned percent_done(const struct analyser *analyser)
{
    double games = (double)game_analysis_playouts(analyser->analysis) /
                   game_analysis_budget(analyser->analysis);
    double left = analyser->cpu_ms * analyser->later_share;
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
        left += analyser->share[part].stage_ms;
    double time = analyser->cpu_ms > 0 ? 1 - left / analyser->cpu_ms : 0;
    double done = games > time ? games : time;
    return done < 0.99 ? (unsigned)(100 * done) : 99;
}

static void analyser_take_findings(struct analyser *analyser)
{
    struct findings *found = &analyser->next;
    memcpy(found->decision, game_analysis_judgements(analyser->analysis, &found->decisions),
           found->decisions * sizeof *found->decision);
    found->points = judgement_turning_points(found->decision, found->decisions, found->point);
    found->playouts = game_analysis_playouts(analyser->analysis);
    found->percent = percent_done(analyser);
}

/* Time. */

/* Each part has as much for a stage, and what it did not need before, or less what it took too
 * much: a round and solving an end are not cut short. */
static void begin_shares(struct analyser *analyser)
{
    double stage = game_analysis_stage_share(analyser->analysis);
    double share = analyser->cpu_ms * stage;
    analyser->later_share -= stage;
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++) {
        analyser->share[part].stage_ms += share / GAME_ANALYSIS_PARTS;
        analyser->share[part].left = 0;
    }
}

/* What is being valued has its part of what is left for all that follows. */
static void take_share(struct analyser_share *share, unsigned left)
{
    if (left == share->left || left == 0)
        return;
    share->left = left;
    share->subject_ms = share->stage_ms / left;
}

static void analyser_play(void *of, unsigned part)
{
    struct analyser *analyser = of;
    struct analyser_share *share = &analyser->share[part];
    struct timespec from = clock_read(CLOCK_THREAD_CPUTIME_ID);
    take_share(share, game_analysis_left(analyser->analysis, part));
    analyser->has_more[part] = game_analysis_go_on(analyser->analysis, part, 1);
    double took = clock_ms_since(CLOCK_THREAD_CPUTIME_ID, from);
    share->stage_ms -= took;
    share->subject_ms -= took;
    if (analyser->cpu_ms == 0)
        return;
    if (share->stage_ms <= 0)
        game_analysis_leave_rest(analyser->analysis, part);
    else if (share->subject_ms <= 0 && game_analysis_left(analyser->analysis, part) == share->left)
        game_analysis_suffice(analyser->analysis, part);
    analyser->has_more[part] = game_analysis_left(analyser->analysis, part) > 0;
}

/* The last to come to a meeting holds it: all threads stand still, so that the analysis can be
 * asked, and go on to its next stage. */
static void analyser_hold_meeting(struct analyser *analyser)
{
    bool has_more = false;
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
        has_more |= analyser->has_more[part];
    analyser->is_over = !has_more && !game_analysis_next_stage(analyser->analysis);
    if (!has_more && !analyser->is_over)
        begin_shares(analyser);
    if (analyser->is_over || job_is_time_for_news(&analyser->job))
        analyser_take_findings(analyser);
    analyser->waiting = 0;
    analyser->meetings++;
    pthread_cond_broadcast(&analyser->job.changed);
}

/* A part comes after each piece, and stays where there is something to meet for: it has nothing
 * more to do, another one waits, or there is news to tell. */
static bool analyser_meet(void *of, unsigned part)
{
    struct analyser *analyser = of;
    struct job *job = &analyser->job;
    unsigned meetings = analyser->meetings;
    if (analyser->has_more[part] && analyser->waiting == 0 && !job_is_time_for_news(job))
        return true;
    if (++analyser->waiting == GAME_ANALYSIS_PARTS)
        analyser_hold_meeting(analyser);
    while (analyser->meetings == meetings && !job->is_dropped)
        pthread_cond_wait(&job->changed, &job->lock);
    return !analyser->is_over && !job->is_dropped;
}

static void findings_copy(struct findings *to, const struct findings *from)
{
    struct judgement *decision = to->decision;
    memcpy(decision, from->decision, from->decisions * sizeof *decision);
    *to = *from;
    to->decision = decision;
}

static void analyser_show(void *of)
{
    struct analyser *analyser = of;
    findings_copy(&analyser->found, &analyser->next);
}

static bool findings_begin(struct findings *findings, const struct game_analysis *analysis)
{
    game_analysis_judgements(analysis, &findings->decisions);
    findings->budget = game_analysis_budget(analysis);
    findings->decision = calloc(findings->decisions + 1, sizeof *findings->decision);
    return findings->decision != NULL;
}

/* All that needs memory; on failure the caller frees what there is. */
static bool analyser_prepare(struct analyser *analyser, const struct step *steps,
                             const struct analyser_request *request)
{
    unsigned moves = (unsigned)request->until;
    void *memory = malloc(game_analysis_size(moves));
    analyser->move = calloc(moves + 1, sizeof *analyser->move);
    if (memory == NULL || analyser->move == NULL) {
        free(memory);
        return false;
    }
    for (unsigned m = 0; m < moves; m++)
        analyser->move[m] = (struct game_move){&steps[m].before, steps[m].move};
    analyser->analysis =
        game_analysis_begin(memory, &(struct game_analysis_request){
                                        .move = analyser->move,
                                        .moves = moves,
                                        .from = (unsigned)request->from,
                                        .playouts = request->playouts,
                                        .seed = request->seed,
                                        .permission = {job_may_go_on, &analyser->job},
                                    });
    if (!findings_begin(&analyser->next, analyser->analysis) ||
        !findings_begin(&analyser->found, analyser->analysis))
        return false;
    analyser->later_share = 1;
    begin_shares(analyser);
    analyser_take_findings(analyser);
    analyser_show(analyser);
    return true;
}

void analyser_free(struct analyser *analyser)
{
    if (analyser == NULL)
        return;
    job_close(&analyser->job);
    free(analyser->next.decision);
    free(analyser->found.decision);
    free(analyser->analysis);
    free(analyser->move);
    free(analyser);
}

struct analyser *analyser_new(const struct session *session, const struct analyser_request *request)
{
    struct analyser *analyser = calloc(1, sizeof *analyser);
    if (analyser == NULL || !job_open(&analyser->job)) {
        free(analyser);
        return NULL;
    }
    analyser->cpu_ms = request->cpu_ms;
    if (analyser_prepare(analyser, session->steps, request) &&
        job_begin(&analyser->job, &(struct job_work){.of = analyser,
                                                     .play = analyser_play,
                                                     .add = analyser_meet,
                                                     .show = analyser_show,
                                                     .parts = (1u << GAME_ANALYSIS_PARTS) - 1,
                                                     .news_ms = NEWS_MS,
                                                     .gives_way = true}))
        return analyser;
    int why = errno;
    analyser_free(analyser);
    errno = why;
    return NULL;
}
