#include "thinking/analyser.h"

#include "thinking/thread.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Milliseconds between two pieces of news. */
enum { NEWS_MS = 400 };

/* What is looked at: a copy of what the analysis says. */
struct findings {
    struct analysed *decision;
    unsigned decisions;
    unsigned points, point[TURNING_POINTS_MOST];
    unsigned playouts;
};

struct analyst {
    struct analyser *analyser;
    unsigned part;
    pthread_t thread;
};

struct analyser {
    struct game_move *move; /* those of the session */
    struct game_analysis *analysis;
    struct findings shown;
    struct analyst analyst[GAME_ANALYSIS_PARTS];
    unsigned threads;
    int news[2]; /* a pipe: a byte waits in it while there are news */
    atomic_bool is_over, is_ended, has_news;
    /* `lock` guards what follows. At a meeting all threads stand still, so that the analysis can be
     * asked, and go on to its next stage. */
    pthread_mutex_t lock;
    pthread_cond_t is_met;
    struct findings found;
    unsigned meetings, waiting;
    unsigned with_more; /* of those waiting: that have more to do in this stage */
    struct timespec told;
};

static void take_findings(struct analyser *analyser)
{
    struct findings *found = &analyser->found;
    for (unsigned d = 0; d < found->decisions; d++)
        found->decision[d] = *game_analysis_decision(analyser->analysis, d);
    found->points = game_analysis_turning_points(analyser->analysis, found->point);
    found->playouts = game_analysis_playouts(analyser->analysis);
}

static bool is_time_for_news(const struct analyser *analyser)
{
    return clock_ms_since(CLOCK_MONOTONIC, analyser->told) >= NEWS_MS;
}

/* The last to come to a meeting holds it. */
static void hold_meeting(struct analyser *analyser)
{
    bool has_more = analyser->with_more > 0 || game_analysis_next_stage(analyser->analysis);
    analyser->is_over = !has_more;
    if (!has_more || is_time_for_news(analyser)) {
        take_findings(analyser);
        analyser->told = clock_read(CLOCK_MONOTONIC);
        if (!atomic_exchange(&analyser->has_news, true))
            thread_tell(analyser->news);
    }
    analyser->waiting = analyser->with_more = 0;
    analyser->meetings++;
    pthread_cond_broadcast(&analyser->is_met);
}

/* A thread comes after each piece, and stays where there is something to meet for: its part has
 * nothing more to do, another one waits, or there is to be news. */
static void come_to_meeting(struct analyser *analyser, bool has_more)
{
    pthread_mutex_lock(&analyser->lock);
    unsigned meetings = analyser->meetings;
    if (!has_more || analyser->waiting > 0 || is_time_for_news(analyser)) {
        analyser->with_more += has_more;
        if (++analyser->waiting == GAME_ANALYSIS_PARTS)
            hold_meeting(analyser);
        while (analyser->meetings == meetings && !analyser->is_ended)
            pthread_cond_wait(&analyser->is_met, &analyser->lock);
    }
    pthread_mutex_unlock(&analyser->lock);
}

static void *work(void *of)
{
    struct analyst *analyst = of;
    struct analyser *analyser = analyst->analyser;
    thread_give_way();
    while (!analyser->is_over && !analyser->is_ended)
        come_to_meeting(analyser, game_analysis_go_on(analyser->analysis, analyst->part, 1));
    return NULL;
}

static void end_threads(struct analyser *analyser)
{
    while (analyser->threads > 0)
        pthread_join(analyser->analyst[--analyser->threads].thread, NULL);
}

static bool start_threads(struct analyser *analyser)
{
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++) {
        struct analyst *analyst = &analyser->analyst[part];
        *analyst = (struct analyst){.analyser = analyser, .part = part};
        if (!thread_start(&analyst->thread, work, analyst))
            return false;
        analyser->threads++;
    }
    return true;
}

static bool begin_findings(struct findings *findings, const struct game_analysis *analysis)
{
    findings->decisions = game_analysis_decisions(analysis);
    findings->decision = calloc(findings->decisions + 1, sizeof *findings->decision);
    return findings->decision != NULL;
}

static void copy_findings(struct findings *to, const struct findings *from)
{
    struct analysed *decision = to->decision;
    memcpy(decision, from->decision, from->decisions * sizeof *decision);
    *to = *from;
    to->decision = decision;
}

/* Everything that can run out; what there is by then is freed by the caller. */
static bool analyser_begin(struct analyser *analyser, const struct session *session,
                           unsigned playouts)
{
    unsigned moves = (unsigned)session->made;
    struct game_analysis_request request = {.moves = moves, .playouts = playouts, .seed = moves};
    void *memory = malloc(game_analysis_size(moves));
    analyser->move = calloc(moves + 1, sizeof *analyser->move);
    if (memory == NULL || analyser->move == NULL) {
        free(memory);
        return false;
    }
    for (unsigned m = 0; m < moves; m++)
        analyser->move[m] = (struct game_move){&session->steps[m].before, session->steps[m].move};
    request.move = analyser->move;
    analyser->analysis = game_analysis_begin(memory, &request);
    if (!begin_findings(&analyser->found, analyser->analysis) ||
        !begin_findings(&analyser->shown, analyser->analysis) || !thread_open_pipe(analyser->news))
        return false;
    take_findings(analyser);
    copy_findings(&analyser->shown, &analyser->found);
    analyser->told = clock_read(CLOCK_MONOTONIC);
    return start_threads(analyser);
}

struct analyser *analyser_new(const struct session *session, unsigned playouts)
{
    struct analyser *analyser = calloc(1, sizeof *analyser);
    if (analyser == NULL)
        return NULL;
    analyser->news[0] = analyser->news[1] = -1;
    pthread_mutex_init(&analyser->lock, NULL);
    pthread_cond_init(&analyser->is_met, NULL);
    if (analyser_begin(analyser, session, playouts))
        return analyser;
    int why = errno;
    analyser_free(analyser);
    errno = why;
    return NULL;
}

void analyser_free(struct analyser *analyser)
{
    if (analyser == NULL)
        return;
    pthread_mutex_lock(&analyser->lock);
    analyser->is_ended = true;
    pthread_cond_broadcast(&analyser->is_met);
    pthread_mutex_unlock(&analyser->lock);
    end_threads(analyser);
    pthread_cond_destroy(&analyser->is_met);
    pthread_mutex_destroy(&analyser->lock);
    if (analyser->news[0] >= 0)
        thread_close_pipe(analyser->news);
    free(analyser->found.decision);
    free(analyser->shown.decision);
    free(analyser->analysis);
    free(analyser->move);
    free(analyser);
}

bool analyser_look(struct analyser *analyser)
{
    if (!analyser->has_news)
        return false;
    pthread_mutex_lock(&analyser->lock);
    copy_findings(&analyser->shown, &analyser->found);
    thread_hear(analyser->news);
    analyser->has_news = false;
    pthread_mutex_unlock(&analyser->lock);
    return true;
}

unsigned analyser_decisions(const struct analyser *analyser)
{
    return analyser->shown.decisions;
}

const struct analysed *analyser_decision(const struct analyser *analyser, unsigned number)
{
    return &analyser->shown.decision[number];
}

unsigned analyser_turning_points(const struct analyser *analyser,
                                 unsigned number[TURNING_POINTS_MOST])
{
    memcpy(number, analyser->shown.point, sizeof analyser->shown.point);
    return analyser->shown.points;
}

unsigned analyser_playouts(const struct analyser *analyser)
{
    return analyser->shown.playouts;
}

unsigned analyser_budget(const struct analyser *analyser)
{
    return game_analysis_budget(analyser->analysis);
}

bool analyser_is_busy(const struct analyser *analyser)
{
    return !analyser->is_over || analyser->has_news;
}

void analyser_wait(struct analyser *analyser)
{
    end_threads(analyser);
}

int analyser_fd(const struct analyser *analyser)
{
    return analyser->news[0];
}
