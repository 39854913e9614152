#include "thinking/thinker.h"

#include "thinking/thread.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

/* Simulations between two looks at the clock: about a tenth of a millisecond. */
enum { BETWEEN_LOOKS = 4 };

/* Positions kept by a search that ends by the clock, by its milliseconds, and at most: more are
 * searched without being kept. */
enum { NODES_A_MS = 64, NODES_MOST = 1 << 17 };

/* More simulations than there is time for. */
enum { NO_END = 1 << 30 };

/* A part of the search. It has a thread of its own, or is thought by the thread that leads. */
struct part {
    struct thinker *thinker;
    unsigned number;
    pthread_t thread;
    bool has_thread;
    double until;    /* milliseconds after the beginning, by the clock on the wall */
    double spent_ms; /* of CPU time */
};

struct thinker {
    struct thinker_request request;
    struct bot_answer answer;
    struct bot *bot;
    unsigned nodes; /* that its memory has room for */
    atomic_bool stop;
    struct timespec begun; /* by the clock on the wall */
    double share_ms;       /* of CPU time that each part may take for the stage */
    double cpu_ms;         /* that the answer took */
    pthread_t thread;
    bool has_thread;  /* which has to be joined */
    bool is_thinking; /* or the answer has not been taken */
    int done[2];      /* a pipe: a byte waits in it once the answer is there */
};

static bool is_late(const struct part *part, struct timespec begun)
{
    const struct thinker *thinker = part->thinker;
    const struct thinker_request *request = &thinker->request;
    return (request->cpu_ms > 0 &&
            clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun) >= thinker->share_ms) ||
           (request->wall_ms > 0 && clock_ms_since(CLOCK_MONOTONIC, thinker->begun) >= part->until);
}

/* Thinks until the work of the part is done or its time is over. */
static void *think_part(void *of)
{
    struct part *part = of;
    struct timespec begun = clock_read(CLOCK_THREAD_CPUTIME_ID);
    while (!is_late(part, begun) && bot_think_some(part->thinker->bot, part->number, BETWEEN_LOOKS))
        ;
    part->spent_ms = clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun);
    return NULL;
}

/* A stage, with that share of the time left by the wall. Every part has the same CPU time. Those
 * that this thread thinks, one after the other, have as much of the time by the wall as each other,
 * too. Returns the CPU time of other threads. */
static double think_parts(struct thinker *thinker, double share)
{
    struct part part[BOT_PARTS];
    unsigned here = 0, thought = 0;
    double elsewhere_ms = 0, now = clock_ms_since(CLOCK_MONOTONIC, thinker->begun);
    double window = share * (thinker->request.wall_ms - now);
    for (unsigned p = 0; p < BOT_PARTS; p++) {
        part[p] = (struct part){.thinker = thinker, .number = p, .until = now + window};
        part[p].has_thread = p > 0 && !thinker->request.one_core &&
                             bot_think_some(thinker->bot, p, 1) &&
                             thread_start(&part[p].thread, think_part, &part[p]);
        here += !part[p].has_thread;
    }
    for (unsigned p = 0; p < BOT_PARTS; p++)
        if (!part[p].has_thread) {
            part[p].until = now + window * ++thought / here;
            think_part(&part[p]);
        }
    for (unsigned p = 0; p < BOT_PARTS; p++)
        if (part[p].has_thread) {
            pthread_join(part[p].thread, NULL);
            elsewhere_ms += part[p].spent_ms;
        }
    return elsewhere_ms;
}

static void think(struct thinker *thinker)
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

static void *think_and_tell(void *of)
{
    struct thinker *thinker = of;
    think(thinker);
    thread_tell(thinker->done);
    return NULL;
}

struct thinker *thinker_new(void)
{
    struct thinker *thinker = calloc(1, sizeof *thinker);
    if (thinker == NULL || thread_open_pipe(thinker->done))
        return thinker;
    free(thinker);
    return NULL;
}

void thinker_free(struct thinker *thinker)
{
    if (thinker == NULL)
        return;
    thinker_drop(thinker);
    thread_close_pipe(thinker->done);
    free(thinker->bot);
    free(thinker);
}

/* The positions that a search may keep. */
static unsigned nodes_for(const struct thinker_request *request)
{
    unsigned ms = request->cpu_ms > 0 ? request->cpu_ms : request->wall_ms;
    unsigned nodes = request->simulations + BOT_PARTS;
    if (ms > 0 && ms < nodes / NODES_A_MS)
        nodes = ms * NODES_A_MS;
    return nodes < NODES_MOST ? nodes : NODES_MOST;
}

/* Enough memory for the request; kept for the next one. */
static bool make_room(struct thinker *thinker)
{
    unsigned nodes = nodes_for(&thinker->request);
    if (thinker->bot != NULL && thinker->nodes >= nodes)
        return true;
    free(thinker->bot);
    void *memory = malloc(bot_size(nodes));
    thinker->bot = memory != NULL ? bot_begin(memory, nodes) : NULL;
    thinker->nodes = nodes;
    return memory != NULL;
}

/* Takes a request over, with all that it leaves open. */
static bool accept(struct thinker *thinker, const struct thinker_request *request)
{
    thinker_drop(thinker);
    thinker->request = *request;
    if (request->simulations == 0)
        thinker->request.simulations =
            request->cpu_ms > 0 ? NO_END : bot_levels[request->level].simulations;
    thinker->stop = false;
    thinker->begun = clock_read(CLOCK_MONOTONIC);
    return make_room(thinker);
}

bool thinker_think(struct thinker *thinker, const struct thinker_request *request,
                   struct bot_answer *answer)
{
    if (!accept(thinker, request))
        return false;
    think(thinker);
    *answer = thinker->answer;
    return true;
}

bool thinker_begin(struct thinker *thinker, const struct thinker_request *request)
{
    if (!accept(thinker, request))
        return false;
    thinker->is_thinking = true;
    thinker->has_thread = thread_start(&thinker->thread, think_and_tell, thinker);
    if (!thinker->has_thread)
        think_and_tell(thinker);
    return true;
}

bool thinker_is_busy(const struct thinker *thinker)
{
    return thinker->is_thinking;
}

/* After the byte has been read, or before. */
static void end_thread(struct thinker *thinker)
{
    if (thinker->has_thread)
        pthread_join(thinker->thread, NULL);
    thinker->is_thinking = thinker->has_thread = false;
}

void thinker_wait(struct thinker *thinker, struct bot_answer *answer)
{
    end_thread(thinker);
    thread_hear(thinker->done);
    *answer = thinker->answer;
}

bool thinker_take(struct thinker *thinker, struct bot_answer *answer)
{
    if (!thinker->is_thinking || !thread_hear(thinker->done))
        return false;
    end_thread(thinker);
    *answer = thinker->answer;
    return true;
}

void thinker_hurry(struct thinker *thinker)
{
    thinker->stop = true;
}

void thinker_drop(struct thinker *thinker)
{
    if (!thinker->is_thinking)
        return;
    thinker->stop = true;
    end_thread(thinker);
    thread_hear(thinker->done);
}

double thinker_cpu_ms(const struct thinker *thinker)
{
    return thinker->cpu_ms;
}

int thinker_fd(const struct thinker *thinker)
{
    return thinker->done[0];
}
