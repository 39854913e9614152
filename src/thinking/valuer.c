#include "thinking/valuer.h"

#include "thinking/thread.h"
#include "valuing/certainty.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

/* A part of the work. It has a thread of its own, or is done by the one that asked. */
struct part {
    struct valuing *valuing;
    unsigned number;
    double share_ms; /* of CPU time; 0: no limit */
    pthread_t thread;
    bool has_thread;
};

/* Plays until the part is done or its time is over, but one round in any case. */
static void *play_part(void *of)
{
    const struct part *part = of;
    struct timespec begun = clock_read(CLOCK_THREAD_CPUTIME_ID);
    while (valuing_go_on(part->valuing, part->number, 1) &&
           (part->share_ms <= 0 || clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun) < part->share_ms))
        ;
    return NULL;
}

void valuer_play(struct valuing *valuing, unsigned cpu_ms)
{
    struct part part[VALUING_PARTS];
    for (unsigned p = 0; p < VALUING_PARTS; p++) {
        part[p] = (struct part){
            .valuing = valuing, .number = p, .share_ms = (double)cpu_ms / VALUING_PARTS};
        part[p].has_thread = p > 0 && thread_start(&part[p].thread, play_part, &part[p]);
    }
    for (unsigned p = 0; p < VALUING_PARTS; p++)
        if (!part[p].has_thread)
            play_part(&part[p]);
    for (unsigned p = 0; p < VALUING_PARTS; p++)
        if (part[p].has_thread)
            pthread_join(part[p].thread, NULL);
}

/* In the background. */

/* Milliseconds between two times that news are told. */
enum { NEWS_MS = 200 };

/* A part with a thread of its own. */
struct worker {
    struct valuer *valuer;
    unsigned number;
    pthread_t thread;
    struct timespec begun; /* by the thread's own clock */
};

struct valuer {
    struct worker worker[VALUING_PARTS];
    unsigned threads; /* which have to be joined */
    bool is_begun;
    struct valuer_limits limits, next_limits; /* of what is valued; and from the next time on */
    unsigned player;                          /* whose turns are valued */
    struct valuing *shown;                    /* the copy that was looked at last */
    int news[2];                              /* a pipe: a byte waits in it while there are news */
    /* `lock` guards what follows; what is atomic may be read without it. */
    pthread_mutex_t lock;
    pthread_cond_t released; /* signalled when a pause ends */
    struct valuing *valuing;
    bool is_paused, is_dropped;
    atomic_bool is_held; /* either of these */
    atomic_bool has_news;
    atomic_uint at_work;    /* parts that have more to play */
    struct timespec told;   /* when there were news last, */
    struct timespec judged; /* and when it was judged whether the values are certain, */
    bool is_certain;        /* which they are */
};

/* The permission of the valuing: it is asked for before every turn of a playout. */
static bool may_go_on(void *of)
{
    struct valuer *valuer = of;
    if (!valuer->is_held)
        return true;
    pthread_mutex_lock(&valuer->lock);
    while (valuer->is_paused && !valuer->is_dropped)
        pthread_cond_wait(&valuer->released, &valuer->lock);
    bool may = !valuer->is_dropped;
    pthread_mutex_unlock(&valuer->lock);
    return may;
}

static void tell_news(struct valuer *valuer, bool is_last)
{
    bool is_time = is_last || clock_ms_since(CLOCK_MONOTONIC, valuer->told) >= NEWS_MS;
    if (valuer->has_news || !is_time)
        return;
    valuer->has_news = true;
    valuer->told = clock_read(CLOCK_MONOTONIC);
    thread_tell(valuer->news);
}

static bool is_certain(struct valuer *valuer)
{
    double within = valuer->limits.within;
    if (within > 0 && clock_ms_since(CLOCK_MONOTONIC, valuer->judged) >= NEWS_MS) {
        valuer->judged = clock_read(CLOCK_MONOTONIC);
        valuer->is_certain = certainty_is_reached(valuer->valuing, valuer->player, within);
    }
    return valuer->is_certain;
}

/* Each part has its share of the time. */
static bool has_time(const struct worker *worker)
{
    double share = (double)worker->valuer->limits.cpu_ms / VALUING_PARTS;
    return share <= 0 || clock_ms_since(CLOCK_THREAD_CPUTIME_ID, worker->begun) < share;
}

/* Adds a round. Returns whether there are more. */
static bool valuer_add(struct worker *worker, const struct batch *played)
{
    struct valuer *valuer = worker->valuer;
    pthread_mutex_lock(&valuer->lock);
    valuing_add(valuer->valuing, worker->number, played);
    bool has_more = valuing_has_more(valuer->valuing, worker->number) && has_time(worker) &&
                    !is_certain(valuer);
    tell_news(valuer, !has_more && valuer->at_work == 1);
    valuer->at_work -= !has_more; /* only then: without work or news there is nothing to wait for */
    pthread_mutex_unlock(&valuer->lock);
    return has_more;
}

static void *work(void *of)
{
    struct worker *worker = of;
    struct valuer *valuer = worker->valuer;
    struct batch played;
    thread_give_way();
    worker->begun = clock_read(CLOCK_THREAD_CPUTIME_ID);
    while (valuing_play(valuer->valuing, worker->number, &played) && valuer_add(worker, &played))
        ;
    return NULL;
}

static struct valuing *valuing_new(void)
{
    void *memory = malloc(valuing_size());
    return memory != NULL ? valuing_begin(memory) : NULL;
}

struct valuer *valuer_new(void)
{
    struct valuer *valuer = calloc(1, sizeof *valuer);
    if (valuer == NULL)
        return NULL;
    valuer->valuing = valuing_new();
    valuer->shown = valuing_new();
    if (valuer->valuing != NULL && valuer->shown != NULL && thread_open_pipe(valuer->news)) {
        pthread_mutex_init(&valuer->lock, NULL);
        pthread_cond_init(&valuer->released, NULL);
        return valuer;
    }
    free(valuer->valuing);
    free(valuer->shown);
    free(valuer);
    return NULL;
}

void valuer_free(struct valuer *valuer)
{
    if (valuer == NULL)
        return;
    valuer_drop(valuer);
    pthread_cond_destroy(&valuer->released);
    pthread_mutex_destroy(&valuer->lock);
    thread_close_pipe(valuer->news);
    free(valuer->valuing);
    free(valuer->shown);
    free(valuer);
}

void valuer_limit(struct valuer *valuer, struct valuer_limits limits)
{
    valuer->next_limits = limits;
}

/* How the threads are to go on: they learn of it before their next turn. */
static void hold(struct valuer *valuer, bool is_paused, bool is_dropped)
{
    pthread_mutex_lock(&valuer->lock);
    valuer->is_paused = is_paused;
    valuer->is_dropped = is_dropped;
    valuer->is_held = is_paused || is_dropped;
    pthread_cond_broadcast(&valuer->released);
    pthread_mutex_unlock(&valuer->lock);
}

static void end_threads(struct valuer *valuer)
{
    while (valuer->threads > 0)
        pthread_join(valuer->worker[--valuer->threads].thread, NULL);
}

static void forget_news(struct valuer *valuer)
{
    if (valuer->has_news)
        thread_hear(valuer->news);
    valuer->has_news = false;
}

void valuer_drop(struct valuer *valuer)
{
    hold(valuer, false, true);
    end_threads(valuer);
    forget_news(valuer);
    valuer->at_work = 0;
    valuer->is_begun = false;
}

/* Before the threads are there, so no lock is needed. */
static void prepare(struct valuer *valuer, const struct valuing_request *request)
{
    struct valuing_request own = *request;
    own.permission = (struct permission){may_go_on, valuer};
    valuing_prepare(valuer->valuing, &own);
    valuer->limits = valuer->next_limits;
    valuer->player = game_player(request->game);
    valuer->is_certain = false;
    valuer->told = valuer->judged = clock_read(CLOCK_MONOTONIC);
    for (unsigned part = 0; part < VALUING_PARTS; part++)
        valuer->at_work += valuing_has_more(valuer->valuing, part);
}

bool valuer_begin(struct valuer *valuer, const struct valuing_request *request)
{
    valuer_drop(valuer);
    hold(valuer, false, false);
    prepare(valuer, request);
    for (unsigned part = 0; part < VALUING_PARTS; part++) {
        struct worker *worker = &valuer->worker[valuer->threads];
        *worker = (struct worker){.valuer = valuer, .number = part};
        if (!valuing_has_more(valuer->valuing, part))
            continue;
        if (!thread_start(&worker->thread, work, worker)) {
            int why = errno;
            valuer_drop(valuer);
            errno = why;
            return false;
        }
        valuer->threads++;
    }
    valuer->is_begun = true;
    return true;
}

const struct valuing *valuer_look(struct valuer *valuer)
{
    if (!valuer->is_begun)
        return NULL;
    pthread_mutex_lock(&valuer->lock);
    valuing_copy(valuer->shown, valuer->valuing);
    forget_news(valuer);
    pthread_mutex_unlock(&valuer->lock);
    return valuer->shown;
}

bool valuer_has_news(const struct valuer *valuer)
{
    return valuer->has_news;
}

bool valuer_is_busy(const struct valuer *valuer)
{
    return valuer->at_work > 0;
}

void valuer_wait(struct valuer *valuer)
{
    valuer_go_on(valuer);
    end_threads(valuer);
}

void valuer_pause(struct valuer *valuer)
{
    hold(valuer, true, false);
}

void valuer_go_on(struct valuer *valuer)
{
    hold(valuer, false, false);
}

int valuer_fd(const struct valuer *valuer)
{
    return valuer->news[0];
}
