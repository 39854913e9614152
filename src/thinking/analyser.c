#include "thinking/analyser.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Milliseconds between two pieces of news. */
enum { NEWS_MS = 400 };

static void analyser_take_findings(struct analyser *analyser)
{
    struct findings *found = &analyser->next;
    memcpy(found->decision, game_analysis_judgements(analyser->analysis, &found->decisions),
           found->decisions * sizeof *found->decision);
    found->points = judgement_turning_points(found->decision, found->decisions, found->point);
    found->playouts = game_analysis_playouts(analyser->analysis);
}

static void analyser_play(void *of, unsigned part)
{
    struct analyser *analyser = of;
    analyser->has_more[part] = game_analysis_go_on(analyser->analysis, part, 1);
}

/* The last to come to a meeting holds it: all threads stand still, so that the analysis can be
 * asked, and go on to its next stage. */
static void analyser_hold_meeting(struct analyser *analyser)
{
    bool has_more = false;
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
        has_more |= analyser->has_more[part];
    analyser->is_over = !has_more && !game_analysis_next_stage(analyser->analysis);
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

/* Everything that memory can run out for; what there is by then is freed by the caller. */
static bool analyser_prepare(struct analyser *analyser, const struct session *session,
                             unsigned playouts)
{
    unsigned moves = (unsigned)session->made;
    void *memory = malloc(game_analysis_size(moves));
    analyser->move = calloc(moves + 1, sizeof *analyser->move);
    if (memory == NULL || analyser->move == NULL) {
        free(memory);
        return false;
    }
    for (unsigned m = 0; m < moves; m++)
        analyser->move[m] = (struct game_move){&session->steps[m].before, session->steps[m].move};
    analyser->analysis = game_analysis_begin(
        memory, &(struct game_analysis_request){
                    .move = analyser->move, .moves = moves, .playouts = playouts, .seed = moves});
    if (!findings_begin(&analyser->next, analyser->analysis) ||
        !findings_begin(&analyser->found, analyser->analysis))
        return false;
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

struct analyser *analyser_new(const struct session *session, unsigned playouts)
{
    struct analyser *analyser = calloc(1, sizeof *analyser);
    if (analyser == NULL || !job_open(&analyser->job)) {
        free(analyser);
        return NULL;
    }
    if (analyser_prepare(analyser, session, playouts) &&
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
