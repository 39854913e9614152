#include "thinking/thinker.h"

#include <stdlib.h>

/* Simulations between two looks at the clock: about a tenth of a millisecond. */
enum { BETWEEN_LOOKS = 4 };

/* Positions kept by a search that ends by the clock, by its milliseconds, and at most: more are
 * searched without being kept. */
enum { NODES_A_MS = 64, NODES_MOST = 1 << 17 };

/* More simulations than there is time for. */
enum { NO_END = 1 << 30 };

static bool thinker_is_late(const struct thinker *thinker, struct timespec begun, double until)
{
    const struct thinker_request *request = &thinker->request;
    return (request->cpu_ms > 0 &&
            clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun) >= thinker->share_ms) ||
           (request->wall_ms > 0 && clock_ms_since(CLOCK_MONOTONIC, thinker->begun) >= until);
}

/* Thinks until the work of the part is done or its time is over. */
static void *think_part(void *of)
{
    struct thread_part *part = of;
    struct thinker *thinker = part->of;
    struct timespec begun = clock_read(CLOCK_THREAD_CPUTIME_ID);
    double until = thinker->stage_ms + thinker->window_ms * part->turn / part->turns;
    while (!thinker_is_late(thinker, begun, until) &&
           bot_think_some(thinker->bot, part->number, BETWEEN_LOOKS))
        ;
    thinker->spent_ms[part->number] = clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun);
    return NULL;
}

/* A stage, with that share of the time left by the wall. Every part has the same CPU time. Those
 * that this thread thinks, one after the other, have as much of the time by the wall as each other,
 * too. Returns the CPU time of other threads. */
static double think_parts(struct thinker *thinker, double share)
{
    struct thread_part part[BOT_PARTS];
    double elsewhere_ms = 0;
    thinker->stage_ms = clock_ms_since(CLOCK_MONOTONIC, thinker->begun);
    thinker->window_ms = share * (thinker->request.wall_ms - thinker->stage_ms);
    for (unsigned p = 0; p < BOT_PARTS; p++)
        part[p] = (struct thread_part){.of = thinker,
                                       .number = p,
                                       .wants_thread = p > 0 && !thinker->request.one_core &&
                                                       bot_think_some(thinker->bot, p, 1)};
    thread_do_parts(part, BOT_PARTS, think_part);
    for (unsigned p = 0; p < BOT_PARTS; p++)
        elsewhere_ms += part[p].has_thread ? thinker->spent_ms[p] : 0;
    return elsewhere_ms;
}

static void thinker_search(struct thinker *thinker)
{
    const struct thinker_request *request = &thinker->request;
    struct timespec begun = clock_read(CLOCK_THREAD_CPUTIME_ID);
    bot_prepare(thinker->bot, &(struct bot_request){.game = &request->game,
                                                    .level = request->level,
                                                    .simulations = request->simulations,
                                                    .seed = request->seed,
                                                    .stop = &thinker->stop});
    double elsewhere_ms = 0;
    do {
        double share = bot_stage_share(thinker->bot);
        double spent_ms = elsewhere_ms + clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun);
        thinker->share_ms = share * (request->cpu_ms - spent_ms) / BOT_PARTS;
        elsewhere_ms += think_parts(thinker, share);
    } while (bot_next_stage(thinker->bot));
    bot_conclude(thinker->bot, &thinker->answer);
    thinker->cpu_ms = elsewhere_ms + clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun);
}

static void thinker_play(void *of, unsigned part)
{
    (void)part;
    thinker_search(of);
}

struct thinker *thinker_new(void)
{
    struct thinker *thinker = calloc(1, sizeof *thinker);
    if (thinker == NULL || job_open(&thinker->job))
        return thinker;
    free(thinker);
    return NULL;
}

void thinker_free(struct thinker *thinker)
{
    if (thinker == NULL)
        return;
    thinker_drop(thinker);
    job_close(&thinker->job);
    free(thinker->bot);
    free(thinker);
}

/* The positions that a search may keep. */
static unsigned thinker_nodes_for(const struct thinker_request *request)
{
    unsigned ms = request->cpu_ms > 0 ? request->cpu_ms : request->wall_ms;
    unsigned nodes = request->simulations + BOT_PARTS;
    if (ms > 0 && ms < nodes / NODES_A_MS)
        nodes = ms * NODES_A_MS;
    return nodes < NODES_MOST ? nodes : NODES_MOST;
}

/* Enough memory for the request; kept for the next one. */
static bool thinker_make_room(struct thinker *thinker)
{
    unsigned nodes = thinker_nodes_for(&thinker->request);
    if (thinker->bot != NULL && thinker->nodes >= nodes)
        return true;
    free(thinker->bot);
    void *memory = malloc(bot_size(nodes));
    thinker->bot = memory != NULL ? bot_begin(memory, nodes) : NULL;
    thinker->nodes = nodes;
    return memory != NULL;
}

/* Takes a request over, with all that it leaves open. */
static bool thinker_accept(struct thinker *thinker, const struct thinker_request *request)
{
    thinker_drop(thinker);
    thinker->request = *request;
    if (request->simulations == 0)
        thinker->request.simulations =
            request->cpu_ms > 0 ? NO_END : bot_levels[request->level].simulations;
    thinker->stop = false;
    thinker->begun = clock_read(CLOCK_MONOTONIC);
    return thinker_make_room(thinker);
}

bool thinker_think(struct thinker *thinker, const struct thinker_request *request,
                   struct bot_answer *answer)
{
    if (!thinker_accept(thinker, request))
        return false;
    thinker_search(thinker);
    *answer = thinker->answer;
    return true;
}

bool thinker_begin(struct thinker *thinker, const struct thinker_request *request)
{
    if (!thinker_accept(thinker, request))
        return false;
    job_begin_or_do(&thinker->job,
                    &(struct job_work){.of = thinker, .play = thinker_play, .parts = 1});
    return true;
}

void thinker_wait(struct thinker *thinker, struct bot_answer *answer)
{
    job_wait(&thinker->job);
    job_look(&thinker->job);
    *answer = thinker->answer;
}

bool thinker_take(struct thinker *thinker, struct bot_answer *answer)
{
    bool is_there = job_look(&thinker->job);
    if (is_there)
        *answer = thinker->answer;
    return is_there;
}

void thinker_drop(struct thinker *thinker)
{
    thinker->stop = true;
    job_drop(&thinker->job);
}
